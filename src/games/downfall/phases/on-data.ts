// A phase on the data of its game: whatever a script or one of its questions reckons, it reckons on them.
import type { Outcome } from '../../../table/game.js';
import type { Request, Script } from '../../../table/script.js';
import { withData, type DataSet } from '../data/at-hand.js';
import { setOf } from '../data/own-files.js';
import { questionOn } from '../questions/on-data.js';
import type { DownfallTable } from '../state.js';
import { runPhase } from './index.js';

function requestOn(request: Request, set: DataSet): Request {
  switch (request.kind) {
    case 'ask':
      return { kind: 'ask', question: questionOn(request.question, set) };
    case 'together':
      return {
        ...request,
        branches: request.branches.map(({ id, script }) => ({
          id,
          script: () => scriptOn(() => script(), set),
        })),
      };
  }
}

function* scriptOn<R>(start: () => Script<R>, set: DataSet): Script<R> {
  const script = withData(set, start);
  let step = withData(set, () => script.next());
  while (step.done !== true) {
    const answer = yield requestOn(step.value, set);
    step = withData(set, () => script.next(answer));
  }
  return step.value;
}

/** The script of a phase, on our data or on those the game keeps. */
export function phaseOnData(id: string, t: DownfallTable): Script<string | Outcome> {
  const { data } = t.state;
  return data === null ? runPhase(id, t) : scriptOn(() => runPhase(id, t), setOf(data));
}
