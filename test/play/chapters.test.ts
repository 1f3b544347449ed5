// Leafing through a game: phases of one chapter on one page, whoever stored them, each thing once where everything is told.
import { Prisma } from '../../src/generated/prisma/client.js';
import { describe, expect, it } from 'vitest';
import type { Play } from '../../src/play/play.js';
import type { AnyGame } from '../../src/table/game.js';
import { allBid, ann, begun, cho, give, refusal, testTable } from '../support/table.js';
import { toyGame } from '../support/toy-game.js';

const table = testTable();

/** A game of two rounds of three phases each, in the second of them. */
async function played(play: Play): Promise<number> {
  const { id } = await begun(play, { options: { rounds: 2 } });
  await allBid(play, id);
  await give(play, id, ann, ['stand']);
  await give(play, id, ann, ['stand']);
  await give(play, id, cho, ['throw']);
  await allBid(play, id);
  return id;
}

describe('the chapters of a game', () => {
  it('hold all phases in a row that one page tells, with what was told in any of them', async () => {
    const play = table.play();
    const id = await played(play);
    const all = await play.chapters(id);
    expect(all.map(({ title }) => title.args?.['round'])).toEqual([2, 3]);
    const [first] = all;
    expect(first?.last).toBeGreaterThan(first?.first ?? 0);
    for (const number of [first?.first ?? -1, first?.last ?? -1]) {
      const past = await play.pastChapters(id, null, { from: number, to: number });
      expect(past).toMatchObject({ first: 0, last: 0, checkpoint: { began: (first?.last ?? 0) + 1 } });
      expect(past.told.flatMap(({ told }) => told).map(({ text }) => text.key)).toEqual([
        'report.bids',
        'report.stance',
        'report.rolled',
      ]);
    }
  });

  it('are found by their positions where an earlier version stored them', async () => {
    const play = table.play();
    const id = await played(play);
    const before = await play.chapters(id);
    await table.store().db.checkpoint.updateMany({
      where: { gameId: id, number: { lt: 2 } },
      data: { chapter: Prisma.DbNull, span: Prisma.DbNull },
    });
    expect(await play.chapters(id)).toEqual(before);
  });

  it('open with the newest of which something was told', async () => {
    const play = table.play();
    const { id } = await begun(play, { options: { rounds: 2 } });
    await allBid(play, id);
    await give(play, id, ann, ['stand']);
    await give(play, id, ann, ['stand']);
    await give(play, id, cho, ['throw']);
    const { all, last } = await play.pastChapters(id, null, { from: null, to: null });
    expect(all).toHaveLength(2);
    expect(last).toBe(0);
  });

  it('make no film with what is hidden while the game runs', async () => {
    const play = table.play();
    const { id } = await begun(play);
    await allBid(play, id);
    expect(await refusal(play.film(id))).toEqual(['refuse.afterEnd']);
    await play.cancel(id, ann.id, { name: 'Hana' });
    expect((await play.film(id)).frames).not.toEqual([]);
  });

  it('say what a game says otherwise where everything is told, in the film as well', async () => {
    const inFull: NonNullable<AnyGame['inFull']> = (text) => (text.key === 'report.stance' ? null : text);
    const play = table.play({ games: new Map([['toy', { ...toyGame, inFull }]]) });
    const { id } = await begun(play, { options: { rounds: 1 } });
    await allBid(play, id);
    await give(play, id, ann, ['stand']);
    await give(play, id, ann, ['stand']);
    await give(play, id, cho, ['throw']);
    const { told } = await play.pastChapters(id, null, { from: 0, to: 0 });
    const stance = told.flatMap((one) => one.told).find(({ text }) => text.key === 'report.stance');
    expect(stance).toMatchObject({ full: null });
    const { frames } = await play.film(id);
    const keys = frames.flatMap((frame) => frame.told).map(({ text }) => text.key);
    expect(keys).toContain('report.rolled');
    expect(keys).not.toContain('report.stance');
  });
});
