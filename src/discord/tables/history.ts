// Leafing through a game, chapter by chapter: the picture of what each brought and what was told of it, edited in place.
import { asEnded } from '../../play/history/chapters.js';
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
  const pages = pagesOf(linesOf(past, reader, sight.whole), pageRoom);
  const at = Math.min(Math.max(0, sight.page ?? 0), pages.length - 1);
  const page = pages[at] ?? { text: '', first: 0, last: past.told.length - 1 };
  const pictures = past.variant === null ? [] : [await pictureOf(call, game, past, { variant: past.variant, page })];
  const head = [
    `### ${reader.say(gameLabel(game))}`,
    ...headingOf(past, reader, page),
    ...coveredBy(past, reader, { at, of: pages.length }),
    ...(game.isReplay ? [`-# 🎞️ ${reader.say(t('replay.fromFile'))}`] : []),
  ];
  const body = page.text;
  return screen(
    [
      textBlock(head.join('\n')),
      ...jumps(game, reader, { all: past.all, last: past.first + page.last }, sight.whole),
      textBlock(body === '' ? reader.say(t('history.nothing')) : body),
      ...(pictures.length === 0 ? [] : [gallery(pictures)]),
      ...buttonRows([
        ...ways(call.deps, game, reader, past, { whole: sight.whole, page, at, pages: pages.length }),
        ...(await turningButtons(call.deps, game, call.person.id, reader)),
      ]),
    ],
    pictures,
  );
}

/** One page of a report, and the chapters that stand on it, from the one that goes on or begins at its top. */
interface Page {
  readonly text: string;
  readonly first: number;
  readonly last: number;
}

/**
 * Pages of whole chapters, as many as there is room for; one that is longer than a page has pages of its own, and one without a line
 * counts to the page it falls on.
 * @internal
 */
export function pagesOf(chapters: readonly (readonly string[])[], room: number): readonly Page[] {
  const pages: Page[] = [];
  for (const [at, lines] of chapters.entries()) {
    const [top = '', ...more] = pieces(lines, room, room);
    const begun = { text: top, first: at, last: at };
    const open = pages.at(-1);
    const joined = [open?.text ?? '', top].filter((text) => text !== '').join('\n');
    if (open === undefined) pages.push(begun);
    else if (open.text === '') pages[pages.length - 1] = top === '' ? { ...open, last: at } : begun;
    else if (more.length === 0 && joined.length <= room) pages[pages.length - 1] = { ...open, text: joined, last: at };
    else pages.push(begun);
    pages.push(...more.map((text) => ({ ...begun, text })));
  }
  return pages;
}

/** Names the chapters on a page, the first and the last of them, with their numbers among all. */
function headingOf({ all, first, told }: PastChapters, reader: Voice, page: Page): string[] {
  const [begin, end] = [told[page.first], told[page.last]];
  if (begin === undefined || end === undefined) return [];
  const names = [...new Set([begin, end].map(({ title }) => reader.say(title)))];
  const numbers = [...new Set([first + page.first + 1, first + page.last + 1])];
  return [`**${names.join(' – ')}** · ${numbers.join('–')}/${all.length}`];
}

/** What all pages cover together, and which of them this is, where there are several. */
function coveredBy(
  { told }: PastChapters,
  reader: Voice,
  { at, of }: { readonly at: number; readonly of: number },
): string[] {
  const [begin, end] = [told[0], told.at(-1)];
  if (of < 2 || begin === undefined || end === undefined) return [];
  const page = { page: at + 1, pages: of };
  const words =
    begin === end ? t('history.page', page) : t('history.covered', { ...page, from: begin.title, to: end.title });
  return [`-# ${reader.say(words)}`];
}

/** The line above what each of several chapters brought. */
function headingsOf({ told }: PastChapters, reader: Voice): readonly string[] {
  return told.map(({ title }) => `__${reader.say(title)}__`);
}

/**
 * What each of some chapters brought, under its title where there are several, which no line says again.
 * @internal
 */
export function linesOf(past: PastChapters, reader: Voice, whole: boolean): readonly (readonly string[])[] {
  const { all, told: chapters } = past;
  const headings = headingsOf(past, reader);
  const titles = new Set(all.map(({ title }) => foldName(reader.say(title))));
  return chapters.map(({ told }, at) => {
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
function jumps(
  game: GameInfo,
  reader: Voice,
  { all, last }: Pick<PastChapters, 'all' | 'last'>,
  whole: boolean,
): Row[] {
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

/** What everybody could see after the last chapter of a page; what a seat alone knew is in its own panels. */
async function pictureOf(
  call: Call,
  game: GameInfo,
  { told, checkpoint }: PastChapters,
  { variant, page }: { readonly variant: string; readonly page: Page },
): ReturnType<typeof boardPicture> {
  const desk = await call.deps.play.desk(game.id, '');
  const shown = told.slice(page.first, page.last + 1);
  const focus = [...new Set(shown.flatMap((chapter) => chapter.told).flatMap((one) => one.focus))];
  const end = shown.at(-1);
  const then = end === undefined || end === told.at(-1) ? checkpoint : { began: end.last + 1 };
  const isOver = typeof then === 'object' || game.outcome !== null;
  const heading = end === undefined || !isOver ? {} : { heading: asEnded(end.title) };
  return boardPicture(call.deps, desk, null, lookOf(call.lang, call.choices, { variant, focus, ...heading }), then);
}

/** How the chapters are looked at. */
interface Looked {
  readonly whole: boolean;
  readonly page: Page;
  readonly at: number;
  readonly pages: number;
}

function ways(
  deps: Deps,
  game: GameInfo,
  reader: Voice,
  { all, first, last }: PastChapters,
  { whole, page, at, pages }: Looked,
): Parameters<typeof buttonRows>[0] {
  const shown = first + page.last;
  const watched = turnLink(deps, game, shown);
  const to = (sight: Parameters<typeof pastArgs>[0]): string => tablePress(game, 'past', ...pastArgs(sight));
  const here = { number: all[last]?.first ?? 0, from: all[first]?.first ?? 0 };
  // Page by page, and from the first and the last of them to the chapters around those that are told.
  const [before, after] = [all[first - 1], all[last + 1]];
  const back = at > 0 ? { ...here, page: at - 1 } : { number: before?.first ?? -1 };
  const on = at + 1 < pages ? { ...here, page: at + 1 } : { number: after?.first ?? here.number + 1 };
  return [
    button(to({ ...back, whole }), reader.say(t('history.back')), 'secondary', {
      emoji: '◀️',
      disabled: at === 0 && before === undefined,
    }),
    button(to({ ...on, whole }), reader.say(t('history.on')), 'secondary', {
      emoji: '▶️',
      disabled: at + 1 >= pages && after === undefined,
    }),
    button(to({ ...here, whole: !whole }), reader.say(t(whole ? 'history.short' : 'report.whole')), 'secondary', {
      emoji: '📖',
    }),
    button(
      tablePress(game, 'paper', String(all[shown]?.first ?? here.number)),
      reader.say(t('newspaper.button')),
      'secondary',
      {
        emoji: '📰',
      },
    ),
    ...(watched === null ? [] : [linkButton(watched, reader.say(t('history.onBoard')), '👆')]),
    ...(game.outcome === null || watched !== null
      ? []
      : [button(tablePress(game, 'film'), reader.say(t('film.button')), 'secondary', { emoji: '🎞️' })]),
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
