// The balance of Downfall between computer players: victories, points turn by turn, and units lost, scenario by scenario.
// `npm run balance -- downfall 200` plays so many games of each instead of five, `-- downfall 200 husky` of
// one scenario alone. Each game is told as it ends, so that nothing is lost where the rest is not waited for.
import { ours } from '../../src/games/downfall/data/own-files.js';
import type { ScenarioId } from '../../src/games/downfall/data/scenarios.js';
import { factions, type Faction } from '../../src/games/downfall/data/units.js';
import { downfall as game } from '../../src/games/downfall/index.js';
import type { DownfallState } from '../../src/games/downfall/state.js';
import { mean, played } from './play.js';
import { wanted } from './wanted.js';

interface Result {
  readonly winner: 'western' | 'soviet' | 'nobody';
  /** What ended it, as the game calls it. */
  readonly how: string;
  /** Victory points, the West's above zero, as each turn began; the last of all at the end. */
  readonly points: ReadonlyMap<number, number>;
  readonly lost: Readonly<Record<Faction, number>>;
  readonly seconds: number;
}

function gone(state: DownfallState, faction: Faction): number {
  return ours.unitIds.filter((id) => ours.units[id].faction === faction && state.units[id].status === 'out').length;
}

function play(scenario: ScenarioId, n: number): Result {
  const from = performance.now();
  const points = new Map<number, number>();
  let first: DownfallState | undefined;
  const { outcome, state } = played(game, game.options.parse({ scenario }), `balance ${scenario} ${n}`, (now) => {
    first ??= structuredClone(now);
    if (!points.has(now.turn)) points.set(now.turn, now.vp);
  });
  points.set(state.turn + 1, state.vp);
  const before = first ?? state;
  const count = (faction: Faction): number => gone(state, faction) - gone(before, faction);
  const winner = outcome.kind !== 'win' ? 'nobody' : outcome.winners.includes('western') ? 'western' : 'soviet';
  return {
    winner,
    how: outcome.text.key.replace('over.', ''),
    points,
    lost: { western: count('western'), soviet: count('soviet'), okh: count('okh'), okw: count('okw') },
    seconds: (performance.now() - from) / 1_000,
  };
}

function tally(words: readonly string[]): string {
  return [...new Set(words)].map((word) => `${word} ${words.filter((one) => one === word).length}`).join(', ');
}

const { many, scenarios } = wanted();
for (const scenario of scenarios) {
  const games = Array.from({ length: many }, (_, n) => {
    const one = play(scenario, n);
    const points = [...one.points].map(([turn, vp]) => `${turn}:${vp}`).join(' ');
    const lost = factions.map((faction) => `${faction} ${one.lost[faction]}`).join(' ');
    console.log(
      `  ${scenario} ${n}: ${one.winner} by ${one.how}; ${points}; lost ${lost}; ${one.seconds.toFixed(1)} s`,
    );
    return one;
  });
  console.log(`${scenario}, ${many} games, ${mean(games.map(({ seconds }) => seconds)).toFixed(1)} s each`);
  console.log(`  won by ${tally(games.map(({ winner }) => winner))}; by ${tally(games.map(({ how }) => how))}`);
  const turns = [...new Set(games.flatMap(({ points }) => [...points.keys()]))].sort((a, b) => a - b);
  const at = (turn: number): string => {
    const known = games.flatMap(({ points }) => points.get(turn) ?? []);
    return `${turn}: ${mean(known).toFixed(1)}`;
  };
  console.log(`  points as turns begin (West above zero) ${turns.map(at).join(', ')}`);
  const lost = factions.map((one) => `${one} ${mean(games.map((each) => each.lost[one])).toFixed(1)}`);
  console.log(`  units lost ${lost.join(', ')}`);
}
