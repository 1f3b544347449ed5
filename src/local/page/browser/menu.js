// Select menus: the options of each kind, one choice or several, with a search box for people and channels.
import { avatar, fill, h, icon } from './dom.js';
import { popup } from './layer.js';
import { state } from './state.js';
import { say } from './words.js';

const people = () => [
  ...state.frame.people.map((it) => ({ value: it.id, label: it.name, description: it.username, face: it })),
  {
    value: state.frame.bot.id,
    label: state.frame.bot.name,
    description: 'bot',
    face: { ...state.frame.bot, bot: true },
  },
];
const roles = () => state.frame.guild.roles.map((it) => ({ value: it.id, label: `@${it.name.replace(/^@/, '')}` }));
const channels = (types) =>
  state.frame.channels
    .filter((it) => !types || types.length === 0 || types.includes(it.type))
    .map((it) => ({ value: it.id, label: it.name, sign: it.thread ? 'thread' : it.type === 15 ? 'forum' : 'hash' }));

/** The options of a select component in one shape: {value, label, description, emoji, preset}. */
export function menuOptions(it) {
  const preset = new Set((it.default_values ?? []).map((one) => one.id));
  const mark = (list) => list.map((one) => ({ ...one, preset: preset.has(one.value) }));
  switch (it.type) {
    case 3:
      return it.options.map((one) => ({ ...one, preset: one.default === true }));
    case 5:
      return mark(people());
    case 6:
      return mark(roles());
    case 7:
      return mark([...people(), ...roles()]);
    default:
      return mark(channels(it.channel_types));
  }
}

/** One line of a list: picture or emoji, label, description. */
export function optionLine(option, right) {
  return [
    option.face ? avatar(option.face, 24) : null,
    option.sign ? icon(option.sign, 18) : null,
    option.emoji ? h('span.emoji', {}, option.emoji.id ? `:${option.emoji.name}:` : option.emoji.name) : null,
    h(
      'span.option-text',
      {},
      h('span', {}, option.label),
      option.description ? h('small', {}, option.description) : null,
    ),
    right,
  ];
}

/**
 * Opens a select menu. A single choice is sent at once; several are sent when the list closes,
 * if their number fits and they changed.
 */
export function openMenu(anchor, it, options, onDone) {
  const most = it.max_values ?? 1;
  const least = it.min_values ?? 1;
  const many = most > 1 || least === 0;
  const before = options.filter((option) => option.preset).map((option) => option.value);
  const chosen = new Set(before);
  let filter = '';
  let at = -1;
  const list = h('div.menu-list', { role: 'listbox', 'aria-multiselectable': String(many) });
  const shown = () =>
    options.filter((option) =>
      `${option.label} ${option.description ?? ''}`.toLowerCase().includes(filter.toLowerCase()),
    );
  const pick = (option) => {
    if (!many) {
      chosen.clear();
      chosen.add(option.value);
      finish();
      return;
    }
    if (chosen.has(option.value)) chosen.delete(option.value);
    else if (chosen.size < most) chosen.add(option.value);
    draw();
  };
  const draw = () => {
    fill(
      list,
      shown().map((option, index) =>
        h(
          'div.option',
          {
            role: 'option',
            'aria-selected': String(chosen.has(option.value)),
            class: `${index === at ? 'at' : ''} ${chosen.has(option.value) ? 'chosen' : ''} ${!chosen.has(option.value) && many && chosen.size >= most ? 'full' : ''}`,
            dataset: { value: option.value },
            onclick: () => pick(option),
          },
          optionLine(option, many ? h('span.box', {}, chosen.has(option.value) ? '✓' : '') : null),
        ),
      ),
    );
    list.querySelector('.at')?.scrollIntoView({ block: 'nearest' });
  };
  let done = false;
  const finish = () => {
    done = true;
    handle.close();
  };
  const search =
    it.type !== 3 || options.length > 12
      ? h('input.menu-search', {
          placeholder: say('menu.search'),
          oninput: (event) => {
            filter = event.target.value;
            at = 0;
            draw();
          },
        })
      : null;
  const box = h(
    'div.menu',
    { tabindex: '-1' },
    search,
    list,
    many
      ? h(
          'div.menu-foot',
          {},
          h('span', {}, say('menu.range', { min: String(least), max: String(most) })),
          h('button.button.primary', { onclick: () => finish() }, say('menu.send')),
        )
      : null,
  );
  box.addEventListener('keydown', (event) => {
    const rows = shown();
    if (event.key === 'ArrowDown') at = Math.min(rows.length - 1, at + 1);
    else if (event.key === 'ArrowUp') at = Math.max(0, at - 1);
    else if (event.key === 'Enter' && rows[at]) {
      pick(rows[at]);
      event.preventDefault();
      return;
    } else return;
    event.preventDefault();
    draw();
  });
  const handle = popup(anchor, box, {
    onClose: () => {
      const values = options.map((option) => option.value).filter((value) => chosen.has(value));
      const changed = values.join() !== before.join();
      if ((many ? changed : done) && values.length >= least && values.length <= most) onDone(values);
    },
  });
  draw();
  handle.place();
  (search ?? box).focus({ preventScroll: true });
}
