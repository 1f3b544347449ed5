// Links to what a game has been, on the board in a browser: to an earlier turn, and to a whole game once it has ended.
import type { GameInfo } from '../play/turn/info.js';
import type { Deps } from './deps.js';

/** A link to a turn, by where it stands among the turns; null where anybody may not watch. */
export function turnLink({ boardView }: Pick<Deps, 'boardView'>, game: GameInfo, turn: number): string | null {
  const view = boardView?.(game) ?? null;
  return view === null ? null : `${view}#past/${String(turn)}`;
}

/** A link that shows an ended game from its first turn on; null where there is none. */
export function filmLink(deps: Pick<Deps, 'boardView'>, game: GameInfo): string | null {
  return game.outcome === null ? null : turnLink(deps, game, 0);
}
