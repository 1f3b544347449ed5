// Widths of label words in the vendored fonts, for fitting label boxes.
import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';

const families = { regular: 'Bake Regular', bold: 'Bake Bold' } as const;
for (const [weight, file] of [
  ['regular', 'Pretendard-Regular.otf'],
  ['bold', 'Pretendard-Bold.otf'],
] as const) {
  GlobalFonts.registerFromPath(fileURLToPath(new URL(`../../assets/fonts/${file}`, import.meta.url)), families[weight]);
}
const context = createCanvas(8, 8).getContext('2d');

/** The width in pixels of a text at a size. */
export function textWidth(text: string, size: number, weight: keyof typeof families): number {
  context.font = `${size}px "${families[weight]}"`;
  return context.measureText(text).width;
}
