// A card on the table is used: its cost is paid, it does what it says, and a Response is gone (rulebook, Status and Response cards).
import type { Script } from '../../../table/script.js';
import { card, type CardId } from '../data/cards.js';
import type { Nation } from '../data/nations.js';
import { cardName, nationName, say } from '../reports/names.js';
import type { Trigger } from '../rules/triggers.js';
import type { Desk } from './effects/desk.js';
import { payFor, takeOut } from './effects/piles.js';
import { runSteps } from './effects/run-steps.js';

/** Uses a Status or Response card of a nation in answer to a trigger, or at no trigger in its own Play step. */
export function* useCard(d: Desk, nation: Nation, id: CardId, trigger: Trigger | null): Script<void> {
  const { t } = d;
  const { state } = t;
  const { type, perTurn } = card(id);
  t.tell(say('report.uses', { nation: nationName(nation), card: cardName(id) }));
  if (type === 'response') {
    takeOut(state.responses[nation], id);
    state.discard[nation].unshift(id);
    state.seen[nation].push(id);
    t.reveal();
  }
  if (perTurn === true) state.used.push(id);
  yield* payFor(t, nation, id);
  yield* runSteps(d, { owner: nation, card: id, trigger });
  if (type === 'status' && nation === 'germany') yield* d.announce({ kind: 'statusUsed', by: nation, cards: [id] });
}
