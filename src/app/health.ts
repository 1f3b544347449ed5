// Tells whoever watches the process whether it lives and whether it is ready to serve.
import { Hono } from 'hono';
import { listen, type Listening } from '../http/listen.js';

/** What readiness rests on; all of it must hold. */
export interface Readiness {
  readonly gateway: boolean;
  /** Discord has refused so much that nothing is sent for a while. */
  readonly refused: boolean;
  readonly database: boolean;
  /** Seconds the oldest delivery has been waiting. */
  readonly outboxAge: number;
}

/** How long the database and the rest may take to say how they are, in milliseconds. */
const longestLook = 2_000;

/** How long a delivery may wait before the bot counts as not ready, in seconds. */
const oldestDelivery = 120;

/** The same, and a failure when it takes too long: a database that is frozen answers nothing at all. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let late: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    late = setTimeout(() => {
      reject(new Error('no answer in time'));
    }, longestLook);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(late);
  }
}

/**
 * Serves `/healthz` (the process answers) and `/readyz` (gateway, database and outbox are well) as JSON with 200 or 503.
 * @returns the listening server; close it to stop.
 */
export function serveHealth(port: number, readiness: () => Promise<Readiness>): Promise<Listening> {
  const app = new Hono();
  app.get('/healthz', (c) => c.json({ status: 'alive' }));
  app.get('/readyz', async (c) => {
    const state = await inTime(readiness()).catch(() => null);
    if (state === null) return c.json({ status: 'not ready' }, 503);
    const ready = state.gateway && !state.refused && state.database && state.outboxAge <= oldestDelivery;
    return c.json({ status: ready ? 'ready' : 'not ready', ...state }, ready ? 200 : 503);
  });
  app.notFound((c) => c.json({ status: 'unknown' }, 404));
  return listen(app.fetch, { port, cuts: true });
}
