// The way to the board in a browser: a link for whoever asks, which only they see and which works once.
import type { PressCall } from '../call.js';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { GameInfo } from '../../play/turn/info.js';
import { sentence } from '../call.js';
import { spend } from '../pace.js';
import { accents, screen, textBlock, type Screen } from '../screen.js';
import { t } from '../voice.js';

/** A link to a game's board, for those who have a seat in it. */
export async function boardLinkScreen(call: PressCall, game: GameInfo): Promise<Screen> {
  const { deps, person, voice } = call;
  const desk = await deps.play.desk(game.id, person.id);
  if (deps.boardLink === undefined || desk.seats.length === 0) return sentence(call, t('board.notYours'), 'quiet');
  spend(call, 'board');
  const url = await deps.boardLink(person.id, game.id);
  const go = { type: ComponentType.Button, style: ButtonStyle.Link, label: voice.say(t('board.go')), url } as const;
  return screen(
    [textBlock(voice.say(t('board.link'))), { type: ComponentType.ActionRow, components: [go] }],
    [],
    accents.ask,
  );
}
