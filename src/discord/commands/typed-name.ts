// A message that is meant as a slash command: Discord sends it as words where the command was not chosen from its list.
import { t } from '../voice.js';
import type { Text } from '../../table/text.js';
import { hasHangul } from '../../table/names.js';
import { commands } from './index.js';

/** Those whose bare name is an answer in no game. */
const unmistakable: ReadonlySet<string> = new Set(['board', 'hand', 'history', 'log', 'odds', 'panel', 'status']);

/** What to say to a message that begins with a slash, or is nothing but the name of something to look at; null of any other. */
export function commandMeant(text: string): Text | null {
  const said = text.trim().toLowerCase();
  const isSlashed = said.startsWith('/');
  const [wanted = '', ...rest] = (isSlashed ? said.slice(1) : said).split(/\s+/u);
  const named = [...commands.values()].find(
    ({ data }) => data.name === wanted || data.name_localizations?.ko === wanted,
  )?.data;
  if (named === undefined) return isSlashed && isWord(wanted) ? t('dm.noCommand', { command: wanted }) : null;
  if (!isSlashed && (rest.length > 0 || !unmistakable.has(named.name))) return null;
  return t('dm.command', { command: hasHangul(wanted) ? (named.name_localizations?.ko ?? named.name) : named.name });
}

/** Whether something could be a command's name. */
function isWord(text: string): boolean {
  return /^[\p{L}-]{1,32}$/u.test(text);
}
