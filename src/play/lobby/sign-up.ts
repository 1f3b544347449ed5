// Signing up before the start: any seat, a particular one or several, a list of wishes; changed by people and by the host.
import type { SignUpChange } from '../../store/seats.js';
import type { SeatId } from '../../table/question.js';
import { bundlesOf, holdingOf, mayHold } from '../../table/seats.js';
import type { Person } from '../change/person.js';
import { audit, closeChange } from '../change/commit.js';
import { tellPerson } from '../change/news.js';
import { refused, say, seatName } from '../change/refuse.js';
import { changeGame, type Session } from '../change/session.js';
import { optionsOf, seatOf, seatsOf } from '../change/snapshot.js';
import { isSame, type Bundle } from './allocation.js';
import { addToDice, addWord } from './ingredients.js';
import { meet } from './opening.js';
import { isAnonymous } from '../people/anonymity.js';
import { settingsOf } from '../settings/settings.js';
import { requireInvited } from './invitations.js';
import { fillPlaces } from './ready-check.js';
import { saveOnList, setHolder, strike, vacancies } from './sign-up-list.js';
import { leaveSeats, takeOver } from './substitutes.js';
import { stopWaiting, waitForPlace } from './waiting.js';

/**
 * Signs a person up: for the seat wished for, or for any (drawn at the start); in a running game takes over what a player has left.
 * A further wish is added where one person may hold both, and takes the place of the first where not. Who would take any seat of a
 * table that is full waits for a place.
 */
export async function join(s: Session, person: Person, wish: SeatId | null): Promise<void> {
  await meet(s.tx, person, s.now);
  if (s.row.status === 'running' || s.row.status === 'paused') {
    await takeOver(s, person, wish);
    return;
  }
  if (wish === null && (s.row.status === 'readyCheck' || (s.row.status === 'signup' && vacancies(s) <= 0))) {
    requireKnown(s, person.id);
    waitForPlace(s, person.id);
    await closeChange(s);
    return;
  }
  requireWelcome(s, person.id);
  const mine = seatsOf(s, person.id).map((row) => row.seat);
  if (wish === null) {
    if (s.signUps.some((one) => one.userId === person.id)) throw refused(say('refuse.alreadyIn'));
    await signUp(s, person.id, keptFor(s, person.id), {});
  } else {
    if (mine.includes(wish)) throw refused(say('refuse.alreadyIn'));
    const bundle = bundleOf(s, wish);
    const both = [...mine, ...bundle];
    await signUp(s, person.id, canHold(s, both) ? both : bundle, {});
  }
  addToDice(s, person);
  await closeChange(s);
}

/** The seats kept for somebody; none where somebody else has taken one of them. */
function keptFor(s: Session, userId: string): readonly SeatId[] {
  const seats = settingsOf(s.row).gathering.kept.find((one) => one.userId === userId)?.seats ?? [];
  const isFree = (seat: SeatId): boolean => s.seats.some((row) => row.seat === seat && row.userId === null);
  return seats.every(isFree) && canHold(s, seats) ? seats : [];
}

/** Signs a person up for exactly these seats, in place of those they had. */
export async function choose(s: Session, person: Person, seats: readonly SeatId[]): Promise<void> {
  requireWelcome(s, person.id);
  await meet(s.tx, person, s.now);
  await signUp(s, person.id, seats, {});
  addToDice(s, person);
  await closeChange(s);
}

/** Signs a person up with a list of wishes, most wanted first; seats they had are free again. */
export async function prefer(s: Session, person: Person, wished: readonly SeatId[]): Promise<void> {
  requireWelcome(s, person.id);
  await meet(s.tx, person, s.now);
  const wishes = wished.map((seat) => bundleOf(s, seat));
  const distinct = wishes.filter((wish, n) => wishes.findIndex((one) => isSame(one, wish)) === n);
  await signUp(s, person.id, [], { wishes: distinct });
  addToDice(s, person);
  await closeChange(s);
}

/** A word of somebody who has signed up goes into the dice. */
export async function giveWord(s: Session, person: Person, word: string): Promise<void> {
  requireSignUp(s);
  addWord(s, person, word);
  await closeChange(s);
}

/** Whether somebody who has signed up would take further seats that stay free. */
export async function takeMore(s: Session, userId: string, more: boolean): Promise<void> {
  requireSignUp(s);
  if (!s.signUps.some((one) => one.userId === userId)) throw refused(say('refuse.notIn'));
  if (holdingOf(s.rules, optionsOf(s)).kind !== 'side') throw refused(say('refuse.oneSeat'));
  await saveOnList(s, userId, { more });
  await closeChange(s);
}

/** The host gives seats to somebody who has signed up, in place of those they had; others who had been given them wait again. */
export async function assign(s: Session, person: Person, seats: readonly SeatId[]): Promise<void> {
  if (isAnonymous(s)) throw refused(say('refuse.veiledAssign'));
  requireSignUp(s);
  if (!s.signUps.some((one) => one.userId === person.id)) {
    throw refused(say('refuse.notSignedUp', { name: person.name }));
  }
  const whole = seats.flatMap((seat) => bundleOf(s, seat));
  const chosen = s.seats.map((row) => row.seat).filter((seat) => whole.includes(seat));
  const others = s.seats.filter((row) => row.userId !== person.id && chosen.includes(row.seat));
  for (const { seat } of others) await setHolder(s, seat, null);
  await signUp(s, person.id, chosen, {});
  const names = chosen.map((seat) => seatName(s.row.kind, seat));
  const text =
    names.length === 0
      ? say('notice.unseated', { name: person.name })
      : say('notice.seated', { name: person.name, seats: names });
  s.messages.push({ kind: 'notice', gameId: s.row.id, text });
  await audit(s, 'assign', { userId: person.id, seats: chosen });
  await closeChange(s);
}

/** The host turns somebody away who has signed up: their seats are free again, they are told, and they cannot sign up again. */
export async function turnAway(s: Session, person: Pick<Person, 'id' | 'name'>): Promise<void> {
  if (s.row.status !== 'readyCheck') requireSignUp(s);
  if (!s.signUps.some((one) => one.userId === person.id)) {
    throw refused(say('refuse.notSignedUp', { name: person.name }));
  }
  await strike(s, person.id);
  const settings = settingsOf(s.row);
  changeGame(s, { settings: { ...settings, turnedAway: [...settings.turnedAway, person.id] } });
  tellPerson(s, person.id, { text: say('news.turnedAway'), help: null });
  await fillPlaces(s, 1);
  await audit(s, 'turnAway', { userId: person.id });
  await closeChange(s);
}

/**
 * Gives seats up: before the start they are free again; in a running game they are open for a substitute and hold up nobody.
 * @param seat only this one (with what belongs to it); all when null.
 */
export async function leave(s: Session, userId: string, seat: SeatId | null): Promise<void> {
  switch (s.row.status) {
    case 'signup':
    case 'readyCheck': {
      if (stopWaiting(s, userId)) break;
      if (!s.signUps.some((one) => one.userId === userId)) throw refused(say('refuse.notIn'));
      const mine = seatsOf(s, userId).map((row) => row.seat);
      const given = seat === null ? mine : bundleOf(s, seat);
      if (!given.every((one) => mine.includes(one))) throw refused(say('refuse.notYours'));
      if (given.length === mine.length) await strike(s, userId);
      else for (const one of given) await setHolder(s, one, null);
      await fillPlaces(s, 1);
      break;
    }
    case 'running':
    case 'paused':
      if (seatsOf(s, userId).length === 0 && stopWaiting(s, userId)) break;
      await leaveSeats(s, userId, seat);
      break;
    case 'finished':
    case 'cancelled':
      throw refused(say('refuse.ended'));
  }
  await closeChange(s);
}

/** Throws Refused unless people can sign up. */
export function requireSignUp(s: Session): void {
  if (s.row.status !== 'signup') throw refused(say('refuse.notSignup'));
}

/** Throws Refused unless people can sign up, and this person has not been turned away. */
function requireWelcome(s: Session, userId: string): void {
  requireSignUp(s);
  requireKnown(s, userId);
}

/** Throws Refused where this person has been turned away, or only those who are invited may come. */
function requireKnown(s: Session, userId: string): void {
  requireInvited(s, userId);
  if (settingsOf(s.row).turnedAway.includes(userId)) throw refused(say('refuse.turnedAway'));
}

/** What is signed up for as one with a seat. Throws Refused when there is no such seat. */
function bundleOf(s: Session, seat: SeatId): Bundle {
  seatOf(s, seat);
  const bundle = bundlesOf(s.rules, optionsOf(s)).find((one) => one.includes(seat));
  if (bundle === undefined) throw refused(say('refuse.noSuchSeat'));
  return bundle;
}

/** Whether one person may hold these seats: whole bundles, together. */
function canHold(s: Session, seats: readonly SeatId[]): boolean {
  const options = optionsOf(s);
  const whole = bundlesOf(s.rules, options).filter((bundle) => bundle.every((seat) => seats.includes(seat)));
  return seats.every((seat) => whole.some((bundle) => bundle.includes(seat))) && mayHold(s.rules, options, seats);
}

/** Puts somebody on the list with exactly these seats. */
async function signUp(s: Session, userId: string, seats: readonly SeatId[], change: SignUpChange): Promise<void> {
  const taken = seats.map((seat) => seatOf(s, seat)).find((row) => row.userId !== null && row.userId !== userId);
  if (taken !== undefined) throw refused(say('refuse.seatTaken', { seat: seatName(s.row.kind, taken.seat) }));
  if (seats.length > 0 && !canHold(s, seats)) {
    throw refused(say('refuse.notTogether', { seats: seats.map((seat) => seatName(s.row.kind, seat)) }));
  }
  const wishes = seats.length > 0 ? { wishes: [] } : {};
  await saveOnList(s, userId, { ...wishes, ...change });
  stopWaiting(s, userId);
  for (const { seat } of seatsOf(s, userId)) if (!seats.includes(seat)) await setHolder(s, seat, null);
  for (const seat of seats) if (seatOf(s, seat).userId !== userId) await setHolder(s, seat, userId);
  if (vacancies(s) < 0) throw refused(say('refuse.full'));
}
