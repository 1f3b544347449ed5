// The battle that a question is about, beside it: both sides, the dice as they last fell, and units that can be pressed to go.
import type { JSX } from 'preact';
import type { PageShown } from '../wire.js';
import { Drawing, type Pressing } from './drawing.js';
import type { Maps } from './shapes.js';

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
