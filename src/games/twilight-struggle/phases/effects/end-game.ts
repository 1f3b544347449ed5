// How a game ends: every ending goes through one door (rulebook, 10.3 Victory).
import type { Outcome } from '../../../../table/game.js';
import type { Side } from '../../data/terms.js';
import { say, sideName } from '../../reports/names.js';
import { type Ending, type TwilightState, seatOf, type TwilightTable } from '../../state.js';

/** Thrown by `endGame`; the phase runner turns it into the outcome. */
export class GameOver extends Error {
  constructor(readonly outcome: Outcome) {
    super('the game is over');
  }
}

/**
 * Ends the game at once: nothing of the scripts under way happens any more.
 * @param winner null for a draw.
 * @throws GameOver always.
 */
export function endGame(t: TwilightTable, ending: Ending, winner: Side | null): never {
  t.state.result = { winner, ending };
  const outcome = outcomeOf(t.state, ending, winner);
  t.tell(outcome.text, { weight: 'headline' });
  throw new GameOver(outcome);
}

/** The outcome of a finished game. */
function outcomeOf(state: TwilightState, ending: Ending, winner: Side | null): Outcome {
  if (winner === null) {
    return { kind: 'draw', winners: [seatOf(state, 'us'), seatOf(state, 'ussr')], text: say('end.draw') };
  }
  return {
    kind: 'win',
    winners: [seatOf(state, winner)],
    text: say(`end.${ending}`, { side: sideName(winner) }),
  };
}
