// The newspaper: one page for each year or turn, of nothing but what everybody was told and still stands.
import { describe, expect, it } from 'vitest';
import type { Newspaper } from '../../src/play/history/newspaper.js';
import type { AnyGame } from '../../src/table/game.js';
import { allBid, ann, begun, cho, dan, everybody, give, testTable } from '../support/table.js';
import { toyGame } from '../support/toy-game.js';

const table = testTable();

async function printed(): Promise<readonly number[]> {
  return (await table.said()).flatMap((saying) => (saying.kind === 'newspaper' ? [saying.number] : []));
}

describe('a newspaper', () => {
  it('comes once, when its turn ends, where the table has one', async () => {
    const play = table.play();
    const { id } = await begun(play, { options: { rounds: 2 }, settings: { newspaper: true } });
    await allBid(play, id);
    await give(play, id, ann, ['stand']);
    await give(play, id, ann, ['stand']);
    expect(await printed()).toEqual([]);
    await give(play, id, cho, ['throw']);
    const [number, ...others] = await printed();
    expect(others).toEqual([]);
    const paper = await play.newspaper(id, number ?? -1);
    expect(paper).toMatchObject({
      title: { key: 'title', args: { round: 2 } },
      first: 0,
      last: number,
      over: true,
    });
    // Of several phases in one, in the order they were told; what green alone learnt is not in it.
    expect(paper.headlines.map(({ text }) => text.key)).toEqual(['report.bids', 'report.stance', 'report.rolled']);
    await allBid(play, id);
    expect(await printed()).toEqual([]);
    expect((await play.newspaper(id, number ?? -1)).headlines).toHaveLength(3);
  });

  it('comes for the last turn with the end, and never unasked', async () => {
    const play = table.play();
    for (const newspaper of [true, false]) {
      const { id } = await begun(play, { options: { rounds: 1 }, settings: { newspaper } });
      await allBid(play, id);
      await give(play, id, ann, ['stand']);
      await give(play, id, ann, ['stand']);
      await printed();
      await give(play, id, cho, ['throw']);
      expect((await play.info(id)).status).toBe('finished');
      expect(await printed()).toHaveLength(newspaper ? 1 : 0);
    }
  });

  it('holds nothing that was taken back', async () => {
    const play = table.play();
    const { id } = await begun(play);
    await allBid(play, id);
    await give(play, id, ann, ['stand']);
    await give(play, id, ann, ['lean']);
    const told = async (): Promise<readonly string[]> =>
      (await play.newspaper(id, 0)).headlines.map(({ text }) => text.key);
    expect(await told()).toContain('report.stance');
    await play.undo(id, ann.id);
    await play.undo(id, ann.id);
    expect(await told()).toEqual(['report.bids']);
    expect((await play.newspaper(id, 0)).over).toBe(false);
  });

  it('is taken back with its turn, with the reason', async () => {
    const play = table.play();
    const settings = { newspaper: true, rollback: 'host' } as const;
    const { id } = await begun(play, { options: { rounds: 2 }, host: dan, people: everybody, settings });
    await allBid(play, id);
    await give(play, id, ann, ['stand']);
    await give(play, id, ann, ['stand']);
    await give(play, id, cho, ['throw']);
    const [number = -1] = await printed();
    await play.rollBack(id, dan.id, number, 'a misread die');
    const said = await table.said();
    expect(said.filter(({ kind }) => kind === 'newspaper')).toMatchObject([{ number, back: 'a misread die' }]);
  });

  it('tells of the luckiest dice of its turn where that was rare, by what they were rolled for', async () => {
    const paperOf = async (good: 'high' | 'low'): Promise<Newspaper['luck']> => {
      const luck: NonNullable<AnyGame['luck']> = (why) => (why === 'toy' ? { name: { key: 'title' }, good } : null);
      const games = new Map([['toy', { ...toyGame, luck }]]);
      // With this seed the die shows a six.
      const play = table.play({ games, seed: () => 'luck 7' });
      const { id } = await begun(play, { options: { rounds: 1 } });
      await allBid(play, id);
      await give(play, id, ann, ['stand']);
      await give(play, id, ann, ['stand']);
      await give(play, id, cho, ['throw']);
      const told = (await play.log(id, null, { limit: 9 })).find(({ text }) => text.key === 'report.rolled');
      const [fallen] = (await play.film(id)).luck;
      expect(fallen).toMatchObject({ rolls: 1, mean: told?.text.args?.['n'], expected: 3.5 });
      return (await play.newspaper(id, 1)).luck;
    };
    expect(await paperOf('low')).toBeNull();
    expect(await paperOf('high')).toMatchObject({ name: { key: 'title', ns: 'toy' }, hits: null });
  });
});
