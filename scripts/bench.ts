// `npm run bench`: how long the things take that people wait for. It reports; it judges nothing.
import { performance } from 'node:perf_hooks';
import { availableParallelism, cpus } from 'node:os';
import { games } from '../src/games/registry.js';
import { diplomacy } from '../src/games/diplomacy/index.js';
import { adjudicateMovement } from '../src/games/diplomacy/rules/movement.js';
import { boardOfState, movementOrders } from '../src/games/diplomacy/questions/movement.js';
import { joined } from '../src/games/diplomacy/phases/movement.js';
import type { DiplomacyState } from '../src/games/diplomacy/state.js';
import { appWording } from '../src/app/wording.js';
import { createPlay } from '../src/play/create.js';
import { createRenderer, loadBoardMaps } from '../src/render/index.js';
import { openDatabase } from '../src/store/open.js';
import { saveGuild } from '../src/store/guilds.js';
import { SeededDice } from '../src/table/dice.js';
import type { OrdersAnswer } from '../src/table/question.js';
import type { Look } from '../src/table/scene.js';
import { replay, type Checkpoint, type Given } from '../src/table/replay.js';

const seed = 'bench';

function report(what: string, times: readonly number[]): void {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2);
  console.log(`${what.padEnd(58)} median ${at(0.5)} ms   p95 ${at(0.95)} ms   (${sorted.length} runs)`);
}

async function timed(count: number, work: (n: number) => unknown): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < count; n++) {
    const start = performance.now();
    await work(n);
    times.push(performance.now() - start);
  }
  return times;
}

/** Lets computer players play until a movement phase with a full board comes, with their answers to it. */
function fullBoard(): { state: DiplomacyState; answers: ReadonlyMap<string, OrdersAnswer> } {
  const dice = new SeededDice(seed);
  const setup = diplomacy.setup(diplomacy.options.parse({}), dice);
  let checkpoint: Checkpoint = { ...setup, draws: dice.draws };
  for (let phase = 0; phase < 200; phase++) {
    const { progress } = replay(diplomacy, seed, checkpoint, []);
    if (progress.kind !== 'waiting') break;
    const state = diplomacy.state.parse(checkpoint.state);
    const given = progress.open.map(({ id, question }): Given => {
      const view = diplomacy.view(state, question.seat);
      const value = diplomacy.computer({
        question,
        view,
        seat: question.seat,
        dice: new SeededDice(`${seed}${phase}`),
      });
      return { question: id, seat: question.seat, value, by: 'computer', final: true };
    });
    if (state.phase === 'movement' && state.units.length === 34) {
      return { state, answers: new Map(given.map(({ seat, value }) => [seat, value as OrdersAnswer])) };
    }
    const after = replay(diplomacy, seed, checkpoint, given).progress;
    if (after.kind !== 'next') break;
    checkpoint = after.checkpoint;
  }
  throw new Error('no full board came up');
}

console.log(`Node ${process.versions.node}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'processor'}\n`);

const { state, answers } = fullBoard();
const board = boardOfState(state);
const orders = movementOrders(state, joined(answers));
await timed(300, () => adjudicateMovement(board, orders, state.options));
report(
  'Diplomacy: adjudicate 34 units with reasons',
  await timed(2000, () => adjudicateMovement(board, orders, state.options)),
);

const wording = appWording();
{
  const painted: number[] = [];
  const renderer = createRenderer({
    threads: 1,
    say: (text, lang, ns) => wording.say(text, lang, ns),
    painted: (ms) => painted.push(ms),
  });
  const maps = loadBoardMaps(diplomacy.maps);
  const view = diplomacy.view(state, null);
  const lang = ['en', 'ko', 'both'] as const;
  let blocked = 0;
  let last = performance.now();
  const ticker = setInterval(() => {
    blocked = Math.max(blocked, performance.now() - last - 5);
    last = performance.now();
  }, 5);
  const look = (n: number): Look => ({
    lang: lang[n % 3] ?? 'en',
    palette: 'standard',
    theme: 'light',
    variant: 'position',
    width: 1600,
    // Each picture differs, so that none comes from the cache.
    caption: `#${n}`,
  });
  for (let n = 0; n < 3; n++) await renderer.png(diplomacy.board(view, { ...look(n), caption: 'warm' }, maps));
  painted.length = 0;
  report(
    'Diplomacy: 1,600-pixel board, asked to PNG, one thread',
    await timed(24, (n) => renderer.png(diplomacy.board(view, look(n), maps))),
  );
  report('  of which in the painting thread', painted);
  clearInterval(ticker);
  console.log(`  longest the main thread was held up meanwhile: ${blocked.toFixed(1)} ms`);
  await renderer.close();
}

const store = await openDatabase({ dataDir: '.', memory: true, now: () => new Date() });
const play = createPlay({ store, games, now: () => new Date(), computerDelayMs: 3_600_000 });
const person = { id: '100000000000000001', name: 'Bench', locale: 'en' } as const;
await saveGuild(store.db, '200000000000000001', { name: 'Bench' }, new Date());
const game = await play.create(person, {
  guildId: '200000000000000001',
  kind: 'diplomacy',
  name: null,
  language: 'both',
  options: {},
  paces: {},
});
await play.join(game.id, person, 'france');
await play.start(game.id, person.id, true);
const texts = ['A Par - Bur; F Bre - Mao; A Mar - Spa', '육 파리 - 피카르디; F Bre - Eng; A Mar - Gas'];
const answer = (n: number): Promise<unknown> => play.type(game.id, person.id, texts[n % 2] ?? '', 'en');
await timed(5, answer);
report('An answer, typed, checked and stored (embedded database)', await timed(100, answer));
await store.close();
