// A picture beside the board: a page, a track, a battle; what of it stands for something that is asked for can be pressed.
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { LaidOutScene } from '../../render/layout.js';
import type { Lights } from './press.js';
import { pictureOf, type Maps } from './shapes.js';

/** A finger meets what is so many pixels away. */
const reach = 14;

/** What a press on a picture does. */
export interface Pressing {
  readonly lights: Lights;
  readonly press: (of: string) => void;
}

export function Drawing({
  scene,
  maps,
  label,
  pressing: { lights, press },
}: {
  readonly scene: LaidOutScene;
  readonly maps: Maps;
  readonly label: string;
  readonly pressing: Pressing;
}): JSX.Element {
  const drawing = useRef<HTMLDivElement>(null);
  const __html = useMemo(() => pictureOf(scene, maps), [scene, maps]);
  useEffect(() => {
    for (const shape of drawing.current?.querySelectorAll<SVGElement>('[data-of]') ?? []) {
      const of = shape.dataset['of'] ?? '';
      shape.classList.toggle('goes', lights.chosen.has(of));
      shape.classList.toggle('may', lights.open.has(of));
    }
  }, [__html, lights]);
  // Whoever does not see the picture has the same in the sheet.
  const pressed = ({ clientX, clientY }: MouseEvent): void => {
    const near = [...(drawing.current?.querySelectorAll<SVGElement>('[data-of]') ?? [])].flatMap((shape) => {
      const of = shape.dataset['of'] ?? '';
      if (!lights.open.has(of) && !lights.chosen.has(of)) return [];
      const { left, right, top, bottom } = shape.getBoundingClientRect();
      const far = Math.hypot(
        Math.max(0, left - clientX, clientX - right),
        Math.max(0, top - clientY, clientY - bottom),
      );
      return far <= reach ? [{ of, far }] : [];
    });
    const [first, ...others] = near;
    // Of shapes that lie on each other the last drawn is on top.
    if (first !== undefined) press(others.reduce((best, one) => (one.far <= best.far ? one : best), first).of);
  };
  return (
    <div
      class="drawing"
      role="img"
      aria-label={label}
      ref={drawing}
      onClick={pressed}
      dangerouslySetInnerHTML={{ __html }}
    />
  );
}
