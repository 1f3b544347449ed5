// Saying no: nothing changes, and the person learns what is wrong.
import type { Text } from '../../table/text.js';
import { sayer } from '../../table/text.js';
import type { playEn } from '../../words/app/en/play.js';
import { Refused } from '../play.js';

/** Makes a text of the platform's own words. */
export const say = sayer<typeof playEn>('app');

/** A refusal with one of the platform's sentences. */
export function refused(text: Text): Refused {
  return new Refused([text]);
}

/** A sentence of a game, marked with the game's catalogue so that it can stand inside a platform sentence. */
export function inWordsOf(kind: string, text: Text): Text {
  return text.ns === undefined ? { ...text, ns: kind } : text;
}

/** The name of a seat: every game's catalogue has `seat.<id>`. */
export function seatName(kind: string, seat: string): Text {
  return seat.startsWith('?') ? say('seat.any') : { key: `seat.${seat}`, ns: kind };
}
