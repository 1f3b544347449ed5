// The action track and the displays: which markers a faction can play, in which boxes, and what that costs.
import type { Facts } from '../data/facts.js';
import {
  generalMarkers,
  markerIds,
  opsIds,
  planningCost,
  reseedCost,
  type GeneralKind,
  type GeneralMarker,
  type MarkerId,
  type OpsId,
} from '../data/orders.js';
import { factsOf } from '../data/own-files.js';
import type { Faction } from '../data/units.js';
import { ideologyOf, type BoxId, type OpenState } from '../state.js';

export function isOps(id: string): id is OpsId {
  return opsIds.some((one) => one === id);
}

function isGeneral(id: MarkerId): id is GeneralMarker {
  return Object.hasOwn(generalMarkers, id);
}

const owners: Readonly<Record<string, Faction>> = { W: 'western', S: 'soviet', H: 'okh', K: 'okw' };

/** The faction an operations order belongs to. */
export function ownerOf(ops: OpsId): Faction {
  return owners[ops.charAt(0)] ?? 'western';
}

/** The boxes a marker can lie in for a faction; none when it cannot use it. */
export function boxesOf(faction: Faction, marker: MarkerId): readonly BoxId[] {
  if (isGeneral(marker)) {
    const { of, sides } = generalMarkers[marker];
    return of === faction || of === ideologyOf(faction) ? sides : [];
  }
  if (ownerOf(marker) !== faction) return [];
  return faction === 'western' || faction === 'okw' ? [marker, 'strategic-warfare'] : [marker];
}

/** What a marker's general order is, for telling two of the same kind apart. */
function kindOf(marker: MarkerId): GeneralKind | null {
  return isGeneral(marker) ? generalMarkers[marker].sides[0] : null;
}

/** Whether no space of a box is free. */
function isFull(board: Pick<OpenState, 'data' | 'used'>, faction: Faction, box: BoxId): boolean {
  const spaces = isOps(box) ? 1 : (factsOf(board).orders.boxes[faction][box]?.spaces ?? 0);
  return board.used[faction].filter((one) => one.box === box).length >= spaces;
}

/** Boxes of a marker that still have a free space. */
function freeBoxes(board: OpenState, faction: Faction, marker: MarkerId): readonly BoxId[] {
  return boxesOf(faction, marker).filter((box) => !isFull(board, faction, box));
}

/** Why a faction cannot have the order of a box: its spaces are taken, or no marker for it is there. */
export function whyNoOrder(board: OpenState, faction: Faction, box: BoxId): 'used' | 'away' {
  const markers = [...board.track, board.planning[faction]].flatMap((one) => one ?? []);
  const isThere = markers.some((marker) => boxesOf(faction, marker).includes(box));
  return isThere || isFull(board, faction, box) ? 'used' : 'away';
}

/** Whether a faction could take a marker from the action track now: into a box, or into its empty planning box. */
function canTake(board: OpenState, faction: Faction, marker: MarkerId): boolean {
  if (boxesOf(faction, marker).length === 0) return false;
  const isShared = isGeneral(marker) && generalMarkers[marker].of === 'axis';
  const planned = board.planning[faction];
  if (isShared) {
    const kind = kindOf(marker);
    if (board.used[faction].some(({ box }) => box === kind)) return false;
    if (planned !== null && kindOf(planned) === kind) return false;
  }
  return freeBoxes(board, faction, marker).length > 0 || planned === null;
}

/**
 * How much a marker of the track costs on top: one for each other marker further down that the faction could take; shared ones of
 * a kind count once.
 * @internal
 */
export function surcharge(board: OpenState, faction: Faction, index: number): number {
  const seen = new Set<string>();
  const own = board.track[index];
  for (const marker of board.track.slice(0, index)) {
    if (marker === null || !canTake(board, faction, marker)) continue;
    const isShared = isGeneral(marker) && generalMarkers[marker].of === 'axis';
    seen.add(isShared ? (kindOf(marker) ?? marker) : marker);
  }
  if (own != null && isGeneral(own) && generalMarkers[own].of === 'axis') seen.delete(kindOf(own) ?? own);
  return seen.size;
}

/** One thing a faction can do in its action round. */
export interface Choice {
  readonly id: string;
  readonly kind: 'play' | 'plan' | 'reseed' | 'none';
  readonly marker: MarkerId | null;
  /** The box whose order is carried out; for HQ the operations box chosen. */
  readonly order: BoxId | null;
  /** The box the marker is put into. */
  readonly box: BoxId | null;
  readonly fromPlanning: boolean;
  readonly cost: number;
  readonly surcharge: number;
}

/** What the order of a box costs by itself; HQ has no price of its own. */
function boxCost(facts: Facts, faction: Faction, box: BoxId): number {
  return isOps(box) ? facts.orders.operations[box].cost : (facts.orders.boxes[faction][box]?.cost ?? 0);
}

/** How many steps the order of a box grants. */
export function boxSteps(facts: Facts, faction: Faction, box: 'recruit' | 'mechanize'): number {
  return facts.orders.boxes[faction][box]?.steps ?? 0;
}

function plays(
  board: OpenState,
  faction: Faction,
  marker: MarkerId,
  extra: number,
  fromPlanning: boolean,
): readonly Choice[] {
  const facts = factsOf(board);
  return freeBoxes(board, faction, marker).flatMap((box): Choice[] => {
    const base = { kind: 'play' as const, marker, box, fromPlanning, surcharge: extra };
    if (box !== 'hq') {
      return [{ ...base, id: `play:${marker}:${box}`, order: box, cost: boxCost(facts, faction, box) + extra }];
    }
    return opsIds
      .filter((ops) => ownerOf(ops) === faction)
      .map((ops) => ({
        ...base,
        id: `hq:${marker}:${ops}`,
        order: ops,
        cost: facts.orders.operations[ops].cost + extra,
      }));
  });
}

/** Everything a faction can choose when it has the initiative; empty when it has no order at all. */
export function choicesOf(board: OpenState, faction: Faction): readonly Choice[] {
  const planned = board.planning[faction];
  const offered = new Set<string>();
  const fromTrack = board.track.flatMap((marker, index): readonly Choice[] => {
    if (marker === null || !canTake(board, faction, marker)) return [];
    // Of two equal shared markers only the lower one is worth taking.
    const key = kindOf(marker) ?? marker;
    const isShared = isGeneral(marker) && generalMarkers[marker].of === 'axis';
    if (isShared && offered.has(key)) return [];
    offered.add(key);
    const extra = surcharge(board, faction, index);
    const plan: Choice = {
      id: `plan:${marker}`,
      kind: 'plan',
      marker,
      order: null,
      box: null,
      fromPlanning: false,
      cost: planningCost + extra,
      surcharge: extra,
    };
    return [...plays(board, faction, marker, extra, false), ...(planned === null ? [plan] : [])];
  });
  const fromPlanning = planned === null ? [] : plays(board, faction, planned, 0, true);
  const reseed: Choice = {
    id: 'reseed',
    kind: 'reseed',
    marker: null,
    order: null,
    box: null,
    fromPlanning: false,
    cost: reseedCost,
    surcharge: 0,
  };
  const mayReseed = fromTrack.length === 0 && board.cup.length > 0;
  return [...fromTrack, ...fromPlanning, ...(mayReseed ? [reseed] : [])];
}

/** All markers that are somewhere: for counting them. */
export function markersIn(board: OpenState): readonly MarkerId[] {
  const used = Object.values(board.used).flatMap((list) => list.map(({ marker }) => marker));
  const planned = Object.values(board.planning).flatMap((marker) => (marker === null ? [] : [marker]));
  return [...board.track.flatMap((marker) => (marker === null ? [] : [marker])), ...board.cup, ...used, ...planned];
}

export const allMarkers: readonly MarkerId[] = markerIds;
