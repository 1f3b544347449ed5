// Walking through the phases of a game: the picture of what each brought and what was told of it, edited in place.
import type { PastPhase } from '../../play/past.js';
import type { GameInfo } from '../../play/play.js';
import { gameLabel, gameVoice, type Call, type PressCall } from '../call.js';
import { pieces } from '../delivery/split.js';
import { spend } from '../pace.js';
import { boardPicture, lookOf } from '../pictures.js';
import { button, buttonRows, gallery, screen, textBlock, type Screen } from '../screen.js';
import { tablePress } from '../delivery/status.js';
import { t, type Voice } from '../voice.js';

/** Which phase is looked at and how: what the table read, or everything, page by page. */
interface PastSight {
  readonly number: number;
  readonly whole: boolean;
  readonly page: number;
}

/** Characters of one page of a report. */
const pageRoom = 2800;

/** A phase as it was, with the ways to the phases beside it. */
export async function pastScreen(call: Call, game: GameInfo, sight: PastSight): Promise<Screen> {
  spend(call, 'past');
  const reader = gameVoice(call, game.kind);
  const phase = await call.deps.play.pastPhase(game.id, call.person.id, sight.number);
  const pages = pieces(linesOf(phase, reader, sight.whole), pageRoom, pageRoom);
  const page = Math.min(Math.max(0, sight.page), pages.length - 1);
  const pictures = phase.variant === null ? [] : [await pictureOf(call, game, phase, phase.variant)];
  const head = [
    `### ${reader.say(gameLabel(game))}`,
    `**${reader.say(phase.title)}** · ${phase.number + 1}/${phase.newest + 1}`,
  ];
  const body = pages[page] ?? '';
  return screen(
    [
      textBlock(head.join('\n')),
      textBlock(body === '' ? reader.say(t('history.nothing')) : body),
      ...(pictures.length === 0 ? [] : [gallery(pictures)]),
      ...buttonRows(ways(game, reader, { ...sight, number: phase.number, page }, phase.newest, pages.length)),
    ],
    pictures,
  );
}

function linesOf(phase: PastPhase, reader: Voice, whole: boolean): string[] {
  return phase.told
    .filter(({ weight, private: own }) => whole || own || weight !== 'detail')
    .map(({ text, weight, private: own }) => {
      const words = reader.say(text);
      return `${own ? '🔒 ' : ''}${weight === 'headline' ? `**${words}**` : words}`;
    });
}

/** What everybody could see then; what a seat alone knew is in its own panels. */
async function pictureOf(
  call: Call,
  game: GameInfo,
  phase: PastPhase,
  variant: string,
): ReturnType<typeof boardPicture> {
  const desk = await call.deps.play.desk(game.id, '');
  const focus = [...new Set(phase.told.flatMap((one) => one.focus))];
  return boardPicture(call.deps, desk, null, lookOf(call.lang, call.choices, { variant, focus }), phase.checkpoint);
}

function ways(
  game: GameInfo,
  reader: Voice,
  { number, whole, page }: PastSight,
  newest: number,
  pages: number,
): ReturnType<typeof button>[] {
  const to = (at: number, everything: boolean, leaf = 0): string =>
    tablePress(game, 'past', String(at), everything ? 'whole' : '', ...(leaf === 0 ? [] : [String(leaf)]));
  const more = page + 1 < pages ? [button(to(number, whole, page + 1), reader.say(t('history.more')))] : [];
  return [
    button(to(number - 1, whole), reader.say(t('history.back')), 'secondary', { emoji: '◀️', disabled: number <= 0 }),
    button(to(number + 1, whole), reader.say(t('history.on')), 'secondary', {
      emoji: '▶️',
      disabled: number >= newest,
    }),
    button(to(number, !whole), reader.say(t(whole ? 'history.short' : 'report.whole')), 'secondary', { emoji: '📖' }),
    ...more,
    button(tablePress(game, 'paper', String(number)), reader.say(t('newspaper.button')), 'secondary', { emoji: '📰' }),
  ];
}

/** A press on one of the ways, or on an announcement's. */
export async function pastPress(call: PressCall): Promise<Screen> {
  const [number = '', how = '', page = '0'] = call.press.args;
  const game = await call.deps.play.info(call.press.game, call.person.id);
  return pastScreen(call, game, { number: Number(number), whole: how === 'whole', page: Number(page) });
}
