// Saying no: nothing changes, and the person learns what is wrong.
import type { AnyGame } from '../../table/game.js';
import type { Side } from '../../table/holding.js';
import { type Arg, type Text, sayer } from '../../table/text.js';
import type { playEn } from '../../words/app/en/play.js';

/** Makes a text of the platform's own words. */
export const say = sayer<typeof playEn>('app');

/** Thrown when something may not be done; nothing has changed. The texts say what is wrong and what would be right. */
export class Refused extends Error {
  constructor(readonly texts: readonly Text[]) {
    super(texts.map((text) => text.key).join(', '));
    this.name = 'Refused';
  }
}

/** A refusal with one of the platform's sentences. */
export function refused(text: Text): Refused {
  return new Refused([text]);
}

/** A sentence of a game, marked with the game's catalogue so that it can stand inside a platform sentence; in a platform sentence what it names of the game. */
export function inWordsOf(kind: string, text: Text): Text {
  if (text.ns === undefined) return { ...text, ns: kind };
  if (text.ns !== 'app' || text.args === undefined) return text;
  return {
    ...text,
    args: Object.fromEntries(Object.entries(text.args).map(([name, arg]) => [name, named(kind, arg)])),
  };
}

function named(kind: string, arg: Arg): Arg {
  if (typeof arg === 'string' || typeof arg === 'number') return arg;
  return 'key' in arg ? inWordsOf(kind, arg) : arg.map((one) => named(kind, one));
}

/** The name of a seat: every game's catalogue has `seat.<id>`. */
export function seatName(kind: string, seat: string): Text {
  return { key: `seat.${seat}`, ns: kind };
}

/** The name of a side: the catalogue's `side.<id>` where the game has sides, else that of its only seat. */
export function sideName(game: AnyGame, side: Side): Text {
  return game.sides === undefined ? seatName(game.id, side.id) : { key: `side.${side.id}`, ns: game.id };
}
