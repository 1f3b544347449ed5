// Time that counts on a person's clock: not the table's quiet hours, and not the days they have announced to be away.
import type { Snapshot } from '../change/snapshot.js';
import { awayOf, type Absence } from '../calendar/away.js';
import { isWithin, type Days } from '../calendar/days-off.js';
import { zoneOf } from './reckoning.js';
import { outsideQuiet } from '../calendar/time.js';
import { dayOf, isoOf, minutesOf, momentOf, wallOf } from '../calendar/wall.js';

/** More changes between counting and resting than there are in the longest clock with a year of absences. */
const mostChanges = 4_000;

/** How much of a span counts on a person's clock, in milliseconds. */
export function awakeMs(s: Snapshot, userId: string, from: Date, to: Date): number {
  let [at, counted] = [from, 0];
  for (let n = 0; n < mostChanges && at < to; n++) {
    const next = new Date(Math.min(nextChange(s, userId, at).getTime(), to.getTime()));
    if (counts(s, userId, at)) counted += next.getTime() - at.getTime();
    at = next;
  }
  return counted;
}

/** The moment by which so much time has counted on a person's clock. */
export function awakeUntil(s: Snapshot, userId: string, from: Date, ms: number): Date {
  let [at, left] = [from, ms];
  for (let n = 0; n < mostChanges; n++) {
    const next = nextChange(s, userId, at);
    if (counts(s, userId, at)) {
      const span = next.getTime() - at.getTime();
      if (span >= left) return new Date(at.getTime() + left);
      left -= span;
    }
    at = next;
  }
  return at;
}

function counts(s: Snapshot, userId: string, at: Date): boolean {
  const { quiet } = s.settings;
  if (quiet !== null && outsideQuiet(at, quiet, zoneOf(s)) > at) return false;
  const person = s.people.find(({ id }) => id === userId);
  if (person === undefined) return true;
  const { day } = wallOf(at, person.timeZone ?? zoneOf(s));
  return !awayOf(person).some((absence) => isWithin(day, waited(absence, s.settings.time.away)));
}

/** The days of an absence that stop a clock: announced before they came, and no more of them than the table waits for. */
function waited({ from, to, told }: Absence, most: number): readonly Days[] {
  const first = dayOf(from);
  if (first === undefined || most === 0 || told.slice(0, 10) >= from) return [];
  const last = isoOf(first + most - 1);
  return [{ from, to: to < last ? to : last }];
}

/** The next moment at which it may begin or cease to count. */
function nextChange(s: Snapshot, userId: string, at: Date): Date {
  const { quiet } = s.settings;
  const zone = s.people.find(({ id }) => id === userId)?.timeZone ?? zoneOf(s);
  const edges = [
    ...[0, 1].map((n) => momentOf(wallOf(at, zone).day + n, 0, zone)),
    ...(quiet === null ? [] : [quiet.from, quiet.to]).flatMap((time) =>
      [0, 1, 2].map((n) => momentOf(wallOf(at, zoneOf(s)).day + n, minutesOf(time), zoneOf(s))),
    ),
  ];
  const coming = edges.map((edge) => edge.getTime()).filter((edge) => edge > at.getTime());
  return new Date(Math.min(...coming, at.getTime() + 26 * 60 * 60_000));
}
