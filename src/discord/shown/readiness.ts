// How far a table is with its sealed answers, in the game's post: by name, as a number, or not at all, as the table says.
import type { GameInfo, SeatInfo } from '../../play/turn/info.js';
import { t, type PublicVoice } from '../voice.js';

const marks = { waiting: '⏳', saved: '✔', final: '★' } as const;

/** What stands behind a seat's player. */
export function progressMark({ ready }: SeatInfo): string {
  return ready === null ? '' : ` ${marks[ready]}`;
}

/** What the marks mean, or how many have handed in. */
export function progressLines(spoken: PublicVoice, { status, readiness, seats }: GameInfo): string[] {
  if (status !== 'running') return [];
  if (readiness !== null) return [spoken.say(t('readiness.count', { ...readiness }))];
  return seats.some(({ ready }) => ready !== null) ? [`-# ${spoken.label(t('readiness.legend'))}`] : [];
}
