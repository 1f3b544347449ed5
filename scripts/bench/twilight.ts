// How well and how quickly the computer player of Twilight Struggle plays: against the easy one from both sides, and against itself.
// `TWILIGHT_GAMES` says how many games against the easy one, `TWILIGHT_OWN` how many against itself, from number `TWILIGHT_FROM` on.
import type { Side } from '../../src/games/twilight-struggle/data/terms.js';
import { twilightStruggle as game } from '../../src/games/twilight-struggle/index.js';
import { stateSchema, type TwilightState } from '../../src/games/twilight-struggle/state.js';
import { forcedAnswer } from '../../src/table/answer.js';
import { SeededDice } from '../../src/table/dice.js';
import type { AnyGame } from '../../src/table/game.js';
import type { Answer, Question } from '../../src/table/question.js';
import { replay, type Checkpoint, type Given } from '../../src/table/replay.js';
import { line, percentile, report } from './figures.js';

type Level = 'full' | 'easy';

const rules: AnyGame = game;

/** Plays a game out; milliseconds of the full player's decisions go into `times`. */
function played(seed: string, levels: Readonly<Record<Side, Level>>, times: number[]): TwilightState {
  const answer = (question: Question, state: TwilightState, given: number): Answer => {
    const { seat } = question;
    const level = levels[seat === state.seats.us ? 'us' : 'ussr'];
    const seen = game.view(state, seat);
    const view = { ...seen, options: { ...seen.options, computer: level } };
    const start = performance.now();
    const value = game.computer({ question, view, seat, dice: new SeededDice(`${seed}:${state.turn}:${given}`) });
    if (level === 'full') times.push(performance.now() - start);
    return value;
  };
  const dice = new SeededDice(seed);
  let checkpoint: Checkpoint = { ...game.setup(game.options.parse({}), dice), draws: dice.draws };
  let answers = 0;
  for (;;) {
    const given: Given[] = [];
    for (;;) {
      const { progress, state } = replay(rules, seed, checkpoint, given);
      if (progress.kind === 'over') return stateSchema.parse(state);
      if (progress.kind === 'stale') throw new Error(`an answer does not fit in ${checkpoint.phase}`);
      if (progress.kind === 'next') {
        checkpoint = progress.checkpoint;
        break;
      }
      const open = progress.open.find(({ saved }) => saved === undefined);
      if (open === undefined) throw new Error('nothing is open');
      const { id, question } = open;
      const forced = question.idle === 'wait' ? undefined : forcedAnswer(question);
      const value = forced ?? answer(question, state as TwilightState, answers++);
      given.push({ question: id, seat: question.seat, value, by: 'computer', final: true });
    }
  }
}

function tallest(state: TwilightState): number {
  return Math.max(...Object.values(state.influence).flatMap(({ us, ussr }) => [us, ussr]));
}

/** How far a side won or lost: the marker at the end, 20 for any other victory. */
function marginOf({ result, vp }: TwilightState, side: Side): number {
  const won = result?.winner === side ? 1 : -1;
  if (result?.ending !== 'finalScoring') return 20 * won;
  return Math.max(-20, Math.min(20, side === 'us' ? vp : -vp));
}

function told(state: TwilightState): string {
  const { result, turn, vp } = state;
  return `${result?.winner ?? 'nobody'} by ${result?.ending ?? ''} in turn ${turn}, ${vp} points, tallest country ${tallest(state)}`;
}

export function benchTwilight(): Promise<void> {
  const games = Number(process.env['TWILIGHT_GAMES'] ?? 10);
  const times: number[] = [];
  const against: Record<Side, { won: number; of: number }> = { us: { won: 0, of: 0 }, ussr: { won: 0, of: 0 } };
  const margins: number[] = [];
  for (let n = 0; n < games; n++) {
    const side: Side = n % 2 === 0 ? 'us' : 'ussr';
    // Two games with the same deck, from either side.
    const seed = `bench ${Math.floor(n / 2)}`;
    const levels = side === 'us' ? ({ us: 'full', ussr: 'easy' } as const) : ({ us: 'easy', ussr: 'full' } as const);
    const state = played(seed, levels, times);
    against[side].of += 1;
    if (state.result?.winner === side) against[side].won += 1;
    margins.push(marginOf(state, side));
    line(`  full as ${side}, game ${n + 1}`, told(state));
  }
  if (games > 0) {
    const { us, ussr } = against;
    line(
      'Twilight Struggle: full beats easy (reach 80 of 100)',
      `${us.won + ussr.won} of ${us.of + ussr.of}: US ${us.won} of ${us.of}, USSR ${ussr.won} of ${ussr.of}`,
    );
    line(
      '  mean result in points, 20 for a victory on the spot',
      (margins.reduce((sum, each) => sum + each, 0) / margins.length).toFixed(1),
    );
  }
  const first = Number(process.env['TWILIGHT_FROM'] ?? 0);
  const own = Array.from({ length: Number(process.env['TWILIGHT_OWN'] ?? games) }, (_, at) => {
    const n = first + at;
    const state = played(`bench own ${n}`, { us: 'full', ussr: 'full' }, times);
    line(`  full against full, game ${n + 1}`, told(state));
    return state;
  });
  const suicides = own.filter(({ result }) => result?.ending === 'nuclearWar').length;
  line('  nuclear war against itself (reach under 1 of 100)', `${suicides} of ${own.length}`);
  const flat = own.filter((state) => tallest(state) <= 12).length;
  line('  no country above 12 points (reach 9 of 10)', `${flat} of ${own.length}`);
  line(
    '  won by the USSR against itself',
    `${own.filter(({ result }) => result?.winner === 'ussr').length} of ${own.length}`,
  );
  report('  a decision (reach 1000 ms)', times);
  line('  the longest', `${percentile(times, 1).toFixed(0)} ms`);
  return Promise.resolve();
}
