// Every shape of a scene, for tests that look for some of them.
import type { Scene, Shape } from '../../src/table/scene.js';

/** The shapes of a scene, groups opened, with the layer each lies in. */
export function* shapesOf(scene: Scene): Generator<{ readonly layer: string; readonly shape: Shape }> {
  function* open(shapes: readonly Shape[], layer: string): Generator<{ layer: string; shape: Shape }> {
    for (const shape of shapes) {
      yield { layer, shape };
      if (shape.kind === 'group') yield* open(shape.shapes, layer);
    }
  }
  for (const layer of scene.layers) yield* open(layer.shapes, layer.id);
}
