// A page beside the board, drawn: a hand of cards, a track, a battle.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { LaidOutScene } from '../../render/layout.js';
import { pictureOf, type Maps } from './shapes.js';

export function Drawing({
  scene,
  maps,
  label,
}: {
  readonly scene: LaidOutScene;
  readonly maps: Maps;
  readonly label: string;
}): JSX.Element {
  const __html = useMemo(() => pictureOf(scene, maps), [scene, maps]);
  return <div class="drawing" role="img" aria-label={label} dangerouslySetInnerHTML={{ __html }} />;
}
