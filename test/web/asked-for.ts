// A game that has come to a question, with the page of whoever is asked.
import { games } from '../../src/games/registry.js';
import type { Play } from '../../src/play/play.js';
import { thoughtOut } from '../discord/driving/course.js';
import { ann, type TestTable } from '../support/table.js';
import { visitsAt, type Visit } from './visit.js';

/** A game of one person and computer players, at its first question of a kind; what is asked before is answered as a computer player would. Throws where it is not asked soon. */
export async function askedFor(
  table: TestTable,
  kind: string,
  seat: string,
  key: string,
): Promise<{ readonly play: Play; readonly id: number; readonly visit: Visit }> {
  const play = table.play({ games, decoyMs: { min: 0, max: 0 } });
  const input = { guildId: 'g', kind, name: 'Test', language: 'en', options: {}, paces: {} } as const;
  const { id } = await play.create(ann, {
    ...input,
    settings: { readyCheck: false, quiet: null, computers: 'beginner' },
  });
  await play.join(id, ann, seat);
  await play.start(id, ann.id, true);
  for (let n = 0; n < 60; n++) {
    const { tasks, views, rules } = await play.desk(id, ann.id);
    const [task] = tasks;
    if (task?.question.key === key) return { play, id, visit: await visitsAt(table, play).enter(ann.id, id) };
    if (task === undefined) table.clock.advance(60_000);
    else {
      const answer = { gameId: id, userId: ann.id, checkpoint: task.checkpoint, question: task.id };
      const view = views.find((one) => one.seat === task.seat)?.view ?? {};
      const value = thoughtOut({ rules, task, view } as never);
      await play.answer({ ...answer, value, final: true, confirmed: true });
    }
    while ((await play.runDue()) > 0);
  }
  throw new Error(`${seat} is not asked for ${key}`);
}
