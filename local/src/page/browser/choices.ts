// The options of select menus, and the choices of a command's option that are known without asking the bot.
import type { EntitySelect, Select } from './components.js';
import type { IconName } from './icons.js';
import { localName, say } from './language.js';
import type { Channel, CommandOption } from './protocol.js';
import type { ListLine, MenuOption } from './state.js';
import { FORUM, PRIVATE, frame } from './state.js';

export interface OwnChoice extends ListLine {
  readonly value: string | number | boolean;
}

/** The icon of a channel, post or thread. */
export const signOf = (it: Channel): IconName =>
  it.type === FORUM ? 'forum' : it.type === PRIVATE ? 'lock' : it.thread ? 'thread' : 'hash';

function people(): MenuOption[] {
  const { bot, people: everybody } = frame();
  return [
    ...everybody.map((it) => ({ value: it.id, label: it.name, description: it.username, face: it })),
    { value: bot.id, label: bot.name, description: 'bot', face: { ...bot, bot: true } },
  ];
}
const roles = (): MenuOption[] =>
  frame().guild.roles.map((it) => ({ value: it.id, label: `@${it.name.replace(/^@/, '')}` }));
const channels = (types: readonly number[]): MenuOption[] =>
  frame()
    .channels.filter((it) => types.length === 0 || types.includes(it.type))
    .map((it) => ({ value: it.id, label: it.name, sign: signOf(it) }));

/** The options of a menu of people, roles or channels. */
function entityOptions(type: EntitySelect['type'], channelTypes: EntitySelect['channel_types']): MenuOption[] {
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

/** Which select menu has the same choices as an option of people, channels, roles or both. */
const MENU_OF: Readonly<Record<number, EntitySelect['type']>> = { 6: 5, 7: 8, 8: 6, 9: 7 };

/** The choices that fit what is typed, or null when only the bot knows them. */
export function ownChoices(option: CommandOption, text: string): OwnChoice[] | null {
  const wanted = text.toLowerCase();
  const fits = (it: OwnChoice): boolean => it.label.toLowerCase().includes(wanted);
  if (option.choices && option.choices.length > 0)
    return option.choices.map((it) => ({ label: localName(it), value: it.value })).filter(fits);
  if (option.type === 5)
    return [
      { label: say('slash.true'), value: true },
      { label: say('slash.false'), value: false },
    ].filter(fits);
  const menu = MENU_OF[option.type];
  return menu === undefined ? null : entityOptions(menu, option.channel_types).filter(fits);
}

/** Whether a value must come from a list. */
export const listed = (option: CommandOption): boolean =>
  (option.choices?.length ?? 0) > 0 || option.type === 5 || option.type in MENU_OF;
