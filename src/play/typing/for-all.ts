// What a typed list says of all its parts at once: `1 each in France and Italy`, `프랑스 이탈리아 1씩`, `both`.
import { foldName } from '../../table/names.js';

const number = '\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten';
const eachBefore = new RegExp(`^(${number})\\s+(?:each|apiece)(?:\\s+(?:in|into|to|on|for))?[\\s:]+(.+)$`, 'isu');
const eachBehind = new RegExp(`^(.+?)[\\s,:]+(${number})\\s+(?:each|apiece)$`, 'isu');
const eachInKorean = /^(.+?)(?:에)?[\s,:]+(?:각각?\s*)?(\d{1,3}|하나|둘|셋)\s*(?:개|점|대|척|기|명)?씩$/su;
const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const koreanWords = ['하나', '둘', '셋'];
const joint = /\s+(?:and|그리고)\s+|\s*[&,、;]\s*/iu;

function numberOf(said: string): string {
  const at = [words.indexOf(said.toLowerCase()), koreanWords.indexOf(said)].find((found) => found >= 0);
  if (at !== undefined) return `${at + 1}`;
  return /^an?$/iu.test(said) ? '1' : said;
}

/** The parts of a list, each with the number that is said once for all of them; undefined where none is. */
export function eachIn(typed: string): readonly string[] | undefined {
  const text = typed.trim().replace(/[.!]$/u, '');
  const [, first = '', behind = ''] = eachBefore.exec(text) ?? [];
  const [, before = '', last = ''] = eachBehind.exec(text) ?? eachInKorean.exec(text) ?? [];
  const [said, names] = behind === '' ? [last, before] : [first, behind];
  if (said === '' || /\d/u.test(names)) return undefined;
  return names
    .split(joint)
    .map((name) => name.replace(/^(?:and|그리고)\s+/iu, '').trim())
    .filter((name) => name !== '')
    .map((name) => `${name} ${numberOf(said)}`);
}

const everything: ReadonlySet<string> = new Set(
  ['all', 'both', 'everything', 'all of them', 'both of them', '둘 다', '둘다', '모두', '전부', '다'].map(foldName),
);

/** Whether a text says that all there are is meant. */
export function isEverything(typed: string): boolean {
  return everything.has(foldName(typed));
}
