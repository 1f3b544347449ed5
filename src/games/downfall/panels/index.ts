// The pages a player can call up beside the board.
import type { Panel } from '../../../table/game.js';
import type { SeatId } from '../../../table/question.js';
import { factsOf } from '../data/own-files.js';
import type { DownfallView } from '../view.js';
import { battlePanel } from './battle.js';
import { handPanel } from './hand.js';
import { eventsPanel, forcesPanel, objectivesPanel, ordersPanel } from './lists.js';
import { frontPanel, supplyPanel } from './reckoned.js';

/** Hand, the combat that is fought, events, orders, supply, the ground between the fronts, forces and objectives; the hand only for the faction that holds it. */
export function panels(view: DownfallView, seat: SeatId | null): readonly Panel[] {
  const { faction } = view;
  return [
    ...(seat === null || faction === null ? [] : [handPanel(view, faction)]),
    ...battlePanel(view),
    eventsPanel(factsOf(view), view),
    ordersPanel(view),
    supplyPanel(view),
    frontPanel(view, 'western'),
    frontPanel(view, 'soviet'),
    forcesPanel(view),
    objectivesPanel(view),
  ];
}
