// Who asks for which game, and what they see of it.
import type { Context } from 'hono';
import { refused } from '../play/change/refuse.js';
import type { WebDeps } from './deps.js';
import type { Visitor } from './door.js';
import { gameNumber } from './params.js';
import { t } from './state.js';

/** What requests of somebody who has come in carry. */
export type Env = { Variables: { visitor: Visitor } };

/**
 * Who asks for which game.
 * @throws Refused for those who have no seat in it.
 */
export async function seen(c: Context<Env>, deps: WebDeps) {
  const { userId } = c.get('visitor');
  const gameId = gameNumber(c.req.param('id'));
  if (gameId === null) throw refused(t('board.notYours'));
  const desk = await deps.play.desk(gameId, userId);
  if (desk.seats.length === 0) throw refused(t('board.notYours'));
  return { userId, gameId, choices: await deps.choices(userId), desk };
}
