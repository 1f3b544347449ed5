// Fits the letters of boards to the font that this browser has.
import { fitTo } from './letters.js';

export function fitLetters(): void {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return;
  const { fontFamily } = getComputedStyle(document.documentElement);
  const size = 100;
  fitTo((text, isBold) => {
    context.font = `${isBold ? 700 : 400} ${size}px ${fontFamily}`;
    return context.measureText(text).width / size;
  });
}
