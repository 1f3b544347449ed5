// Opening a practice: set up, seated and begun in one step, so that of two presses at once only one opens it.
import type { Db } from '../../store/client.js';
import { listGames } from '../../store/games.js';
import type { SeatId } from '../../table/question.js';
import type { Person } from '../change/person.js';
import { withSession, type ChangeDeps } from '../change/session.js';
import { practicePlace } from '../records/practice.js';
import { create, meet, type NewGame } from './opening.js';
import { join } from './sign-up.js';
import { start } from './start.js';

/**
 * Opens a person's practice of a game, of which one runs at the most.
 * @returns its number, or that of the one which runs already.
 * @throws Refused as `create` and `join` do; nothing has been opened then.
 */
export async function practise(
  deps: ChangeDeps,
  tx: Db,
  host: Person,
  input: Omit<NewGame, 'guildId'>,
  seat: SeatId | null,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  // The person's row, just written, makes another press of theirs wait until this one is done.
  await meet(tx, host, deps.now());
  const guildId = practicePlace(host.id);
  const running = await listGames(tx, { guildId, statuses: ['running', 'paused'] });
  const found = running.find(({ kind }) => kind === input.kind);
  if (found !== undefined) return { id: found.id, isNew: false };
  const id = await create(deps, tx, host, { ...input, guildId });
  await withSession(deps, tx, id, host.id, async (s) => {
    await join(s, host, seat);
    await start(s, true);
  });
  return { id, isNew: true };
}
