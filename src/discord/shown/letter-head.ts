// What stands over a letter, and its words set apart from the bot's own.
import type { LetterInfo } from '../../play/press/press.js';
import type { GameInfo } from '../../play/turn/info.js';
import type { SeatId } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { literal } from '../../words/literal.js';
import { t } from '../voice.js';

/** The names of some seats, in the game's order. */
export function seatNames(game: GameInfo, seats: readonly SeatId[]): readonly Text[] {
  return game.seats.filter((one) => seats.includes(one.seat)).map((one) => one.name);
}

/** What somebody has written, set apart from the bot's own words; nothing in it is a link, a mention or emphasis. */
export function quoted(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${literal(line)}`)
    .join('\n');
}

/** Who writes to whom. */
export function letterHead(game: GameInfo, { from, to }: LetterInfo): Text {
  const [writer] = seatNames(game, [from]);
  const name = writer ?? { key: `seat.${from}`, ns: game.kind };
  return to === null ? t('letter.public', { from: name }) : t('letter.head', { from: name, to: seatNames(game, to) });
}
