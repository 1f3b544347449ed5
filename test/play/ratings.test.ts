// Ratings and achievements: who rises and who falls, whatever the sides' sizes, and what exactly counts as achieved.
import { describe, expect, it } from 'vitest';
import { achievedBy, type Deeds } from '../../src/play/records/achievements.js';
import { ratingNow, ratingsFrom, startingRating } from '../../src/play/records/ratings.js';
import type { ResultRow } from '../../src/store/results.js';

const day = 86_400_000;

/** A game's results: each side with its people, by place; seats are named after side and person. */
function game(
  id: number,
  sides: readonly (readonly [place: number, ...people: (string | null)[]])[],
  change: Partial<ResultRow> = {},
): ResultRow[] {
  const winners = sides.filter(([place]) => place === 1).length;
  return sides.flatMap(([place, ...people], n) =>
    people.map((userId, m) => ({
      gameId: id,
      seat: `seat ${n}.${m}`,
      side: `side ${n}`,
      guildId: 'guild',
      kind: 'toy',
      userId,
      computer: false,
      place,
      share: place === 1 ? 1 / winners : 0,
      score: null,
      rated: true,
      own: true,
      endedAt: new Date(id * day),
      ...change,
    })),
  );
}

const now = (results: readonly ResultRow[], who: string): number =>
  ratingNow(ratingsFrom(results).get(who) ?? { curve: [] });

describe('a rating', () => {
  it('rises with wins and falls with losses, and nobody has one without a rated game', () => {
    const results = [1, 2, 3].flatMap((id) =>
      game(id, [
        [1, 'ann'],
        [2, 'bob'],
      ]),
    );
    expect(now(results, 'ann')).toBeGreaterThan(startingRating);
    expect(now(results, 'bob')).toBeLessThan(now(results, 'ann'));
    expect(ratingsFrom(results.map((row) => ({ ...row, rated: false }))).size).toBe(0);
    expect(ratingsFrom(results).get('ann')?.curve).toHaveLength(3);
  });

  it('does not care how many people or seats a side has', () => {
    const few = ratingsFrom(
      game(1, [
        [1, 'ann'],
        [2, 'bob'],
      ]),
    );
    const many = ratingsFrom(
      game(1, [
        [1, 'ann', 'cho', 'dan'],
        [2, 'bob', 'bob'],
      ]),
    );
    for (const who of ['ann', 'bob']) expect(many.get(who)?.curve).toEqual(few.get(who)?.curve);
    expect(many.get('cho')?.curve).toEqual(few.get('ann')?.curve);
  });

  it('is level for those who share a draw', () => {
    const drawn = ratingsFrom(
      game(1, [
        [1, 'ann'],
        [1, 'bob'],
        [2, 'cho'],
      ]),
    );
    expect(drawn.get('ann')?.curve).toEqual(drawn.get('bob')?.curve);
    expect(ratingNow(drawn.get('cho') ?? { curve: [] })).toBeLessThan(ratingNow(drawn.get('ann') ?? { curve: [] }));
  });

  it('leaves a late substitute as they were, and takes somebody erased for a newcomer', () => {
    const late = game(1, [
      [1, 'ann'],
      [2, 'bob'],
    ]).map((row) => ({ ...row, own: row.userId !== 'bob' }));
    expect(ratingsFrom(late).has('bob')).toBe(false);
    expect(now(late, 'ann')).toBe(
      now(
        game(1, [
          [1, 'ann'],
          [2, 'bob'],
        ]),
        'ann',
      ),
    );
    expect(
      now(
        game(1, [
          [1, 'ann'],
          [2, null],
        ]),
        'ann',
      ),
    ).toBe(now(late, 'ann'));
  });
});

describe('achievements', () => {
  const deeds = (results: readonly ResultRow[], rest: Partial<Deeds> = {}): Deeds => ({
    userId: 'ann',
    results,
    kinds: new Map([['toy', ['seat 0.0', 'seat 1.0']]]),
    upset: 0,
    met: 0,
    missed: 0,
    ...rest,
  });
  const win = (id: number): ResultRow[] =>
    game(id, [
      [1, 'ann'],
      [2, 'bob'],
    ]);
  const loss = (id: number): ResultRow[] =>
    game(id, [
      [1, 'bob'],
      [2, 'ann'],
    ]);

  it.each([
    ['nothing yet', deeds([]), []],
    ['a loss', deeds(loss(1)), ['firstRated', 'everyKind']],
    [
      'two wins and a loss',
      deeds([...win(1), ...win(2), ...loss(3)]),
      ['firstRated', 'firstWin', 'everyKind', 'everySeat'],
    ],
    [
      'three wins in a row',
      deeds([...loss(1), ...win(2), ...win(3), ...win(4)]),
      ['firstRated', 'firstWin', 'everyKind', 'everySeat', 'threeInARow'],
    ],
    ['a game beside computers', deeds(win(1).map((row) => ({ ...row, rated: false }))), []],
    ['a win for somebody who left', deeds(win(1).map((row) => ({ ...row, own: false }))), ['rescue']],
    [
      'alone against four',
      deeds(
        game(1, [
          [1, 'ann'],
          [2, 'b'],
          [2, 'c'],
          [2, 'd'],
          [2, 'e'],
        ]),
        { kinds: new Map() },
      ),
      ['firstRated', 'firstWin', 'alone'],
    ],
    [
      'a draw of all three',
      deeds(
        game(1, [
          [1, 'ann'],
          [1, 'b'],
          [1, 'c'],
        ]),
        { kinds: new Map() },
      ),
      ['firstRated', 'allLevel'],
    ],
    ['a hundred deadlines', deeds([], { met: 100, upset: 200 }), ['upset', 'onTime']],
    ['a hundred deadlines and a miss', deeds([], { met: 100, missed: 1, upset: 199 }), []],
  ])('%s', (_what, given, achieved) => {
    expect(achievedBy(given)).toEqual(achieved);
  });
});
