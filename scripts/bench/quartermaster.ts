// How long the rules of Quartermaster General take: supply of the whole board, all that can be done in a turn, a turn on the table.
import { isCardId } from '../../src/games/quartermaster-general/data/cards.js';
import { nations } from '../../src/games/quartermaster-general/data/nations.js';
import { quartermasterGeneral as game } from '../../src/games/quartermaster-general/index.js';
import { playQuestion } from '../../src/games/quartermaster-general/questions/play.js';
import { couldDo, stepsOf } from '../../src/games/quartermaster-general/rules/steps.js';
import { supplied } from '../../src/games/quartermaster-general/rules/supply.js';
import type { QmgState } from '../../src/games/quartermaster-general/state.js';
import { SeededDice } from '../../src/table/dice.js';
import { replay, type Checkpoint, type Given } from '../../src/table/replay.js';
import { report, timed } from './figures.js';

const seed = 'bench';

/** A Play step in the tenth round of a game between computer players, with the answers to it. */
function busyTurn(): { readonly checkpoint: Checkpoint; readonly state: QmgState; readonly given: readonly Given[] } {
  const dice = new SeededDice(seed);
  let checkpoint: Checkpoint = { ...game.setup(game.options.parse({}), dice), draws: dice.draws };
  let given: Given[] = [];
  for (let answers = 0; answers < 5_000;) {
    const { progress, state } = replay(game, seed, checkpoint, given);
    if (progress.kind === 'over' || progress.kind === 'stale') break;
    if (progress.kind === 'next') {
      const before = game.state.parse(checkpoint.state);
      if (checkpoint.phase === 'play' && before.round === 10) return { checkpoint, state: before, given };
      checkpoint = progress.checkpoint;
      given = [];
      continue;
    }
    for (const { id, question, saved } of progress.open) {
      if (saved?.final === true) continue;
      const { seat } = question;
      const view = game.view(game.state.parse(state), seat);
      const value = game.computer({ question, view, seat, dice: new SeededDice(`${seed}${answers}`) });
      given.push({ question: id, seat, value, by: 'computer', final: true });
      answers += 1;
    }
  }
  throw new Error('no tenth round came up');
}

/** Everything a nation could do in its Play step, found anew. */
function playsOf(state: QmgState): number {
  const { active } = state;
  const offered = playQuestion(state, active).form.options();
  const cards = offered.map(({ id }) => id).filter(isCardId);
  return cards.filter((id) => stepsOf(state, id).some((step) => couldDo(state, step, { owner: active, card: id })))
    .length;
}

export async function benchQuartermaster(): Promise<void> {
  const { checkpoint, state, given } = busyTurn();
  const supply = (): void => {
    for (const nation of nations) supplied(state, nation);
  };
  await timed(200, supply);
  report('Quartermaster General: supply of the whole board (reach 1 ms)', await timed(2_000, supply));
  report('  all that can be done in a turn (reach 20 ms)', await timed(500, () => playsOf(state)));
  report(
    '  a Play step on the table, answers checked (reach 50 ms)',
    await timed(300, () => replay(game, seed, checkpoint, given)),
  );
}
