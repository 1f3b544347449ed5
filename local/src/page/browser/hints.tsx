// The right side: what a newcomer can try, the commands at hand, and the members.
import type { VNode } from 'preact';
import { beginCommand } from './actions.js';
import { lines } from './command-lines.js';
import { Avatar } from './icons.js';
import { say } from './language.js';
import { frame, nameColor, person, state } from './state.js';

export function Hints(): VNode {
  const { bot, guild } = frame();
  const known = lines(state.commands.get(state.place) ?? []);
  const start = known.find((it) => it.line === 'game new') ?? known[0];
  const [before = '', after = ''] = say('hints.1', { command: '\u0000' }).split('\u0000');
  return (
    <aside id="hints">
      <section>
        <h2>{say('hints.title')}</h2>
        <ol>
          <li>
            {before}
            {start ? (
              <button class="command-chip" onClick={() => void beginCommand(start.line)}>{`/${start.shown}`}</button>
            ) : (
              <code>/</code>
            )}
            {after}
          </li>
          {(['2', '3', '4', '5', '6', '7'] as const).map(
            (number) => (number !== '5' || state.clock.movable) && <li key={number}>{say(`hints.${number}`)}</li>,
          )}
        </ol>
      </section>
      <section>
        <h3>{say('hints.commands')}</h3>
        {known.length === 0 && <p class="muted">{say('hints.nocommands')}</p>}
        {known.map((it) => (
          <button key={it.line} class="command-line" onClick={() => void beginCommand(it.line)}>
            <b>{`/${it.shown}`}</b>
            <small>{it.text}</small>
          </button>
        ))}
      </section>
      <section>
        <h3>{`${say('members.title')} — ${guild.members.length}`}</h3>
        {guild.members.map(({ id }) => {
          const it = person(id);
          const online = !it?.bot || bot.online;
          return (
            <div key={id} class={`member ${online ? '' : 'away'}`}>
              <span class={`presence ${online ? 'online' : ''}`}>
                <Avatar of={it} size={32} />
              </span>
              <span style={{ color: nameColor(id) }}>{it?.name ?? '?'}</span>
              {it?.bot && <span class="tag">{say('bot.tag')}</span>}
            </div>
          );
        })}
      </section>
    </aside>
  );
}
