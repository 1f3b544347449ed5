// Building and recruiting: where, with which piece, and what follows (rulebook, Build and Recruit).
import type { Script } from '../../../../table/script.js';
import type { Text } from '../../../../table/text.js';
import type { CardId } from '../../data/cards.js';
import { keeperOf, type Nation } from '../../data/nations.js';
import { kindAt, type SpaceId } from '../../data/spaces.js';
import { chooseSpaces } from '../../questions/ask.js';
import { cardName, nationName, say, spaceName } from '../../reports/names.js';
import { pieceName } from '../../reports/pieces.js';
import { reserve, withPiece } from '../../rules/board.js';
import {
  allPlacesFor,
  freeable,
  mayName,
  namedAsBuilt,
  placesFor,
  type How,
  type Placement,
} from '../../rules/placing.js';
import { outlookOf } from '../../rules/outlook.js';
import { unsupplied } from '../../rules/supply.js';
import { noteDeed, unseenOf, type QmgState } from '../../state.js';
import type { Desk } from './desk.js';
import { relocate } from './air-forces.js';
import { giveBack, takeOff } from './removal.js';
import { offerTruk } from './truk.js';

/** A placement with who decides on it, for which card. */
export interface Placed extends Placement {
  readonly card: CardId;
  readonly decider: Nation;
  /** The piece may not be left unplaced. */
  readonly forced?: true;
  /** Where the piece has been taken off. */
  readonly lifted?: SpaceId;
}

/**
 * Asks where a piece goes, puts it there and lets cards answer.
 * @returns the space; undefined when nothing was placed.
 */
export function* place(d: Desk, placed: Placed): Script<SpaceId | undefined> {
  const { t } = d;
  const { state } = t;
  const { nation, kind, card, decider } = placed;
  if (placed.forced !== true) {
    yield* offerTruk(d, nation, (table) => allPlacesFor(table, placed).length);
    if (reserve(state, nation, kind) === 0) yield* free(d, placed);
  }
  const places = reserve(state, nation, kind) > 0 ? allPlacesFor(state, placed) : [];
  const named = mayNameAsBuilt(state, placed) ? namedAsBuilt(state, placed).filter((id) => !places.includes(id)) : [];
  // The same for every space.
  let points: number | undefined;
  const now = (): number => (points ??= outlookOf(state, state.active).points);
  const space = yield* chooseSpaces(t, {
    key: 'place',
    nation: decider,
    text: say(`ask.${placed.how}.${kind}`, { nation: nationName(nation), card: cardName(card) }),
    about: { card, how: placed.how, kind, of: nation },
    spaces: [...places, ...named],
    min: placed.forced === true ? 1 : 0,
    none: say('place.none'),
    detail: (id) => placeDetail(state, placed, id, named.includes(id), now),
  });
  if (space === undefined) return undefined;
  const how: How = placesFor(state, placed).includes(space) || named.includes(space) ? placed.how : 'recruit';
  if (!named.includes(space)) state.pieces = withPiece(state, nation, space).pieces;
  noteDeed(state, how === 'build' ? 'built' : 'recruited', nation, kind, space);
  const args = { piece: pieceName(nation, space), space: spaceName(space) };
  const done = { nation: nationName(nation), what: say(`what.${kind}`), space: spaceName(space) };
  t.tell(named.includes(space) ? say('report.named', args) : say(`report.${how}`, done), { focus: [space] });
  if (placed.lifted !== undefined) yield* relocate(d, nation, placed.lifted);
  yield* d.announce({ kind: 'placed', by: decider, nation, how, space });
  return space;
}

/** With none in reserve, a nation may first take a piece of its own off the board. */
function* free(d: Desk, placement: Placed): Script<void> {
  const { t } = d;
  const { state } = t;
  const { nation, kind, card } = placement;
  const space = yield* chooseSpaces(t, {
    key: 'free',
    nation: keeperOf(nation),
    text: say(`ask.free.${kind}`, { card: cardName(card) }),
    about: { card, kind, of: nation },
    spaces: freeable(state, placement),
  });
  if (space === undefined) return;
  yield* giveBack(d, nation, space);
}

/** A piece is named instead of placed for the sake of cards that answer building; without one on the table it is not offered. */
function mayNameAsBuilt(state: QmgState, placed: Placed): boolean {
  const { nation, decider, forced } = placed;
  // What a nation holds tells nobody else whether there is a choice.
  return forced !== true && mayName(state, placed, decider === nation ? unseenOf(state, decider) : []);
}

function placeDetail(
  state: QmgState,
  { nation }: Placed,
  id: SpaceId,
  named: boolean,
  now: () => number,
): Text | undefined {
  if (named) return say('detail.named');
  const after = { ...state, ...withPiece(state, nation, id) };
  if (unsupplied(after, nation).includes(id)) return say('detail.unsupplied');
  if (nation !== state.active) return undefined;
  const { points } = outlookOf(after, nation);
  return points === now() ? undefined : say('detail.pointsThen', { count: points });
}

/** Takes a piece off and builds it again, with all that follows. */
export function* rebuild(
  d: Desk,
  nation: Nation,
  from: SpaceId,
  card: CardId,
  list: readonly SpaceId[],
): Script<SpaceId | undefined> {
  takeOff(d.t.state, nation, from);
  // What flew with the piece finds another place once it has been built again.
  return yield* place(d, {
    how: 'build',
    nation,
    kind: kindAt(from),
    list,
    card,
    decider: nation,
    forced: true,
    lifted: from,
  });
}
