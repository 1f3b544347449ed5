// What shows a game and has to be shown anew after a change: its status post, its deadlines, the desks before its people, its thread.
import type { Told } from '../change/session.js';
import { movedIn } from '../change/moved.js';
import type { OutboxMessage } from '../change/outbox.js';
import type { Session } from '../change/session.js';
import type { Snapshot } from '../change/snapshot.js';
import { isAnonymous } from '../people/anonymity.js';
import { infoOf, withoutReadiness } from '../turn/info.js';

/** The status post, and what else shows something that has changed. */
export function shown(s: Session, { rest, own }: Told): readonly OutboxMessage[] {
  const shows = status(s);
  const told = new Set([...rest, ...own].flatMap((message) => ('userId' in message ? (message.userId ?? []) : [])));
  return [...shows, ...moved(s, shows, told)];
}

/** The status post is written anew only when what it shows has changed: what is sealed must not be seen by its being edited. */
function status(s: Session): readonly OutboxMessage[] {
  const isNew = s.before.row.version === 0;
  if (!isNew && JSON.stringify(infoOf(s.before)) === JSON.stringify(infoOf(s))) return [];
  return [{ kind: 'status', gameId: s.row.id }];
}

/**
 * Where a deadline that stood before has moved, or the clock has stopped or starts again, what shows it is edited; where
 * anything else is seen to have changed, what those have before them to whom nothing is sent.
 */
function moved(s: Session, shows: readonly OutboxMessage[], told: ReadonlySet<string>): readonly OutboxMessage[] {
  const { before } = s;
  const runs = (at: Snapshot): boolean => at.row.status === 'running';
  if (s.row.endedAt !== null || before.position === null) return [];
  const stood = new Map(deadlines(before));
  const isMoved = deadlines(s).some(([key, at]) => stood.has(key) && stood.get(key) !== at);
  if (before.row.checkpoint === s.row.checkpoint && (isMoved || runs(before) !== runs(s))) return movedIn(s);
  if (shows.length === 0) return [];
  // That somebody has handed in shows in the game's post, and on nobody's desk.
  const desks = [before, s].map((at) => JSON.stringify(withoutReadiness(infoOf(at))));
  if (desks[0] === desks[1]) return [];
  return movedIn(s).filter((one) => 'userId' in one && one.userId !== null && !told.has(one.userId));
}

function deadlines(s: Snapshot): readonly (readonly [string, number])[] {
  return s.dues.filter((due) => due.kind === 'deadline').map((due) => [due.key, due.runAt.getTime()]);
}

/** People who have signed up or sat down in this change, once the game has a place. */
export function members(s: Session): readonly OutboxMessage[] {
  // Who is in a thread can be seen.
  if (s.row.channelId === null || isAnonymous(s)) return [];
  const known = s.before.row.channelId === null ? new Set<string>() : peopleIn(s.before);
  return [...peopleIn(s)]
    .filter((userId) => !known.has(userId))
    .map((userId) => ({ kind: 'member', gameId: s.row.id, userId }));
}

function peopleIn({ seats, signUps }: Snapshot): ReadonlySet<string> {
  const holders = seats.filter((seat) => !seat.computer).flatMap((seat) => seat.userId ?? []);
  return new Set([...holders, ...signUps.map((one) => one.userId)]);
}
