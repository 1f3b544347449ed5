// How long the reaction windows of one turn may be waited for in all: a turn with many of them must not take days.
import type { OpenQuestion } from '../../table/replay.js';
import { openedAt } from '../change/positions.js';
import { changeGame, turnOf, type Session } from '../change/session.js';
import { positionOf, type Snapshot } from '../change/snapshot.js';
import { settingsOf } from '../settings/settings.js';

/**
 * What is left of the time for which windows of this turn are waited for; undefined where a game sets no limit.
 * @param lengthMs how long one window lasts at this table.
 */
export function patienceLeft(s: Snapshot, lengthMs: number): number | undefined {
  const { patience } = s.rules;
  return patience === undefined ? undefined : Math.max(0, patience * lengthMs - waitedMs(s));
}

function waitedMs(s: Snapshot): number {
  const { waited } = settingsOf(s.row);
  return waited !== null && waited.turn === turnOf(s, positionOf(s)) ? waited.ms : 0;
}

/** Notes how long a window has been waited for that closes now. */
export function noteWaited(s: Session, [first]: readonly OpenQuestion[]): void {
  if (s.rules.patience === undefined || first?.window !== true) return;
  const position = positionOf(s);
  const ms = waitedMs(s) + s.now.getTime() - openedAt(position, first.id).getTime();
  changeGame(s, { settings: { ...settingsOf(s.row), waited: { turn: turnOf(s, position), ms } } });
}
