// What the page of the board is told of a game: from a person's desk alone, so that nothing stands there that they may not know.
import { createHash } from 'node:crypto';
import { check } from '../table/answer.js';
import type { AnyGame } from '../table/game.js';
import { sayer, type Text } from '../table/text.js';
import type { board } from '../words/app/en/board.js';
import type { desk as deskWords } from '../words/app/en/desk.js';
import { answerWords } from '../play/turn/answer-words.js';
import { waitsFor, type Desk, type DeskPanel, type Task } from '../play/turn/desk.js';
import type { PastChapters } from '../play/history/past.js';
import type { GameInfo } from '../play/turn/info.js';
import type { Since } from '../play/history/since.js';
import type { ReaderChoices, WebDeps } from './deps.js';
import { formOf, shownValue } from './forms.js';
import { countText, goText } from './green.js';
import { saysKeys, type Asked, type BoardState, type Page, type Says } from './wire.js';

/** Texts of the page. */
export const t = sayer<typeof board>('app');
const tDesk = sayer<typeof deskWords>('app');

/** A reader's language, with the words of the game that is read. */
export interface Voice {
  readonly lang: ReaderChoices['lang'];
  readonly say: (text: Text) => string;
}

export function voiceOf({ wording }: Pick<WebDeps, 'wording'>, lang: ReaderChoices['lang'], kind: string): Voice {
  return { lang, say: (text) => wording.say(text, lang, kind) };
}

/** The page's own words. */
export function saysIn({ say }: Voice): Says {
  const words = saysKeys.map((key) => [key, say(t(`board.${key}`))] as const);
  return Object.fromEntries(words) as Says;
}

/** Lines of what has happened that the page holds. */
const mostTold = 40;

/** All that the page shows of a game but the picture. */
export async function stateOf(deps: WebDeps, desk: Desk, choices: ReaderChoices, userId: string): Promise<BoardState> {
  const { game, rules } = desk;
  const voice = voiceOf(deps, choices.lang, game.kind);
  const { say } = voice;
  const since = await deps.play.since(desk, userId);
  return versioned({
    ...headOf(game, choices, voice),
    seats: desk.seats.map((id) => ({ id, name: say({ key: `seat.${id}`, ns: game.kind }) })),
    table: game.seats.map((seat) => ({
      name: say(seat.name),
      state: !seat.alive ? 'out' : seat.final ? 'final' : seat.owes ? 'owes' : 'idle',
    })),
    asked: desk.tasks.filter(({ under }) => under === undefined).map((task) => askedOf(task, voice, game.kind)),
    canUndo: desk.canUndo,
    canTalk: game.table.press !== 'none',
    canSuppose: rules.suppose !== undefined && game.status === 'running',
    pages: desk.panels.map((panel) => pageOf(panel, say)),
    told: toldOf(since, say),
    words: Object.keys(desk.view).length === 0 ? [] : rules.describe(desk.view).map(say),
    says: saysIn(voice),
  });
}

/** What stands above a board, whoever looks. */
export function headOf(game: GameInfo, { lang, theme }: ReaderChoices, { say }: Voice) {
  return {
    game: game.id,
    lang,
    theme,
    name: nameOf(game, say),
    title: game.title === null ? '' : say(game.title),
    score: game.score === null ? null : say(game.score),
    status: game.status,
    deadline: game.deadline?.getTime() ?? null,
    ready: readyOf(game, say),
  };
}

/** How many have handed in, as far as the table shows it. */
function readyOf({ status, readiness, seats }: GameInfo, say: Voice['say']): string | null {
  if (status !== 'running') return null;
  if (readiness !== null) return say(t('board.ready', { count: readiness.saved, all: readiness.of }));
  const shown = seats.flatMap(({ ready }) => ready ?? []);
  if (shown.length === 0) return null;
  const count = shown.filter((ready) => ready !== 'waiting').length;
  return say(t('board.ready', { count, all: shown.length }));
}

/** What a game is called. */
export function nameOf({ id, kind, name }: Pick<GameInfo, 'id' | 'kind' | 'name'>, say: Voice['say']): string {
  return name ?? `${say({ key: 'game.title', ns: kind })} #${String(id)}`;
}

/**
 * A state with the mark by which a page knows whether anything it shows has changed.
 * @param drawn what changes its picture alone.
 */
export function versioned(state: Omit<BoardState, 'version'>, drawn?: unknown): BoardState {
  const shown = JSON.stringify(drawn === undefined ? state : [state, drawn]);
  return { ...state, version: createHash('sha256').update(shown).digest('base64url').slice(0, 16) };
}

/** The marks of the outlines that a game's boards are drawn with. */
export function boardsOf(deps: Pick<WebDeps, 'outlines'>, { maps }: Pick<AnyGame, 'maps'>) {
  return Object.fromEntries(maps.map((board) => [board, deps.outlines(board)?.hash ?? '']));
}

/** The language that a browser asks for first, of ours. */
export function acceptedLang(accepted: string | undefined): ReaderChoices['lang'] {
  return (accepted ?? '').toLowerCase().startsWith('ko') ? 'ko' : 'en';
}

/** What chapters brought, a line each, with what of the board it names. */
export function linesOf(chapters: PastChapters['told'], say: Voice['say']): BoardState['told'] {
  return chapters
    .flatMap(({ told }) => told)
    .flatMap(({ full, focus }) => (full === null ? [] : [{ text: say(full), of: focus }]));
}

function toldOf(since: readonly Since[], say: Voice['say']): BoardState['told'] {
  return since
    .filter(({ retracted }) => !retracted)
    .slice(-mostTold)
    .map(({ text, focus }) => ({ text: say(text), of: focus }));
}

function pageOf(panel: DeskPanel, say: Voice['say']): Page {
  return {
    key: panel.key,
    title: say(panel.title),
    lines: panel.lines.map(say),
    role: panel.role ?? null,
    at: panel.at ?? [],
  };
}

/** What becomes of what has been handed in. */
function standsText(task: Task): Text | null {
  const waits = waitsFor(task);
  const { question, saved, draft, sealed, final } = task;
  if (waits !== null) {
    const what = answerWords(question.form, saved);
    return waits === 'window' ? tDesk('desk.savedWindow', { what }) : tDesk('desk.savedHeld', { what });
  }
  if (!sealed || saved === null) return null;
  return final ? t('board.savedFinal') : draft === null ? t('board.saved') : null;
}

function askedOf(task: Task, { say }: Voice, kind: string): Asked {
  const { question, seat } = task;
  const checked = check(question, shownValue(task));
  const counted = countText(task);
  const stands = standsText(task);
  return {
    checkpoint: task.checkpoint,
    id: task.id,
    seat,
    seatName: say({ key: `seat.${seat}`, ns: kind }),
    // What comes of nothing stands among the forecasts.
    text: say(task.title ?? question.begun ?? question.text),
    form: formOf(task, say),
    sealed: task.sealed,
    isFinal: task.sealed && task.final,
    stands: stands === null ? null : say(stands),
    waits: waitsFor(task) !== null,
    go: goText(task, say),
    count: counted === null ? null : say(counted),
    amiss: checked.ok ? [] : checked.refusals.map(say),
    warnings: checked.ok ? (checked.review.warnings ?? []).map(say) : [],
    forecasts: checked.ok ? (checked.review.forecasts ?? []).map(say) : [],
    places: question.places ?? [],
    passes: (task.passes ?? []).map(({ id, text }) => ({ id, text: say(text) })),
  };
}
