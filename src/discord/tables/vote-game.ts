// For whoever plays in several games: which of them is to be voted in, each with a button.
import type { GameInfo, GameSummary } from '../../play/turn/info.js';
import { gameLabel, gameOf, InputError, sentence, type Call, type PressCall } from '../call.js';
import { writePress } from '../custom-id.js';
import { accents, button, buttonRows, screen, textBlock, type Screen } from '../screen.js';
import { t } from '../voice.js';
import { propose, proposalsScreen, type Votable } from './proposals.js';

/** What is wanted of a game: something put to the vote, or its open votes to be seen. */
type Wanted = Votable | 'open';

const wants: readonly Wanted[] = ['draw', 'concede', 'extend', 'pause', 'resume', 'cancel', 'open'];

/** As many games as are offered. */
const mostGames = 10;

/**
 * Does something in the game that is named or meant; asks which where several could be.
 * @throws InputError and Refused as `gameOf` does, when nobody can be asked.
 */
export async function inGame(
  call: Call,
  named: string | null,
  wanted: Wanted,
  run: (game: GameInfo) => Promise<Screen>,
): Promise<Screen> {
  try {
    return await run(await gameOf(call, named));
  } catch (error) {
    if (!(error instanceof InputError && error.text.key === 'game.severalMine')) throw error;
    const games = (await call.deps.play.gamesOf(call.person.id)).filter(
      ({ status }) => status === 'running' || status === 'paused',
    );
    const [only, second] = games;
    if (only === undefined) throw error;
    return second === undefined ? run(await call.deps.play.info(only.id)) : whichGame(call, games, wanted);
  }
}

function whichGame(call: Call, games: readonly GameSummary[], wanted: Wanted): Screen {
  const { say } = call.voice;
  const buttons = games.slice(0, mostGames).map((game) => {
    const id = writePress({ game: game.id, checkpoint: 0, question: '', verb: 'vgame', args: [wanted] });
    return button(id, say(gameLabel(game)));
  });
  return screen([textBlock(say(t('dm.which'))), ...buttonRows(buttons)], [], accents.ask);
}

/** The game that was pressed. */
export async function votedGame(call: PressCall): Promise<Screen> {
  const [given] = call.press.args;
  const wanted = wants.find((one) => one === given);
  if (wanted === undefined) return sentence(call, t('press.old'), 'quiet');
  const game = await call.deps.play.info(call.press.game, call.person.id);
  if (wanted === 'open') return proposalsScreen(call, game);
  return propose(call, game, wanted, { seats: wanted === 'concede' ? onlyOther(call, game) : [] });
}

/** Whom somebody concedes to who names nobody: the only other who plays. */
export function onlyOther(call: Call, game: GameInfo): readonly string[] {
  const others = game.seats.filter((seat) => seat.alive && seat.userId !== call.person.id).map((seat) => seat.seat);
  return others.length === 1 ? others : [];
}
