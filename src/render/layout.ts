// Lays a scene out before it is painted, so that painters measure nothing and a page can draw the very same picture.
import type {
  BorderShape,
  BoxShape,
  Colour,
  EllipseShape,
  Fill,
  GroupShape,
  Hatch,
  Layer,
  PathShape,
  RegionShape,
  Run,
  Scene,
  Shape,
  TextShape,
} from '../table/scene.js';
import type { Text } from '../table/text.js';

/** The width of words in a size and weight of the vendored fonts, in pixels. */
export type Measure = (words: string, size: number, weight: Run['weight']) => number;

/** A fill whose hatching is one of the scene's patterns. */
export interface LaidOutFill {
  readonly colour?: Colour;
  readonly pattern?: string;
}

type Filled<S> = S extends unknown ? Omit<S, 'fill'> & { readonly fill?: LaidOutFill } : never;

/** Words in their final size, from the left end of their baseline. @internal */
export interface Words {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: Run['weight'];
  readonly fill: Colour;
  /** How wide they are, where they are so many that another way of setting them would show. */
  readonly width?: number;
}

export type LaidOutText = Pick<TextShape, 'kind' | 'id' | 'of' | 'halo'> & { readonly words: readonly Words[] };
export type LaidOutGroup = Omit<GroupShape, 'shapes'> & { readonly shapes: readonly LaidOutShape[] };
export type LaidOutShape =
  Filled<RegionShape | PathShape | BoxShape | EllipseShape> | BorderShape | LaidOutText | LaidOutGroup;
export type LaidOutLayer = Omit<Layer, 'shapes'> & { readonly shapes: readonly LaidOutShape[] };

export type LaidOutScene = Omit<Scene, 'layers' | 'ns'> & {
  readonly layers: readonly LaidOutLayer[];
  /** Hatchings by their ids: endless lines through the origin of whatever space their shape is drawn in. */
  readonly patterns: Readonly<Record<string, Hatch>>;
};

/** From the middle of a line of text down to its baseline, over the letter size. */
const BASELINE = 0.355;
const LEADING = 1.28;
/** Letters are made smaller down to this share of their size, never below. */
const SMALLEST = 0.45;

/** Words of so many characters are as wide wherever they are drawn. */
const longWords = 16;

/** Each item changed, or the list itself where none was. */
function changedOrSame<T>(items: readonly T[], change: (item: T) => T): readonly T[] {
  const changed = items.map(change);
  return changed.some((item, n) => item !== items[n]) ? changed : items;
}

/** Puts the words of a scene in place of its texts; what is left is plain strings, and what has no texts is left as it is. */
export function worded(scene: Scene, say: (text: Text, lang: 'en' | 'ko', ns: string) => string): Scene {
  const inWords = (shape: Shape): Shape => {
    if (shape.kind === 'group') {
      const shapes = changedOrSame(shape.shapes, inWords);
      return shapes === shape.shapes ? shape : { ...shape, shapes };
    }
    if (shape.kind !== 'text' || shape.runs.every(({ text }) => typeof text === 'string')) return shape;
    const runs = shape.runs.map((run) =>
      typeof run.text === 'string' ? run : { ...run, text: say(run.text, run.lang, scene.ns) },
    );
    return { ...shape, runs };
  };
  const layers = scene.layers.map((layer) => {
    const shapes = changedOrSame(layer.shapes, inWords);
    return shapes === layer.shapes ? layer : { ...layer, shapes };
  });
  return { ...scene, layers };
}

const textOf = ({ text }: Run): string => {
  if (typeof text !== 'string') throw new Error(`Scene text not put into words: ${text.key}`);
  return text;
};

const sizeOf = ({ size }: Run, scale: number): number => Math.round(size * scale * 100) / 100;

/** Sets one line of runs, made smaller until it fits. */
function setLine(measure: Measure, shape: TextShape, runs: readonly Run[], middle: number, fitted: number): Words[] {
  const { gap = 0, maxWidth } = shape;
  const widths = (scale: number): number[] => runs.map((run) => measure(textOf(run), sizeOf(run, scale), run.weight));
  const total = (all: readonly number[]): number =>
    all.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, runs.length - 1);
  let scale = fitted;
  let each = widths(scale);
  const natural = total(each);
  if (maxWidth !== undefined && natural > maxWidth) {
    scale = Math.max(SMALLEST, (scale * maxWidth) / natural);
    each = widths(scale);
  }
  let x = shape.at[0] - (shape.align === 'left' ? 0 : shape.align === 'right' ? total(each) : total(each) / 2);
  return runs.map((run, index) => {
    const left = x;
    const text = textOf(run);
    const width = each[index] ?? 0;
    x += width + gap;
    return {
      text,
      ...(text.length < longWords ? {} : { width: Math.round(width * 10) / 10 }),
      x: left,
      y: middle + run.size * scale * BASELINE,
      size: sizeOf(run, scale),
      weight: run.weight,
      fill: run.fill,
    };
  });
}

function brokenLines(measure: Measure, run: Run, scale: number, width: number): Run[] {
  const size = sizeOf(run, scale);
  const lines: string[] = [];
  for (const paragraph of textOf(run).split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && measure(longer, size, run.weight) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
  }
  return lines.map((text) => ({ ...run, text }));
}

/** Sets a text: one line, or a paragraph broken to its width and made smaller until it fits its height. */
function setText(measure: Measure, shape: TextShape): Words[] {
  const { wrap, runs } = shape;
  if (!wrap) return setLine(measure, shape, runs, shape.at[1], 1);
  const broken = (scale: number): Run[] => runs.flatMap((run) => brokenLines(measure, run, scale, wrap.width));
  const heightOf = (lines: readonly Run[], scale: number): number =>
    lines.reduce((sum, { size }) => sum + size * LEADING * scale, 0);
  let scale = 1;
  let lines = broken(scale);
  while (heightOf(lines, scale) > wrap.height && scale > SMALLEST) {
    scale -= 0.05;
    lines = broken(scale);
  }
  let y = shape.at[1];
  return lines.flatMap((line) => {
    const height = line.size * LEADING * scale;
    const middle = y + height / 2;
    y += height;
    return setLine(measure, { ...shape, maxWidth: wrap.width }, [line], middle, scale);
  });
}

/**
 * Lays out a scene whose texts have been put into words.
 * @param measure gives widths in the fonts that will be painted with.
 * @throws when a text was not put into words.
 */
export function layOut(scene: Scene, measure: Measure): LaidOutScene {
  const { width, height, pixels, background, layers } = scene;
  const patterns: Record<string, Hatch> = {};
  /** Named by what it looks like, so that equal layers of different scenes are equal. */
  const patternOf = (hatch: Hatch): string => {
    const id = `hatch ${hatch.colour} ${hatch.width}/${hatch.spacing} ${hatch.angle}`;
    patterns[id] = hatch;
    return id;
  };
  const laidFill = (fill: Fill | undefined): { readonly fill?: LaidOutFill } => {
    if (fill === undefined) return {};
    const { colour, hatch } = fill;
    return {
      fill: {
        ...(colour === undefined ? {} : { colour }),
        ...(hatch === undefined ? {} : { pattern: patternOf(hatch) }),
      },
    };
  };
  const laid = (shape: Shape): LaidOutShape => {
    switch (shape.kind) {
      case 'text': {
        const { kind, id, of, halo } = shape;
        return {
          kind,
          id,
          ...(of === undefined ? {} : { of }),
          ...(halo === undefined ? {} : { halo }),
          words: setText(measure, shape),
        };
      }
      case 'group':
        return { ...shape, shapes: shape.shapes.map(laid) };
      case 'borders':
        return shape;
      case 'region': {
        const { fill, ...outline } = shape;
        return { ...outline, ...laidFill(fill) };
      }
      case 'path': {
        const { fill, ...outline } = shape;
        return { ...outline, ...laidFill(fill) };
      }
      case 'box': {
        const { fill, ...outline } = shape;
        return { ...outline, ...laidFill(fill) };
      }
      case 'ellipse': {
        const { fill, ...outline } = shape;
        return { ...outline, ...laidFill(fill) };
      }
    }
  };
  return {
    width,
    height,
    pixels,
    background,
    layers: layers.map((layer) => ({ ...layer, shapes: layer.shapes.map(laid) })),
    patterns,
    ...(scene.counted === undefined ? {} : { counted: scene.counted }),
  };
}
