// What the channel reads: one announcement a turn, which goes on as the turn does, and says so when something is taken back.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { OutboxMessage } from '../../src/play/change/outbox.js';
import type { AnyGame } from '../../src/table/game.js';
import { happening } from '../support/altered.js';
import { allBid, ann, begun, cho, give, testTable } from '../support/table.js';
import { toyGame } from '../support/toy-game.js';

const table = testTable();

type Announcement = Extract<OutboxMessage, { kind: 'announce' }>;

async function announced(): Promise<readonly Announcement[]> {
  return (await table.said()).filter((saying) => saying.kind === 'announce');
}

describe('an announcement', () => {
  it('goes on while the turn does, and the next turn has its own', async () => {
    const play = table.play();
    const { id } = await begun(play, { options: { rounds: 2 } });
    await allBid(play, id);
    const [first] = (await announced()).slice(-1);
    await give(play, id, ann, ['stand']);
    await give(play, id, ann, ['stand']);
    const [second] = await announced();
    expect(second?.post).toBe(first?.post);
    expect(second?.reports).toHaveLength(2);
    await give(play, id, cho, ['throw']);
    const [third] = await announced();
    expect(third?.post).toBe(first?.post);
    await allBid(play, id);
    const [next] = await announced();
    expect(next?.post).toBeGreaterThan(first?.post ?? 0);
    expect(next?.reports).toHaveLength(1);
  });

  it('is held back while one seat goes on alone, and comes at once where something came out that cannot be taken back', async () => {
    const reportsAfterOne = async (games: readonly AnyGame[]): Promise<number> => {
      const play = table.play({ games: new Map(games.map((game) => ['toy', game])) });
      const { id } = await begun(play);
      await allBid(play, id);
      await announced();
      await give(play, id, ann, ['stand']);
      return (await announced()).flatMap((one) => one.reports).length;
    };
    expect(await reportsAfterOne([toyGame])).toBe(0);
    expect(await reportsAfterOne([happening('turn', 1, (t) => t.reveal())])).toBeGreaterThan(0);
  });

  it('ends with its chapter, also where the same year or turn goes on', async () => {
    // What comes before the die is one chapter, what it brings the next.
    const shown = z.object({ round: z.int(), score: z.record(z.string(), z.int()) });
    const chapter: NonNullable<AnyGame['chapter']> = (view) => {
      const { round, score } = shown.parse(view);
      return { key: 'title', args: { round: round * 2 + (score['red'] ?? 0) } };
    };
    const gauges: NonNullable<AnyGame['gauges']> = () => ({ at: { key: 'title', args: { round: 0 } }, gauges: [] });
    const play = table.play({ games: new Map([['toy', { ...toyGame, chapter, gauges }]]) });
    const { id } = await begun(play, { options: { rounds: 2 } });
    await allBid(play, id);
    await give(play, id, ann, ['stand']);
    await give(play, id, ann, ['stand']);
    const before = (await announced()).at(-1);
    await give(play, id, cho, ['throw']);
    const after = (await announced()).at(-1);
    expect(after?.reports).toHaveLength(1);
    expect(after?.post).not.toBe(before?.post);
  });

  it('is written anew when something in it is taken back, and what follows is announced apart', async () => {
    const play = table.play();
    const { id } = await begun(play);
    await allBid(play, id);
    await give(play, id, ann, ['stand']);
    await give(play, id, ann, ['lean']);
    const told = (await announced()).at(-1);
    await play.undo(id, ann.id);
    // Who owes what again stands in the same announcement, which tells nothing new.
    for (const one of await announced()) expect([one.post, one.reports]).toEqual([told?.post, told?.reports]);
    await play.undo(id, ann.id);
    const [voided] = await announced();
    expect(voided).toMatchObject({ post: told?.post, reports: told?.reports, board: null, deadline: false });
    const rows = await table.store().db.report.findMany({ where: { gameId: id }, orderBy: { id: 'asc' } });
    expect(rows.map((row) => row.retractedAt !== null)).toEqual([false, true]);
    await give(play, id, ann, ['stand']);
    await give(play, id, ann, ['lean']);
    const [again] = await announced();
    expect(again?.reports).toHaveLength(1);
    expect(again?.post).not.toBe(told?.post);
  });

  it('taken back tells whoever had been asked because of it', async () => {
    const play = table.play();
    const { id } = await begun(play);
    await allBid(play, id);
    await give(play, id, ann, ['stand']);
    await give(play, id, ann, ['stand']);
    await table.said();
    await play.undo(id, ann.id);
    const said = (await table.said()).filter((saying) => saying.kind === 'private');
    expect(said).toMatchObject([{ userId: cho.id, given: [{ key: 'notice.undone' }] }]);
  });
});

describe('a past phase', () => {
  it('is shown with all that was told of it, and the nearest one when there is none of that number', async () => {
    const play = table.play();
    const { id } = await begun(play);
    await allBid(play, id);
    await give(play, id, ann, ['stand']);
    await give(play, id, ann, ['stand']);
    await give(play, id, cho, ['throw']);
    expect((await play.phases(id)).map(({ title }) => title?.key)).toEqual(['title', 'title', 'title']);
    const past = await play.pastChapters(id, null, { from: 0, to: 0 });
    expect(past).toMatchObject({ first: 0, last: 0 });
    expect((await play.pastChapters(id, null, { from: 99, to: 99 })).last).toBe(past.all.length - 1);
    expect((await play.pastChapters(id, null, { from: -5, to: -5 })).last).toBe(0);
  });

  it('tells a seat’s private lines to that seat alone', async () => {
    const play = table.play();
    const { id } = await begun(play, { options: { rounds: 2 } });
    await allBid(play, id);
    await give(play, id, ann, ['stand']);
    await give(play, id, ann, ['stand']);
    await give(play, id, cho, ['throw']);
    const keys = async (userId: string | null): Promise<readonly string[]> =>
      (await play.pastChapters(id, userId, { from: 2, to: 2 })).told
        .flatMap(({ told }) => told)
        .map(({ text }) => text.key);
    expect(await keys(cho.id)).toContain('report.secret');
    expect(await keys(ann.id)).not.toContain('report.secret');
    expect(await keys(null)).not.toContain('report.secret');
  });
});
