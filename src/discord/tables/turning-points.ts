// Where an ended game turned, for one who played it: what happened, what they answered, and what a computer player would have.
import type { TurningPoint } from '../../play/history/past.js';
import type { GameInfo } from '../../play/turn/info.js';
import { firstSentence } from '../ask/echo.js';
import { gameLabel, gameVoice, type Call } from '../call.js';
import type { Deps } from '../deps.js';
import { spend } from '../pace.js';
import { button, buttonRows, joinWithin, screen, textBlock, type Screen } from '../screen.js';
import { tablePress } from '../shown/status.js';
import { t, type Voice } from '../voice.js';
import { pastArgs } from '../whole-report.js';

/** Characters of what is said of one turning point. */
const pointRoom = 900;

/** The turning points of somebody's game, with the ways to look at each. Throws Refused while it runs, and for who has not played it. */
export async function turningScreen(call: Call, game: GameInfo): Promise<Screen> {
  if (game.outcome !== null) spend(call, 'turning');
  const reader = gameVoice(call, game.kind);
  const { seat, points } = await call.deps.play.turningPoints(game.id, call.person.id);
  const head = [
    `### ${reader.say(gameLabel(game))}`,
    reader.say(points.length === 0 ? t('turning.none') : t('turning.title', { seat })),
    ...(points.length === 0 ? [] : [`-# ${reader.say(t('turning.how'))}`]),
  ];
  return screen([
    textBlock(head.join('\n')),
    ...points.flatMap((point, n) => [
      textBlock(
        joinWithin(pointLines(reader, point, n + 1), pointRoom, (count) => reader.say(t('ask.more', { count }))),
      ),
      ...buttonRows([
        button(
          tablePress(game, 'told', ...pastArgs({ number: point.number, whole: true })),
          reader.say(t('turning.look', { number: n + 1 })),
          'secondary',
          { emoji: '🗺️' },
        ),
      ]),
    ]),
  ]);
}

function pointLines({ say }: Voice, { title, isBetter, told, answers }: TurningPoint, number: number): string[] {
  return [
    `**${String(number)}. ${say(title)}** · ${isBetter ? '📈' : '📉'} ${say(t(isBetter ? 'turning.better' : 'turning.worse'))}`,
    ...told.map((text) => say(text)),
    ...answers.flatMap(({ played, instead }) => [
      say(t('turning.played', { ...played, question: firstSentence(say(played.question)) })),
      `-# ${say(instead === null ? t('turning.same') : t('turning.instead', { answer: instead }))}`,
    ]),
  ];
}

/** The way to the turning points, for whoever played an ended game whose positions can be judged and in which they moved. */
export async function turningButtons(
  { play }: Pick<Deps, 'play'>,
  game: GameInfo,
  userId: string,
  { say }: Pick<Voice, 'say'>,
): Promise<readonly ReturnType<typeof button>[]> {
  if (!game.hasTurningPoints || !game.seats.some((seat) => seat.userId === userId)) return [];
  if (!(await play.hasTurned(game.id, userId))) return [];
  return [button(tablePress(game, 'turning'), say(t('turning.button')), 'secondary', { emoji: '🧭' })];
}
