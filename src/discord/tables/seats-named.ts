// Seats as people name them in a typed list.
import type { GameInfo } from '../../play/turn/info.js';
import { foldName } from '../../table/names.js';
import type { Text } from '../../table/text.js';
import { languages } from '../../words/words.js';
import type { Call } from '../call.js';

/** A text in each language, as people may type it. */
export function inBoth(call: Call, game: GameInfo, text: Text): string[] {
  return languages.map((lang) => call.deps.wording.say(text, lang, game.kind));
}

/** The entries of a typed list; commas, arrows and lines part them. */
export function listed(typed: string): string[] {
  return typed
    .split(/[,，、/>›\n]/)
    .map((name) => name.trim())
    .filter((name) => foldName(name) !== '');
}

/** Seats named in a typed list, by their names or their sides' in either language. */
export function seatsNamed(call: Call, game: GameInfo, typed: string): string[] {
  const wanted = listed(typed).map(foldName);
  return game.seats
    .filter((seat) => {
      const side = game.sides.find((one) => one.seats.length > 1 && one.seats.includes(seat.seat));
      const sideNames = side === undefined ? [] : inBoth(call, game, side.name);
      const names = [seat.seat, ...inBoth(call, game, seat.name), ...sideNames].map(foldName);
      return wanted.some((name) => names.some((one) => one === name || (name.length > 1 && one.startsWith(name))));
    })
    .map((seat) => seat.seat);
}
