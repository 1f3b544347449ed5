// Names of places in what players write, in both languages, for readers who know only the other.
import type { AnyGame } from '../../table/game.js';
import type { Wording } from '../../words/words.js';

/** A place that is named in a text, as either language calls it. */
interface Twin {
  readonly en: string;
  readonly ko: string;
}

/** A name as a word of its own: no letter of its script stands before it, nor, in English, behind it; Korean particles may. */
function finder(name: string, isKorean: boolean): RegExp {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const own = isKorean ? '\\p{Script=Hangul}' : '[\\p{Script=Latin}\\p{N}]';
  return new RegExp(`(?<!${own})${escaped}${isKorean ? '' : `(?!${own})`}`, 'giu');
}

/**
 * The places of a game that a text names in one of the languages, in the order in which they stand there. Of names that hold one another
 * the longer counts.
 * @param view of the game; null before it has begun.
 */
export function twinNames(wording: Wording, rules: AnyGame, view: object | null, text: string): readonly Twin[] {
  const twins = (rules.places?.(view) ?? []).map((place): Twin => ({
    en: wording.say(place, 'en', rules.id),
    ko: wording.say(place, 'ko', rules.id),
  }));
  const names = twins.flatMap((twin) => [
    { twin, name: twin.en, find: finder(twin.en, false) },
    { twin, name: twin.ko, find: finder(twin.ko, true) },
  ]);
  names.sort((a, b) => b.name.length - a.name.length);
  const found = new Map<Twin, number>();
  let left = text;
  for (const { twin, find } of names) {
    left = left.replace(find, (match: string, ...rest: readonly unknown[]) => {
      const at = Number(rest.find((one) => typeof one === 'number'));
      found.set(twin, Math.min(at, found.get(twin) ?? at));
      // What was read is not read again, and what follows keeps its place.
      return ' '.repeat(match.length);
    });
  }
  return [...found].sort(([, a], [, b]) => a - b).map(([twin]) => twin);
}
