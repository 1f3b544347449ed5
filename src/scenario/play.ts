// Plays a scenario through the very table that players play on, and says what did not come out as expected.
/*
 * How this room works. `format.ts` reads a scenario file with zod: a game and its options, a position or the game's own set-up, dice that
 * are to fall, and steps. This file builds the position, through the game's notation where it has one, and makes a checkpoint of it.
 * Then it plays: each answering step finds the open question of its seat, reads typed text with the reader it was given or takes the
 * value as it stands, lets `check` judge it, and appends it; a deadline step gives every fallback. After each step the phase is
 * replayed through `table/replay.ts`, the same code that runs live games, so that a scenario proves what players get.
 * `forced-dice.ts` deals the falls a file prescribes and the seed's own after them.
 * What was expected is laid over what is (`compare.ts`): only the fields a file names are compared, so that a file says what matters.
 * What differs is a fault, one line each, for the tests and the command line; only a file that cannot be played at all throws.
 */
import { check, forcedAnswer } from '../table/answer.js';
import { SeededDice } from '../table/dice.js';
import type { AnyGame, Outcome, Reading } from '../table/game.js';
import { merged } from '../table/merge.js';
import { remarksOf, type Answer, type Question } from '../table/question.js';
import { replay, type Checkpoint, type Given, type OpenQuestion, type Report } from '../table/replay.js';
import type { Text } from '../table/text.js';
import { differences, inOneOrder, laidOver } from './compare.js';
import { ForcedDice } from './forced-dice.js';
import type { AnsweringStep, Expectation, JudgingStep, Scenario, ScenarioStep } from './format.js';

/** Reads typed text as (part of) an answer. */
export type TextReader = (
  text: string,
  context: { readonly question: Question; readonly view: object; readonly lang: 'en' | 'ko' },
) => readonly Reading[];

/** How a scenario came out. */
export interface Played {
  /** What did not come out as expected, one line each. */
  readonly faults: readonly string[];
  /** All that was told, with what could not be read or was refused. */
  readonly told: readonly Text[];
}

/**
 * Plays a scenario.
 * @param read reads typed answers.
 * @param partly whether of a typed answer what can be read counts although something else in it cannot.
 * @throws Error when its position or options cannot be read.
 */
export function playScenario(game: AnyGame, scenario: Scenario, read: TextReader, partly = false): Played {
  return new Play(game, scenario, read, partly).result();
}

class Play {
  readonly #faults: string[] = [];
  readonly #told: Text[] = [];
  readonly #said: Report[] = [];
  #checkpoint: Checkpoint;
  #answers: Given[] = [];
  #saidInPhase = 0;
  #rolls: readonly number[];
  #picks: readonly string[];
  #state: object;
  #open: readonly OpenQuestion[] = [];
  #outcome: Outcome | null = null;

  constructor(
    private readonly game: AnyGame,
    private readonly scenario: Scenario,
    private readonly read: TextReader,
    private readonly partly: boolean,
  ) {
    const dice = new SeededDice(scenario.seed);
    const setup = game.setup(game.options.parse(scenario.options), dice);
    const phase = scenario.phase ?? setup.phase;
    const { notation } = game;
    const position =
      notation === undefined
        ? laidOver(setup.state, scenario.position)
        : notation.read(scenario.position, setup.state, phase);
    const state = game.state.parse(position);
    this.#checkpoint = { phase, state, draws: dice.draws };
    this.#state = state;
    this.#rolls = scenario.dice;
    this.#picks = scenario.picks;
  }

  result(): Played {
    const { steps, expect } = this.scenario;
    this.#begin(steps[0]);
    steps.forEach((step, index) => {
      const where = `step ${index + 1}`;
      this.#said.length = 0;
      this.#take(step, where);
      if (step.expect !== undefined) this.#expect(step.expect, where);
    });
    if (expect !== undefined) this.#expect(expect, 'at the end');
    return { faults: this.#faults, told: this.#told };
  }

  /** Comes to the first question, unless orders are judged first: their position need not be one that can be played. */
  #begin(first: ScenarioStep | undefined): void {
    if (first === undefined || !('orders' in first)) this.#runOn();
  }

  /** Runs on, over phase ends and forced answers, until somebody has a choice. */
  #runOn(): void {
    for (let guard = 0; guard < 1000; guard++) {
      const dice = new ForcedDice(this.scenario.seed, this.#checkpoint.draws, this.#rolls, this.#picks);
      const replayed = replay(this.game, this.scenario.seed, this.#checkpoint, this.#answers, { dice });
      const { progress } = replayed;
      this.#state = replayed.state;
      this.#say(replayed.reports.slice(this.#saidInPhase));
      this.#saidInPhase = replayed.reports.length;
      this.#open = progress.kind === 'waiting' ? progress.open : [];
      switch (progress.kind) {
        case 'waiting': {
          const forced = this.#forced();
          if (forced === undefined) return;
          this.#answers.push(forced);
          break;
        }
        case 'next':
          this.#checkpoint = { ...progress.checkpoint, state: this.game.state.parse(progress.checkpoint.state) };
          this.#answers = [];
          this.#saidInPhase = 0;
          this.#rolls = dice.left.rolls;
          this.#picks = dice.left.picks;
          break;
        case 'over':
          this.#outcome = progress.outcome;
          return;
        case 'stale':
          throw new Error(`answer ${progress.index} does not fit`);
      }
    }
    throw new Error('the scenario does not come to a question');
  }

  #say(reports: readonly Report[]): void {
    this.#said.push(...reports);
    this.#told.push(...reports.map(({ text }) => text));
  }

  #forced(): Given | undefined {
    for (const { id, question, saved } of this.#open) {
      const value = question.idle === 'wait' || saved !== undefined ? undefined : this.#unasked(question);
      if (value !== undefined) return { question: id, seat: question.seat, value, by: 'forced', final: true };
    }
    return undefined;
  }

  /** What stands without asking: the only answer, or the standing one unless a step of the scenario answers such a question. */
  #unasked(question: Question): Answer | undefined {
    if (question.idle !== 'standing') return forcedAnswer(question);
    const isAsked = this.scenario.steps.some((step) => 'seat' in step && step.key === question.key);
    return isAsked ? undefined : question.fallback();
  }

  #take(step: ScenarioStep, where: string): void {
    if ('orders' in step) {
      this.#judge(step, where);
      return;
    }
    if (this.#open.length === 0 && this.#outcome === null) this.#runOn();
    if ('deadline' in step) this.#timeIsUp();
    else this.#answer(step, where);
  }

  #timeIsUp(): void {
    const fallen = this.#open.map(({ id, question, saved }): Given => {
      const value = saved?.value ?? question.fallback();
      return { question: id, seat: question.seat, value, by: 'deadline', final: true };
    });
    this.#answers.push(...fallen);
    this.#runOn();
  }

  #judge({ phase = this.#checkpoint.phase, orders, expect }: JudgingStep, where: string): void {
    const { notation } = this.game;
    if (notation?.adjudicate === undefined) throw new Error(`orders of ${this.game.id} are not judged without a table`);
    const written = Object.entries(orders);
    const judged = notation.adjudicate(
      this.#state,
      phase,
      Object.fromEntries(written.map(([by, list]) => [by, list.map(({ order }) => order)])),
    );
    for (const [by, list] of written)
      list.forEach(({ order, ...wanted }, index) => {
        const found = judged.orders[by]?.[index];
        if (found === undefined) this.#faults.push(`${where}: nothing came of “${order}”`);
        else if ('problem' in found) {
          this.#told.push(found.problem);
          this.#faults.push(`${where}: cannot read “${order}”: ${found.problem.key}`);
        } else {
          const faults = differences(found.result, wanted);
          this.#faults.push(...faults.map((fault) => `${where}: of “${order}” ${fault}`));
        }
      });
    if (expect?.facts !== undefined) this.#compare(judged.facts, expect.facts, 'facts', where);
    this.#state = judged.state;
    this.#checkpoint = { phase, state: judged.state, draws: this.#checkpoint.draws };
    this.#answers = [];
    this.#open = [];
    this.#saidInPhase = 0;
    this.#say(judged.reports.map((text): Report => ({ text, to: 'all', focus: [], weight: 'main', after: 0 })));
  }

  #answer(step: AnsweringStep, where: string): void {
    const open = this.#open.find(
      ({ question }) => question.seat === step.seat && (step.key === undefined || step.key === question.key),
    );
    if (open === undefined) {
      const asked = this.#open.map(({ question }) => `${question.seat} ${question.key}`).join(', ');
      this.#faults.push(`${where}: ${step.seat} is not asked ${step.key ?? 'anything'} (open: ${asked || 'nothing'})`);
      return;
    }
    const { value, problems } = this.#valueOf(step, open);
    const isRead = problems.length === 0 || this.partly;
    const refusals = isRead ? this.#refusals(open, value, step, where) : [];
    const unfit = [...problems, ...refusals];
    this.#told.push(...unfit);
    const refused = unfit.map(({ key }) => key).sort();
    const wanted = [...(step.refused ?? [])].sort();
    if (JSON.stringify(refused) !== JSON.stringify(wanted))
      this.#faults.push(
        `${where}: refused for ${refused.join(', ') || 'nothing'}, not ${wanted.join(', ') || 'nothing'}`,
      );
    if (!isRead || refusals.length > 0) return;
    this.#answers.push({ question: open.id, seat: step.seat, value, by: 'player', final: true });
    this.#runOn();
  }

  /** Why an answer is refused; warnings and what must be confirmed are compared on the way. */
  #refusals(open: OpenQuestion, value: Answer, step: AnsweringStep, where: string): readonly Text[] {
    const checked = check(open.question, value);
    if (!checked.ok) return checked.refusals;
    const warnings = remarksOf(checked.review).map(({ text }) => text.key);
    for (const key of step.warned ?? []) if (!warnings.includes(key)) this.#faults.push(`${where}: no warning ${key}`);
    const confirm = checked.review.confirm?.key;
    if (step.confirm !== confirm)
      this.#faults.push(`${where}: asks to confirm ${confirm ?? 'nothing'}, not ${step.confirm ?? 'nothing'}`);
    return [];
  }

  #valueOf(step: AnsweringStep, open: OpenQuestion): { readonly value: Answer; readonly problems: readonly Text[] } {
    if (step.answer !== undefined) return { value: step.answer, problems: [] };
    const view = this.game.view(this.#state, step.seat);
    const readings = this.read(step.text ?? '', { question: open.question, view, lang: step.lang });
    const problems = readings.flatMap((reading) => ('problem' in reading ? [reading.problem] : []));
    const parts = readings.flatMap((reading) => ('part' in reading ? [reading.part] : []));
    return { value: merged(open.question.form, null, parts), problems };
  }

  /** Compares, in a game with a notation without regard to the order of lists. */
  #compare(found: unknown, wanted: unknown, what: string, where: string): void {
    const faults =
      this.game.notation === undefined
        ? differences(found, wanted, what)
        : differences(inOneOrder(found), inOneOrder(wanted), what);
    this.#faults.push(...faults.map((fault) => `${where}: ${fault}`));
  }

  #expect(wanted: Expectation, where: string): void {
    if (wanted.state !== undefined)
      this.#compare(this.game.notation?.write(this.#state) ?? this.#state, wanted.state, 'state', where);
    const faults = [
      ...(wanted.phase === undefined ? [] : differences(this.#checkpoint.phase, wanted.phase, 'the phase')),
      ...(wanted.outcome === undefined ? [] : differences(this.#outcome, wanted.outcome, 'the outcome')),
      ...Object.entries(wanted.view ?? {}).flatMap(([seat, view]) =>
        differences(this.game.view(this.#state, seat === 'public' ? null : seat), view, `view of ${seat}`),
      ),
    ];
    if (wanted.open !== undefined) {
      const name = ({ seat, key }: { seat: string; key: string }): string => `${seat} ${key}`;
      faults.push(
        ...differences(this.#open.map(({ question }) => name(question)).sort(), wanted.open.map(name).sort(), 'open'),
      );
    }
    let from = 0;
    for (const report of wanted.reports ?? []) {
      const { key, args = {}, to } = typeof report === 'string' ? { key: report } : report;
      const found = this.#said.findIndex(
        (said, index) =>
          index >= from &&
          said.text.key === key &&
          differences(said.text.args ?? {}, args).length === 0 &&
          (to === undefined || differences(said.to, to).length === 0),
      );
      if (found < 0)
        faults.push(
          `no report ${JSON.stringify(report)} (said: ${this.#said.map((said) => said.text.key).join(', ')})`,
        );
      else from = found + 1;
    }
    for (const key of wanted.silent ?? []) {
      if (this.#said.some((said) => said.text.key === key)) faults.push(`report ${key} was said`);
    }
    this.#faults.push(...faults.map((fault) => `${where}: ${fault}`));
  }
}
