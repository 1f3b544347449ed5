// A game played to its end by chance, as the store has it after its last answer.
import { updateGame } from '../../src/store/games.js';
import { saveSeat } from '../../src/store/seats.js';
import { addWholePhase } from '../../src/store/whole-games.js';
import type { AnyGame } from '../../src/table/game.js';
import { asComputer, atRandom, optionSets, playOut } from './contract.js';
import { anyGame } from './games.js';
import { ann, type TestTable } from './table.js';

/**
 * Plays it and stores it; its number.
 * @param options those with which games of its kind end soon, when absent.
 */
export async function endedGame(table: TestTable, rules: AnyGame, options = optionSets(rules, 0)[0]): Promise<number> {
  const { db } = table.store();
  const seed = `packed ${rules.id}`;
  const now = table.clock.now();
  if (options === undefined) throw new Error(`${rules.id} has no options`);
  const chooser = rules.id === 'diplomacy' ? asComputer(rules) : atRandom;
  const { outcome, phases } = playOut(rules, options, { seed, chooser });
  if (outcome === null) throw new Error(`${rules.id} did not end`);
  const { id } = await anyGame(db, now, { kind: rules.id, options, seed, hostId: ann.id });
  await table.store().inGame(id, async (tx) => {
    for (const [position, seat] of rules.seats(options).entries())
      await saveSeat(tx, id, seat, { position, computer: true });
    for (const [number, { checkpoint, answers, replayed }] of phases.entries()) {
      const title = rules.title(rules.view(checkpoint.state, null));
      const told = replayed.reports.map(({ text, to, focus, weight }) => ({ text, to, focus, weight }));
      await addWholePhase(tx, id, { ...checkpoint, number, title, answers, reports: told }, now);
    }
    const told = phases.at(-1)?.replayed.reports.length ?? 0;
    const over = {
      status: 'finished',
      outcome,
      checkpoint: phases.length - 1,
      told,
      endedAt: now,
      startedAt: now,
    } as const;
    await updateGame(tx, id, over, now);
  });
  return id;
}
