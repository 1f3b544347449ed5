// A page with nothing of a game on it.
import { forgetKept } from './kept.js';

/** Leaves one sentence on the page, and nothing of the game. */
export function showAlone(text: string): void {
  forgetKept();
  document.body.textContent = text;
}
