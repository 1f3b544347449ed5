// The clock of a table, moved by hand: deadlines, early ends, reminders, pauses, extensions, outages, players who vanish.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { PlayDeps } from '../../src/play/change/deps.js';
import type { OutboxMessage } from '../../src/play/change/outbox.js';
import type { Play } from '../../src/play/play.js';
import { saveGuild } from '../../src/store/guilds.js';
import { saveUser } from '../../src/store/users.js';
import { testClock } from '../support/database.js';
import { toyGame } from '../support/toy-game.js';
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
  taskOf,
  testTable,
} from '../support/table.js';
import type { Script, Table } from '../../src/table/script.js';
import { sheetOf } from '../../src/table/sheet.js';

const table = testTable();

async function pass(play: Play, hours: number): Promise<void> {
  table.clock.advance(hours * hourMs);
  await play.runDue();
}

/** A wall clock that never notices an outage, for tests that jump far. */
function steady(): Partial<PlayDeps> {
  return { wall: testClock().now };
}

function reminded(said: readonly OutboxMessage[]): readonly unknown[] {
  return said.flatMap((saying) => (saying.kind === 'reminder' ? [[saying.userId, saying.hours]] : []));
}

function notices(said: readonly OutboxMessage[]): readonly string[] {
  return said.flatMap((saying) => (saying.kind === 'notice' ? [saying.text.key] : []));
}

function news(said: readonly OutboxMessage[]): readonly unknown[] {
  return said.flatMap((saying) => (saying.kind === 'news' ? [[saying.userId, saying.text.key, saying.help]] : []));
}

function scoreOfRed(state: unknown): number {
  return z.object({ score: z.object({ red: z.number().default(0) }) }).parse(state).score.red;
}

describe('a deadline', () => {
  it('plays what is saved, lets what is missing fall back, and notes who missed it', async () => {
    const play = table.play(steady());
    const { id, deadline } = await begun(play);
    expect(deadline).toEqual(new Date(table.clock.now().getTime() + 48 * hourMs));
    await give(play, id, ann, sheet, { final: false });
    await give(play, id, bob, sheetOf({ first: ['east'] }), { final: true });
    await pass(play, 47.9);
    expect((await play.info(id)).checkpoint).toBe(0);
    await pass(play, 0.1);
    const game = await play.info(id);
    expect(game.checkpoint).toBe(1);
    expect(game.seats.map((seat) => seat.misses)).toEqual([0, 0, 1]);
    const rows = await table
      .store()
      .db.answer.findMany({ where: { gameId: id, checkpoint: 0 }, orderBy: { index: 'asc' } });
    expect(rows.map((row) => [row.seat, row.by, row.final, row.value])).toEqual([
      ['red', 'player', false, sheet],
      ['blue', 'player', true, sheetOf({ first: ['east'] })],
      ['red', 'player', true, sheet],
      ['green', 'deadline', true, []],
    ]);
  });

  it('fires once however many processes look', async () => {
    const play = table.play(steady());
    const other = table.play(steady());
    const { id } = await begun(play);
    table.clock.advance(48 * hourMs);
    await Promise.all([play.runDue(), other.runDue(), play.runDue()]);
    expect((await play.info(id)).checkpoint).toBe(1);
    expect(await table.store().db.answer.count({ where: { gameId: id, by: 'deadline' } })).toBe(3);
  });

  it('counts anew for each turn, in which a seat’s questions share a clock, and goes when all have answered early', async () => {
    const play = table.play(steady());
    const { id } = await begun(play);
    table.clock.advance(hourMs);
    await allBid(play, id);
    expect((await play.info(id)).deadline).toEqual(new Date(table.clock.now().getTime() + 24 * hourMs));
    table.clock.advance(hourMs);
    await give(play, id, ann, ['stand']);
    expect((await play.info(id)).deadline).toEqual(new Date(table.clock.now().getTime() + 23 * hourMs));
    await pass(play, 23);
    expect((await taskOf(play, id, cho)).question.key).toBe('throw');
  });

  it('plays a seat’s whole turn as one miss', async () => {
    const play = table.play(steady());
    const { id } = await begun(play);
    await allBid(play, id);
    await table.said();
    await pass(play, 24);
    expect((await taskOf(play, id, cho)).question.key).toBe('throw');
    expect((await play.info(id)).seats[0]).toMatchObject({ misses: 1, left: false });
    const told = (await table.said()).filter((saying) => saying.kind === 'news');
    expect(told).toMatchObject([{ userId: 'ann', text: { key: 'news.missed' } }]);
    expect(told[0]?.details).toHaveLength(2);
  });

  it('tells a player who is out of the game, and nobody else', async () => {
    const dropping = {
      ...toyGame,
      survivors: (state: unknown) => (scoreOfRed(state) > 0 ? ['blue', 'green'] : ['red', 'blue', 'green']),
    };
    const play = table.play({ ...steady(), games: new Map([[toyGame.id, dropping]]) });
    const { id } = await begun(play, { options: { rounds: 3 } });
    await allBid(play, id);
    await give(play, id, ann, ['stand']);
    await table.said();
    await give(play, id, ann, ['stand']);
    expect(news(await table.said())).toEqual([['ann', 'news.eliminated', 'look']]);
  });

  it('catches up after a restart long afterwards', async () => {
    const { id } = await begun(table.play(steady()));
    table.clock.advance(500 * hourMs);
    const later = table.play(steady());
    await later.runDue();
    expect((await later.info(id)).checkpoint).toBe(1);
  });

  it('keeps out of the server’s quiet hours', async () => {
    await saveGuild(table.store().db, 'guild', { timeZone: 'Asia/Seoul' }, table.clock.now());
    table.clock.set('2026-03-01T18:00:00Z');
    const { deadline } = await begun(table.play(), { settings: { quiet: { from: '02:00', to: '08:00' } } });
    expect(deadline).toEqual(new Date('2026-03-03T23:00:00Z'));
  });

  it('comes in minutes for live games', async () => {
    const { deadline } = await begun(table.play(), { paces: { orders: 0.25 } });
    expect(deadline).toEqual(new Date(table.clock.now().getTime() + hourMs / 4));
  });
});

describe('a miss', () => {
  it('is forgiven by any answer: only those in a row count', async () => {
    const play = table.play(steady());
    const { id } = await begun(play, { options: { rounds: 3 } });
    const miss = async (): Promise<void> => {
      await give(play, id, ann, sheet);
      await give(play, id, bob, sheet);
      await pass(play, 48);
    };
    await miss();
    expect((await play.info(id)).seats[2]).toMatchObject({ misses: 1, left: false });
    for (const stance of ['stand', 'stand']) await give(play, id, ann, [stance]);
    await give(play, id, cho, ['wait']);
    expect((await play.info(id)).seats[2]).toMatchObject({ misses: 0, left: false });
    await miss();
    expect((await play.info(id)).seats[2]).toMatchObject({ misses: 1, left: false });
  });

  it('is nobody’s who has left already', async () => {
    const play = table.play(steady());
    const { id } = await begun(play);
    await allBid(play, id);
    for (const stance of ['stand', 'stand']) await give(play, id, ann, [stance]);
    await play.leave(id, cho.id);
    await table.said();
    await pass(play, 24);
    expect((await play.info(id)).status).toBe('finished');
    expect((await play.info(id)).seats[2]).toMatchObject({ misses: 0, left: true });
    expect(notices(await table.said())).toEqual([]);
  });

  it('too many ends a vote that only waited for this player', async () => {
    const play = table.play(steady());
    const { id } = await begun(play, { settings: { misses: 1 } });
    for (const person of [ann, bob]) await give(play, id, person, sheet);
    await pass(play, 1);
    const draw = await play.propose(id, ann.id, 'draw', ['red', 'blue']);
    await play.vote(draw.id, bob.id, 'yes');
    expect((await play.info(id)).status).toBe('running');
    await pass(play, 47);
    expect(await play.info(id)).toMatchObject({ status: 'finished', outcome: { winners: ['red', 'blue'] } });
  });

  it('of the last one there leaves the game resting until somebody comes back', async () => {
    const play = table.play(steady());
    const { id } = await begun(play, { settings: { misses: 1 }, people: [[ann, 'red']] });
    await play.runDue();
    await table.said();
    await pass(play, 48);
    expect((await play.info(id)).status).toBe('paused');
    expect(notices(await table.said())).toEqual(['notice.away', 'notice.pausedAway']);
    await pass(play, 500);
    const back = await play.join(id, ann, 'red');
    expect(back).toMatchObject({ status: 'running', deadline: new Date(table.clock.now().getTime() + 24 * hourMs) });
    expect(back.seats[0]).toMatchObject({ left: false, misses: 0 });
  });
});

describe('reminders', () => {
  it('go only to those who still owe something, at the table’s lead times', async () => {
    const play = table.play(steady());
    const { id } = await begun(play);
    await give(play, id, ann, sheet, { final: false });
    await give(play, id, bob, sheetOf({ first: ['north'] }), { final: false });
    await table.said();
    await pass(play, 24);
    expect(reminded(await table.said())).toEqual([
      ['bob', 24],
      ['cho', 24],
    ]);
    await play.setFinal(id, bob.id, true);
    await pass(play, 18);
    expect(reminded(await table.said())).toEqual([['cho', 6]]);
    await give(play, id, cho, sheet);
    await pass(play, 5);
    expect(reminded(await table.said())).toEqual([]);
  });

  it('and a nudge go to whoever has chosen one thing and not handed it in, since the others wait for that', async () => {
    function* chosen(t: Table<object>): Script<string> {
      yield* t.together(['red', 'blue'], (seat) =>
        t.ask({
          key: 'stance',
          seat,
          text: { key: 'ask.stance' },
          pace: 'orders',
          form: {
            kind: 'choose',
            min: 1,
            max: 1,
            options: () => ['stand', 'lean'].map((id) => ({ id, text: { key: `option.${id}` } })),
          },
          fallback: () => ['stand'],
        }),
      );
      return 'turn';
    }
    const game = {
      ...toyGame,
      phase: (id: string, t: Table<object>) => (id === 'bidding' ? chosen(t) : toyGame.phase(id, t)),
    };
    const play = table.play({ ...steady(), games: new Map([[game.id, game]]) });
    const { id } = await begun(play, { host: dan });
    await give(play, id, ann, ['lean'], { final: false });
    await give(play, id, bob, ['lean']);
    await table.said();
    await pass(play, 24);
    expect(reminded(await table.said())).toEqual([['ann', 24]]);
    await play.nudge(id, dan.id);
    expect(reminded(await table.said())).toEqual([['ann', 24]]);
    await play.setFinal(id, ann.id, true);
    expect(await play.info(id)).toMatchObject({ checkpoint: 1 });
  });

  it.each([
    ['say once what time is left where several have come due meanwhile', 47, ['ann', 'bob', 'cho']],
    ['say nothing after the deadline', 49, []],
  ])('%s', async (_what, hours, people) => {
    // As in earnest, no two things happen in the same moment.
    let ticks = 0;
    const play = table.play({ ...steady(), now: () => new Date(table.clock.now().getTime() + (ticks += 1)) });
    await begun(play);
    await table.said();
    await pass(play, hours);
    expect(reminded(await table.said())).toEqual(people.map((who) => [who, 1]));
  });

  it('follow a person’s own lead times and wait for their morning', async () => {
    const play = table.play(steady());
    const now = table.clock.now();
    await saveUser(table.store().db, ann.id, { reminderLeads: [120] }, now);
    await saveUser(table.store().db, bob.id, { quietHours: { from: '11:00', to: '15:00' } }, now);
    await begun(play);
    await table.said();
    await pass(play, 24);
    expect(reminded(await table.said())).toEqual([['cho', 24]]);
    await pass(play, 3);
    expect(reminded(await table.said())).toEqual([['bob', 21]]);
    await pass(play, 19);
    expect(reminded(await table.said())).toContainEqual(['ann', 2]);
  });

  it('wait for no morning that comes after the deadline', async () => {
    const play = table.play(steady());
    await saveUser(table.store().db, bob.id, { quietHours: { from: '11:00', to: '15:00' } }, table.clock.now());
    await begun(play);
    await table.said();
    await pass(play, 47);
    expect(reminded(await table.said())).toContainEqual(['bob', 1]);
  });
});

describe('a short time', () => {
  it('has no reminder that would come together with the question', async () => {
    const play = table.play(steady());
    await begun(play, { paces: { orders: 25 } });
    await table.said();
    await pass(play, 1);
    expect(reminded(await table.said())).toEqual([]);
    await pass(play, 18);
    expect(reminded(await table.said())).toHaveLength(3);
  });

  it('is left for a question opened anew whose time is over, so that nobody is overtaken by an undo', async () => {
    const play = table.play(steady());
    const { id } = await begun(play);
    await allBid(play, id);
    table.clock.advance(23 * hourMs);
    await give(play, id, ann, ['stand']);
    table.clock.advance(23 * hourMs);
    await play.undo(id, ann.id);
    expect((await play.info(id)).deadline).toEqual(new Date(table.clock.now().getTime() + hourMs / 2));
    await pass(play, 0.4);
    expect(await taskOf(play, id, ann)).toMatchObject({ id: '1' });
  });
});

describe('pause and extension', () => {
  it('keeps what was left on the clock', async () => {
    const play = table.play(steady());
    const { id } = await begun(play, { host: dan });
    await pass(play, 30);
    expect(await refusal(play.pause(id, bob.id))).toEqual(['refuse.notHost']);
    expect(await play.pause(id, dan.id)).toMatchObject({ status: 'paused', deadline: null });
    await pass(play, 100);
    expect((await play.info(id)).checkpoint).toBe(0);
    const game = await play.resume(id, dan.id);
    expect(game.deadline).toEqual(new Date(table.clock.now().getTime() + 18 * hourMs));
  });

  it('lets sealed answers be saved meanwhile, and nothing else happen', async () => {
    const play = table.play(steady());
    const { id } = await begun(play, { host: dan });
    await play.pause(id, dan.id);
    for (const person of [ann, bob, cho]) await give(play, id, person, sheet);
    expect(await play.info(id)).toMatchObject({ status: 'paused', checkpoint: 0 });
    await play.resume(id, dan.id);
    expect(await taskOf(play, id, ann)).toMatchObject({ saved: sheet, final: false });
    await allBid(play, id);
    await play.pause(id, dan.id);
    expect(await refusal(give(play, id, ann, ['stand']))).toEqual(['refuse.paused']);
  });

  it('moves the deadline and its reminders', async () => {
    const play = table.play(steady());
    const { id, deadline } = await begun(play, { host: dan });
    const moved = await play.extend(id, dan.id, 12);
    expect(moved.deadline?.getTime()).toBe((deadline?.getTime() ?? 0) + 12 * hourMs);
    expect(await refusal(play.extend(id, dan.id, -1))).toEqual(['refuse.badHours']);
    await table.said();
    await pass(play, 36);
    expect(reminded(await table.said())).toHaveLength(3);
    await pass(play, 23.9);
    expect((await play.info(id)).checkpoint).toBe(0);
    await pass(play, 0.1);
    expect((await play.info(id)).checkpoint).toBe(1);
  });
});

describe('an outage', () => {
  it('excuses a deadline that passed in it', async () => {
    const play = table.play();
    const { id } = await begun(play);
    await play.runDue();
    await table.said();
    await pass(play, 50);
    const game = await play.info(id);
    expect(game).toMatchObject({ checkpoint: 0, deadline: new Date(table.clock.now().getTime() + 12 * hourMs) });
    expect(game.seats.every((seat) => seat.misses === 0)).toBe(true);
    expect(notices(await table.said())).toEqual(['notice.outage']);
    const steadily = table.play(steady());
    await pass(steadily, 12);
    expect((await play.info(id)).checkpoint).toBe(1);
  });

  it('gives an hour at least, however short it was', async () => {
    const play = table.play();
    const { id } = await begun(play);
    await pass(play, 47.95);
    await table.said();
    await pass(play, 0.1);
    expect(notices(await table.said())).toEqual(['notice.outage']);
    expect(await play.info(id)).toMatchObject({
      checkpoint: 0,
      deadline: new Date(table.clock.now().getTime() + hourMs),
    });
  });

  it('excuses nobody who has left', async () => {
    const play = table.play();
    const { id } = await begun(play);
    await play.leave(id, ann.id);
    for (const person of [bob, cho]) await give(play, id, person, sheet);
    await play.runDue();
    await table.said();
    await pass(play, 5);
    expect(notices(await table.said())).not.toContain('notice.outage');
    expect(await table.store().db.answer.count({ where: { gameId: id, checkpoint: 1, seat: 'red' } })).toBeGreaterThan(
      0,
    );
  });

  it('of a minute excuses as well', async () => {
    const play = table.play();
    const { id, deadline } = await begun(play);
    table.clock.set(new Date((deadline?.getTime() ?? 0) - 30_000));
    await table.play().runDue();
    table.clock.advance(60_000);
    await table.said();
    await play.runDue();
    expect(notices(await table.said())).toEqual(['notice.outage']);
    expect((await play.info(id)).seats.every((seat) => seat.misses === 0)).toBe(true);
  });

  it('is one of Discord too: nothing falls while nobody can be reached, and nobody has missed it', async () => {
    let up = true;
    const play = table.play({ reachable: () => up });
    const { id, deadline } = await begun(play);
    table.clock.set(new Date((deadline?.getTime() ?? 0) - 30_000));
    await play.runDue();
    up = false;
    for (let minute = 0; minute < 180; minute++) {
      table.clock.advance(60_000);
      await play.runDue();
    }
    expect((await play.info(id)).checkpoint).toBe(0);
    up = true;
    await table.said();
    await play.runDue();
    expect(notices(await table.said())).toEqual(['notice.outage']);
    const game = await play.info(id);
    expect(game.checkpoint).toBe(0);
    expect(game.seats.every((seat) => seat.misses === 0)).toBe(true);
    expect(game.deadline?.getTime()).toBeGreaterThan(table.clock.now().getTime());
  });

  it('holds up nothing when everybody had sent something', async () => {
    const play = table.play();
    const { id } = await begun(play);
    await play.runDue();
    for (const person of [ann, bob, cho]) await give(play, id, person, sheet, { final: false });
    await pass(play, 50);
    expect((await play.info(id)).checkpoint).toBe(1);
  });
});

describe('a player who vanishes', () => {
  it('is played by the fallbacks after two misses, holds up nobody, and comes back with any answer', async () => {
    const play = table.play(steady());
    const { id } = await begun(play, { options: { rounds: 3 } });
    await give(play, id, ann, sheet);
    await give(play, id, bob, sheet);
    await pass(play, 48);
    await give(play, id, ann, ['stand']);
    await give(play, id, ann, ['stand']);
    await table.said();
    await pass(play, 24);
    expect(notices(await table.said())).toEqual(['notice.away']);
    const game = await play.info(id);
    expect(game.seats[2]).toMatchObject({ seat: 'green', left: true, misses: 2, userId: 'cho' });
    // The next sheets: green's is the fallback at once, and cho may still send another.
    expect(game.seats[2]).toMatchObject({ owes: false, final: true });
    await give(play, id, cho, sheet, { final: false });
    expect(notices(await table.said())).toContain('notice.back');
    expect((await play.info(id)).seats[2]).toMatchObject({ left: false, misses: 0, final: false });
  });

  it('is not waited for long when asked alone', async () => {
    const play = table.play(steady());
    const { id } = await begun(play);
    await play.leave(id, ann.id);
    await give(play, id, bob, sheet);
    await give(play, id, cho, sheet);
    expect((await play.info(id)).deadline).toEqual(new Date(table.clock.now().getTime() + hourMs));
  });

  it('leaves a seat that anybody may take over, with time and with what the former player had saved', async () => {
    const play = table.play(steady());
    const { id } = await begun(play);
    const { checkpoint, id: question } = await taskOf(play, id, cho);
    await give(play, id, cho, sheet, { final: false });
    await play.saveDraft(id, cho.id, { checkpoint, question }, { answer: sheet, making: null });
    await play.setInstruction(id, cho.id, 'green', 'window', { value: ['pass'] });
    await play.leave(id, cho.id);
    await pass(play, 40);
    await table.said();
    expect(await refusal(play.join(id, bob, null))).toEqual(['refuse.alreadyIn']);
    const game = await play.join(id, dan, null);
    expect(game.seats[2]).toMatchObject({ userId: 'dan', left: false });
    expect(game.deadline).toEqual(new Date(table.clock.now().getTime() + 24 * hourMs));
    expect(await taskOf(play, id, dan)).toMatchObject({ saved: sheet, draft: null });
    expect(await play.instructions(id, dan.id)).toMatchObject([{ seat: 'green', saved: { value: ['pass'] } }]);
    const said = await table.said();
    expect(notices(said)).toEqual(['notice.replaced']);
    expect(said.filter((saying) => saying.kind === 'prompt')).toMatchObject([{ userId: 'dan' }]);
  });

  it('pauses the game when everybody is away, and wakes it by coming back', async () => {
    const play = table.play(steady());
    const { id } = await begun(play, { options: { rounds: 3 } });
    for (const person of [ann, bob, cho]) await play.leave(id, person.id);
    expect((await play.info(id)).status).toBe('paused');
    expect((await play.gamesOf(bob.id)).map((game) => game.id)).toEqual([id]);
    table.clock.advance(200 * hourMs);
    await give(play, id, bob, sheet);
    expect(await play.info(id)).toMatchObject({ status: 'running', checkpoint: 1 });
    expect((await play.info(id)).deadline?.getTime()).toBeGreaterThan(table.clock.now().getTime());
  });

  it('goes on with whoever resumes it seated again, and never with nobody present', async () => {
    const play = table.play(steady());
    const people = [
      [ann, 'red'],
      [bob, 'blue'],
    ] as const;
    const { id } = await begun(play, { options: { rounds: 9 }, people });
    await play.leave(id, ann.id);
    await play.leave(id, bob.id);
    expect(news(await table.said())).toContainEqual(['ann', 'notice.pausedAway', 'back']);
    await pass(play, 100);
    await play.resume(id, ann.id);
    const game = await play.info(id);
    expect(game).toMatchObject({ status: 'running', checkpoint: 0 });
    expect(game.seats.map((seat) => seat.left)).toEqual([false, true, false]);
    expect(game.deadline).toEqual(new Date(table.clock.now().getTime() + 48 * hourMs));
    expect(await taskOf(play, id, ann)).toMatchObject({ saved: null });
    expect(news(await table.said())).toEqual([['bob', 'notice.resumed', 'back']]);
  });

  it('stays paused when somebody without a seat resumes it while nobody is there', async () => {
    const play = table.play(steady());
    const { id } = await begun(play, { options: { rounds: 9 }, people: [[bob, 'blue']] });
    await play.leave(id, bob.id);
    expect(await refusal(play.resume(id, ann.id))).toEqual(['refuse.nobodyThere']);
    await pass(play, 100);
    expect(await play.info(id)).toMatchObject({ status: 'paused', checkpoint: 0 });
  });

  it('hears what was played in their place, and how many more turns they may miss', async () => {
    const play = table.play(steady());
    const { id } = await begun(play, { options: { rounds: 3 } });
    await give(play, id, ann, sheet);
    await give(play, id, bob, sheet, { final: false });
    await table.said();
    await pass(play, 48);
    const first = (await table.said()).filter((saying) => saying.kind === 'news');
    expect(first).toMatchObject([
      { userId: 'cho', text: { key: 'news.missed', args: { count: 1, left: 1 } }, help: 'desk' },
    ]);
    expect(first[0]?.details?.map((text) => text.key)).toEqual(['given.deadline']);
    await give(play, id, ann, ['stand']);
    await give(play, id, ann, ['stand']);
    await table.said();
    await pass(play, 24);
    expect(news(await table.said())).toEqual([['cho', 'news.away', 'back']]);
  });

  it('hears it with what is asked of them next, where something is', async () => {
    const play = table.play(steady());
    await begun(play, { options: { rounds: 3 } });
    await table.said();
    await pass(play, 48);
    const told = (await table.said()).filter((saying) => 'userId' in saying && saying.userId === 'ann');
    const asked = told.flatMap((saying) => (saying.kind === 'prompt' ? [saying] : []));
    expect(asked.flatMap(({ news = [] }) => news)).toMatchObject([{ key: 'news.missed' }]);
    expect(asked.flatMap(({ given = [] }) => given).map(({ key }) => key)).toContain('given.deadline');
    // Nobody is called twice for the same moment.
    expect(told.filter((saying) => saying.kind === 'news' && saying.help === 'desk')).toEqual([]);
  });

  it('hears it apart from what nobody else may learn that they are asked', async () => {
    const play = table.play(steady());
    await begun(play, { options: { rounds: 3, window: true } });
    await table.said();
    await pass(play, 48);
    const told = (await table.said()).filter((saying) => 'userId' in saying && saying.userId === 'bob');
    // Called in public for it, they would else be called only where they are asked nothing.
    expect(news(told)).toEqual([['bob', 'news.missed', 'desk']]);
    expect(told.flatMap((saying) => (saying.kind === 'prompt' ? [saying.news] : []))).toEqual([undefined]);
  });

  it('is not replaced by somebody who sees another seat’s secrets, nor before the start', async () => {
    const play = table.play(steady());
    const { id } = await begun(play);
    expect(await refusal(play.replace(id, ann.id, 'green', ann))).toEqual(['refuse.hasSeat']);
    await play.leave(id, ann.id);
    await play.leave(id, bob.id);
    expect(await refusal(play.join(id, bob, 'red'))).toEqual(['refuse.hasSeat']);
    const { id: next } = await play.create(ann, {
      guildId: 'guild',
      kind: 'toy',
      name: null,
      language: 'both',
      options: {},
      paces: {},
    });
    await play.join(next, bob, 'blue');
    expect(await refusal(play.replace(next, ann.id, 'blue', null))).toEqual(['refuse.notRunning']);
  });

  it('can be replaced by a computer player when they agree', async () => {
    const play = table.play(steady());
    const { id } = await begun(play);
    await give(play, id, ann, sheet);
    await give(play, id, bob, sheet);
    expect(await refusal(play.replace(id, dan.id, 'green', null))).toEqual(['refuse.notHost']);
    await play.replace(id, ann.id, 'green', null);
    expect((await play.info(id)).seats[2]).toMatchObject({ userId: 'cho', computer: false });
    const [proposal] = await play.proposals(id, cho.id);
    await play.vote(proposal?.id ?? 0, cho.id, 'yes');
    await play.runDue();
    expect((await play.info(id)).checkpoint).toBe(1);
    expect(await table.store().db.audit.count({ where: { gameId: id, action: 'replace' } })).toBe(1);
  });
});

describe('answering and undoing over and over', () => {
  it('gains an hour at most, however often', async () => {
    const play = table.play(steady());
    const { id } = await begun(play);
    await allBid(play, id);
    const { deadline } = await play.info(id);
    const moment = (): number => table.clock.now().getTime();
    const due = async (): Promise<number> => (await play.info(id)).deadline?.getTime() ?? 0;
    for (let times = 0; times < 12; times += 1) {
      table.clock.advance((await due()) - moment() - 1_000);
      await give(play, id, ann, ['stand']);
      await play.undo(id, ann.id);
    }
    expect((await due()) - (deadline?.getTime() ?? 0)).toBeLessThanOrEqual(hourMs);
  });
});
