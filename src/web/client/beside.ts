// Which pages stand beside a question: the battle it is about, the odds of those that its orders would make, and what fell there last.
import type { LaidOutScene, LaidOutShape } from '../../render/layout.js';
import type { Asked, BoardState, Page } from '../wire.js';

/** So many lines of what was told last stand beside a battle. */
const mostLines = 6;

/** The page of the battle a question is about; undefined where it is about none. */
export function battleOf({ places }: Asked, pages: readonly Page[]): Page | undefined {
  return pages.find(({ role, at }) => role === 'battle' && at.some((of) => places.includes(of)));
}

/** The page of the odds of battles that a question is about, or that its orders would make; undefined where there is none. */
export function oddsOf({ places, form }: Asked, pages: readonly Page[]): Page | undefined {
  const isBegun = form.kind === 'orders' && form.orders.length > 0;
  return pages.find(({ role, at }) => role === 'odds' && (isBegun || at.some((of) => places.includes(of))));
}

/** What was told last of a battle's place: dice, losses. */
export function fellAt({ at }: Page, told: BoardState['told']): readonly string[] {
  return told
    .filter(({ of }) => of.some((one) => at.includes(one)))
    .slice(-mostLines)
    .map(({ text }) => text);
}

/** What the shapes of a picture stand for. */
export function namesIn(scene: LaidOutScene | null): ReadonlySet<string> {
  const names = (shape: LaidOutShape): readonly string[] => [
    ...('of' in shape ? [shape.of] : []),
    ...(shape.kind === 'group' ? shape.shapes.flatMap(names) : []),
  ];
  return new Set((scene?.layers ?? []).flatMap(({ shapes }) => shapes.flatMap(names)));
}
