// Truk: whether Japan could save a piece with it, as far as everybody can know.
import type { OpenTable } from '../state.js';
import { unsupplied } from './supply.js';
import { unseenResponses } from './triggers.js';

/** @param faceDown how many cards lie face down before Japan. */
export function couldUseTruk(table: OpenTable, faceDown: number): boolean {
  if (table.active !== 'japan' || table.truk || faceDown === 0) return false;
  if (!unseenResponses(table, 'japan').includes('jpn-truk')) return false;
  return unsupplied({ ...table, truk: true }, 'japan').length < unsupplied(table, 'japan').length;
}
