// `npm run pictures`: draws the pictures of the documentation anew, from games that computer players play with fixed seeds; `-- downfall` only those whose names begin so.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '../src/games/registry.js';
import { appWording } from '../src/app/wording.js';
import { createRenderer, loadBoardMaps } from '../src/render/index.js';
import { SeededDice } from '../src/table/dice.js';
import type { AnyGame } from '../src/table/game.js';
import type { Answer } from '../src/table/question.js';
import { reckonHere } from '../src/table/reckoning.js';
import type { Look, Scene } from '../src/table/scene.js';
import { replay, type Checkpoint, type Given } from '../src/table/replay.js';

const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
/** No picture of the documentation may be larger, in bytes. */
const largest = 400 * 1024;
const plain: Look = { lang: 'en', palette: 'standard', theme: 'light', variant: 'position', width: 1400 };

interface Wanted {
  /** The file's name without its ending. */
  readonly name: string;
  readonly game: string;
  readonly seed: string;
  /** How many phases have been played. */
  readonly phases: number;
  /** Whose picture; everybody's when absent. A seat's picture shows what it is about to answer. */
  readonly seat?: string;
  /** A page beside the board instead of the board. */
  readonly panel?: string;
  readonly look: Partial<Look>;
}

const wanted: readonly Wanted[] = [
  { name: 'board', game: 'diplomacy', seed: 'pictures', phases: 18, look: { variant: 'results', lang: 'both' } },
  {
    name: 'diplomacy-my-orders',
    game: 'diplomacy',
    seed: 'fieldpost',
    phases: 1,
    seat: 'england',
    look: { variant: 'orders', area: 'british-isles', width: 1000 },
  },
  {
    name: 'diplomacy-results',
    game: 'diplomacy',
    seed: 'fieldpost',
    phases: 2,
    look: { variant: 'results', area: 'british-isles', width: 1000 },
  },
  {
    name: 'diplomacy-retreat',
    game: 'diplomacy',
    seed: 'fieldpost',
    phases: 4,
    seat: 'italy',
    look: { variant: 'orders', area: 'italy', width: 1000, lang: 'ko' },
  },
  {
    name: 'diplomacy-builds',
    game: 'diplomacy',
    seed: 'fieldpost',
    phases: 8,
    look: { variant: 'results', area: 'france', width: 1000 },
  },
  {
    name: 'diplomacy-dark',
    game: 'diplomacy',
    seed: 'fieldpost',
    phases: 8,
    look: { theme: 'dark', palette: 'colourblind', lang: 'ko', width: 1200 },
  },
  { name: 'twilight-struggle', game: 'twilight-struggle', seed: 'cold', phases: 82, look: { lang: 'both' } },
  {
    name: 'twilight-struggle-close-up',
    game: 'twilight-struggle',
    seed: 'cold',
    phases: 82,
    look: { area: 'asia', lang: 'ko', width: 1000 },
  },
  {
    name: 'twilight-struggle-by-region',
    game: 'twilight-struggle',
    seed: 'cold',
    phases: 82,
    look: { variant: 'regions', width: 800 },
  },
  {
    name: 'twilight-struggle-hand',
    game: 'twilight-struggle',
    seed: 'cold',
    phases: 82,
    seat: 'us',
    panel: 'hand',
    look: { width: 1000 },
  },
  {
    name: 'quartermaster-general',
    game: 'quartermaster-general',
    seed: 'harbour',
    phases: 240,
    look: { lang: 'both' },
  },
  {
    name: 'quartermaster-general-europe',
    game: 'quartermaster-general',
    seed: 'harbour',
    phases: 240,
    look: { area: 'europe', width: 1000 },
  },
  {
    name: 'quartermaster-general-hand',
    game: 'quartermaster-general',
    seed: 'harbour',
    phases: 240,
    seat: 'united-kingdom',
    panel: 'hand',
    look: { width: 1000 },
  },
  {
    name: 'axis-and-allies-1942',
    game: 'axis-and-allies-1942',
    seed: 'harbour',
    phases: 110,
    look: { lang: 'both' },
  },
  {
    name: 'axis-and-allies-1942-europe',
    game: 'axis-and-allies-1942',
    seed: 'harbour',
    phases: 110,
    look: { area: 'europe', width: 1000 },
  },
  { name: 'downfall-tracks', game: 'downfall', seed: 'harbour', phases: 30, look: { variant: 'status', width: 1000 } },
  { name: 'downfall-west', game: 'downfall', seed: 'harbour', phases: 30, look: { area: 'west', width: 1000 } },
];

/** The game after some phases, with what every seat is about to answer. */
function played(game: AnyGame, seed: string, phases: number): { state: object; answers: ReadonlyMap<string, Answer> } {
  const dice = new SeededDice(seed);
  const setup = game.setup(game.options.parse({}), dice);
  let checkpoint: Checkpoint = { ...setup, draws: dice.draws };
  let given: Given[] = [];
  for (let done = 0, asked = 0; asked < 10_000;) {
    const { progress, state } = replay(game, seed, checkpoint, given);
    switch (progress.kind) {
      case 'waiting': {
        const open = progress.open.filter(({ saved }) => saved === undefined);
        const answers = open.map(({ id, question }): Given => {
          const view = game.view(state, question.seat);
          const chance = new SeededDice(`${seed} ${String(asked++)}`);
          const value = game.computer({ question, view, seat: question.seat, dice: chance });
          return { question: id, seat: question.seat, value, by: 'computer', final: true };
        });
        if (done === phases) return { state, answers: new Map(answers.map(({ seat, value }) => [seat, value])) };
        given = [...given, ...answers];
        break;
      }
      case 'next':
        checkpoint = progress.checkpoint;
        given = [];
        done += 1;
        break;
      case 'over':
      case 'stale':
        throw new Error(`the game of seed ${seed} ends before phase ${String(phases)}`);
    }
  }
  throw new Error(`the game of seed ${seed} asks without end`);
}

/** The picture of a position that is wanted. */
function sceneOf(game: AnyGame, one: Wanted, state: object, answers: ReadonlyMap<string, Answer>): Scene {
  const { seat = null, panel } = one;
  const view = game.view(state, seat);
  const look: Look = { ...plain, ...one.look, ...(seat === null ? {} : { draft: answers.get(seat) }) };
  if (panel === undefined) return game.board(view, look, loadBoardMaps(game.maps));
  const page = game.panels?.(view, seat).find(({ id }) => id === panel);
  const { reckoning } = page ?? {};
  const scene = (reckoning === undefined ? page : reckoning.page(reckonHere(game, reckoning.job)))?.scene?.(look);
  if (scene === undefined) throw new Error(`${game.id} has no picture of ${panel}`);
  return scene;
}

mkdirSync(folder, { recursive: true });
const wording = appWording();
const renderer = createRenderer({ say: (text, lang, ns) => wording.say(text, lang, ns) });
/** Only those whose names begin so, where one is given. */
const [beginning = ''] = process.argv.slice(2);
for (const one of wanted.filter(({ name }) => name.startsWith(beginning))) {
  const game = games.get(one.game);
  if (game === undefined) throw new Error(`no game ${one.game}`);
  const { state, answers } = played(game, one.seed, one.phases);
  const png = await renderer.png(sceneOf(game, one, state, answers));
  const size = `${String(Math.round(png.length / 1024))} KB`;
  if (png.length > largest) throw new Error(`${one.name}.png is too large: ${size}`);
  writeFileSync(join(folder, `${one.name}.png`), png);
  console.log(`${one.name}.png: ${wording.say(game.title(game.view(state, null)), 'en', game.id)}, ${size}`);
}
await renderer.close();
