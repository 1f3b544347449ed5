// A piece leaves the board: by battle, by a card, for lack of supply, or by its owner's will (rulebook, Removing pieces; Total War, Air defence).
import type { Script } from '../../../../table/script.js';
import { keeperOf, type Flag, type Nation } from '../../data/nations.js';
import { kindAt, spaces, type SpaceId } from '../../data/spaces.js';
import { chooseOne, chooseSpaces } from '../../questions/ask.js';
import { pieceName } from '../../reports/pieces.js';
import { say, spaceName } from '../../reports/names.js';
import { attackers, holdsAir } from '../../rules/air.js';
import { isProtected } from '../../rules/battles.js';
import { holds, withoutPiece } from '../../rules/board.js';
import { supplied } from '../../rules/supply.js';
import type { Cause, Trigger } from '../../rules/triggers.js';
import { noteDeed, type Piece, type QmgState } from '../../state.js';
import { downAir, relocate } from './air-forces.js';
import type { Desk } from './desk.js';

/** Takes a piece off the board without any ado; what protected it goes with it. */
export function takeOff(state: QmgState, nation: Flag, space: SpaceId): void {
  state.pieces = withoutPiece(state, nation, space).pieces;
  state.protections = state.protections.filter((one) => one.nation !== nation || one.space !== space);
}

/** A piece leaves the board by its owner's will: no card answers, and an Air Force left alone relocates. */
export function* giveBack(d: Desk, flag: Flag, space: SpaceId): Script<void> {
  const { t } = d;
  takeOff(t.state, flag, space);
  noteDeed(t.state, 'removed', flag, kindAt(space), space);
  t.tell(say('report.tookOff', { piece: pieceName(flag, space), space: spaceName(space) }), { focus: [space] });
  yield* relocate(d, flag, space);
}

/** What removes a piece: the nation that causes it, why, and in a battle whose it is. */
interface Removal {
  readonly by: Nation;
  readonly cause: Cause;
  readonly attacker?: Flag;
}

/**
 * Removes a piece, unless it is protected, a card keeps it or an Air Force is lost in its stead.
 * @returns whether the piece is gone.
 */
export function* remove(d: Desk, piece: Piece, { by, cause, attacker = by }: Removal): Script<boolean> {
  const { t } = d;
  const { state } = t;
  const { nation, space } = piece;
  const args = { piece: pieceName(nation, space), space: spaceName(space) };
  if (!holds(state, nation, space)) return false;
  if (isProtected(state, piece)) {
    t.tell(say('report.protected', args), { focus: [space] });
    return false;
  }
  for (let defended = false; ; defended = true) {
    const about: Trigger = { kind: 'removal', by, nation, space, cause, prevented: false };
    yield* d.announce(about);
    if (!holds(state, nation, space)) return false;
    if (isProtected(state, piece) || isPrevented(about)) {
      // It is what the battle came to: on a short list it stands before what was only played.
      const kept = say(isPrevented(about) ? 'report.unharmed' : 'report.protected', args);
      t.tell(kept, { focus: [space], weight: 'headline' });
      return false;
    }
    if (defended || cause !== 'battle' || !(yield* isDefended(d, piece))) break;
    // An Air Force has been lost instead; the attack goes on only at the price of another.
    if (!(yield* isPressed(d, by, attacker, space))) return false;
  }
  const fed = supplied(state, nation).has(space);
  takeOff(state, nation, space);
  noteDeed(state, 'removed', nation, kindAt(space), space);
  t.tell(cause === 'supply' ? say('report.starved', args) : say('report.removed', args), { focus: [space] });
  yield* relocate(d, nation, space, { falls: cause === 'supply' && state.options.unsuppliedAirForceFalls });
  if (kindAt(space) === 'army' && (fed || state.options.totalWar)) {
    yield* d.announce({ kind: 'removed', by, nation, space, fed });
  }
  return true;
}

/** Whether a card has kept the piece while cards could answer; read anew, as those cards write it. */
function isPrevented(trigger: Trigger): boolean {
  return trigger.kind === 'removal' && trigger.prevented;
}

/** Whether the owner of a piece in a battle gives up its Air Force in the space instead. */
function* isDefended({ t }: Desk, { nation, space }: Piece): Script<boolean> {
  const { state } = t;
  if (state.cloudCover || !holdsAir(state, nation, space)) return false;
  const args = { piece: pieceName(nation, space), space: spaceName(space) };
  const chosen = yield* chooseOne(t, {
    key: 'airDefence',
    nation: keeperOf(nation),
    text: say('ask.airDefence', args),
    places: [space],
    about: { of: nation, space },
    ways: [
      { id: 'defend', text: say('way.defend') },
      { id: 'leave', text: say('way.leave') },
    ],
    fallback: spaces[space].star === true ? 'defend' : 'leave',
  });
  if (chosen === 'leave') return false;
  downAir(state, nation, space);
  t.tell(say('report.airDefence', { people: say(`people.${nation}`), ...args }), { focus: [space] });
  return true;
}

/** Whether who battles carries the attack through by giving up an Air Force beside the space. */
function* isPressed({ t }: Desk, by: Nation, attacker: Flag, space: SpaceId): Script<boolean> {
  const { state } = t;
  const able = attackers(state, attacker, space);
  const from = yield* chooseSpaces(t, {
    key: 'airAttack',
    nation: by,
    text: say('ask.airAttack', { people: say(`people.${attacker}`), space: spaceName(space) }),
    about: { space, of: attacker },
    spaces: able,
    none: say('air.attackNone'),
    fallback: spaces[space].star === true ? able.slice(0, 1) : [],
  });
  if (from === undefined) return false;
  downAir(state, attacker, from);
  t.tell(
    say('report.airAttack', { people: say(`people.${attacker}`), from: spaceName(from), space: spaceName(space) }),
    {
      focus: [from, space],
    },
  );
  return true;
}
