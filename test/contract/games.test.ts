// Every registered game, played to its end at random and by its computer player, and looked at on the way.
import { describe, expect, it } from 'vitest';
import { asSheet, check } from '../../src/table/answer.js';
import type { AnyGame } from '../../src/table/game.js';
import type { Answer, Orders } from '../../src/table/question.js';
import { replay, undoable } from '../../src/table/replay.js';
import {
  asComputer,
  atRandom,
  contractGames,
  optionSets,
  playOut,
  throughJson,
  viewers,
  type Chooser,
  type Moment,
  type PlayedPhase,
} from '../support/contract.js';
import { textsOf, textsOfReports, textsOfView, unsayable } from '../support/renders.js';

/** A subject found by its id is the one that is listed, after no order and after some. */
function checkSubjects(form: Orders, answer: Answer): void {
  if (form.subject === undefined) return;
  for (const sheet of [[], asSheet(answer)]) {
    for (const subject of form.subjects(sheet)) expect(form.subject(subject.id, sheet)).toEqual(subject);
    expect(form.subject('nobody', sheet)).toBeUndefined();
  }
}

/** The fallback is legal, the same each time, and the pace is one the game has a length for. */
function checkQuestions({ game, open }: Moment): void {
  for (const { question } of open) {
    const fallback = question.fallback();
    expect(check(question, fallback), `fallback of ${question.key}`).toMatchObject({ ok: true });
    expect(question.fallback()).toEqual(fallback);
    if (question.form.kind === 'orders') checkSubjects(question.form, fallback);
    expect(game.paces[question.pace], `pace ${question.pace} of ${question.key}`).toBeGreaterThan(0);
  }
}

/** A seat that takes its last answer back is asked the same question again. */
function checkUndo({ game, seed, checkpoint, answers, replayed }: Moment): void {
  for (const seat of new Set(answers.map((given) => given.seat))) {
    const indexes = undoable(replayed, answers, seat);
    if (indexes.length === 0) continue;
    const dropped = answers[indexes[0] ?? 0];
    const kept = answers.filter((_, index) => !indexes.includes(index));
    const { progress } = replay(game, seed, checkpoint, kept);
    const open = progress.kind === 'waiting' ? progress.open : [];
    expect(open.map((one) => [one.id, one.question.seat])).toContainEqual([dropped?.question, seat]);
  }
}

/** A position survives the database, is possible, and its phase replays to the same end. */
function checkPhase(game: AnyGame, seed: string, { checkpoint, answers, replayed }: PlayedPhase): void {
  game.invariants(checkpoint.state);
  const kept = throughJson(checkpoint.state);
  const stored = game.state.parse(kept);
  expect(throughJson(stored)).toEqual(kept);
  const again = replay(game, seed, { ...checkpoint, state: stored }, answers);
  expect(throughJson(again.state)).toEqual(throughJson(replayed.state));
  expect(again.reports).toEqual(replayed.reports);
  expect(again.draws).toEqual(replayed.draws);
  expect(throughJson(again.progress)).toEqual(throughJson(replayed.progress));
}

function play(game: AnyGame, options: object, seed: string, chooser: Chooser): void {
  const seats = viewers(game, options);
  const unsaid = new Set<string>();
  const say = (problems: readonly string[]): void => {
    for (const problem of problems) unsaid.add(problem);
  };
  const { outcome, questions } = playOut(game, options, {
    seed,
    chooser,
    look: (moment, n) => {
      checkQuestions(moment);
      if (n % 3 === 0) checkUndo(moment);
      for (const { question } of moment.open) say(unsayable(game, textsOf(question)));
      const seat = seats[n % seats.length] ?? null;
      say(unsayable(game, textsOfView(game, game.view(moment.replayed.state, seat), seat)));
      if (seat !== null) expect(game.prospects?.(moment.replayed.state, seat) ?? 0).toBeTypeOf('number');
      if (seat !== null) expect(game.prospects?.(moment.replayed.state, seat) ?? 0).not.toBeNaN();
    },
    ended: (phase) => {
      checkPhase(game, seed, phase);
      say(unsayable(game, textsOfReports(phase.replayed.reports)));
    },
  });
  expect(outcome, `${game.id} did not end within ${questions} questions`).not.toBeNull();
  expect(seats).toEqual(expect.arrayContaining([...(outcome?.winners ?? [])]));
  if (outcome !== null) say(unsayable(game, [outcome.text]));
  expect([...unsaid]).toEqual([]);
}

describe.each(contractGames.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const sets = optionSets(game, 2);

  it.each(sets.map((options, n) => [n, options] as const))(
    'is played to its end at random (options %i)',
    { timeout: 180_000 },
    (n, options) => {
      play(game, options, `random ${n}`, atRandom);
    },
  );

  it('is played to its end by its computer player, and by both in turn', () => {
    const [options] = sets;
    if (options === undefined) throw new Error('no options');
    const computer = asComputer(game);
    play(game, options, 'computer', computer);
    const [first] = game.seats(options);
    play(game, options, 'mixed', (open, replayed, dice) =>
      (open.question.seat === first ? computer : atRandom)(open, replayed, dice),
    );
  }, 240_000);
});
