// The part of the Canvas API that painting needs; node-canvas and @napi-rs/canvas both have it.

export interface Canvas {
  /** A canvas made smaller gives its memory back. */
  width: number;
  height: number;
  getContext(kind: '2d'): Context;
}

/** Red, green, blue and opacity of each pixel, row by row. */
interface Pixels {
  readonly data: Uint8ClampedArray;
}

export interface Context {
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  lineCap: string;
  lineJoin: string;
  globalAlpha: number;
  font: string;
  textAlign: string;
  textBaseline: string;
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  rotate(angle: number): void;
  scale(x: number, y: number): void;
  setTransform(a: number, b: number, c: number, d: number, x: number, y: number): void;
  beginPath(): void;
  closePath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void;
  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void;
  arc(x: number, y: number, radius: number, from: number, to: number): void;
  ellipse(x: number, y: number, rx: number, ry: number, turn: number, from: number, to: number): void;
  rect(x: number, y: number, w: number, h: number): void;
  clip(): void;
  fill(): void;
  stroke(): void;
  setLineDash(dash: number[]): void;
  fillRect(x: number, y: number, w: number, h: number): void;
  fillText(text: string, x: number, y: number): void;
  strokeText(text: string, x: number, y: number): void;
  measureText(text: string): { readonly width: number };
  drawImage(image: Canvas, x: number, y: number): void;
  getImageData(x: number, y: number, w: number, h: number): Pixels;
  createImageData(w: number, h: number): Pixels;
  putImageData(pixels: Pixels, x: number, y: number): void;
}
