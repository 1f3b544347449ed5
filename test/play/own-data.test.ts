// What is stored of a person: theirs to see, to take along without others' secrets, and to have erased while games stay whole.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mention } from '../../src/discord/mention.js';
import type { Play } from '../../src/play/play.js';
import type { Person } from '../../src/play/change/person.js';
import { erasePersonal } from '../../src/store/personal-data.js';
import { createBoardDoor } from '../../src/web/door.js';
import { listResults } from '../../src/store/results.js';
import {
  allBid,
  ann,
  begun,
  bob,
  cho,
  dan,
  give,
  hourMs,
  refusal,
  sheet,
  steward,
  testTable,
} from '../support/table.js';

const table = testTable();
const toy = {
  guildId: 'guild',
  kind: 'toy',
  name: 'Test',
  language: 'both',
  options: { rounds: 1 },
  paces: {},
} as const;
const eve: Person = { id: 'eve', name: 'Eve', locale: 'en' };

/** A play layer that never notices an outage. */
function steady(): Play {
  return table.play({ wall: () => new Date(0) });
}

/** Everybody lets every deadline pass, to the toy's end. */
async function lapse(play: Play, id: number, times = 40): Promise<void> {
  for (let n = 0; n < times; n++) {
    const { status } = await play.info(id);
    if (status === 'finished') return;
    table.clock.advance(49 * hourMs);
    await play.runDue();
    if ((await play.info(id)).status === 'paused') await play.resume(id, ann.id, steward);
  }
}

/** Every row of the database that names somebody, as text. */
async function naming(userId: string): Promise<readonly string[]> {
  const { db } = table.store();
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`;
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await db.$queryRawUnsafe<{ row: string }[]>(`SELECT row_to_json(x)::text AS row FROM "${name}" x`);
    found.push(...rows.filter(({ row }) => row.includes(`"${userId}"`)).map(({ row }) => `${name} ${row}`));
  }
  return found;
}

describe('what is known of somebody', () => {
  it('is counted, and is theirs as a file that tells nothing of others', async () => {
    const play = steady();
    const { id } = await begun(play);
    await allBid(play, id);
    expect((await play.ownData.known(ann.id)).counts).toMatchObject({ person: 1, seats: 1, answers: 1, results: 0 });
    const file = await play.ownData.export(ann.id);
    expect(JSON.parse(file)).toMatchObject({
      format: 'fieldpost-person',
      person: [{ id: 'ann', name: 'Ann' }],
      answers: [{ seat: 'red', userId: 'ann' }],
      hosted: [{ id, kind: 'toy' }],
    });
    expect(file).not.toContain('a seed for tests');
    expect(file).not.toMatch(/"bob"|"cho"/u);
    expect((await play.ownData.known('nobody')).counts).toMatchObject({ person: 0, seats: 0 });
  });

  it('tells nobody who sits where at an anonymous table', async () => {
    const play = steady();
    const { id } = await begun(play, {
      host: dan,
      settings: { anonymous: true, takeOver: 0, time: { excuses: 2 } },
    });
    await play.nudge(id, dan.id);
    await give(play, id, ann, sheet);
    await lapse(play, id, 1);
    await play.leave(id, cho.id);
    await play.join(id, eve, 'green');
    const { seats } = z
      .object({ seats: z.array(z.object({ seat: z.string(), excused: z.int().nullable() })) })
      .parse(JSON.parse(await play.ownData.export(eve.id)));
    expect(seats).toEqual([{ seat: 'green', excused: null }]);
    for (const { id: mine } of [dan, eve, bob]) {
      const others = ['ann', 'bob', 'cho', 'eve'].filter((one) => one !== mine);
      const file = await play.ownData.export(mine);
      expect(others.filter((one) => file.includes(`"${one}"`))).toEqual([]);
    }
    expect(await play.ownData.export(bob.id)).toContain('"excused": 1');
  });

  it('covers every column of the database in which a person stands', () => {
    const schema = readFileSync(fileURLToPath(new URL('../../prisma/schema.prisma', import.meta.url)), 'utf8');
    const columns = [...schema.matchAll(/^model (\w+) \{([^]*?)^\}/gmu)].flatMap(([, model = '', body = '']) =>
      [...body.matchAll(/^ {2}(\w*[uU]serId|byUser|hostId|actor|blockedId|toUsers|members)\s/gmu)].map(
        ([, column = '']) => `${model}.${column}`,
      ),
    );
    expect(columns.sort()).toEqual([
      'Answer.userId',
      'Audit.actor',
      'Ballot.userId',
      'BoardLink.userId',
      'BoardSession.userId',
      'Embassy.members',
      'Game.hostId',
      'InboxMessage.userId',
      'Letter.byUser',
      'Letter.toUsers',
      'LetterBlock.blockedId',
      'LetterBlock.userId',
      'LetterMute.userId',
      'Miss.userId',
      'Note.userId',
      'Post.userId',
      'Proposal.byUser',
      'Result.userId',
      'Seat.userId',
      'SeatBlock.blockedId',
      'SeatBlock.userId',
      'SignUp.userId',
      'Tournament.hostId',
      'TournamentEntry.userId',
      'Witness.userId',
    ]);
  });
});

describe('erasing', () => {
  it('waits until one sits nowhere any more, and leaves ended games whole without a name', async () => {
    const play = steady();
    const { id } = await begun(play);
    await allBid(play, id);
    expect(await refusal(play.ownData.erase(bob.id))).toEqual(['me.leaveGames']);
    await play.leave(id, cho.id);
    await lapse(play, id);
    expect((await play.info(id)).status).toBe('finished');
    const door = createBoardDoor(table.store().db, table.clock.now, 'a key');
    await door.enter(await door.link(bob.id, id), 'a browser');
    await door.link(bob.id, id);
    await play.ownData.erase(bob.id);
    await play.ownData.erase(ann.id);
    expect(await naming('bob')).toEqual([]);
    expect(await naming('ann')).toEqual([]);
    const results = await listResults(table.store().db, { gameIds: [id] });
    expect(results.map(({ seat, userId, computer }) => [seat, userId, computer])).toEqual([
      ['blue', null, false],
      ['green', 'cho', false],
      ['red', null, false],
    ]);
    expect((await play.film(id)).frames.flatMap(({ told }) => told).length).toBeGreaterThan(1);
    expect((await play.draws(id)).seed).toBe('a seed for tests');
    expect((await play.records.leaderboard('toy', 'guild')).ranked.map(({ userId }) => userId)).toEqual(['cho']);
  });

  it('forgets no count of what was opened: it waits until the games are closed and a day has gone by', async () => {
    const play = steady();
    const { id } = await play.create(dan, toy);
    expect(await refusal(play.ownData.erase(dan.id))).toEqual(['me.closeGames']);
    await play.cancel(id, dan.id);
    expect(await refusal(play.ownData.erase(dan.id))).toEqual(['me.openedToday']);
    table.clock.advance(25 * hourMs);
    await play.ownData.erase(dan.id);
    expect(await naming('dan')).toEqual([]);
  });

  it('waits as well until nothing counts any more of what somebody wrote and whom they invited', async () => {
    const play = steady();
    const { id } = await begun(play, { settings: { takeOver: 0 } });
    await play.press.write(id, cho.id, { to: ['red', 'blue'], text: 'Hello', as: null });
    await play.leave(id, cho.id);
    expect(await refusal(play.ownData.erase(cho.id))).toEqual(['me.writtenLately']);
    table.clock.advance(hourMs);
    await play.ownData.erase(cho.id);
    const { id: other } = await play.create(dan, toy);
    await play.join(other, bob, null);
    await play.invite(other, bob, eve);
    await play.leave(other, bob.id);
    await play.leave(id, bob.id);
    expect(await refusal(play.ownData.erase(bob.id))).toEqual(['me.writtenLately']);
    table.clock.advance(24 * hourMs);
    await play.ownData.erase(bob.id);
    expect((await naming('bob')).map((row) => row.split(' ')[0]).sort()).toEqual(['audit', 'witness']);
  });

  it('keeps until the game is over how often somebody has left it, and no longer', async () => {
    const play = steady();
    const { id } = await begun(play, { settings: { takeOver: 0, time: { excuses: 1 } } });
    const { audit } = table.store().db;
    await lapse(play, id, 1);
    await play.leave(id, cho.id);
    await play.ownData.erase(cho.id);
    expect(await audit.count({ where: { gameId: id, action: 'leave', actor: 'cho' } })).toBe(1);
    expect((await naming('cho')).filter((row) => row.startsWith('seat'))).toHaveLength(1);
    await lapse(play, id);
    expect(await naming('cho')).toEqual([]);
  });

  it('leaves nothing in the practice, the settings and the votes of games, and nothing to be said later', async () => {
    const play = steady();
    const practice = await play.create(dan, { ...toy, guildId: 'practice-dan' });
    await play.cancel(practice.id, dan.id);
    const { id } = await begun(play, { settings: { time: { excuses: 2 } } });
    const { db } = table.store();
    const { settings } = await db.game.findUniqueOrThrow({ where: { id } });
    await db.game.update({
      where: { id },
      data: {
        settings: {
          ...z.record(z.string(), z.json()).parse(settings),
          gathering: { readyBy: null, waiting: ['dan'], invited: ['dan', 'ann'], kept: [{ userId: 'dan', seats: [] }] },
        },
      },
    });
    await play.replace(id, ann.id, 'blue', dan).catch(() => undefined);
    expect((await naming('dan')).some((row) => row.startsWith('proposal'))).toBe(true);
    await db.due.create({
      data: { gameId: id, kind: 'news', key: 'x', runAt: table.clock.now(), payload: { userId: 'dan' } },
    });
    table.clock.advance(25 * hourMs);
    await play.ownData.erase(dan.id);
    expect(await naming('dan')).toEqual([]);
    expect((await db.guild.findMany()).map((guild) => guild.id)).not.toContain('practice-dan');
    expect((await play.info(id)).status).toBe('running');
  });

  it('gives back a seat somebody has taken while it was under way', async () => {
    const play = steady();
    const { id } = await begun(play);
    const { store } = table;
    const rest = {
      instead: 'somebody-1',
      place: ['practice-cho', 'practice-somebody-1'],
      now: table.clock.now(),
    } as const;
    await store().inTransaction((tx) => erasePersonal(tx, cho.id, rest));
    expect((await play.info(id)).seats.find(({ seat }) => seat === 'green')).toMatchObject({
      userId: null,
      left: true,
    });
  });

  it('hands a game over to one of its players, but to nobody where these are not known', async () => {
    const play = steady();
    const [open, anonymous] = [
      await begun(play, { host: dan }),
      await begun(play, { host: dan, settings: { anonymous: true } }),
    ];
    table.clock.advance(25 * hourMs);
    await play.ownData.erase(dan.id);
    expect((await play.info(open.id)).hostId).toBe('ann');
    const info = await play.info(anonymous.id);
    expect(info.hostId).toMatch(/^somebody-/u);
    expect(mention(info.hostId)).toEqual({ key: 'person.somebody', ns: 'app' });
  });

  it('keeps the secrets somebody has seen guarded until the game is over', async () => {
    const play = steady();
    const { id } = await begun(play, { settings: { takeOver: 0 } });
    await play.leave(id, cho.id);
    await play.ownData.erase(cho.id);
    expect(await refusal(play.join(id, cho, 'red'))).not.toEqual([]);
    await play.replace(id, ann.id, 'blue', null).catch(() => undefined);
    await table.store().db.user.deleteMany({ where: { id: cho.id } });
    expect((await naming('cho')).map((row) => row.split(' ')[0]).sort()).toEqual(['audit', 'witness']);
    await give(play, id, ann, [], { confirmed: true });
    await lapse(play, id);
    expect((await naming('cho')).filter((row) => row.startsWith('witness'))).toEqual([]);
  });
});
