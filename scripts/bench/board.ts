// What the page of the board weighs: the page itself, the outlines of each map, and the scene of each game as it begins, as they are sent.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { appWording } from '../../src/app/wording.js';
import { games } from '../../src/games/registry.js';
import { createRenderer, loadBoardMaps, outlinesFile } from '../../src/render/index.js';
import { SeededDice } from '../../src/table/dice.js';
import type { AnyGame } from '../../src/table/game.js';
import type { Scene } from '../../src/table/scene.js';
import { line, percentile } from './figures.js';
import { benchBetween } from './between.js';
import { benchOpenBoards } from './open-boards.js';

const page = fileURLToPath(new URL('../../dist/board', import.meta.url));
const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
const rounds = 9;
/** What is fetched before a board stands: not what speaks with Discord, nor the film of an ended game, which is a file of its own. */
const firstFetched = /^(?:index\.html|app\..*|chunk-.*|style\..*|icon\.svg)$/;

function openingOf(game: AnyGame): Scene {
  const options = game.options.parse({});
  const view = game.view(game.setup(options, new SeededDice('bench')).state, null);
  const [variant] = game.looks(view).variants;
  const look = { lang: 'en', palette: 'standard', theme: 'light', width: 1600 } as const;
  return game.board(view, { ...look, variant: variant?.id ?? 'position' }, loadBoardMaps(game.maps));
}

export async function benchBoard(): Promise<void> {
  const first = readdirSync(page).filter((name) => firstFetched.test(name));
  const files = first.map((name) => gzipSync(readFileSync(join(page, name))).length);
  line('The page with its script and style (reach 100 KB)', kb(files.reduce((sum, size) => sum + size, 0)));
  const wording = appWording(Object.fromEntries([...games.values()].map((game) => [game.id, game.words])));
  const renderer = createRenderer({ say: (text, lang, ns) => wording.say(text, lang, ns) });
  for (const game of games.values()) {
    const outlines = game.maps.map((id) => outlinesFile(id).body.length);
    const scene = openingOf(game);
    const times: number[] = [];
    let sent = '';
    for (let n = 0; n < rounds; n++) {
      const began = performance.now();
      sent = JSON.stringify(await renderer.layOut(scene));
      times.push(performance.now() - began);
    }
    line(
      `${game.id}: outlines (reach 120 KB), a scene (reach 60 KB), laid out`,
      `${kb(outlines.reduce((sum, size) => sum + size, 0))}   ${kb(gzipSync(sent).length)}   median ${percentile(times, 0.5).toFixed(0)} ms`,
    );
  }
  await renderer.close();
  await benchBetween();
  await benchOpenBoards();
}
