// The outlines of a map as the server sends them, and paths made of them.
import type { BorderChoice } from '../../table/scene.js';

/** `arcs`: a point and the way from each to the next; `areas`: rings of arcs, backwards where ~n; `sides`: the areas beside each arc. */
export interface Outlines {
  readonly arcs: readonly (readonly number[])[];
  readonly areas: Readonly<Record<string, { readonly land: boolean; readonly rings: readonly (readonly number[])[] }>>;
  readonly sides: readonly (readonly string[])[];
}

type Areas = readonly string[] | 'land' | 'water';

/** Makes paths of a map's areas and borders; each is made once. */
export class MapPaths {
  readonly #outlines: Outlines;
  readonly #made = new Map<string, string>();

  constructor(outlines: Outlines) {
    this.#outlines = outlines;
  }

  /** The common outline of some areas. */
  areas(which: Areas): string {
    return this.#once(`areas ${String(which)}`, () =>
      this.#idsOf(which)
        .flatMap((id) => this.#outlines.areas[id]?.rings ?? [])
        .map((ring) => `${this.#line(ring, false)}Z`)
        .join(''),
    );
  }

  borders(choice: BorderChoice): string {
    return this.#once(JSON.stringify(choice), () =>
      this.#outlines.sides
        .map((sides, arc) => (this.#isChosen(choice, sides) ? this.#line([arc], false) : ''))
        .join(''),
    );
  }

  #once(key: string, make: () => string): string {
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.#made.set(key, made);
    return made;
  }

  #idsOf(which: Areas): readonly string[] {
    if (typeof which !== 'string') return which;
    return Object.entries(this.#outlines.areas).flatMap(([id, { land }]) => (land === (which === 'land') ? [id] : []));
  }

  #isChosen(choice: BorderChoice, [one = '', other = one]: readonly string[]): boolean {
    const land = (id: string): boolean => this.#outlines.areas[id]?.land === true;
    if (one === other) return false;
    switch (choice.kind) {
      case 'coast':
        return land(one) !== land(other);
      case 'land':
        return land(one) && land(other);
      case 'water':
        return !land(one) && !land(other);
      case 'groups':
        return land(one) && land(other) && choice.groups[one] !== choice.groups[other];
      case 'around':
        return choice.regions.includes(one) !== choice.regions.includes(other);
    }
  }

  /** Arcs one after the other as a line. */
  #line(arcs: readonly number[], isJoined: boolean): string {
    let path = '';
    for (const arc of arcs) {
      const points = pointsOf(this.#outlines.arcs[arc < 0 ? ~arc : arc] ?? []);
      if (arc < 0) points.reverse();
      for (const [n, [x, y]] of points.entries()) {
        if (n === 0 && path !== '') continue;
        path += `${path === '' && !isJoined ? 'M' : 'L'}${x} ${y}`;
      }
    }
    return path;
  }
}

function pointsOf(steps: readonly number[]): (readonly [number, number])[] {
  const points: (readonly [number, number])[] = [];
  let [x, y] = [0, 0];
  for (let n = 0; n < steps.length; n += 2) {
    x += steps[n] ?? 0;
    y += steps[n + 1] ?? 0;
    points.push([x, y]);
  }
  return points;
}
