// Finds the places of units and labels: boxes fitted on the grid so that they stay inside their space and off each other.
import { type Grid, regionAt } from './grid.js';
import type { Point } from './source.js';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Fit {
  readonly unit: Point;
  /** Centre and size of the label. */
  readonly label: Box;
  /** Where a second, dislodged unit stands. */
  readonly spare: Point;
}

type LabelSide = 'below' | 'above' | 'right' | 'left';

export interface FitRequest {
  readonly unit: readonly [w: number, h: number];
  readonly label: readonly [w: number, h: number];
  /** Where the label may stand, seen from the unit; anywhere around it when absent. */
  readonly sides?: readonly LabelSide[] | undefined;
}

const REACH = 230;
const COARSE = 6;
const GAP = 3;
const OVERLAP_COST = 40;
const DISTANCE_COST = 9;
const UNIT_WEIGHT = 3;
const PASSES = 3;
/** A unit's middle lies so deep in its space that it does after the borders have been smoothed. */
const INSIDE: readonly Point[] = [
  [0, 0],
  [-5, 0],
  [5, 0],
  [0, -5],
  [0, 5],
];
/** Two labels closer than this read as one, which costs less than covering it. */
const APART = 80;
const CLOSE_COST = 1;

/** Cost of covering one cell of something else. */
const COST = { otherLand: 4, sceneryLand: 1.5, shore: 0.4, otherWater: 2, landFromWater: 3, outside: 60 } as const;

const overlap = (a: Box, b: Box): number => {
  const w = Math.min(a.x + a.w / 2, b.x + b.w / 2) - Math.max(a.x - a.w / 2, b.x - b.w / 2);
  const h = Math.min(a.y + a.h / 2, b.y + b.h / 2) - Math.max(a.y - a.h / 2, b.y - b.h / 2);
  return w > 0 && h > 0 ? w * h : 0;
};

/** Chamfer distance (3 for a side, 4 for a corner) of every cell to the nearest cell of another region. */
function depths(grid: Grid): Int32Array {
  const { width, height, cells } = grid;
  const depth = new Int32Array(cells.length);
  const lower = (cell: number, other: number, step: number): void => {
    const value = cells[cell] === cells[other] ? (depth[other] ?? 0) + step : step;
    if (value < (depth[cell] ?? 0)) depth[cell] = value;
  };
  const sweep = (forward: boolean): void => {
    const sign = forward ? -1 : 1;
    for (let step = 0; step < cells.length; step++) {
      const cell = forward ? step : cells.length - 1 - step;
      const x = cell % width;
      const y = (cell - x) / width;
      if (forward) depth[cell] = 3 * (Math.min(x, y, width - 1 - x, height - 1 - y) + 1);
      const rowInside = forward ? y > 0 : y < height - 1;
      if (forward ? x > 0 : x < width - 1) lower(cell, cell + sign, 3);
      if (!rowInside) continue;
      lower(cell, cell + sign * width, 3);
      if (x > 0) lower(cell, cell + sign * width - 1, 4);
      if (x < width - 1) lower(cell, cell + sign * width + 1, 4);
    }
  };
  sweep(true);
  sweep(false);
  return depth;
}

interface Ground {
  readonly label: number;
  readonly area: number;
  readonly pole: Point;
  /** What covering a box costs, from a summed table around the pole. */
  readonly cost: (box: Box) => number;
  readonly owns: (x: number, y: number) => boolean;
}

function survey(grid: Grid, label: number, area: number, pole: Point): Ground {
  const { width, height, cells } = grid;
  const water = regionAt(grid, label).surface === 'water';
  const costs = grid.regions.map((region, other) => {
    if (other === label) return 0;
    if (water) return region.surface === 'water' ? COST.otherWater : COST.landFromWater;
    if (region.surface === 'water') return COST.shore;
    return region.scenery ? COST.sceneryLand : COST.otherLand;
  });
  const margin = REACH + 260;
  const left = Math.floor(pole[0] - margin);
  const top = Math.floor(pole[1] - margin);
  const side = margin * 2;
  const stride = side + 1;
  const sums = new Float64Array(stride * stride);
  for (let y = 0; y < side; y++) {
    let row = 0;
    for (let x = 0; x < side; x++) {
      const column = left + x;
      const line = top + y;
      const inside = column >= 0 && line >= 0 && column < width && line < height;
      row += inside ? (costs[cells[line * width + column] ?? 0] ?? 0) : COST.outside;
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] ?? 0) + row;
    }
  }
  const at = (x: number, y: number): number =>
    sums[
      Math.max(0, Math.min(side, Math.round(y) - top)) * stride + Math.max(0, Math.min(side, Math.round(x) - left))
    ] ?? 0;
  return {
    label,
    area,
    pole,
    cost: ({ x, y, w, h }) => {
      const [x0, x1, y0, y1] = [x - w / 2, x + w / 2, y - h / 2, y + h / 2];
      return at(x1, y1) - at(x0, y1) - at(x1, y0) + at(x0, y0);
    },
    owns: (x, y) => cells[Math.floor(y) * width + Math.floor(x)] === label,
  };
}

function surveyAll(grid: Grid, labels: readonly number[]): Ground[] {
  const depth = depths(grid);
  const areas = new Map<number, number>();
  const poles = new Map<number, number>();
  for (let cell = 0; cell < grid.cells.length; cell++) {
    const label = grid.cells[cell] ?? 0;
    areas.set(label, (areas.get(label) ?? 0) + 1);
    const pole = poles.get(label);
    if (pole === undefined || (depth[cell] ?? 0) > (depth[pole] ?? 0)) poles.set(label, cell);
  }
  return labels.map((label) => {
    const pole = poles.get(label) ?? 0;
    const at: Point = [(pole % grid.width) + 0.5, Math.floor(pole / grid.width) + 0.5];
    return survey(grid, label, areas.get(label) ?? 0, at);
  });
}

/** Places of a label around its unit. */
function labelSpots([ux, uy]: Point, { unit: [uw, uh], label: [lw, lh], sides }: FitRequest): Box[] {
  const beside = (uw + lw) / 2 + GAP;
  const under = (uh + lh) / 2 + GAP;
  const slide = Math.abs(uw - lw) / 2 + uw / 4;
  const spots: [LabelSide, Point][] = [
    ['below', [0, under]],
    ['above', [0, -under]],
    ['right', [beside, 0]],
    ['left', [-beside, 0]],
  ];
  for (const dx of [-slide, slide]) spots.push(['below', [dx, under]], ['above', [dx, -under]]);
  for (const dy of [-uh / 3, uh / 3]) spots.push(['right', [beside, dy]], ['left', [-beside, dy]]);
  return spots
    .filter(([side]) => sides === undefined || sides.includes(side))
    .map(([, [dx, dy]]) => ({ x: ux + dx, y: uy + dy, w: lw, h: lh }));
}

interface Placed {
  readonly unit: Box;
  readonly label: Box;
}

function place(ground: Ground, request: FitRequest, taken: readonly Box[], words: readonly Box[]): Placed {
  const [px, py] = ground.pole;
  const [uw, uh] = request.unit;
  const near = taken.filter((box) => Math.abs(box.x - px) < REACH + 300 && Math.abs(box.y - py) < REACH + 300);
  const crowd = (box: Box): number => near.reduce((sum, other) => sum + overlap(box, other), 0) * OVERLAP_COST;
  const written = words.filter((box) => near.includes(box));
  const close = ({ x, y, w, h }: Box): number => {
    const around = { x, y, w: w + APART, h: h + APART };
    return written.reduce((sum, other) => sum + overlap(around, other), 0) * CLOSE_COST;
  };
  let best: Placed | undefined;
  let lowest = Infinity;
  const consider = (x: number, y: number): void => {
    if (INSIDE.some(([dx, dy]) => !ground.owns(x + dx, y + dy))) return;
    const unit: Box = { x, y, w: uw, h: uh };
    const base = ground.cost(unit) * UNIT_WEIGHT + crowd(unit) + DISTANCE_COST * Math.hypot(x - px, y - py);
    if (base >= lowest) return;
    labelSpots([x, y], request).forEach((label, order) => {
      const cost = base + ground.cost(label) + crowd(label) + close(label) + order * 12;
      if (cost >= lowest) return;
      lowest = cost;
      best = { unit, label };
    });
  };
  for (let dy = -REACH; dy <= REACH; dy += COARSE) {
    for (let dx = -REACH; dx <= REACH; dx += COARSE) consider(px + dx, py + dy);
  }
  const [cx, cy] = best ? [best.unit.x, best.unit.y] : ground.pole;
  for (let dy = -COARSE; dy <= COARSE; dy += 2)
    for (let dx = -COARSE; dx <= COARSE; dx += 2) consider(cx + dx, cy + dy);
  if (!best) throw new Error(`No place for a unit in region ${ground.label}`);
  return best;
}

function spareSpot(ground: Ground | undefined, unit: Box, others: readonly Box[]): Point {
  let best: Point = [unit.x, unit.y];
  let lowest = Infinity;
  for (const radius of [62, 78, 94]) {
    for (let turn = 0; turn < 16; turn++) {
      const angle = (turn * Math.PI) / 8;
      const box: Box = { ...unit, x: unit.x + radius * Math.cos(angle), y: unit.y + radius * 0.85 * Math.sin(angle) };
      const crowd = [...others, unit].reduce((sum, other) => sum + overlap(box, other), 0);
      const cost = (ground ? ground.cost(box) : 0) * 0.5 + crowd * 3 + radius * 15;
      if (cost < lowest) {
        lowest = cost;
        best = [box.x, box.y];
      }
    }
  }
  return best;
}

/**
 * Fits all spaces of a board, the smallest first, then each again with all others in place.
 * @param requests sizes by region id.
 * @param fixed units that stand on given points (split coasts).
 */
export function fitAnchors(
  grid: Grid,
  requests: ReadonlyMap<string, FitRequest>,
  fixed: ReadonlyMap<string, Point>,
  fixedSize: readonly [number, number],
): { readonly fits: ReadonlyMap<string, Fit>; readonly spares: ReadonlyMap<string, Point> } {
  const labels = grid.regions.flatMap(({ id }, label) => (requests.has(id) ? [label] : []));
  const grounds = surveyAll(grid, labels).sort((a, b) => a.area - b.area);
  const held = new Map([...fixed].map(([id, [x, y]]) => [id, { x, y, w: fixedSize[0], h: fixedSize[1] }]));
  const placed = new Map<string, Placed>();
  const boxes = (): Box[] => [...held.values(), ...[...placed.values()].flatMap(({ unit, label }) => [unit, label])];
  for (let pass = 0; pass < PASSES; pass++) {
    for (const ground of grounds) {
      const { id } = regionAt(grid, ground.label);
      const request = requests.get(id);
      if (!request) continue;
      placed.delete(id);
      const words = [...placed.values()].map(({ label }) => label);
      placed.set(id, place(ground, request, boxes(), words));
    }
  }
  const fits = new Map<string, Fit>();
  for (const ground of grounds) {
    const { id } = regionAt(grid, ground.label);
    const own = placed.get(id);
    if (!own) continue;
    const others = boxes().filter((box) => box !== own.unit);
    const spare = spareSpot(ground, own.unit, others);
    fits.set(id, { unit: [own.unit.x, own.unit.y], label: own.label, spare });
  }
  const spares = new Map(
    [...held].map(([id, unit]) => [
      id,
      spareSpot(
        undefined,
        unit,
        boxes().filter((box) => box !== unit),
      ),
    ]),
  );
  return { fits, spares };
}
