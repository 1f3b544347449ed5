// How the computer player answers questions with a few named ways: uses of Operations, DEFCON, boycotts, offers.
import { copyOf } from '../../../table/copy.js';
import type { Choose } from '../../../table/question.js';
import { cardIds, type CardId } from '../data/cards.js';
import { opponent } from '../data/terms.js';
import { countriesIn } from '../data/geography.js';
import { type Mode, modes } from '../rules/card-uses.js';
import { budgetOf } from '../rules/ops-value.js';
import { winnerByVp } from '../rules/scoring.js';
import { roundsLeft } from '../rules/turn.js';
import { opsUses } from '../rules/operations.js';
import { moveVp } from '../phases/effects/tracks.js';
import type { About } from './about.js';
import { budgetFrom } from './places.js';
import { bestLine } from './lines.js';
import { onAverage } from './hand-items.js';
import { isDoomed, planHand } from './plan.js';
import { bestMode, choosePlay, isPerilous, opsGain, type Reckoning } from './plays.js';
import { freeGain, useGain } from './uses.js';

function idsOf(form: Choose): readonly string[] {
  return form.options().map(({ id }) => id);
}

/** Whether the other side would be charged with DEFCON 1 now. */
function otherCharged({ thought }: Reckoning): boolean {
  const { phasing } = thought.state;
  return phasing !== null && phasing !== thought.side;
}

/** What rounds above the brink have to spare a hand before DEFCON is raised for them: the other side may strike in more regions then. */
const dearCalm = 12;

/** Whether the rest of the hand is in danger unless DEFCON rises, or a level more costs only the other side. */
function needsCalm({ thought: { state, side } }: Reckoning): boolean {
  if (roundsLeft(state, opponent(side)) <= 1) return true;
  const guess = onAverage(side);
  // The event is what the present round is played for: nothing but the rest of the hand is left to plan.
  const now = planHand(state, side, guess);
  return isDoomed(now) || planHand({ ...state, defcon: 5 }, side, guess).value - now.value > dearCalm;
}

/** Answers a question by its key; undefined when it has no view of it. */
export function chosenWay(reckoning: Reckoning, key: string, form: Choose, about: About): string | undefined {
  const { thought } = reckoning;
  const { state, side } = thought;
  switch (key) {
    case 'play':
      return play(reckoning, form);
    case 'mode':
      return mode(reckoning, form, about);
    case 'opsUse':
      return opsUse(reckoning, form, about);
    case 'freeAction':
      return freeAction(reckoning, form, about);
    case 'eighthRound':
      return eighthRound(reckoning);
    case 'olympics':
      return otherCharged(reckoning) && state.defcon === 2 ? 'boycott' : 'participate';
    case 'event.summit':
      return otherCharged(reckoning) && state.defcon === 2 ? 'lower' : 'keep';
    case 'event.how_i_learned_to_stop_worrying':
      return otherCharged(reckoning) ? '1' : needsCalm(reckoning) ? '5' : undefined;
    case 'event.wargames':
      return endsWell(reckoning) ? 'yes' : 'no';
    case 'event.grain_sales_to_soviets':
      return grain(reckoning, form, about);
    case 'event.warsaw_pact_formed':
      return side === 'ussr' ? warsawPact(reckoning) : undefined;
    default:
      return undefined;
  }
}

function play(reckoning: Reckoning, form: Choose): string | undefined {
  const offered = new Set(idsOf(form));
  const cards = cardIds.filter((id) => offered.has(id));
  if (!offered.has('pass')) return bestLine(reckoning, cards)?.card;
  const chosen = choosePlay(reckoning, cards);
  if (chosen === undefined) return undefined;
  return offered.has('pass') && chosen.gain < 0 ? 'pass' : chosen.card;
}

function mode(reckoning: Reckoning, form: Choose, about: About): string | undefined {
  if (about.card === undefined || reckoning.thought.depth > 0) return undefined;
  const offered = new Set(idsOf(form));
  const legal: readonly Mode[] = modes.filter((each) => offered.has(each));
  const { state, side } = reckoning.thought;
  const source = about.source ?? 'round';
  const ownRound = source === 'round' && state.round > 0 && state.phasing === side;
  if (ownRound) return bestLine(reckoning, [about.card], legal)?.mode;
  return bestMode(reckoning, about.card, source, legal)?.mode;
}

function opsUse({ thought }: Reckoning, form: Choose, about: About): string | undefined {
  const offered = new Set(idsOf(form));
  const budget =
    about.card === undefined
      ? budgetFrom(about)
      : { ...budgetOf(thought.state, thought.side, 1, about.card), base: about.ops ?? 1 };
  const rated = opsUses
    .filter((use) => offered.has(use))
    .map((use) => ({ use, gain: useGain(thought, use, budget) }))
    .toSorted((a, b) => b.gain - a.gain);
  const [best] = rated;
  return best !== undefined && best.gain < 0 && offered.has('decline') ? 'decline' : best?.use;
}

function freeAction({ thought }: Reckoning, form: Choose, about: About): string {
  const offered = new Set(idsOf(form));
  const targets = about.countries ?? countriesIn('europe');
  const ways = (['coup', 'realign'] as const).filter((way) => offered.has(way));
  const [best] = ways
    .map((way) => ({ way, gain: freeGain(thought, way, budgetFrom(about), targets) }))
    .toSorted((a, b) => b.gain - a.gain);
  return best !== undefined && best.gain > 0 ? best.way : 'none';
}

/** An eighth round is taken when it does not force a dangerous card out. */
function eighthRound(reckoning: Reckoning): string {
  const { state, side } = reckoning.thought;
  return state.hands[side].some((id) => !isPerilous(reckoning.thought, id)) ? 'yes' : 'no';
}

/** Whether ending the game by Wargames wins it. */
function endsWell({ thought }: Reckoning): boolean {
  const after = copyOf(thought.state);
  moveVp(after, opponent(thought.side) === 'us' ? 6 : -6);
  return winnerByVp(after) === thought.side;
}

const grainOps = 2;

function grain(reckoning: Reckoning, form: Choose, about: About): string {
  const { drawn } = about;
  const warned = form.options().some(({ id, danger }) => id === 'play' && danger !== undefined);
  if (drawn === undefined || warned) return 'return';
  const { thought } = reckoning;
  const own = Math.max(opsGain(reckoning, drawn), eventFor(reckoning, drawn));
  return own > useGain(thought, 'influence', { base: grainOps, bonuses: [] }) ? 'play' : 'return';
}

function eventFor({ thought }: Reckoning, id: CardId): number {
  // One level of thinking ahead is enough for a card that is only drawn.
  return thought.depth > 0 || isPerilous(thought, id) ? -1 : 0;
}

/** Adding influence to Eastern Europe unless the US has settled there. */
function warsawPact({ thought }: Reckoning): string {
  const held = countriesIn('eastern_europe').filter((id) => thought.state.influence[id].us >= 2).length;
  return held >= 2 ? 'remove' : 'add';
}
