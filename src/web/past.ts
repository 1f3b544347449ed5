// Earlier turns as the page shows them: a list to step through, and each with its picture and what it brought, as far as its reader may know.
import { asEnded } from '../play/history/chapters.js';
import type { GameInfo } from '../play/turn/info.js';
import { refused } from '../play/change/refuse.js';
import type { ReaderChoices, WebDeps } from './deps.js';
import { filmOf, filmOver, filmTurn } from './film.js';
import { width } from './picture.js';
import { linesOf, t, voiceOf } from './state.js';
import type { PastList, PastOver, PastTurn } from './wire.js';

/** Who looks: a person, or anybody at all. */
interface Reader {
  readonly userId: string | null;
  readonly choices: ReaderChoices;
}

const isOver = ({ outcome }: GameInfo): boolean => outcome !== null;

/** All turns so far, oldest first. */
export async function pastList(
  deps: Pick<WebDeps, 'play' | 'wording'>,
  game: GameInfo,
  choices: ReaderChoices,
): Promise<PastList> {
  const { say } = voiceOf(deps, choices.lang, game.kind);
  const chapters = await deps.play.chapters(game.id);
  return { turns: chapters.map(({ title, span }) => ({ title: say(title), span: say(span) })), isOver: isOver(game) };
}

/**
 * One turn: the position as it ended, and what was told of it.
 * @param n where it stands in the list.
 * @throws Refused when there is no such turn.
 */
export async function pastTurn(deps: WebDeps, game: GameInfo, reader: Reader, n: number): Promise<PastTurn> {
  const { userId, choices } = reader;
  if (isOver(game)) {
    const frame = (await filmOf(deps, game)).frames[n];
    if (frame === undefined) throw refused(t('board.notYours'));
    return filmTurn(deps, game, frame, choices);
  }
  const { lang, palette, theme } = choices;
  const { say } = voiceOf(deps, lang, game.kind);
  const chapter = (await deps.play.chapters(game.id))[n];
  if (chapter === undefined) throw refused(t('board.notYours'));
  const { told, variant, checkpoint } = await deps.play.pastChapters(game.id, userId, {
    from: chapter.first,
    to: chapter.last,
  });
  const rules = deps.play.games.get(game.kind);
  const heading = typeof checkpoint === 'object' ? { heading: asEnded(chapter.title) } : {};
  const look = { lang, palette, theme, variant: variant ?? 'position', width, ...heading };
  const scene = await deps.play.scene(game.id, userId, look, deps.boardMaps(rules?.maps ?? []), checkpoint);
  return { title: say(chapter.title), told: linesOf(told, say), hands: [], scene: await deps.layOut(scene) };
}

/**
 * What there is to see of a whole game.
 * @throws Refused while it runs.
 */
export async function pastOver(deps: WebDeps, game: GameInfo, { userId, choices }: Reader): Promise<PastOver> {
  return filmOver(deps, game, await filmOf(deps, game), choices.lang, userId !== null);
}
