// The pages a player can call up beside the board.
import type { Panel } from '../../../table/game.js';
import type { QmgView } from '../view.js';
import { discardPanel, handPanel } from './hand.js';
import { pointsPanel } from './points.js';
import { reachPanel, supplyPanel } from './supply.js';
import { countsPanel, statusPanel } from './table.js';

/** Hand and discard pile, for their nation alone; supply, reach, points, Status cards and counts for everybody. */
export function panels(view: QmgView): readonly Panel[] {
  const { nation } = view;
  return [
    ...(nation === null ? [] : [handPanel(view, nation)]),
    supplyPanel(view),
    reachPanel(view),
    pointsPanel(view),
    statusPanel(view),
    countsPanel(view),
    ...(nation === null ? [] : [discardPanel(view)]),
  ];
}
