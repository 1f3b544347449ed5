// The beginning of a game that nobody plays: whoever has thought it through thinks faster when a real one asks, since what runs is compiled by then.
import { computersAnswer } from '../table/computers.js';
import { SeededDice } from '../table/dice.js';
import type { AnyGame } from '../table/game.js';
import { replay, type Checkpoint, type Given } from '../table/replay.js';

const seed = 'rehearsal';

/** Usual computer players play a game from its beginning to its end, and stop after every answer. */
export function* rehearsal(game: AnyGame): Generator<undefined> {
  const dice = new SeededDice(seed);
  let checkpoint: Checkpoint = { ...game.setup(game.options.parse({}), dice), draws: dice.draws };
  let answers: readonly Given[] = [];
  for (let n = 0; ;) {
    const position = replay(game, seed, checkpoint, answers);
    const { progress } = position;
    if (progress.kind === 'next') {
      [checkpoint, answers] = [progress.checkpoint, []];
      continue;
    }
    const open = progress.kind === 'waiting' ? progress.open.filter(({ saved }) => saved?.final !== true) : [];
    if (open.length === 0) return;
    for (const { id } of open) {
      n += 1;
      const asked = [{ question: id, dice: `${seed} ${String(n)}`, level: 'usual' as const }];
      const thoughts = computersAnswer(game, { seed, checkpoint, answers, asked }, position);
      const given = thoughts.map(({ question, seat, value }): Given => ({
        question,
        seat,
        value,
        by: 'computer',
        final: true,
      }));
      answers = [...answers, ...given];
      yield;
    }
  }
}
