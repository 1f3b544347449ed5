// How many days a game of Quartermaster General takes six people who look twice a day, with and without what can be said in advance.
import { nations, type Nation } from '../../src/games/quartermaster-general/data/nations.js';
import { quartermasterGeneral as game } from '../../src/games/quartermaster-general/index.js';
import { playStep } from '../../src/games/quartermaster-general/phases/play.js';
import type { QmgState } from '../../src/games/quartermaster-general/state.js';
import { asChoice, check, forcedAnswer } from '../../src/table/answer.js';
import { SeededDice } from '../../src/table/dice.js';
import { plainInstruction } from '../../src/table/instruction.js';
import type { Answer, Question } from '../../src/table/question.js';
import { replay, type Checkpoint, type Given, type OpenQuestion } from '../../src/table/replay.js';
import { simulate } from '../../src/table/simulate.js';

const hour = 1;
const day = 24 * hour;
/** A window that waits for nobody closes at the first tick after its decoy time. */
const tick = hour / 30;
/** Who has come to look stays that long. */
const visit = hour / 4;
const reaction = 8 * hour;

interface Manner {
  readonly name: string;
  /** Everybody leaves windows in others' turns to what their cards are told. */
  readonly standing: boolean;
  /** Everybody gives the whole next turn when they look. */
  readonly early: boolean;
}

/** When somebody looks next: once in the morning and once in the evening, at another minute each day. */
function nextLook(nation: Nation, after: number): number {
  const n = nations.indexOf(nation);
  for (let date = Math.floor(after / day); ; date++) {
    const jitter = (half: number): number => ((date * 7 + n * 5 + half * 3) % 10) / 10;
    for (const at of [date * day + 7 + 2.5 * jitter(0), date * day + 18 + 5 * jitter(1)]) if (at > after) return at;
  }
}

class Table {
  #now = 0;
  #answers = 0;
  readonly #here = new Map<Nation, number>();
  /** The position each nation saw when it last looked. */
  readonly #seen = new Map<Nation, QmgState>();
  readonly #plans = new Map<Nation, readonly string[]>();
  #waited = 0;

  constructor(
    readonly seed: string,
    readonly manner: Manner,
  ) {}

  /** Plays a game to its end; returns how many days it took, and how many rounds. */
  played(): { readonly days: number; readonly rounds: number } {
    const dice = new SeededDice(this.seed);
    let checkpoint: Checkpoint = { ...game.setup(game.options.parse({}), dice), draws: dice.draws };
    let given: Given[] = [];
    for (;;) {
      const { progress, state } = replay(game, this.seed, checkpoint, given);
      const position = game.state.parse(state);
      if (progress.kind === 'stale') throw new Error('an answer does not fit');
      if (progress.kind === 'over') return { days: this.#now / day, rounds: position.round };
      if (progress.kind === 'next') {
        checkpoint = progress.checkpoint;
        given = [];
        if (checkpoint.phase === 'start') this.#begins(game.state.parse(checkpoint.state));
        continue;
      }
      given = [
        ...given,
        ...this.#answer(
          progress.open.filter(({ saved }) => saved === undefined),
          position,
        ),
      ];
    }
  }

  /** A turn begins: what its nation planned when it last looked is its plan. */
  #begins(state: QmgState): void {
    this.#waited = 0;
    const seen = this.#seen.get(state.active);
    this.#plans.clear();
    if (this.manner.early && seen !== undefined) this.#plans.set(state.active, this.#plan(state.active, seen));
  }

  /** Time passes; whoever looks meanwhile sees the position as it stands. */
  #waitUntil(at: number, state: QmgState): void {
    for (const nation of nations) {
      const look = nextLook(nation, this.#now);
      if (look <= at && nation !== state.active) this.#seen.set(nation, state);
    }
    this.#now = Math.max(this.#now, at);
  }

  #answer(open: readonly OpenQuestion[], state: QmgState): readonly Given[] {
    const [first] = open;
    if (first === undefined) throw new Error('nothing is asked');
    if (open.length === 1 && !first.window) return [this.#alone(first, state)];
    const seats = open.map(({ question }) => nations.find((one) => one === question.seat) ?? 'germany');
    if (first.window) {
      const attending = this.manner.standing ? [] : seats;
      const left = Math.max(0, 1.5 * reaction - this.#waited);
      const last = Math.max(...attending.map((nation) => this.#arrival(nation)), this.#now + tick);
      const closes = left === 0 ? this.#now + tick : Math.min(last, this.#now + Math.min(reaction, left));
      this.#waited += closes - this.#now;
      this.#waitUntil(closes, state);
    } else this.#waitUntil(Math.max(...seats.map((nation) => this.#arrival(nation))), state);
    return open.map((one) => this.#given(one, this.#thought(one.question, state), 'player'));
  }

  #alone(open: OpenQuestion, state: QmgState): Given {
    const { question } = open;
    const nation = nations.find((one) => one === question.seat) ?? 'germany';
    const forced = question.idle === 'wait' ? undefined : forcedAnswer(question);
    if (forced !== undefined) return this.#given(open, forced, 'forced');
    if (question.idle === 'standing') return this.#given(open, question.fallback(), 'forced');
    const planned = this.#planned(question, nation, state);
    if (planned !== undefined) return this.#given(open, planned, 'instruction');
    // In others' turns what was said in advance answers; a nation whose own turn it is comes for it.
    if (!(this.manner.standing && nation !== state.active)) {
      this.#waitUntil(this.#arrival(nation), state);
      this.#here.set(nation, this.#now + visit);
    }
    return this.#given(open, this.#thought(question, state), 'player');
  }

  /** When somebody is there: now, if they are still looking. */
  #arrival(nation: Nation): number {
    return (this.#here.get(nation) ?? -1) >= this.#now ? this.#now : nextLook(nation, this.#now);
  }

  #planned(question: Question, nation: Nation, state: QmgState): Answer | undefined {
    const plan = this.#plans.get(nation);
    if (plan === undefined || nation !== state.active) return undefined;
    const found = game.instructions?.answer(question, [plainInstruction('turn', plan)], game.view(state, nation));
    if (found?.kind === 'answer' && check(question, found.value).ok) {
      if (found.keys.length > 0) this.#plans.set(nation, asChoice(found.left ?? []));
      return found.value;
    }
    if (found?.kind === 'handBack') this.#plans.delete(nation);
    return undefined;
  }

  /** What a nation would do in its turn as the board stood when it looked, if nobody answered. */
  #plan(nation: Nation, seen: QmgState): readonly string[] {
    const state = structuredClone(seen);
    Object.assign(state, { active: nation, protections: [], used: [] });
    const items: string[] = [];
    simulate(
      {
        state,
        dice: new SeededDice('plan'),
        answer: (question) => {
          if (question.seat !== nation) return [];
          const answer = this.#thought(question, state);
          items.push(...asChoice(answer));
          return answer;
        },
      },
      playStep,
    );
    return [...items, 'stop'];
  }

  #thought(question: Question, state: QmgState): Answer {
    this.#answers += 1;
    const view = game.view(state, question.seat);
    const dice = new SeededDice(`${this.seed} ${String(this.#answers)}`);
    return game.computer({ question, view, seat: question.seat, dice });
  }

  #given({ id, question }: OpenQuestion, value: Answer, by: Given['by']): Given {
    return { question: id, seat: question.seat, value, by, final: true };
  }
}

const manners: readonly Manner[] = [
  { name: 'nothing said in advance', standing: false, early: false },
  { name: 'standing permissions', standing: true, early: false },
  { name: 'whole turns given early', standing: false, early: true },
  { name: 'both', standing: true, early: true },
];

/** Prints the days a game takes in each manner. Reach: with both at most half of what it takes with nothing. */
export function benchPace(): Promise<void> {
  console.log('Quartermaster General, six people who look twice a day');
  let whole: number | undefined;
  for (const manner of manners) {
    const { days, rounds } = new Table('pace', manner).played();
    whole ??= days / rounds;
    const share = Math.round((days / rounds / whole) * 100);
    console.log(`  ${manner.name}: ${days.toFixed(1)} days, ${String(rounds)} rounds (${String(share)} % a round)`);
  }
  return Promise.resolve();
}
