// Names of where ways come from or go to beyond what a picture shows of them: each once for ways that cross near to one another.
import type { Box, Run, Shape, XY } from '../table/scene.js';
import { edgeLabel, type PlateStyle } from './arrows.js';
import { contains } from './geometry.js';

interface FarEndsPlan {
  /** Where names may stand. */
  readonly within: Box;
  /** What names keep off where they can; they are added to it. */
  readonly obstacles: Box[];
  readonly style: PlateStyle;
  /** How far from a name it speaks for other ways to the same place. */
  readonly apart: number;
}

/** The names at the edges of a picture. */
export class FarEnds {
  readonly #named = new Map<string, readonly Box[]>();

  constructor(
    private readonly plan: FarEndsPlan,
    private readonly shapes: Shape[],
  ) {}

  /** Names a place where a way to it leaves the picture, for so many letters; nothing where its name stands near already. */
  name(id: string, place: string, at: XY, run: Pick<Run, 'text' | 'lang'>, letters: number): void {
    const { within, obstacles, style, apart } = this.plan;
    const there = this.#named.get(place) ?? [];
    if (there.some((box) => contains(box, at, apart))) return;
    const { shape, box } = edgeLabel(id, at, run, style, { letters, within, obstacles });
    this.shapes.push(shape);
    obstacles.push(box);
    this.#named.set(place, [...there, box]);
  }
}
