// What is written down when a game ends: who won what, what counts for ratings, whose result it is, and deadlines kept or missed.
import { describe, expect, it } from 'vitest';
import { resultsFrom, takeBackRecords } from '../../src/play/records/results.js';
import type { Play } from '../../src/play/play.js';
import { listResults, punctualityOf } from '../../src/store/results.js';
import { nim } from '../support/nim/index.js';
import { allBid, ann, begun, bob, cho, dan, give, hourMs, taskOf, testTable } from '../support/table.js';

const table = testTable();
const newNim = {
  guildId: 'guild',
  kind: 'nim',
  name: null,
  language: 'both',
  options: { sticks: 10 },
  paces: {},
} as const;

/** A play layer that never notices an outage. */
function steady(): Play {
  return table.play({ wall: () => new Date(0) });
}

/** The toy from sealed sheets to its end, which red wins. */
async function playOut(play: Play, id: number, green = cho): Promise<void> {
  for (const person of [ann, bob, green]) {
    const { tasks } = await play.desk(id, person.id);
    if (tasks.some((task) => task.sealed))
      await give(play, id, person, [{ subject: 'first', path: ['north'] }], { confirmed: true });
  }
  table.clock.advance(121_000);
  await play.runDue();
  for (let n = 0; n < 20; n++) {
    const game = await play.info(id);
    if (game.status !== 'running') return;
    for (const person of [ann, bob, green]) {
      const { tasks } = await play.desk(id, person.id);
      if (tasks[0] !== undefined) await give(play, id, person, [tasks[0].question.key === 'throw' ? 'wait' : 'stand']);
    }
    table.clock.advance(121_000);
    await play.runDue();
  }
}

const rows = (gameId: number): ReturnType<typeof listResults> => listResults(table.store().db, { gameIds: [gameId] });

describe('results', () => {
  it('are written once a game ends, and count for ratings when people held all seats', async () => {
    const play = steady();
    const { id } = await begun(play);
    await allBid(play, id);
    expect(await rows(id)).toEqual([]);
    await playOut(play, id);
    expect(
      (await rows(id)).map(({ seat, userId, place, share, rated, own }) => [seat, userId, place, share, rated, own]),
    ).toEqual([
      ['blue', 'bob', 2, 0, true, true],
      ['green', 'cho', 2, 0, true, true],
      ['red', 'ann', 1, 1, true, true],
    ]);
    await table.store().inTransaction((tx) => takeBackRecords(tx, id, 0));
    expect(await rows(id)).toEqual([]);
  });

  it('do not count for ratings before everybody has had a first move', async () => {
    const play = steady();
    const { id } = await begun(play);
    await give(play, id, ann, [], { confirmed: true });
    await give(play, id, bob, [], { confirmed: true });
    await play.propose(id, ann.id, 'concede', ['green']);
    await play.propose(id, bob.id, 'concede', ['green']);
    expect((await rows(id)).map(({ seat, share, rated }) => [seat, share, rated])).toEqual([
      ['blue', 0, false],
      ['green', 1, false],
      ['red', 0, false],
    ]);
    const other = await begun(play);
    await allBid(play, other.id);
    await play.propose(other.id, ann.id, 'concede', ['green']);
    await play.propose(other.id, bob.id, 'concede', ['green']);
    expect((await rows(other.id)).map(({ rated }) => rated)).toEqual([true, true, true]);
  });

  it('do not count for ratings beside a computer player', async () => {
    const play = steady();
    const { id } = await begun(play, {
      people: [
        [ann, 'red'],
        [bob, 'blue'],
      ],
    });
    for (const person of [ann, bob]) await give(play, id, person, [], { confirmed: true });
    await playOut(play, id, bob);
    expect((await rows(id)).map(({ seat, userId, computer, rated }) => [seat, userId, computer, rated])).toEqual([
      ['blue', 'bob', false, false],
      ['green', null, true, false],
      ['red', 'ann', false, false],
    ]);
  });

  it('are not those of somebody who sat down near the end, and rate the others all the same', async () => {
    const play = table.play({ wall: () => new Date(0), games: new Map([[nim.id, nim]]) });
    const { id } = await play.create(ann, { ...newNim, settings: { takeOver: 0, quiet: null } });
    await play.join(id, ann, 'first');
    await play.join(id, bob, 'second');
    await play.start(id, ann.id, false);
    for (let turn = 0; turn < 7; turn++) {
      table.clock.advance(hourMs);
      await give(play, id, turn % 2 === 0 ? ann : bob, ['1']);
    }
    await play.leave(id, bob.id);
    await play.join(id, dan, 'second');
    await give(play, id, dan, ['3']);
    expect((await rows(id)).map(({ userId, share, rated, own }) => [userId, share, rated, own])).toEqual([
      ['ann', 0, true, true],
      ['dan', 1, true, false],
    ]);
  });
});

describe('the part of a win', () => {
  const seats = ['a', 'b', 'c', 'd'].map((seat) => ({ seat, userId: `user ${seat}`, computer: false }));
  const common = { heldFor: () => 1, scoreOf: () => null };

  it('is shared alike by all who draw, and whole for a side of several seats', () => {
    const alone = seats.map(({ seat }) => ({ id: seat, seats: [seat] }));
    const draw = resultsFrom({ ...common, seats, sides: alone, winners: ['a', 'c', 'd'] });
    expect(draw.map(({ place, share }) => [place, Math.round(share * 100)])).toEqual([
      [1, 33],
      [2, 0],
      [1, 33],
      [1, 33],
    ]);
    const sides = [
      { id: 'west', seats: ['a', 'b'] },
      { id: 'east', seats: ['c', 'd'] },
    ];
    const won = resultsFrom({ ...common, seats, sides, winners: ['a'] });
    expect(won.map(({ side, place, share }) => [side, place, share])).toEqual([
      ['west', 1, 1],
      ['west', 1, 1],
      ['east', 2, 0],
      ['east', 2, 0],
    ]);
  });

  it('is a substitute’s own from a third of the game on', () => {
    const heldFor = (seat: string): number => (seat === 'a' ? 0.3 : seat === 'b' ? 1 / 3 : 1);
    const sides = seats.map(({ seat }) => ({ id: seat, seats: [seat] }));
    const own = resultsFrom({ ...common, seats, sides, winners: ['a'], heldFor }).map((one) => one.own);
    expect(own).toEqual([false, true, true, true]);
  });

  it('rates nobody who has played against themselves alone', () => {
    const same = seats.map((one) => ({ ...one, userId: 'ann' }));
    const sides = seats.map(({ seat }) => ({ id: seat, seats: [seat] }));
    expect(resultsFrom({ ...common, seats: same, sides, winners: [] }).some(({ rated }) => rated)).toBe(false);
  });
});

describe('how somebody keeps time', () => {
  it('counts phases answered by hand and phases let pass, only in games with others', async () => {
    const play = steady();
    const { id } = await begun(play);
    await give(play, id, ann, [], { confirmed: true });
    await give(play, id, bob, [], { confirmed: true });
    expect((await taskOf(play, id, cho)).sealed).toBe(true);
    table.clock.advance(49 * hourMs);
    await play.runDue();
    const solo = await begun(play, { people: [[ann, 'red']] });
    await give(play, solo.id, ann, [], { confirmed: true });
    const kept = await punctualityOf(table.store().db, ['ann', 'bob', 'cho', 'dan']);
    expect(kept).toEqual([
      { userId: 'ann', met: 1, missed: 0, excused: 0 },
      { userId: 'bob', met: 1, missed: 0, excused: 0 },
      { userId: 'cho', met: 0, missed: 1, excused: 0 },
      { userId: 'dan', met: 0, missed: 0, excused: 0 },
    ]);
    await play.records.list(ann.id, false);
    const shown = await play.records.shown(['ann', 'cho']);
    expect([...shown.values()]).toEqual([{ userId: 'cho', met: 0, missed: 1, excused: 0 }]);
    await table.store().inTransaction((tx) => takeBackRecords(tx, id, 0));
    expect(await punctualityOf(table.store().db, ['cho'])).toMatchObject([{ missed: 0 }]);
  });
});

describe('leaderboards and records', () => {
  it('show who wants to be shown, on this server or on all, and how two people fared against each other', async () => {
    const play = steady();
    const { id } = await begun(play);
    await allBid(play, id);
    await playOut(play, id);
    const names = async (guildId: string | null): Promise<readonly string[]> =>
      (await play.records.leaderboard('toy', guildId)).ranked.map(({ name }) => name);
    expect(await names('guild')).toEqual(['Ann', 'Bob', '초']);
    expect(await names('another')).toEqual([]);
    await play.records.list(ann.id, false);
    expect(await names(null)).toEqual(['Bob', '초']);
    const record = await play.records.record(ann.id, bob.id, 'guild');
    expect(record).toMatchObject({
      listed: false,
      kinds: [{ kind: 'toy', games: 1, won: 1, shared: 0, seats: [{ seat: 'red', games: 1, won: 1 }] }],
      against: { ahead: 0, behind: 1, level: 0, together: 0 },
      kept: { missed: 0 },
    });
    expect(record.achievements).toContain('firstWin');
  });
});
