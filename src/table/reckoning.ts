// Pages beside the board whose figures are worked out when somebody looks.
import type { AnyGame, Panel } from './game.js';

/**
 * Works out what a page of a game has asked for, here and now.
 * @throws Error when the game works out nothing.
 */
export function reckonHere(game: Pick<AnyGame, 'id' | 'reckon'>, job: object): object {
  if (game.reckon === undefined) throw new Error(`${game.id} works out nothing`);
  return game.reckon(job);
}

/** A page with what its job has come to. */
export function filled<P extends Panel>({ reckoning, ...page }: P, found: object): Omit<P, 'reckoning'> {
  return { ...page, ...reckoning?.page(found) };
}
