// What somebody has achieved over all their games: few things, each with a precise condition.
import type { ResultRow } from '../../store/results.js';
import { gamesOf } from './ratings.js';

const achievements = [
  'firstRated',
  'firstWin',
  'tenRated',
  'fiftyRated',
  'everyKind',
  'everySeat',
  'threeInARow',
  'alone',
  'allLevel',
  'upset',
  'onTime',
  'rescue',
] as const;
export type Achievement = (typeof achievements)[number];

/** A win over sides rated so much higher is one nobody expected. */
const unexpected = 200;
/** So many deadlines met, with none missed. */
const manyDeadlines = 100;
/** A win alone counts against at least so many other sides. */
const manySides = 4;

/** What achievements are judged by. */
export interface Deeds {
  readonly userId: string;
  /** All seats of all games this person has a result in, in the order in which they ended. */
  readonly results: readonly ResultRow[];
  /** The seats of each game's usual set-up, by game. */
  readonly kinds: ReadonlyMap<string, readonly string[]>;
  readonly upset: number;
  readonly met: number;
  readonly missed: number;
}

/** What somebody has achieved, in the order of the list. */
export function achievedBy({ userId, results, kinds, upset, met, missed }: Deeds): readonly Achievement[] {
  const games = gamesOf(results).map((seats) => ({ seats, mine: seats.filter((one) => one.userId === userId) }));
  const rated = games.filter(({ mine }) => mine.some((one) => one.rated && one.own));
  const wins = rated.map(({ mine }) => mine.some(({ share }) => share === 1));
  const seatsOf = (kind: string): ReadonlySet<string> =>
    new Set(rated.flatMap(({ mine }) => mine.filter((one) => one.kind === kind).map(({ seat }) => seat)));
  const sidesIn = (seats: readonly ResultRow[]): number => new Set(seats.map(({ side }) => side)).size;
  const holds: Readonly<Record<Achievement, boolean>> = {
    firstRated: rated.length >= 1,
    firstWin: wins.includes(true),
    tenRated: rated.length >= 10,
    fiftyRated: rated.length >= 50,
    everyKind: kinds.size > 0 && [...kinds.keys()].every((kind) => seatsOf(kind).size > 0),
    everySeat: [...kinds].some(([kind, seats]) => seats.every((seat) => seatsOf(kind).has(seat))),
    threeInARow: wins.some((_, n) => n >= 2 && wins.slice(n - 2, n + 1).every(Boolean)),
    alone: rated.some(({ seats, mine }) => sidesIn(seats) > manySides && mine.some(({ share }) => share === 1)),
    allLevel: rated.some(({ seats }) => sidesIn(seats) > 2 && seats.every(({ place }) => place === 1)),
    upset: upset >= unexpected,
    onTime: missed === 0 && met >= manyDeadlines,
    rescue: games.some(({ mine }) => mine.some((one) => one.rated && !one.own && one.place === 1)),
  };
  return achievements.filter((one) => holds[one]);
}
