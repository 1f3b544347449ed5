// A side that does not answer: its whole action round is played at one deadline.
import { expect, it } from 'vitest';
import { twilightStruggle } from '../../../src/games/twilight-struggle/index.js';
import { ann, bob, hourMs, testTable } from '../../support/table.js';
import { testClock } from '../../support/database.js';

const table = testTable();

it('has every round played at one deadline, card, use and targets together', async () => {
  const play = table.play({ games: new Map([[twilightStruggle.id, twilightStruggle]]), wall: testClock().now });
  const { id } = await play.create(ann, {
    guildId: 'guild',
    kind: twilightStruggle.id,
    name: null,
    language: 'en',
    options: {},
    paces: {},
    settings: { quiet: null, time: { excuses: 0 } },
  });
  await play.join(id, ann, 'us');
  await play.join(id, bob, 'ussr');
  await play.start(id, ann.id, false);
  for (let n = 0; n < 12 && (await play.info(id)).status === 'running'; n++) {
    const before = await play.info(id);
    const asked = before.seats.filter((seat) => seat.owes).map((seat) => seat.seat);
    table.clock.advance(48 * hourMs);
    await play.runDue();
    // Both go on being waited for, however much they miss.
    await table.store().db.seat.updateMany({ data: { misses: 0 } });
    const after = await play.info(id);
    const still = after.seats.filter((seat) => seat.owes).map((seat) => seat.seat);
    expect(after.checkpoint > before.checkpoint || still.join() !== asked.join()).toBe(true);
  }
  const checkpoints = await table.store().db.checkpoint.findMany({ where: { gameId: id, phase: 'round' } });
  expect(checkpoints.length).toBeGreaterThan(2);
});
