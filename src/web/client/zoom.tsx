// The buttons that bring the board nearer, move it further away, and show all of it.
import type { JSX } from 'preact';
import type { Says } from '../wire.js';
import type { Camera } from './camera.js';

export function Zoom({
  says,
  camera,
}: {
  readonly says: Says;
  readonly camera: () => Camera | undefined;
}): JSX.Element {
  return (
    <nav class="zoom">
      <button type="button" aria-label={says.zoomIn} onClick={() => camera()?.zoom(1.6)}>
        +
      </button>
      <button type="button" aria-label={says.zoomOut} onClick={() => camera()?.zoom(1 / 1.6)}>
        −
      </button>
      <button type="button" aria-label={says.all} onClick={() => camera()?.showWhole()}>
        ⤢
      </button>
    </nav>
  );
}
