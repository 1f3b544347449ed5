// Points: what a nation scores in its Victory step, and when a side has won (rulebook, Victory).
import type { Pieces, Step } from '../data/card-terms.js';
import { card, type CardId } from '../data/cards.js';
import { opponent, sideOf, type Flag, type Nation, type Side, isNation } from '../data/nations.js';
import type { SpaceId } from '../data/spaces.js';
import type { OpenTable } from '../state.js';
import { isOverrun, ofSide } from './board.js';
import { homeNow } from './homes.js';
import { areThere, piecesOf } from './places.js';
import { statusOf } from './status.js';
import { supplySpaces } from './supply.js';

/** The lead at the end of a round that wins at once. */
export const winningLead = 30;
export const lastRound = 20;

/** What somebody's supply spaces give: two points each, one where a team-mate's army stands as well. */
export function spacePoints(table: OpenTable, flag: Flag): readonly { readonly space: SpaceId; readonly vp: number }[] {
  const side = sideOf(flag);
  return supplySpaces(table, flag).map((space) => ({ space, vp: ofSide(table, side, space).length > 1 ? 1 : 2 }));
}

/** What a card's counting steps give its owner now. */
export function pointsOf(table: OpenTable, id: CardId, owner: Nation): number {
  return card(id).steps.reduce((sum, step) => sum + stepPoints(table, step, id, owner), 0);
}

/** What one counting step gives; nothing for any other. */
export function stepPoints(table: OpenTable, step: Step, id: CardId, owner: Nation): number {
  if (step.op === 'vpPer') return step.amount * count(table, step.count, id, owner);
  if (step.op !== 'vpIf') return 0;
  const from = { owner };
  return (step.if === undefined || areThere(table, step.if, from)) &&
    (step.unless === undefined || !areThere(table, step.unless, from))
    ? step.amount
    : 0;
}

function count(table: OpenTable, what: Pieces, id: CardId, owner: Nation): number {
  const found = piecesOf(table, what, { owner });
  const perSpace = id === 'ita-impero-italiano' && table.options.imperoItalianoPerSpace;
  return perSpace ? new Set(found.map(({ space }) => space)).size : found.length;
}

/** The Status cards that give a nation points in its Victory step, with how many. */
export function scoringCards(
  table: OpenTable,
  nation: Nation,
): readonly { readonly id: CardId; readonly vp: number }[] {
  return statusOf(table, nation)
    .filter((id) => card(id).window === 'victory' && !table.used.includes(id))
    .map((id) => ({ id, vp: pointsOf(table, id, nation) }))
    .filter(({ vp }) => vp > 0);
}

/** Whether somebody scores nothing at all in its Victory step, as an enemy army stands in its home. */
export function scoresNothing(table: OpenTable, flag: Flag): boolean {
  return isOverrun(table, flag, homeNow(table, flag));
}

/** All that somebody's Victory step would give now. */
export function victoryPoints(table: OpenTable, flag: Flag): number {
  if (scoresNothing(table, flag)) return 0;
  const cards = isNation(flag) ? scoringCards(table, flag) : [];
  return [...spacePoints(table, flag), ...cards].reduce((sum, { vp }) => sum + vp, 0);
}

/** The side that has won at the end of a round: by its lead, or by points when the last round is over, ties going to the Axis. */
export function winner({ vp, round }: Pick<OpenTable, 'vp' | 'round'>): Side | null {
  const leader: Side = vp.axis >= vp.allies ? 'axis' : 'allies';
  const lead = vp[leader] - vp[opponent(leader)];
  return lead >= winningLead || round >= lastRound ? leader : null;
}
