// The right side: what a newcomer can try, the commands at hand, and the members.
import { avatar, fill, h } from './dom.js';
import { nameColor, on, person, state } from './state.js';
import { language, say } from './words.js';

let use = () => undefined;
/** Sets what pressing a command does. */
export const setUse = (action) => {
  use = action;
};

export const localName = (it) => (language() === 'ko' ? it.name_localizations?.ko : null) ?? it.name;
export const localText = (it) => (language() === 'ko' ? it.description_localizations?.ko : null) ?? it.description;

/** Commands and their subcommands as lines: {line, shown, text}. */
export function lines(commands) {
  const out = [];
  const walk = (it, line, shown) => {
    const branches = (it.options ?? []).filter((option) => option.type <= 2);
    if (branches.length > 0)
      for (const branch of branches) walk(branch, `${line} ${branch.name}`, `${shown} ${localName(branch)}`);
    else out.push({ line, shown, text: localText(it), leaf: it });
  };
  for (const command of commands) walk(command, command.name, localName(command));
  return out;
}

function draw() {
  const { frame } = state;
  if (!frame) return;
  const known = lines(state.commands.get(state.place) ?? []);
  const start = known.find((it) => it.line === 'game new') ?? known[0];
  const command = start
    ? h('button.command-chip', { onclick: () => use(start.line) }, `/${start.shown}`)
    : h('code', {}, '/');
  const [before, after] = say('hints.1', { command: '\u0000' }).split('\u0000');
  fill(
    document.getElementById('hints'),
    h(
      'section',
      {},
      h('h2', {}, say('hints.title')),
      h(
        'ol',
        {},
        h('li', {}, before, command, after),
        ['2', '3', '4', '5', '6', '7'].map((number) =>
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
