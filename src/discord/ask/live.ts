// Tells whether what somebody has before them of a game would change if it were shown again.
import { createHash } from 'node:crypto';
import type { Desk } from '../../play/play.js';
import type { LiveMark } from '../screen.js';
import type { Voice } from '../voice.js';

/**
 * @param news stands for what is told on the desk.
 * @param passed what the person has just done ended the phase.
 */
export function liveMark(
  desk: Desk,
  { lang }: Pick<Voice, 'lang'>,
  { news = [], passed = false }: { readonly news?: readonly number[]; readonly passed?: boolean } = {},
): LiveMark {
  const { game, seats, tasks, canUndo } = desk;
  const waiting = game.seats.filter((seat) => seat.owes && !seat.final).map((seat) => seat.seat);
  const shown = [
    lang,
    news,
    game.status,
    game.checkpoint,
    game.title,
    game.score,
    game.deadline,
    game.outcome,
    seats,
    canUndo,
    tasks.length === 0 ? waiting : [],
    tasks.map(({ id, question, saved, final, draft, making }) => [id, question.key, saved, final, draft, making]),
  ];
  const stamp = createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22);
  return { gameId: game.id, stamp, passed };
}
