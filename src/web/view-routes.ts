// The paths of a game that anybody may watch: its page with a picture for previews of the link, and what the page asks for.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { GameInfo } from '../play/turn/info.js';
import { addressOf } from './address.js';
import type { WebDeps } from './deps.js';
import { createPace } from './pace.js';
import { gameNumber, turnNumber } from './params.js';
import { pastList, pastOver, pastTurn } from './past.js';
import type { Env } from './seen.js';
import { boardsOf } from './state.js';
import { choicesFor, viewed, viewPath, viewPicture, viewScene, viewState } from './view.js';

/** Strangers together may ask for so many times what one of them may: what is left is for those who play. */
const mostStrangers = 20;

export function viewRoutes(app: Hono<Env>, deps: WebDeps): void {
  // They are counted apart from those who play, so that they push nobody's count out.
  const [each, all] = [createPace(() => deps.now()), createPace(() => deps.now(), mostStrangers)];
  /** The game of a link, counted for whoever asks. */
  const game = async (c: Context, what: 'page' | 'scene' | 'state'): Promise<GameInfo | Response> => {
    c.header('cache-control', 'no-store');
    const id = gameNumber(c.req.param('id'));
    const found = id === null ? null : await viewed(deps, id, c.req.param('key') ?? '');
    if (found === null) return c.text('', 404);
    // Whoever has no key uses up nobody's turn.
    const waitSeconds = each.spend(addressOf(c), what) || all.spend('everybody', what);
    if (waitSeconds > 0) return c.json({ refused: 'tooOften' }, 429, { 'retry-after': String(waitSeconds) });
    return found;
  };
  const shown = (
    path: string,
    what: 'page' | 'scene' | 'state',
    answer: (c: Context, of: GameInfo) => Promise<unknown>,
  ): void => {
    app.get(`/api/view/:id/:key${path}`, async (c) => {
      const found = await game(c, what);
      return found instanceof Response ? found : c.json((await answer(c, found)) as object);
    });
  };
  const choices = (c: Context): ReturnType<typeof choicesFor> => choicesFor(c.req.header('accept-language'));
  shown('', 'state', async (c, of) => {
    const boards = boardsOf(deps, deps.play.games.get(of.kind) ?? { maps: [] });
    return { state: await viewState(deps, of, choices(c)), boards };
  });
  shown('/scene', 'scene', (c, of) => viewScene(deps, of, choices(c)));
  shown('/past', 'state', (c, of) => pastList(deps, of, choices(c)));
  shown('/past/over', 'scene', (c, of) => pastOver(deps, of, { userId: null, choices: choices(c) }));
  shown('/past/:n', 'scene', (c, of) =>
    pastTurn(deps, of, { userId: null, choices: choices(c) }, turnNumber(c.req.param('n'))),
  );

  app.get('/view/:id/:key/board.png', async (c) => {
    const found = await game(c, 'page');
    if (found instanceof Response) return found;
    const picture = new Uint8Array(await viewPicture(deps, found));
    c.header('cache-control', 'private, max-age=60');
    return c.body(picture, 200, { 'content-type': 'image/png' });
  });
  app.get('/view/:id/:key', async (c) => {
    const found = await game(c, 'state');
    if (found instanceof Response) return found;
    const state = await viewState(deps, found, choices(c));
    const page = await readFile(join(deps.page, 'index.html'), 'utf8');
    const link = `${deps.address()}${viewPath(deps, found) ?? ''}`;
    const head = html`<meta property="og:title" content="${state.name}" />
      <meta property="og:description" content="${[state.title, state.score].filter(Boolean).join(' · ')}" />
      <meta property="og:image" content="${link}/board.png" />
      <meta property="og:type" content="website" />
      <meta name="twitter:card" content="summary_large_image" />`;
    const meta = String(await head);
    return c.html(html`${raw(page.replace('</head>', () => `${meta}</head>`))}`);
  });
}
