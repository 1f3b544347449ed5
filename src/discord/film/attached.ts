// The film that comes with the end of a game by itself, where there is something to see and it is small enough.
import { Refused } from '../../play/change/refuse.js';
import type { GameInfo } from '../../play/turn/info.js';
import { defaultChoices, type Deps } from '../deps.js';
import { limits } from '../limits.js';
import type { Picture } from '../screen.js';
import { filmFile } from './film.js';
import { filmLink } from '../past-link.js';

/** Fewer phases than this are seen at a glance. */
const fewestPhases = 2;
/** A larger file is made for those who ask for it. */
const mostBytes = limits.fileBytes / 2;

/** The film; null where a link shows the same, or where it is left to a press, as when it cannot be made now. */
export async function attachedFilm(deps: Deps, game: GameInfo): Promise<Picture | null> {
  if (game.outcome === null || filmLink(deps, game) !== null) return null;
  try {
    const film = await deps.play.film(game.id);
    if ((film.frames.at(-1)?.last ?? -1) + 1 < fewestPhases) return null;
    const file = await filmFile(deps, game, film, game.language, defaultChoices);
    return file.data.length > mostBytes ? null : file;
  } catch (error) {
    // Of a game that never began, such as a sign-up that was closed, there is none.
    if (error instanceof Refused) return null;
    deps.log.warn({ err: error, game: game.id }, 'a game ends without its film');
    return null;
  }
}
