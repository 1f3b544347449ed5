// What the page asks the server for. A request that fails for want of a connection, or comes too soon, is tried again with the same content.
import type { LaidOutScene } from '../../render/layout.js';
import type { Act, Asked, BoardState, Done } from '../wire.js';
import type { Outlines } from './outlines.js';

/** The server said no: nobody is signed in, or there is no such board. */
export class NotServed extends Error {
  constructor(readonly status: number) {
    super(`status ${status}`);
  }
}

const waits = [500, 1_000, 2_000, 4_000] as const;
const waited = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const request: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json', 'x-board': '1' }, body: JSON.stringify(body) };
  for (let n = 0; ; n += 1) {
    try {
      const answer = await fetch(path, request);
      if (answer.status === 429 && answer.headers.has('retry-after')) {
        await waited(Number(answer.headers.get('retry-after')) * 1_000);
        continue;
      }
      if (!answer.ok) throw new NotServed(answer.status);
      return (await answer.json()) as T;
    } catch (error) {
      const wait = waits[n];
      if (error instanceof NotServed || wait === undefined) throw error;
      await waited(wait);
    }
  }
}

export interface Api {
  state(): Promise<{ readonly state: BoardState; readonly boards: Readonly<Record<string, string>> }>;
  scene(seat: string | null): Promise<LaidOutScene>;
  page(key: string): Promise<LaidOutScene>;
  outlines(board: string, hash: string): Promise<Outlines>;
  act(asked: Pick<Asked, 'checkpoint' | 'id'>, act: Act): Promise<Done>;
  undo(): Promise<Done>;
  /** Calls back whenever something the person sees has changed, and when the connection goes or comes back. */
  follow(changed: (version: string) => void, connected: (is: boolean) => void): void;
}

export function apiOf(game: string): Api {
  const path = `/api/game/${game}`;
  return {
    state: () => ask(path),
    scene: (seat) => ask(`${path}/scene${seat === null ? '' : `?seat=${encodeURIComponent(seat)}`}`),
    page: (key) => ask(`${path}/page/${encodeURIComponent(key)}`),
    outlines: (board, hash) => ask(`/outlines/${board}/${hash}`),
    act: ({ checkpoint, id }, act) => ask(`${path}/act`, { checkpoint, question: id, act }),
    undo: () => ask(`${path}/undo`, {}),
    follow(changed, connected) {
      const events = new EventSource(`${path}/events`);
      events.addEventListener('version', (event: MessageEvent<string>) => {
        connected(true);
        changed(event.data);
      });
      events.addEventListener('alive', () => connected(true));
      events.addEventListener('error', () => connected(false));
    },
  };
}
