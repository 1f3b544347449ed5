// What its owner is told of a card that now lies face down: what becomes of it unless they say otherwise, and how to say it.
import type { CardId } from '../../data/cards.js';
import type { Nation } from '../../data/nations.js';
import { stands } from '../../questions/respond.js';
import { cardName, say } from '../../reports/names.js';
import type { QmgTable } from '../../state.js';

/** Suggests what may be said in advance of a card that has been laid; only its owner reads it. */
export function suggest(t: QmgTable, nation: Nation, id: CardId): void {
  const card = cardName(id);
  t.tell(stands(id) ? say('report.laid.used', { card }) : say('report.laid.kept', { card }), {
    to: [nation],
    weight: 'detail',
  });
}
