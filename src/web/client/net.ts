// What the page asks the server for. A request that fails for want of a connection, or comes too soon, is tried again with the same content.
import type { LaidOutScene } from '../../render/layout.js';
import type {
  Act,
  Asked,
  BoardState,
  Done,
  Faces,
  Letters,
  Notes,
  PageShown,
  PastList,
  PastOver,
  PastTurn,
  ReferenceList,
  Supposed,
  Tried,
} from '../wire.js';
import { listen } from './events.js';
import type { Outlines } from './outlines.js';
import { learn, whose } from './whose.js';

/** The server said no: nobody is signed in, or there is no such board. */
export class NotServed extends Error {
  constructor(readonly status: number) {
    super(`status ${status}`);
  }
}

const waits = [500, 1_000, 2_000, 4_000] as const;
const waited = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Asks for a path, or sends it something.
 * @param name of what is sent: sent again under the same one, after its answer was lost, it is done once.
 */
export async function ask<T>(path: string, body?: unknown, name = newName()): Promise<T> {
  const sent = { 'content-type': 'application/json', 'x-board': '1', 'idempotency-key': name };
  const request: RequestInit =
    body === undefined
      ? { headers: whose() }
      : { method: 'POST', headers: { ...sent, ...whose() }, body: JSON.stringify(body) };
  for (let n = 0; ; n += 1) {
    try {
      const answer = await fetch(path, request);
      learn(answer);
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

/** A name for something that is sent, whoever tries how often. */
export function newName(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export interface Api {
  /** The languages that can be chosen, where there is a choice, and how one is. */
  readonly langs?: readonly { readonly id: BoardState['lang']; readonly name: string }[];
  speak?(lang: BoardState['lang']): void;
  state(): Promise<{ readonly state: BoardState; readonly boards: Readonly<Record<string, string>> }>;
  scene(seat: string | null): Promise<LaidOutScene>;
  page(key: string): Promise<PageShown>;
  references(): Promise<ReferenceList>;
  reference(id: string): Promise<PageShown>;
  faces(): Promise<Faces>;
  outlines(board: string, hash: string): Promise<Outlines>;
  letters(): Promise<Letters>;
  /** @param to seats, or null for everybody. */
  write(to: readonly string[] | null, text: string, as: string | null, name: string): Promise<Tried<Letters>>;
  /** @param letter who wrote it and when it came. */
  answerLetter(
    letter: { readonly from: string; readonly at: number; readonly accepted: boolean },
    name: string,
  ): Promise<Tried<Letters>>;
  notes(): Promise<Notes>;
  keepNote(text: string, name: string): Promise<Tried<Notes>>;
  dropNote(number: number, name: string): Promise<Tried<Notes>>;
  suppose(typed: string): Promise<Tried<Supposed | null>>;
  past(): Promise<PastList>;
  /** @param n where the turn stands in the list. */
  pastTurn(n: number): Promise<PastTurn>;
  /** What there is to see of the whole game, once it has ended. */
  pastOver(): Promise<PastOver>;
  /** @param name the same for each try of one act. */
  act(asked: Pick<Asked, 'checkpoint' | 'id'>, act: Act, name: string): Promise<Done>;
  /** @param from the question that is looked at. */
  undo(from: Pick<Asked, 'checkpoint' | 'id'> | undefined, name: string): Promise<Done>;
  /** Calls back whenever something the person sees has changed, and when the connection goes or comes back. */
  follow(changed: (version: string) => void, connected: (is: boolean) => void): void;
}

/** So often a page that anybody may watch looks whether something has changed, in milliseconds. */
const lookMs = 30_000;

/** @param address the page's own: `/game/7` of somebody who plays, `/view/7/key` of whoever watches. */
export function apiOf(address: string): Api {
  const path = `/api${address}`;
  return {
    state: () => ask(path),
    scene: (seat) => ask(`${path}/scene${seat === null ? '' : `?seat=${encodeURIComponent(seat)}`}`),
    page: (key) => ask(`${path}/page/${encodeURIComponent(key)}`),
    references: () => ask(`${path}/references`),
    reference: (id) => ask(`${path}/reference/${encodeURIComponent(id)}`),
    faces: () => ask(`${path}/faces`),
    outlines: (board, hash) => ask(`/outlines/${board}/${hash}`),
    letters: () => ask(`${path}/letters`),
    write: (to, text, as, name) => ask(`${path}/letters`, { to, text, as }, name),
    answerLetter: (letter, name) => ask(`${path}/letters/answer`, letter, name),
    notes: () => ask(`${path}/notes`),
    keepNote: (text, name) => ask(`${path}/notes`, { text }, name),
    dropNote: (number, name) => ask(`${path}/notes/drop`, { number }, name),
    suppose: (typed) => ask(`${path}/suppose`, { typed }),
    past: () => ask(`${path}/past`),
    pastTurn: (n) => ask(`${path}/past/${n}`),
    pastOver: () => ask(`${path}/past/over`),
    act: ({ checkpoint, id }, act, name) => ask(`${path}/act`, { checkpoint, question: id, act }, name),
    undo: (from, name) =>
      ask(`${path}/undo`, from === undefined ? {} : { checkpoint: from.checkpoint, question: from.id }, name),
    follow(changed, connected) {
      if (address.startsWith('/view/')) {
        const look = (): void => {
          if (document.visibilityState === 'visible')
            ask<{ readonly state: BoardState }>(path).then(
              ({ state }) => {
                connected(true);
                changed(state.version);
              },
              () => connected(false),
            );
        };
        setInterval(look, lookMs);
        document.addEventListener('visibilitychange', look);
        return;
      }
      void listen(
        `${path}/events`,
        whose(),
        (event, data) => {
          connected(true);
          if (event === 'version') changed(data);
        },
        () => connected(false),
      );
    },
  };
}
