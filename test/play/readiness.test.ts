// Who has handed in: shown as the table says, in place, and never of what is asked in secret.
import { describe, expect, it } from 'vitest';
import { sheetOf } from '../../src/table/sheet.js';
import type { GameInfo } from '../../src/play/turn/info.js';
import { allBid, ann, begun, bob, give, sheet, testTable } from '../support/table.js';

const table = testTable();
const marks = ({ seats }: GameInfo): readonly unknown[] => seats.map(({ ready }) => ready);

describe('readiness', () => {
  it('shows by name who has handed in and who is final, in the game’s post and on nobody’s desk', async () => {
    const play = table.play();
    const { id } = await begun(play);
    expect(marks(await play.info(id))).toEqual(['waiting', 'waiting', 'waiting']);
    await table.said();
    await give(play, id, ann, sheet, { final: false });
    expect((await table.said()).map(({ kind }) => kind)).toEqual(['status']);
    await give(play, id, bob, sheet);
    expect(marks(await play.info(id))).toEqual(['saved', 'final', 'waiting']);
    await play.undo(id, ann.id);
    expect(marks(await play.info(id))).toEqual(['waiting', 'final', 'waiting']);
  });

  it('is only a number where the table says so, and nobody is named as late', async () => {
    const play = table.play();
    const { id } = await begun(play, { settings: { readiness: 'count' } });
    await give(play, id, ann, sheet, { final: false });
    await give(play, id, bob, sheet);
    const info = await play.info(id);
    expect(info.readiness).toEqual({ saved: 2, final: 1, of: 3 });
    expect(marks(info)).toEqual([null, null, null]);
    expect(info.seats.map(({ owes, final }) => [owes, final])).toEqual([
      [true, false],
      [true, false],
      [true, false],
    ]);
  });

  it('tells nothing at all where the table says so: what everybody may know stays the same', async () => {
    const play = table.play();
    const { id } = await begun(play, { settings: { readiness: 'none' } });
    const before = await play.info(id);
    await table.said();
    await give(play, id, ann, sheet);
    expect(await play.info(id)).toEqual(before);
    expect((await table.said()).filter(({ kind }) => kind === 'status')).toEqual([]);
  });

  it('tells by no edit and no word that somebody changed what they had saved', async () => {
    const play = table.play();
    const { id } = await begun(play);
    await give(play, id, ann, sheet, { final: false });
    const before = await play.info(id);
    await table.said();
    await give(play, id, ann, sheetOf({ first: ['north'], second: ['north'] }), { final: false });
    expect(await table.said()).toEqual([]);
    expect(await play.info(id)).toEqual(before);
  });

  it('never shows of secret questions, whoever is asked', async () => {
    const play = table.play();
    const { id } = await begun(play, { options: { rounds: 1, window: true } });
    await allBid(play, id);
    const asked = await play.info(id);
    expect(marks(asked)).toEqual([null, null, null]);
    expect(asked.readiness).toBeNull();
    const { tasks } = await play.desk(id, bob.id);
    expect(tasks).toHaveLength(1);
    await give(play, id, bob, ['pass']);
    expect(await play.info(id)).toEqual(asked);
  });
});
