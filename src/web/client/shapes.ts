// Shapes of a laid-out scene as SVG, the same as the painter paints them.
import type { LaidOutFill, LaidOutLayer, LaidOutScene, LaidOutShape } from '../../render/layout.js';
import type { Stroke } from '../../table/scene.js';
import { shareOf } from './letters.js';
import type { MapPaths } from './outlines.js';

export type Maps = ReadonlyMap<string, MapPaths>;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const short = (value: number): string => String(Math.round(value * 100) / 100);

/** Ids that may stand in `url(#…)`. */
const patternId = (name: string): string => `p${name.replaceAll(/[^a-z0-9]/gi, '-')}`;

/** The hatchings of a scene as definitions. */
export function patternsOf({ patterns }: Pick<LaidOutScene, 'patterns'>): string {
  return Object.entries(patterns)
    .map(([id, { colour, spacing, width, angle }]) => {
      const line = (y: number): string =>
        `<line x1="0" x2="${short(spacing)}" y1="${short(y)}" y2="${short(y)}" stroke="${colour}" stroke-width="${width}"/>`;
      // Lines run along the edges of the tiles: half of each lies in either.
      return `<pattern id="${patternId(id)}" patternUnits="userSpaceOnUse" width="${short(spacing)}" height="${short(spacing)}" patternTransform="rotate(${angle})">${line(0)}${line(spacing)}</pattern>`;
    })
    .join('');
}

const named = (of: string | undefined): string => (of === undefined ? '' : ` data-of="${escaped(of)}"`);

/** How most lines end and turn: said once for all shapes, whose own words are for what is otherwise. */
export const usualLines = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

const written = (all: Readonly<Record<string, string>>): string =>
  Object.entries(all)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

const stroke = ({ colour, width, dash, cap }: Stroke, join: 'round' | 'bevel'): string =>
  ` stroke="${colour}" stroke-width="${width}"${cap === undefined || cap === 'round' ? '' : ` stroke-linecap="${cap}"`}${join === 'round' ? '' : ` stroke-linejoin="${join}"`}${dash === undefined ? '' : ` stroke-dasharray="${dash.join(' ')}"`}`;

/** Parts as one element: a browser's work grows with their number, so a part that is alone stands by itself. */
function together(parts: readonly string[], attributes: string): string {
  const [first = ''] = parts;
  if (parts.length !== 1) return `<g${attributes}>${parts.join('')}</g>`;
  return attributes === '' ? first : first.replace(/^<[a-z]+/, (name) => name + attributes);
}

/** An outline with its fill and strokes; pressed anywhere inside even where it is not filled. */
function drawn(
  outline: string,
  shape: { readonly of?: string; readonly fill?: LaidOutFill; readonly strokes?: readonly Stroke[] },
  attributes = '',
): string {
  const { of, fill, strokes = [] } = shape;
  const colour = fill?.colour ?? (of === undefined ? undefined : 'transparent');
  const pattern = fill?.pattern === undefined ? undefined : `url(#${patternId(fill.pattern)})`;
  const fills = [colour, pattern].filter((one) => one !== undefined);
  const [last, ...lines] = [fills.at(-1) ?? 'none', ...strokes.map((one) => stroke(one, 'round'))];
  // The uppermost fill and the lowest stroke are one element.
  const [first = '', ...others] = lines;
  const parts = [
    ...fills.slice(0, -1).map((paint) => `<${outline} fill="${paint}"/>`),
    ...(fills.length + lines.length > 0 ? [`<${outline} fill="${last}"${first}/>`] : []),
    ...others.map((line) => `<${outline} fill="none"${line}/>`),
  ];
  return together(parts, attributes + named(of));
}

/** A shape with all it holds. */
export function svgOf(shape: LaidOutShape, maps: Maps): string {
  switch (shape.kind) {
    case 'region':
      return drawn(
        `path d="${maps.get(shape.board)?.areas(shape.regions) ?? ''}" fill-rule="evenodd"`,
        shape,
        ' data-area=""',
      );
    case 'borders': {
      const map = maps.get(shape.board);
      const outline = `path d="${map?.borders(shape.choice) ?? ''}"`;
      const lines = shape.strokes.map(
        (one) => `<${outline} fill="none"${stroke(one, one.width < 8 ? 'bevel' : 'round')}/>`,
      );
      if (shape.inside === undefined) return together(lines, '');
      const id = patternId(`clip-${shape.id}-${String(shape.inside)}`);
      const clip = `<clipPath id="${id}"><path d="${map?.areas(shape.inside) ?? ''}" clip-rule="evenodd"/></clipPath>`;
      return `<g>${clip}<g clip-path="url(#${id})">${lines.join('')}</g></g>`;
    }
    case 'path':
      return drawn(`path d="${shape.d}"`, shape);
    case 'box': {
      const { box, radius = 0 } = shape;
      const r = Math.min(radius, box.w / 2, box.h / 2);
      return drawn(
        `rect x="${short(box.x)}" y="${short(box.y)}" width="${short(box.w)}" height="${short(box.h)}"${r === 0 ? '' : ` rx="${short(r)}"`}`,
        shape,
      );
    }
    case 'ellipse':
      return drawn(
        `ellipse cx="${short(shape.at[0])}" cy="${short(shape.at[1])}" rx="${short(shape.rx)}" ry="${short(shape.ry)}"`,
        shape,
      );
    case 'text': {
      const words = shape.words.map(({ text, x, y, size, weight, fill, width }) => {
        const halo =
          shape.halo === undefined
            ? ''
            : ` stroke="${shape.halo.colour}" stroke-width="${shape.halo.width}" paint-order="stroke"`;
        const set = width === undefined ? short(size * shareOf(text, weight === 'bold')) : size;
        return `<text x="${short(x)}" y="${short(y)}" font-size="${set}"${weight === 'bold' ? ' font-weight="700"' : ''} fill="${fill}"${halo}${width === undefined ? '' : ` textLength="${short(width)}" lengthAdjust="spacingAndGlyphs"`}>${escaped(text)}</text>`;
      });
      return together(words, ` data-words=""${named(shape.of)}`);
    }
    case 'group': {
      const { at, turn, scale, alpha, shapes } = shape;
      // Each fill and stroke lets through what lies below it, those of the same group included.
      const moved = `translate(${short(at[0])} ${short(at[1])})${turn === undefined ? '' : ` rotate(${turn})`}${scale === undefined ? '' : ` scale(${scale})`}`;
      return `<g${named(shape.of)} transform="${moved}"${alpha === undefined ? '' : ` fill-opacity="${alpha}" stroke-opacity="${alpha}"`}>${shapes.map((one) => svgOf(one, maps)).join('')}</g>`;
    }
  }
}

/** What a layer's shapes stand in: a part of its own space, shown in a part of the picture and cut to it. */
export function frameOf({ view }: LaidOutLayer): Readonly<Record<string, string>> {
  if (view === undefined) return {};
  const { from, to } = view;
  return {
    x: short(to.x),
    y: short(to.y),
    width: short(to.w),
    height: short(to.h),
    viewBox: `${short(from.x)} ${short(from.y)} ${short(from.w)} ${short(from.h)}`,
    preserveAspectRatio: 'none',
    overflow: 'hidden',
  };
}

/** A whole picture by itself, which takes all the width it is given. */
export function pictureOf(
  scene: Pick<LaidOutScene, 'width' | 'height' | 'background' | 'layers' | 'patterns'>,
  maps: Maps,
): string {
  const layers = scene.layers.map((layer) => {
    const frame = written(frameOf(layer));
    const shapes = layer.shapes.map((shape) => svgOf(shape, maps)).join('');
    return frame === '' ? `<g>${shapes}</g>` : `<svg${frame}>${shapes}</svg>`;
  });
  const size = `viewBox="0 0 ${short(scene.width)} ${short(scene.height)}"`;
  const ground = scene.background === 'none' ? '' : `<rect width="100%" height="100%" fill="${scene.background}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="Pretendard, system-ui, sans-serif"><defs>${patternsOf(scene)}</defs>${ground}<g${written(usualLines)}>${layers.join('')}</g></svg>`;
}
