// The words of one typed order, in the ways in which they may be cut.
import { joining, wordsOf } from './names-on-offer.js';

/** Said between the names of an order in Korean, where they do not end a sentence: put aboard, and land. */
const loading: ReadonlySet<string> = new Set([
  '태워',
  '태우고',
  '태워서',
  '싣고',
  '실어',
  '실어서',
  '타고',
  '상륙',
  '이동',
]);
const aboard: ReadonlySet<string> = new Set(['by', 'via', 'aboard', 'on', 'using', 'land', 'lands', 'landing']);
const everything: ReadonlySet<string> = new Set(['all', 'everything', '모두', '전부', '전원']);

/** A number with what Korean counts by, and a particle. */
const counted = /^(\d{1,4})(?:개|대|척|기|명|x)?(?:을|를|이|가|은|는|와|과|의)?$/u;

/** How many a word says; undefined when it says no number. */
export function countOf(word: string | undefined): number | 'all' | undefined {
  if (word === undefined) return undefined;
  if (everything.has(word.toLowerCase())) return 'all';
  const [, digits] = counted.exec(word) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

function isSmall(word: string): boolean {
  const small = word.toLowerCase();
  return joining.has(small) || loading.has(word) || aboard.has(small);
}

/** A number written onto its word apart from it: `3inf`, `보병3을`. */
function apart(word: string): readonly string[] {
  if (countOf(word) !== undefined) return [word];
  const [, before, name] = /^(\d{1,4})(\p{L}.*)$/u.exec(word) ?? [];
  if (before !== undefined && name !== undefined) return [before, name];
  const [, bare, behind] = /^(\p{L}+)(\d{1,4}\p{L}{0,2})$/u.exec(word) ?? [];
  return bare !== undefined && countOf(behind) !== undefined ? [bare, behind ?? ''] : [word];
}

/** The words of an order as they stand, without small words between them, and with numbers apart from names; each way once. */
export function waysToCut(source: string): readonly (readonly string[])[] {
  const words = wordsOf(source);
  const plain = words.filter((word) => !isSmall(word));
  const parted = plain.flatMap(apart);
  return [
    words,
    ...(plain.length > 0 && plain.length < words.length ? [plain] : []),
    ...(parted.length > plain.length ? [parted] : []),
  ];
}
