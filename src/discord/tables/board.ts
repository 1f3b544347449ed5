// Looking at a game: the board in its kinds and close-ups, as text, and the log page by page.
import type { Desk } from '../../play/turn/desk.js';
import type { GameInfo } from '../../play/turn/info.js';
import { gameLabel, gameVoice, type Call, type PressCall } from '../call.js';
import { token, writePress } from '../custom-id.js';
import { filmButton } from '../shown/film-button.js';
import { pieces } from '../shown/split.js';
import { spend } from '../pace.js';
import { boardLines, boardPicture, lookOf } from '../pictures.js';
import {
  accents,
  button,
  buttonRows,
  cut,
  gallery,
  menuRow,
  rule,
  screen,
  textBlock,
  type Row,
  type Screen,
} from '../screen.js';
import { t } from '../voice.js';

/** What to look at; tokens, "" for the plain board and the whole of it. */
export interface Sight {
  readonly variant: string;
  readonly area: string;
  readonly words: boolean;
  /** Which page of the words, where they take several. */
  readonly page?: number;
}

export const wholeBoard: Sight = { variant: '', area: '', words: false };

/** Characters of one page of the board in words. */
const wordsRoom = 3_500;

/** Lines of one page of the log, as far as its characters go. */
const logPage = 80;
const logRoom = 3600;
/** So many pages one can leaf back to the newer ones; from further away the way leads to the newest. */
const mostTrail = 5;

/** The board as a message with menus for other kinds and close-ups. A shared one shows only what everybody may see. */
export async function boardScreen(call: Call, game: GameInfo, sight: Sight, shared: boolean): Promise<Screen> {
  const userId = shared ? '' : call.person.id;
  const desk = await call.deps.play.desk(game.id, userId);
  const reader = gameVoice(call, game.kind);
  const head = [`### ${reader.say(gameLabel(game))}`, ...(game.title === null ? [] : [reader.say(game.title)])].join(
    '\n',
  );
  if (game.title === null) return screen([textBlock(head), textBlock(reader.say(t('desk.signup')))], [], accents.quiet);
  const menus = shared ? [] : sightMenus(call, desk, sight);
  if (sight.words) {
    const pages = pieces(boardLines(desk, reader), wordsRoom, wordsRoom);
    const page = Math.max(0, Math.min(sight.page ?? 0, pages.length - 1));
    const to = (at: number, verb: 'on' | 'back'): ReturnType<typeof button> =>
      button(sightPress(desk, 'lookw', { ...sight, page: at }), reader.say(t(`ask.page.${verb}`)));
    const turns = [
      ...(page > 0 ? [to(page - 1, 'back')] : []),
      ...(page + 1 < pages.length ? [to(page + 1, 'on')] : []),
    ];
    return screen([textBlock(head), rule(), textBlock(pages[page] || '–'), ...buttonRows(turns), ...menus]);
  }
  spend(call, 'picture');
  const looks = desk.rules.looks(desk.view);
  const variant =
    looks.variants.find((one) => token(one.id) === sight.variant && !(shared && one.private === true)) ??
    looks.variants[0];
  const area = looks.areas.find((one) => token(one.id) === sight.area);
  const look = lookOf(call.lang, call.choices, {
    ...(variant === undefined ? {} : { variant: variant.id }),
    ...(area === undefined ? {} : { area: area.id }),
  });
  const picture = await boardPicture(call.deps, desk, shared ? null : call.person.id, look);
  return screen([textBlock(head), gallery([picture]), ...menus], [picture]);
}

function sightPress(desk: Desk, verb: string, { variant, area, words, page = 0 }: Sight): string {
  const args = [variant, area, words ? `w${page > 0 ? String(page) : ''}` : ''];
  return writePress({ game: desk.game.id, checkpoint: 0, question: '', verb, args });
}

function sightMenus(call: Call, desk: Desk, sight: Sight): Row[] {
  const reader = gameVoice(call, desk.game.kind);
  const { variants, areas } = desk.rules.looks(desk.view);
  const press = (verb: string, to: Sight): string => sightPress(desk, verb, to);
  const rows: Row[] = [];
  if (variants.length > 1) {
    rows.push(
      menuRow(
        press('lookv', sight),
        reader.say(t('board.variant')),
        variants.slice(0, 25).map((one, at) => ({
          value: token(one.id),
          label: reader.say(one.title),
          chosen: !sight.words && (token(one.id) === sight.variant || (sight.variant === '' && at === 0)),
        })),
      ),
    );
  }
  if (areas.length > 0) {
    const whole = { value: 'all', label: reader.say(t('board.whole')), chosen: sight.area === '' };
    const parts = areas
      .slice(0, 24)
      .map((one) => ({ value: token(one.id), label: reader.say(one.title), chosen: token(one.id) === sight.area }));
    rows.push(menuRow(press('looka', sight), reader.say(t('board.area')), [whole, ...parts]));
  }
  const words = { ...sight, words: !sight.words, page: 0 };
  rows.push(
    ...buttonRows([
      button(press('lookw', words), reader.say(t(sight.words ? 'board.picture' : 'board.words'))),
      ...(desk.game.outcome === null ? [] : [filmButton(call.deps, desk.game, reader.say, 'secondary')]),
    ]),
  );
  return rows;
}

/** A menu or button under the board. */
export async function lookAgain(call: PressCall): Promise<Screen> {
  const [variant = '', area = '', words = ''] = call.press.args;
  const [value = ''] = call.input.values;
  const game = await call.deps.play.info(call.press.game, call.person.id);
  const sight: Sight = { variant, area, words: words.startsWith('w'), page: Number(words.slice(1)) };
  switch (call.press.verb) {
    case 'lookv':
      return boardScreen(call, game, { ...sight, variant: value, words: false }, false);
    case 'looka':
      return boardScreen(call, game, { ...sight, area: value === 'all' ? '' : value, words: false }, false);
    default:
      return boardScreen(call, game, sight, false);
  }
}

/**
 * One page of what happened, ending with the newest; private lines of the reader are marked.
 * @param before the line it ends before.
 * @param trail what the pages between it and the newest ended before, the nearest first; null is the newest page.
 */
export async function logScreen(
  call: Call,
  game: GameInfo,
  before: number | null,
  trail: readonly (number | null)[] = [],
): Promise<Screen> {
  const reader = gameVoice(call, game.kind);
  const entries = await call.deps.play.log(game.id, call.person.id, {
    limit: logPage,
    ...(before === null ? {} : { before }),
  });
  const shown = newestWithin(
    entries.map(({ id, text, private: own }) => ({ id, line: cut(`${own ? '🔒 ' : ''}${reader.say(text)}`, logRoom) })),
    logRoom,
  );
  const [oldest] = shown;
  const body = shown.map(({ line }) => line).join('\n');
  const to = (end: number | null, way: readonly (number | null)[]): string =>
    writePress({
      ...{ game: game.id, checkpoint: 0, question: '', verb: 'logb' },
      args: [end, ...way].map((id) => (id === null ? 'new' : String(id))),
    });
  const [newer = null, ...further] = trail;
  const isOldest = oldest === undefined || (shown.length === entries.length && entries.length < logPage);
  const pages = [
    ...(isOldest
      ? []
      : [
          button(to(oldest.id, [before, ...trail].slice(0, mostTrail)), reader.say(t('log.earlier')), 'secondary', {
            emoji: '◀️',
          }),
        ]),
    ...(before === null ? [] : [button(to(newer, further), reader.say(t('log.later')), 'secondary', { emoji: '▶️' })]),
  ];
  return screen([
    textBlock(`### ${reader.say(gameLabel(game))}`),
    textBlock(body === '' ? reader.say(t('log.empty')) : body),
    ...buttonRows(pages),
  ]);
}

/** As many of the newest lines as fit, oldest first; given newest first. */
function newestWithin<Line extends { readonly line: string }>(lines: readonly Line[], room: number): Line[] {
  const shown: Line[] = [];
  let length = 0;
  for (const one of lines) {
    length += one.line.length + 1;
    if (shown.length > 0 && length > room) break;
    shown.unshift(one);
  }
  return shown;
}

export function logPress(call: PressCall, game: GameInfo): Promise<Screen> {
  const [before = null, ...trail] = call.press.args.map((arg) => (/^\d+$/u.test(arg) ? Number(arg) : null));
  return logScreen(call, game, before, trail);
}
