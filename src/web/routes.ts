// The paths of the board's server. Whatever tells of a game is asked for with a session, is never stored, and is built from that person's desk.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { getCookie, setCookie } from 'hono/cookie';
import { secureHeaders } from 'hono/secure-headers';
import { streamSSE } from 'hono/streaming';
import { z } from 'zod';
import { Refused } from '../play/change/refuse.js';
import type { Task } from '../play/turn/desk.js';
import { goBack } from '../play/turn/step-back.js';
import type { Text } from '../table/text.js';
import { languages, type Lang } from '../words/words.js';
import { actOn, backSchema, pressSchema } from './acts.js';
import { activityRoutes, discordFrames } from './activity-routes.js';
import { scenesAhead } from './ahead.js';
import { asideRoutes } from './aside-routes.js';
import type { ReaderChoices, WebDeps } from './deps.js';
import { sessionMs } from './door.js';
import { enterPage } from './enter-page.js';
import { changesOf, type Events } from './events.js';
import { facesOf } from './faces.js';
import { once } from './once.js';
import type { Pace } from './pace.js';
import { pastList, pastOver, pastTurn } from './past.js';
import { boardScene, pageShown, referenceList, referenceShown } from './picture.js';
import { lentPage, lentScene, lentState } from './lent.js';
import { gameNumber, turnNumber } from './params.js';
import { acceptedLang, boardsOf, stateOf, voiceOf } from './state.js';
import { seated, seen, type Env } from './seen.js';
import type { Done } from './wire.js';
import { viewRoutes } from './view-routes.js';

/** The largest act: a sheet of orders. */
const mostBytes = 200_000;
const linkSecret = z.string().regex(/^[\w-]{16,64}$/);
const linkLang = z.enum(languages);
const fileName = z.string().regex(/^[\w-]+(\.[\w-]+)*$/);
const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** A request that changes something comes from the page itself: no other site can set this header, nor send it with our cookie. */
const ownHeader = 'x-board';
/** Whose page it is: said with each answer, and said back with whatever the page asks for then. */
const personHeader = 'x-board-person';

export function routes(deps: WebDeps, events: Events, pace: Pace): Hono<Env> {
  const app = new Hono<Env>();
  const ahead = scenesAhead(async (game) => (await deps.marks([game])).get(game));
  const isSecure = deps.address().startsWith('https:');
  const cookie = isSecure ? '__Host-board' : 'board';
  const alone = headersFor(isSecure, ["'none'"]);
  const framed = deps.activity === null ? alone : headersFor(isSecure, discordFrames(deps.activity));
  app.use((c, next) => (c.req.path === '/' ? framed : alone)(c, next));
  app.use(compress());
  app.use(bodyLimit({ maxSize: mostBytes, onError: (c) => c.json({ refused: 'tooLong' }, 413) }));

  const keep = (c: Context, session: string): void =>
    setCookie(c, cookie, session, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: isSecure,
      maxAge: sessionMs / 1_000,
    });

  /** What somebody is given after an act: their pages may show that now. */
  const given = (userId: string, done: Done): Done => {
    events.answered(userId, done.state.game, done.state.version);
    return done;
  };

  app.get('/open/:link', (c) => c.html(enterPage(deps, langOf(c), 'enter')));
  app.post('/open/:link', async (c) => {
    if (!isOwn(c.req.raw, deps)) return c.text('', 403);
    const link = linkSecret.safeParse(c.req.param('link'));
    const entered = link.success ? await deps.door.enter(link.data, browserOf(c)) : null;
    if (entered === null) return c.html(enterPage(deps, langOf(c), 'spent'), 410);
    keep(c, entered.session);
    return c.redirect(`/game/${entered.gameId}`, 303);
  });
  app.get('/game/:id', async (c) => {
    c.header('cache-control', 'no-store');
    const id = gameNumber(c.req.param('id'));
    // What the script will ask for first is asked for beside it.
    if (id !== null) c.header('link', `</api/game/${id}>; rel=preload; as=fetch; crossorigin`);
    return c.html(await readFile(join(deps.page, 'index.html'), 'utf8'));
  });
  app.get('/files/:name', async (c) => {
    const name = fileName.safeParse(c.req.param('name'));
    const type = name.success ? types[name.data.split('.').at(-1) ?? ''] : undefined;
    if (!name.success || type === undefined) return c.text('', 404);
    const body = await readFile(join(deps.page, name.data)).catch(() => null);
    if (body === null) return c.text('', 404);
    return c.body(body, 200, { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' });
  });
  app.get('/outlines/:board/:hash', (c) => {
    const file = deps.outlines(c.req.param('board'));
    if (file === null) return c.text('', 404);
    const isThis = c.req.param('hash') === file.hash;
    return c.body(new Uint8Array(file.body), 200, {
      'content-type': 'application/json',
      'content-encoding': 'gzip',
      'cache-control': isThis ? 'public, max-age=31536000, immutable' : 'no-store',
    });
  });

  viewRoutes(app, deps);
  if (deps.activity !== null) activityRoutes(app, deps, deps.activity);

  app.use('/api/*', async (c, next) => {
    c.header('cache-control', 'no-store');
    const held = heldSession(c as Context);
    const kept = getCookie(c as Context, cookie);
    const visitor = await deps.door.visitor(held ?? kept);
    if (visitor === null) return c.json({ refused: 'signedOut' }, 401);
    // Somebody else has come in by the same browser: a page that is still open is not theirs, and does nothing for them.
    if ((c.req.header(personHeader) ?? visitor.mark) !== visitor.mark) return c.json({ refused: 'signedOut' }, 401);
    c.header(personHeader, visitor.mark);
    if (visitor.isRenewed && held === undefined && kept !== undefined) keep(c as Context, kept);
    // What a page holds itself no other page can send; a cookie goes along wherever a request comes from.
    if (c.req.method !== 'GET' && held === undefined && !isOwn(c.req.raw, deps))
      return c.json({ refused: 'foreign' }, 403);
    c.set('visitor', visitor);
    const waitSeconds = pace.spend(visitor.userId, costOf(c.req.path, c.req.method));
    if (waitSeconds > 0) return c.json({ refused: 'tooOften' }, 429, { 'retry-after': String(waitSeconds) });
    return next();
  });
  app.get('/api/game/:id', async (c) => {
    const { desk, choices, userId, lent } = await seen(c, deps);
    const state = lent === null ? await stateOf(deps, desk, choices, userId) : lentState(deps, desk, lent, choices);
    if (lent === null && state.status !== 'signup') {
      const wanted = { game: desk.game.id, seat: state.asked[0]?.seat ?? null, choices };
      ahead.begin(userId, wanted, async () => {
        const newest = await deps.play.desk(wanted.game, userId);
        return boardScene(deps, newest, choices, userId, wanted.seat);
      });
    }
    events.answered(userId, desk.game.id, state.version);
    return c.json({ state, boards: boardsOf(deps, desk.rules) });
  });
  app.get('/api/game/:id/scene', async (c) => {
    const { desk, choices, userId, lent } = await seen(c, deps);
    if (lent !== null) return c.json(await lentScene(deps, desk, lent, choices));
    const seat = c.req.query('seat') ?? null;
    const begun = await ahead.take(userId, { game: desk.game.id, seat, choices });
    return c.json(begun ?? (await boardScene(deps, desk, choices, userId, seat)));
  });
  app.get('/api/game/:id/page/:key', async (c) => {
    const { desk, choices, lent } = await seen(c, deps);
    const key = c.req.param('key');
    const page = lent === null ? await pageShown(deps, desk, choices, key) : lentPage(deps, desk, lent, choices, key);
    return page === null ? c.json({ refused: 'unknown' }, 404) : c.json(page);
  });
  app.get('/api/game/:id/references', async (c) => {
    const { desk, choices } = await seen(c, deps);
    return c.json(await referenceList(deps, desk, choices));
  });
  app.get('/api/game/:id/reference/:name', async (c) => {
    const { desk, choices } = await seen(c, deps);
    const page = await referenceShown(deps, desk, choices, c.req.param('name'));
    return page === null ? c.json({ refused: 'unknown' }, 404) : c.json(page);
  });
  app.get('/api/game/:id/faces', async (c) => {
    const { desk, choices } = await seen(c, deps);
    return c.json(await facesOf(deps, desk, choices));
  });
  app.get('/api/game/:id/past', async (c) => {
    const { desk, choices } = await seen(c, deps);
    return c.json(await pastList(deps, desk.game, choices));
  });
  app.get('/api/game/:id/past/over', async (c) => {
    const { desk, choices, userId } = await seen(c, deps);
    return c.json(await pastOver(deps, desk.game, { userId, choices }));
  });
  app.get('/api/game/:id/past/:n', async (c) => {
    const { desk, choices, userId } = await seen(c, deps);
    return c.json(await pastTurn(deps, desk.game, { userId, choices }, turnNumber(c.req.param('n'))));
  });
  app.post('/api/game/:id/act', async (c) => {
    const { choices, userId, gameId } = await seated(c, deps);
    const pressed = pressSchema.safeParse(await c.req.json().catch(() => null));
    if (!pressed.success) return c.json({ refused: 'malformed' }, 400);
    const acted = await once(c, deps, () => actOn(deps, userId, gameId, choices, pressed.data));
    return c.json(given(userId, acted ?? (await asItStands(deps, userId, gameId, choices))));
  });
  app.post('/api/game/:id/undo', async (c) => {
    const { choices, desk, userId, gameId } = await seated(c, deps);
    const from = backSchema.safeParse(await c.req.json().catch(() => null));
    if (!from.success) return c.json({ refused: 'malformed' }, 400);
    const { checkpoint, question } = from.data;
    const isInFront = (task: Task): boolean => task.checkpoint === checkpoint && task.id === question;
    const texts = await once(c, deps, () => goBack(deps.play, gameId, userId, isInFront)).then(() => [], refusalOf);
    deps.changed();
    const { say } = voiceOf(deps, choices.lang, desk.game.kind);
    const notes = texts.map((text) => ({ tone: 'bad' as const, text: say(text) }));
    return c.json(given(userId, { ...(await asItStands(deps, userId, gameId, choices)), notes }));
  });
  asideRoutes(app, deps);
  app.get('/api/game/:id/events', async (c) => {
    const { gameId, userId } = await seen(c, deps);
    // Nobody reads what is said to whoever asks for the head alone, and it would never end.
    if (c.req.method === 'HEAD') return c.body(null);
    const session = heldSession(c) ?? getCookie(c, cookie);
    const closed = pace.open(userId);
    if (closed === null) return c.json({ refused: 'tooOften' }, 429);
    /** What the person sees now; null once they are signed out or have no seat any more. */
    const seenNow = async (): Promise<string | null> => {
      const visitor = await deps.door.visitor(session);
      const desk = visitor === null ? null : await deps.play.desk(gameId, visitor.userId);
      if (visitor === null || desk === null) return null;
      const choices = await deps.choices(visitor.userId);
      if (desk.seats.length > 0) return (await stateOf(deps, desk, choices, visitor.userId)).version;
      const lent = await deps.play.throughLent(gameId, visitor.userId);
      return lent === null ? null : lentState(deps, desk, lent, choices).version;
    };
    return streamSSE(c, async (stream) => {
      const changes = changesOf(
        events,
        { game: gameId, userId, session },
        () => void stream.writeSSE({ event: 'alive', data: '' }),
      );
      stream.onAbort(() => changes.end());
      let now: string | null;
      try {
        do {
          now = await seenNow();
          // Nothing is said of a change that the person does not see: not even when it was.
          if (changes.isNews(now)) await stream.writeSSE({ event: 'version', data: now ?? '' });
        } while (now !== null && (await changes.next()));
      } catch (error) {
        // The page asks again by itself; what went wrong is nothing for it.
        if (!(error instanceof Refused)) deps.warn('An open board could not be told of changes', error);
      } finally {
        changes.end();
        closed();
      }
    });
  });
  app.notFound((c) => c.text('', 404));
  app.onError((error, c) => {
    if (error instanceof Refused) return c.json({ refused: 'unknown' }, 404);
    deps.warn('A request for a board failed', error);
    return c.json({ refused: 'failed' }, 500);
  });
  return app;
}

/** The headers of every answer. */
function headersFor(isSecure: boolean, frames: readonly string[]): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: [...frames],
    },
    referrerPolicy: 'no-referrer',
    xFrameOptions: frames[0] === "'none'" ? 'DENY' : false,
    ...(isSecure ? {} : { strictTransportSecurity: false }),
  });
}

/** Why something was refused; what else went wrong goes on. */
function refusalOf(error: unknown): readonly Text[] {
  if (error instanceof Refused) return error.texts;
  throw error;
}

/** What is seen of a game now. */
async function asItStands(deps: WebDeps, userId: string, gameId: number, choices: ReaderChoices): Promise<Done> {
  const desk = await deps.play.desk(gameId, userId);
  return { state: await stateOf(deps, desk, choices, userId), notes: [], confirm: null };
}

/** The session that the page itself holds, as it does inside Discord. */
function heldSession(c: Context): string | undefined {
  return /^Bearer ([\w-]{16,64})$/.exec(c.req.header('authorization') ?? '')?.[1];
}

/** What a browser calls itself, short. */
function browserOf(c: Context): string {
  return (c.req.header('user-agent') ?? '').replaceAll(/[^\x20-\x7e]/g, '').slice(0, 120);
}

/** The language a link was given in, else the browser's. */
function langOf(c: Context): Lang {
  const given = linkLang.safeParse(c.req.query('lang'));
  return given.success ? given.data : acceptedLang(c.req.header('accept-language'));
}

/** Whether a request comes from our own page: by its origin, and for acts by our own header as well. */
function isOwn(request: Request, deps: WebDeps): boolean {
  const origin = request.headers.get('origin');
  const { pathname } = new URL(request.url);
  // A form of a page that sends no referrer names no origin either; the browser says itself where it stood.
  if (pathname.startsWith('/open/') && origin === 'null')
    return request.headers.get('sec-fetch-site') === 'same-origin';
  if (origin !== new URL(deps.address()).origin) return false;
  return pathname.startsWith('/open/') || request.headers.get(ownHeader) === '1';
}

/** What a request counts as. */
function costOf(path: string, method: string): 'act' | 'page' | 'scene' | 'state' {
  if (path.endsWith('/suppose')) return 'page';
  if (method !== 'GET') return 'act';
  if (path.endsWith('/scene') || path.endsWith('/faces') || path.includes('/past/')) return 'scene';
  return path.includes('/page/') || path.includes('/reference/') ? 'page' : 'state';
}
