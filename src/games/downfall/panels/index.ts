// The pages a player can call up beside the board.
import type { Panel } from '../../../table/game.js';
import type { SeatId } from '../../../table/question.js';
import { withData } from '../data/at-hand.js';
import { setOf } from '../data/own-files.js';
import type { DownfallView } from '../view.js';
import { handPanel } from './hand.js';
import { eventsPanel, forcesPanel, objectivesPanel, ordersPanel } from './lists.js';
import { frontPanel, supplyPanel } from './reckoned.js';

/** Hand, events, orders, supply, the ground between the fronts, forces and objectives; the hand only for the faction that holds it. */
function panels(view: DownfallView, seat: SeatId | null): readonly Panel[] {
  const { faction } = view;
  return [
    ...(seat === null || faction === null ? [] : [handPanel(view, faction)]),
    eventsPanel(view),
    ordersPanel(view),
    supplyPanel(view),
    frontPanel(view, 'western'),
    frontPanel(view, 'soviet'),
    forcesPanel(view),
    objectivesPanel(view),
  ];
}

/** The same pages, whose pictures are drawn on the data of their game, too. */
export function panelsOnData(view: DownfallView, seat: SeatId | null): readonly Panel[] {
  const set = setOf(view.data);
  return panels(view, seat).map((panel) => {
    const scene = panel.scene?.bind(panel);
    return scene === undefined ? panel : { ...panel, scene: (look) => withData(set, () => scene(look)) };
  });
}
