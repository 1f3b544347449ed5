// A question that is open for show and one that has quietly been answered look alike to everybody else, whatever they try.
import { describe, expect, it } from 'vitest';
import type { Play } from '../../src/play/play.js';
import { emptyTables } from '../support/database.js';
import { begun, playDuels, usual } from '../support/duels.js';
import { ann, bob, dan, give, refusal, testTable } from '../support/table.js';

const table = testTable();
const decoyMs = 121_000;

/** Fir is Bob's: with a sword it may peek, and says at once that it leaves it; with a stone it can do nothing. */
const hands = ['sword', 'stone'] as const;

type Settings = NonNullable<Parameters<typeof begun>[2]>['settings'];

/** What somebody finds out once Ann has rested and Bob, where he could, has answered. */
async function found(
  settings: Settings,
  find: (play: Play, id: number) => Promise<unknown>,
): Promise<readonly unknown[]> {
  const seen: unknown[] = [];
  for (const fir of hands) {
    await emptyTables(table.store());
    table.clock.set('2026-03-01T12:00:00.000Z');
    const play = playDuels(table);
    const id = await begun(table, play, {
      cards: { ...usual, fir, oak: 'shield' },
      seats: [
        [ann, 'ash'],
        [ann, 'elm'],
        [bob, 'fir'],
        [bob, 'oak'],
      ],
      ...(settings === undefined ? {} : { settings }),
    });
    await give(play, id, ann, ['rest']);
    table.clock.advance(10_000);
    if (fir === 'sword') await give(play, id, bob, ['leave']);
    seen.push(await find(play, id));
  }
  return seen;
}

async function closed(play: Play): Promise<void> {
  table.clock.advance(decoyMs);
  await play.runDue();
}

describe('a question open for show', () => {
  it('cannot be told by what may be taken back, before it closes or after', async () => {
    const [answered, forShow] = await found({}, async (play, id) => {
      const tries = [await play.desk(id, ann.id)].map(({ canUndo }) => canUndo);
      const refusals = [await refusal(play.undo(id, ann.id))];
      await closed(play);
      tries.push((await play.desk(id, ann.id)).canUndo);
      return [tries, refusals, (await play.info(id)).checkpoint];
    });
    expect(forShow).toEqual(answered);
    expect(forShow).toMatchObject([[false, false], [['refuse.noUndo']], 2]);
  });

  it('lets its own player take back what they have answered', async () => {
    const [own] = await found({}, async (play, id) => (await play.desk(id, bob.id)).canUndo);
    expect(own).toBe(true);
  });

  it('leaves every clock as one that has been answered, while it is open and after', async () => {
    const clocks = async (play: Play, id: number): Promise<unknown> =>
      (await play.info(id)).seats.map(({ clock }) => clock);
    const [answered, forShow] = await found({ time: { clock: 'live' } }, async (play, id) => {
      const open = await clocks(play, id);
      await closed(play);
      return [open, await clocks(play, id)];
    });
    expect(forShow).toEqual(answered);
  });

  it('lets no game be lost on time', async () => {
    const [, claimed] = await found({ time: { clock: 'live', flag: 'claim' } }, async (play, id) => {
      const { db } = table.store();
      const clock = { left: 60_000, since: null, flagged: null, from: [-1, 0], mark: [-1, 0], userId: bob.id };
      for (const row of await db.seat.findMany({ where: { gameId: id, userId: bob.id } }))
        await db.seat.updateMany({
          where: { gameId: id, seat: row.seat },
          data: { settings: { ...(row.settings as object), clock } },
        });
      table.clock.advance(90_000);
      await play.runDue();
      return refusal(play.claim(id, ann.id));
    });
    expect(claimed).toEqual(['refuse.clockRuns']);
  });

  it('is passed over by a nudge like one that has been answered', async () => {
    const [answered, forShow] = await found({}, async (play, id) => {
      await table.said();
      return [await refusal(play.nudge(id, ann.id)), await table.said()];
    });
    expect(forShow).toEqual(answered);
    expect(forShow).toEqual([['refuse.nobodyToNudge'], []]);
  });

  it('costs nobody a miss or a word where its time is over before it closes', async () => {
    const [, said] = await found({}, async (play, id) => {
      await table.said();
      const { db } = table.store();
      await db.due.updateMany({ where: { gameId: id, kind: 'deadline' }, data: { runAt: table.clock.now() } });
      await play.runDue();
      return [
        (await play.info(id)).seats.map(({ misses }) => misses),
        (await table.said()).filter((one) => 'userId' in one && one.userId === bob.id && one.kind === 'news'),
      ];
    });
    expect(said).toEqual([[0, 0, 0, 0], []]);
  });

  it('is left to its time by who answers for an empty seat, like one that leaves a choice', async () => {
    const [answered, forShow] = await found({}, async (play, id) => {
      const { db } = table.store();
      await db.seat.updateMany({ where: { gameId: id, userId: bob.id }, data: { left: true, misses: 3 } });
      return refusal(play.answerFor(id, dan.id, 'fir', 'fallback', { name: 'Mod' }));
    });
    expect(forShow).toEqual(answered);
    expect(forShow).toEqual(['refuse.seatOwesNothing']);
  });
});
