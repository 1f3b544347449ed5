// The battle that a question is about, beside it: both sides, the dice as they last fell, and units that can be pressed to go.
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Asked, BoardState, Page, PageShown } from '../wire.js';
import type { Lights } from './press.js';
import { pictureOf, type Maps } from './shapes.js';

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
  page,
  fell,
  lights,
  maps,
  press,
}: {
  readonly page: PageShown;
  readonly fell: readonly string[];
  readonly lights: Lights;
  readonly maps: Maps;
  readonly press: (of: string) => void;
}): JSX.Element {
  const { scene } = page;
  const board = useRef<HTMLDivElement>(null);
  const __html = useMemo(() => (scene === null ? '' : pictureOf(scene, maps)), [scene, maps]);
  useEffect(() => {
    for (const shape of board.current?.querySelectorAll<SVGElement>('[data-of]') ?? []) {
      const of = shape.dataset['of'] ?? '';
      shape.classList.toggle('goes', lights.chosen.has(of));
      shape.classList.toggle('may', lights.open.has(of));
    }
  }, [__html, lights]);
  // Whoever does not see the picture has the same as rows with numbers below it.
  const pressed = ({ target }: MouseEvent): void => {
    const of = target instanceof Element ? target.closest<SVGElement>('[data-of]')?.dataset['of'] : undefined;
    if (of !== undefined) press(of);
  };
  return (
    <div class="battle">
      {fell.length > 0 && (
        <ul class="fell">
          {fell.map((line, n) => (
            <li key={n}>{line}</li>
          ))}
        </ul>
      )}
      {scene !== null && (
        <div
          class="drawing"
          role="img"
          aria-label={page.lines.join(' ')}
          ref={board}
          onClick={pressed}
          dangerouslySetInnerHTML={{ __html }}
        />
      )}
    </div>
  );
}
