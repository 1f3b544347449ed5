// The choices of a command's option that are known without asking the bot.
import { localName, say } from './language.js';
import type { MenuOption } from './menu.js';
import { entityOptions } from './menu.js';
import type { EntitySelect } from './components.js';
import type { CommandOption } from './protocol.js';

export interface OwnChoice extends Omit<MenuOption, 'value'> {
  readonly value: string | number | boolean;
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
