// Plays a scenario through the very table that players play on, and says what did not come out as expected.
import { check, forcedAnswer } from '../table/answer.js';
import { merged } from '../table/merge.js';
import type { AnyGame, Outcome, Reading } from '../table/game.js';
import type { Answer, Question } from '../table/question.js';
import {
  replay,
  type AnsweredBy,
  type Checkpoint,
  type Given,
  type OpenQuestion,
  type Report,
} from '../table/replay.js';
import { SeededDice } from '../table/dice.js';
import { differences, laidOver } from './compare.js';
import { ForcedDice } from './forced-dice.js';
import type { Expectation, ScenarioStep, TableScenario } from './format.js';

/** Reads typed text as (part of) an answer. */
export type TextReader = (
  text: string,
  context: { readonly question: Question; readonly view: object; readonly lang: 'en' | 'ko' },
) => readonly Reading[];

/**
 * Plays a scenario.
 * @param read reads typed answers.
 * @returns what did not come out as expected, one line each; empty when all did.
 */
export function runTableScenario(game: AnyGame, scenario: TableScenario, read: TextReader): readonly string[] {
  return new Play(game, scenario, read).faults();
}

class Play {
  readonly #faults: string[] = [];
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
    private readonly scenario: TableScenario,
    private readonly read: TextReader,
  ) {
    const dice = new SeededDice(scenario.seed);
    const setup = game.setup(game.options.parse(scenario.options), dice);
    const state = game.state.parse(laidOver(setup.state, scenario.position));
    this.#checkpoint = { phase: scenario.phase ?? setup.phase, state, draws: dice.draws };
    this.#state = state;
    this.#rolls = scenario.dice;
    this.#picks = scenario.picks;
  }

  faults(): readonly string[] {
    this.#runOn();
    this.scenario.steps.forEach((step, index) => {
      const where = `step ${index + 1}`;
      this.#said.length = 0;
      this.#take(step, where);
      if (step.expect !== undefined) this.#expect(step.expect, where);
    });
    if (this.scenario.expect !== undefined) this.#expect(this.scenario.expect, 'at the end');
    return this.#faults;
  }

  /** Runs on, over phase ends and forced answers, until somebody has a choice. */
  #runOn(): void {
    for (let guard = 0; guard < 1000; guard++) {
      const dice = new ForcedDice(this.scenario.seed, this.#checkpoint.draws, this.#rolls, this.#picks);
      const replayed = replay(this.game, this.scenario.seed, this.#checkpoint, this.#answers, dice);
      const { progress } = replayed;
      this.#state = replayed.state;
      this.#said.push(...replayed.reports.slice(this.#saidInPhase));
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

  #forced(): Given | undefined {
    for (const { id, question, saved } of this.#open) {
      const value = question.idle === 'wait' || saved !== undefined ? undefined : forcedAnswer(question);
      if (value !== undefined) return { question: id, seat: question.seat, value, by: 'forced', final: true };
    }
    return undefined;
  }

  #take(step: ScenarioStep, where: string): void {
    if ('deadline' in step) {
      const stamp = this.#open.map(({ id, question, saved }): Given => {
        return {
          question: id,
          seat: question.seat,
          value: saved?.value ?? question.fallback(),
          by: 'deadline',
          final: true,
        };
      });
      this.#answers.push(...stamp);
      this.#runOn();
      return;
    }
    const open = this.#open.find(
      ({ question }) => question.seat === step.seat && (step.key === undefined || step.key === question.key),
    );
    if (open === undefined) {
      const asked = this.#open.map(({ question }) => `${question.seat} ${question.key}`).join(', ');
      this.#faults.push(`${where}: ${step.seat} is not asked ${step.key ?? 'anything'} (open: ${asked || 'nothing'})`);
      return;
    }
    const given = this.#valueOf(step, open);
    if (given.problems.length === 0) {
      const checked = check(open.question, given.value);
      if (!checked.ok) given.problems.push(...checked.refusals.map((text) => text.key));
      else {
        const warnings = (checked.review.warnings ?? []).map((text) => text.key);
        for (const key of step.warned ?? [])
          if (!warnings.includes(key)) this.#faults.push(`${where}: no warning ${key}`);
        const confirm = checked.review.confirm?.key;
        if (step.confirm !== confirm)
          this.#faults.push(`${where}: asks to confirm ${confirm ?? 'nothing'}, not ${step.confirm ?? 'nothing'}`);
      }
    }
    const wanted = step.refused ?? [];
    if (JSON.stringify([...given.problems].sort()) !== JSON.stringify([...wanted].sort())) {
      this.#faults.push(
        `${where}: refused for ${given.problems.join(', ') || 'nothing'}, not ${wanted.join(', ') || 'nothing'}`,
      );
    }
    if (given.problems.length > 0) return;
    const by: AnsweredBy = 'player';
    this.#answers.push({ question: open.id, seat: step.seat, value: given.value, by, final: true });
    this.#runOn();
  }

  #valueOf(step: Exclude<ScenarioStep, { deadline: true }>, open: OpenQuestion): { value: Answer; problems: string[] } {
    if (step.answer !== undefined) return { value: step.answer, problems: [] };
    const view = this.game.view(this.#state, step.seat);
    const readings = this.read(step.text ?? '', { question: open.question, view, lang: step.lang });
    const problems = readings.flatMap((reading) => ('problem' in reading ? [reading.problem.key] : []));
    const parts = readings.flatMap((reading) => ('part' in reading ? [reading.part] : []));
    return { value: merged(open.question.form, null, parts), problems };
  }

  #expect(wanted: Expectation, where: string): void {
    const faults = [
      ...(wanted.phase === undefined ? [] : differences(this.#checkpoint.phase, wanted.phase, 'the phase')),
      ...(wanted.state === undefined ? [] : differences(this.#state, wanted.state, 'state')),
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
