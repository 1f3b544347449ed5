// The pages beside the board: the battle at hand, and the odds of those ahead or in the making.
import type { Begun, Panel } from '../../../table/game.js';
import type { SeatId } from '../../../table/question.js';
import type { AaView } from '../view.js';
import { battlePanel } from './battle.js';
import { begunOddsPanel, oddsPanel, type Known } from './odds.js';

/**
 * What a seat may look at beside the board.
 * @param known its own plans and standing orders, which its odds take into account.
 * @param begun moves it has put together; absent where nobody puts any together.
 */
export function panels(
  view: AaView,
  seat: SeatId | null,
  known: Known,
  begun: readonly Begun[] | undefined,
): readonly Panel[] {
  const ahead = begun === undefined ? [] : begunOddsPanel(view, seat, known, begun);
  return [...battlePanel(view), ...oddsPanel(view, seat, known), ...ahead];
}
