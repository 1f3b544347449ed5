// Who stands where in a tournament: points by the tournament's rule, then wins, then the points of those one has met.
import type { ResultRow } from '../../store/results.js';

/**
 * What a game brings. `share`: the side's part of the win. `scores`: all to who wins alone; what is shared goes by what each has of
 * what the game counts, such as centres. `wins`: only a win alone counts.
 */
export const pointRules = ['share', 'scores', 'wins'] as const;
type PointRule = (typeof pointRules)[number];

/** A table as it counts: whom it was drawn for, and what it came to; null while it runs. */
export interface CountedTable {
  readonly places: readonly { readonly place: string; readonly seats: readonly string[]; readonly userId: string }[];
  /** Nothing for a game that was stopped without a result. */
  readonly results: readonly ResultRow[] | null;
}

export interface Standing {
  readonly userId: string;
  /** From 1; those who are level in everything share it. */
  readonly rank: number;
  readonly points: number;
  readonly played: number;
  readonly wins: number;
  readonly byes: number;
  /** The points of all one has met, added up. */
  readonly met: number;
}

/** A win of one side of two is worth 1; a game of more sides brings 100 in all. */
function wholeOf(results: readonly ResultRow[]): 1 | 100 {
  return new Set(results.map(({ side }) => side)).size <= 2 ? 1 : 100;
}

/**
 * What seats drawn for somebody bring them: what their side came to, if they still hold one of them at the end. Who has been replaced
 * gets nothing, and neither does the substitute.
 */
function pointsOf(
  rule: PointRule,
  results: readonly ResultRow[],
  { userId, seats }: { readonly userId: string; readonly seats: readonly string[] },
): number {
  const mine = results.filter((row) => seats.includes(row.seat) && row.userId === userId);
  const share = Math.max(0, ...mine.map((row) => row.share));
  const whole = wholeOf(results);
  switch (rule) {
    case 'share':
      return share * whole;
    case 'wins':
      return share === 1 ? whole : 0;
    case 'scores': {
      const all = results.reduce((sum, { score }) => sum + (score ?? 0), 0);
      const isSolo = results.some((row) => row.share === 1);
      if (isSolo || all <= 0) return share * whole;
      return (mine.reduce((sum, { score }) => sum + (score ?? 0), 0) / all) * whole;
    }
  }
}

/**
 * The standings of everybody who takes part.
 * @param byes who sat out, once for each round; in Swiss each is worth what a game shared by all is.
 */
export function standingsOf(
  people: readonly string[],
  tables: readonly CountedTable[],
  rule: PointRule,
  { byes, byeWorth }: { readonly byes: readonly string[]; readonly byeWorth: number },
): readonly Standing[] {
  const ended = tables.flatMap(({ places, results }) => (results === null ? [] : [{ places, results }]));
  const sums = new Map(
    people.map((userId) => {
      const mine = ended.flatMap(({ places, results }) =>
        places.filter((place) => place.userId === userId).map((place) => ({ place, results })),
      );
      const sitOuts = byes.filter((one) => one === userId).length;
      const points = mine.map(({ place, results }) => pointsOf(rule, results, place));
      const wins = mine.filter(({ place, results }) =>
        results.some((row) => place.seats.includes(row.seat) && row.userId === userId && row.share === 1),
      );
      const sum = points.reduce((a, b) => a + b, 0) + sitOuts * byeWorth;
      return [userId, { points: rounded(sum), played: mine.length, wins: wins.length, byes: sitOuts }] as const;
    }),
  );
  const met = (userId: string): number => {
    const others = ended
      .filter(({ places }) => places.some((place) => place.userId === userId))
      .flatMap(({ places }) => places.filter((place) => place.userId !== userId));
    return rounded(others.reduce((sum, other) => sum + (sums.get(other.userId)?.points ?? 0), 0));
  };
  const rows = [...sums].map(([userId, sum]) => ({ userId, ...sum, met: met(userId) }));
  const order = (a: (typeof rows)[number], b: (typeof rows)[number]): number =>
    b.points - a.points || b.wins - a.wins || b.met - a.met;
  rows.sort(order);
  return rows.map((row) => ({ ...row, rank: 1 + rows.filter((other) => order(other, row) < 0).length }));
}

/** Points are added up in hundredths. */
function rounded(points: number): number {
  return Math.round(points * 100) / 100;
}
