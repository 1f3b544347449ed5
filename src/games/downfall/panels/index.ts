// The pages a player can call up beside the board.
import type { Panel } from '../../../table/game.js';
import type { SeatId } from '../../../table/question.js';
import type { DownfallView } from '../view.js';
import { handPanel } from './hand.js';
import { eventsPanel, forcesPanel, objectivesPanel, ordersPanel, supplyPanel } from './lists.js';

/** Hand, events, orders, forces, supply and objectives; the hand only for the faction that holds it. */
export function panels(view: DownfallView, seat: SeatId | null): readonly Panel[] {
  const { faction } = view;
  return [
    ...(seat === null || faction === null ? [] : [handPanel(view, faction)]),
    eventsPanel(view),
    ordersPanel(view),
    supplyPanel(view),
    forcesPanel(view),
    objectivesPanel(view),
  ];
}
