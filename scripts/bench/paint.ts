// How long a picture takes, and how long the main thread is held up meanwhile.
import { performance } from 'node:perf_hooks';
import { appWording } from '../../src/app/wording.js';
import { diplomacy } from '../../src/games/diplomacy/index.js';
import { createRenderer, loadBoardMaps } from '../../src/render/index.js';
import type { Look } from '../../src/table/scene.js';
import { line, report, timed } from './figures.js';
import { fullBoard } from './rules.js';

export async function benchPaint(): Promise<void> {
  const wording = appWording();
  const painted: number[] = [];
  const renderer = createRenderer({
    say: (text, lang, ns) => wording.say(text, lang, ns),
    painted: (ms) => painted.push(ms),
  });
  const maps = loadBoardMaps(diplomacy.maps);
  const view = diplomacy.view(fullBoard().state, null);
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
    'Diplomacy: 1,600-pixel board, asked to PNG, one painter',
    await timed(24, (n) => renderer.png(diplomacy.board(view, look(n), maps))),
  );
  report('  of which in the painter', painted);
  clearInterval(ticker);
  line('  longest the main thread was held up meanwhile', `${blocked.toFixed(1)} ms`);
  await renderer.close();
}
