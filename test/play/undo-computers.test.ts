// Nothing is taken back past what a computer player has shown, but where somebody practises against computers alone.
import { expect, it } from 'vitest';
import { twilightStruggle } from '../../src/games/twilight-struggle/index.js';
import { practicePlace } from '../../src/play/records/practice.js';
import { SeededDice } from '../../src/table/dice.js';
import { ann, give, testTable } from '../support/table.js';

const table = testTable();

/** How often Ann could take back an answer behind which a computer player has answered, in a first turn of both. */
async function timesBehind(guildId: string): Promise<number> {
  const play = table.play({ games: new Map([[twilightStruggle.id, twilightStruggle]]) });
  const kind = twilightStruggle.id;
  const place = { guildId, kind, name: null, language: 'en', options: {}, paces: {} } as const;
  const { id } = await play.create(ann, {
    ...place,
    settings: { quiet: null, readyCheck: false, computers: 'beginner' },
  });
  await play.join(id, ann, 'ussr');
  await play.start(id, ann.id, true);
  const { db } = table.store();
  let times = 0;
  for (let n = 0; n < 60; n++) {
    await play.runDue();
    const { tasks, canUndo, view, rules, game } = await play.desk(id, ann.id);
    if (Number(game.title?.args?.['turn'] ?? 1) > 1) break;
    const [task] = tasks;
    if (task === undefined || task.final) {
      table.clock.advance(60_000);
      continue;
    }
    const own = await db.answer.findFirst({ where: { gameId: id, by: 'player' }, orderBy: { id: 'desc' } });
    const after = await db.answer.count({
      where: { gameId: id, by: 'computer', undoneAt: null, id: { gt: own?.id ?? 0 } },
    });
    if (own !== null && after > 0 && canUndo) times += 1;
    const dice = new SeededDice(`${String(task.checkpoint)} ${task.id}`);
    const value = rules.computer({ question: task.question, view, seat: task.seat, dice, level: 'beginner' });
    await give(play, id, ann, value, { confirmed: true });
  }
  return times;
}

it('stops where a computer player has answered since', { timeout: 180_000 }, async () => {
  expect(await timesBehind('guild')).toBe(0);
  expect(await timesBehind(practicePlace(ann.id))).toBeGreaterThan(0);
});
