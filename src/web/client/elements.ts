// Elements of the board's SVG: made, put in order and measured.
import type { View } from './boxes.js';

export const svgNamespace = 'http://www.w3.org/2000/svg';

/** Sets attributes that are numbers. */
export function setAll(element: Element, values: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, String(value));
}

/** The element that a piece of SVG is. */
export function made(text: string): Element {
  const holder = document.createElementNS(svgNamespace, 'svg');
  holder.innerHTML = text;
  return holder.firstElementChild ?? document.createElementNS(svgNamespace, 'g');
}

/** Puts children into an element in order; those that stand right are not touched. */
export function arrange(parent: Element, children: readonly Element[]): void {
  for (const [n, child] of children.entries()) {
    const there = parent.children[n];
    if (there === child) continue;
    parent.insertBefore(child, there ?? null);
  }
  while (parent.children.length > children.length) parent.lastElementChild?.remove();
}

/** How an element's own coordinates become those of the whole picture. */
export function matrixOf(element: SVGGraphicsElement, svg: SVGSVGElement): string {
  const own = element.getScreenCTM();
  const whole = svg.getScreenCTM();
  if (own === null || whole === null) return '';
  const { a, b, c, d, e, f } = whole.inverse().multiply(own);
  return `matrix(${a} ${b} ${c} ${d} ${e} ${f})`;
}

/** The box around an element, in the coordinates of the whole picture. */
export function boxIn(element: SVGGraphicsElement, svg: SVGSVGElement): View {
  const own = element.getScreenCTM();
  const whole = svg.getScreenCTM();
  if (own === null || whole === null) return { x: 0, y: 0, w: 0, h: 0 };
  const { x, y, width, height } = element.getBBox();
  const matrix = whole.inverse().multiply(own);
  const corners = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ].map(([px = 0, py = 0]) => new DOMPoint(px, py).matrixTransform(matrix));
  const [left, top] = [Math.min(...corners.map((one) => one.x)), Math.min(...corners.map((one) => one.y))];
  const [right, bottom] = [Math.max(...corners.map((one) => one.x)), Math.max(...corners.map((one) => one.y))];
  return { x: left, y: top, w: right - left, h: bottom - top };
}
