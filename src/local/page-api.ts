// stub
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WebSocket } from 'ws';
import type { Local } from './local.js';

export interface ClockHooks {
  /** The moment people live in. */
  now(): number;
  /** Moves it on and resolves when everything that fell due is done. */
  advance(ms: number): Promise<void>;
  /** The next moment something falls due, or null. */
  nextDue?(): Promise<number | null>;
}
export class PageServer {
  constructor(readonly local: Local, readonly options: { clock: ClockHooks | null; online: () => boolean }) {}
  handle(request: IncomingMessage, response: ServerResponse): Promise<void> { void request; response.end(); return Promise.resolve(); }
  accept(socket: WebSocket, user: string): void { void user; socket.close(); }
  close(): void { return; }
}
