// Who stands where in a tournament: what a game brings by each rule, what sitting out is worth, and who is before whom when points are level.
import { expect, it } from 'vitest';
import type { ResultRow } from '../../src/store/results.js';
import { pointRules, standingsOf, type CountedTable, type Standing } from '../../src/play/tournament/standings.js';

type Row = readonly [seat: string, userId: string | null, share: number, score?: number];

/** A game that has ended: who held which seat at its end; drawn for those of `places`, else for the same. */
function table(rows: readonly Row[], places: Readonly<Record<string, string>> = {}): CountedTable {
  return {
    places: rows.map(([seat, userId]) => ({ place: seat, seats: [seat], userId: places[seat] ?? userId ?? '' })),
    results: rows.map(([seat, userId, share, score]): ResultRow => ({
      gameId: 1,
      seat,
      side: seat,
      guildId: 'guild',
      kind: 'toy',
      userId,
      computer: false,
      place: share > 0 ? 1 : 2,
      share,
      score: score ?? null,
      rated: true,
      own: true,
      endedAt: new Date(0),
    })),
  };
}

const nobody = { byes: [], byeWorth: 0 } as const;
const shown = (rows: readonly Standing[]): unknown[] => rows.map(({ userId, rank, points }) => [userId, rank, points]);

it('gives one point for a game of two, and a hundred for a game of more', () => {
  const two = [
    table([
      ['a', 'ann', 1],
      ['b', 'bob', 0],
    ]),
  ];
  expect(shown(standingsOf(['bob', 'ann'], two, 'share', nobody))).toEqual([
    ['ann', 1, 1],
    ['bob', 2, 0],
  ]);
  const three = [
    table([
      ['a', 'ann', 0.5],
      ['b', 'bob', 0.5],
      ['c', 'cho', 0],
    ]),
  ];
  const after = standingsOf(['ann', 'bob', 'cho'], three, 'share', nobody);
  expect(shown(after)).toEqual([
    ['ann', 1, 50],
    ['bob', 1, 50],
    ['cho', 3, 0],
  ]);
  expect(after.map(({ wins, played }) => [wins, played])).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
  ]);
});

it('counts by the win alone, by its part, or by what each has where it is shared', () => {
  const rows: readonly Row[] = [
    ['a', 'ann', 0.5, 10],
    ['b', 'bob', 0.5, 6],
    ['c', 'cho', 0, 4],
  ];
  const points = pointRules.map((rule) =>
    standingsOf(['ann', 'bob', 'cho'], [table(rows)], rule, nobody).map((one) => one.points),
  );
  expect(points).toEqual([
    [50, 50, 0],
    [50, 30, 20],
    [0, 0, 0],
  ]);
  // All to who wins alone, whatever the others have; and by parts where nothing is counted.
  const solo = table([
    ['a', 'ann', 1, 18],
    ['b', 'bob', 0, 10],
    ['c', 'cho', 0, 6],
  ]);
  expect(shown(standingsOf(['ann', 'bob'], [solo], 'scores', nobody))).toEqual([
    ['ann', 1, 100],
    ['bob', 2, 0],
  ]);
  const bare = table([
    ['a', 'ann', 0.5],
    ['b', 'bob', 0.5],
    ['c', 'cho', 0],
  ]);
  expect(standingsOf(['ann'], [bare], 'scores', nobody)[0]?.points).toBe(50);
  const thirds = table([
    ['a', 'ann', 1 / 3],
    ['b', 'bob', 1 / 3],
    ['c', 'cho', 1 / 3],
  ]);
  expect(standingsOf(['ann'], [thirds], 'share', nobody)[0]?.points).toBe(33.33);
});

it('gives nothing to who was replaced, and nothing to the substitute', () => {
  const one = table(
    [
      ['a', 'sue', 1],
      ['b', 'bob', 0],
    ],
    { a: 'ann', b: 'bob' },
  );
  expect(shown(standingsOf(['ann', 'bob', 'sue'], [one], 'share', nobody))).toEqual([
    ['ann', 1, 0],
    ['bob', 1, 0],
    ['sue', 1, 0],
  ]);
});

it('leaves out what still runs, counts a game stopped without a result as played, and sitting out as it is worth', () => {
  const running: CountedTable = {
    ...table([
      ['a', 'ann', 1],
      ['b', 'bob', 0],
    ]),
    results: null,
  };
  const stopped: CountedTable = { ...running, results: [] };
  const [ann, bob] = standingsOf(['ann', 'bob'], [running, stopped], 'share', { byes: ['ann', 'ann'], byeWorth: 0.5 });
  expect(ann).toMatchObject({ userId: 'ann', rank: 1, points: 1, played: 1, wins: 0, byes: 2 });
  expect(bob).toMatchObject({ userId: 'bob', rank: 2, points: 0, played: 1, byes: 0 });
});

it('puts wins before draws when points are level, then who has met the stronger ones; who is level in all shares a rank', () => {
  const games = [
    table([
      ['a', 'ann', 1],
      ['b', 'eve', 0],
    ]),
    table([
      ['a', 'ann', 0],
      ['b', 'dan', 1],
    ]),
    table([
      ['a', 'bob', 0.5],
      ['b', 'cho', 0.5],
    ]),
    table([
      ['a', 'bob', 0.5],
      ['b', 'cho', 0.5],
    ]),
    table([
      ['a', 'dan', 1],
      ['b', 'fay', 0],
    ]),
    table([
      ['a', 'eve', 0],
      ['b', 'gus', 1],
    ]),
  ];
  const people = ['gus', 'fay', 'eve', 'dan', 'cho', 'bob', 'ann'];
  const rows = standingsOf(people, games, 'share', nobody);
  // Ann and Gus have a point and a win each: she has met Dan, who has two. Bob and Cho are level in everything.
  expect(shown(rows)).toEqual([
    ['dan', 1, 2],
    ['ann', 2, 1],
    ['gus', 3, 1],
    ['cho', 4, 1],
    ['bob', 4, 1],
    ['fay', 6, 0],
    ['eve', 6, 0],
  ]);
  expect(Object.fromEntries(rows.map(({ userId, met }) => [userId, met]))).toEqual({
    dan: 1,
    ann: 2,
    gus: 0,
    cho: 2,
    bob: 2,
    fay: 2,
    eve: 2,
  });
});
