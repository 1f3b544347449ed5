// The words of one typed order, in the ways in which they may be cut.
import { wordsOf } from './names-on-offer.js';
import { joining } from './small-words.js';

/** Said among the names of an order in Korean: gone past, put aboard, land, and what is done there. */
const doing: ReadonlySet<string> = new Set([
  '거쳐',
  '거쳐서',
  '지나',
  '지나서',
  '태워',
  '태우고',
  '태워서',
  '싣고',
  '실어',
  '실어서',
  '타고',
  '상륙',
  '이동',
  '복귀',
  '복귀한다',
  '복귀합니다',
  '착륙',
  '착륙한다',
  '착륙합니다',
  '이동한다',
  '이동합니다',
  '공격',
  '공격해',
  '공격한다',
  '공격합니다',
]);
const aboard: ReadonlySet<string> = new Set([
  'by',
  'via',
  'through',
  'aboard',
  'on',
  'using',
  'land',
  'lands',
  'landing',
]);
const everything: ReadonlySet<string> = new Set([
  'all',
  'everything',
  'rest',
  'remaining',
  '모두',
  '전부',
  '전원',
  '나머지',
  '나머지는',
]);

/** A number with what Korean counts by, and a particle. */
const counted = /^(\d{1,4})(?:개|대|척|기|명|x)?(?:을|를|이|가|은|는|와|과|의|로|으로|랑|이랑|하고)?$/u;

/** How many a word says; undefined when it says no number. */
export function countOf(word: string | undefined): number | 'all' | undefined {
  if (word === undefined) return undefined;
  if (everything.has(word.toLowerCase())) return 'all';
  const [, digits] = counted.exec(word) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Whether a word of an order names nothing by itself. */
export function isSaidBetween(word: string): boolean {
  const small = word.toLowerCase();
  return joining.has(small) || doing.has(word) || aboard.has(small);
}

/** A number written behind its word apart from it: `보병3을`, `전투기1로`. */
function apartBehind(word: string): readonly string[] {
  if (countOf(word) !== undefined) return [word];
  const [, bare, behind] = /^(\p{L}+)(\d{1,4}\p{L}{0,3})$/u.exec(word) ?? [];
  return bare !== undefined && countOf(behind) !== undefined ? [bare, behind ?? ''] : [word];
}

/** A number written onto its word apart from it, before it as well: `3inf`. */
function apart(word: string): readonly string[] {
  const [, before, name] = /^(\d{1,4})(\p{L}.*)$/u.exec(word) ?? [];
  return countOf(word) === undefined && before !== undefined && name !== undefined ? [before, name] : apartBehind(word);
}

/** The words of an order in which what is wrong with it is looked for: with numbers apart from Korean names, without what is only done. */
export function namingWords(source: string): readonly string[] {
  const words = wordsOf(source);
  const naming = words.filter((word) => !doing.has(word));
  return (naming.length > 0 ? naming : words).flatMap((word) => (/^[가-힣]/u.test(word) ? apartBehind(word) : [word]));
}

/** The words of an order as they stand, without small words between them, and with numbers apart from names; each way once. */
export function waysToCut(source: string): readonly (readonly string[])[] {
  const words = wordsOf(source);
  const plain = words.filter((word) => !isSaidBetween(word));
  const [behind, parted] = [plain.flatMap(apartBehind), plain.flatMap(apart)];
  return [
    words,
    ...(plain.length > 0 && plain.length < words.length ? [plain] : []),
    ...(behind.length > plain.length ? [behind] : []),
    ...(parted.length > behind.length ? [parted] : []),
  ];
}
