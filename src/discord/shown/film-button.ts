// The button that leads to the film of an ended game: to the board in a browser where anybody may watch, else to a file.
import type { GameInfo } from '../../play/turn/info.js';
import type { Text } from '../../table/text.js';
import type { Deps } from '../deps.js';
import { filmLink } from '../past-link.js';
import { button, linkButton } from '../screen.js';
import { tablePress } from './status.js';
import { t } from '../voice.js';

/** The way to the film. */
export function filmButton(
  deps: Pick<Deps, 'boardView'>,
  game: GameInfo,
  label: (text: Text) => string,
  style: 'primary' | 'secondary' = 'primary',
): ReturnType<typeof button> | ReturnType<typeof linkButton> {
  const watched = filmLink(deps, game);
  return watched === null
    ? button(tablePress(game, 'film'), label(t('film.button')), style, { emoji: '🎞️' })
    : linkButton(watched, label(t('film.button')), '🎞️');
}
