// The board reckoned plainly from the rulebook: who stands where, which cards lie open, which spaces touch for whom.
import { edges, straits } from '../../../../src/games/quartermaster-general/data/adjacency.js';
import type { CardId } from '../../../../src/games/quartermaster-general/data/cards.js';
import { flags, nations, type Flag } from '../../../../src/games/quartermaster-general/data/nations.js';
import { spaceIds, spaces, type SpaceId } from '../../../../src/games/quartermaster-general/data/spaces.js';
import type { QmgState } from '../../../../src/games/quartermaster-general/state.js';

/** L39-46; L2196-2200. */
const axis: readonly Flag[] = ['germany', 'japan', 'italy'];

export function isAxis(flag: Flag): boolean {
  return axis.includes(flag);
}

export function sameSide(a: Flag, b: Flag): boolean {
  return isAxis(a) === isAxis(b);
}

export function isLand(space: SpaceId): boolean {
  return spaces[space].terrain === 'land';
}

export function stands(state: QmgState, flag: Flag, space: SpaceId): boolean {
  return state.pieces[space].includes(flag);
}

export function spacesOf(state: QmgState, flag: Flag): readonly SpaceId[] {
  return spaceIds.filter((space) => stands(state, flag, space));
}

/** Whether anybody of a side stands in a space. */
export function sideStands(state: QmgState, ofAxis: boolean, space: SpaceId): boolean {
  return flags.some((flag) => isAxis(flag) === ofAxis && stands(state, flag, space));
}

/** Whether a Status card lies open and counts: Hobart's Funnies makes those of the Axis count for nothing in the British turn. */
export function lies(state: QmgState, id: CardId): boolean {
  const owner = nations.find((nation) => state.status[nation].includes(id));
  if (owner === undefined) return false;
  const funnies = state.status['united-kingdom'].includes('uk-hobarts-funnies');
  return !(isAxis(owner) && state.active === 'united-kingdom' && funnies);
}

/** Every pair of neighbours, both ways round. */
const borders = new Set(edges.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));

function isPair(a: SpaceId, b: SpaceId, one: SpaceId, other: SpaceId): boolean {
  return (a === one && b === other) || (a === other && b === one);
}

/** Whether two spaces are next to each other for a side. */
export function touch(state: QmgState, ofAxis: boolean, a: SpaceId, b: SpaceId): boolean {
  // Spanish Troops Seize Gibraltar: the two seas are never joined for the Allies, and always for the Axis.
  if (isPair(a, b, 'north-sea', 'mediterranean-sea') && lies(state, 'ita-spanish-troops-seize-gibraltar'))
    return ofAxis;
  // Turkey Opens the Straits: two more pairs for the Axis.
  if (ofAxis && lies(state, 'ita-turkey-opens-the-straits')) {
    if (isPair(a, b, 'middle-east', 'balkans') || isPair(a, b, 'black-sea', 'mediterranean-sea')) return true;
  }
  // L422-423: what shares a border.
  if (borders.has(`${a} ${b}`)) return true;
  if (isLand(a) || isLand(b)) return false;
  // L458-475: a strait is open to the Axis while an Axis army stands in its land, else to the Allies.
  return Object.values(straits).some(
    ({ land, seas: [one, other] }) => isPair(a, b, one, other) && sideStands(state, true, land) === ofAxis,
  );
}

/** How many steps lie between two spaces for a side, whoever stands between; 0 in the space itself. */
export function steps(state: QmgState, ofAxis: boolean, from: SpaceId, to: SpaceId): number {
  let reached: readonly SpaceId[] = [from];
  for (let count = 0; count < spaceIds.length; count++) {
    if (reached.includes(to)) return count;
    reached = spaceIds.filter(
      (space) => reached.includes(space) || reached.some((near) => touch(state, ofAxis, near, space)),
    );
  }
  return Infinity;
}

/** L298-405 and L2270-2310: the homes, with the cards of Total War that move two of them. */
export function homeOf(state: QmgState, flag: Flag): SpaceId {
  const exile = lies(state, 'uk-government-in-exile') && sideStands(state, true, 'western-europe');
  switch (flag) {
    case 'germany':
    case 'united-kingdom':
    case 'japan':
    case 'italy':
    case 'china':
      return flag;
    case 'soviet-union':
      return lies(state, 'sov-government-evacuates-to-kuibyshev') ? 'siberia' : 'moscow';
    case 'united-states':
      return 'eastern-united-states';
    case 'france':
      return exile ? 'united-kingdom' : 'western-europe';
  }
}
