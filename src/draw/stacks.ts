// Stacks: several owners' tokens side by side in the slots of a space, each with how many it stands for.
import type { Box, GroupShape, Shape, XY } from '../table/scene.js';
import { figure, line } from './lettering.js';
import type { Theme } from './theme.js';
import { bodySize, token, tokenSize, type TokenLook } from './tokens.js';

/** One token of a stack: its look and how many units it stands for. */
export interface StackedToken {
  readonly id: string;
  readonly look: TokenLook;
  /** Shown on the corner from two on. */
  readonly count: number;
}

/** A token with its place. */
export interface PlacedToken extends StackedToken {
  readonly at: XY;
}

export interface StackSpread {
  /** Between the edges of two tokens beside one another. */
  readonly gap: number;
  /** How many tokens are shown; what is left over becomes one chip with their number. */
  readonly most: number;
  readonly theme: Theme;
  /** How much larger everything is drawn, on top of what each token's look says. */
  readonly scale?: number;
}

const chipReach = 22;
const chipEdge = 3;

/**
 * Gives each token its place: the slots in turn as long as there are enough of them, otherwise all in rows around the first.
 * @returns the tokens placed, and where the chip for the rest goes with the number it stands for.
 */
export function placeStack(
  tokens: readonly StackedToken[],
  slots: readonly XY[],
  { gap, most, scale = 1 }: Pick<StackSpread, 'gap' | 'most' | 'scale'>,
): { readonly placed: readonly PlacedToken[]; readonly rest: { readonly at: XY; readonly count: number } | null } {
  const [first] = slots;
  if (first === undefined || tokens.length === 0) return { placed: [], rest: null };
  const shown = tokens.length <= most ? tokens : tokens.slice(0, Math.max(0, most - 1));
  const left = tokens.slice(shown.length).reduce((sum, { count }) => sum + count, 0);
  const places = shown.length + (left === 0 ? 0 : 1);
  const chip = chipReach * 2 + chipEdge;
  const sizes = [...shown.map(({ look }) => tokenSize(look)), ...(left === 0 ? [] : [[chip, chip] as const])];
  const points = places <= slots.length ? slots : rowsAround(first, sizes, gap, scale);
  const at = (n: number): XY => points[n] ?? first;
  return {
    placed: shown.map((one, n) => ({ ...one, at: at(n) })),
    rest: left === 0 ? null : { at: at(shown.length), count: left },
  };
}

/** How large a token is drawn: its own scale within that of the stack. */
function scaleOf(look: TokenLook, scale: number): number {
  return (look.scale ?? 1) * scale;
}

/** Points in rows as even as can be, around a middle. */
function rowsAround([x, y]: XY, sizes: readonly XY[], gap: number, scale: number): readonly XY[] {
  const count = sizes.length;
  const stepX = Math.max(...sizes.map(([w]) => w)) * scale + gap;
  const stepY = Math.max(...sizes.map(([, h]) => h)) * scale + gap;
  const columns = Math.ceil(Math.sqrt(count * 1.4));
  const lines = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, n): XY => {
    const row = Math.floor(n / columns);
    const inRow = row === lines - 1 ? count - row * columns : columns;
    return [x + ((n % columns) - (inRow - 1) / 2) * stepX, y + (row - (lines - 1) / 2) * stepY];
  });
}

/** The shapes of a stack: tokens in their slots with counts on their corners, and a chip for what is left over. */
export function stack(
  id: string,
  tokens: readonly StackedToken[],
  slots: readonly XY[],
  spread: StackSpread,
): GroupShape[] {
  const { theme, scale = 1 } = spread;
  const { placed, rest } = placeStack(tokens, slots, spread);
  const shapes = placed.map(({ id: own, at, look, count }) => {
    const badge = count > 1 ? [countBadge(look, count, theme)] : [];
    return token(`${id}:${own}`, at, {
      ...look,
      scale: scaleOf(look, scale),
      badges: [...(look.badges ?? []), ...badge],
    });
  });
  return rest === null ? shapes : [...shapes, restChip(`${id}:rest`, rest.at, rest.count, theme, scale)];
}

/** The boxes a stack takes, for labels to keep clear of. */
export function stackBoxes(placed: readonly PlacedToken[], scale = 1): readonly Box[] {
  return placed.map(({ at: [x, y], look }) => {
    const [w, h] = tokenSize({ ...look, scale: scaleOf(look, scale) });
    return { x: x - w / 2, y: y - h / 2, w, h };
  });
}

function countBadge(look: TokenLook, count: number, theme: Theme): Shape {
  const [w, h] = bodySize(look.body);
  const size = Math.min(w, h) * 0.52;
  const text = String(count);
  const width = Math.max(size, size * (0.34 + text.length * 0.5));
  return {
    kind: 'group',
    id: 'count',
    at: [w / 2 - width * 0.2, h / 2 - size * 0.2],
    shapes: [
      {
        kind: 'box',
        id: 'ground',
        box: { x: -width / 2, y: -size / 2, w: width, h: size },
        radius: size / 2,
        fill: { colour: theme.marker },
        strokes: [{ colour: theme.edge, width: 2 }],
      },
      line('number', [0, 0], figure(text, size * 0.78, theme.markerInk), { align: 'centre' }),
    ],
  };
}

function restChip(id: string, at: XY, count: number, theme: Theme, scale: number): GroupShape {
  return {
    kind: 'group',
    id,
    at,
    scale,
    shapes: [
      {
        kind: 'ellipse',
        id: 'ground',
        at: [0, 0],
        rx: chipReach,
        ry: chipReach,
        fill: { colour: theme.paper },
        strokes: [{ colour: theme.edge, width: chipEdge }],
      },
      line('number', [0, 0], figure(`+${count}`, 20, theme.ink), { align: 'centre' }),
    ],
  };
}
