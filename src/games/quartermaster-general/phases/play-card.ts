// A card is played: shown or laid on the table, answered, and carried out (rulebook, Cards).
import type { Script } from '../../../table/script.js';
import { card, type CardId } from '../data/cards.js';
import type { Nation } from '../data/nations.js';
import { cardName, nationName, say } from '../reports/names.js';
import { stepsOf } from '../rules/steps.js';
import { isTraceless, tracesOf } from '../rules/traces.js';
import type { Trigger } from '../rules/triggers.js';
import type { QmgState } from '../state.js';
import type { Desk, Playing } from './effects/desk.js';
import { suggest } from './effects/laid.js';
import { payFor, takeOut } from './effects/piles.js';
import { aim, carryOut } from './effects/raid.js';
import { runSteps } from './effects/run-steps.js';

/** Plays a card of the hand, or one of the discard pile. */
export function* playCard(d: Desk, nation: Nation, id: CardId, { from, asPlay }: Playing): Script<void> {
  const { t } = d;
  const { state } = t;
  take(state, nation, id, from);
  t.reveal();
  const args = { nation: nationName(nation), card: cardName(id) };
  const { type } = card(id);
  if (type === 'response') {
    state.responses[nation].push(id);
    t.tell(say('report.laysResponse', { nation: nationName(nation) }), { weight: 'headline' });
    suggest(t, nation, id);
    return;
  }
  if (type === 'status') {
    state.status[nation].push(id);
    t.tell(say('report.laysStatus', args), { weight: 'headline' });
    return;
  }
  state.discard[nation].unshift(id);
  t.tell(say('report.plays', args), { weight: 'headline' });
  const [step] = stepsOf(state, id);
  const raid = step?.op === 'ew' ? yield* aim(t, nation, id, step) : null;
  const played: Trigger = { kind: 'played', by: nation, card: id, asPlay, raid, keep: null };
  yield* d.announce(played);
  keepPlayed(d, nation, id, played);
  if (raid?.cancelled === true) return;
  const before = tracesOf(state, nation);
  if (raid !== null) yield* carryOut(d, raid);
  else yield* payFor(d, nation, id);
  yield* runSteps(d, { owner: nation, card: id, trigger: null });
  if (isTraceless(before, state, nation)) t.tell(say('report.noEffect', { card: cardName(id) }));
}

function take({ hand, discard, buried }: QmgState, nation: Nation, id: CardId, from: Playing['from']): void {
  if (from === 'hand') takeOut(hand[nation], id);
  else takeOut(discard[nation].includes(id) ? discard[nation] : buried[nation], id);
}

/** A card that goes back into the deck instead of staying discarded. */
function keepPlayed({ t }: Desk, nation: Nation, id: CardId, played: Trigger): void {
  if (played.kind !== 'played' || played.keep === null) return;
  const { discard, deck } = t.state;
  takeOut(discard[nation], id);
  if (played.keep === 'top') deck[nation].unshift(id);
  else deck[nation] = t.dice.shuffle([...deck[nation], id], `deck of ${nation}`);
  t.tell(say(`report.back.${played.keep}`, { card: cardName(id) }));
}
