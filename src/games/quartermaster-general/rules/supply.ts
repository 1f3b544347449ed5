// Supply: each nation's own lines from its sources, ports for navies, and what cards grant and deny (rulebook, Supply).
import { card, cardIds, ownerOf, type CardId } from '../data/cards.js';
import type { Step } from '../data/card-terms.js';
import { sideOf, type Nation, type Side } from '../data/nations.js';
import { kindAt, stars, type SpaceId } from '../data/spaces.js';
import type { OpenTable } from '../state.js';
import { holds, neighbours, sideHolds, spacesHeld } from './board.js';

/** All that supply hangs on. */
export type Supplies = Pick<OpenTable, 'pieces' | 'status' | 'truk' | 'options'>;

type Of<Op extends Step['op']> = Extract<Step, { readonly op: Op }>;

/** What Status cards do to supply as long as they lie on the table. */
const lasting: readonly { readonly id: CardId; readonly step: Of<'supply'> | Of<'denySupply'> }[] = cardIds.flatMap(
  (id) => {
    const { type, steps, always = [] } = card(id);
    return type !== 'status'
      ? []
      : [...steps, ...always].flatMap((step) =>
          step.op === 'supply' || step.op === 'denySupply' ? [{ id, step }] : [],
        );
  },
);

/** Whether a card takes a supply space away from a side. */
export function isDenied(table: Supplies, side: Side, space: SpaceId): boolean {
  return lasting.some(
    ({ id, step }) =>
      step.op === 'denySupply' && step.side === side && step.space === space && table.status[ownerOf(id)].includes(id),
  );
}

/** The supply spaces that hold an army of the nation, without those denied to its side. */
export function sources(table: Supplies, nation: Nation): readonly SpaceId[] {
  return stars.filter((id) => holds(table, nation, id) && !isDenied(table, sideOf(nation), id));
}

/** Spaces with a piece of the nation that hang together with one of its sources over spaces with its pieces. */
export function reach(table: Supplies, nation: Nation): ReadonlySet<SpaceId> {
  const side = sideOf(nation);
  const found = new Set(sources(table, nation));
  const edge = [...found];
  for (let space = edge.pop(); space !== undefined; space = edge.pop()) {
    if (table.options.strictNavyChain && !hasPort(table, nation, space)) continue;
    for (const next of neighbours(table, side, space)) {
      if (found.has(next) || !holds(table, nation, next)) continue;
      found.add(next);
      edge.push(next);
    }
  }
  return found;
}

/** Whether a navy there has a port: an army of its side on the coast. Armies need none. */
function hasPort(table: Supplies, nation: Nation, space: SpaceId): boolean {
  if (kindAt(space) === 'army') return true;
  const side = sideOf(nation);
  return neighbours(table, side, space).some((next) => kindAt(next) === 'army' && sideHolds(table, side, next));
}

/** Whether a card supplies a piece there, wherever its lines are. */
function isGranted(table: Supplies, nation: Nation, space: SpaceId): boolean {
  if (table.truk && nation === 'japan') {
    if (space === 'central-pacific' || neighbours(table, 'axis', 'central-pacific').includes(space)) return true;
  }
  return lasting.some(
    ({ id, step }) =>
      step.op === 'supply' &&
      step.nations.includes(nation) &&
      (step.kind === undefined || step.kind === kindAt(space)) &&
      (step.where === 'any' || (Array.isArray(step.where) && step.where.includes(space))) &&
      table.status[ownerOf(id)].includes(id),
  );
}

/** Where a nation's pieces are in supply. */
export function supplied(table: Supplies, nation: Nation): ReadonlySet<SpaceId> {
  const linked = reach(table, nation);
  return new Set(
    spacesHeld(table, nation).filter(
      (space) => (linked.has(space) && hasPort(table, nation, space)) || isGranted(table, nation, space),
    ),
  );
}

/** Where a nation's pieces are out of supply, in the order of the map. */
export function unsupplied(table: Supplies, nation: Nation): readonly SpaceId[] {
  const fed = supplied(table, nation);
  return spacesHeld(table, nation).filter((space) => !fed.has(space));
}
