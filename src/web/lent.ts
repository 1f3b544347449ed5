// A game through the eyes of a seat whose player has lent them: what that seat sees, with nothing to press.
import type { Desk } from '../play/turn/desk.js';
import type { Seen } from '../play/watch/sight.js';
import type { LaidOutScene } from '../render/index.js';
import type { ReaderChoices, WebDeps } from './deps.js';
import { width } from './picture.js';
import { headOf, saysIn, t, versioned, voiceOf } from './state.js';
import type { BoardState, PageShown } from './wire.js';

/** All that the page shows but the picture. */
export function lentState(
  deps: WebDeps,
  { game, rules }: Pick<Desk, 'game' | 'rules'>,
  { seat, view, pages, told, saved }: Seen,
  choices: ReaderChoices,
): BoardState {
  const voice = voiceOf(deps, choices.lang, game.kind);
  const { say } = voice;
  const name = { key: `seat.${seat}`, ns: game.kind };
  const state = {
    ...headOf(game, choices, voice),
    seats: [],
    table: game.seats.map((row) => ({ name: say(row.name), state: row.alive ? ('idle' as const) : ('out' as const) })),
    asked: [],
    canUndo: false,
    canTalk: false,
    canSuppose: false,
    pages: pages.map(({ title, lines }, n) => ({
      key: String(n),
      title: say(title),
      lines: lines.map(say),
      role: null,
      at: [],
    })),
    told: told.map((text) => ({ text: say(text), of: [] })),
    words: rules.describe(view).map(say),
    says: { ...saysIn(voice), nothingAsked: say(t('board.lent', { seat: name })) },
  };
  return versioned(state, saved);
}

/** A page of it, as it is opened: its words say it all. */
export function lentPage(
  deps: WebDeps,
  { game }: Pick<Desk, 'game'>,
  { pages }: Seen,
  choices: ReaderChoices,
  key: string,
): PageShown | null {
  const { say } = voiceOf(deps, choices.lang, game.kind);
  const page = pages[Number(key)];
  return page === undefined ? null : { lines: page.lines.map(say), scene: null, signs: [] };
}

/** The board as the seat sees it, with what it has saved. */
export function lentScene(
  deps: WebDeps,
  { rules }: Pick<Desk, 'rules'>,
  { view, saved }: Seen,
  { lang, palette, theme }: ReaderChoices,
): Promise<LaidOutScene> {
  const { variants } = rules.looks(view);
  const variant = variants.find(({ role }) => role === (saved === undefined ? 'position' : 'orders')) ?? variants[0];
  const look = { lang, palette, theme, variant: variant?.id ?? 'position', width };
  const drawn = saved === undefined ? look : { ...look, draft: saved };
  return deps.layOut(rules.board(view, drawn, deps.boardMaps(rules.maps)));
}
