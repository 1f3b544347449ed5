// What its owner is told of a card that now lies face down, or has come into the hand: what becomes of it unless they say otherwise.
import { card as factsOf, type CardId } from '../../data/cards.js';
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

/** Tells the owner of cards that nobody is waited for with, once, that they act only by what was said in advance. */
export function explain(t: QmgTable, nation: Nation, cards: readonly CardId[]): void {
  const { state } = t;
  if (state.options.declarationWindows !== 'proxy') return;
  for (const id of new Set(cards)) {
    const { window } = factsOf(id);
    if ((window !== 'bolsterDeclared' && window !== 'statusDeclared') || state.explained.includes(id)) continue;
    state.explained.push(id);
    t.tell(say('report.inAdvance', { card: cardName(id) }), { to: [nation] });
  }
}
