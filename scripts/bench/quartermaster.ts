// How long the rules of Quartermaster General take, with and without Total War: supply of the whole board, all that can be done in a turn, a turn on the table, a turn foreseen.
import { isCardId } from '../../src/games/quartermaster-general/data/cards.js';
import { nations } from '../../src/games/quartermaster-general/data/nations.js';
import { spaceIds } from '../../src/games/quartermaster-general/data/spaces.js';
import { quartermasterGeneral as game } from '../../src/games/quartermaster-general/index.js';
import { playQuestion } from '../../src/games/quartermaster-general/questions/play.js';
import { couldDo, stepsOf } from '../../src/games/quartermaster-general/rules/steps.js';
import { supplied } from '../../src/games/quartermaster-general/rules/supply.js';
import type { QmgState } from '../../src/games/quartermaster-general/state.js';
import { SeededDice } from '../../src/table/dice.js';
import { replay, type Checkpoint, type Given } from '../../src/table/replay.js';
import { busy, report } from './figures.js';

const seed = 'bench';

interface Turn {
  readonly checkpoint: Checkpoint;
  readonly state: QmgState;
  readonly given: readonly Given[];
}

/** Every Play step of a game between computer players, with the answers to it; in Total War the Air step is part of it. */
function turnsOf(totalWar: boolean): readonly Turn[] {
  const dice = new SeededDice(seed);
  let checkpoint: Checkpoint = { ...game.setup(game.options.parse({ totalWar }), dice), draws: dice.draws };
  let given: Given[] = [];
  const turns: Turn[] = [];
  for (let answers = 0; answers < 5_000;) {
    const { progress, state } = replay(game, seed, checkpoint, given);
    if (progress.kind === 'over' || progress.kind === 'stale') break;
    if (progress.kind === 'next') {
      if (checkpoint.phase === 'play') turns.push({ checkpoint, state: game.state.parse(checkpoint.state), given });
      checkpoint = progress.checkpoint;
      given = [];
      continue;
    }
    for (const { id, question, saved } of progress.open) {
      if (saved?.final === true) continue;
      const { seat } = question;
      const view = game.view(game.state.parse(state), seat);
      const dice = new SeededDice(`${seed}${answers}`);
      const value = game.computer({ question, view, seat, dice, level: 'beginner' });
      given.push({ question: id, seat, value, by: 'computer', final: true });
      answers += 1;
    }
  }
  return turns;
}

/** Everything a nation could do in its Play step, found anew. */
function playsOf(state: QmgState): number {
  const { active } = state;
  const offered = playQuestion(state, active).form.options();
  const cards = offered.map(({ id }) => id).filter(isCardId);
  return cards.filter((id) => stepsOf(state, id).some((step) => couldDo(state, step, { owner: active, card: id })))
    .length;
}

/** What a planned turn would bring: the first card of the hand, wherever it can be used. */
function planned({ state }: Turn): void {
  const offer = game.instructions?.offers(state, state.active).find(({ takesRest }) => takesRest === true);
  offer?.foresee?.([...state.hand[state.active].slice(0, 1), ...spaceIds]);
}

export function benchQuartermaster(): Promise<void> {
  for (const totalWar of [false, true]) {
    const turns = turnsOf(totalWar);
    const each = (times: number, work: (turn: Turn) => unknown): number[] =>
      turns.flatMap((turn) => busy(times, () => work(turn)));
    const supply = ({ state }: Turn): void => {
      for (const nation of nations) supplied(state, nation);
    };
    each(2, supply);
    const name = totalWar ? 'Total War' : 'Quartermaster General';
    report(`${name}: supply of the whole board (reach 1 ms)`, each(20, supply));
    report(
      '  all that can be done in a turn (reach 20 ms)',
      each(5, ({ state }) => playsOf(state)),
    );
    report(
      '  a Play step on the table, answers checked (reach 50 ms)',
      each(5, ({ checkpoint, given }) => replay(game, seed, checkpoint, given)),
    );
    report('  a planned turn foreseen (reach 50 ms)', each(2, planned));
  }
  return Promise.resolve();
}
