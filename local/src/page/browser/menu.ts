// Select menus: the options of each kind, one choice or several, with a search box for people and channels.
import type { Child, Face, IconName } from './dom.js';
import { avatar, fill, h, icon } from './dom.js';
import { say } from './language.js';
import { popup } from './layer.js';
import type { Emoji, EntitySelect, Select } from './components.js';
import type { Channel } from './protocol.js';
import { frame } from './state.js';

/** One line of a list. */
export interface ListLine {
  readonly label: string;
  readonly description?: string | null | undefined;
  readonly emoji?: Emoji | null | undefined;
  readonly face?: Face;
  readonly sign?: IconName;
}

/** An option of a select menu of any kind. */
export interface MenuOption extends ListLine {
  readonly value: string;
  /** Whether it is chosen from the start. */
  readonly preset?: boolean;
}

function people(): MenuOption[] {
  const { bot, people: everybody } = frame();
  return [
    ...everybody.map((it) => ({ value: it.id, label: it.name, description: it.username, face: it })),
    { value: bot.id, label: bot.name, description: 'bot', face: { ...bot, bot: true } },
  ];
}
const roles = (): MenuOption[] =>
  frame().guild.roles.map((it) => ({ value: it.id, label: `@${it.name.replace(/^@/, '')}` }));
const signOf = (it: Channel): IconName => (it.thread ? 'thread' : it.type === 15 ? 'forum' : 'hash');
const channels = (types: readonly number[]): MenuOption[] =>
  frame()
    .channels.filter((it) => types.length === 0 || types.includes(it.type))
    .map((it) => ({ value: it.id, label: it.name, sign: signOf(it) }));

/** The options of a menu of people, roles or channels. */
export function entityOptions(type: EntitySelect['type'], channelTypes: EntitySelect['channel_types']): MenuOption[] {
  switch (type) {
    case 5:
      return people();
    case 6:
      return roles();
    case 7:
      return [...people(), ...roles()];
    case 8:
      return channels(channelTypes ?? []);
  }
}

/** The options of a select component, those marked that are chosen from the start. */
export function menuOptions(it: Select): MenuOption[] {
  if (it.type === 3) return it.options.map((one) => ({ ...one, preset: one.default === true }));
  const preset = new Set((it.default_values ?? []).map((one) => one.id));
  return entityOptions(it.type, it.channel_types).map((one) => ({ ...one, preset: preset.has(one.value) }));
}

/** The text of an emoji; the pictures of a server's own are not here, so their names stand for them. */
export const emojiText = (emoji: Emoji): string => (emoji.id ? `:${emoji.name ?? ''}:` : (emoji.name ?? ''));

/** One line of a list: picture or emoji, label, description. */
export function optionLine(option: ListLine, right: Child): Child {
  return [
    option.face ? avatar(option.face, 24) : null,
    option.sign ? icon(option.sign, 18) : null,
    option.emoji ? h('span.emoji', {}, emojiText(option.emoji)) : null,
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
export function openMenu(
  anchor: HTMLElement,
  it: Select,
  options: readonly MenuOption[],
  onDone: (values: string[]) => void,
): void {
  const most = it.max_values ?? 1;
  const least = it.min_values ?? 1;
  const many = most > 1 || least === 0;
  const before = options.filter((option) => option.preset).map((option) => option.value);
  const chosen = new Set(before);
  let filter = '';
  let at = -1;
  const list = h('div.menu-list', { role: 'listbox', 'aria-multiselectable': String(many) });
  const shown = (): MenuOption[] =>
    options.filter((option) =>
      `${option.label} ${option.description ?? ''}`.toLowerCase().includes(filter.toLowerCase()),
    );
  const pick = (option: MenuOption): void => {
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
  const draw = (): void => {
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
  const finish = (): void => {
    done = true;
    handle.close();
  };
  const search =
    it.type !== 3 || options.length > 12
      ? h('input.menu-search', {
          placeholder: say('menu.search'),
          oninput: ({ target }) => {
            filter = target instanceof HTMLInputElement ? target.value : '';
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
    else if (event.key === 'Enter') {
      const chosenRow = rows[at];
      if (!chosenRow) return;
      pick(chosenRow);
      event.preventDefault();
      return;
    } else return;
    event.preventDefault();
    draw();
  });
  const handle = popup(anchor, box, () => {
    const values = options.map((option) => option.value).filter((value) => chosen.has(value));
    const changed = values.join() !== before.join();
    if ((many ? changed : done) && values.length >= least && values.length <= most) onDone(values);
  });
  draw();
  handle.place();
  (search ?? box).focus({ preventScroll: true });
}
