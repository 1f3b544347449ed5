// What touches what on a baked board, read from its outlines: the check that the drawn map is the map of the rules.
import { arcOwners, type RegionTopology } from './topology.js';
import type { Surface } from './source.js';

type XY = readonly [number, number];

interface Shore {
  /** Regions of the same surface at the two ends of this stretch of coast. */
  readonly land: ReadonlySet<string>;
  readonly water: ReadonlySet<string>;
}

export interface Contacts {
  /** Length in pixels of the border of each pair, `a-b` with a before b. */
  readonly borders: ReadonlyMap<string, number>;
  /** Pairs of land regions that share both a border and a water region at one of its ends. */
  readonly alongCoast: ReadonlySet<string>;
  /** The separate stretches of coast of each land region, islands apart. */
  readonly shores: ReadonlyMap<string, readonly Shore[]>;
}

/** The name of a pair. */
export function pairOf(a: string, b: string): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}

function decode(shapes: RegionTopology): XY[][] {
  const {
    scale: [sx, sy],
    translate: [tx, ty],
  } = shapes.transform ?? { scale: [1, 1], translate: [0, 0] };
  return shapes.arcs.map((arc) => {
    let x = 0;
    let y = 0;
    return arc.map(([dx = 0, dy = 0]): XY => {
      if (!shapes.transform) return [dx, dy];
      x += dx;
      y += dy;
      return [x * sx + tx, y * sy + ty];
    });
  });
}

const lengthOf = (arc: readonly XY[]): number =>
  arc.reduce((sum, [x, y], i) => {
    const before = arc[i - 1];
    return before ? sum + Math.hypot(x - before[0], y - before[1]) : 0;
  }, 0);

/**
 * Measures a board.
 * @param surfaces the surface of every region.
 * @param least borders shorter than this (pixels) are points and do not count.
 */
export function measureContacts(shapes: RegionTopology, surfaces: ReadonlyMap<string, Surface>, least = 3): Contacts {
  const arcs = decode(shapes);
  const owners = arcOwners(shapes);
  const lengths = new Map<string, number>();
  const atCorner = new Map<string, Set<string>>();
  arcs.forEach((arc, index) => {
    const [one, two] = owners[index] ?? [];
    for (const end of [arc[0], arc.at(-1)]) {
      const corner = atCorner.get(String(end)) ?? new Set();
      for (const owner of [one, two]) if (owner !== undefined) corner.add(owner);
      atCorner.set(String(end), corner);
    }
    if (one === undefined || two === undefined) return;
    const pair = pairOf(one, two);
    lengths.set(pair, (lengths.get(pair) ?? 0) + lengthOf(arc));
  });
  const borders = new Map([...lengths].filter(([, length]) => length >= least));

  const alongCoast = new Set<string>();
  const shores = new Map<string, Shore[]>();
  arcs.forEach((arc, index) => {
    const [one, two] = owners[index] ?? [];
    if (one === undefined || two === undefined || !borders.has(pairOf(one, two))) return;
    if (surfaces.get(one) !== 'land' || surfaces.get(two) !== 'land') return;
    for (const end of [arc[0], arc.at(-1)]) {
      const wet = [...(atCorner.get(String(end)) ?? [])].some((id) => surfaces.get(id) === 'water');
      if (wet) alongCoast.add(pairOf(one, two));
    }
  });

  for (const geometry of shapes.objects.regions.geometries) {
    const id = String(geometry.id);
    if (geometry.type !== 'MultiPolygon' || surfaces.get(id) !== 'land') continue;
    const stretches: Shore[] = [];
    for (const ring of geometry.arcs.flat()) {
      const across = ring.map((index) => {
        const other = owners[index < 0 ? ~index : index]?.find((owner) => owner !== id);
        return { other, wet: other !== undefined && surfaces.get(other) === 'water' };
      });
      const start = across.findIndex(({ wet }) => !wet);
      if (start < 0) continue;
      let current: { land: Set<string>; water: Set<string> } | undefined;
      let before: string | undefined;
      for (let step = 0; step <= across.length; step++) {
        const { other, wet } = across[(start + step) % across.length] ?? { other: undefined, wet: false };
        if (wet && other !== undefined) {
          current ??= { land: new Set(before === undefined ? [] : [before]), water: new Set() };
          current.water.add(other);
        } else {
          if (current) {
            if (other !== undefined) current.land.add(other);
            stretches.push(current);
          }
          current = undefined;
          before = other;
        }
      }
    }
    shores.set(id, stretches);
  }
  return { borders, alongCoast, shores };
}
