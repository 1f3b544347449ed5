// A game stands still by itself while nobody is there to play it, and goes on when somebody is.
import type { Text } from '../../table/text.js';
import { say } from '../change/refuse.js';
import { tellOthers } from '../change/news.js';
import { restartClocks } from './schedule.js';
import { waitsForSubstitutes } from '../people/policy.js';
import { changeGame, type Session } from '../change/session.js';
import { isPresent } from '../change/snapshot.js';

/** A game that no person plays any more, or that is not to go on without one who has left, stands still until somebody comes. */
export function restIfDeserted(s: Session): void {
  const people = s.seats.filter((seat) => seat.userId !== null && !seat.computer);
  if (s.row.status !== 'running' || people.length === 0) return;
  if (!people.some(isPresent)) rest(s, say('notice.pausedAway'));
  else if (waitsForSubstitutes(s) && people.some((seat) => seat.left)) rest(s, say('notice.pausedForSubstitute'));
}

/** Stops the clocks; that nothing is noted as left on them tells this from a pause somebody wanted. */
function rest(s: Session, text: Text): void {
  changeGame(s, { status: 'paused', pausedLeft: {} });
  s.messages.push({ kind: 'notice', gameId: s.row.id, text });
  tellOthers(s, text, 'desk');
}

/** Whether a game stands still by itself and not because somebody paused it. */
export function isResting(s: Session): boolean {
  return s.row.status === 'paused' && s.row.pausedLeft !== null && Object.keys(s.row.pausedLeft).length === 0;
}

/** Lets a resting game go on when somebody is there again, or everybody where it waits for substitutes. */
export function wakeIfManned(s: Session): void {
  const empty = s.seats.some((seat) => seat.left && !seat.computer);
  if (!isResting(s) || !s.seats.some(isPresent) || (empty && waitsForSubstitutes(s))) return;
  changeGame(s, { status: 'running', pausedLeft: null });
  restartClocks(s);
  tellResumed(s);
}

/** Says that a game goes on: in its channel, and to each player but the one who saw to it. */
export function tellResumed(s: Session): void {
  const text = say('notice.resumed');
  s.messages.push({ kind: 'notice', gameId: s.row.id, text });
  tellOthers(s, text, 'desk');
}
