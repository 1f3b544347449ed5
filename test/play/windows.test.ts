// Reaction windows in play: who is asked, when they close, and that nothing public tells what is hidden.
import { describe, expect, it } from 'vitest';
import type { Play } from '../../src/play/play.js';
import type { Person } from '../../src/play/change/person.js';
import { throughJson } from '../support/contract.js';
import * as duels from '../support/duels.js';
import { tickMs, usual, type Cards } from '../support/duels.js';
import { emptyTables } from '../support/database.js';
import { besides, publiclySeen } from '../support/publicly.js';
import { windowGame } from '../support/window-game.js';
import { ann, bob, cho, give, hourMs, refusal, taskOf, testTable } from '../support/table.js';

const table = testTable();

/** The same deal with the cards that lie face down swapped round. */
const others: Cards = { ash: 'sword', elm: 'straw', fir: 'stone', oak: 'shield' };

const playDuels = (): Play => duels.playDuels(table);

const begun = (play: Play, cards?: Cards, rounds = 2, oak: Person = cho): Promise<number> =>
  duels.begun(table, play, {
    rounds,
    ...(cards === undefined ? {} : { cards }),
    seats: [
      [ann, 'ash'],
      [bob, 'fir'],
      [oak, 'oak'],
    ],
  });

/** Ash attacks, which opens the window of the other side. */
async function attacked(play: Play, cards?: Cards): Promise<number> {
  const id = await begun(play, cards);
  await give(play, id, ann, ['attack']);
  return id;
}

const publicly = (play: Play, id: number): Promise<unknown> => publiclySeen(table, play, id, ann);

async function closesAt(id: number): Promise<number | undefined> {
  const due = await table.store().db.due.findFirst({ where: { gameId: id, kind: 'window', doneAt: null } });
  return due?.runAt.getTime();
}

async function runTo(play: Play, at: number): Promise<void> {
  table.clock.set(new Date(at));
  await play.runDue();
}

/** Runs what is due until the open window has closed by itself. */
async function closed(play: Play, id: number): Promise<void> {
  const at = await closesAt(id);
  if (at === undefined) throw new Error('the window waits for somebody');
  await runTo(play, at);
}

const told = async (play: Play, id: number): Promise<readonly string[]> =>
  (await play.log(id, null, { limit: 99 })).map(({ text }) =>
    text.key === 'report.used' ? JSON.stringify(text.args) : text.key,
  );

describe('a window', () => {
  it('names all who could answer, prompts them, and shows nobody who has', async () => {
    const play = playDuels();
    const id = await attacked(play);
    const info = await play.info(id);
    expect(info.window).toEqual(['fir', 'oak']);
    expect(info.seats.map(({ owes, final }) => [owes, final])).toEqual([
      [false, false],
      [false, false],
      [true, false],
      [true, false],
    ]);
    const said = await table.said();
    expect(said.flatMap((one) => (one.kind === 'prompt' ? [one.userId] : []))).toEqual(
      expect.arrayContaining([bob.id, cho.id]),
    );
    expect(said.some((one) => one.kind === 'announce' && one.deadline)).toBe(true);
    const before = await publicly(play, id);
    await give(play, id, bob, ['shield']);
    expect(await publicly(play, id)).toEqual(before);
    await play.setFinal(id, bob.id, true);
    expect(await taskOf(play, id, bob)).toMatchObject({ saved: ['shield'], final: false, window: true });
    expect(await publicly(play, id)).toEqual(before);
    table.clock.advance(1_000);
    await give(play, id, cho, []);
    expect(await publicly(play, id)).toEqual(before);
    expect(JSON.parse(await play.exportGame(id, ann.id))).not.toHaveProperty('answers');
  });

  it('is waited for no longer than those of a turn may be together', async () => {
    const impatient = { ...windowGame, patience: 0.5 };
    const play = table.play({ games: new Map([[windowGame.id, impatient]]), windowTickMs: tickMs });
    const id = await attacked(play);
    const opened = table.clock.now().getTime();
    const [due] = await table.store().db.due.findMany({ where: { gameId: id, kind: 'deadline', doneAt: null } });
    expect(due?.runAt.getTime()).toBe(opened + 4 * hourMs);
    await runTo(play, opened + 4 * hourMs - 1);
    expect((await play.info(id)).window).toEqual(['fir', 'oak']);
    await runTo(play, opened + 4 * hourMs);
    expect((await play.info(id)).window).not.toEqual(['fir', 'oak']);
  });

  it('closes at a tick after the last answer and the decoy time, not before', async () => {
    const play = playDuels();
    const id = await attacked(play);
    const opened = table.clock.now().getTime();
    await give(play, id, bob, []);
    expect(await closesAt(id)).toBeUndefined();
    await give(play, id, cho, []);
    const early = (await closesAt(id)) ?? 0;
    expect(early % tickMs).toBe(0);
    expect(early).toBeGreaterThan(opened + 60_000);
    expect(early).toBeLessThanOrEqual(opened + 120_000 + tickMs);
    await runTo(play, early - 1);
    expect((await play.info(id)).window).toEqual(['fir', 'oak']);
    table.clock.set(new Date(opened + hourMs + 5_000));
    await give(play, id, cho, ['sword']);
    expect(await closesAt(id)).toBe(opened + hourMs + tickMs);
    await closed(play, id);
    expect(await told(play, id)).toContain(
      JSON.stringify({ seat: { key: 'seat.oak' }, card: { key: 'choice.sword' } }),
    );
  });

  it('closes at its deadline when somebody has not answered, and counts no miss', async () => {
    const play = playDuels();
    const id = await attacked(play);
    await give(play, id, bob, ['shield']);
    const deadline = (await play.info(id)).deadline?.getTime() ?? 0;
    expect(deadline).toBe(table.clock.now().getTime() + 8 * hourMs);
    await runTo(play, deadline);
    expect(await told(play, id)).toContain(
      JSON.stringify({ seat: { key: 'seat.fir' }, card: { key: 'choice.shield' } }),
    );
    expect((await play.info(id)).seats.map((seat) => seat.misses)).toEqual([0, 0, 0, 0]);
    const rows = await table.store().db.answer.findMany({ where: { gameId: id, seat: 'oak' } });
    expect(rows).toMatchObject([{ by: 'deadline', value: [], final: true }]);
  });

  it('lets an answer be changed and taken back in silence, and nothing before it', async () => {
    const play = playDuels();
    const id = await attacked(play);
    expect((await play.desk(id, ann.id)).canUndo).toBe(false);
    expect(await refusal(play.undo(id, ann.id))).toEqual(['refuse.noUndo']);
    const before = await publicly(play, id);
    await give(play, id, bob, ['shield']);
    await give(play, id, bob, []);
    expect((await taskOf(play, id, bob)).saved).toEqual([]);
    await play.undo(id, bob.id);
    expect((await taskOf(play, id, bob)).saved).toEqual(['shield']);
    await play.undo(id, bob.id);
    expect((await taskOf(play, id, bob)).saved).toBeNull();
    await give(play, id, cho, []);
    expect(await publicly(play, id)).toEqual(before);
    expect(await closesAt(id)).toBeUndefined();
  });

  it('lets the sides take turns, the first of several answers go first, and keeps the other', async () => {
    const play = playDuels();
    const id = await attacked(play);
    await give(play, id, cho, ['sword']);
    await give(play, id, bob, ['shield']);
    await closed(play, id);
    expect((await play.info(id)).window).toEqual(['elm']);
    expect(await told(play, id)).toHaveLength(2);
    await play.runDue();
    await closed(play, id);
    expect((await told(play, id))[0]).toBe(
      JSON.stringify({ seat: { key: 'seat.oak' }, card: { key: 'choice.sword' } }),
    );
    expect((await told(play, id))[1]).toBe(
      JSON.stringify({ seat: { key: 'seat.fir' }, card: { key: 'choice.shield' } }),
    );
  });

  it('takes the answer of a computer player, thought of before, when it closes', async () => {
    const play = playDuels();
    const id = await attacked(play, { ...usual, elm: 'sword' });
    for (const person of [bob, cho]) await give(play, id, person, []);
    await closed(play, id);
    await table.said();
    const before = await publicly(play, id);
    await play.runDue();
    const rows = await table.store().db.answer.findMany({ where: { gameId: id, seat: 'elm' } });
    expect(rows).toMatchObject([{ by: 'computer', final: false }]);
    expect(before).toMatchObject({ info: { window: ['elm'] } });
    await closed(play, id);
    const after = await table.store().db.answer.findMany({ where: { gameId: id, seat: 'elm' } });
    expect(after).toMatchObject([
      { by: 'computer', final: false },
      { by: 'computer', final: true },
    ]);
  });

  it('is gone through by instructions after the decoy time, without a prompt', async () => {
    const play = playDuels();
    const id = await begun(play);
    await play.setInstruction(id, bob.id, 'fir', 'respond', { mode: 'use' });
    await play.setInstruction(id, cho.id, 'oak', 'respond', { mode: 'never' });
    await table.said();
    await give(play, id, ann, ['attack']);
    expect((await table.said()).filter((one) => one.kind === 'prompt')).toEqual([]);
    expect((await play.info(id)).window).toEqual(['fir', 'oak']);
    await closed(play, id);
    const rows = await table.store().db.answer.findMany({ where: { gameId: id, final: true, by: 'instruction' } });
    expect(rows.map(({ seat }) => seat)).toEqual(['fir', 'oak']);
    const mine = (await table.said()).flatMap((one) => (one.kind === 'private' ? [one.userId] : []));
    expect(mine).toEqual([bob.id, cho.id]);
  });

  it('reminds nobody of what they have said in advance', async () => {
    const play = playDuels();
    const id = await begun(play);
    await play.setInstruction(id, bob.id, 'fir', 'respond', { mode: 'never' });
    await give(play, id, ann, ['attack']);
    await table.said();
    const { deadline } = await play.info(id);
    table.clock.set(new Date((deadline?.getTime() ?? 0) - hourMs / 2));
    await play.runDue();
    const reminded = (await table.said()).flatMap((one) => (one.kind === 'reminder' ? [one.userId] : []));
    expect([...new Set(reminded)]).toEqual([cho.id]);
  });
});

describe('passing for a while', () => {
  it('passes in this window and all others of the round, and waits for nobody', async () => {
    const play = playDuels();
    const id = await begun(play, { ...usual, fir: 'shield' });
    await give(play, id, ann, ['attack']);
    const task = await taskOf(play, id, bob);
    expect(task.passes?.map(({ text }) => text.key)).toEqual(['choice.away']);
    const at = { checkpoint: task.checkpoint, question: task.id };
    const before = await publicly(play, id);
    expect(await refusal(play.passOn(id, bob.id, { ...at, question: 'another' }, 'away-1'))).toEqual(['refuse.stale']);
    await play.passOn(id, bob.id, at, 'away-1');
    expect(await publicly(play, id)).toEqual(before);
    expect((await taskOf(play, id, bob)).saved).toEqual([]);
    await give(play, id, cho, ['sword']);
    await closed(play, id);
    await table.said();
    // The next window of the same round asks him nothing, and is gone through without a word to him.
    for (let n = 0; n < 6 && !(await play.info(id)).window.includes('fir'); n++) {
      table.clock.advance(tickMs * 4);
      await play.runDue();
    }
    expect((await play.info(id)).window).toEqual(['fir']);
    await closed(play, id);
    const rows = await table.store().db.answer.findMany({ where: { gameId: id, seat: 'fir', by: 'instruction' } });
    expect(rows.map(({ value }) => value)).toEqual([[]]);
    const mine = (await table.said()).filter((one) => 'userId' in one && one.userId === bob.id);
    const heard = mine.filter((one) => one.kind === 'private' || (one.kind === 'prompt' && one.checkpoint === 0));
    expect(heard).toEqual([]);
  });

  it('is over with its round, and can be taken back before', async () => {
    const play = playDuels();
    const id = await attacked(play);
    const task = await taskOf(play, id, bob);
    await play.passOn(id, bob.id, { checkpoint: task.checkpoint, question: task.id }, 'away-1');
    const saved = async () => (await play.instructions(id, bob.id)).find(({ offer }) => offer.key === 'away')?.saved;
    expect(await saved()).toMatchObject({ mode: 'use', value: ['away-1'], until: 1 });
    await play.setInstruction(id, bob.id, 'fir', 'away', null);
    expect(await saved()).toBeNull();
    await play.passOn(id, bob.id, { checkpoint: task.checkpoint, question: task.id }, 'away-1');
    await give(play, id, cho, []);
    for (let n = 0; n < 12 && (await play.info(id)).title?.args?.['round'] !== 2; n++) {
      table.clock.advance(tickMs * 4);
      await play.runDue();
    }
    expect((await play.info(id)).title).toMatchObject({ args: { round: 2 } });
    expect(await saved()).toBeNull();
  });

  it.each([
    ['Pass for this round', 'en'],
    ['이번 라운드 넘기기', 'ko'],
  ] as const)('can be typed: %s', async (words, lang) => {
    const play = playDuels();
    const id = await attacked(play);
    const typed = await play.type(id, bob.id, words, lang);
    expect(typed.readings).toMatchObject([{ echo: { key: 'read.passes' } }]);
    expect((await taskOf(play, id, bob)).saved).toEqual([]);
    expect(await play.gamesMeant(cho.id, words, lang)).toMatchObject({ games: [{ id }] });
  });
});

describe('what is typed by somebody with several seats', () => {
  async function answeredForOne(): Promise<{ readonly play: Play; readonly id: number }> {
    const play = playDuels();
    const id = await begun(play, usual, 2, bob);
    await give(play, id, ann, ['attack']);
    const at = (await play.desk(id, bob.id)).tasks.find(({ seat }) => seat === 'fir');
    const place = { gameId: id, userId: bob.id, checkpoint: at?.checkpoint ?? -1, question: at?.id ?? '' };
    await play.answer({ ...place, value: ['shield'], final: false, confirmed: false });
    return { play, id };
  }
  const savedBy = async (play: Play, id: number): Promise<readonly unknown[]> =>
    (await play.desk(id, bob.id)).tasks.map(({ seat, saved }) => [seat, saved]);

  it.each([
    ['nothing', 'en'],
    ['Pass for this round', 'en'],
    ['이번 라운드 넘기기', 'ko'],
  ] as const)('goes to the seat that has not answered, and leaves what the other said: %s', async (words, lang) => {
    const { play, id } = await answeredForOne();
    await play.type(id, bob.id, words, lang);
    expect(await savedBy(play, id)).toEqual([
      ['fir', ['shield']],
      ['oak', []],
    ]);
  });

  it('passes for both in what follows', async () => {
    const { play, id } = await answeredForOne();
    await play.type(id, bob.id, 'Pass for this round', 'en');
    const away = (await play.instructions(id, bob.id)).filter(({ offer }) => offer.key === 'away');
    expect(away.map(({ seat, saved }) => [seat, saved?.value])).toEqual([
      ['fir', ['away-1']],
      ['oak', ['away-1']],
    ]);
  });
});

describe('what is hidden', () => {
  /** A whole game in which everybody passes: what anybody can see of it at each step. */
  async function trace(cards: Cards): Promise<readonly unknown[]> {
    const { db } = table.store();
    await emptyTables(table.store());
    table.clock.set('2026-03-01T12:00:00.000Z');
    const play = playDuels();
    const id = await begun(play, cards);
    const seen: unknown[] = [];
    const look = async (): Promise<void> => {
      seen.push([await publicly(play, id), await closesAt(id)]);
      await db.outbox.deleteMany();
    };
    for (let step = 0; step < 12; step++) {
      await look();
      if ((await play.info(id)).status !== 'running') break;
      const asked = (await play.desk(id, ann.id)).tasks.length > 0;
      if (asked) await give(play, id, ann, ['attack']);
      const window = (await play.info(id)).window.length > 0;
      if (window) for (const person of [bob, cho]) await give(play, id, person, []).catch(() => undefined);
      await look();
      table.clock.advance(tickMs * 4);
      await play.runDue();
    }
    return seen;
  }

  it('shows in no byte and no moment of what is public', async () => {
    const [one, two] = [await trace(usual), await trace(others)];
    expect(one.length).toBeGreaterThan(5);
    expect(two).toEqual(one);
  });

  it('keeps a question that leaves no choice waiting as long as one that does', async () => {
    const seen: unknown[] = [];
    for (const fir of ['sword', 'stone']) {
      await emptyTables(table.store());
      table.clock.set('2026-03-01T12:00:00.000Z');
      const play = playDuels();
      const id = await begun(play, { ...usual, fir, oak: 'shield' });
      await give(play, id, ann, ['rest']);
      const before = await publicly(play, id);
      expect(before).toMatchObject({ info: { checkpoint: 1, window: [] } });
      const shown = besides(bob, before);
      if (fir === 'sword') await give(play, id, bob, ['leave']);
      expect(await publicly(play, id)).toEqual(before);
      await table.store().db.outbox.deleteMany();
      table.clock.advance(121_000);
      await play.runDue();
      expect((await play.info(id)).checkpoint).toBe(2);
      const { info, log } = throughJson(await publicly(play, id)) as { info: unknown; log: unknown };
      seen.push([shown, info, log]);
    }
    expect(seen[1]).toEqual(seen[0]);
  });

  it('calls nobody to a question that leaves no choice, and asks nothing at their desk', async () => {
    const calls: unknown[] = [];
    for (const fir of ['sword', 'stone']) {
      await emptyTables(table.store());
      const play = playDuels();
      const id = await begun(play, { ...usual, fir });
      await table.said();
      await give(play, id, ann, ['rest']);
      const said = await table.said();
      const called = said.some((one) => one.kind === 'prompt' && one.userId === bob.id);
      const owing = (await play.info(id)).seats.filter(({ owes }) => owes).map(({ seat }) => seat);
      calls.push([called, (await play.desk(id, bob.id)).tasks.map(({ question }) => question.key), owing]);
    }
    // Others see in both that it is waited for.
    expect(calls).toEqual([
      [true, ['peek'], ['fir']],
      [false, [], ['fir']],
    ]);
  });
});
