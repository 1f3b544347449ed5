// What stands above the board: how the game stands, or which earlier turn is looked at.
import type { LaidOutScene } from '../../render/layout.js';
import type { BoardState } from '../wire.js';

/** A picture in place of the board: of an earlier turn, which has a title, or of what guesses lead to. */
export interface Earlier {
  readonly scene: LaidOutScene;
  readonly title?: string;
}

/** Where the game stands, in a line. Score and readiness are the present's, and say nothing of an earlier turn. */
export function headline(
  { title, ready, score }: Pick<BoardState, 'title' | 'ready' | 'score'>,
  earlier: Pick<Earlier, 'title'> | null,
): string {
  return earlier?.title ?? [title, ready, score].filter(Boolean).join(' · ');
}
