// The choices of a command's option that are known without asking the bot.
import { localName } from './hints.js';
import { menuOptions } from './menu.js';
import { say } from './words.js';

const MENU_OF = { 6: 5, 7: 8, 8: 6, 9: 7 };
/** The choices that are known without asking the bot. */
export function ownChoices(option, text) {
  const wanted = text.toLowerCase();
  const fits = (it) => it.label.toLowerCase().includes(wanted);
  if (option.choices?.length)
    return option.choices.map((it) => ({ label: localName(it), value: it.value })).filter(fits);
  if (option.type === 5)
    return [
      { label: say('slash.true'), value: true },
      { label: say('slash.false'), value: false },
    ].filter(fits);
  if (MENU_OF[option.type])
    return menuOptions({ type: MENU_OF[option.type], channel_types: option.channel_types }).filter(fits);
  return null;
}

/** Whether a value must come from a list. */
export const listed = (option) => Boolean(option.choices?.length) || option.type === 5 || option.type in MENU_OF;
