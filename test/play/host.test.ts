// The host's desk: moving a deadline, answering for an empty seat, reminding, and the record of it all.
import { describe, expect, it } from 'vitest';
import { momentIn } from '../../src/play/host/moment.js';
import {
  allBid,
  ann,
  begun,
  bob,
  cho,
  dan,
  everybody,
  give,
  hourMs,
  refusal,
  sheet,
  steward,
  testTable,
} from '../support/table.js';

const table = testTable();
const withDan = { host: dan, people: everybody } as const;

describe('a deadline', () => {
  it('is moved to a moment by a host without a stake, and by nobody who plays', async () => {
    const play = table.play();
    const { id } = await begun(play, withDan);
    const at = new Date(table.clock.now().getTime() + 5 * hourMs);
    expect((await play.moveDeadline(id, dan.id, at)).deadline).toEqual(at);
    expect(await refusal(play.moveDeadline(id, ann.id, at))).toEqual(['refuse.notHost']);
    expect(await refusal(play.moveDeadline(id, dan.id, table.clock.now()))).toEqual(['refuse.badMoment']);
    const own = await begun(play);
    expect(await refusal(play.moveDeadline(own.id, ann.id, at))).toEqual(['refuse.hostPlays']);
    expect((await play.moveDeadline(own.id, dan.id, at, steward)).deadline).toEqual(at);
    expect(await refusal(play.moveDeadline(own.id, ann.id, at, steward))).toEqual(['refuse.hostPlays']);
  });

  it('comes sooner only with an hour of notice, and neither in nor out of the night', async () => {
    const play = table.play();
    const night = new Date(table.clock.now().getTime() + 3 * hourMs).toISOString().slice(11, 16);
    const morning = new Date(table.clock.now().getTime() + 11 * hourMs).toISOString().slice(11, 16);
    const { id } = await begun(play, { ...withDan, settings: { quiet: { from: night, to: morning } } });
    const inHours = (hours: number): Date => new Date(table.clock.now().getTime() + hours * hourMs);
    const move = (hours: number): Promise<readonly string[]> => refusal(play.moveDeadline(id, dan.id, inHours(hours)));
    expect(await move(0.5)).toEqual(['refuse.deadlineSooner']);
    expect(await move(5)).toEqual(['refuse.deadlineSooner']);
    expect(await move(14)).toEqual([]);
    table.clock.advance(4 * hourMs);
    expect(await move(7.5)).toEqual(['refuse.deadlineSooner']);
    expect(await move(8.5)).toEqual([]);
  });

  it('is read as people type it, in their zone', () => {
    const now = new Date('2026-11-30T15:00:00Z'); // midnight of 1 December in Seoul
    const read = (typed: string): string | undefined => momentIn(typed, now, 'Asia/Seoul')?.toISOString();
    expect(read('+6h')).toBe('2026-11-30T21:00:00.000Z');
    expect(read('+1일 12시간')).toBe('2026-12-02T03:00:00.000Z');
    expect(read('2026-12-01 21:00')).toBe('2026-12-01T12:00:00.000Z');
    expect(read('내일 21:00')).toBe('2026-12-02T12:00:00.000Z');
    expect(read('tomorrow 9pm')).toBe('2026-12-02T12:00:00.000Z');
    expect(read('12월 3일 오후 9시 30분')).toBe('2026-12-03T12:30:00.000Z');
    expect(read('1/2 08:00')).toBe('2027-01-01T23:00:00.000Z');
    expect(read('08:00')).toBe('2026-11-30T23:00:00.000Z');
    expect(momentIn('2026-07-01 12:00', now, 'Europe/Berlin')?.toISOString()).toBe('2026-07-01T10:00:00.000Z');
    for (const typed of ['', 'soon', '25:00', 'tomorrow', '+0h', '6 apples']) expect(read(typed)).toBeUndefined();
  });
});

describe('an empty seat', () => {
  it('is answered for with what was saved, else the fallback, and only while it is empty', async () => {
    const play = table.play();
    const { id } = await begun(play, withDan);
    await give(play, id, bob, sheet, { final: false });
    expect(await refusal(play.answerFor(id, dan.id, 'blue', 'fallback'))).toEqual(['refuse.notVacant']);
    await play.leave(id, bob.id);
    expect(await refusal(play.answerFor(id, ann.id, 'blue', 'fallback', steward))).toEqual(['refuse.hostPlays']);
    await give(play, id, ann, sheet);
    await give(play, id, cho, sheet);
    expect(await refusal(play.answerFor(id, ann.id, 'blue', 'fallback'))).toEqual(['refuse.notHost']);
    const played = await table.store().db.answer.findMany({ where: { gameId: id, seat: 'blue' } });
    expect(played.map(({ value }) => value)).toContainEqual(sheet);
  });

  it('may be played as a computer would, without anybody being shown its question', async () => {
    const play = table.play();
    const { id } = await begun(play, withDan);
    await give(play, id, ann, sheet);
    await play.leave(id, cho.id);
    await allBidBut(play, id);
    await table.said();
    const { checkpoint } = await play.info(id);
    await give(play, id, ann, ['stand']);
    await give(play, id, ann, ['stand']);
    expect((await play.info(id)).checkpoint).toBeGreaterThan(checkpoint);
    await play.answerFor(id, dan.id, 'green', 'computer');
    expect(await table.said()).toContainEqual(
      expect.objectContaining({
        kind: 'notice',
        text: expect.objectContaining({ key: 'notice.stoodIn.computer' }) as unknown,
      }),
    );
    expect((await play.desk(id, dan.id)).seats).toEqual([]);
  });
});

async function allBidBut(play: ReturnType<typeof table.play>, id: number): Promise<void> {
  await give(play, id, bob, sheet);
}

describe('reminding', () => {
  it('reaches those who owe something, each once a day', async () => {
    const play = table.play();
    const { id } = await begun(play, withDan);
    await give(play, id, ann, sheet);
    await table.said();
    await play.nudge(id, dan.id);
    expect((await table.said()).map((one) => [one.kind, 'userId' in one && one.userId])).toEqual([
      ['reminder', 'bob'],
      ['reminder', 'cho'],
    ]);
    expect(await refusal(play.nudge(id, dan.id))).toEqual(['refuse.nobodyToNudge']);
    table.clock.advance(25 * hourMs);
    await play.nudge(id, dan.id);
    expect(await table.said()).toHaveLength(2);
  });

  it('answers alike at an anonymous table whether or not somebody sleeps', async () => {
    const play = table.play();
    const { id } = await begun(play, { ...withDan, settings: { anonymous: true } });
    await give(play, id, ann, sheet);
    await play.nudge(id, dan.id);
    await table.said();
    expect(await refusal(play.nudge(id, dan.id))).toEqual([]);
    expect(await table.said()).toEqual([]);
  });

  it('never tells who is asked in secret', async () => {
    const play = table.play();
    const { id } = await begun(play, { ...withDan, options: { rounds: 1, window: true } });
    await allBid(play, id);
    await table.said();
    expect(await refusal(play.nudge(id, dan.id))).toEqual(['refuse.nobodyToNudge']);
    expect(await table.said()).toEqual([]);
  });
});

describe('the record', () => {
  it('has a line for every way of looking after a game, in words of its own', async () => {
    const play = table.play({ wall: () => new Date(0) });
    const like = { guildId: 'guild', kind: 'toy', name: null, language: 'both', paces: {} } as const;
    const time = { excuses: 0 } as const;
    const { id } = await play.create(dan, {
      ...like,
      options: { rounds: 3 },
      settings: { quiet: null, readyCheck: false, rollback: 'host', takeOver: 0, time },
    });
    await play.setTable(id, dan.id, { drawVote: 'open' });
    for (const [person, seat] of everybody) await play.join(id, person, seat);
    const eve = { id: 'eve', name: 'Eve', locale: 'en' } as const;
    await play.leave(id, cho.id);
    await play.join(id, eve, 'green');
    await play.turnAway(id, dan.id, eve);
    await play.join(id, cho, null);
    await play.assign(id, dan.id, ann, ['red']);
    await play.giveOut(id, dan.id);
    await play.start(id, dan.id, false);
    await play.nudge(id, dan.id);
    await play.moveDeadline(id, dan.id, new Date(table.clock.now().getTime() + 60 * hourMs));
    await play.extend(id, dan.id, 2);
    await play.pause(id, dan.id);
    await play.resume(id, dan.id);
    await play.repair(id, dan.id, { path: ['score', 'red'], value: 1 }, 'a point');
    await play.rollBack(id, dan.id, 0, 'again');
    await give(play, id, ann, sheet);
    await play.leave(id, cho.id);
    await allBidBut(play, id);
    for (let n = 0; n < 2; n++) await give(play, id, ann, ['stand']);
    await play.answerFor(id, dan.id, 'green', 'computer');
    await play.replace(id, dan.id, 'green', null);
    const extension = await play.propose(id, ann.id, 'extend', []);
    await play.vote(extension.id, bob.id, 'yes');
    await play.cancel(id, dan.id, steward);
    const lines = await play.hostRecord(id, { limit: 60 });
    expect(new Set(lines.map(({ text }) => text.key))).toEqual(
      new Set([
        'act.setTable',
        'act.turnAway',
        'act.assign',
        'act.giveOut',
        'act.start',
        'act.nudge',
        'act.deadline',
        'act.extend',
        'act.pause',
        'act.resume',
        'act.repairTo',
        'act.rollback',
        'act.standIn',
        'act.replace',
        'act.agreed',
        'act.steward',
        'act.cancel',
      ]),
    );
  });

  it('lists what was done to look after the game, and nothing anybody did in secret', async () => {
    const play = table.play();
    const { id } = await begun(play, withDan);
    await give(play, id, ann, sheet, { final: false });
    await play.undo(id, ann.id);
    await play.propose(id, bob.id, 'draw', []);
    await play.extend(id, dan.id, 2);
    await play.pause(id, dan.id);
    const lines = await play.hostRecord(id, { limit: 9 });
    expect(lines.map(({ text, by }) => [text.key, by])).toEqual([
      ['act.pause', 'dan'],
      ['act.extend', 'dan'],
      ['act.start', 'dan'],
    ]);
    const [first] = lines;
    expect((await play.hostRecord(id, { limit: 1, before: first?.id ?? 0 }))[0]?.text.key).toBe('act.extend');
  });
});
