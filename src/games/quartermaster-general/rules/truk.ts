// Truk, which Japan may use at any moment of its turn: whether it may lie there, and whether it would make anything possible.
import type { OpenTable } from '../state.js';
import { unsupplied } from './supply.js';
import { unseenResponses } from './triggers.js';

/** The position once Truk has been used. */
export function withTruk<T extends OpenTable>(table: T): T {
  return { ...table, truk: true };
}

/**
 * Whether Japan could supply a piece with Truk, as far as everybody can know.
 * @param faceDown how many cards lie face down before Japan.
 */
export function couldUseTruk(table: OpenTable, faceDown: number): boolean {
  if (table.active !== 'japan' || table.truk || faceDown === 0) return false;
  if (!unseenResponses(table, 'japan').includes('jpn-truk')) return false;
  return unsupplied(withTruk(table), 'japan').length < unsupplied(table, 'japan').length;
}
