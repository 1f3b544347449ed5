// Plays a card, from announcing it to laying it off, and lets its event occur (rulebook, 5.0 Card Play).
import type { Script } from '../../../table/script.js';
import { card, type CardId } from '../data/cards.js';
import { opponent, type Side } from '../data/terms.js';
import { modeByRule } from '../questions/absence.js';
import { chooseCards, chooseOne } from '../questions/ask.js';
import { modeWay } from '../questions/card-uses.js';
import { cardName, say, sideName } from '../reports/names.js';
import {
  bringsEvent,
  cancellerOf,
  cardGrant,
  isUse,
  legalModes,
  type Canceller,
  type Mode,
} from '../rules/card-uses.js';
import { carriedOutBy, companions, eventAllowed, type Source } from '../rules/events.js';
import type { TwilightTable } from '../state.js';
import { announce } from './announce.js';
import { layOut, settle } from './effects/piles.js';
import type { CardRunner } from './events/event-script.js';
import { eventOf } from './events/index.js';
import { chooseUse, spendOn, spendOps } from './operations/spend.js';

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
  state.chosen = { side, card: id };
  const mode = yield* chooseOne(t, {
    key: 'mode',
    side,
    text: say('ask.mode', { card: cardName(id) }),
    about: { card: id, source },
    idle: 'quiet',
    ways: legal.map((each) => modeWay(state, side, id, each, source)),
    fallback: modeByRule(state, side, id, legal, source),
  });
  state.chosen = null;
  yield* useCard(t, side, id, mode, source);
}

/** Uses a card in a legal way: announces it, carries it out, lays it off. */
export function* useCard(t: TwilightTable, side: Side, id: CardId, mode: Mode, source: Source): Script<void> {
  if (mode === 'cancel' || mode === 'lightning') {
    yield* useWithCanceller(t, side, id, mode);
    return;
  }
  if (mode === 'event' && (id === 'un_intervention' || (id === 'first_lightning' && source === 'round'))) {
    yield* askCompanion(t, side, id === 'un_intervention' ? 'cancel' : 'lightning');
    return;
  }
  t.tell(say(`play.${mode}`, { side: sideName(side), card: cardName(id) }), { weight: 'headline' });
  layOut(t.state, id);
  const as = mode === 'event' || mode === 'space' ? mode : 'operations';
  yield* announce(t, { do: 'play', side, card: id, as, source });
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
  const mayFollow = bringsEvent(t.state, side, id, source);
  const grant = cardGrant(t.state, side, id, false);
  if (isUse(mode)) yield* spendOn(t, { ...grant, then: mayFollow ? id : undefined }, mode);
  // Whether the event can occur is looked at when it is due: the Operations may have changed it either way.
  return mayFollow || bringsEvent(t.state, side, id, source) ? yield* playEvent(t, id, frame) : false;
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
  t.tell(say('play.cancel', { side: sideName(side), card: cardName(companion), canceller: cardName(canceller) }), {
    weight: 'headline',
  });
  layOut(t.state, canceller);
  layOut(t.state, companion);
  yield* announce(t, { do: 'play', side, card: canceller, as: 'cancel', source: 'round' });
  yield* spendOps(t, cardGrant(t.state, side, companion, false));
  settle(t, companion, false);
  settle(t, canceller, true);
}

/** The Operations of a card whose event is ignored: any use, the space race included. */
function* useOperations(t: TwilightTable, side: Side, id: CardId, source: Source): Script<void> {
  t.tell(say('play.opsOnly', { side: sideName(side), card: cardName(id), ops: card(id).ops }), { weight: 'headline' });
  layOut(t.state, id);
  const grant = cardGrant(t.state, side, id, true);
  const use = yield* chooseUse(t, grant);
  if (use !== undefined) {
    yield* announce(t, { do: 'play', side, card: id, as: use === 'space' ? 'space' : 'operations', source });
    yield* spendOn(t, grant, use);
  }
  settle(t, id, false);
}

/**
 * Carries a card's event out if its prerequisites hold now.
 * @param user the side that used the card; a neutral event is its own, any other its owner's.
 * @returns whether the event occurred, even without effect.
 */
export function* playEvent(
  t: TwilightTable,
  id: CardId,
  { user, source }: { readonly user: Side; readonly source: Source },
): Script<boolean> {
  if (!eventAllowed(t.state, id, user, source)) {
    t.tell(say('event.barred', { card: cardName(id) }));
    return false;
  }
  const player = carriedOutBy(id, user);
  const phasing = t.state.phasing ?? user;
  t.tell(say('event.occurs', { card: cardName(id), side: sideName(player) }), { weight: 'detail' });
  yield* eventOf(id)(t, { card: id, player, opponent: opponent(player), phasing }, runner);
  return true;
}

/** What events set off goes the same way as what is played. */
const runner: CardRunner = {
  *event(t, id, { user, source }) {
    yield* announce(t, { do: 'play', side: user, card: id, as: 'event', source });
    return yield* playEvent(t, id, { user, source });
  },
  use: askAndUse,
  operations: useOperations,
};
