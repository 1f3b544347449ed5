// Listens on a port for whatever answers requests: the board, presses, health.
/*
 * How this room works. Three things of the program answer requests: boards (`web/server.ts`), presses that Discord sends over HTTP
 * (`discord/gateway/endpoint.ts`), and whoever watches the process (`app/health.ts`). Each is an app of Hono's, which a test asks without a
 * network, and `listen` puts it on a port; none of them shares a port, since each is for somebody else behind another door.
 * What a request may hold (sizes, headers, who may come from where) each app says itself; what a connection may do (how long it may
 * take, how many there may be) stands here, as only a server knows of connections.
 * With port 0 any free one is taken, as tests do; a port that is taken is an error at the start.
 * At the end a server takes nothing new and finishes what it is answering. Pages keep a connection open for hours to hear of changes:
 * where they do, `cuts` ends it, and the page comes back by itself.
 */
import { serve, type ServerType } from '@hono/node-server';
import type { ServerOptions } from 'node:http';

export interface Listening {
  readonly port: number;
  /** Takes nothing new; resolves when what is being answered is, or at once where it is cut. */
  close(): Promise<void>;
}

interface Place {
  /** 0 for any free port. */
  readonly port: number;
  readonly host?: string;
  /** How requests may come in. */
  readonly limits?: Pick<ServerOptions, 'connectionsCheckingInterval' | 'requestTimeout'>;
  readonly mostConnections?: number;
  /** Whether connections that are still open are cut at the end: those of pages stay open for hours. */
  readonly cuts?: boolean;
}

/**
 * Listens.
 * @throws when the port is taken.
 */
export async function listen(
  fetch: (request: Request, env: object) => Response | Promise<Response>,
  { port, host, limits, mostConnections, cuts = false }: Place,
): Promise<Listening> {
  const server = await new Promise<ServerType>((resolve, reject) => {
    const opening = serve(
      { fetch, port, ...(host === undefined ? {} : { hostname: host }), ...(limits ? { serverOptions: limits } : {}) },
      () => resolve(opening),
    );
    if (mostConnections !== undefined) opening.maxConnections = mostConnections;
    opening.once('error', reject);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if (!('closeAllConnections' in server)) return;
        if (cuts) server.closeAllConnections();
        else server.closeIdleConnections();
      }),
  };
}
