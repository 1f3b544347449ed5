// A nation's turn is one turn whatever its steps: one post, one clock.
import { expect, it } from 'vitest';
import { playQuestion } from '../../../src/games/quartermaster-general/questions/play.js';
import { quartermasterGeneral as game } from '../../../src/games/quartermaster-general/index.js';
import { SeededDice } from '../../../src/table/dice.js';
import { replay, type Checkpoint, type Given } from '../../../src/table/replay.js';

it('is the same from its start to its last card drawn, and another for each nation', () => {
  const seed = 'turns';
  const dice = new SeededDice(seed);
  let checkpoint: Checkpoint = { ...game.setup(game.options.parse({}), dice), draws: dice.draws };
  let given: Given[] = [];
  const turns: string[] = [];
  const steps = new Map<string, Set<string>>();
  for (let asked = 0; asked < 2_000 && turns.length < 9;) {
    const { progress, state } = replay(game, seed, checkpoint, given);
    if (progress.kind === 'next') {
      checkpoint = progress.checkpoint;
      given = [];
      const view = game.view(game.state.parse(checkpoint.state), null);
      const turn = JSON.stringify(game.turn?.(view));
      if (turns.at(-1) !== turn) turns.push(turn);
      steps.set(turn, (steps.get(turn) ?? new Set()).add(JSON.stringify(game.title(view))));
      continue;
    }
    if (progress.kind !== 'waiting') throw new Error(progress.kind);
    const open = progress.open.filter(({ saved }) => saved === undefined);
    given = [
      ...given,
      ...open.map(({ id, question }): Given => {
        const view = game.view(game.state.parse(state), question.seat);
        const value = game.computer({
          level: 'beginner',
          question,
          view,
          seat: question.seat,
          dice: new SeededDice(`${seed}${String(asked++)}`),
        });
        return { question: id, seat: question.seat, value, by: 'computer', final: true };
      }),
    ];
  }
  expect(new Set(turns).size).toBe(turns.length);
  expect(turns.length).toBe(9);
  expect([...steps.values()].some((titles) => titles.size >= 3)).toBe(true);
});

it('begins with a look at where the nation stands, and at its hand', () => {
  const state = game.setup(game.options.parse({}), new SeededDice('looks')).state;
  const question = playQuestion(state, 'germany');
  expect(question.places).toEqual(['germany']);
  expect(question.fromHand).toBe(true);
});
