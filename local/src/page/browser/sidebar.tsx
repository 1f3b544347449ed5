// The left side: home and server buttons, channels with posts, the DM with the bot, and the panel with your name.
import type { ComponentChild, VNode } from 'preact';
import { firstPlace, open } from './actions.js';
import { signOf } from './choices.js';
import { byLastUse } from './forum.js';
import { Avatar, Badge, Icon } from './icons.js';
import { say } from './language.js';
import type { Channel, Person } from './protocol.js';
import { CATEGORY, PRIVATE, frame, inDm, person, state } from './state.js';

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word[0])
    .join('')
    .slice(0, 3);

export function Rail(): VNode {
  const { channels, dm, guild } = frame();
  const fresh = channels.some((it) => it.count > 0);
  const server = (on: boolean, more: string, title: string, to: () => string, face: ComponentChild, count: number) => (
    <button
      class={`server ${on ? 'on' : ''} ${more}`}
      title={title}
      aria-label={title}
      onClick={() => void open(to(), false, true)}
    >
      <span class="pill" />
      <span class="face">{face}</span>
      <Badge count={count} />
    </button>
  );
  return (
    <nav id="rail">
      {server(inDm(), '', say('side.home'), () => dm.id, <Icon name="mail" size={26} />, dm.count)}
      <hr />
      {server(
        !inDm(),
        fresh ? 'fresh' : '',
        guild.name,
        () => state.lastGuildPlace ?? firstPlace(),
        initials(guild.name),
        channels.filter((it) => it.called).length,
      )}
    </nav>
  );
}

function Line({ of: it }: { readonly of: Channel }): VNode {
  const on = it.id === state.place;
  return (
    <button
      class={`channel ${on ? 'on' : ''} ${it.count > 0 && !on ? 'fresh' : ''} ${it.thread ? 'child' : ''} ${it.thread?.archived ? 'old' : ''}`}
      data-channel={it.id}
      title={it.topic ?? it.name}
      onClick={() => void open(it.id)}
    >
      <span class="pill" />
      {it.thread ? <span class="elbow" /> : <Icon name={signOf(it)} />}
      <span class="channel-name">
        {it.type === PRIVATE && '🔒 '}
        {it.name}
      </span>
      {it.called && <Badge count={it.count} />}
    </button>
  );
}

/** A channel with the posts or threads under it that the reader has in the list, and the one in view. */
function WithThreads({ of }: { readonly of: Channel }): VNode {
  const threads = frame()
    .channels.filter(
      ({ id, parentId, thread }) => thread && parentId === of.id && (thread.listed || id === state.place),
    )
    .sort(byLastUse)
    .slice(0, 15);
  return (
    <>
      <Line of={of} />
      {threads.length > 0 && (
        <div class="threads">
          {threads.map((it) => (
            <Line key={it.id} of={it} />
          ))}
        </div>
      )}
    </>
  );
}

function GuildList(): VNode {
  const { channels, guild } = frame();
  const all = channels.filter((it) => !it.thread).sort((a, b) => a.position - b.position);
  const under = (parent: string | null): ComponentChild =>
    all.filter((it) => it.parentId === parent && it.type !== CATEGORY).map((it) => <WithThreads key={it.id} of={it} />);
  return (
    <>
      <header class="side-head">
        <b>{guild.name}</b>
      </header>
      <div class="side-list">
        {under(null)}
        {all
          .filter((it) => it.type === CATEGORY)
          .map((category) => (
            <div key={category.id} class="side-part">
              <div class="category">
                <Icon name="down" size={12} />
                {category.name}
              </div>
              {under(category.id)}
            </div>
          ))}
      </div>
    </>
  );
}

function DmList(): VNode {
  const { bot, dm } = frame();
  return (
    <>
      <header class="side-head">
        <b>{say('side.dms')}</b>
      </header>
      <div class="side-list">
        <button class="dm on" onClick={() => void open(dm.id)}>
          <span class={`presence ${bot.online ? 'online' : ''}`}>
            <Avatar of={person(bot.id)} size={32} />
          </span>
          <span class="dm-name">
            {bot.name}
            <small>{say(bot.online ? 'bot.online' : 'bot.offline')}</small>
          </span>
          <Badge count={dm.count} />
        </button>
      </div>
    </>
  );
}

/** What somebody is on the trial server, in words. */
export const kindName = (kind: Person['kind']): string => (kind === 'app' ? say('bot.tag') : say(`kind.${kind}`));

export function Sidebar(): VNode {
  const { me } = frame();
  return (
    <aside id="sidebar">
      {inDm() ? <DmList key="dms" /> : <GuildList key="guild" />}
      <footer class="me">
        <span class="presence online">
          <Avatar of={me} size={32} />
        </span>
        <span class="dm-name">
          {me.name}
          <small>
            {me.username} · {kindName(me.kind)}
          </small>
        </span>
        {me.dmsClosed && (
          <span class="closed" title={say('dms.closed')}>
            <Icon name="mail" size={18} />
          </span>
        )}
      </footer>
    </aside>
  );
}
