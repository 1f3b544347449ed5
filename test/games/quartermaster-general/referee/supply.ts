// Supply reckoned plainly from the rulebook (L591-641), with the cards that grant and deny it.
import type { Flag } from '../../../../src/games/quartermaster-general/data/nations.js';
import { spaceIds, spaces, type SpaceId } from '../../../../src/games/quartermaster-general/data/spaces.js';
import type { QmgState } from '../../../../src/games/quartermaster-general/state.js';
import { isAxis, isLand, lies, sideStands, spacesOf, stands, touch } from './board.js';

/** L607-619: a supply space with an army of one's own. */
export function supplySpacesOf(state: QmgState, flag: Flag): readonly SpaceId[] {
  return spaceIds.filter((space) => {
    if (!stands(state, flag, space)) return false;
    // L2854-2866: Scorched Earth takes Ukraine from the Axis; Kuibyshev takes Moscow from everybody.
    if (space === 'ukraine' && isAxis(flag) && lies(state, 'sov-scorched-earth')) return false;
    const moved = lies(state, 'sov-government-evacuates-to-kuibyshev');
    if (space === 'moscow' && moved) return false;
    return spaces[space].star === true || (space === 'siberia' && flag === 'soviet-union' && moved);
  });
}

/** L603-613: the spaces on a line of one's own pieces from a source; SHAEF lets the lines of three run through one another's. */
function linked(state: QmgState, flag: Flag): ReadonlySet<SpaceId> {
  const three: readonly Flag[] = ['france', 'united-states', 'united-kingdom'];
  const links = lies(state, 'usa-shaef') && three.includes(flag) ? three : [flag];
  const found = new Set(supplySpacesOf(state, flag));
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const space of spaceIds) {
      const isLink = links.some((one) => stands(state, one, space));
      if (isLink && [...found].some((near) => touch(state, isAxis(flag), near, space))) found.add(space);
    }
  }
  return found;
}

/** L625-633: a navy needs an army of its side on the coast, in supply or not. */
function hasPort(state: QmgState, flag: Flag, sea: SpaceId): boolean {
  const ofAxis = isAxis(flag);
  return spaceIds.some((land) => isLand(land) && touch(state, ofAxis, sea, land) && sideStands(state, ofAxis, land));
}

/** Cards that supply a piece wherever its lines are. */
function isGranted(state: QmgState, flag: Flag, space: SpaceId): boolean {
  const army = isLand(space);
  if (flag === 'germany' && state.airlift) return true;
  if (flag === 'japan' && state.truk && (space === 'central-pacific' || touch(state, true, 'central-pacific', space))) {
    return true;
  }
  if (flag === 'soviet-union' && army && lies(state, 'sov-shverniks-evacuation-council')) return true;
  if (flag === 'france' && lies(state, 'uk-free-france-tw')) return true;
  if (flag === 'china' && lies(state, 'sov-peoples-liberation-army')) return true;
  if (flag === 'united-kingdom' && space === 'eastern-europe' && lies(state, 'uk-polish-sovereignty')) return true;
  if (isAxis(flag)) return false;
  if (space === 'africa' && lies(state, 'uk-senegalese-tirailleurs')) return true;
  const volunteers =
    lies(state, 'usa-american-volunteer-group-expands') || lies(state, 'usa-american-volunteer-group-expands-tw');
  return space === 'szechuan' && volunteers;
}

/** Where somebody's pieces are in supply. */
export function suppliedOf(state: QmgState, flag: Flag): readonly SpaceId[] {
  const lines = linked(state, flag);
  return spacesOf(state, flag).filter(
    (space) => isGranted(state, flag, space) || (lines.has(space) && (isLand(space) || hasPort(state, flag, space))),
  );
}
