// A game as anybody may see it, at a link that nobody can guess: no session, no acts, and nothing but what everybody may see.
import { isPractice } from '../play/records/practice.js';
import type { GameInfo } from '../play/turn/info.js';
import type { ReaderChoices, WebDeps } from './deps.js';
import { isMark, markOf } from './mark.js';
import { width } from './picture.js';
import { acceptedLang, headOf, linesOf, saysIn, t, versioned, voiceOf } from './state.js';
import type { BoardState } from './wire.js';
import type { LaidOutScene } from '../render/index.js';
import type { Scene } from '../table/scene.js';

/** The last part of a game's public link: whoever has it may look, and nobody else can make it. */
export function viewKey(secret: string, gameId: number): string {
  return markOf(secret, `view of game ${String(gameId)}`);
}

/** The game that a link shows; null where it shows none: a wrong key, a practice, or a host who has closed it. */
export async function viewed(deps: WebDeps, gameId: number, key: string): Promise<GameInfo | null> {
  if (!isMark(deps.viewKey(gameId), key)) return null;
  const game = await deps.play.info(gameId);
  return isOpen(game) ? game : null;
}

/** Whether anybody with the link may look at a game. */
function isOpen(game: GameInfo): boolean {
  return game.table.publicBoard && !isPractice(game) && game.status !== 'signup';
}

/** The last part of a game's public link; null where it has none. */
export function viewPath(deps: Pick<WebDeps, 'viewKey'>, game: GameInfo): string | null {
  return isOpen(game) ? `/view/${String(game.id)}/${deps.viewKey(game.id)}` : null;
}

/** How whoever has no settings reads: in the language their browser asks for first. */
export function choicesFor(accepted: string | undefined): ReaderChoices {
  return { lang: acceptedLang(accepted), palette: 'standard', theme: 'light' };
}

/** All that the page shows of it but the picture. */
export async function viewState(
  deps: Pick<WebDeps, 'play' | 'wording'>,
  game: GameInfo,
  choices: ReaderChoices,
): Promise<BoardState> {
  const voice = voiceOf(deps, choices.lang, game.kind);
  const { say } = voice;
  const { told } = await deps.play.pastChapters(game.id, null, { from: null, to: null });
  return versioned({
    ...headOf(game, choices, voice),
    seats: [],
    table: game.seats.map(({ name, alive }) => ({ name: say(name), state: alive ? 'idle' : 'out' })),
    asked: [],
    canUndo: false,
    canTalk: false,
    canSuppose: false,
    pages: [],
    told: linesOf(told, say),
    words: (await deps.play.words(game.id, null)).map(say),
    says: { ...saysIn(voice), nothingAsked: say(t('board.watching')) },
  });
}

/** The position as everybody may see it. */
async function publicScene(deps: WebDeps, game: GameInfo, choices: ReaderChoices): Promise<Scene> {
  const rules = deps.play.games.get(game.kind);
  const view = await deps.play.publicView(game.id);
  const variants = rules === undefined || view === null ? [] : rules.looks(view).variants;
  const variant = variants.find(({ role }) => role === 'position') ?? variants[0];
  const look = { ...choices, variant: variant?.id ?? 'position', width };
  return deps.play.scene(game.id, null, look, deps.boardMaps(rules?.maps ?? []));
}

export async function viewScene(deps: WebDeps, game: GameInfo, choices: ReaderChoices): Promise<LaidOutScene> {
  return deps.layOut(await publicScene(deps, game, choices));
}

/** The newest picture, for whatever shows a link with one. */
export async function viewPicture(deps: WebDeps, game: GameInfo): Promise<Buffer> {
  return deps.png(await publicScene(deps, game, choicesFor(game.language === 'ko' ? 'ko' : 'en')));
}
