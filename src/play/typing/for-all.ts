// What a typed list says of all its parts at once: `1 each in France and Italy`, `프랑스 이탈리아 1씩`, `both`.
import { foldName } from '../../table/names.js';

const number = '\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten';
const eachBefore = new RegExp(
  `^(${number})\\s+(?:each|apiece)(?:\\s+(?:in|into|to|on|for))?[\\s:]+([^\\s:].*)$`,
  'isu',
);
const eachBehind = new RegExp(`[\\s,:](${number})\\s+(?:each|apiece)$`, 'iu');
const eachInKorean = /[\s,:](?:각각?\s*)?(\d{1,3}|하나|둘|셋)\s*(?:개|점|대|척|기|명)?씩$/u;
const parting = /[\s,:]/u;
const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const koreanWords = ['하나', '둘', '셋'];
const joint = /\s+(?:and|그리고)\s+|\s*[&,、;]\s*/iu;

function numberOf(said: string): string {
  const at = [words.indexOf(said.toLowerCase()), koreanWords.indexOf(said)].find((found) => found >= 0);
  if (at !== undefined) return `${at + 1}`;
  return /^an?$/iu.test(said) ? '1' : said;
}

/** What stands before a number that is said for all of it, and the number; undefined where none is. */
function eachBehindIn(text: string): { readonly names: string; readonly said: string } | undefined {
  const found = eachBehind.exec(text) ?? eachInKorean.exec(text);
  if (found === null) return undefined;
  let end = found.index;
  while (end > 0 && parting.test(text.charAt(end - 1))) end -= 1;
  const names = text.slice(0, end).replace(/(?<=.)에$/u, '');
  return names === '' ? undefined : { names, said: found[1] ?? '' };
}

/** The parts of a list, each with the number that is said once for all of them; undefined where none is. */
export function eachIn(typed: string): readonly string[] | undefined {
  const text = typed.trim().replace(/[.!]$/u, '');
  const [, first = '', behind = ''] = eachBefore.exec(text) ?? [];
  const each = behind === '' ? eachBehindIn(text) : { names: behind, said: first };
  if (each === undefined || /\d/u.test(each.names)) return undefined;
  return each.names
    .split(joint)
    .map((name) => name.replace(/^(?:and|그리고)\s+/iu, '').trim())
    .filter((name) => name !== '')
    .map((name) => `${name} ${numberOf(each.said)}`);
}

const everything: ReadonlySet<string> = new Set(
  ['all', 'both', 'everything', 'all of them', 'both of them', '둘 다', '둘다', '모두', '전부', '다'].map(foldName),
);

/** Whether a text says that all there are is meant. */
export function isEverything(typed: string): boolean {
  return everything.has(foldName(typed));
}
