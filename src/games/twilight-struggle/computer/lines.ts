// How the keen computer player picks a card, its use and its headline: a plan for the hand first, then the best few played out.
import { card, isScoring, type CardId } from '../data/cards.js';
import type { Side } from '../data/terms.js';
import { bringsEvent, legalModes, type Mode } from '../rules/card-uses.js';
import { lowersDefcon } from '../rules/coups.js';
import { budgetOf } from '../rules/ops-value.js';
import { mayStrike, perilOf } from '../rules/perils.js';
import { scoringPressed } from '../rules/turn.js';
import type { TwilightState } from '../state.js';
import { onAverage, type EventWorth } from './hand-items.js';
import { isDoomed, planWithout } from './plan.js';
import { fatalFirst, headlineGain, headlineRisk } from './headlines.js';
import { eventRisk, loweredOnce, modeGain, perilCost, type Reckoning } from './plays.js';
import { Search, type Line, type Sighted } from './search.js';
import { bestCoups, decisive } from './strike.js';

/** The ways to use a card, but for an own event that may end the world by chance: its Operations are there for the taking. */
function soundModes(state: TwilightState, side: Side, id: CardId, legal: readonly Mode[]): readonly Mode[] {
  const sound = legal.filter((mode) => mode !== 'event' || perilOf(state, side, id, 'round') === undefined);
  return sound.length > 0 ? sound : legal;
}

/** Lines of a card: each sound way to use it, a coup at each of the best places. */
function linesOf(reckoning: Reckoning, id: CardId, aims: number, legal?: readonly Mode[]): readonly Sighted[] {
  const { thought } = reckoning;
  const { state, side } = thought;
  const modes = soundModes(state, side, id, legal ?? legalModes(state, side, id, 'round'));
  return modes.flatMap((mode): readonly Sighted[] => {
    const first = modeGain(reckoning, id, mode, 'round');
    if (mode !== 'coup') return [{ card: id, mode, first }];
    const budget = budgetOf(state, side, card(id).ops, id);
    const best = bestCoups(thought, budget).slice(0, aims);
    const [top] = best;
    return best.map(({ target, gain }) => ({ card: id, mode, target, first: first + gain - (top?.gain ?? 0) }));
  });
}

/** What a line risks at once: the event it lets occur, at the DEFCON its coup leaves. */
function riskOf(state: TwilightState, side: Side, { card: id, mode, target }: Line): number {
  if (!isWithEvent(mode) || !(mode === 'event' || bringsEvent(state, side, id, 'round'))) return 0;
  const lower = target !== undefined && lowersDefcon(state, side, target);
  if (lower && state.defcon <= 3 && mayStrike(id)) return perilCost.opponentOps;
  return eventRisk(lower ? loweredOnce(state) : state, side, id, 'round');
}

/** DEFCON once a line has been played. */
function defconAfter(reckoning: Reckoning, { card: id, mode, target }: Line): number {
  const { state, side } = reckoning.thought;
  const struck = target !== undefined && lowersDefcon(state, side, target) ? 1 : 0;
  const occurs = mode === 'event' || (isWithEvent(mode) && bringsEvent(state, side, id, 'round'));
  const left = occurs && !isScoring(id) ? reckoning.defconAfter(id, 'round') : state.defcon;
  return Math.max(2, left - struck);
}

/** Whether a card used in a way lets the other side's event occur. */
function isWithEvent(mode: Line['mode']): boolean {
  return mode !== 'space' && mode !== 'cancel' && mode !== 'lightning';
}

/** The line that comes out best when the rest of the turn is played out; lines that may lose at once only where all do. */
export function bestLine(reckoning: Reckoning, cards: readonly CardId[], legal?: readonly Mode[]): Line | undefined {
  const { thought } = reckoning;
  const { state, side, breadth } = thought;
  const scoring = cards.filter(isScoring);
  const open = scoringPressed(state, side) && scoring.length > 0 ? scoring : cards;
  const events = eventsOf(reckoning);
  const left = (line: Line): number => {
    const after = { ...state, defcon: defconAfter(reckoning, line) };
    return planWithout(after, side, line.card, line.mode, events);
  };
  const lines = open
    .flatMap((id) => linesOf(reckoning, id, breadth.aims, legal))
    .map((line) => ({ ...line, first: line.first + left(line) - riskOf(state, side, line) }))
    .toSorted((a, b) => b.first - a.first);
  const [top] = lines;
  if (top === undefined) return undefined;
  const near = lines.filter(({ first }) => first > top.first - decisive / 10).slice(0, breadth.lines);
  if (near.length === 1) return top;
  const search = new Search(thought, reckoning.answer, { events, tries: breadth.tries });
  return search.best(near);
}

/** What each card of the hand at hand does when its event occurs; cards that come later are taken at the average. */
function eventsOf(reckoning: Reckoning): EventWorth {
  const { state, side } = reckoning.thought;
  const hand = new Set(state.hands[side]);
  const source = state.round === 0 ? 'headline' : 'round';
  const later = onAverage(side);
  return (id) => (hand.has(id) ? reckoning.event(id, source) : later(id));
}

/** A headline with what the hand is worth that it leaves. */
interface Headline extends Sighted {
  readonly plan: number;
  readonly risk: number;
  /** How likely the other side's headline makes it the end of the world. */
  readonly fatal: number;
  /** Whether that is too likely to be weighed against what it gains. */
  readonly isRisky: boolean;
  /** Whether its event may lower DEFCON. */
  readonly lowers: boolean;
}

/** The plan of a hand in danger is worth no more than this; what a dangerous headline has to make better of it. */
const inDanger = -45;
const relief = 25;

/** A headline is left alone that ends the world more often than this at DEFCON 3, or above, where only one card of the other side can bring it to the brink. */
const hardly = { atThree: 0.01, above: 0.05 } as const;

/** What the end of the world costs on the scale of a plan. */
const priceInPlan = 400;

/** Nothing is worth the end of the world, should the other side lower DEFCON first, but a hand that may well end it later. */
function openHeadlines(all: readonly Headline[]): readonly Headline[] {
  const quiet = all.filter(({ risk, isRisky }) => !isRisky && risk < decisive);
  const best = Math.max(-Infinity, ...quiet.map(({ plan }) => plan));
  if (best > inDanger) return quiet.filter(({ plan }) => !isDoomed({ value: plan }));
  const relieving = all
    .filter(({ risk, isRisky, plan }) => isRisky && risk < decisive && plan > best + relief)
    .filter(({ plan }) => !isDoomed({ value: plan }))
    .map((line) => {
      const risk = priceInPlan * line.fatal;
      return { ...line, first: line.first + line.risk - risk, risk };
    });
  const open = [...quiet, ...relieving];
  const sound = open.filter(({ plan }) => !isDoomed({ value: plan }));
  if (sound.length > 0) return sound;
  // Where nothing mends the hand, time may: DEFCON is kept up.
  const still = open.filter(({ lowers }) => !lowers);
  return still.length > 0 ? still : open.length > 0 ? open : all;
}

/** The headline that comes out best. */
export function bestHeadline(reckoning: Reckoning, cards: readonly CardId[]): CardId | undefined {
  const { thought } = reckoning;
  const { state, side, breadth } = thought;
  const events = eventsOf(reckoning);
  const all = cards.map((id) => {
    const defcon = isScoring(id) ? state.defcon : Math.max(2, reckoning.defconAfter(id, 'headline'));
    const plan = planWithout({ ...state, defcon }, side, id, 'headline', events);
    const first = headlineGain(reckoning, id) + plan;
    const fatal = isScoring(id) ? 0 : fatalFirst(state, side, id);
    const risk = headlineRisk(state, side, id);
    const isRisky = fatal >= (state.defcon > 3 ? hardly.above : hardly.atThree);
    const lowers = defcon < state.defcon;
    return { card: id, mode: 'headline' as const, first, plan, risk, fatal, isRisky, lowers };
  });
  const lines = openHeadlines(all).toSorted((a, b) => b.first - a.first);
  const [top] = lines;
  if (top === undefined) return undefined;
  const near = lines.filter(({ first }) => first > top.first - decisive / 10).slice(0, breadth.lines);
  if (near.length === 1) return top.card;
  const search = new Search(thought, reckoning.answer, { events, tries: breadth.tries });
  return search.best(near)?.card;
}
