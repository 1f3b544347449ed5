// An ended game as it lies inside one file: whatever comes again, in another turn or language, stands there once.
import type { LaidOutLayer, LaidOutScene, LaidOutShape } from '../render/layout.js';
import type { BoardState, PastList, PastOver, PastTurn } from './wire.js';

/** A scene whose layers are numbers of layers of the file. */
export type PackedScene = Omit<LaidOutScene, 'layers'> & { readonly layers: readonly number[] };

/** All that is read of it in one language. */
export interface FilmTold {
  readonly state: BoardState;
  readonly list: PastList;
  readonly over: PastOver;
  readonly turns: readonly (Omit<PastTurn, 'scene'> & { readonly scene: PackedScene })[];
}

export interface FilmData {
  /** The languages it can be read in, with their own names, the first one first. */
  readonly langs: readonly { readonly id: BoardState['lang']; readonly name: string }[];
  readonly told: Readonly<Partial<Record<BoardState['lang'], FilmTold>>>;
  /** Outlines of the maps by name, as the server would send them. */
  readonly maps: Readonly<Record<string, unknown>>;
  readonly shapes: readonly LaidOutShape[];
  /** Layers, whose shapes are numbers of shapes: the first, then the way from each to the next. */
  readonly layers: readonly (Omit<LaidOutLayer, 'shapes'> & { readonly shapes: readonly number[] })[];
}

/** Numbers for things, equal ones having the same. */
class Numbered<T> {
  readonly all: T[] = [];
  readonly #numbers = new Map<string, number>();

  of(thing: T): number {
    const key = JSON.stringify(thing);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.all.length);
    return this.all.push(thing) - 1;
  }
}

/** Packs scenes one after the other. */
export class ScenePacker {
  readonly #shapes = new Numbered<LaidOutShape>();
  readonly #layers = new Numbered<FilmData['layers'][number]>();

  pack({ layers, ...scene }: LaidOutScene): PackedScene {
    const packed = layers.map(({ shapes, ...layer }) => {
      let last = 0;
      const steps = shapes.map((shape) => {
        const number = this.#shapes.of(shape);
        const step = number - last;
        last = number;
        return step;
      });
      return this.#layers.of({ ...layer, shapes: steps });
    });
    return { ...scene, layers: packed };
  }

  /** What all of them are made of. */
  get parts(): Pick<FilmData, 'shapes' | 'layers'> {
    return { shapes: this.#shapes.all, layers: this.#layers.all };
  }
}

/** The scene as it was. */
export function unpacked({ layers, ...scene }: PackedScene, file: Pick<FilmData, 'shapes' | 'layers'>): LaidOutScene {
  const whole = layers.flatMap((number): LaidOutLayer[] => {
    const found = file.layers[number];
    if (found === undefined) return [];
    let at = 0;
    return [{ ...found, shapes: found.shapes.flatMap((step) => file.shapes[(at += step)] ?? []) }];
  });
  return { ...scene, layers: whole };
}
