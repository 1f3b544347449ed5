// A page beside the board, drawn: a hand of cards, a track, a battle.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { LaidOutScene } from '../../render/layout.js';
import { frameOf, patternsOf, svgOf, type Maps } from './shapes.js';

export function Drawing({
  scene,
  maps,
  label,
}: {
  readonly scene: LaidOutScene;
  readonly maps: Maps;
  readonly label: string;
}): JSX.Element {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (holder.current === null) return;
    const layers = scene.layers.map((layer) => {
      const frame = Object.entries(frameOf(layer))
        .map(([name, value]) => `${name}="${value}"`)
        .join(' ');
      const shapes = layer.shapes.map((shape) => svgOf(shape, maps)).join('');
      return frame === '' ? `<g>${shapes}</g>` : `<svg ${frame}>${shapes}</svg>`;
    });
    const size = `viewBox="0 0 ${scene.width} ${scene.height}"`;
    holder.current.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${patternsOf(scene)}</defs><rect width="100%" height="100%" fill="${scene.background}"/>${layers.join('')}</svg>`;
  }, [scene, maps]);
  return <div class="drawing" role="img" aria-label={label} ref={holder} />;
}
