// Moves the board under the fingers: by a transform while they are down, which costs nothing, and by the view box once they lift, so that letters are sharp again.

import type { View } from './boxes.js';

interface Finger {
  readonly id: number;
  x: number;
  y: number;
}

/** A finger that moves less than this presses. */
const slop = 8;
const closest = 60;
/** So high is what the buttons in the lower corner cover, in pixels. */
const covered = 60;

export interface CameraSettings {
  /** The element that takes the fingers; the board's element lies in it. */
  readonly frame: HTMLElement;
  readonly svg: SVGSVGElement;
  pressed(x: number, y: number): void;
  /** What lies there and can be dragged; null where a finger moves the board. */
  gripped(x: number, y: number): string | null;
  /** It has been lifted, and the finger is here now. */
  dragged(what: string, x: number, y: number): void;
  /** It has been let go here; null where the drag came to nothing. */
  dropped(what: string, at: readonly [number, number] | null): void;
}

function isInside(part: View, seen: View): boolean {
  return (
    part.x >= seen.x && part.y >= seen.y && part.x + part.w <= seen.x + seen.w && part.y + part.h <= seen.y + seen.h
  );
}

/** Shows a part of the board and lets it be moved, pinched, turned by the wheel. */
export class Camera {
  readonly #settings: CameraSettings;
  #view: View = { x: 0, y: 0, w: 1, h: 1 };
  #whole: View = { x: 0, y: 0, w: 1, h: 1 };
  readonly #fingers = new Map<number, Finger>();
  #start: { readonly x: number; readonly y: number; readonly spread: number; readonly view: View } | null = null;
  #moved = false;
  /** What the board was moved to, as long as nobody has moved it since. */
  #shown: View | null = null;
  /** The size of the frame the board was fitted into last. */
  #fitted: { readonly w: number; readonly h: number } = { w: 0, h: 0 };
  /** The size of the frame while it is known to stay. */
  #size: { readonly w: number; readonly h: number } | null = null;
  /** What the finger lies on that can be dragged. */
  #grip: string | null = null;

  constructor(settings: CameraSettings) {
    this.#settings = settings;
    const { frame } = settings;
    frame.addEventListener('pointerdown', (event) => this.#down(event));
    frame.addEventListener('pointermove', (event) => this.#move(event));
    for (const end of ['pointerup', 'pointercancel'] as const)
      frame.addEventListener(end, (event) => this.#up(event, end === 'pointerup'));
    frame.addEventListener('wheel', (event) => this.#wheel(event), { passive: false });
    new ResizeObserver(() => this.#resized()).observe(frame);
  }

  /** Does something while the frame keeps its size, so that nothing is laid out only to ask for it. */
  still(work: () => void): void {
    this.#size = this.#frame;
    work();
    this.#size = null;
  }

  /** The size of the frame, in pixels. */
  get #frame(): { readonly w: number; readonly h: number } {
    if (this.#size !== null) return this.#size;
    const { clientWidth: w, clientHeight: h } = this.#settings.frame;
    return { w, h };
  }

  /** How many board units a pixel of the screen is. */
  get unit(): number {
    return this.#view.w / Math.max(1, this.#frame.w);
  }

  /** How wide the board is on the screen, in pixels. */
  get frameWidth(): number {
    return this.#frame.w;
  }

  /** And how high it is, as far as no button lies over it. */
  get frameHeight(): number {
    return Math.max(this.#frame.h / 2, this.#frame.h - covered);
  }

  /** The size of the whole board. */
  set whole(size: View) {
    this.#whole = size;
  }

  /** Shows a part of the board above the buttons, grown to the frame's proportions. */
  show(part: View): void {
    this.#shown = part;
    this.#place(part, this.frameHeight);
  }

  /** Shows a part that somebody has moved to. */
  #moveTo(part: View): void {
    this.#shown = null;
    this.#place(part);
  }

  /** @param free is how much of the frame's height the part is fitted into, in pixels. */
  #place(part: View, free = this.#frame.h): void {
    const { w, h } = this.#frame;
    if (w === 0 || h === 0) return;
    const { x, y, w: most, h: highest } = this.#whole;
    // Never further away than the whole board, nor so far aside that none of it is in the middle.
    const scale = Math.min(
      Math.max(part.w / w, part.h / free, closest / w),
      Math.max(most / w, highest / this.frameHeight),
    );
    const [width, height] = [scale * w, scale * h];
    const across = Math.min(Math.max(part.x + part.w / 2, x), x + most);
    const down = Math.min(Math.max(part.y + part.h / 2, y), y + highest);
    const top = down - (scale * free) / 2;
    // The legend is at the lower end: where that is in the frame, no button lies over it.
    const end = (y + highest - top) / scale;
    const lifted = end <= h ? Math.max(0, end - this.frameHeight) : 0;
    this.#view = { x: across - width / 2, y: top + lifted * scale, w: width, h: height };
    this.#settle();
  }

  showWhole(): void {
    this.show(this.#whole);
  }

  /** A sheet that grows covers the board and does not move it, unless what it was moved to would be covered as well. */
  #resized(): void {
    const { w, h } = this.#frame;
    const { w: before, h: height } = this.#fitted;
    const { x, y, w: wide } = this.#view;
    const scale = wide / Math.max(1, w);
    const seen = { x, y, w: wide, h: scale * this.frameHeight };
    if (w !== before || height === 0) {
      if (this.#shown === null) this.#place(this.#view);
      else this.show(this.#shown);
    } else if (h === 0 || h === height) return;
    else if (this.#shown !== null && !isInside(this.#shown, seen)) this.show(this.#shown);
    else {
      this.#view = { ...seen, h: scale * h };
      this.#settle();
    }
  }

  zoom(by: number): void {
    const { x, y, w, h } = this.#view;
    this.#moveTo({ x: x + (w - w / by) / 2, y: y + (h - h / by) / 2, w: w / by, h: h / by });
  }

  /** Moves so that a part is seen in the upper share of the frame that a sheet leaves free. */
  bring(part: View, free: number): void {
    const { clientHeight } = this.#settings.frame;
    const seen = { ...this.#view, h: this.#view.h * Math.max(0.3, free / Math.max(1, clientHeight)) };
    if (isInside(part, seen)) return;
    const room = seen.h / this.#view.h;
    const grown = { x: part.x, y: part.y, w: part.w, h: part.h / room };
    const least = this.#whole.w / 4;
    const w = Math.max(grown.w, least);
    this.show({ x: grown.x - (w - grown.w) / 2, y: grown.y, w, h: grown.h });
  }

  #settle(): void {
    const { svg } = this.#settings;
    const { x, y, w, h } = this.#view;
    this.#fitted = this.#frame;
    // The element reaches over the frame on all sides, so that a finger uncovers board and not emptiness.
    svg.setAttribute('viewBox', `${x - w / 4} ${y - h / 4} ${w * 1.5} ${h * 1.5}`);
    svg.style.transform = '';
  }

  #down(event: PointerEvent): void {
    this.#settings.frame.setPointerCapture(event.pointerId);
    this.#fingers.set(event.pointerId, { id: event.pointerId, x: event.clientX, y: event.clientY });
    if (this.#fingers.size === 1) {
      this.#moved = false;
      this.#grip = this.#settings.gripped(event.clientX, event.clientY);
    } else this.#letGo(null);
    this.#begin();
  }

  /** Ends a drag that is under way. */
  #letGo(at: readonly [number, number] | null): void {
    if (this.#grip !== null && this.#moved) this.#settings.dropped(this.#grip, at);
    this.#grip = null;
  }

  #begin(): void {
    this.#start = { ...this.#middle(), view: this.#view };
  }

  #middle(): { readonly x: number; readonly y: number; readonly spread: number } {
    const all = [...this.#fingers.values()];
    const x = all.reduce((sum, finger) => sum + finger.x, 0) / Math.max(1, all.length);
    const y = all.reduce((sum, finger) => sum + finger.y, 0) / Math.max(1, all.length);
    const [one, other] = all;
    return { x, y, spread: one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0 };
  }

  #move(event: PointerEvent): void {
    const finger = this.#fingers.get(event.pointerId);
    const start = this.#start;
    if (finger === undefined || start === null) return;
    finger.x = event.clientX;
    finger.y = event.clientY;
    const now = this.#middle();
    if (!this.#moved && Math.hypot(now.x - start.x, now.y - start.y) < slop && this.#fingers.size < 2) return;
    this.#moved = true;
    if (this.#grip !== null) {
      this.#settings.dragged(this.#grip, event.clientX, event.clientY);
      return;
    }
    const { frame, svg } = this.#settings;
    const { left, top } = frame.getBoundingClientRect();
    const grow = start.spread > 0 && now.spread > 0 ? now.spread / start.spread : 1;
    const scale = start.view.w / frame.clientWidth;
    const [w, h] = [start.view.w / grow, start.view.h / grow];
    // What lay under the fingers stays under them.
    const at = { x: start.view.x + (start.x - left) * scale, y: start.view.y + (start.y - top) * scale };
    this.#view = { x: at.x - (now.x - left) * (scale / grow), y: at.y - (now.y - top) * (scale / grow), w, h };
    const [dx, dy] = [now.x - left - (start.x - left) * grow, now.y - top - (start.y - top) * grow];
    const edge = { x: (frame.clientWidth / 4) * (1 - grow), y: (frame.clientHeight / 4) * (1 - grow) };
    svg.style.transform = `translate(${dx + edge.x}px, ${dy + edge.y}px) scale(${grow})`;
  }

  #up(event: PointerEvent, isPress: boolean): void {
    if (!this.#fingers.delete(event.pointerId)) return;
    if (this.#fingers.size > 0) {
      this.#settle();
      this.#begin();
      return;
    }
    this.#start = null;
    if (this.#grip !== null && this.#moved) {
      this.#letGo(isPress ? [event.clientX, event.clientY] : null);
      return;
    }
    this.#grip = null;
    if (this.#moved) this.#moveTo(this.#view);
    else if (isPress) this.#settings.pressed(event.clientX, event.clientY);
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const { frame } = this.#settings;
    const { left, top } = frame.getBoundingClientRect();
    const by = Math.exp(-event.deltaY / 500);
    const scale = this.#view.w / frame.clientWidth;
    const at = { x: this.#view.x + (event.clientX - left) * scale, y: this.#view.y + (event.clientY - top) * scale };
    const [w, h] = [this.#view.w / by, this.#view.h / by];
    this.#moveTo({
      x: at.x - (event.clientX - left) * (scale / by),
      y: at.y - (event.clientY - top) * (scale / by),
      w,
      h,
    });
  }
}
