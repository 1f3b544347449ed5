// The board on the screen: its shapes, patched where they changed; what may be pressed, lit; and what a finger meant.
import type { LaidOutScene } from '../../render/layout.js';
import type { Sign } from '../wire.js';
import { around, aroundAll, middleBox, outside, partApart, type View, withoutStrays } from './boxes.js';
import { Camera } from './camera.js';
import { arrange, boxIn, made, matrixOf, setAll, svgNamespace } from './elements.js';
import { nextStop } from './keys.js';
import { noLights, type Lights } from './press.js';
import { frameOf, patternsOf, svgOf, usualLines, type Maps } from './shapes.js';

/** Half the width of what a finger meets, in pixels. */
const reach = 22;

/** So many units of the board at most on a pixel of the screen when a question opens. */
const widest = 2.6;
/** And so many at least. */
const nearest = 1.1;

/** A place of the board that can be pressed. */
interface Spot {
  readonly of: string;
  readonly box: View;
  readonly isArea: boolean;
}

/** What fingers do on the board. */
interface Fingers {
  /** Told what was pressed: of those things under the finger that may be pressed the nearest; "" for none. */
  pressed(of: string): void;
  /** A lit unit is being dragged. */
  lifted(of: string): void;
  /** @param on tells which of some places it was let go on; "" for none. */
  dropped(of: string, on: (goals: Iterable<string>) => string): Promise<void>;
}

export class Board {
  readonly camera: Camera;
  readonly #svg: SVGSVGElement;
  readonly #defs: SVGDefsElement;
  readonly #layers: SVGGElement;
  readonly #lights: SVGGElement;
  readonly #signs: SVGGElement;
  readonly #drag: SVGLineElement;
  readonly #maps: Maps;
  /** The shapes drawn, by layer and place, so that only what changed is drawn anew. */
  readonly #drawn = new Map<string, { readonly text: string; readonly element: Element }>();
  /** What stands for something, by its name. */
  readonly #named = new Map<string, readonly SVGGraphicsElement[]>();
  /** Where it stands, measured once for what is drawn: measuring lays the whole board out. */
  readonly #measured = new Map<string, Spot>();
  #spots: readonly Spot[] = [];
  /** What is drawn over them. */
  readonly #marks = new Map<string, SVGGElement>();
  #lit: Lights = noLights;
  /** What the picture itself says the count of. */
  #counted: ReadonlySet<string> = new Set();
  /** What the keyboard stands on. */
  #focused: string | null = null;
  /** What was pressed and is not answered yet, each as often as it was. */
  #waiting: readonly string[] = [];

  constructor(frame: HTMLElement, maps: Maps, fingers: Fingers) {
    this.#maps = maps;
    this.#svg = document.createElementNS(svgNamespace, 'svg');
    this.#svg.setAttribute('aria-hidden', 'true');
    this.#defs = document.createElementNS(svgNamespace, 'defs');
    this.#layers = document.createElementNS(svgNamespace, 'g');
    for (const [name, value] of Object.entries(usualLines)) this.#layers.setAttribute(name, value);
    this.#lights = document.createElementNS(svgNamespace, 'g');
    this.#lights.setAttribute('class', 'lights');
    this.#signs = document.createElementNS(svgNamespace, 'g');
    this.#signs.setAttribute('class', 'signs');
    this.#drag = document.createElementNS(svgNamespace, 'line');
    this.#drag.setAttribute('class', 'drag');
    this.#svg.append(this.#defs, this.#layers, this.#lights, this.#signs, this.#drag);
    frame.replaceChildren(this.#svg);
    let lifted: string | null = null;
    this.camera = new Camera({
      frame,
      svg: this.#svg,
      pressed: (x, y) => fingers.pressed(this.#at(x, y)),
      gripped: (x, y) => this.#gripAt(x, y),
      dragged: (of, x, y) => {
        if (lifted !== of) fingers.lifted(of);
        lifted = of;
        this.#draw(of, x, y);
      },
      dropped: (of, at) => {
        lifted = null;
        this.#drag.style.display = 'none';
        void fingers.dropped(of, (goals) =>
          at === null ? '' : (this.#nearest(at, this.#spotsOf(goals, false)) ?? ''),
        );
      },
    });
    this.#drag.style.display = 'none';
  }

  /** Draws a scene: what is as it was stays. */
  draw(scene: LaidOutScene): void {
    const began = performance.now();
    if (this.#drawn.size > 0) {
      this.#put(scene);
      this.light(this.#lit);
    } else {
      // Letters are dear: they are set once, when it is known how large, and not for each measuring before.
      this.#layers.classList.add('bare');
      this.camera.still(() => {
        this.#put(scene);
        this.camera.showWhole();
        this.light(this.#lit);
        this.showLit();
      });
      this.#layers.classList.remove('bare');
      // What is nothing but letters is lit now.
      if (this.#spots.length < this.#lit.open.size) this.light(this.#lit);
    }
    performance.measure('a board drawn', { start: began });
  }

  #put(scene: LaidOutScene): void {
    this.#counted = new Set(scene.counted);
    this.#defs.innerHTML = patternsOf(scene);
    this.#svg.style.background = scene.background;
    const before = new Map(this.#drawn);
    this.#drawn.clear();
    const layers = scene.layers.map((layer) => {
      const frame = frameOf(layer);
      const key = `${layer.id} ${JSON.stringify(frame)}`;
      const known = before.get(key)?.element;
      const element = known ?? document.createElementNS(svgNamespace, 'viewBox' in frame ? 'svg' : 'g');
      if (known === undefined) for (const [name, value] of Object.entries(frame)) element.setAttribute(name, value);
      this.#drawn.set(key, { text: '', element });
      const texts = layer.shapes.map((shape) => svgOf(shape, this.#maps));
      // What is there for the first time is read in one go.
      if (known === undefined) element.innerHTML = texts.join('');
      const shapes = texts.map((text, n) => {
        const place = `${key}/${n}`;
        const old = before.get(place);
        const fresh = (): Element => (known === undefined ? element.children[n] : undefined) ?? made(text);
        const drawn = old?.text === text ? old : { text, element: fresh() };
        this.#drawn.set(place, drawn);
        return drawn.element;
      });
      arrange(element, shapes);
      return element;
    });
    arrange(this.#layers, layers);
    this.#named.clear();
    this.#measured.clear();
    for (const named of this.#layers.querySelectorAll<SVGGraphicsElement>('[data-of]')) {
      const of = named.getAttribute('data-of') ?? '';
      this.#named.set(of, [...(this.#named.get(of) ?? []), named]);
    }
    this.camera.whole = { x: 0, y: 0, w: scene.width, h: scene.height };
  }

  /** Moves so that all that is lit is seen, with some of what lies around it; the whole board where little is lit far apart. */
  showLit(): void {
    const held = this.#spots.filter(({ of }) => this.#lit.held.has(of));
    const all = withoutStrays(this.#spots.map(({ box }) => box));
    const [first] = held;
    const lit = aroundAll(first === undefined ? all : [...all, first.box]);
    if (lit === undefined) return;
    const edge = Math.max(lit.w, lit.h) * 0.12 + 40;
    const least = this.camera.frameWidth * nearest;
    const [w, height] = [Math.max(least, lit.w + edge * 2), Math.max(least / 2, lit.h + edge * 2)];
    const part = around(lit, w, height);
    // Names stay large enough to be read; what lies further away is found by moving the board.
    const most = this.camera.frameWidth * widest;
    if (part.w <= most) {
      this.camera.show(part);
      return;
    }
    const middle = first?.box ?? middleBox(all);
    this.camera.show(around(middle, most, (part.h * most) / part.w));
  }

  /** Comes nearer where what can follow in an order lies closer together than fingers are wide, if all of it can be seen then. */
  bringApart(): void {
    if (this.#lit.held.size === 0) return;
    const open = this.#spots.filter(({ of }) => this.#lit.open.has(of)).map(({ box }) => box);
    const all = this.#spots.map(({ box }) => box);
    const { frameWidth: w, frameHeight: h, unit } = this.camera;
    const part = partApart(open, all, { w, h, least: reach * 1.5 * unit, wanted: reach * 2 });
    if (part !== undefined) this.camera.show(part);
  }

  /** Where something stands on the board; undefined where it does not. */
  boxOf(of: string): View | undefined {
    return this.#spotOf(of, false)?.box;
  }

  light(lights: Lights): void {
    this.#lit = lights;
    const lit = new Set([...lights.open, ...lights.held, ...lights.chosen.keys()]);
    const spots = [...lit].flatMap((of) => this.#spotsOf([of], lights.things || lights.held.has(of)));
    this.#spots = spots;
    if (!spots.some(({ of }) => of === this.#focused)) this.#focused = null;
    this.#layers.classList.toggle('dimmed', lights.held.size > 0 && spots.some(({ of }) => lights.open.has(of)));
    // What goes on being lit is not touched: it would flash.
    const before = new Map(this.#marks);
    this.#marks.clear();
    for (const spot of spots) {
      const key = `${spot.of} ${this.#countAt(spot.of)} ${Object.values(spot.box).join(' ')}`;
      const group = before.get(key) ?? this.#mark(spot);
      group.setAttribute('class', this.#classOf(spot.of));
      this.#marks.set(key, group);
    }
    for (const [key, group] of before) if (!this.#marks.has(key)) group.remove();
    arrange(this.#lights, [...this.#marks.values()]);
  }

  /**
   * Shows that a press was felt, before it is known what comes of it.
   * @returns what ends that.
   */
  wait(of: string): () => void {
    this.#waiting = [...this.#waiting, of];
    this.light(this.#lit);
    return () => {
      const at = this.#waiting.indexOf(of);
      this.#waiting = this.#waiting.filter((_, n) => n !== at);
      this.light(this.#lit);
    };
  }

  /** Puts words at places. */
  sign(signs: readonly Sign[]): void {
    this.#signs.replaceChildren(
      ...signs.flatMap(({ at, text }) => {
        const box = this.#spotOf(at, true)?.box;
        if (box === undefined) return [];
        const words = document.createElementNS(svgNamespace, 'text');
        setAll(words, { x: box.x + box.w / 2, y: box.y });
        words.textContent = text;
        return [words];
      }),
    );
  }

  /** Goes to the next lit place in a direction; what it stands for, or null where nothing is lit. */
  step(direction: readonly [number, number]): string | null {
    const open = this.#spots.filter(({ of }) => this.#lit.open.has(of) || this.#lit.chosen.has(of));
    const stop = nextStop(open, this.#focused, direction);
    this.#focused = stop?.of ?? null;
    this.light(this.#lit);
    if (stop !== null) this.camera.bring(stop.box, Infinity);
    return this.#focused;
  }

  /** What the keyboard stands on. */
  get focused(): string | null {
    return this.#focused;
  }

  /** Whether a shape stands for it. */
  has(of: string): boolean {
    return this.#named.has(of);
  }

  #classOf(of: string): string {
    const { held, chosen } = this.#lit;
    const kind = held.has(of) ? 'held' : chosen.has(of) ? 'chosen' : 'open';
    const more = [of === this.#focused ? ' focused' : '', this.#waiting.includes(of) ? ' waiting' : ''];
    return `light ${kind}${more.join('')}`;
  }

  /** How many are chosen there, where the picture does not say it. */
  #countAt(of: string): string {
    return this.#counted.has(of) ? '' : (this.#lit.chosen.get(of) ?? '');
  }

  #mark({ of, box, isArea }: Spot): SVGGElement {
    const group = document.createElementNS(svgNamespace, 'g');
    if (isArea) for (const path of this.#outlinesOf(of)) group.append(path);
    else {
      const ring = document.createElementNS(svgNamespace, 'rect');
      const edge = Math.min(box.w, box.h) * 0.12 + 2;
      setAll(ring, {
        x: box.x - edge,
        y: box.y - edge,
        width: box.w + edge * 2,
        height: box.h + edge * 2,
        rx: edge * 2,
      });
      group.append(ring);
    }
    const count = this.#countAt(of);
    if (count !== '') {
      const text = document.createElementNS(svgNamespace, 'text');
      setAll(text, { x: box.x + box.w / 2, y: box.y + box.h / 2 });
      text.textContent = count;
      group.append(text);
    }
    return group;
  }

  #outlinesOf(of: string): Element[] {
    const areas = (this.#named.get(of) ?? []).filter((element) => element.hasAttribute('data-area'));
    return areas.flatMap((area) => {
      const path = area instanceof SVGGElement ? area.firstElementChild : area;
      if (!(path instanceof SVGGraphicsElement)) return [];
      const copy = document.createElementNS(svgNamespace, 'path');
      copy.setAttribute('d', path.getAttribute('d') ?? '');
      copy.setAttribute('transform', matrixOf(path, this.#svg));
      return copy;
    });
  }

  /** An area of the map or a thing that stands there, whichever is wanted and there; else the words. */
  #spotOf(of: string, prefersThings: boolean): Spot | undefined {
    const key = `${String(prefersThings)} ${of}`;
    const spot = this.#measured.get(key) ?? this.#measure(of, prefersThings);
    if (spot !== undefined) this.#measured.set(key, spot);
    return spot;
  }

  #measure(of: string, prefersThings: boolean): Spot | undefined {
    const all = this.#named.get(of) ?? [];
    const areas = all.filter((element) => element.hasAttribute('data-area'));
    const things = all.filter((element) => !element.hasAttribute('data-area') && !element.hasAttribute('data-words'));
    const chosen =
      things.length > 0 && prefersThings ? things : areas.length > 0 ? areas : things.length > 0 ? things : all;
    const boxes = chosen.map((element) => boxIn(element, this.#svg)).filter(({ w, h }) => w > 0 || h > 0);
    const box = aroundAll(boxes);
    return box === undefined ? undefined : { of, box, isArea: chosen === areas };
  }

  #spotsOf(all: Iterable<string>, prefersThings: boolean): readonly Spot[] {
    return [...all].flatMap((of) => this.#spotOf(of, prefersThings) ?? []);
  }

  /** A unit under the finger that waits for an order, or is being given one. */
  #gripAt(x: number, y: number): string | null {
    const { things, held } = this.#lit;
    const at = this.#pointAt(x, y);
    if (at === null) return null;
    const under = this.#spots.find(
      ({ of, box, isArea }) =>
        !isArea && (things || held.has(of)) && outside(at.x, box.x, box.w) + outside(at.y, box.y, box.h) === 0,
    );
    return under?.of ?? null;
  }

  /** A line from what is dragged to the finger. */
  #draw(of: string, x: number, y: number): void {
    const box = this.#spotOf(of, true)?.box;
    const at = this.#pointAt(x, y);
    if (box === undefined || at === null) return;
    setAll(this.#drag, { x1: box.x + box.w / 2, y1: box.y + box.h / 2, x2: at.x, y2: at.y });
    this.#drag.style.display = '';
  }

  /** A point of the screen on the board. */
  #pointAt(x: number, y: number): DOMPoint | null {
    const matrix = this.#svg.getScreenCTM()?.inverse();
    return matrix === undefined ? null : new DOMPoint(x, y).matrixTransform(matrix);
  }

  /** What was pressed: a thing under the finger, else the nearest within reach. */
  #at(x: number, y: number): string {
    return this.#nearest([x, y], this.#spots) ?? underFinger(x, y)[0] ?? '';
  }

  /** Of some places the one under the finger, else the nearest within reach. */
  #nearest([x, y]: readonly [number, number], spots: readonly Spot[]): string | undefined {
    const can = new Set(spots.map(({ of }) => of));
    const direct = underFinger(x, y).find((of) => can.has(of));
    const at = this.#pointAt(x, y);
    if (direct !== undefined || at === null) return direct;
    const away = reach * this.camera.unit;
    const near = spots
      .map(({ of, box }) => ({ of, far: Math.hypot(outside(at.x, box.x, box.w), outside(at.y, box.y, box.h)) }))
      .filter(({ far }) => far <= away)
      .toSorted((one, other) => one.far - other.far);
    return near[0]?.of;
  }
}

/** What shapes under a point of the screen stand for, the topmost first. */
function underFinger(x: number, y: number): readonly string[] {
  return document
    .elementsFromPoint(x, y)
    .flatMap((element) => element.closest('[data-of]')?.getAttribute('data-of') ?? []);
}
