// Tournaments from sign-up to their end, by play alone: rounds open by themselves, seats go round, standings follow from the games.
import { describe, expect, it } from 'vitest';
import type { Play } from '../../src/play/play.js';
import type { Person } from '../../src/play/change/person.js';
import { takeBackRecords } from '../../src/play/records/results.js';
import type { SetUp, TournamentInfo } from '../../src/play/tournament/tournaments.js';
import { nim } from '../support/nim/index.js';
import { teamGame } from '../support/team-game.js';
import { ann, bob, cho, dan, give, hourMs, refusal, testTable } from '../support/table.js';

const table = testTable();
const eve: Person = { id: 'eve', name: 'Eve', locale: 'en' };
const fay: Person = { id: 'fay', name: 'Fay', locale: 'ko' };
const six = [ann, bob, cho, dan, eve, fay];

/** A play layer that never notices an outage, with few games allowed: a tournament's tables do not count. */
function steady(): Play {
  const games = new Map([nim, teamGame].map((game) => [game.id, game]));
  return table.play({ wall: () => new Date(0), games, allowance: 1 });
}

/** Four sticks: whoever is second can win. */
async function setUp(play: Play, change: Partial<SetUp> = {}): Promise<TournamentInfo> {
  const like = await play.create(dan, {
    guildId: 'guild',
    kind: 'nim',
    name: null,
    language: 'both',
    options: { sticks: 4 },
    paces: { turn: 12 },
  });
  await play.cancel(like.id, dan.id);
  return play.tournaments.create(ann, {
    guildId: 'guild',
    kind: 'nim',
    name: 'Cup',
    format: 'roundRobin',
    language: 'both',
    paces: {},
    like: like.id,
    settings: {},
    ...change,
  });
}

/** Plays a table to its end: the stronger wins, who comes first in the alphabet. */
async function playOut(play: Play, gameId: number): Promise<void> {
  const { seats } = await play.info(gameId);
  const [first, second] = seats.map(({ userId }) => six.find(({ id }) => id === userId));
  if (first === undefined || second === undefined) throw new Error('nobody sits there');
  const isFirst = first.id < second.id;
  // Three of four leave one stick, which the other has to take; one of four leaves three.
  await give(play, gameId, first, [isFirst ? '2' : '1']);
  if (isFirst) {
    await give(play, gameId, second, ['1']);
    return;
  }
  await give(play, gameId, second, ['3']);
}

const open = (info: TournamentInfo): number[] => info.tables.filter(({ over }) => !over).map(({ gameId }) => gameId);

describe('a round robin', () => {
  it('of six runs over three tables to its end, each against each with places in turn, and tells who has won', async () => {
    const play = steady();
    const { id } = await setUp(play);
    for (const person of six) await play.tournaments.join(id, person);
    let info = await play.tournaments.start(id, ann.id, false);
    expect(info).toMatchObject({ status: 'running', round: 1, rounds: 5, perTable: 2 });
    for (let round = 1; round <= 5; round++) {
      expect(info.round).toBe(round);
      expect(open(info)).toHaveLength(3);
      for (const gameId of open(info)) await playOut(play, gameId);
      await play.runDue();
      info = await play.tournaments.info(id);
    }
    expect(info.status).toBe('finished');
    expect(info.standings.map(({ rank, userId, points, played }) => [rank, userId, points, played])).toEqual([
      [1, 'ann', 5, 5],
      [2, 'bob', 4, 5],
      [3, 'cho', 3, 5],
      [4, 'dan', 2, 5],
      [5, 'eve', 1, 5],
      [6, 'fay', 0, 5],
    ]);
    const pairs = info.tables.map(({ places }) =>
      places
        .map(({ userId }) => userId)
        .sort()
        .join(' '),
    );
    expect(new Set(pairs).size).toBe(15);
    for (const { id: user } of six) {
      const first = info.tables.filter(({ places }) => places[0]?.userId === user).length;
      expect([2, 3]).toContain(first);
    }
    const said = (await table.said()).flatMap((one) => (one.kind === 'notice' ? [one.text.key] : []));
    expect(said.filter((key) => key === 'tournament.table')).toHaveLength(15);
    expect(said.at(-1) === 'tournament.over' || said.includes('tournament.over')).toBe(true);
    // A game that is played again counts no more until it ends again.
    const gameId = info.tables[0]?.gameId ?? 0;
    await table.store().inTransaction((tx) => takeBackRecords(tx, gameId, 0));
    const sum = (await play.tournaments.info(id)).standings.reduce((all, { points }) => all + points, 0);
    expect(sum).toBe(14);
  });

  it('takes nobody twice, nobody late, and only its host or a steward starts it, with enough people', async () => {
    const play = steady();
    const { id } = await setUp(play);
    await play.tournaments.join(id, bob);
    expect(await refusal(play.tournaments.join(id, bob))).toEqual(['tournament.alreadyIn']);
    expect(await refusal(play.tournaments.leave(id, cho.id))).toEqual(['tournament.notIn']);
    expect(await refusal(play.tournaments.start(id, bob.id, false))).toEqual(['tournament.notHost']);
    expect(await refusal(play.tournaments.start(id, ann.id, false))).toEqual(['tournament.tooFew']);
    await play.tournaments.join(id, cho);
    await play.tournaments.start(id, bob.id, true);
    expect(await refusal(play.tournaments.join(id, dan))).toEqual(['tournament.notSignup']);
    expect(await refusal(play.tournaments.set(id, ann.id, false, { points: 'wins' }))).toEqual(['tournament.tooLate']);
    await play.tournaments.cancel(id, ann.id, false);
    expect(await refusal(play.tournaments.join(id, dan))).toEqual(['tournament.ended']);
    expect(await refusal(play.tournaments.info(99))).toEqual(['tournament.none']);
  });
});

it('calls each of its players to their table as it begins, the host who sets it off among them', async () => {
  const play = steady();
  const { id } = await setUp(play);
  for (const person of six) await play.tournaments.join(id, person);
  await table.said();
  await play.tournaments.start(id, ann.id, false);
  const said = await table.said();
  const asked = said.flatMap((one) => (one.kind === 'prompt' ? [one.userId] : []));
  const told = said.flatMap((one) =>
    one.kind === 'private' && (one.given ?? []).some(({ key }) => key === 'news.begun') ? [one.userId] : [],
  );
  expect(asked).toHaveLength(3);
  expect([...asked, ...told].toSorted()).toEqual(six.map((person) => person.id).toSorted());
});

it('is not cut short by a host who takes part, once it runs', async () => {
  const play = steady();
  const { id } = await setUp(play);
  for (const person of [ann, bob, cho]) await play.tournaments.join(id, person);
  await play.tournaments.set(id, ann.id, false, { rounds: 3 });
  await play.tournaments.start(id, ann.id, false);
  expect(await refusal(play.tournaments.set(id, ann.id, false, { rounds: 1 }))).toEqual(['tournament.stake']);
  expect(await refusal(play.tournaments.cancel(id, ann.id, true))).toEqual(['tournament.stake']);
  expect((await play.tournaments.set(id, ann.id, false, { days: 9 })).settings.days).toBe(9);
  expect((await play.tournaments.set(id, dan.id, true, { rounds: 2 })).rounds).toBe(2);
  await play.tournaments.leave(id, ann.id);
  expect((await play.tournaments.cancel(id, ann.id, false)).status).toBe('cancelled');
});

describe('a Swiss tournament', () => {
  it('opens the next round at its time although a game goes on, pairs no more who has left, and waits for all at the end', async () => {
    const play = steady();
    const { id } = await setUp(play, { format: 'swiss', settings: { days: 3, rounds: 2 } });
    for (const person of [ann, bob, cho, dan]) await play.tournaments.join(id, person);
    let info = await play.tournaments.start(id, ann.id, false);
    const [slow = 0, quick = 0] = open(info);
    await playOut(play, quick);
    await play.runDue();
    expect((await play.tournaments.info(id)).round).toBe(1);
    const gone = info.tables.find(({ gameId }) => gameId === quick)?.places[0]?.userId ?? '';
    await play.tournaments.leave(id, gone);
    // Their clocks stand still, so that nobody misses anything meanwhile.
    await play.pause(slow, dan.id, { name: 'Mod' });
    table.clock.advance(73 * hourMs);
    await play.runDue();
    info = await play.tournaments.info(id);
    expect(info.round).toBe(2);
    expect(info.byes).toHaveLength(1);
    expect(info.tables.filter(({ round }) => round === 2)).toHaveLength(1);
    expect(
      info.tables.flatMap(({ round, places }) => (round === 2 ? places.map(({ userId }) => userId) : [])),
    ).not.toContain(gone);
    const last = info.tables.find(({ round }) => round === 2)?.gameId ?? 0;
    await playOut(play, last);
    await play.runDue();
    expect((await play.tournaments.info(id)).status).toBe('running');
    await play.resume(slow, dan.id, { name: 'Mod' });
    await playOut(play, slow);
    await play.runDue();
    info = await play.tournaments.info(id);
    expect(info.status).toBe('finished');
    expect(info.standings.reduce((sum, { points }) => sum + points, 0)).toBe(3.5);
  });
});

describe('a tournament of a game with sides', () => {
  it('gives one player a whole side, or a seat each', async () => {
    const play = steady();
    const { id } = await setUp(play, { kind: 'teams', like: null });
    expect((await play.tournaments.info(id)).perTable).toBe(2);
    expect((await play.tournaments.set(id, ann.id, false, { sides: false })).perTable).toBe(6);
    await play.tournaments.set(id, ann.id, false, { sides: true });
    for (const person of [ann, bob]) await play.tournaments.join(id, person);
    const [first] = (await play.tournaments.start(id, ann.id, false)).tables;
    const { seats, status } = await play.info(first?.gameId ?? 0);
    expect(status).toBe('running');
    expect(seats.map(({ userId }) => userId)).toEqual([
      ...Array<string>(3).fill(seats[0]?.userId ?? ''),
      ...Array<string>(3).fill(seats[3]?.userId ?? ''),
    ]);
  });
});

describe('a Swiss tournament', () => {
  it('is not begun anew by who left it and had their data erased, and keeps what the others have won', async () => {
    const play = steady();
    const { id } = await setUp(play, { format: 'swiss', settings: { rounds: 3 } });
    for (const person of six) await play.tournaments.join(id, person);
    const begun = await play.tournaments.start(id, ann.id, false);
    for (const gameId of open(begun)) await playOut(play, gameId);
    await play.runDue();
    const second = await play.tournaments.info(id);
    for (const gameId of open(second)) await playOut(play, gameId);
    await play.tournaments.leave(id, fay.id);
    const points = async (): Promise<unknown> =>
      (await play.tournaments.info(id)).standings
        .filter(({ userId }) => userId !== fay.id && six.some((one) => one.id === userId))
        .map(({ userId, points: sum, played, met }) => [userId, sum, played, met]);
    const stood = await points();
    await play.ownData.erase(fay.id);
    expect(await points()).toEqual(stood);
    expect(await refusal(play.tournaments.join(id, fay))).toEqual(['tournament.erased']);
    const { db } = table.store();
    const row = await db.tournament.findUniqueOrThrow({ where: { id } });
    expect(JSON.stringify(row)).not.toContain('fay');
    await play.tournaments.cancel(id, 'mod', true);
    expect((await db.tournament.findUniqueOrThrow({ where: { id } })).settings).toMatchObject({ gone: [] });
    const next = await setUp(play, { format: 'swiss' });
    await play.tournaments.join(next.id, fay);
  });
});

describe('a league', () => {
  it('asks who was a member when a game began, and an erasure takes nothing from others', async () => {
    const play = table.play({ wall: () => new Date(0), games: new Map([[nim.id, nim]]) });
    const { id } = await setUp(play, { format: 'league', settings: { days: 30 } });
    for (const person of [ann, bob]) await play.tournaments.join(id, person);
    await play.tournaments.start(id, ann.id, false);
    const between = async (one: Person, other: Person): Promise<number> => {
      const game = await play.create(one, {
        guildId: 'guild',
        kind: 'nim',
        name: null,
        language: 'both',
        options: { sticks: 4 },
        paces: {},
      });
      await play.join(game.id, one, 'first');
      await play.join(game.id, other, 'second');
      await play.start(game.id, one.id, false);
      table.clock.advance(60_000);
      return game.id;
    };
    const points = async (): Promise<unknown> =>
      (await play.tournaments.info(id)).standings
        .filter(({ userId }) => six.some((one) => one.id === userId))
        .map(({ userId, points: sum, played, met }) => [userId, sum, played, met]);
    const early = await between(ann, cho);
    await play.tournaments.join(id, cho);
    await playOut(play, early);
    expect(await points()).toEqual([
      ['ann', 0, 0, 0],
      ['bob', 0, 0, 0],
      ['cho', 0, 0, 0],
    ]);
    const lost = await between(ann, bob);
    await play.tournaments.leave(id, bob.id);
    await playOut(play, lost);
    const away = await between(ann, bob);
    await playOut(play, away);
    await play.tournaments.join(id, bob);
    const stood = [
      ['ann', 1, 1, 0],
      ['bob', 0, 1, 1],
      ['cho', 0, 0, 0],
    ];
    expect(await points()).toEqual(stood);
    await play.tournaments.leave(id, bob.id);
    await play.ownData.erase(bob.id);
    expect(await points()).toEqual(stood.filter(([userId]) => userId !== 'bob'));
  });

  it('counts every rated game between its members in its season, and no other', async () => {
    const play = table.play({ wall: () => new Date(0), games: new Map([[nim.id, nim]]) });
    const { id } = await setUp(play, { format: 'league', settings: { days: 30 } });
    for (const person of [ann, bob]) await play.tournaments.join(id, person);
    await play.tournaments.start(id, ann.id, false);
    await play.tournaments.join(id, cho);
    const playBetween = async (one: Person, other: Person): Promise<void> => {
      const game = await play.create(one, {
        guildId: 'guild',
        kind: 'nim',
        name: null,
        language: 'both',
        options: { sticks: 4 },
        paces: {},
      });
      await play.join(game.id, one, 'first');
      await play.join(game.id, other, 'second');
      await play.start(game.id, one.id, false);
      await playOut(play, game.id);
    };
    await playBetween(bob, ann);
    await playBetween(ann, cho);
    await playBetween(dan, ann);
    let info = await play.tournaments.info(id);
    expect(info.standings.map(({ userId, points, played }) => [userId, points, played])).toEqual([
      ['ann', 2, 2],
      ['bob', 0, 1],
      ['cho', 0, 1],
    ]);
    table.clock.advance(31 * 24 * hourMs);
    await play.runDue();
    await playBetween(bob, cho);
    info = await play.tournaments.info(id);
    expect(info.status).toBe('finished');
    expect(info.standings[1]?.points).toBe(0);
  });
});
