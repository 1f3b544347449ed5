// Walking through the phases of a game: the picture of what each brought and what was told of it, edited in place.
import type { PastPhase } from '../../play/history/past.js';
import type { GameInfo } from '../../play/turn/info.js';
import { gameLabel, gameVoice, type Call, type PressCall } from '../call.js';
import { pieces } from '../shown/split.js';
import { spend } from '../pace.js';
import { foldName } from '../../table/names.js';
import { boardPicture, lookOf } from '../pictures.js';
import { button, buttonRows, gallery, screen, textBlock, type Screen } from '../screen.js';
import { tablePress } from '../shown/status.js';
import { t, type Voice } from '../voice.js';
import { pastArgs, readPastArgs, type PastSight } from '../whole-report.js';

/** Characters of one page of a report. */
const pageRoom = 2800;
/** So many phases are told of at once. */
const mostPhases = 24;

/** A phase as it was, or several in a row as the last of them left the board, with the ways to the phases beside it. */
export async function pastScreen(call: Call, game: GameInfo, sight: PastSight): Promise<Screen> {
  spend(call, 'past');
  const reader = gameVoice(call, game.kind);
  const phase = await call.deps.play.pastPhase(game.id, call.person.id, sight.number);
  const { number } = phase;
  const from = Math.max(number - mostPhases + 1, Math.min(number, sight.from ?? number));
  const phases: PastPhase[] = [];
  for (let at = from; at < number; at++) phases.push(await call.deps.play.pastPhase(game.id, call.person.id, at));
  phases.push(phase);
  const pages = pieces(allLines(phases, reader, sight.whole), pageRoom, pageRoom);
  const page = Math.min(Math.max(0, sight.page ?? 0), pages.length - 1);
  const pictures = phase.variant === null ? [] : [await pictureOf(call, game, phase, phase.variant)];
  const numbers = from < number ? `${from + 1}–${number + 1}` : String(number + 1);
  const head = [
    `### ${reader.say(gameLabel(game))}`,
    `**${reader.say(phase.title)}** · ${numbers}/${phase.newest + 1}`,
    ...(game.isReplay ? [`-# 🎞️ ${reader.say(t('replay.fromFile'))}`] : []),
  ];
  const body = pages[page] ?? '';
  return screen(
    [
      textBlock(head.join('\n')),
      textBlock(body === '' ? reader.say(t('history.nothing')) : body),
      ...(pictures.length === 0 ? [] : [gallery(pictures)]),
      ...buttonRows(ways(game, reader, { ...sight, number, page, from }, phase.newest, pages.length)),
    ],
    pictures,
  );
}

/**
 * What several phases brought, each under its title; a title stands once over phases of the same, and no line says it again.
 * @internal
 */
export function allLines(phases: readonly PastPhase[], reader: Voice, whole: boolean): string[] {
  let above = '';
  return phases.flatMap((phase) => {
    const lines = linesOf(phase, reader, whole);
    const title = `__${reader.say(phase.title)}__`;
    if (phases.length === 1 || lines.length === 0 || title === above) return lines;
    above = title;
    return [title, ...lines];
  });
}

function linesOf(phase: PastPhase, reader: Voice, whole: boolean): string[] {
  const title = foldName(reader.say(phase.title));
  return phase.told
    .filter(({ text }) => foldName(reader.say(text)) !== title)
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
  { number, whole, page, from }: Required<PastSight>,
  newest: number,
  pages: number,
): ReturnType<typeof button>[] {
  const to = (sight: PastSight): string => tablePress(game, 'past', ...pastArgs(sight));
  const more =
    page + 1 < pages ? [button(to({ number, whole, from, page: page + 1 }), reader.say(t('history.more')))] : [];
  // From several phases the way back leads to the one before the first of them.
  return [
    button(to({ number: from - 1, whole }), reader.say(t('history.back')), 'secondary', {
      emoji: '◀️',
      disabled: from <= 0,
    }),
    button(to({ number: number + 1, whole }), reader.say(t('history.on')), 'secondary', {
      emoji: '▶️',
      disabled: number >= newest,
    }),
    button(to({ number, whole: !whole, from }), reader.say(t(whole ? 'history.short' : 'report.whole')), 'secondary', {
      emoji: '📖',
    }),
    ...more,
    button(tablePress(game, 'paper', String(number)), reader.say(t('newspaper.button')), 'secondary', { emoji: '📰' }),
    ...(game.outcome === null
      ? []
      : [button(tablePress(game, 'film'), reader.say(t('film.button')), 'secondary', { emoji: '🎞️' })]),
  ];
}

/** A press on one of the ways, or on an announcement's. */
export function pastPress(call: PressCall, game: GameInfo): Promise<Screen> {
  return pastScreen(call, game, readPastArgs(call.press.args));
}
