// The film of an ended game: the page of the board with all its turns inside, as a file for a message.
import type { Film } from '../../play/history/past.js';
import type { GameInfo } from '../../play/turn/info.js';
import { languages, langsOf, type Speech } from '../../words/words.js';
import type { Deps, PersonChoices } from '../deps.js';
import type { Picture } from '../screen.js';

/**
 * The film as a file.
 * @param speech the languages that come first; it can be read in all of them.
 */
export async function filmFile(
  deps: Pick<Deps, 'filmPage'>,
  game: GameInfo,
  film: Film,
  speech: Speech,
  { palette, theme }: Pick<PersonChoices, 'palette' | 'theme'>,
): Promise<Picture> {
  const langs = [...new Set([...langsOf(speech), ...languages])];
  return { name: `film-${game.id}.html`, data: await deps.filmPage(game, film, { langs, palette, theme }), alt: '' };
}
