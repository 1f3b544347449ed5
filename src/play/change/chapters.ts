// By what one leafs through a game: which phases are one chapter, and in which year, turn or round they lie.
import type { AnyGame } from '../../table/game.js';
import type { Text } from '../../table/text.js';

/** What a phase is leafed by. */
export interface ChapterNames {
  /** What one page tells together: phases in a row with the same. */
  readonly chapter: Text;
  /** The year, turn or round it lies in. */
  readonly span: Text;
}

/** Both, by the position a phase began with. */
export function chapterNames(rules: AnyGame, state: object): ChapterNames {
  const view = rules.view(state, null);
  const chapter = rules.chapter?.(view) ?? rules.turn?.(view) ?? rules.title(view);
  return { chapter, span: rules.gauges?.(view).at ?? chapter };
}
