// The film of an ended game as a message, as whoever asks for it reads boards.
import type { GameInfo } from '../../play/turn/info.js';
import { gameLabel, gameVoice, type Call } from '../call.js';
import { spend } from '../pace.js';
import { buttonRows, fileBlock, linkButton, screen, textBlock, type Screen } from '../screen.js';
import { filmLink } from '../past-link.js';
import { t } from '../voice.js';
import { filmFile } from './film.js';

/** The film as a file. Throws Refused while the game runs, and InputError for somebody who has just had several. */
export async function filmScreen(call: Call, game: GameInfo): Promise<Screen> {
  if (game.outcome !== null) spend(call, 'film');
  const reader = gameVoice(call, game.kind);
  const watched = filmLink(call.deps, game);
  const file = await filmFile(call.deps, game, await call.deps.play.film(game.id), call.lang, call.choices);
  const page = screen([
    textBlock(`### ${reader.say(gameLabel(game))}\n${reader.say(t('film.ready'))}`),
    ...(watched === null ? [] : buttonRows([linkButton(watched, reader.say(t('film.button')), '🎞️')])),
    fileBlock(file),
  ]);
  return { ...page, files: [file] };
}
