// Weighs a few ways to play a card by playing the rest of the turn out, over guessed hands and with all faces of the die.
import { copyOf } from '../../../table/copy.js';
import { type Dice, SeededDice } from '../../../table/dice.js';
import type { Answer, Question } from '../../../table/question.js';
import { simulate } from '../../../table/simulate.js';
import type { Script } from '../../../table/script.js';
import type { CardId } from '../data/cards.js';
import type { CountryId } from '../data/countries.js';
import { opponent, sides, type Side } from '../data/terms.js';
import { automaticVictory, lastTurn } from '../data/tracks.js';
import { GameOver } from '../phases/effects/end-game.js';
import { noteReach } from '../phases/effects/influence.js';
import { layOut, settle } from '../phases/effects/piles.js';
import { playEvent, useCard } from '../phases/play-card.js';
import type { Mode } from '../rules/card-uses.js';
import { isTrapped } from '../rules/turn.js';
import { seatOf, type TwilightState, type TwilightTable } from '../state.js';
import { plainHoldings, playOpening, playOut, roundsAhead, type Course } from './lookahead.js';
import type { EventWorth } from './hand-items.js';
import { planHand } from './plan.js';
import type { Answerer } from './simulate.js';
import { lensOf, Sketch } from './sketch.js';
import { decisive } from './strike.js';
import type { Thought } from './thought.js';
import { weightsFor } from './weights.js';
import { asideWorth, perCard, seenFrom } from './worth.js';

/** A way to play a card: in a round, or as the headline. */
export interface Line {
  readonly card: CardId;
  readonly mode: Mode | 'headline';
  /** Where its coup goes; the best place when absent. */
  readonly target?: CountryId;
}

/** A line with what it seems to be worth at first sight. */
export interface Sighted extends Line {
  readonly first: number;
  /** What it risks besides all that is played out. */
  readonly risk?: number;
}

/** How much the first sight counts beside what comes out: a few guesses are not to be trusted alone. */
export const trust = 0.5;

/** The faces of the die that decides a line, low and high in turn: every try has the next one. */
const faces = [1, 6, 3, 4, 2, 5] as const;

/** Lines looked at to the end; the others are left after a third of the tries. */
const finalists = 3;

function leadOf(n: number): number {
  return faces[n % faces.length] ?? 1;
}

/** Dice whose first six-sided roll is given, so that lines are compared over all faces alike. */
class LeadDice implements Dice {
  #lead: number | undefined;

  constructor(
    lead: number,
    private readonly rest: Dice,
  ) {
    this.#lead = lead;
  }

  roll(sides: number, why: string): number {
    const lead = this.#lead;
    if (sides !== 6 || lead === undefined) return this.rest.roll(sides, why);
    this.#lead = undefined;
    return lead;
  }

  pick<T>(list: readonly T[], why: string): T {
    return this.rest.pick(list, why);
  }

  shuffle<T>(list: readonly T[], why: string): T[] {
    return this.rest.shuffle(list, why);
  }
}

/** A small die for the rounds played out; far quicker than one that can be proved. */
function quickDie(seed: number): () => number {
  let at = seed >>> 0;
  return () => {
    at = (Math.imul(at, 1_664_525) + 1_013_904_223) >>> 0;
    return 1 + Math.floor((at / 0x1_0000_0000) * 6);
  };
}

/** The cards the other side may hold, dealt anew from all that is unseen. */
function redealt(thought: Thought): Pick<TwilightState, 'hands' | 'deck'> {
  const { state, side, dice } = thought;
  const other = opponent(side);
  const known = state.seen[side];
  const theirs = state.hands[other];
  const kept = theirs.filter((id) => known.includes(id));
  const hidden = dice.shuffle([...theirs.filter((id) => !known.includes(id)), ...state.deck], 'imagined deal');
  const missing = theirs.length - kept.length;
  const hand = [...kept, ...hidden.slice(0, missing)];
  const hands = side === 'us' ? { us: state.hands.us, ussr: hand } : { us: hand, ussr: state.hands.ussr };
  return { hands, deck: hidden.slice(missing) };
}

/** Weighs lines for the side that thinks: what each comes to on the average. */
export class Search {
  readonly #deals: readonly Pick<TwilightState, 'hands' | 'deck'>[];
  readonly #seed: number;
  readonly #placed = new Map<CardId, Answer>();

  constructor(
    private readonly thought: Thought,
    private readonly answer: Answerer,
    private readonly means: { readonly events: EventWorth; readonly tries: number },
  ) {
    this.#deals = Array.from({ length: means.tries }, () => redealt(thought));
    this.#seed = thought.dice.roll(1_000_000, 'thinking');
  }

  /** The best line by first sight and by what comes out. */
  best(lines: readonly Sighted[]): Line | undefined {
    const { tries } = this.means;
    const third = Math.ceil(tries / 3);
    const weighed = lines.map((line) => ({ line, sum: this.#weigh(line, 0, third) }));
    const judged = ({ line: { first, risk = 0 }, sum }: (typeof weighed)[number], of: number): number =>
      sum / of + trust * first - risk;
    const best = weighed
      .toSorted((a, b) => judged(b, third) - judged(a, third))
      .slice(0, finalists)
      .map(({ line, sum }) => ({ line, sum: sum + this.#weigh(line, third, tries) }));
    return best.toSorted((a, b) => judged(b, tries) - judged(a, tries))[0]?.line;
  }

  /** What a line comes to, summed over some of the tries. */
  #weigh(line: Line, from: number, to: number): number {
    return this.#sum(from, to, (state, n) => {
      this.#play(state, line, n);
    });
  }

  /**
   * What it is worth that something is done now, in the middle of a play.
   * @param then the opponent's event that follows it.
   */
  weighDeed(deed: (t: TwilightTable) => void, then?: CardId): number {
    const { tries } = this.means;
    const { side } = this.thought;
    const sum = this.#sum(0, tries, (state, n) => {
      const seeded = new SeededDice(`${this.#seed} ${n}`);
      const answer = (question: Question): Answer => this.#answered(question, state, seeded);
      simulate({ state, dice: new LeadDice(leadOf(n), seeded), answer }, function* (t): Script<void> {
        deed(t);
        if (then !== undefined) yield* playEvent(t, then, { user: side, source: 'round' });
      });
    });
    return sum / tries;
  }

  #sum(from: number, to: number, change: (state: TwilightState, n: number) => void): number {
    let sum = 0;
    for (let n = from; n < to; n++) sum += this.#once(change, n);
    return sum;
  }

  #once(change: (state: TwilightState, n: number) => void, n: number): number {
    const { thought } = this;
    const state: TwilightState = copyOf({ ...thought.state, ...this.#deals[n] });
    const { side } = thought;
    try {
      change(state, n);
    } catch (error) {
      if (!(error instanceof GameOver)) throw error;
      const winner = state.result?.winner ?? null;
      return winner === null ? 0 : winner === side ? decisive : -decisive;
    }
    return this.#outlook(state, n);
  }

  /** What whoever is asked answers while something is played out. */
  #answered(question: Question, state: TwilightState, dice: Dice): Answer {
    const { thought } = this;
    const side = sides.find((each) => seatOf(state, each) === question.seat) ?? thought.side;
    return this.answer(question, { ...thought, side, state, dice, depth: thought.depth + 1 });
  }

  #play(state: TwilightState, line: Line, n: number): void {
    const { side } = this.thought;
    const seeded = new SeededDice(`${this.#seed} ${n}`);
    const dice = new LeadDice(leadOf(n), seeded);
    let first = true;
    const answer = (question: Question): Answer => {
      // Before anything has been drawn every try stands alike.
      const known = first ? this.#opening(line, question) : undefined;
      first = false;
      return known === undefined ? this.#answered(question, state, seeded) : known(state);
    };
    if (line.mode === 'headline') {
      state.phasing = side;
      noteReach(state);
    }
    simulate({ state, dice, answer }, (t) => played(t, side, line));
  }

  /** What a line's own Operations are answered with: named by the line, or thought of once for all tries. */
  #opening(line: Line, question: Question): ((state: TwilightState) => Answer) | undefined {
    const { target } = line;
    if (line.mode === 'coup' && target !== undefined && question.key === 'coupTarget') return () => [target];
    if (line.mode !== 'influence' || question.key !== 'influence') return undefined;
    return (state) => {
      const known = this.#placed.get(line.card);
      if (known !== undefined) return known;
      const { thought } = this;
      const answer = this.answer(question, { ...thought, state, depth: thought.depth + 1 });
      this.#placed.set(line.card, answer);
      return answer;
    };
  }

  /** What the position is worth once the rest of the turn has been played out. */
  #outlook(state: TwilightState, n: number): number {
    const { side } = this.thought;
    const other = opponent(side);
    const plan = planHand(state, side, this.means.events);
    const theirs = plainHoldings(state, other);
    const hands = side === 'us' ? { us: plan.holdings, ussr: theirs } : { us: theirs, ussr: plan.holdings };
    const sketch = new Sketch(state);
    const course: Course = {
      sketch,
      vp: state.vp,
      lens: { us: lensOf(weightsFor(state, 'us', true)), ussr: lensOf(weightsFor(state, 'ussr', true)) },
      hands,
      trapped: { us: isTrapped(state, 'us'), ussr: isTrapped(state, 'ussr') },
      die: quickDie(this.#seed * this.means.tries + n),
    };
    playOut(course, roundsAhead(state));
    const owed = (each: Side): number => Math.max(0, sketch.defcon - sketch.milOps[each]);
    const vp = course.vp + owed('ussr') - owed('us');
    const won = vp >= automaticVictory ? winning : vp <= -automaticVictory ? -winning : 0;
    if (state.turn < lastTurn) playOpening(course);
    const left = (each: Side): number => perCard * hands[each].ops.reduce((sum, ops) => sum + ops, 0);
    const board = sketch.worth(lensOf(weightsFor(state, null, true)));
    return plan.value + seenFrom(side, vp + won + board + asideWorth(state) + left('us') - left('ussr'));
  }
}

/** What reaching 20 points in a turn only played out in numbers counts. */
const winning = 25;

function* played(t: TwilightTable, side: Side, { card, mode }: Line): Script<void> {
  if (mode !== 'headline') {
    yield* useCard(t, side, card, mode, 'round');
    return;
  }
  layOut(t.state, card);
  const occurred = yield* playEvent(t, card, { user: side, source: 'headline' });
  settle(t, card, occurred);
}
