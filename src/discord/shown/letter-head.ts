// What stands over a letter, its words set apart from the bot's own, and the buttons that answer a computer player's.
import type { LetterInfo } from '../../play/press/press.js';
import type { GameInfo } from '../../play/turn/info.js';
import type { SeatId } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { literal } from '../../words/literal.js';
import { button } from '../screen.js';
import { t } from '../voice.js';
import { tablePress } from './status.js';

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

/** What a letter says, in its reader's language where a computer player wrote it. */
export function letterWords({ text }: Pick<LetterInfo, 'text'>, say: (text: Text) => string): string {
  return typeof text === 'string' ? text : say(text);
}

/** Who writes to whom. */
export function letterHead(game: GameInfo, { from, to }: LetterInfo): Text {
  const [writer] = seatNames(game, [from]);
  const name = writer ?? { key: `seat.${from}`, ns: game.kind };
  return to === null ? t('letter.public', { from: name }) : t('letter.head', { from: name, to: seatNames(game, to) });
}

/** Marks the answers to a letter that stands among others: those are shown on once it is answered. */
export const amongOthers = 'o';

/** Yes and no to what a computer player asks; none where it asks nothing now. */
export function answerButtons(
  game: GameInfo,
  letter: LetterInfo,
  say: (text: Text) => string,
  ...marks: readonly (typeof amongOthers)[]
): readonly ReturnType<typeof button>[] {
  if (!letter.asks) return [];
  const press = (verb: string): string => tablePress(game, verb, String(letter.id), ...marks);
  return [
    button(press('lyes'), say(t('letter.yes')), 'success', { emoji: '🤝' }),
    button(press('lno'), say(t('letter.no')), 'secondary', { emoji: '✋' }),
  ];
}
