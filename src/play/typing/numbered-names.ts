// The names of what is not on offer, by numbers: what is not to be had often stays the same, only the reasons change.
import { NameIndex } from '../../table/names.js';
import type { Text } from '../../table/text.js';
import type { Wording } from '../../words/words.js';

interface Called {
  readonly id: string;
  readonly text: Text;
}

interface Numbered {
  readonly items: readonly Called[];
  readonly names: NameIndex<number>;
}

/** Lists that were asked for, by game, the newest first. */
const known = new WeakMap<Wording, Map<string, readonly Numbered[]>>();
const mostKnown = 4;

/**
 * The names of a list, each with the number of what it names. They are folded once for all lists of the same ids and the very same texts,
 * also where later lines ask: one line may lead to a hundred places.
 */
export function numberedNames<T extends Called>(
  wording: Wording,
  game: string,
  items: readonly T[],
  namesOf: (item: T) => readonly string[],
): NameIndex<number> {
  const ofGames = known.get(wording) ?? new Map<string, readonly Numbered[]>();
  known.set(wording, ofGames);
  const kept = ofGames.get(game) ?? [];
  const alike = kept.find((one) => areAlike(one.items, items));
  if (alike !== undefined) return alike.names;
  const numbers = new Map(items.map((item, n) => [n, namesOf(item)]));
  const names = new NameIndex([...numbers.keys()], (n) => numbers.get(n) ?? []);
  // Without the reasons, which hold on to a position.
  const list = items.map(({ id, text }) => ({ id, text }));
  ofGames.set(game, [{ items: list, names }, ...kept].slice(0, mostKnown));
  return names;
}

function areAlike(some: readonly Called[], others: readonly Called[]): boolean {
  const isSame = ({ id, text }: Called, n: number): boolean => others[n]?.id === id && others[n].text === text;
  return some.length === others.length && some.every(isSame);
}
