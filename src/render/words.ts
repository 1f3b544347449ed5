// Sets words: lines of runs that shrink to fit, and paragraphs broken to a width.
import type { Run, TextShape } from '../table/scene.js';
import { FONTS } from './backend.js';
import type { Pen } from './pen.js';

/** From the middle of a line of text down to its baseline, over the letter size. */
const BASELINE = 0.355;
const LEADING = 1.28;
const SMALLEST = 0.45;

const wordsOf = ({ text }: Run): string => {
  if (typeof text !== 'string') throw new Error(`Scene text not put into words: ${text.key}`);
  return text;
};

function setFont(pen: Pen, { size, weight }: Run, scale: number): void {
  pen.font = `${Math.round(size * scale * 100) / 100}px "${FONTS[weight].family}"`;
}

function widthOf(pen: Pen, run: Run, scale: number): number {
  setFont(pen, run, scale);
  return pen.measureText(wordsOf(run)).width;
}

function strike(pen: Pen, run: Run, scale: number, x: number, y: number, halo: TextShape['halo']): void {
  setFont(pen, run, scale);
  const baseline = y + run.size * scale * BASELINE;
  if (halo) {
    pen.strokeStyle = halo.colour;
    pen.lineWidth = halo.width;
    pen.strokeText(wordsOf(run), x, baseline);
  }
  pen.fillStyle = run.fill;
  pen.fillText(wordsOf(run), x, baseline);
}

function paintLine(pen: Pen, shape: TextShape, runs: readonly Run[], y: number, fitted: number): void {
  const gap = shape.gap ?? 0;
  const total = (scale: number): number =>
    runs.reduce((sum, run) => sum + widthOf(pen, run, scale), 0) + gap * Math.max(0, runs.length - 1);
  let scale = fitted;
  if (shape.maxWidth !== undefined) {
    const natural = total(scale);
    if (natural > shape.maxWidth) scale = Math.max(SMALLEST, (scale * shape.maxWidth) / natural);
  }
  const width = total(scale);
  let x = shape.at[0] - (shape.align === 'left' ? 0 : shape.align === 'right' ? width : width / 2);
  for (const run of runs) {
    strike(pen, run, scale, x, y, shape.halo);
    x += widthOf(pen, run, scale) + gap;
  }
}

function breakLines(pen: Pen, run: Run, scale: number, width: number): Run[] {
  const lines: string[] = [];
  for (const paragraph of wordsOf(run).split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && widthOf(pen, { ...run, text: longer }, scale) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
  }
  return lines.map((text) => ({ ...run, text }));
}

/** Paints a text shape; throws when a text of it was not put into words. */
export function paintText(pen: Pen, shape: TextShape): void {
  pen.textAlign = 'left';
  pen.textBaseline = 'alphabetic';
  pen.lineJoin = 'round';
  pen.setLineDash([]);
  const { wrap } = shape;
  if (!wrap) {
    paintLine(pen, shape, shape.runs, shape.at[1], 1);
    return;
  }
  const broken = (scale: number): Run[] => shape.runs.flatMap((run) => breakLines(pen, run, scale, wrap.width));
  const heightOf = (lines: readonly Run[], scale: number): number =>
    lines.reduce((sum, { size }) => sum + size * LEADING * scale, 0);
  let scale = 1;
  let lines = broken(scale);
  while (heightOf(lines, scale) > wrap.height && scale > SMALLEST) {
    scale -= 0.05;
    lines = broken(scale);
  }
  let y = shape.at[1];
  for (const line of lines) {
    const height = line.size * LEADING * scale;
    paintLine(pen, { ...shape, maxWidth: wrap.width }, [line], y + height / 2, scale);
    y += height;
  }
}
