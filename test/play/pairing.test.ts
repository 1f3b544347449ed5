// Drawing a tournament's rounds: everybody plays or sits out once, nobody twice the same while it can be helped, places in turn.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawRound, usualRounds, type Field } from '../../src/play/tournament/pairing.js';
import type { Round } from '../../src/play/tournament/round.js';

const people = (count: number): string[] => Array.from({ length: count }, (_, n) => `p${n}`);
const placesOf = (count: number): string[] => Array.from({ length: count }, (_, n) => `place ${n}`);

function played(
  format: Field['format'],
  size: number,
  players: number,
  rounds: number,
  points: (round: number, user: string) => number = () => 0,
): Round[] {
  const past: Round[] = [];
  const sums = new Map<string, number>();
  for (let round = 0; round < rounds; round++) {
    const drawn = drawRound({
      format,
      places: placesOf(size),
      players: people(players),
      points: sums,
      past,
      whole: true,
    });
    past.push(drawn);
    for (const { userId } of drawn.tables.flat()) sums.set(userId, (sums.get(userId) ?? 0) + points(round, userId));
  }
  return past;
}

function counted(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

const meetings = (rounds: readonly Round[]): Map<string, number> =>
  counted(
    rounds.flatMap(({ tables }) =>
      tables.flatMap((table) =>
        table.flatMap(({ userId }, n) => table.slice(n + 1).map((other) => [userId, other.userId].sort().join(' '))),
      ),
    ),
  );

const format = fc.constantFrom<Field['format'][]>('roundRobin', 'swiss');

describe('a round', () => {
  it('has everybody once, on a place each, or sitting out, and sitting out goes round', () => {
    fc.assert(
      fc.property(
        format,
        fc.integer({ min: 2, max: 7 }),
        fc.integer({ min: 2, max: 24 }),
        fc.integer({ min: 1, max: 5 }),
        fc.nat(),
        (kind, size, count, rounds, salt) => {
          fc.pre(count >= size);
          const drawn = played(
            kind,
            size,
            count,
            rounds,
            (round, user) => (user.length * 7 + round * salt + Number(user.slice(1)) * salt) % 3,
          );
          for (const { tables, byes } of drawn) {
            expect([...tables.flat().map(({ userId }) => userId), ...byes].sort()).toEqual(people(count).sort());
            expect(byes).toHaveLength(count % size);
            for (const table of tables) expect(table.map(({ place }) => place)).toEqual(placesOf(size));
          }
          const byes = counted(drawn.flatMap((one) => one.byes));
          const times = people(count).map((user) => byes.get(user) ?? 0);
          expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 40, seed: 12 },
    );
  });

  it('is the same for the same lots', () => {
    expect(played('swiss', 3, 11, 4)).toEqual(played('swiss', 3, 11, 4));
  });

  it('cannot be drawn for less than a table', () => {
    expect(() => played('swiss', 7, 6, 1)).toThrow(RangeError);
  });
});

describe('everybody against everybody else', () => {
  it.each([2, 3, 4, 5, 6, 7, 8, 12, 15])(
    'meets once each in the usual rounds of %i players, with both places in turn',
    (count) => {
      const rounds = played('roundRobin', 2, count, usualRounds('roundRobin', 2, count));
      const met = meetings(rounds);
      expect(met.size).toBe((count * (count - 1)) / 2);
      expect([...met.values()].every((times) => times === 1)).toBe(true);
      for (const user of people(count)) {
        const mine = rounds.flatMap(({ tables }) => tables.flat().filter(({ userId }) => userId === user));
        const first = mine.filter(({ place }) => place === 'place 0').length;
        expect(Math.abs(mine.length - 2 * first)).toBeLessThanOrEqual(1);
      }
    },
  );

  it('changes places when it goes round again', () => {
    const rounds = played('roundRobin', 2, 4, 6);
    const [once, again] = [rounds.slice(0, 3), rounds.slice(3)].map(
      (half) => new Set(half.flatMap(({ tables }) => tables.map((table) => table.map(({ userId }) => userId).join()))),
    );
    expect([...(again ?? [])].map((pair) => pair.split(',').reverse().join()).sort()).toEqual([...(once ?? [])].sort());
  });

  it('gives seven at one table each place once in seven rounds', () => {
    const had = counted(
      played('roundRobin', 7, 7, 7).flatMap(({ tables }) =>
        tables.flat().map(({ place, userId }) => `${userId} ${place}`),
      ),
    );
    expect(had.size).toBe(49);
  });

  it('goes on after somebody has left', () => {
    const past = played('roundRobin', 2, 6, 3);
    const players = people(6).filter((one) => one !== 'p4');
    const next = drawRound({
      format: 'roundRobin',
      places: placesOf(2),
      players,
      points: new Map(),
      past,
      whole: false,
    });
    expect([...meetings([...past, next]).values()].every((times) => times === 1)).toBe(true);
    expect(next.byes).toHaveLength(1);
  });
});

describe('a Swiss tournament', () => {
  it('lets nobody meet anybody twice in its usual rounds of eight', () => {
    for (const salt of [1, 2, 3]) {
      const rounds = played(
        'swiss',
        2,
        8,
        usualRounds('swiss', 2, 8),
        (round, user) => (Number(user.slice(1)) * salt + round) % 2,
      );
      expect([...meetings(rounds).values()].every((times) => times === 1)).toBe(true);
    }
  });

  it('gives out two places as evenly as can be, whoever wins', () => {
    const game = fc.record({
      count: fc.integer({ min: 4, max: 14 }),
      strong: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 14, maxLength: 14 }),
    });
    const rounds = 4;
    const ends: number[] = [];
    fc.assert(
      fc.property(game, ({ count, strong }) => {
        const past: Round[] = [];
        const points = new Map(people(count).map((user) => [user, 0]));
        const strength = (user: string): number => strong[Number(user.slice(1))] ?? 0;
        const ahead = (): readonly number[] =>
          people(count).map((user) => {
            const mine = past.flatMap(({ tables }) => tables.flat().filter(({ userId }) => userId === user));
            return Math.abs(mine.length - 2 * mine.filter(({ place }) => place === 'place 0').length);
          });
        for (let round = 1; round <= rounds; round++) {
          const drawn = drawRound({
            format: 'swiss',
            places: placesOf(2),
            players: people(count),
            points,
            past,
            whole: true,
          });
          past.push(drawn);
          for (const [one, other] of drawn.tables) {
            if (one === undefined || other === undefined) throw new Error('an empty place');
            const winner = strength(one.userId) >= strength(other.userId) ? one.userId : other.userId;
            points.set(winner, (points.get(winner) ?? 0) + 1);
          }
          expect(Math.max(...ahead())).toBeLessThanOrEqual(2);
        }
        ends.push(...ahead());
      }),
      { numRuns: 40, seed: 12 },
    );
    // Twice more often is for the few for whom nothing else could be found.
    expect(ends.filter((one) => one > 1).length / ends.length).toBeLessThan(0.03);
  });

  it('lets winners meet in the second round although one place has won everywhere', () => {
    const [first] = played('swiss', 2, 8, 1);
    if (first === undefined) throw new Error('no round');
    const points = new Map(first.tables.map(([, winner]) => [winner?.userId ?? '', 1]));
    const second = drawRound({
      format: 'swiss',
      places: placesOf(2),
      players: people(8),
      points,
      past: [first],
      whole: true,
    });
    for (const table of second.tables) expect(new Set(table.map(({ userId }) => points.get(userId))).size).toBe(1);
  });

  it('lets those of as many points meet', () => {
    const points = new Map(people(8).map((user, n) => [user, n % 2]));
    const { tables } = drawRound({
      format: 'swiss',
      places: placesOf(2),
      players: people(8),
      points,
      past: [],
      whole: true,
    });
    for (const table of tables) expect(new Set(table.map(({ userId }) => points.get(userId))).size).toBe(1);
  });

  it('gives nobody a place twice at tables of three in three rounds', () => {
    const rounds = played('swiss', 3, 9, 3);
    const had = counted(rounds.flatMap(({ tables }) => tables.flat().map(({ place, userId }) => `${userId} ${place}`)));
    expect(Math.max(...had.values())).toBe(1);
    expect(Math.max(...meetings(rounds).values())).toBeLessThanOrEqual(2);
  });
});
