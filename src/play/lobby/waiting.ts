// The waiting list of a table that is full: whoever is on it gets a place that comes free, and hears first when a substitute is wanted.
import { refused, say } from '../change/refuse.js';
import { tellPerson } from '../change/news.js';
import type { Session } from '../change/session.js';
import { seatsOf } from '../change/snapshot.js';
import { changeGathering } from '../people/gathering.js';
import { settingsOf } from '../settings/settings.js';
import { saveOnList, vacancies } from './sign-up-list.js';
import { isVacant } from '../people/vacancies.js';

/** So many wait for places of one table. */
const mostWaiting = 20;

/** Puts somebody at the end of the waiting list. Throws Refused where they are in the game or wait already. */
export function waitForPlace(s: Session, userId: string): void {
  const { waiting } = settingsOf(s.row).gathering;
  if (s.signUps.some((one) => one.userId === userId)) throw refused(say('refuse.alreadyIn'));
  if (waiting.includes(userId)) throw refused(say('refuse.waits', { place: waiting.indexOf(userId) + 1 }));
  if (waiting.length >= mostWaiting) throw refused(say('refuse.full'));
  changeGathering(s, { waiting: [...waiting, userId] });
}

/** Takes somebody off the waiting list; returns whether they were on it. */
export function stopWaiting(s: Session, userId: string): boolean {
  const { waiting } = settingsOf(s.row).gathering;
  if (!waiting.includes(userId)) return false;
  changeGathering(s, { waiting: waiting.filter((one) => one !== userId) });
  return true;
}

/** Before the start: signs up those who have waited longest, as far as there is room, and tells them; returns who they are. */
export async function callWaiting(s: Session): Promise<readonly string[]> {
  const came: string[] = [];
  for (const userId of settingsOf(s.row).gathering.waiting) {
    if (vacancies(s) <= 0) break;
    stopWaiting(s, userId);
    await saveOnList(s, userId, {});
    tellPerson(s, userId, { text: say('news.placeFree'), help: null });
    came.push(userId);
  }
  return came;
}

/** While the game runs: where a seat has just come free, those who wait hear of it with the press that asks for it. */
export function offerVacancies(s: Session): void {
  const before = new Set(s.before.seats.filter(isVacant).map(({ seat }) => seat));
  const fresh = s.seats.filter((seat) => isVacant(seat) && !before.has(seat.seat));
  if (s.before.position === null || s.row.endedAt !== null || fresh.length === 0) return;
  const people = settingsOf(s.row).gathering.waiting.filter((userId) => seatsOf(s, userId).length === 0);
  for (const userId of people) tellPerson(s, userId, { text: say('news.seatFree'), help: 'sit' });
}
