// The pages a player can call up beside the board.
import type { Panel } from '../../../table/game.js';
import type { SeatId } from '../../../table/question.js';
import { dutiesPanel } from './duties.js';
import { handPanel } from './hand.js';
import { oddsPanel } from './odds.js';
import { pilePanels } from './piles.js';
import { scorePanel } from './score.js';
import type { TwilightView } from '../view.js';

/** Hand, scores, duties, odds, effects, piles and cards not seen yet; the hand only for the side that holds it. */
export function panels(view: TwilightView, seat: SeatId | null): readonly Panel[] {
  const side = seat === null ? null : view.side;
  return [
    ...(side === null ? [] : [handPanel(view, side)]),
    scorePanel(view),
    dutiesPanel(view),
    oddsPanel(view, side),
    ...pilePanels(view),
  ];
}
