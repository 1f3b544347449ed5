// The paths of the page inside Discord: its own page, which Discord alone may frame, and the sign-in of whoever has opened it there.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { z } from 'zod';
import { addressOf } from './address.js';
import type { Activity, WebDeps } from './deps.js';
import { createPace } from './pace.js';
import type { Env } from './seen.js';
import { nameOf, t, voiceOf } from './state.js';
import { viewPath } from './view.js';
import type { SignedIn } from './wire.js';

/** Where Discord's own page may stand around ours: its clients, and the address under which they show this application and no other. */
export function discordFrames({ clientId }: Activity): readonly string[] {
  const clients = ['https://discord.com', 'https://ptb.discord.com', 'https://canary.discord.com'];
  return [...clients, `https://${clientId}.discordsays.com`];
}

const codeSchema = z.object({ code: z.string().regex(/^[\w.-]{1,200}$/) });

/** One address may sign in so many times what one person may ask for: everybody comes by Discord's. */
const mostSignIns = 10;
/** So many codes are with Discord at the same time; whoever comes then is told to come again. */
const mostExchanges = 20;

export function activityRoutes(app: Hono<Env>, deps: WebDeps, activity: Activity): void {
  const pace = createPace(() => deps.now(), mostSignIns);
  let exchanging = 0;
  app.get('/', async (c) => {
    c.header('cache-control', 'no-store');
    return c.html(await readFile(join(deps.page, 'index.html'), 'utf8'));
  });
  app.get('/api/activity', (c) => c.json({ clientId: activity.clientId }));
  app.post('/api/activity', async (c) => {
    c.header('cache-control', 'no-store');
    const asked = codeSchema.safeParse(await c.req.json().catch(() => null));
    if (!asked.success) return c.json({ refused: 'malformed' }, 400);
    const waitSeconds = pace.spend(addressOf(c), 'act') || (exchanging >= mostExchanges ? 1 : 0);
    if (waitSeconds > 0) return c.json({ refused: 'tooOften' }, 429, { 'retry-after': String(waitSeconds) });
    exchanging += 1;
    const userId = await activity.personOf(asked.data.code).finally(() => (exchanging -= 1));
    if (userId === null) return c.json({ refused: 'signedOut' }, 401);
    const { session, gameId } = await deps.door.admit(userId, 'Discord');
    return c.json(await signedIn(deps, userId, session, gameId));
  });
}

/** What somebody who has come in may open: the game whose button they have pressed, or any of their own. */
async function signedIn(deps: WebDeps, userId: string, session: string, gameId: number | null): Promise<SignedIn> {
  const choices = await deps.choices(userId);
  const voice = voiceOf(deps, choices.lang, 'app');
  const says = { which: voice.say(t('board.which')), noGame: voice.say(t('board.noGame')) };
  const own = await deps.play.gamesOf(userId);
  const games = own.map((game) => ({
    address: `/game/${String(game.id)}`,
    name: nameOf(game, voice.say),
  }));
  if (gameId === null) return { session, address: null, games, says };
  const { seats } = await deps.play.desk(gameId, userId);
  const isServed = seats.length > 0 || (await deps.play.throughLent(gameId, userId)) !== null;
  if (isServed) return { session, address: `/game/${String(gameId)}`, games, says };
  // Everybody else sees what all may.
  return { session, address: viewPath(deps, await deps.play.info(gameId)), games, says };
}
