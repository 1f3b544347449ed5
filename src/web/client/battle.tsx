// The battle that a question is about, beside it: both sides, the dice as they last fell, and units that can be pressed to go.
import type { JSX } from 'preact';
import type { Asked, BoardState, Page, PageShown } from '../wire.js';
import { Drawing, type Pressing } from './drawing.js';
import type { Maps } from './shapes.js';

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

export function BattleBoard({
  page: { scene, lines },
  fell,
  maps,
  pressing,
}: {
  readonly page: PageShown;
  readonly fell: readonly string[];
  readonly maps: Maps;
  readonly pressing: Pressing;
}): JSX.Element {
  return (
    <div class="battle">
      {fell.length > 0 && (
        <ul class="fell">
          {fell.map((line, n) => (
            <li key={n}>{line}</li>
          ))}
        </ul>
      )}
      {scene !== null && <Drawing scene={scene} maps={maps} label={lines.join(' ')} pressing={pressing} />}
    </div>
  );
}
