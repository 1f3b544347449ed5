// Instructions in play: early orders, limits, fallbacks, and the same by typing.
import { describe, expect, it } from 'vitest';
import type { Play } from '../../src/play/play.js';
import type { AnyGame } from '../../src/table/game.js';
import type { Question } from '../../src/table/question.js';
import { withQuestions } from '../support/altered.js';
import { testClock } from '../support/database.js';
import { ann, begun, bob, cho, give, hourMs, refusal, sheet, taskOf, testTable } from '../support/table.js';
import { toyGame } from '../support/toy-game.js';
import { windowGame } from '../support/window-game.js';

const table = testTable();

/** A duel in which Ash rests at once, so that Fir is asked and Ash has time to give early orders. */
async function rested(game: AnyGame = windowGame): Promise<{ play: Play; id: number }> {
  const process = (): Play =>
    table.play({ games: new Map([[game.id, game]]), windowTickMs: 60_000, wall: testClock().now });
  const play = process();
  const { id } = await play.create(ann, {
    guildId: 'guild',
    kind: 'duel',
    name: null,
    language: 'en',
    options: { rounds: 4 },
    paces: {},
    settings: { quiet: null, readyCheck: false },
  });
  for (const [person, seat] of [
    [ann, 'ash'],
    [bob, 'fir'],
    [cho, 'oak'],
  ] as const) {
    await play.join(id, person, seat);
  }
  await play.start(id, ann.id, true);
  await deal(id, { ash: 'straw', elm: 'stone', fir: 'sword', oak: 'straw' });
  // Another process, which has not seen the cards dealt before.
  const other = process();
  await give(other, id, ann, ['rest']);
  await table.said();
  return { play: other, id };
}

async function deal(gameId: number, cards: Readonly<Record<string, string>>): Promise<void> {
  const { db } = table.store();
  const where = { gameId_number: { gameId, number: 0 } };
  const { state } = await db.checkpoint.findUniqueOrThrow({ where });
  await db.checkpoint.update({ where, data: { state: { ...(state as object), cards } } });
}

/** Fir leaves it, so that it is Ash's turn again. */
async function left(play: Play, id: number): Promise<void> {
  await give(play, id, bob, ['leave']);
  table.clock.advance(121_000);
  await play.runDue();
}

/** Whoever says nothing attacks: whoever rests has chosen to. */
function attackingUnasked(question: Question): Question {
  return question.key === 'attack' ? { ...question, fallback: () => ['attack'] } : question;
}

/** Asked for everybody to see: what led to a question that may be open for show is not taken back. */
function askedOpenly(question: Question): Question {
  return question.idle === 'decoy' ? { ...question, idle: 'now' } : question;
}

const saved = async (play: Play, id: number, key: string): Promise<unknown> =>
  (await play.instructions(id, ann.id)).find(({ offer }) => offer.key === key)?.saved;

describe('an early order', () => {
  it('is used once when its time comes, told to its owner alone, and counts again after an undo', async () => {
    const { play, id } = await rested(withQuestions(askedOpenly, windowGame));
    await play.setInstruction(id, ann.id, 'ash', 'attack', { value: ['rest'] });
    expect(await saved(play, id, 'attack')).toMatchObject({ mode: 'use', value: ['rest'], once: true });
    expect(await table.said()).toEqual([]);
    await left(play, id);
    expect(await saved(play, id, 'attack')).toBeNull();
    const rows = await table.store().db.answer.findMany({ where: { gameId: id, by: 'instruction' } });
    expect(rows).toMatchObject([{ seat: 'ash', value: ['rest'], userId: null }]);
    const told = (await table.said()).flatMap((one) => ('given' in one ? [[one.userId, one.given[0]?.key]] : []));
    expect(told).toContainEqual([ann.id, 'given.instruction']);
    await play.undo(id, bob.id);
    expect(await saved(play, id, 'attack')).toMatchObject({ value: ['rest'] });
    // The phase is entered a second time, beside the answer taken back in it.
    await left(play, id);
    expect(await saved(play, id, 'attack')).toBeNull();
  });

  it('counts as its owner’s own answer where it answers what is asked of them already: nothing before it is news', async () => {
    const { play, id } = await rested();
    await left(play, id);
    table.clock.advance(60_000);
    await play.setInstruction(id, ann.id, 'ash', 'attack', { value: ['rest'] });
    const rows = await table.store().db.answer.findMany({ where: { gameId: id, by: 'instruction' } });
    expect(rows).toMatchObject([{ seat: 'ash', value: ['rest'], userId: ann.id }]);
  });

  it('has shown what its side does: nobody takes an answer back behind it', async () => {
    const { play, id } = await rested(withQuestions(attackingUnasked, windowGame));
    await play.setInstruction(id, ann.id, 'ash', 'attack', { value: ['rest'] });
    await left(play, id);
    expect((await play.desk(id, bob.id)).canUndo).toBe(false);
    expect(await refusal(play.undo(id, bob.id))).toEqual(['refuse.noUndo']);
  });

  it('counts again when the game is taken back to before its use', async () => {
    const { play, id } = await rested();
    await play.setInstruction(id, ann.id, 'ash', 'attack', { value: ['rest'] });
    const { checkpoint } = await play.info(id);
    await left(play, id);
    expect(await saved(play, id, 'attack')).toBeNull();
    await play.rollBack(id, ann.id, checkpoint, 'A card was misread');
    const [proposal] = await play.proposals(id, bob.id);
    for (const person of [bob, cho]) await play.vote(proposal?.id ?? 0, person.id, 'yes');
    expect((await play.info(id)).checkpoint).toBe(checkpoint);
    expect(await saved(play, id, 'attack')).toMatchObject({ value: ['rest'] });
    await left(play, id);
    expect(await saved(play, id, 'attack')).toBeNull();
  });

  it('is handed back with the reason when it is not legal any more', async () => {
    const { play, id } = await rested();
    await play.setInstruction(id, ann.id, 'ash', 'attack', { value: ['retreat'] });
    await left(play, id);
    expect(await taskOf(play, id, ann)).toMatchObject({ saved: null, question: { key: 'attack' } });
    expect(await saved(play, id, 'attack')).toBeNull();
    const given = (await table.said()).flatMap((one) => ('given' in one ? [[one.userId, one.given]] : []));
    expect(given).toMatchObject([
      [ann.id, [{ key: 'given.handedBack', args: { reason: { args: { reasons: [{ key: 'refuse.notOffered' }] } } } }]],
    ]);
  });

  it('counts to the end of its last turn', async () => {
    const { play, id } = await rested();
    await play.setInstruction(id, ann.id, 'ash', 'respond', { mode: 'never', until: 2 });
    await left(play, id);
    expect(await taskOf(play, id, ann)).toMatchObject({ question: { key: 'attack' } });
    expect(await saved(play, id, 'respond')).toMatchObject({ until: 2 });
    await give(play, id, ann, ['rest']);
    expect(await saved(play, id, 'respond')).toBeNull();
  });

  it('is dropped when its last turn is over', async () => {
    const { play, id } = await rested();
    await play.setInstruction(id, ann.id, 'ash', 'respond', { mode: 'never', until: 2 });
    await play.setInstruction(id, ann.id, 'ash', 'attack', { value: ['rest'], until: 9 });
    await left(play, id);
    expect(await saved(play, id, 'respond')).toBeNull();
  });

  it('can be typed, by its name and in words', async () => {
    const { play, id } = await rested();
    expect(await play.typeInstruction(id, ann.id, 'attack?: rest', 'en')).toMatchObject({
      readings: [{ part: ['rest'] }],
      begun: null,
    });
    expect(await saved(play, id, 'attack')).toMatchObject({ value: ['rest'] });
    await play.typeInstruction(id, ann.id, 'Use your card: never', 'en');
    expect(await saved(play, id, 'respond')).toMatchObject({ mode: 'never' });
    await play.typeInstruction(id, ann.id, '카드를 쓸까요?: 정하지 않음', 'ko');
    expect(await saved(play, id, 'respond')).toBeNull();
    expect(await play.typeInstruction(id, ann.id, 'nonsense: never', 'en')).toBeNull();
    // Said to be about one, it needs no name; about one that is not there, it is taken for none.
    const [info] = await play.instructions(id, ann.id);
    const about = { seat: info?.seat ?? '', key: info?.offer.key ?? '' };
    expect(await play.typeInstruction(id, ann.id, 'nonsense', 'en', about)).toMatchObject({
      readings: [{ source: 'nonsense', problem: { args: { word: 'nonsense' } } }],
    });
    expect(await play.typeInstruction(id, ann.id, 'nonsense', 'en', { ...about, key: 'gone' })).toBeNull();
    expect(await play.typeInstruction(id, ann.id, `${'x'.repeat(300)}: never`, 'en')).toBeNull();
    expect(await play.typeInstruction(id, ann.id, 'attack?: fly', 'en')).toMatchObject({
      readings: [{ problem: {} }],
    });
  });

  it('is refused where it is not offered, not legal, or says nothing', async () => {
    const { play, id } = await rested();
    const set = (seat: string, key: string, change: object): Promise<readonly string[]> =>
      refusal(play.setInstruction(id, ann.id, seat, key, change));
    expect(await set('fir', 'attack', { value: ['rest'] })).toEqual(['refuse.noInstruction']);
    expect(await set('ash', 'attack', { mode: 'never' })).toEqual(['refuse.noInstruction']);
    expect(await set('ash', 'attack', { mode: 'use' })).toEqual(['refuse.noInstructionValue']);
    expect(await set('ash', 'attack', { value: ['fly'] })).toEqual(['refuse.notOffered']);
    expect(await set('ash', 'respond', { priority: 1_000 })).toEqual(['refuse.malformed']);
  });
});

describe('an instruction to be asked', () => {
  it('leaves its own answer when the time is up', async () => {
    const { play, id } = await rested();
    await play.setInstruction(id, bob.id, 'fir', 'respond', { mode: 'ask', fallback: 'use' });
    await left(play, id);
    await give(play, id, ann, ['attack']);
    await give(play, id, cho, []);
    expect((await taskOf(play, id, bob)).window).toBe(true);
    table.clock.advance(8 * hourMs);
    await play.runDue();
    const log = await play.log(id, null, { limit: 9 });
    expect(log.map(({ text }) => text.key)).toContain('report.used');
  });
});

describe('an instruction for the orders of a whole phase', () => {
  it('is saved at once and waits for its player, who may send better ones', async () => {
    const game: AnyGame = {
      ...toyGame,
      instructions: {
        offers: () => [{ key: 'sheet', text: { key: 'ask.sheet' }, modes: ['never'] }],
        answer: ({ key }, given) =>
          key === 'sheet' && given.length > 0 ? { kind: 'answer', value: [], keys: [] } : undefined,
      },
    };
    const play = table.play({ games: new Map([[game.id, game]]) });
    const { id } = await begun(play);
    await play.setInstruction(id, ann.id, 'red', 'sheet', { mode: 'never' });
    expect(await taskOf(play, id, ann)).toMatchObject({ saved: [], savedBy: 'instruction', final: false });
    for (const person of [bob, cho]) await give(play, id, person, sheet);
    expect((await play.info(id)).checkpoint).toBe(0);
    await give(play, id, ann, sheet);
    expect((await play.info(id)).checkpoint).toBe(1);
  });
});
