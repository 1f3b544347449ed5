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
 * Who asks for which game: somebody who has a seat in it, or who has been lent the eyes of one.
 * @throws Refused for everybody else.
 */
export async function seen(c: Context<Env>, deps: WebDeps) {
  const { userId } = c.get('visitor');
  const gameId = gameNumber(c.req.param('id'));
  if (gameId === null) throw refused(t('board.notYours'));
  const desk = await deps.play.desk(gameId, userId);
  const lent = desk.seats.length > 0 ? null : await deps.play.throughLent(gameId, userId);
  if (desk.seats.length === 0 && lent === null) throw refused(t('board.notYours'));
  return { userId, gameId, choices: await deps.choices(userId), desk, lent };
}

/**
 * The same of those who have a seat: nobody else does anything, or reads what is its person's own.
 * @throws Refused for everybody else.
 */
export async function seated(c: Context<Env>, deps: WebDeps) {
  const found = await seen(c, deps);
  if (found.lent !== null) throw refused(t('board.notYours'));
  return found;
}
