// Finds what is named by some of its words, in whatever order: `Pointblank first` for "Card first: Pointblank".
import { foldName, withoutParticle } from '../../table/names.js';
import { joining } from './small-words.js';

/** One word alone says too little. */
const fewestWords = 2;
/** A shorter beginning of a word is not taken for it. */
const shortestBeginning = 3;
/** A word that stands for a name by itself has so many syllables, or letters. */
const shortestOwn = 2;
const shortestForeign = 4;
/** Words that turn a name around; where one is not said, the name is not meant. */
const turning: ReadonlySet<string> = new Set(['no', 'not', 'dont', 'never', 'without', '안', '않음', '없이', '말고']);

const parting = /[\s\-→>:,.;()/+]+/u;

const foldedWords = (text: string): readonly string[] =>
  text.split(parting).flatMap((word) => {
    const folded = foldName(word);
    return folded === '' || joining.has(word.toLowerCase()) ? [] : [folded];
  });

/** Whether a word that was typed stands for one of a name; numbers are what they are. */
function isFor(said: readonly string[], word: string): boolean {
  return said.some(
    (one) => one === word || (one.length >= shortestBeginning && !/^\d/u.test(one) && word.startsWith(one)),
  );
}

/** The words of a name that are left when each typed one is taken for one of them; undefined where one is none of them. */
function leftOf(typed: readonly (readonly string[])[], name: readonly string[]): readonly string[] | undefined {
  const left = [...name];
  for (const said of typed) {
    const exact = left.findIndex((word) => said.includes(word));
    const at = exact >= 0 ? exact : left.findIndex((word) => isFor(said, word));
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

/** The one thing among whose words are those that were typed as one, as in Korean: `왕립해군` for 영국 왕립 해군. */
function written<T>(
  said: readonly string[],
  items: readonly T[],
  namesOf: (item: T) => readonly string[],
  fewest: number,
): T | undefined {
  const long = said.filter((one) => one.length >= (/[가-힣]/u.test(one) ? shortestOwn : shortestForeign));
  const hasRun = (name: string): boolean => {
    const words = foldedWords(name);
    return words.some((_, from) =>
      words.some((__, to) => to >= from + fewest - 1 && long.includes(words.slice(from, to + 1).join(''))),
    );
  };
  const [only, second] = items.filter((item) => namesOf(item).some(hasRun));
  return second === undefined ? only : undefined;
}

/**
 * The one thing among whose words are all that were typed: of several the one that has the fewest besides.
 * @param areCards cards go by one word of their names: `병기창`.
 */
export function byWords<T>(
  typed: string,
  items: readonly T[],
  namesOf: (item: T) => readonly string[],
  areCards = false,
): T | undefined {
  const said = typed.split(parting).flatMap((word) => {
    const forms = [word, ...withoutParticle(word)].map(foldName).filter((form) => form !== '');
    return forms.length === 0 || joining.has(word.toLowerCase()) ? [] : [forms];
  });
  if (said.length < fewestWords) return written(said.flat(), items, namesOf, areCards ? 1 : fewestWords);
  const found = items
    .flatMap((item) => {
      const counts = namesOf(item).flatMap((name) => {
        const left = leftOf(said, foldedWords(name));
        return left === undefined || left.some((word) => turning.has(word)) ? [] : [left.length];
      });
      return counts.length === 0 ? [] : [{ item, left: Math.min(...counts) }];
    })
    .toSorted((a, b) => a.left - b.left);
  const [first, second] = found;
  return first === undefined || first.left === second?.left ? undefined : first.item;
}
