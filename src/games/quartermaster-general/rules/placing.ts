// Building and recruiting: where a piece may be placed, and which piece on the board may be taken off for it (rulebook, Build and Recruit).
import { card, cardsOf, type CardId } from '../data/cards.js';
import { isNation, sideOf, type Flag, type Kind, type Nation } from '../data/nations.js';
import { kindAt, type SpaceId } from '../data/spaces.js';
import type { OpenTable } from '../state.js';
import { enemiesIn, holds, neighbourhood, reserve, spacesHeld, withoutPiece, withPiece } from './board.js';
import { homeNow } from './homes.js';
import { statusOf } from './status.js';
import { hasPort, reach, supplied } from './supply.js';

/** Building follows supply, recruiting the list of the card alone. */
export type How = 'build' | 'recruit';

/** What is to be placed: whose, which kind, how, and on which of these spaces. */
export interface Placement {
  readonly how: How;
  readonly nation: Flag;
  readonly kind: Kind;
  readonly list: readonly SpaceId[];
}

/** Where a piece may be placed, were there one in reserve. */
export function placesFor(table: OpenTable, { how, nation, kind, list }: Placement): readonly SpaceId[] {
  const free = list.filter(
    (id) => kindAt(id) === kind && !holds(table, nation, id) && enemiesIn(table, nation, id).length === 0,
  );
  if (how === 'recruit' || free.length === 0) return free;
  const nextTo = neighbourhood(table, sideOf(nation));
  const fed = [...supplied(table, nation)];
  const near = new Set(fed.flatMap(nextTo));
  // Beside a piece on a line of supply the new one carries the line on; elsewhere it is tried.
  const linked = table.options.strictNavyChain ? undefined : reach(table, nation);
  const onLine = new Set(fed.filter((id) => linked?.has(id) === true).flatMap(nextTo));
  return free.filter((id) => {
    if (!near.has(id) && !(kind === 'army' && id === homeNow(table, nation))) return false;
    return (onLine.has(id) && hasPort(table, nation, id)) || supplied(withPiece(table, nation, id), nation).has(id);
  });
}

/** Where an army may be recruited by Status cards instead of being built: the United Kingdom's in the Dominions. */
function recruitsInstead(table: OpenTable, { how, nation, kind }: Placement): readonly SpaceId[] {
  if (how !== 'build' || kind !== 'army' || !isNation(nation)) return [];
  const list = statusOf(table, nation).flatMap((id) =>
    card(id).steps.flatMap((step) => (step.op === 'recruitInstead' ? step.where : [])),
  );
  return placesFor(table, { how: 'recruit', nation, kind, list });
}

/** Where a piece may be placed now: by building, by recruiting, by what Status cards allow. */
export function allPlacesFor(table: OpenTable, placement: Placement): readonly SpaceId[] {
  return [...new Set([...placesFor(table, placement), ...recruitsInstead(table, placement)])];
}

/** Own pieces on the board that may be taken off first, as none is in reserve, so that one can be placed. */
export function freeable(table: OpenTable, placement: Placement): readonly SpaceId[] {
  const { nation, kind } = placement;
  if (reserve(table, nation, kind) > 0) return [];
  return spacesHeld(table, nation, kind).filter(
    (id) => allPlacesFor(withoutPiece(table, nation, id), placement).length > 0,
  );
}

/** Whether anything can be placed at all, be it by taking off a piece first. */
export function canPlace(table: OpenTable, placement: Placement): boolean {
  return reserve(table, placement.nation, placement.kind) > 0
    ? allPlacesFor(table, placement).length > 0
    : freeable(table, placement).length > 0;
}

/** Own supplied pieces that may be named as just built instead of placing one. */
export function namedAsBuilt(table: OpenTable, { how, nation, kind, list }: Placement): readonly SpaceId[] {
  if (how !== 'build') return [];
  const fed = supplied(table, nation);
  return list.filter((id) => kindAt(id) === kind && fed.has(id));
}

/** Cards of a nation that answer its own building of a kind. */
function builderCards({ options }: Pick<OpenTable, 'options'>, nation: Nation, kind: Kind): readonly CardId[] {
  return cardsOf(nation, options).filter((id) => card(id).window === (kind === 'army' ? 'armyBuilt' : 'navyBuilt'));
}

/**
 * Whether naming a piece instead of placing one would be of any use: a card that answers such building lies open before the builder,
 * or is among those of its own that it holds unseen.
 */
export function mayName(table: OpenTable, placement: Placement, held: readonly CardId[] = []): boolean {
  const { nation, kind } = placement;
  if (!isNation(nation)) return false;
  const cards = builderCards(table, nation, kind);
  return (
    [...statusOf(table, nation), ...held].some((id) => cards.includes(id) && !table.used.includes(id)) &&
    namedAsBuilt(table, placement).length > 0
  );
}
