// How a game ended, by the names of those who played it.
import type { GameInfo } from '../../play/play.js';
import type { Text } from '../../table/text.js';
import { t } from '../voice.js';

/** The outcome, and who had which seat, winners first. */
export function resultLines(game: GameInfo, say: (text: Text) => string): string[] {
  if (game.outcome === null) return [];
  const { winners, text } = game.outcome;
  const won = game.seats.filter((seat) => winners.includes(seat.seat));
  const lost = game.seats.filter((seat) => !winners.includes(seat.seat));
  const who = ({ userId, computer }: GameInfo['seats'][number]): string =>
    computer || userId === null ? say(t('status.computer')) : `<@${userId}>`;
  return [
    say(text),
    ...won.map((seat) => `🏆 ${say(seat.name)}: ${who(seat)}`),
    ...lost.map((seat) => `· ${say(seat.name)}: ${who(seat)}`),
  ];
}
