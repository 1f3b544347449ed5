// Air Forces are deployed, marshalled and relocated, take air superiority and are lost (Total War, Air Forces).
import type { Script } from '../../../../table/script.js';
import type { Text } from '../../../../table/text.js';
import type { CardId } from '../../data/cards.js';
import { keeperOf, type Flag, type Kind, type Nation } from '../../data/nations.js';
import { kindAt, type SpaceId } from '../../data/spaces.js';
import { chooseSpaces, oneOf } from '../../questions/ask.js';
import { cardName, nationName, say, spaceName } from '../../reports/names.js';
import {
  airReserve,
  airSpaces,
  enemyAirIn,
  holdsAir,
  marshalPlaces,
  relocations,
  suppliedAir,
  superiorityPlaces,
  withAir,
  withoutAir,
} from '../../rules/air.js';
import { adjacent, holds } from '../../rules/board.js';
import { sideOf } from '../../data/nations.js';
import { noteDeed, type OpenTable, type QmgState } from '../../state.js';
import type { Desk } from './desk.js';

/** Puts an Air Force on the board. */
function setAir(state: QmgState, flag: Flag, space: SpaceId): void {
  state.air = withAir(state, flag, space).air;
  noteDeed(state, 'flown', flag, kindAt(space), space);
}

/** Takes an Air Force off the board. */
export function downAir(state: QmgState, flag: Flag, space: SpaceId): void {
  state.air = withoutAir(state, flag, space).air;
  noteDeed(state, 'downed', flag, kindAt(space), space);
}

/** An Air Force whose piece has left goes to another one beside it, or is lost; its owner may take it off the board instead. */
export function* relocate(
  { t }: Desk,
  flag: Flag,
  space: SpaceId,
  { falls = false }: { readonly falls?: boolean } = {},
): Script<void> {
  const { state } = t;
  if (!holdsAir(state, flag, space) || holds(state, flag, space)) return;
  const args = { people: say(`people.${flag}`), space: spaceName(space) };
  const places = falls ? [] : relocations(state, flag, space);
  const to = yield* chooseSpaces(t, {
    key: 'relocate',
    nation: keeperOf(flag),
    text: say('ask.relocate', args),
    about: { of: flag, space },
    spaces: places,
    none: say('way.takeAirOff'),
    fallback: places.slice(0, 1),
    // With one place to go it goes there, unless its owner wants to be asked.
    ...(places.length === 1 ? { idle: 'standing' } : {}),
  });
  downAir(state, flag, space);
  if (to === undefined) {
    t.tell(say(places.length === 0 ? 'report.airLost' : 'report.airTookOff', args), { focus: [space] });
    return;
  }
  setAir(state, flag, to);
  t.tell(say('report.relocated', { ...args, to: spaceName(to) }), { focus: [space, to] });
}

/** What an Air Force does, for which nation's card or discard; `card` is left out in the Air step. */
export interface Flight {
  readonly by: Nation;
  readonly flag: Flag;
  readonly decider: Nation;
  readonly card?: CardId | undefined;
  /** Pays for it, once it is settled what is done: who looks and lets it be has spent nothing. */
  readonly pay?: () => Script<void>;
}

function* paidFor({ pay }: Flight): Script<void> {
  if (pay !== undefined) yield* pay();
}

function why(flight: Flight, withCard: (card: Text) => Text, without: Text): Text {
  return flight.card === undefined ? without : withCard(cardName(flight.card));
}

/** With none in reserve, the Air Force that its owner would take off the board for the one to be deployed. */
function* toFree({ t }: Desk, { flag, decider }: Flight): Script<SpaceId | undefined> {
  return yield* chooseSpaces(t, {
    key: 'freeAir',
    nation: decider,
    text: say('ask.freeAir', { people: say(`people.${flag}`) }),
    spaces: airSpaces(t.state, flag),
  });
}

/** An Air Force leaves the board by its owner's will. */
export function takeAirOff({ t }: Desk, flag: Flag, space: SpaceId): void {
  downAir(t.state, flag, space);
  t.tell(say('report.airTookOff', { people: say(`people.${flag}`), space: spaceName(space) }), { focus: [space] });
}

/** Deploys an Air Force to one of these spaces; its decider may leave it. Returns whether it did. */
export function* deploy(d: Desk, flight: Flight, places: (table: OpenTable) => readonly SpaceId[]): Script<boolean> {
  const { t } = d;
  const { state } = t;
  const { flag, decider, by } = flight;
  const freed = airReserve(state, flag) > 0 ? undefined : yield* toFree(d, flight);
  if (freed === undefined && airReserve(state, flag) === 0) return false;
  const nation = nationName(flag);
  const space = yield* chooseSpaces(t, {
    key: 'deploy',
    nation: decider,
    text: why(flight, (card) => say('ask.deployBy', { card, nation }), say('ask.deploy', { nation })),
    about: { of: flag },
    spaces: places(freed === undefined ? state : withoutAir(state, flag, freed)),
    none: say('air.deployNone'),
  });
  if (space === undefined) return false;
  yield* paidFor(flight);
  if (freed !== undefined) takeAirOff(d, flag, freed);
  setAir(state, flag, space);
  t.tell(say('report.deploys', { nation, space: spaceName(space) }), { focus: [space] });
  yield* d.announce({ kind: 'airPlaced', by, nation: flag, space });
  return true;
}

/** Moves a supplied Air Force, upon a kind of piece if one is named; its decider may leave it. Returns whether it did. */
export function* marshal(d: Desk, flight: Flight, upon?: Kind): Script<boolean> {
  const { t } = d;
  const { state } = t;
  const { flag, decider, by } = flight;
  const nation = nationName(flag);
  const able = suppliedAir(state, flag).filter((id) => marshalPlaces(state, flag, id, upon).length > 0);
  const from = yield* chooseSpaces(t, {
    key: 'marshalFrom',
    nation: decider,
    text: say('ask.marshalFrom', { people: say(`people.${flag}`) }),
    about: { of: flag },
    spaces: able,
    none: say('air.marshalNone'),
  });
  if (from === undefined) return false;
  const to = yield* chooseSpaces(t, {
    key: 'marshalTo',
    nation: decider,
    text: say('ask.marshalTo', { people: say(`people.${flag}`), space: spaceName(from) }),
    about: { of: flag, space: from },
    spaces: marshalPlaces(state, flag, from, upon),
    min: 1,
    fallback: marshalPlaces(state, flag, from, upon).slice(-1),
  });
  if (to === undefined) return false;
  yield* paidFor(flight);
  if (to !== from) {
    state.air = withoutAir(state, flag, from).air;
    setAir(state, flag, to);
  }
  t.tell(say('report.marshals', { nation, from: spaceName(from), space: spaceName(to) }), { focus: [from, to] });
  yield* d.announce({ kind: 'airPlaced', by, nation: flag, space: to });
  return true;
}

/** Takes air superiority over a space beside a supplied Air Force; its decider may leave it. Returns whether it did. */
export function* takeSuperiority(d: Desk, flight: Flight): Script<boolean> {
  const { t } = d;
  const { state } = t;
  const { flag, decider, by } = flight;
  const nation = nationName(flag);
  const space = yield* chooseSpaces(t, {
    key: 'superiority',
    nation: decider,
    text: say('ask.superiority', { people: say(`people.${flag}`) }),
    about: { of: flag },
    spaces: superiorityPlaces(state, flag),
    none: say('air.superiorityNone'),
  });
  if (space === undefined) return false;
  const able = suppliedAir(state, flag).filter((id) => adjacent(state, sideOf(flag), id, space));
  const from = (yield* oneSpace(d, decider, 'superiorityFrom', able)) ?? space;
  const removed = yield* victimIn(d, decider, flag, space);
  yield* paidFor(flight);
  if (removed !== undefined) downAir(state, removed, space);
  const args = { nation, space: spaceName(space) };
  t.tell(
    removed === undefined
      ? say('report.superiority', args)
      : say('report.superiorityOver', { ...args, people: say(`people.${removed}`) }),
    { focus: [space] },
  );
  yield* d.announce({ kind: 'superiority', by, nation: flag, from, space, removed: removed ?? null });
  return true;
}

function* oneSpace(
  { t }: Desk,
  nation: Nation,
  key: 'superiorityFrom',
  among: readonly SpaceId[],
): Script<SpaceId | undefined> {
  if (among.length < 2) return among[0];
  return yield* chooseSpaces(t, {
    key,
    nation,
    text: say(`ask.${key}`),
    spaces: among,
    min: 1,
    fallback: among.slice(0, 1),
  });
}

function* victimIn({ t }: Desk, nation: Nation, flag: Flag, space: SpaceId): Script<Flag | undefined> {
  const asked = { key: 'airTarget', nation, text: say('ask.airTarget', { space: spaceName(space) }), about: { space } };
  const ids = enemyAirIn(t.state, flag, space);
  return yield* oneOf(t, { ...asked, ids }, (id) => say('piece.air', { people: say(`people.${id}`) }));
}
