// Tells whoever watches the process whether it lives and whether it is ready to serve.
import { createServer, type Server } from 'node:http';

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
export async function serveHealth(port: number, readiness: () => Promise<Readiness>): Promise<Server> {
  const server = createServer((request, response) => {
    const send = (status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    switch (request.url) {
      case '/healthz':
        send(200, { status: 'alive' });
        return;
      case '/readyz':
        inTime(readiness()).then(
          (state) => {
            const ready = state.gateway && !state.refused && state.database && state.outboxAge <= oldestDelivery;
            send(ready ? 200 : 503, { status: ready ? 'ready' : 'not ready', ...state });
          },
          () => send(503, { status: 'not ready' }),
        );
        return;
      default:
        send(404, { status: 'unknown' });
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return server;
}
