// An act of the page as the program takes it: done once, and free to come again where it failed.
import { afterEach, expect, it, vi } from 'vitest';
import { openBoards, type Boards } from '../../src/app/boards.js';
import { appWording } from '../../src/app/wording.js';
import type { Play } from '../../src/play/play.js';
import { ann, begun, sheet, taskOf, testTable } from '../support/table.js';
import { toyGame } from '../support/toy-game.js';

const table = testTable();
let opened: Boards | undefined;
afterEach(() => opened?.close());

const drawsNothing = { layOut: () => Promise.reject(new Error('no picture')), png: () => Promise.reject(new Error()) };

/** A browser of Ann's, whose next answer fails once `fail` is called. */
async function browser() {
  const play = table.play();
  const { id } = await begun(play);
  let fail: () => void = () => undefined;
  const failing = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('the database is away'));
  });
  failing.catch(() => undefined);
  let [answers, requests] = [0, 0];
  const answer: Play['answer'] = (given) => ((answers += 1) === 1 ? failing : play.answer(given));
  opened = await openBoards(
    {
      play: { ...play, answer },
      wording: appWording({ [toyGame.id]: toyGame.words }),
      profiles: {
        person: () => {
          requests += 1;
          return Promise.resolve(null);
        },
      },
      renderer: drawsNothing as never,
      store: table.store(),
      now: table.clock.now,
      changed: () => undefined,
      warn: () => undefined,
      mapNames: new Set(['diplomacy']),
    },
    { token: 'a token', clientId: null, api: null },
    { board: { address: null, port: 0, host: '127.0.0.1' }, activity: null },
    0,
  );
  const { address, ways } = opened;
  const link = (await ways.boardLink?.(ann.id, id, 'ko')) ?? '';
  expect(link).toMatch(/\?lang=ko$/);
  const entered = await fetch(link, { method: 'POST', headers: { origin: address }, redirect: 'manual' });
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { checkpoint, id: question } = await taskOf(play, id, ann);
  const send = async (name: string): Promise<number> => {
    const answered = await fetch(`${address}/api/game/${String(id)}/act`, {
      method: 'POST',
      headers: { cookie, origin: address, 'x-board': '1', 'idempotency-key': name },
      body: JSON.stringify({ checkpoint, question, act: { do: 'set', value: sheet } }),
    });
    return answered.status;
  };
  const saved = async (): Promise<unknown> => (await taskOf(play, id, ann)).saved;
  const events = (): Promise<Response> => fetch(`${address}/api/game/${String(id)}/events`, { headers: { cookie } });
  return { address, send, saved, fail, events, answers: () => answers, requests: () => requests };
}

it('is done when it comes again under its name after it failed', async () => {
  const { send, saved, fail, answers } = await browser();
  fail();
  expect(await send('a-name-of-one-press')).toBe(500);
  expect(await saved()).toBeNull();
  expect(await send('a-name-of-one-press')).toBe(200);
  expect(await saved()).toEqual(sheet);
  expect(await send('a-name-of-one-press')).toBe(200);
  expect(answers()).toBe(2);
});

it('is not said to be done while it is being done, and fails for whoever asked meanwhile', async () => {
  const { send, saved, fail, answers, requests } = await browser();
  const first = send('a-name-of-one-press');
  await vi.waitUntil(() => answers() === 1, { timeout: 20_000 });
  const second = send('a-name-of-one-press');
  await vi.waitUntil(() => requests() === 2, { timeout: 20_000 });
  fail();
  expect([await first, await second]).toEqual([500, 500]);
  expect(await saved()).toBeNull();
});

it('waits for no open page when the program stops', async () => {
  const { events } = await browser();
  const reader = (await events()).body?.getReader();
  expect((await reader?.read())?.done).toBe(false);
  await opened?.close();
  opened = undefined;
  const cut = await reader?.read().catch(() => ({ done: true }));
  expect(cut?.done).toBe(true);
});

it('gives the outlines of maps that a game is drawn on, and reads no other file', async () => {
  const { address } = await browser();
  const status = async (board: string): Promise<number> => (await fetch(`${address}/outlines/${board}/any`)).status;
  expect(await status('diplomacy')).toBe(200);
  for (const board of ['downfall', '..%2f..%2fpackage', '%2e%2e%2f%2e%2e%2fpackage', 'constructor'])
    expect(await status(board), board).toBe(404);
});
