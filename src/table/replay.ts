// Runs a phase's script from its checkpoint through the answers given since, to the questions now open.
import { check } from './answer.js';
import { copyOf } from './copy.js';
import { SeededDice, type Draw } from './dice.js';
import { isOutcome, type AnyGame, type Outcome } from './game.js';
import type { Answer, AnswerTo, Form, Pace, Question, SeatId } from './question.js';
import type { Audience, Request, Script, Table, Telling, Weight } from './script.js';
import type { Text } from './text.js';

/** A stored position: the start of a phase. */
export interface Checkpoint {
  readonly phase: string;
  readonly state: object;
  /** How many draws had been made by then. */
  readonly draws: number;
}

/** Who gave an answer. */
export const answerers = ['player', 'instruction', 'forced', 'computer', 'deadline', 'vote', 'host'] as const;
export type AnsweredBy = (typeof answerers)[number];

/** One row of the append-only record of a phase. In `together`, a later row for the same question replaces the earlier one. */
export interface Given {
  /** The question's id in its phase, as `OpenQuestion.id` gave it. */
  readonly question: string;
  readonly seat: SeatId;
  readonly value: Answer;
  readonly by: AnsweredBy;
  /** Sealed answers only: not final means saved, and open to change until everybody is final or time is up. */
  readonly final: boolean;
}

/** A question that is open now. */
export interface OpenQuestion {
  readonly id: string;
  readonly question: Question;
  /** Asked side by side with others; the answer stays sealed. */
  readonly sealed: boolean;
  /** Asked in a window: who has answered stays hidden, and the answers count when it closes. */
  readonly window: boolean;
  /** The sealed answer saved so far. */
  readonly saved?: Given;
}

/** Something said. `after` is how many answers had been taken by then. */
export interface Report {
  readonly text: Text;
  readonly to: Audience;
  readonly focus: readonly string[];
  readonly weight: Weight;
  readonly after: number;
}

/** Where a phase stands. */
type Progress =
  | { readonly kind: 'waiting'; readonly open: readonly OpenQuestion[] }
  | { readonly kind: 'next'; readonly checkpoint: Checkpoint }
  | { readonly kind: 'over'; readonly outcome: Outcome }
  /** Answer `index` no longer fits (the rules were corrected since): the phase has to be reopened there. */
  | { readonly kind: 'stale'; readonly index: number; readonly reasons: readonly Text[] };

export interface Replay {
  readonly phase: string;
  /** The live position; read it, never change it. */
  readonly state: object;
  readonly progress: Progress;
  readonly reports: readonly Report[];
  readonly draws: readonly Draw[];
  /** For each answer: whether something random or hidden came out after it was taken and before the next one. */
  readonly reveals: readonly boolean[];
  /** Whether something random or hidden came out before the first answer. */
  readonly revealedFirst: boolean;
  /** Whether anything random or hidden has come out at all; that a window opened keeps it from being undone, but tells nothing hidden. */
  readonly cameOut: boolean;
}

/**
 * What is known of the answers of one phase from running it before: each was legal behind the answers before it, and need not be
 * checked again there. An answer is known as the object it was given as.
 */
export class CheckedAnswers {
  /** The answer as it was taken. */
  taken: Answer | undefined;
  readonly #after = new WeakMap<Given, CheckedAnswers>();

  /** What is known once another answer has been given. */
  after(given: Given): CheckedAnswers {
    const known = this.#after.get(given) ?? new CheckedAnswers();
    this.#after.set(given, known);
    return known;
  }
}

/**
 * Resumes a game.
 * @param game the rules.
 * @param seed the game's secret seed.
 * @param checkpoint the start of the current phase; not changed.
 * @param answers the rows recorded since, oldest first, without those undone.
 * @param options.dice set by scenarios that prescribe what is rolled; otherwise the seed's own dice.
 * @param options.checked what is known from running this phase before, from this very checkpoint; it is added to.
 * @returns where the phase stands. Errors thrown by a script are faults of the rules and pass through.
 */
export function replay(
  game: AnyGame,
  seed: string,
  checkpoint: Checkpoint,
  answers: readonly Given[],
  options: { readonly dice?: SeededDice; readonly checked?: CheckedAnswers } = {},
): Replay {
  const { dice = new SeededDice(seed, checkpoint.draws), checked = new CheckedAnswers() } = options;
  return new Run(game, checkpoint, answers, dice, checked).result();
}

class StaleAnswer extends Error {
  constructor(
    readonly index: number,
    readonly reasons: readonly Text[],
  ) {
    super(`answer ${index} does not fit`);
  }
}

/** The widest a phase may go before it is taken for a loop. */
const maxSteps = 5_000;

/** Paces on which somebody is waited for in the middle of another’s turn. */
const atOnce: ReadonlySet<Pace> = new Set(['reaction', 'losses']);

class Run implements Table<object> {
  readonly state: object;
  readonly #reports: Report[] = [];
  readonly #reveals: boolean[] = [];
  #taken = 0;
  #steps = 0;
  #drawsSeen = 0;
  #revealed = false;
  #revealedFirst = false;
  #hushed = false;
  #cameOut = false;
  #together = false;

  constructor(
    private readonly game: AnyGame,
    private readonly checkpoint: Checkpoint,
    private readonly answers: readonly Given[],
    readonly dice: SeededDice,
    private checkedSoFar: CheckedAnswers,
  ) {
    this.state = copyOf(checkpoint.state);
  }

  *ask<F extends Form>(question: Question<F>): Script<AnswerTo<F>> {
    // The one place where a checked answer gets its static type back: `check` has held it against this very form.
    return (yield { kind: 'ask', question }) as AnswerTo<F>;
  }

  *together<B extends string, R>(branches: readonly B[], script: (branch: B) => Script<R>): Script<ReadonlyMap<B, R>> {
    // Likewise: the values of the map are what the branches' scripts returned.
    return (yield {
      kind: 'together',
      branches: branches.map((id) => ({ id, script: () => script(id) })),
      closes: 'final',
    }) as ReadonlyMap<B, R>;
  }

  *window<B extends string, R>(branches: readonly B[], script: (branch: B) => Script<R>): Script<ReadonlyMap<B, R>> {
    return (yield {
      kind: 'together',
      branches: branches.map((id) => ({ id, script: () => script(id) })),
      closes: 'window',
    }) as ReadonlyMap<B, R>;
  }

  tell(text: Text, { to = 'all', focus = [], weight = 'main' }: Telling = {}): void {
    if (this.#together) throw new Error(`nothing may be told while seats answer side by side: ${text.key}`);
    this.#reports.push({ text, to, focus, weight, after: this.#taken });
  }

  reveal(): void {
    this.#revealed = true;
  }

  result(): Replay {
    const progress = this.#progress();
    this.#closeAnswer();
    return {
      phase: this.checkpoint.phase,
      state: this.state,
      progress,
      reports: this.#reports,
      draws: this.dice.log,
      reveals: this.#reveals,
      revealedFirst: this.#revealedFirst,
      cameOut: this.#cameOut,
    };
  }

  #progress(): Progress {
    try {
      const script = this.game.phase(this.checkpoint.phase, this);
      let step = script.next();
      while (step.done !== true) {
        if (++this.#steps > maxSteps) throw new Error(`phase ${this.checkpoint.phase} does not end`);
        const reply = this.#reply(step.value);
        if (reply.kind === 'open') {
          if (this.#taken < this.answers.length) throw new StaleAnswer(this.#taken, []);
          return { kind: 'waiting', open: reply.open };
        }
        step = script.next(reply.value);
      }
      if (this.#taken < this.answers.length) throw new StaleAnswer(this.#taken, []);
      if (isOutcome(step.value)) return { kind: 'over', outcome: step.value };
      return { kind: 'next', checkpoint: { phase: step.value, state: this.state, draws: this.dice.draws } };
    } catch (error) {
      if (error instanceof StaleAnswer) return { kind: 'stale', index: error.index, reasons: error.reasons };
      throw error;
    }
  }

  #reply(request: Request): { kind: 'open'; open: OpenQuestion[] } | { kind: 'go'; value: unknown } {
    const id = String(this.#steps);
    switch (request.kind) {
      case 'ask': {
        // Nor may what led to a question that may be open for show: whether somebody has answered it would tell that they could.
        if (request.question.idle === 'decoy') this.#hushed = true;
        const given = this.answers[this.#taken];
        if (given === undefined)
          return { kind: 'open', open: [{ id, question: request.question, sealed: false, window: false }] };
        return { kind: 'go', value: this.#take(id, request.question, given) };
      }
      case 'together':
        return this.#join(id, request.branches, request.closes === 'window');
    }
  }

  #take(id: string, question: Question, given: Given): Answer {
    this.#closeAnswer();
    const index = this.#taken;
    this.checkedSoFar = this.checkedSoFar.after(given);
    const value = this.#checked(id, question, given, index, this.checkedSoFar);
    this.#taken += 1;
    return value;
  }

  #checked(id: string, question: Question, given: Given, index: number, known: CheckedAnswers): Answer {
    if (known.taken !== undefined) return known.taken;
    if (given.question !== id || given.seat !== question.seat) throw new StaleAnswer(index, []);
    const checked = check(question, given.value);
    if (!checked.ok) throw new StaleAnswer(index, checked.refusals);
    return (known.taken = checked.answer);
  }

  /** Notes for the answer taken last whether anything came out since. */
  #closeAnswer(): void {
    const cameOut = this.#revealed || this.dice.draws - this.checkpoint.draws > this.#drawsSeen;
    const revealed = cameOut || this.#hushed;
    this.#cameOut ||= cameOut;
    if (this.#taken > 0) {
      while (this.#reveals.length < this.#taken) this.#reveals.push(false);
      if (revealed) this.#reveals[this.#taken - 1] = true;
    } else if (revealed) this.#revealedFirst = true;
    this.#revealed = false;
    this.#hushed = false;
    this.#drawsSeen = this.dice.draws - this.checkpoint.draws;
  }

  #join(
    block: string,
    branches: readonly { readonly id: string; readonly script: () => Script<unknown> }[],
    window: boolean,
  ): { kind: 'open'; open: OpenQuestion[] } | { kind: 'go'; value: unknown } {
    // That a window opens is public: what led to it may not be taken back to open another.
    if (window) this.#hushed = true;
    this.#closeAnswer();
    const rows = this.#rowsOf(block);
    const checkedBefore = this.checkedSoFar;
    const results = new Map<string, unknown>();
    const open: OpenQuestion[] = [];
    let joined = true;
    this.dice.locked = true;
    this.#together = true;
    for (const branch of branches) {
      const given = rows.get(branch.id) ?? [];
      const script = branch.script();
      let step = script.next();
      let last: OpenQuestion | undefined;
      let known = checkedBefore;
      for (let n = 0; step.done !== true; n++) {
        if (step.value.kind !== 'ask') throw new Error('a script run side by side with others may only ask');
        const { question } = step.value;
        const id = `${block}.${branch.id}.${n}`;
        const row = given[n];
        // Whoever alone is asked while somebody waits has nobody to keep it from: it counts as soon as it is said.
        const sealed = window || branches.length > 1 || !atOnce.has(question.pace);
        last = { id, question, sealed, window, ...(row === undefined ? {} : { saved: row.given }) };
        if (row === undefined) break;
        known = known.after(row.given);
        this.checkedSoFar = this.checkedSoFar.after(row.given);
        step = script.next(this.#checked(id, question, row.given, row.index, known));
      }
      if (step.done === true) results.set(branch.id, step.value);
      if (last !== undefined) open.push(last);
      joined &&= step.done === true && last?.saved?.final !== false;
    }
    this.dice.locked = false;
    this.#together = false;
    // What several sealed hands held is open from here on, so none of them may be taken back.
    if (joined && (window || branches.length > 1)) this.#revealed = true;
    return joined ? { kind: 'go', value: results } : { kind: 'open', open };
  }

  /** The rows of one `together`, newest per question; an earlier question answered anew drops what the branch answered after it. */
  #rowsOf(block: string): Map<string, { given: Given; index: number }[]> {
    const rows = new Map<string, { given: Given; index: number }[]>();
    for (let given = this.answers[this.#taken]; given !== undefined; given = this.answers[this.#taken]) {
      const [prefix, branch, n] = splitId(given.question);
      if (prefix !== block || branch === undefined || n === undefined) break;
      const list = rows.get(branch) ?? [];
      list.length = Math.min(n, list.length);
      list[n] = { given, index: this.#taken };
      rows.set(branch, list);
      this.#taken += 1;
    }
    return rows;
  }
}

/** Splits a sealed question's id `block.branch.n`; branch ids may hold dots. */
function splitId(id: string): [block: string, branch?: string, n?: number] {
  const first = id.indexOf('.');
  const last = id.lastIndexOf('.');
  if (first < 0 || last === first) return [id];
  return [id.slice(0, first), id.slice(first + 1, last), Number(id.slice(last + 1))];
}

/**
 * Which rows a seat may take back. Asked alone: its newest answer and what was answered automatically after it, while nothing
 * random or hidden has come out since and nobody else has answered. Asked side by side: its newest answer to the block, and never
 * what came before it while others are asked: whether they have answered is theirs to know.
 * @returns the indexes of the rows to drop; empty when nothing can be taken back.
 */
export function undoable(replayed: Replay, answers: readonly Given[], seat: SeatId): readonly number[] {
  const { progress } = replayed;
  if (progress.kind !== 'waiting') return [];
  const [first] = progress.open;
  if (first?.sealed === true) {
    const [block] = splitId(first.id);
    const mine = [...answers.entries()].filter(
      ([, given]) => given.seat === seat && splitId(given.question)[0] === block && given.question !== block,
    );
    const from = mine.findLastIndex(([, given]) => isPersonal(given));
    if (from >= 0) return mine.slice(from).map(([index]) => index);
    if (progress.open.some(({ question }) => question.seat !== seat)) return [];
    if (answers.some((given) => given.seat !== seat && splitId(given.question)[0] === block)) return [];
  }
  for (let index = answers.length - 1; index >= 0; index--) {
    const given = answers[index];
    if (given === undefined || replayed.reveals[index] === true) return [];
    if (!isPersonal(given)) continue;
    return given.seat === seat ? answers.slice(index).map((_, n) => index + n) : [];
  }
  return [];
}

/** Given by a person and not on anybody's behalf by rule. */
function isPersonal(given: Given): boolean {
  return given.by === 'player' || given.by === 'host' || given.by === 'vote';
}
