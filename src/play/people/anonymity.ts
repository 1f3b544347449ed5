// Anonymous seats: while such a game goes on, nobody is told who plays which.
import type { Text } from '../../table/text.js';
import { say } from '../change/refuse.js';
import { settingsOf } from '../settings/settings.js';
import type { Snapshot } from '../change/snapshot.js';

/** Whether it is hidden who plays which seat. */
export function isAnonymous({ row }: Pick<Snapshot, 'row'>): boolean {
  return settingsOf(row).anonymous && row.endedAt === null;
}

/** A person's name as everybody may read it. */
export function nameInPublic(s: Pick<Snapshot, 'row'>, name: string): string | Text {
  return isAnonymous(s) ? say('person.somebody') : name;
}

/** What is told of a person who plays, or comes to play, a seat: by name, or where seats are anonymous by the seat alone. */
export function toldOf(
  s: Pick<Snapshot, 'row'>,
  key: 'notice.left' | 'notice.back' | 'notice.replaced' | 'news.lostSeat',
  { name, seat }: { readonly name: string; readonly seat: Text },
): Text {
  return isAnonymous(s) ? say(`${key}Veiled`, { seat }) : say(key, { name, seat });
}

/** What stands for somebody who is not named: no person of Discord's has an id like it. */
const mask = '~';

/** Whether an id stands for somebody who is not named. */
export function isMasked(userId: string): boolean {
  return userId.startsWith(mask);
}

/**
 * How the people of a game are told from one another: by their ids, or where seats are anonymous by numbers that say nothing.
 * @param viewer who may see their own.
 */
export function idsFor(s: Snapshot, viewer?: string): (userId: string) => string {
  if (!isAnonymous(s)) return (userId) => userId;
  const people = [
    ...s.seats.flatMap(({ userId }) => userId ?? []),
    ...s.signUps.map(({ userId }) => userId),
    ...settingsOf(s.row).gathering.waiting,
  ];
  const distinct = [...new Set(people)];
  return (userId) => (userId === viewer ? userId : `${mask}${distinct.indexOf(userId)}`);
}
