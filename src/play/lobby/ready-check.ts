// The ready check: everybody is written to before the start, and their press proves that it arrived; who has not pressed in time makes room.
import { setDues } from '../../store/dues.js';
import { audit, closeChange } from '../change/commit.js';
import { tellPerson } from '../change/news.js';
import { say } from '../change/refuse.js';
import { changeGame, type Session } from '../change/session.js';
import { personName } from '../change/snapshot.js';
import { nameInPublic } from '../people/anonymity.js';
import { hourMs } from '../calendar/time.js';
import { changeGathering, readyUntil } from '../people/gathering.js';
import { settingsOf } from '../settings/settings.js';
import { saveOnList, strike } from './sign-up-list.js';
import { callWaiting } from './waiting.js';

/** From so many people on, everybody confirms where the table does not say otherwise. */
const manyPeople = 3;
const dueKind = 'ready';

/** Whether everybody confirms before the first turn: as the table says, else where three or more people play. */
export function asksReady(s: Session): boolean {
  const { readyCheck } = settingsOf(s.row);
  return s.signUps.length > 0 && (readyCheck ?? s.signUps.length >= manyPeople);
}

/** Asks everybody who has signed up. */
export async function openReadyCheck(s: Session): Promise<void> {
  changeGame(s, { status: 'readyCheck' });
  for (const { userId, ready } of s.signUps) if (ready) await saveOnList(s, userId, { ready: false });
  s.messages.push({ kind: 'notice', gameId: s.row.id, text: say('notice.readyCheck') });
  await ask(
    s,
    s.signUps.map(({ userId }) => userId),
  );
  await closeChange(s);
}

/** Writes to people, who have the whole time to confirm. */
async function ask(s: Session, people: readonly string[]): Promise<void> {
  const { readyHours } = settingsOf(s.row);
  const runAt = new Date(s.now.getTime() + readyHours * hourMs);
  changeGathering(s, { readyBy: runAt.toISOString() });
  const [due] = await setDues(s.tx, [{ gameId: s.row.id, kind: dueKind, key: dueKind, runAt }]);
  s.storedDues = [...s.storedDues.filter(({ kind }) => kind !== dueKind), ...(due === undefined ? [] : [due])];
  for (const userId of people) tellPerson(s, userId, { text: say('news.ready', { hours: readyHours }), help: 'ready' });
}

/**
 * After somebody has gone from the list: who waits is called in. A ready check goes on where each place has somebody new, who is
 * asked; otherwise people can sign up again, and the others keep their places.
 */
export async function fillPlaces(s: Session, gone: number): Promise<void> {
  const came = await callWaiting(s);
  if (s.row.status !== 'readyCheck') return;
  if (came.length > 0 && came.length >= gone) {
    await ask(s, came);
    return;
  }
  changeGame(s, { status: 'signup' });
  changeGathering(s, { readyBy: null });
  s.messages.push({ kind: 'notice', gameId: s.row.id, text: say('notice.recruiting') });
}

/** The time is over: who has not confirmed loses the place and is told. */
export async function runReadyCheck(s: Session): Promise<void> {
  const until = readyUntil(s);
  if (until === null || until > s.now) return;
  const absent = s.signUps.filter(({ ready }) => !ready).map(({ userId }) => userId);
  if (absent.length === 0) return;
  const names = absent.map((userId) => say('notice.person', { name: nameInPublic(s, personName(s, userId)) }));
  s.messages.push({ kind: 'notice', gameId: s.row.id, text: say('notice.notReady', { names }) });
  for (const userId of absent) {
    await strike(s, userId);
    tellPerson(s, userId, { text: say('news.notReady'), help: 'join' });
  }
  await fillPlaces(s, absent.length);
  await audit(s, 'notReady', { absent });
  await closeChange(s);
}
