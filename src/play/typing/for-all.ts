// What a typed list says of all its parts at once: `1 each in France and Italy`, `프랑스 이탈리아 1씩`, `both`.
import { foldName } from '../../table/names.js';
import { numberIn } from '../../table/typed-text.js';

const each: ReadonlySet<string> = new Set(['each', 'apiece']);
const eachInKorean = /^(\d{1,3}|\p{Script=Hangul}+?)(?:개|점|대|척|기|명)?씩$/u;
const before: ReadonlySet<string> = new Set(['in', 'into', 'to', 'on', 'for']);
const joint = /[&,、;]|\s(?:and|그리고)\s/iu;

/** The number that is said once for all, and the names it is said of. */
function numberAndNames(
  words: readonly string[],
): { readonly number: number | undefined; readonly names: readonly string[] } | undefined {
  const plain = words.map((word) => word.toLowerCase().replace(/[,:.!]$/u, ''));
  if (each.has(plain[1] ?? ''))
    return { number: numberIn(plain[0] ?? ''), names: words.slice(before.has(plain[2] ?? '') ? 3 : 2) };
  if (each.has(plain.at(-1) ?? '')) return { number: numberIn(plain.at(-2) ?? ''), names: words.slice(0, -2) };
  const [, counted] = eachInKorean.exec(plain.at(-1) ?? '') ?? [];
  if (counted === undefined) return undefined;
  const names = words.slice(0, -1);
  return { number: numberIn(counted), names: /^각각?$/u.test(names.at(-1) ?? '') ? names.slice(0, -1) : names };
}

/** The parts of a list, each with the number that is said once for all of them; undefined where none is. */
export function eachIn(typed: string): readonly string[] | undefined {
  const said = numberAndNames(typed.split(/\s+/u).filter((word) => word !== ''));
  const names = said?.names.join(' ') ?? '';
  if (said?.number === undefined || /\d/u.test(names)) return undefined;
  const parts = names.split(joint).map((name) => name.replace(/^\s*and\s/iu, '').trim());
  return parts.flatMap((name) => (name === '' ? [] : [`${name} ${String(said.number)}`]));
}

const everything: ReadonlySet<string> = new Set(
  ['all', 'both', 'everything', 'all of them', 'both of them', '둘 다', '모두', '전부', '다'].map(foldName),
);

/** Whether a text says that all there are is meant. */
export function isEverything(typed: string): boolean {
  return everything.has(foldName(typed));
}

const allIn =
  /^(?:all|both|everything|all of (?:it|them)|both of them)\s+(?:of\s+)?(?:(?:in|into|to|on|onto|for|at)\s+)?(?:the\s+|my\s+)?(\S.*)$/iu;
const allInKorean = /\s(?:둘 다|셋 다|모두|전부|다|몽땅)$/u;

/** The one name on which a text says that all is put: `both in Greece`, `그리스에 둘 다`. */
export function allOnOne(typed: string): string | undefined {
  const text = typed.trim();
  const said = allIn.exec(text)?.[1];
  const at = said === undefined ? allInKorean.exec(text) : null;
  return at === null
    ? said
    : text
        .slice(0, at.index)
        .replace(/(?:에다|에)$/u, '')
        .trim();
}
