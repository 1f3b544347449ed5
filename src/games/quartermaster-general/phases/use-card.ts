// A card is used: a Status or Response on the table, or a Bolster of the hand; its cost is paid, and it does what it says (rulebook, Status and Response cards; Total War, Bolsters).
import type { Script } from '../../../table/script.js';
import { card, type CardId } from '../data/cards.js';
import { sideOf, type Nation } from '../data/nations.js';
import { cardName, nationName, say } from '../reports/names.js';
import type { Trigger } from '../rules/triggers.js';
import type { QmgTable } from '../state.js';
import type { Desk } from './effects/desk.js';
import { payFor, takeOut } from './effects/piles.js';
import { runSteps } from './effects/run-steps.js';

/**
 * Uses a card of a nation in answer to a trigger, or at no trigger in its own Play step.
 * @returns whether it was carried out, and not stopped by a card of the other side.
 */
export function* useCard(d: Desk, nation: Nation, id: CardId, trigger: Trigger | null): Script<boolean> {
  const { t } = d;
  const { state } = t;
  const { type, perTurn } = card(id);
  t.tell(say('report.uses', { nation: nationName(nation), card: cardName(id) }));
  if (type === 'response' || type === 'bolster') show(t, nation, id);
  if (yield* isStopped(d, nation, [id])) return false;
  if (perTurn === true) state.used.push(id);
  yield* payFor(d, nation, id);
  yield* runSteps(d, { owner: nation, card: id, trigger });
  if (type === 'status' && nation === 'germany') yield* d.announce({ kind: 'statusUsed', by: nation, cards: [id] });
  return true;
}

/** A Response or Bolster comes out, and lies face up on the discard pile. */
function show(t: QmgTable, nation: Nation, id: CardId): void {
  const { responses, hand, discard, seen } = t.state;
  takeOut(responses[nation].includes(id) ? responses[nation] : hand[nation], id);
  discard[nation].unshift(id);
  if (!seen[nation].includes(id)) seen[nation].push(id);
  t.reveal();
}

/** Lets the other side stop cards of the Axis before they cost anything or have an effect; returns which are stopped (Total War, Bolsters). */
export function* stoppedOf(d: Desk, nation: Nation, cards: readonly CardId[]): Script<readonly CardId[]> {
  const [first] = cards;
  if (first === undefined || !d.t.state.options.totalWar || sideOf(nation) !== 'axis') return [];
  const { type } = card(first);
  if (type === 'response') return [];
  const kind = type === 'bolster' ? 'bolsterDeclared' : 'statusDeclared';
  const trigger = { kind, by: nation, cards, stopped: [] as readonly CardId[] } satisfies Trigger;
  yield* d.announce(trigger);
  return trigger.stopped;
}

function* isStopped(d: Desk, nation: Nation, cards: readonly CardId[]): Script<boolean> {
  return (yield* stoppedOf(d, nation, cards)).length > 0;
}
