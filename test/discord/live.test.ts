// What somebody has before them of a game is drawn anew whenever it would show something else, and only then.
import { describe, expect, it } from 'vitest';
import { liveMark } from '../../src/discord/ask/live.js';
import type { Desk } from '../../src/play/turn/desk.js';
import { ann, begun, give, sheet, testTable } from '../support/table.js';

const table = testTable();

const stamp = (desk: Desk, about: Parameters<typeof liveMark>[2] = {}, lang: 'en' | 'ko' = 'en'): string =>
  liveMark(desk, { lang }, about).stamp;

/** Ann's desk of a game just begun, with a sheet saved. */
async function deskOf(): Promise<Desk> {
  const play = table.play();
  const { id } = await begun(play);
  await give(play, id, ann, sheet, { final: false });
  return play.desk(id, ann.id);
}

describe('what stands for a desk', () => {
  it('is the same as long as nothing of it changes', async () => {
    const desk = await deskOf();
    expect(stamp(await table.play().desk(desk.game.id, ann.id))).toBe(stamp(desk));
    expect(stamp(desk, { news: [] })).toBe(stamp(desk));
  });

  it('changes with each thing that is shown', async () => {
    const desk = await deskOf();
    const { game } = desk;
    const [task, ...others] = desk.tasks;
    if (task === undefined) throw new Error('nothing is asked');
    const of = (change: Partial<Desk['game']>): string => stamp({ ...desk, game: { ...game, ...change } });
    const asked = (change: Partial<typeof task>): string =>
      stamp({ ...desk, tasks: [{ ...task, ...change }, ...others] });
    const marks: Readonly<Record<string, string>> = {
      before: stamp(desk),
      'the language': stamp(desk, {}, 'ko'),
      'what has happened': stamp(desk, { news: [7] }),
      'more of it': stamp(desk, { news: [7, 8] }),
      'what was taken back of it': stamp(desk, { news: [7, -8] }),
      'a warning': stamp(desk, { asking: 'plain' }),
      'a warning before the end': stamp(desk, { asking: 'final' }),
      'a pause': of({ status: 'paused' }),
      'the phase': of({ checkpoint: game.checkpoint + 1 }),
      'where the game stands': of({ title: { key: 'title', args: { round: 9 }, ns: 'toy' } }),
      'the score': of({ score: { key: 'title', args: { round: 9 }, ns: 'toy' } }),
      'the deadline': of({ deadline: new Date(0) }),
      'what it waits for': of({ isAwaiting: true }),
      'what its deadline allows for': of({ isForAbsence: true }),
      'the end': of({ outcome: { kind: 'draw', winners: ['red'], text: { key: 'over' } } }),
      'a second seat': stamp({ ...desk, seats: [...desk.seats, 'green'] }),
      'that it can be taken back': stamp({ ...desk, canUndo: !desk.canUndo }),
      'nothing asked': stamp({ ...desk, tasks: [] }),
      'what is saved': asked({ saved: [] }),
      'that it is final': asked({ final: true }),
      'what is put together': asked({ draft: [] }),
      'an order in the making': asked({ making: { order: { subject: 'first', path: [] }, at: null } }),
    };
    const drawn = new Map(Object.entries(marks).map(([what, mark]) => [mark, what]));
    expect([...drawn.values()]).toEqual(Object.keys(marks));
  });

  it('changes with who is waited for where nothing is asked, and not where something is', async () => {
    const desk = await deskOf();
    const done = { ...desk, game: { ...desk.game, seats: desk.game.seats.map((seat) => ({ ...seat, final: true })) } };
    expect(stamp(done)).toBe(stamp(desk));
    expect(stamp({ ...done, tasks: [] })).not.toBe(stamp({ ...desk, tasks: [] }));
  });
});
