// How a game ended, by the names of those who played it.
import type { Standing } from '../../play/history/past.js';
import type { GameInfo } from '../../play/turn/info.js';
import type { Text } from '../../table/text.js';
import { literal } from '../../words/literal.js';
import { t } from '../voice.js';

/** The outcome, and who had which seat, winners first. */
export function resultLines(game: GameInfo, say: (text: Text) => string): string[] {
  if (game.outcome === null) return [];
  const { winners, text } = game.outcome;
  const won = game.seats.filter((seat) => winners.includes(seat.seat));
  const lost = game.seats.filter((seat) => !winners.includes(seat.seat));
  const who = ({ userId, computer, written }: GameInfo['seats'][number]): string =>
    game.isReplay && !computer
      ? literal(written ?? '–')
      : computer || userId === null
        ? say(t('status.computer'))
        : `<@${userId}>`;
  return [
    say(text),
    ...won.map((seat) => `🏆 ${say(seat.name)}: ${who(seat)}`),
    ...lost.map((seat) => `· ${say(seat.name)}: ${who(seat)}`),
  ];
}

/** Years or turns shown side by side at most; earlier ones are left out. */
const mostColumns = 16;

/** What was followed through the game, one line each, year by year or turn by turn. */
export function standingLines(standings: readonly Standing[], say: (text: Text) => string): string[] {
  const byTime = new Map(standings.map((one) => [say(one.at), one.gauges]));
  const columns = [...byTime].slice(-mostColumns);
  const [first] = columns;
  const last = columns.at(-1);
  if (first === undefined || last === undefined) return [];
  return [
    `-# ${[...new Set([first[0], last[0]])].join(' – ')}`,
    ...last[1].map(({ id, name }) => {
      const values = columns.map(([, gauges]) => gauges.find((gauge) => gauge.id === id)?.value ?? 0);
      return `${say(name)}: ${values.join(' · ')}`;
    }),
  ];
}
