// One action round of one side, and what comes after it (rulebook, 4.5 D).
import type { Choose } from '../../../table/question.js';
import { cardOption, chooseCountry, framed, yesNo } from '../questions/ask.js';
import { scoringCardsIn, nextRound, scoringPressed, eighthRound, isTrapped, roundsLeft } from '../rules/turn.js';
import { isScoring, type CardId } from '../data/cards.js';
import { cardByRule } from '../questions/absence.js';
import { holdsChina, type TwilightTable } from '../state.js';
import { controls, influenceOf } from '../rules/control.js';
import { announce } from './announce.js';
import type { Side } from '../data/terms.js';
import { countryIds } from '../data/countries.js';
import { addInfluence, noteReach } from './effects/influence.js';
import { dangerOfAll } from '../questions/card-uses.js';
import { mayPass, playableCards } from '../rules/card-uses.js';
import { cardName, say, sideName } from '../reports/names.js';
import type { Script } from '../../../table/script.js';
import { askAndUse } from './play-card.js';
import { playScoring, trappedRound } from './trap.js';

/** The action round of the side on turn. */
export function* actionRound(t: TwilightTable): Script<string> {
  const { state } = t;
  const side = state.phasing;
  if (side === null) throw new Error('an action round without a side on turn');
  noteReach(state);
  state.defconFell = false;
  if (state.lastCoup?.side === side) state.lastCoup = null;
  t.tell(say('round.begins', { turn: state.turn, round: state.round, side: sideName(side) }), { weight: 'detail' });
  yield* announce(t, { do: 'beginRound', side });
  const plays = state.round < eighthRound || (yield* takesEighth(t, side));
  if (plays) {
    if (side === 'ussr' && state.effects.kremlinFlu) yield* sickRound(t);
    else if (isTrapped(state, side)) yield* trappedRound(t, side);
    else yield* freeRound(t, side);
  }
  yield* norad(t);
  return goOn(t);
}

/** The eighth round is optional; a scoring card that may not be held makes it compulsory under the option `force`. */
function* takesEighth(t: TwilightTable, side: Side): Script<boolean> {
  const { state } = t;
  if (state.hands[side].length === 0 && !holdsChina(state, side)) return false;
  if (state.options.heldScoringCard === 'force' && scoringCardsIn(state, side).length > 0) return true;
  const taken = yield* yesNo(t, { key: 'eighthRound', side, text: say('ask.eighthRound'), fallback: false });
  if (!taken) t.tell(say('round.declined', { side: sideName(side) }));
  return taken;
}

/** Kremlin Flu: a scoring card is played if there is one, otherwise the round is lost. */
function* sickRound(t: TwilightTable): Script<void> {
  t.state.effects.kremlinFlu = false;
  t.tell(say('round.flu', { card: cardName('kremlin_flu') }));
  if (scoringCardsIn(t.state, 'ussr').length > 0) yield* playScoring(t, 'ussr', false);
  else t.tell(say('round.lost', { side: sideName('ussr') }));
}

/** A round without a trap: a card and its use. */
function* freeRound(t: TwilightTable, side: Side): Script<void> {
  const { state } = t;
  const cards = playableCards(state, side);
  const pass = mayPass(state, side);
  if (cards.length === 0) {
    t.tell(say('round.sitsOut', { side: sideName(side) }));
    yield* announce(t, { do: 'pass', side });
    return;
  }
  const pressed = scoringPressed(state, side);
  const ids: readonly (CardId | 'pass')[] = pass ? [...cards, 'pass'] : cards;
  const form: Choose<CardId | 'pass'> = {
    kind: 'choose',
    of: 'cards',
    min: 1,
    max: 1,
    options: () =>
      ids.map((id) =>
        id === 'pass'
          ? { id, text: say('round.pass') }
          : cardOption(id, {
              danger: pressed && !isScoring(id) ? say('danger.heldScoring') : dangerOfAll(state, side, id),
            }),
      ),
  };
  const byRule = (): CardId | 'pass' =>
    pass ? 'pass' : (cardByRule(state, side, cards, pressed) ?? cards[0] ?? 'pass');
  const [chosen = 'pass'] = yield* t.ask({
    ...framed(state, {
      key: 'play',
      side,
      text: say('ask.play', { turn: state.turn, round: state.round }),
      about: { roundsLeft: roundsLeft(state, side) },
    }),
    form,
    fallback: () => [byRule()],
  });
  // What was played without a choice has come out of a hidden hand all the same: the other side takes nothing back that led to it.
  if (ids.length === 1) t.reveal();
  if (chosen === 'pass') {
    t.tell(say('round.sitsOut', { side: sideName(side) }));
    yield* announce(t, { do: 'pass', side });
    return;
  }
  yield* askAndUse(t, side, chosen, 'round');
}

/** NORAD: DEFCON moved to 2 in this round, Canada is US-controlled: one influence where the US already stands. */
function* norad(t: TwilightTable): Script<void> {
  const { state } = t;
  if (!state.defconFell || !state.effects.norad || !controls(state, 'us', 'canada')) return;
  state.defconFell = false;
  const chosen = yield* chooseCountry(t, {
    key: 'norad',
    side: 'us',
    text: say('ask.norad', { card: cardName('norad') }),
    none: say('none.place'),
    ids: countryIds.filter((id) => influenceOf(state, 'us', id) > 0),
    optional: true,
  });
  if (chosen !== undefined) addInfluence(t, 'us', { [chosen]: 1 });
}

/** Moves to the next action round or to the end of the turn; returns the phase. */
export function goOn(t: TwilightTable): string {
  const { state } = t;
  const next = state.round === 0 ? ({ round: 1, side: 'ussr' } as const) : nextRound(state);
  if (next === undefined) {
    state.phasing = null;
    return 'turnEnd';
  }
  state.round = next.round;
  state.phasing = next.side;
  return 'round';
}
