// The toy game with something about it changed: a question, or what is said around the answers of a phase.
import type { AnyGame } from '../../src/table/game.js';
import type { Question } from '../../src/table/question.js';
import type { Request, Script, Table } from '../../src/table/script.js';
import { toyGame } from './toy-game.js';

/** The toy game, or another, in which every question asked of one seat alone is changed before it is asked. */
export function withQuestions(change: (question: Question) => Question, game = toyGame): AnyGame {
  function* changed<R>(script: Script<R>): Script<R> {
    let step = script.next();
    while (step.done !== true) step = script.next(yield changeOf(step.value));
    return step.value;
  }
  const changeOf = (request: Request): Request =>
    request.kind === 'ask' ? { kind: 'ask', question: change(request.question) } : request;
  return { ...game, phase: (id, t) => changed(game.phase(id, t)) };
}

/** The toy game in which something happens in a phase once so many of its questions have been answered. */
export function happening(phase: string, answers: number, what: (t: Table<object>) => void): AnyGame {
  function* after<R>(script: Script<R>, t: Table<object>): Script<R> {
    if (answers === 0) what(t);
    let step = script.next();
    for (let n = 1; step.done !== true; n++) {
      const answer = yield step.value;
      if (n === answers) what(t);
      step = script.next(answer);
    }
    return step.value;
  }
  return { ...toyGame, phase: (id, t) => (id === phase ? after(toyGame.phase(id, t), t) : toyGame.phase(id, t)) };
}
