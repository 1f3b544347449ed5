// What the play layer takes and tells of typed text: read as answers, as it would be read, and the games it could be meant for.
import type { Reading } from '../../table/game.js';
import type { Lang } from '../../words/words.js';
import type { Task } from '../turn/desk.js';
import type { GameSummary } from '../turn/info.js';
import type { Typed } from './typing.js';

/** Games a typed text could be meant for. */
interface MeantGames {
  /** The one last answered in first, the others newest first. */
  readonly games: readonly GameSummary[];
  /** The one last answered in; null when that is none of them, or it does not matter because there is only one. */
  readonly last: number | null;
  /** Whether all of the text can be read there, only part of it, or none, while most of its names are that game's. */
  readonly fit: 'whole' | 'part' | 'names';
}

export interface TypingPlay {
  /** Reads typed text as answers to what the person owes; what could be read is merged with what was saved and saved at once.
   * `begun` is shown first, and counts once it is confirmed. Where no task is open that `isMeant`, the text is refused: it was written for
   * one that has passed. */
  type(gameId: number, userId: string, text: string, lang: Lang, isMeant?: (task: Task) => boolean): Promise<Typed>;
  /** How a typed text would be read, with nothing of it kept; empty when the person owes nothing. */
  readings(gameId: number, userId: string, text: string, lang: Lang): Promise<readonly Reading[]>;
  /** The running games of a person in which a typed text makes sense. */
  gamesMeant(userId: string, text: string, lang: Lang): Promise<MeantGames>;
}
