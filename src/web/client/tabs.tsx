// Whose question is in front, where one person is asked several.
import type { JSX } from 'preact';
import type { Asked } from '../wire.js';
import { keyOf } from './press.js';

export function Tabs({
  all,
  front,
  turn,
}: {
  readonly all: readonly Asked[];
  readonly front: Asked | undefined;
  readonly turn: (to: number) => void;
}): JSX.Element | null {
  if (all.length < 2) return null;
  return (
    <div class="row tabs" role="tablist">
      {all.map((one, n) => (
        <button
          type="button"
          role="tab"
          aria-selected={one === front}
          class={one === front ? 'on' : ''}
          key={keyOf(one)}
          onClick={() => turn(n)}
        >
          {one.seatName}
        </button>
      ))}
    </div>
  );
}
