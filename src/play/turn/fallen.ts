// Says which orders have fallen off a sheet because another was changed.
import type { Orders, Sheet } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { inWordsOf, say } from '../change/refuse.js';

/**
 * A sentence on orders that are on a sheet no more, in the words of their game.
 * @returns nothing where there are none.
 */
export function sayFallen(kind: string, form: Orders, fallen: Sheet): readonly Text[] {
  if (fallen.length === 0) return [];
  return [say('sheet.fallen', { orders: fallen.map((order) => inWordsOf(kind, form.describe(order))) })];
}
