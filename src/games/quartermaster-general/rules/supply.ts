// Supply: each nation's own lines from its sources, ports for navies, and what cards grant and deny (rulebook, Supply).
import { isAmong, sideOf, type Flag, type Side } from '../data/nations.js';
import type { CardId } from '../data/cards.js';
import { kindAt, spaceIds, stars, type SpaceId } from '../data/spaces.js';
import type { OpenTable } from '../state.js';
import { holds, neighbourhood, neighbours, sideHolds, spacesHeld } from './board.js';
import { lastingOf } from './status.js';

/** All that supply hangs on. */
export type Supplies = Pick<OpenTable, 'pieces' | 'status' | 'active' | 'truk' | 'airlift' | 'options'>;

/** Status cards whose space may be a supply space for one alone, by an option, instead of being supplied by them. */
const privateSpaces: Readonly<Partial<Record<CardId, Flag>>> = {
  'uk-polish-sovereignty': 'united-kingdom',
  'uk-senegalese-tirailleurs': 'france',
  'usa-american-volunteer-group-expands-tw': 'china',
};

/** Whether a card takes a supply space away from a side. */
export function isDenied(table: Supplies, side: Side, space: SpaceId): boolean {
  return lastingOf(table, 'denySupply').some(({ step }) => step.side === side && step.space === space);
}

/** Spaces that are supply spaces for somebody alone, and give points as such. */
function ownStars(table: Supplies, flag: Flag): readonly SpaceId[] {
  return lastingOf(table, 'source').flatMap(({ step }) => (step.flags.includes(flag) ? [step.space] : []));
}

/** Spaces that supply somebody alone, without being worth points. */
function ownSources(table: Supplies, flag: Flag): readonly SpaceId[] {
  if (!table.options.privateSupplySpaces) return [];
  return lastingOf(table, 'supply').flatMap(({ id, step }) =>
    privateSpaces[id] === flag && Array.isArray(step.where) ? (step.where as readonly SpaceId[]) : [],
  );
}

/** The supply spaces that hold an army of somebody, without those denied to its side. */
export function supplySpaces(table: Supplies, flag: Flag): readonly SpaceId[] {
  const own = ownStars(table, flag);
  const all = own.length === 0 ? stars : spaceIds.filter((id) => stars.includes(id) || own.includes(id));
  return all.filter((id) => holds(table, flag, id) && !isDenied(table, sideOf(flag), id));
}

/** What supply comes from. */
export function sources(table: Supplies, flag: Flag): readonly SpaceId[] {
  return [...supplySpaces(table, flag), ...ownSources(table, flag).filter((id) => holds(table, flag, id))];
}

/** Spaces with a piece of somebody, or of those through whose pieces its lines run, that hang together with one of its sources. */
export function reach(table: Supplies, flag: Flag): ReadonlySet<SpaceId> {
  const side = sideOf(flag);
  const chained = lastingOf(table, 'chain').find(({ step }) => step.flags.includes(flag))?.step.flags ?? [flag];
  const links = (space: SpaceId): boolean =>
    chained.some((one) => holds(table, one, space) && (!table.options.strictNavyChain || hasPort(table, one, space)));
  const near = neighbourhood(table, side);
  const found = new Set(sources(table, flag));
  const edge = [...found];
  for (let space = edge.pop(); space !== undefined; space = edge.pop()) {
    if (!links(space)) continue;
    for (const next of near(space)) {
      if (found.has(next) || !chained.some((one) => holds(table, one, next))) continue;
      found.add(next);
      edge.push(next);
    }
  }
  return found;
}

/** Whether a navy there has a port: an army of its side on the coast. Armies need none. */
export function hasPort(table: Supplies, flag: Flag, space: SpaceId): boolean {
  if (kindAt(space) === 'army') return true;
  const side = sideOf(flag);
  return neighbours(table, side, space).some((next) => kindAt(next) === 'army' && sideHolds(table, side, next));
}

/** Whether a card supplies a piece there, wherever its lines are. */
function isGranted(table: Supplies, flag: Flag, space: SpaceId): boolean {
  if (table.airlift && flag === 'germany') return true;
  if (table.truk && flag === 'japan') {
    if (space === 'central-pacific' || neighbours(table, 'axis', 'central-pacific').includes(space)) return true;
  }
  return lastingOf(table, 'supply').some(
    ({ id, step }) =>
      isAmong(step.nations, flag) &&
      (step.kind === undefined || step.kind === kindAt(space)) &&
      (step.where === 'any' || (Array.isArray(step.where) && step.where.includes(space))) &&
      !(table.options.privateSupplySpaces && privateSpaces[id] !== undefined),
  );
}

/** Where somebody's pieces are in supply. */
export function supplied(table: Supplies, flag: Flag): ReadonlySet<SpaceId> {
  const held = spacesHeld(table, flag);
  if (held.length === 0) return new Set();
  const linked = reach(table, flag);
  return new Set(
    held.filter((space) => (linked.has(space) && hasPort(table, flag, space)) || isGranted(table, flag, space)),
  );
}

/** Where somebody's pieces are out of supply, in the order of the map. */
export function unsupplied(table: Supplies, flag: Flag): readonly SpaceId[] {
  const fed = supplied(table, flag);
  return spacesHeld(table, flag).filter((space) => !fed.has(space));
}
