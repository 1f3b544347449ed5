// Uses a card in a chosen way, from declaring it to laying it off (rulebook, 5.0 Card Play).
import { chooseCards, chooseOne } from '../../questions/ask.js';
import { layOut, settle } from '../effects/piles.js';
import { modeByRule } from '../../questions/absence.js';
import { useChina } from '../effects/china-card.js';
import { surelyDrops } from '../../rules/perils.js';
import { card, type CardId } from '../../data/cards.js';
import type { Side } from '../../data/terms.js';
import { type Source, companions } from '../../rules/events.js';
import { modeWay } from '../../questions/card-uses.js';
import {
  legalModes,
  cancellerOf,
  type Canceller,
  bringsEvent,
  cardGrant,
  isUse,
  type Mode,
} from '../../rules/card-uses.js';
import { playEvent } from '../events/play-event.js';
import { cardName, say, sideName } from '../../reports/names.js';
import { spendOn, spendOps } from './spend.js';
import { type OpsGrant } from '../../rules/operations.js';
import type { Script } from '../../../../table/script.js';
import type { TwilightTable } from '../../state.js';
import { buryUs, declareCard, u2 } from '../triggers.js';

/**
 * Asks how a side uses a card and carries it out, the card's destination included.
 * Events use it for a card played as if from the hand (Grain Sales).
 */
export function* askAndUse(t: TwilightTable, side: Side, id: CardId, source: Source): Script<void> {
  const { state } = t;
  const legal = legalModes(state, side, id, source);
  const [first] = legal;
  if (first === undefined) {
    t.tell(say('play.useless', { side: sideName(side), card: cardName(id) }));
    layOut(state, id);
    settle(t, id, false);
    return;
  }
  const mode = yield* chooseOne(t, {
    key: 'mode',
    side,
    text: say('ask.mode', { card: cardName(id) }),
    about: { card: id, source },
    ways: legal.map((each) => modeWay(state, side, id, each, source)),
    fallback: modeByRule(state, side, id, legal, source),
  });
  yield* useCard(t, side, id, mode, source);
}

/** Uses a card in a legal way: declares it, sets off what its play triggers, carries it out, lays it off. */
export function* useCard(t: TwilightTable, side: Side, id: CardId, mode: Mode, source: Source): Script<void> {
  if (mode === 'cancel' || mode === 'lightning') {
    yield* useWithCanceller(t, side, id, mode);
    return;
  }
  if (mode === 'event' && (id === 'un_intervention' || (id === 'first_lightning' && source === 'round'))) {
    yield* askCompanion(t, side, id === 'un_intervention' ? 'cancel' : 'lightning');
    return;
  }
  t.tell(say(`play.${mode}`, { side: sideName(side), card: cardName(id) }));
  layOut(t.state, id);
  if (source === 'round') buryUs(t, side, false);
  if (mode !== 'space') declareCard(t, side, id);
  if (id === 'the_china_card') useChina(t, side);
  const occurred = yield* carryOut(t, side, id, mode, source);
  settle(t, id, occurred);
}

/** The Operations and the event in the chosen order. Returns whether the event occurred. */
function* carryOut(t: TwilightTable, side: Side, id: CardId, mode: Mode, source: Source): Script<boolean> {
  const frame = { user: side, source };
  if (mode === 'event') return yield* playEvent(t, id, frame);
  if (mode === 'space') {
    yield* spendOn(t, cardGrant(t.state, side, id, true), 'space');
    return false;
  }
  if (mode === 'eventFirst') {
    const occurred = yield* playEvent(t, id, frame);
    yield* spendOps(t, cardGrant(t.state, side, id, false));
    return occurred;
  }
  const follows = bringsEvent(t.state, side, id, source);
  if (isUse(mode))
    yield* spendOn(t, { ...cardGrant(t.state, side, id, false), thenDrops: follows && surelyDrops(id) }, mode);
  return follows ? yield* playEvent(t, id, frame) : false;
}

function* askCompanion(t: TwilightTable, side: Side, mode: Canceller): Script<void> {
  const [companion] = yield* chooseCards(t, {
    key: 'companion',
    side,
    text: say('ask.companion', { card: cardName(cancellerOf(mode)) }),
    ids: companions(t.state, side),
  });
  if (companion !== undefined) yield* useWithCanceller(t, side, companion, mode);
}

/** An opponent's card with UN Intervention (or First Lightning): its event is cancelled, its Operations are used. */
function* useWithCanceller(t: TwilightTable, side: Side, companion: CardId, mode: Canceller): Script<void> {
  const canceller = cancellerOf(mode);
  t.tell(say('play.cancel', { side: sideName(side), card: cardName(companion), canceller: cardName(canceller) }));
  layOut(t.state, canceller);
  layOut(t.state, companion);
  buryUs(t, side, mode === 'cancel');
  if (mode === 'cancel') u2(t);
  else declareCard(t, side, canceller);
  const grant: OpsGrant = cardGrant(t.state, side, companion, false);
  yield* spendOps(t, grant);
  settle(t, companion, false);
  settle(t, canceller, true);
}

/** The Operations of a card whose event is ignored (a card taken by Missile Envy): any use, the space race included. */
export function* useOpsOnly(t: TwilightTable, side: Side, id: CardId): Script<void> {
  t.tell(say('play.opsOnly', { side: sideName(side), card: cardName(id), ops: card(id).ops }));
  layOut(t.state, id);
  yield* spendOps(t, cardGrant(t.state, side, id, true));
  settle(t, id, false);
}
