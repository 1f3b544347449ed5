// Leafing through a game, chapter by chapter: the picture of what each brought and what was told of it, edited in place.
import type { Chapter, PastChapters } from '../../play/history/past.js';
import type { GameInfo } from '../../play/turn/info.js';
import { gameLabel, gameVoice, type Call, type PressCall } from '../call.js';
import { pieces } from '../shown/split.js';
import { spend } from '../pace.js';
import { foldName } from '../../table/names.js';
import { boardPicture, lookOf } from '../pictures.js';
import type { Text } from '../../table/text.js';
import { limits } from '../limits.js';
import {
  button,
  buttonRows,
  gallery,
  linkButton,
  menuRow,
  screen,
  textBlock,
  type Row,
  type Screen,
} from '../screen.js';
import { turnLink } from '../past-link.js';
import { tablePress } from '../shown/status.js';
import type { Deps } from '../deps.js';
import { t, type Voice } from '../voice.js';
import { turningButtons } from './turning-points.js';
import { pastArgs, readPastArgs, type PastSight } from '../whole-report.js';

/** Characters of one page of a report. */
const pageRoom = 2800;
/** Chapters as they were, the last of them as it left the board, with the ways to every other. */
export async function pastScreen(call: Call, game: GameInfo, sight: PastSight): Promise<Screen> {
  spend(call, 'past');
  const reader = gameVoice(call, game.kind);
  const { number: to, from = to } = sight;
  const past = await call.deps.play.pastChapters(game.id, call.person.id, { from, to });
  const pages = pieces(allLines(past, reader, sight.whole), pageRoom, pageRoom);
  const page = Math.min(Math.max(0, sight.page ?? 0), pages.length - 1);
  const pictures = past.variant === null ? [] : [await pictureOf(call, game, past, past.variant)];
  const head = [
    `### ${reader.say(gameLabel(game))}`,
    ...headingOf(past, reader, standingOn(pages, page, headingsOf(past, reader))),
    ...(game.isReplay ? [`-# 🎞️ ${reader.say(t('replay.fromFile'))}`] : []),
  ];
  const body = pages[page] ?? '';
  return screen(
    [
      textBlock(head.join('\n')),
      ...jumps(game, reader, past, sight.whole),
      textBlock(body === '' ? reader.say(t('history.nothing')) : body),
      ...(pictures.length === 0 ? [] : [gallery(pictures)]),
      ...buttonRows(
        ways(call.deps, game, call.person.id, reader, past, { whole: sight.whole, page, pages: pages.length }),
      ),
    ],
    pictures,
  );
}

/** Names the chapters on a page, the first and the last of them, with their numbers among all. */
function headingOf({ all, first, told }: PastChapters, reader: Voice, [from, to]: readonly [number, number]): string[] {
  const [begin, end] = [told[from], told[to]];
  if (begin === undefined || end === undefined) return [];
  const names = [...new Set([begin, end].map(({ title }) => reader.say(title)))];
  const numbers = [...new Set([first + from + 1, first + to + 1])];
  return [`**${names.join(' – ')}** · ${numbers.join('–')}/${all.length}`];
}

/** The line above what each of several chapters brought. */
function headingsOf({ told }: PastChapters, reader: Voice): readonly string[] {
  return told.map(({ title }) => `__${reader.say(title)}__`);
}

/**
 * Which chapters stand on a page: from the one that goes on at its top to the last that begins there; all where none has a line.
 * @param headings of the chapters in their order, of which those without a line stand nowhere.
 * @internal
 */
export function standingOn(
  pages: readonly string[],
  page: number,
  headings: readonly string[],
): readonly [first: number, last: number] {
  let [first, last]: [number | undefined, number] = [undefined, -1];
  for (const [n, text] of pages.slice(0, page + 1).entries()) {
    for (const [at, line] of text.split('\n').entries()) {
      const begun = headings.indexOf(line, last + 1);
      if (n === page && at === 0) first = begun < 0 ? last : begun;
      if (begun >= 0) last = begun;
    }
  }
  return last < 0 || first === undefined ? [0, headings.length - 1] : [first, last];
}

/**
 * What some chapters brought, each under its title where there are several, which no line says again.
 * @internal
 */
export function allLines(past: PastChapters, reader: Voice, whole: boolean): string[] {
  const { all, told: chapters } = past;
  const headings = headingsOf(past, reader);
  const titles = new Set(all.map(({ title }) => foldName(reader.say(title))));
  return chapters.flatMap(({ told }, at) => {
    const lines = told
      .filter(({ weight, private: own }) => whole || own || weight !== 'detail')
      .flatMap(({ text, full, weight, private: own }) => {
        const said = whole ? full : text;
        const words = said === null ? '' : reader.say(said);
        if (words === '' || titles.has(foldName(words))) return [];
        return [`${own ? '🔒 ' : ''}${weight === 'headline' ? `**${words}**` : words}`];
      });
    return chapters.length === 1 || lines.length === 0 ? lines : [headings[at] ?? '', ...lines];
  });
}

/** Menus of the years, turns or rounds, and of the chapters of the one that is shown. */
function jumps(game: GameInfo, reader: Voice, { all, last }: PastChapters, whole: boolean): Row[] {
  const shown = all[last];
  if (shown === undefined) return [];
  const say = (text: Text): string => foldName(reader.say(text));
  const spans = all.filter(({ span }, at) => at === 0 || say(all[at - 1]?.span ?? span) !== say(span));
  const now = spans.findLastIndex(({ first }) => first <= shown.first);
  const until = spans[now + 1]?.first ?? Infinity;
  const within = all.filter(({ first }) => first >= (spans[now]?.first ?? 0) && first < until);
  const menu = (
    verb: string,
    placeholder: Text,
    chapters: readonly Chapter[],
    at: number,
    by: 'span' | 'title',
  ): Row[] => {
    if (chapters.length < 2) return [];
    // Of more than a menu holds, those around the one that is shown: the outermost leads on.
    const start = Math.max(
      0,
      Math.min(at - Math.floor(limits.selectOptions / 2), chapters.length - limits.selectOptions),
    );
    const choices = chapters.slice(start, start + limits.selectOptions).map((chapter, n) => ({
      value: String(chapter.first),
      label: reader.say(chapter[by]),
      chosen: start + n === at,
    }));
    return [menuRow(tablePress(game, verb, whole ? 'whole' : ''), reader.say(placeholder), choices)];
  };
  return [
    ...menu('pasty', t('history.span'), spans, now, 'span'),
    ...menu('pastc', t('history.chapter'), within, within.indexOf(shown), 'title'),
  ];
}

/** What everybody could see then; what a seat alone knew is in its own panels. */
async function pictureOf(
  call: Call,
  game: GameInfo,
  { told, checkpoint }: PastChapters,
  variant: string,
): ReturnType<typeof boardPicture> {
  const desk = await call.deps.play.desk(game.id, '');
  const focus = [...new Set(told.flatMap((chapter) => chapter.told).flatMap((one) => one.focus))];
  return boardPicture(call.deps, desk, null, lookOf(call.lang, call.choices, { variant, focus }), checkpoint);
}

/** How the chapters are looked at. */
interface Looked {
  readonly whole: boolean;
  readonly page: number;
  readonly pages: number;
}

function ways(
  deps: Deps,
  game: GameInfo,
  userId: string,
  reader: Voice,
  { all, first, last }: PastChapters,
  { whole, page, pages }: Looked,
): Parameters<typeof buttonRows>[0] {
  const watched = turnLink(deps, game, last);
  const to = (sight: Parameters<typeof pastArgs>[0]): string => tablePress(game, 'past', ...pastArgs(sight));
  // From several chapters the way back leads to the one before the first of them.
  const [before, after] = [all[first - 1], all[last + 1]];
  const here = { number: all[last]?.first ?? 0, from: all[first]?.first ?? 0 };
  return [
    button(to({ number: before?.first ?? -1, whole }), reader.say(t('history.back')), 'secondary', {
      emoji: '◀️',
      disabled: before === undefined,
    }),
    button(to({ number: after?.first ?? here.number + 1, whole }), reader.say(t('history.on')), 'secondary', {
      emoji: '▶️',
      disabled: after === undefined,
    }),
    button(to({ ...here, whole: !whole }), reader.say(t(whole ? 'history.short' : 'report.whole')), 'secondary', {
      emoji: '📖',
    }),
    ...(page + 1 < pages ? [button(to({ ...here, whole, page: page + 1 }), reader.say(t('history.more')))] : []),
    ...(page > 0 ? [button(to({ ...here, whole, page: page - 1 }), reader.say(t('history.less')))] : []),
    button(tablePress(game, 'paper', String(here.number)), reader.say(t('newspaper.button')), 'secondary', {
      emoji: '📰',
    }),
    ...(watched === null ? [] : [linkButton(watched, reader.say(t('history.onBoard')), '👆')]),
    ...(game.outcome === null || watched !== null
      ? []
      : [button(tablePress(game, 'film'), reader.say(t('film.button')), 'secondary', { emoji: '🎞️' })]),
    ...turningButtons(game, userId, reader),
  ];
}

/** A year, turn or chapter picked from a menu. */
export function pastPick(call: PressCall, game: GameInfo): Promise<Screen> {
  const [value = ''] = call.input.values;
  return pastScreen(call, game, { number: Number(value), whole: call.press.args[0] === 'whole' });
}

/** A press on one of the ways, or on an announcement's. */
export function pastPress(call: PressCall, game: GameInfo): Promise<Screen> {
  return pastScreen(call, game, readPastArgs(call.press.args));
}
