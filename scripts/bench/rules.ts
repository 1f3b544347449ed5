// How long the rules take: one adjudication, and the same phase on the table with every stored answer checked.
import { adjudicateMovement } from '../../src/games/diplomacy/rules/movement.js';
import { diplomacy } from '../../src/games/diplomacy/index.js';
import { boardOfState, movementOrders } from '../../src/games/diplomacy/questions/movement.js';
import type { DiplomacyState } from '../../src/games/diplomacy/state.js';
import { SeededDice } from '../../src/table/dice.js';
import type { OrdersAnswer } from '../../src/table/question.js';
import { replay, type Checkpoint, type Given } from '../../src/table/replay.js';
import { line, percentile, report, timed } from './figures.js';

const seed = 'bench';
const warmUps = 300;

export interface FullBoard {
  readonly checkpoint: Checkpoint;
  readonly state: DiplomacyState;
  readonly given: readonly Given[];
}

/** Lets computer players play until a movement phase with a full board comes, with their answers to it. */
export function fullBoard(): FullBoard {
  const dice = new SeededDice(seed);
  const setup = diplomacy.setup(diplomacy.options.parse({}), dice);
  let checkpoint: Checkpoint = { ...setup, draws: dice.draws };
  for (let phase = 0; phase < 200; phase++) {
    const { progress } = replay(diplomacy, seed, checkpoint, []);
    if (progress.kind !== 'waiting') break;
    const state = diplomacy.state.parse(checkpoint.state);
    const given = progress.open.map(({ id, question }): Given => {
      const view = diplomacy.view(state, question.seat);
      const dice = new SeededDice(`${seed}${phase}`);
      const value = diplomacy.computer({ question, view, seat: question.seat, dice });
      return { question: id, seat: question.seat, value, by: 'computer', final: true };
    });
    if (state.phase === 'movement' && state.units.length === 34) return { checkpoint, state, given };
    const after = replay(diplomacy, seed, checkpoint, given).progress;
    if (after.kind !== 'next') break;
    checkpoint = after.checkpoint;
  }
  throw new Error('no full board came up');
}

export async function benchRules(): Promise<void> {
  const { checkpoint, state, given } = fullBoard();
  const answers = new Map(given.map(({ seat, value }) => [seat, value as OrdersAnswer]));
  const board = boardOfState(state);
  const orders = movementOrders(state, [...answers.values()].flat());
  // Both are run until the engine has compiled them: one warm beside one cold would tell of the engine, not of the rules.
  await timed(warmUps, () => adjudicateMovement(board, orders, state.options));
  const alone = await timed(2000, () => adjudicateMovement(board, orders, state.options));
  report('Diplomacy: adjudicate 34 units with reasons', alone);
  await timed(warmUps, () => replay(diplomacy, seed, checkpoint, given));
  const whole = await timed(500, () => replay(diplomacy, seed, checkpoint, given));
  report('  the same phase on the table, all answers checked', whole);
  line('  times its adjudication (reach 5)', (percentile(whole, 0.5) / percentile(alone, 0.5)).toFixed(1));
}
