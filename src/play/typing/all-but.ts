// “All except …” typed for a choice of several: what is named stays behind, and all others are chosen.

const all: ReadonlySet<string> = new Set([
  ...['all', 'everything', 'every', 'any', 'the', 'other', 'others', 'card', 'cards', 'of', 'them', 'rest'],
]);
const except = /^(?:except|excluding|but|without)[,:]?$/iu;
/** `other than`, `apart from`, `except for`, `but not`: the second word. */
const onward: ReadonlySet<string> = new Set(['for', 'not', 'than', 'from']);
const exceptBefore: ReadonlySet<string> = new Set(['other', 'apart']);

const excepted = /^(.*)(?:빼고|제외하고|제외한|말고)(?:는)?$/u;
const allOthers: ReadonlySet<string> = new Set([
  ...['나머지', '나머지를', '나머지는', '다른', '카드', '카드를', '것', '전부', '전부를', '모두', '모두를', '다'],
]);

const turning = /(?<!\p{L})(?:except|excluding|but|without|other than|apart from)(?!\p{L})|빼고|제외|말고/iu;

/** Whether a text says what is not meant, however: what is named behind it is turned around. */
export function namesWhatIsNot(text: string): boolean {
  return turning.test(text);
}

/**
 * @param typed a whole line.
 * @returns the names of what is not chosen, as they stand there; undefined where the line does not say that all others are.
 */
export function leftOutIn(typed: string): string | undefined {
  const words = typed.split(/\s+/u).filter((word) => word !== '');
  const first = words.findIndex(
    (word, at) => !all.has(word.toLowerCase().replace(/,$/u, '')) || /^than$/iu.test(words[at + 1] ?? ''),
  );
  if (first > 0) {
    const [word = '', next = ''] = words.slice(first).map((one) => one.toLowerCase());
    const isTwo = onward.has(next) && (except.test(word) || exceptBefore.has(word));
    const names = words.slice(first + (isTwo ? 2 : 1));
    if ((isTwo || except.test(word)) && names.length > 0) return names.join(' ');
  }
  const at = words.findLastIndex((word) => excepted.test(word));
  const rest = words.slice(at + 1);
  if (at < 0 || rest.length === 0 || !rest.every((word) => allOthers.has(word))) return undefined;
  const names = [...words.slice(0, at), excepted.exec(words[at] ?? '')?.[1] ?? ''].join(' ').trim();
  return names === '' ? undefined : names;
}
