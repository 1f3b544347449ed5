// The outlines of a map as the server sends them, and paths made of them.
import type { BorderChoice } from '../../table/scene.js';

/** `arcs`: a point and the way from each to the next; `areas`: rings of arcs, backwards where ~n; `sides`: the areas beside each arc. */
export interface Outlines {
  readonly arcs: readonly (readonly number[])[];
  readonly areas: Readonly<Record<string, { readonly land: boolean; readonly rings: readonly (readonly number[])[] }>>;
  readonly sides: readonly (readonly string[])[];
}

type Areas = readonly string[] | 'land' | 'water';

/** An arc as part of a path: where it begins and ends, and the way either way. */
interface Arc {
  readonly start: string;
  readonly end: string;
  readonly there: string;
  readonly back: string;
}

/** Makes paths of a map's areas and borders; each is made once. */
export class MapPaths {
  readonly #outlines: Outlines;
  readonly #made = new Map<string, string>();
  readonly #arcs: Arc[] = [];

  constructor(outlines: Outlines) {
    this.#outlines = outlines;
  }

  /** The common outline of some areas. */
  areas(which: Areas): string {
    return this.#once(`areas ${String(which)}`, () =>
      this.#idsOf(which)
        .flatMap((id) => this.#outlines.areas[id]?.rings ?? [])
        .map((ring) => `${this.#line(ring)}Z`)
        .join(''),
    );
  }

  borders(choice: BorderChoice): string {
    return this.#once(JSON.stringify(choice), () =>
      this.#outlines.sides.map((sides, arc) => (this.#isChosen(choice, sides) ? this.#line([arc]) : '')).join(''),
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

  /** Arcs one after the other as a line, each point by its way from the one before: that is how they are sent. */
  #line(arcs: readonly number[]): string {
    let path = '';
    for (const arc of arcs) {
      const { start, end, there, back } = this.#arc(arc < 0 ? ~arc : arc);
      if (path === '') path = `M${arc < 0 ? end : start}l`;
      path += arc < 0 ? back : there;
    }
    return path;
  }

  #arc(n: number): Arc {
    const known = this.#arcs[n];
    if (known !== undefined) return known;
    const steps = this.#outlines.arcs[n] ?? [];
    let [x, y] = [0, 0];
    let [there, back] = ['', ''];
    for (let at = 0; at < steps.length; at += 2) {
      const [dx = 0, dy = 0] = [steps[at], steps[at + 1]];
      x += dx;
      y += dy;
      if (at === 0) continue;
      there += `${dx} ${dy} `;
      back = `${-dx} ${-dy} ${back}`;
    }
    const made = { start: `${steps[0] ?? 0} ${steps[1] ?? 0}`, end: `${x} ${y}`, there, back };
    this.#arcs[n] = made;
    return made;
  }
}
