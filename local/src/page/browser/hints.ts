// The right side: what a newcomer can try, the commands at hand, and the members.
import { avatar, byId, fill, h } from './dom.js';
import { localName, localText, say } from './language.js';
import type { Command, CommandOption } from './protocol.js';
import { nameColor, on, person, state } from './state.js';

let use: (line: string) => void = () => undefined;
/** Sets what pressing a command does. */
export function setUse(action: (line: string) => void): void {
  use = action;
}

/** A command or subcommand as it is typed, as it is shown, what it does, and the part that holds its options. */
export interface Line {
  readonly line: string;
  readonly shown: string;
  readonly text: string;
  readonly leaf: Pick<CommandOption, 'options'>;
}

/** Commands and their subcommands as lines. */
export function lines(commands: readonly Command[]): Line[] {
  const out: Line[] = [];
  const walk = (it: Omit<CommandOption, 'type'>, line: string, shown: string): void => {
    const branches = (it.options ?? []).filter((option) => option.type <= 2);
    if (branches.length > 0)
      for (const branch of branches) walk(branch, `${line} ${branch.name}`, `${shown} ${localName(branch)}`);
    else out.push({ line, shown, text: localText(it), leaf: it });
  };
  for (const command of commands) walk(command, command.name, localName(command));
  return out;
}

function draw(): void {
  const { frame } = state;
  if (!frame) return;
  const known = lines(state.commands.get(state.place) ?? []);
  const start = known.find((it) => it.line === 'game new') ?? known[0];
  const command = start
    ? h('button.command-chip', { onclick: () => use(start.line) }, `/${start.shown}`)
    : h('code', {}, '/');
  const [before = '', after = ''] = say('hints.1', { command: '\u0000' }).split('\u0000');
  fill(
    byId('hints'),
    h(
      'section',
      {},
      h('h2', {}, say('hints.title')),
      h(
        'ol',
        {},
        h('li', {}, before, command, after),
        (['2', '3', '4', '5', '6', '7'] as const).map((number) =>
          number === '5' && !state.clock.movable ? null : h('li', {}, say(`hints.${number}`)),
        ),
      ),
    ),
    h(
      'section',
      {},
      h('h3', {}, say('hints.commands')),
      known.length === 0
        ? h('p.muted', {}, say('hints.nocommands'))
        : known.map((it) =>
            h(
              'button.command-line',
              { onclick: () => use(it.line) },
              h('b', {}, `/${it.shown}`),
              h('small', {}, it.text),
            ),
          ),
    ),
    h(
      'section',
      {},
      h('h3', {}, `${say('members.title')} — ${frame.guild.members.length}`),
      frame.guild.members.map(({ id }) => {
        const it = person(id);
        const online = !it?.bot || frame.bot.online;
        return h(
          'div.member',
          { class: online ? '' : 'away' },
          h('span.presence', { class: online ? 'online' : '' }, avatar(it, 32)),
          h('span', { style: { color: nameColor(id) } }, it?.name ?? '?'),
          it?.bot ? h('span.tag', {}, say('bot.tag')) : null,
        );
      }),
    ),
  );
}

on('frame', draw);
on('place', draw);
on('commands', draw);
on('clock', draw);
on('language', draw);
