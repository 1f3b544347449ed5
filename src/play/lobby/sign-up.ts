// Signing up before the start: any seat, a particular one or several, a list of wishes; changed by people and by the host.
import { deleteSignUps, listSeats, listSignUps, saveSeat, saveSignUp, type SignUpChange } from '../../store/seats.js';
import type { SeatId } from '../../table/question.js';
import { bundlesOf, holdingOf, mayHold } from '../../table/seats.js';
import type { Person } from '../play.js';
import { audit, closeChange } from '../change/commit.js';
import { tellPerson } from '../change/news.js';
import { refused, say, seatName } from '../change/refuse.js';
import { changeGame, type Session } from '../change/session.js';
import { optionsOf, seatOf, seatsOf } from '../change/snapshot.js';
import { isSame, type Bundle } from './allocation.js';
import { addToDice, addWord, takeFromDice } from './ingredients.js';
import { meet } from './opening.js';
import { settingsOf } from './settings.js';
import { leaveSeats, takeOver } from './substitutes.js';

/**
 * Signs a person up: for the seat wished for, or for any (drawn at the start); in a running game takes over what a player has left.
 * A further wish is added where one person may hold both, and takes the place of the first where not.
 */
export async function join(s: Session, person: Person, wish: SeatId | null): Promise<void> {
  await meet(s.tx, person, s.now);
  if (s.row.status === 'running' || s.row.status === 'paused') {
    await takeOver(s, person, wish);
    return;
  }
  requireWelcome(s, person.id);
  const mine = seatsOf(s, person.id).map((row) => row.seat);
  if (wish === null) {
    if (s.signUps.some((one) => one.userId === person.id)) throw refused(say('refuse.alreadyIn'));
    await signUp(s, person.id, [], {});
  } else {
    if (mine.includes(wish)) throw refused(say('refuse.alreadyIn'));
    const bundle = bundleOf(s, wish);
    const both = [...mine, ...bundle];
    await signUp(s, person.id, canHold(s, both) ? both : bundle, {});
  }
  addToDice(s, person);
  await closeChange(s);
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
  await save(s, userId, { more });
  await closeChange(s);
}

/** The host gives seats to somebody who has signed up, in place of those they had; others who had been given them wait again. */
export async function assign(s: Session, person: Person, seats: readonly SeatId[]): Promise<void> {
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
  await dropSignUp(s, person.id);
  const settings = settingsOf(s.row);
  changeGame(s, { settings: { ...settings, turnedAway: [...settings.turnedAway, person.id] } });
  tellPerson(s, person.id, { text: say('news.turnedAway'), help: null });
  await audit(s, 'turnAway', { userId: person.id });
  await closeChange(s);
}

/** Takes a person off the list, with all their seats. */
async function dropSignUp(s: Session, userId: string): Promise<void> {
  for (const { seat } of seatsOf(s, userId)) await setHolder(s, seat, null);
  await deleteSignUps(s.tx, s.row.id, userId);
  takeFromDice(s, userId);
  s.signUps = await listSignUps(s.tx, s.row.id);
  if (s.row.status === 'readyCheck') changeGame(s, { status: 'signup' });
}

/**
 * Gives seats up: before the start they are free again; in a running game they are open for a substitute and hold up nobody.
 * @param seat only this one (with what belongs to it); all when null.
 */
export async function leave(s: Session, userId: string, seat: SeatId | null): Promise<void> {
  switch (s.row.status) {
    case 'signup':
    case 'readyCheck': {
      if (!s.signUps.some((one) => one.userId === userId)) throw refused(say('refuse.notIn'));
      const mine = seatsOf(s, userId).map((row) => row.seat);
      const given = seat === null ? mine : bundleOf(s, seat);
      if (!given.every((one) => mine.includes(one))) throw refused(say('refuse.notYours'));
      for (const one of given) await setHolder(s, one, null);
      if (given.length === mine.length) {
        await deleteSignUps(s.tx, s.row.id, userId);
        takeFromDice(s, userId);
      }
      s.signUps = await listSignUps(s.tx, s.row.id);
      if (s.row.status === 'readyCheck') changeGame(s, { status: 'signup' });
      break;
    }
    case 'running':
    case 'paused':
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
  await save(s, userId, { ...wishes, ...change });
  for (const { seat } of seatsOf(s, userId)) if (!seats.includes(seat)) await setHolder(s, seat, null);
  for (const seat of seats) if (seatOf(s, seat).userId !== userId) await setHolder(s, seat, userId);
  if (vacancies(s) < 0) throw refused(say('refuse.full'));
}

async function save(s: Session, userId: string, change: SignUpChange): Promise<void> {
  await saveSignUp(s.tx, s.row.id, userId, change, s.now);
  s.signUps = await listSignUps(s.tx, s.row.id);
}

async function setHolder(s: Session, seat: SeatId, userId: string | null): Promise<void> {
  await saveSeat(s.tx, s.row.id, seat, { userId, since: userId === null ? null : s.now });
  s.seats = await listSeats(s.tx, s.row.id);
}

/** How many more people there is room for: bundles nobody has been given, less the people who have been given none. */
function vacancies(s: Session): number {
  const isFree = (bundle: Bundle): boolean => bundle.every((seat) => seatOf(s, seat).userId === null);
  const waiting = s.signUps.filter((one) => seatsOf(s, one.userId).length === 0);
  return bundlesOf(s.rules, optionsOf(s)).filter(isFree).length - waiting.length;
}
