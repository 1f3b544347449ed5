// Scripts run quietly on a position and with dice of one's own: how computer players look ahead.
import { check } from './answer.js';
import type { Dice } from './dice.js';
import type { Answer, AnswerTo, Form, Question } from './question.js';
import type { Request, Script, Table } from './script.js';

/** What a simulation runs on. */
export interface Simulation<State> {
  /** Changed by the script: give it a copy. */
  readonly state: State;
  /** Never the table's own. */
  readonly dice: Dice;
  /** Answers for every seat; the question's fallback stands for what is not legal. */
  answer(question: Question): Answer;
}

/**
 * Runs a script to its end without a word.
 * @returns what the script returns; whatever it throws comes through.
 */
export function simulate<State, R>(simulation: Simulation<State>, script: (t: Table<State>) => Script<R>): R {
  return drive(script(quietTable(simulation)), simulation);
}

/** A table that says nothing and keeps nothing but its position. */
function quietTable<State>({ state, dice }: Simulation<State>): Table<State> {
  return {
    state,
    dice,
    // `reply` has held the answer against the form.
    *ask<F extends Form>(question: Question<F>): Script<AnswerTo<F>> {
      return (yield { kind: 'ask', question }) as AnswerTo<F>;
    },
    together: (branches, script) => sideBySide(branches, script, 'final'),
    window: (branches, script) => sideBySide(branches, script, 'window'),
    tell: () => undefined,
    reveal: () => undefined,
  };
}

function* sideBySide<B extends string, R>(
  branches: readonly B[],
  script: (branch: B) => Script<R>,
  closes: 'final' | 'window',
): Script<ReadonlyMap<B, R>> {
  // `reply` gives each branch what its script returns.
  return (yield {
    kind: 'together',
    branches: branches.map((id) => ({ id, script: () => script(id) })),
    closes,
  }) as ReadonlyMap<B, R>;
}

function drive<State, R>(script: Script<R>, simulation: Simulation<State>): R {
  let step = script.next();
  while (step.done !== true) step = script.next(reply(step.value, simulation));
  return step.value;
}

function reply<State>(request: Request, simulation: Simulation<State>): unknown {
  if (request.kind === 'together') {
    return new Map(request.branches.map(({ id, script }) => [id, drive(script(), simulation)]));
  }
  const { question } = request;
  const checked = check(question, simulation.answer(question));
  return checked.ok ? checked.answer : question.fallback();
}
