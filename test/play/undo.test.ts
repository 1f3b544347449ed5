// Taking back: one's own last answer, while nothing has come out and nobody else has answered.
import { describe, expect, it } from 'vitest';
import type { Play } from '../../src/play/play.js';
import type { AnyGame } from '../../src/table/game.js';
import type { Table } from '../../src/table/script.js';
import { happening, withQuestions } from '../support/altered.js';
import { allBid, ann, begun, bob, cho, give, hourMs, refusal, sheet, taskOf, testTable } from '../support/table.js';
import { sheetOf } from '../../src/table/sheet.js';

const table = testTable();

describe('undo', () => {
  it('takes a sealed answer back without a word to others', async () => {
    const play = table.play();
    const { id } = await begun(play);
    await give(play, id, ann, sheet, { final: false });
    await give(play, id, ann, sheetOf({ first: ['east'] }));
    await table.said();
    await play.undo(id, ann.id);
    expect(await taskOf(play, id, ann)).toMatchObject({ saved: sheet, final: false });
    // What looks whether a message still holds says nothing by itself: it edits only what has changed.
    expect((await table.said()).filter(({ kind }) => kind !== 'status' && kind !== 'moved')).toEqual([]);
  });

  it('never takes back what was sealed once all sheets are open', async () => {
    const play = table.play();
    const { id } = await begun(play);
    await allBid(play, id);
    expect((await play.desk(id, cho.id)).canUndo).toBe(false);
    expect(await refusal(play.undo(id, cho.id))).toEqual(['refuse.noUndo']);
  });

  it('drops what was begun of the question that followed', async () => {
    const play = table.play();
    const { id } = await begun(play);
    await allBid(play, id);
    await give(play, id, ann, ['stand']);
    await give(play, id, ann, ['lean']);
    await play.type(id, ann.id, 'Northport 1', 'en');
    expect((await taskOf(play, id, ann)).draft).toEqual({ north: 1 });
    await play.undo(id, ann.id);
    await give(play, id, ann, ['lean']);
    expect(await taskOf(play, id, ann)).toMatchObject({ question: { key: 'spend' }, draft: null });
  });

  it('drops what was begun of what was asked next in the same phase', async () => {
    const play = table.play();
    const { id } = await begun(play);
    await allBid(play, id);
    await give(play, id, ann, ['stand']);
    const next = await taskOf(play, id, ann);
    await play.saveDraft(
      id,
      ann.id,
      { checkpoint: next.checkpoint, question: next.id },
      { answer: ['lean'], making: null },
    );
    expect((await taskOf(play, id, ann)).draft).toEqual(['lean']);
    await play.undo(id, ann.id);
    await give(play, id, ann, ['lean']);
    expect(await taskOf(play, id, ann)).toMatchObject({ id: next.id, draft: null });
  });

  it('takes back an answer in a row, retracts what it told, and says so', async () => {
    const play = table.play();
    const { id } = await begun(play);
    await allBid(play, id);
    await give(play, id, ann, ['lean']);
    expect((await play.log(id, null, { limit: 1 }))[0]?.text.key).toBe('report.stance');
    await table.said();
    const desk = await play.undo(id, ann.id);
    expect(desk.tasks).toMatchObject([{ id: '1', question: { key: 'stance' } }]);
    expect((await play.log(id, null, { limit: 1 }))[0]?.text.key).toBe('report.bids');
    expect((await table.said()).filter((saying) => saying.kind === 'notice')).toMatchObject([
      { text: { key: 'notice.undone', args: { seat: { key: 'seat.red' } } } },
    ]);
    const rows = await table.store().db.answer.findMany({ where: { gameId: id, checkpoint: 1 } });
    expect(rows).toMatchObject([{ value: ['lean'], undoneAt: table.clock.now() }]);
    await give(play, id, ann, ['stand']);
    expect(await play.log(id, null, { limit: 9 })).toMatchObject([{ text: { key: 'report.stance' } }, {}]);
  });

  it('goes back over a phase that passed without anybody else', async () => {
    const play = table.play();
    const { id } = await begun(play);
    await allBid(play, id);
    await give(play, id, ann, ['stand']);
    await give(play, id, ann, ['lean']);
    expect((await play.info(id)).checkpoint).toBe(2);
    const desk = await play.undo(id, ann.id);
    expect(desk.game.checkpoint).toBe(1);
    expect(desk.tasks).toMatchObject([{ id: '2', checkpoint: 1 }]);
    await give(play, id, ann, ['stand']);
    expect(await play.info(id)).toMatchObject({ checkpoint: 2 });
    expect((await taskOf(play, id, cho)).question.key).toBe('throw');
    expect((await play.desk(id, ann.id)).canUndo).toBe(true);
    expect((await play.desk(id, bob.id)).canUndo).toBe(false);
  });

  it('tells nobody by being possible whether somebody else has saved a sealed answer', async () => {
    const play = table.play();
    const { id } = await begun(play, { options: { rounds: 3 } });
    await allBid(play, id);
    for (const [person, value] of [
      [ann, 'stand'],
      [ann, 'stand'],
      [cho, 'wait'],
    ] as const)
      await give(play, id, person, [value]);
    const before = (await play.desk(id, cho.id)).canUndo;
    await give(play, id, bob, sheet, { final: false });
    expect((await play.desk(id, cho.id)).canUndo).toBe(before);
  });

  it('tells nobody by being possible whether a secret question has been answered', async () => {
    const game = withQuestions((question) => (question.key === 'throw' ? { ...question, secret: true } : question));
    const play = table.play({ games: new Map([[game.id, game]]) });
    const { id } = await begun(play);
    await allBid(play, id);
    for (const value of ['stand', 'stand']) await give(play, id, ann, [value]);
    const before = (await play.desk(id, ann.id)).canUndo;
    await give(play, id, cho, ['wait']);
    expect((await play.desk(id, ann.id)).canUndo).toBe(before);
    expect((await play.desk(id, cho.id)).canUndo).toBe(true);
  });

  it('stops where somebody else has been answered for because their time had run out', async () => {
    const play = table.play();
    const { id } = await begun(play, { options: { rounds: 3 } });
    await allBid(play, id);
    await give(play, id, ann, ['stand']);
    await give(play, id, ann, ['stand']);
    expect((await play.desk(id, ann.id)).canUndo).toBe(true);
    table.clock.advance(100 * hourMs);
    await play.runDue();
    const late = await table.store().db.answer.count({ where: { gameId: id, by: 'deadline' } });
    expect(late).toBe(1);
    expect(await refusal(play.undo(id, ann.id))).toEqual(['refuse.noUndo']);
  });

  it('stops where a die has fallen', async () => {
    const play = table.play();
    const { id } = await begun(play, { options: { rounds: 3 } });
    await allBid(play, id);
    await give(play, id, ann, ['stand']);
    await give(play, id, ann, ['stand']);
    await give(play, id, cho, ['throw']);
    expect(await refusal(play.undo(id, cho.id))).toEqual(['refuse.noUndo']);
  });
});

describe('an answer because of which somebody learnt something', () => {
  const whisper = (t: Table<object>): void => {
    t.tell({ key: 'report.secret', args: { card: { key: 'card.ace' } } }, { to: ['green'] });
  };

  async function bid(game: AnyGame): Promise<{ play: Play; id: number }> {
    const play = table.play({ games: new Map([[game.id, game]]) });
    const { id } = await begun(play);
    await allBid(play, id);
    return { play, id };
  }

  async function stays(play: Play, id: number): Promise<void> {
    const { checkpoint } = await play.info(id);
    expect((await play.desk(id, ann.id)).canUndo).toBe(false);
    expect(await refusal(play.undo(id, ann.id))).toEqual(['refuse.noUndo']);
    expect((await play.info(id)).checkpoint).toBe(checkpoint);
  }

  it('is not taken back within its phase', async () => {
    const { play, id } = await bid(happening('turn', 1, whisper));
    await give(play, id, ann, ['stand']);
    await stays(play, id);
    // What follows it tells nobody anything.
    await give(play, id, ann, ['lean']);
    await play.undo(id, ann.id);
    expect(await taskOf(play, id, ann)).toMatchObject({ id: '2', checkpoint: 1 });
    await stays(play, id);
  });

  it.each([
    ['at the end of its phase', happening('turn', 2, whisper)],
    ['at the beginning of the next', happening('spending', 0, whisper)],
    ['by a card turned up in the next', happening('spending', 0, (t) => t.reveal())],
    ['by a die thrown in the next', happening('spending', 0, (t) => void t.dice.roll(6, 'weather'))],
  ])('is not taken back from the phase after it, if it was told %s', async (_when, game) => {
    const { play, id } = await bid(game);
    await give(play, id, ann, ['stand']);
    await give(play, id, ann, ['lean']);
    expect(await taskOf(play, id, ann)).toMatchObject({ checkpoint: 2, question: { key: 'spend' } });
    await stays(play, id);
  });
});
