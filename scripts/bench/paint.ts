// How long a whole board of each game takes to be painted, and how long the main thread is held up meanwhile.
import { performance } from 'node:perf_hooks';
import { appWording } from '../../src/app/wording.js';
import { games } from '../../src/games/registry.js';
import { diplomacy } from '../../src/games/diplomacy/index.js';
import { createRenderer, loadBoardMaps, type Renderer } from '../../src/render/index.js';
import type { AnyGame } from '../../src/table/game.js';
import { SeededDice } from '../../src/table/dice.js';
import type { Scene } from '../../src/table/scene.js';
import { line, percentile, report, took } from './figures.js';
import { fullBoard } from './rules.js';

/** Each game's board so often, one game after another: what else the machine does falls on all of them. */
const rounds = 12;

/** Milliseconds, in the painter alone: the best of what was measured last, with Node 20 and node-canvas on two busy cores. */
const committed: Readonly<Record<string, number>> = {
  diplomacy: 150,
  'twilight-struggle': 184,
  'quartermaster-general': 171,
  'axis-and-allies-1942': 153,
  downfall: 424,
};

/** The scene of a game's whole board; each has another caption, so that none comes from the cache. */
function scenesOf(game: AnyGame): (n: number) => Scene {
  const options = game.options.parse({});
  const state = game.id === diplomacy.id ? fullBoard().state : game.setup(options, new SeededDice('bench')).state;
  const view = game.view(state, null);
  const maps = loadBoardMaps(game.maps);
  const [variant] = game.looks(view).variants;
  if (variant === undefined) throw new Error(`${game.id} has no board`);
  const lang = ['en', 'ko', 'both'] as const;
  return (n) => {
    const look = { lang: lang[n % 3] ?? 'en', palette: 'standard', theme: 'light', width: 1600 } as const;
    return game.board(view, { ...look, variant: variant.id, caption: `#${n}` }, maps);
  };
}

interface Taken {
  readonly scene: number[];
  readonly painter: number[];
  readonly all: number[];
}

async function paintInTurns(renderer: Renderer, painted: readonly number[]): Promise<ReadonlyMap<string, Taken>> {
  const taken = new Map<string, Taken>();
  const boards = [...games.values()].map((game) => [game.id, scenesOf(game)] as const);
  for (let round = -1; round < rounds; round++) {
    for (const [id, sceneOf] of boards) {
      const times = taken.get(id) ?? { scene: [], painter: [], all: [] };
      taken.set(id, times);
      const began = performance.now();
      const scene = sceneOf(round + 3);
      const made = performance.now() - began;
      const all = made + (await took(() => renderer.png(scene)));
      // The first of each loads its map and paints its ground.
      if (round < 0) {
        line(`  ${id}: the first`, `${all.toFixed(0)} ms`);
        continue;
      }
      times.scene.push(made);
      times.all.push(all);
      times.painter.push(painted.at(-1) ?? 0);
    }
  }
  return taken;
}

export async function benchPaint(): Promise<void> {
  const wording = appWording();
  const painted: number[] = [];
  const renderer = createRenderer({
    say: (text, lang, ns) => wording.say(text, lang, ns),
    painted: (ms) => painted.push(ms),
  });
  let blocked = 0;
  let last = performance.now();
  const ticker = setInterval(() => {
    blocked = Math.max(blocked, performance.now() - last - 5);
    last = performance.now();
  }, 5);
  line('Whole boards of 1,600 pixels and more, one painter, all games in turn', '');
  for (const [id, { scene, painter, all }] of await paintInTurns(renderer, painted)) {
    report(`${id}: asked to PNG`, all);
    report('  of which in the painter', painter);
    const best = Math.min(...painter).toFixed(0);
    line('  the best of them (committed)', `${best} ms (${committed[id] ?? '–'} ms)`);
    line('  of which the scene, on the main thread (reach 10 ms)', `median ${percentile(scene, 0.5).toFixed(1)} ms`);
  }
  clearInterval(ticker);
  line('  longest the main thread was held up meanwhile', `${blocked.toFixed(1)} ms`);
  await renderer.close();
}
