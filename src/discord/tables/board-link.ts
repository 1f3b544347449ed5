// The way to the board in a browser: a link for whoever asks, which only they see and which works once.
import type { PressCall } from '../call.js';
import type { GameInfo } from '../../play/turn/info.js';
import type { Text } from '../../table/text.js';
import { sentence } from '../call.js';
import { spend } from '../pace.js';
import { accents, buttonRows, linkButton, screen, textBlock, type Screen } from '../screen.js';
import { t } from '../voice.js';

/** A link to a game's board: to their own desk for those who have a seat in it, through a seat's eyes for those who have been lent them, for everybody else to what all may see. */
export async function boardLinkScreen(call: PressCall, game: GameInfo): Promise<Screen> {
  const { deps, person } = call;
  const desk = await deps.play.desk(game.id, person.id);
  const isServed = desk.seats.length > 0 || (await deps.play.throughLent(game.id, person.id)) !== null;
  if (deps.boardLink !== undefined && isServed) {
    spend(call, 'board');
    return linkTo(call, t('board.link'), t('board.go'), await deps.boardLink(person.id, game.id, call.lang));
  }
  const url = deps.boardView?.(game) ?? null;
  return url === null
    ? sentence(call, t('board.notYours'), 'quiet')
    : linkTo(call, t('board.viewAbout'), t('board.view'), url);
}

function linkTo({ voice }: PressCall, about: Text, label: Text, url: string): Screen {
  return screen([textBlock(voice.say(about)), ...buttonRows([linkButton(url, voice.say(label))])], [], accents.ask);
}
