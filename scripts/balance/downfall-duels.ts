// Downfall's computer player against one that answers at random, each scenario from each side; and what
// of the game was met on the way. `npm run balance -- downfall-duels 20` plays so many games of each instead of five, and
// `-- downfall-duels 20 overlord soviet` those of one scenario, or from one side, alone.
import { ours } from '../../src/games/downfall/data/own-files.js';
import type { ScenarioId } from '../../src/games/downfall/data/scenarios.js';
import { downfall as game } from '../../src/games/downfall/index.js';
import { typeOf, type DownfallState } from '../../src/games/downfall/state.js';
import { isOutcome, type Outcome } from '../../src/table/game.js';
import { SeededDice } from '../../src/table/dice.js';
import { randomAnswer } from '../../src/table/random-player.js';
import { simulate } from '../../src/table/simulate.js';
import { mean } from './play.js';
import { sides, wanted, type Side } from './wanted.js';

/** Cards spent, events that came up, types of units that stood on the map. */
interface Met {
  readonly cards: Set<string>;
  readonly events: Set<string>;
  readonly types: Set<string>;
}

const most = 20_000;

/** Games of each kind in which every position is checked, which takes a tenth of the time. */
const checked = 20;

function note(met: Met, { spent, events, units }: DownfallState): void {
  for (const card of spent) met.cards.add(card);
  met.events.add(events.current);
  for (const id of ours.unitIds) if (units[id].status === 'map') met.types.add(typeOf(ours, id, units[id]));
}

function duel(scenario: ScenarioId, side: Side, n: number, met: Met): Outcome {
  const dice = new SeededDice(`duel ${scenario} ${side} ${n}`);
  const { state, phase: first } = game.setup(game.options.parse({ scenario }), dice);
  let phase = first;
  const own: readonly string[] = sides[side];
  for (let count = 0; count < most; count++) {
    const next = simulate(
      {
        state,
        dice,
        answer: (question) =>
          own.includes(question.seat)
            ? game.computer({ question, view: game.view(state, question.seat), seat: question.seat, dice })
            : randomAnswer(question, dice),
      },
      (t) => game.phase(phase, t),
    );
    if (n < checked) game.invariants(state);
    note(met, state);
    if (isOutcome(next)) return next;
    phase = next;
  }
  throw new Error(`${scenario} ${side} ${n} does not end`);
}

const { many, scenarios, sides: chosen } = wanted();
const met: Met = { cards: new Set(), events: new Set(), types: new Set() };
for (const scenario of scenarios) {
  for (const side of chosen) {
    const seconds: number[] = [];
    const outcomes = Array.from({ length: many }, (_, n) => {
      const from = performance.now();
      const outcome = duel(scenario, side, n, met);
      const took = (performance.now() - from) / 1_000;
      seconds.push(took);
      const won = outcome.winners.includes(side) ? 'won' : 'NOT WON';
      console.log(`  ${scenario} ${side} ${n}: ${won}, ${outcome.text.key}, ${took.toFixed(1)} s`);
      return outcome;
    });
    const lost = outcomes.flatMap(({ winners }, n) => (winners.includes(side) ? [] : [n]));
    console.log(
      `${scenario}, computer leads the ${side} side: won ${many - lost.length} of ${many}` +
        `${lost.length === 0 ? '' : ` (not ${lost.join(', ')})`}, ${mean(seconds).toFixed(1)} s each`,
    );
  }
}
const missing = (all: readonly string[], found: ReadonlySet<string>): string => {
  const left = all.filter((id) => !found.has(id));
  return `${all.length - left.length} of ${all.length}${left.length === 0 ? '' : ` (not ${left.join(', ')})`}`;
};
const types = [
  ...new Set(ours.unitIds.flatMap((id) => [ours.units[id].front, ours.units[id].back ?? ours.units[id].front])),
];
console.log(`cards spent: ${missing(ours.cardIds, met.cards)}`);
console.log(`events: ${missing(ours.eventIds, met.events)}`);
console.log(`types of units: ${missing(types, met.types)}`);
