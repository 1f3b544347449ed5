// Tells whether what somebody has before them of a game would change if it were shown again.
import { createHash } from 'node:crypto';
import type { Desk } from '../../play/turn/desk.js';
import type { LiveMark } from '../screen.js';
import type { Voice } from '../voice.js';

/** For what somebody is asked whether they mean it. */
export type Asking = 'final' | 'plain';

/**
 * @param news stands for what is told on the desk.
 * @param asking they are asked whether they mean it; what they put together is handed in as final, or as it is.
 */
export function liveMark(
  desk: Desk,
  { lang }: Pick<Voice, 'lang'>,
  { news = [], asking = null }: { readonly news?: readonly number[]; readonly asking?: Asking | null } = {},
): LiveMark {
  const { game, seats, tasks, canUndo, votes } = desk;
  const waiting = game.seats.filter((seat) => seat.owes && !seat.final).map((seat) => seat.seat);
  const shown = [
    lang,
    asking,
    news,
    game.status,
    game.checkpoint,
    game.title,
    game.score,
    game.deadline,
    game.isAwaiting,
    game.isForAbsence,
    game.outcome,
    seats,
    canUndo,
    votes.map(({ id }) => id),
    tasks.length === 0 ? waiting : [],
    tasks.map(({ id, question, saved, final, draft, making }) => [id, question.key, saved, final, draft, making]),
  ];
  const stamp = createHash('sha256').update(JSON.stringify(shown, inOrder)).digest('base64url').slice(0, 22);
  return { gameId: game.id, stamp, asks: asking !== null };
}

/** Fields by name: the database gives what was put together back in an order of its own. */
function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
