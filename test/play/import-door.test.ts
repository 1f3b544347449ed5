// The door through which files come in: what is in them is read on another thread alone, and nothing that is too large gets so far.
import { expect, it, vi } from 'vitest';
import { nim } from '../support/nim/index.js';
import { dan, refusal, testTable } from '../support/table.js';

const table = testTable();
const hostile = new TextEncoder().encode(
  `{"format":"fieldpost-game","version":1,"game":{"kind":"nim","options":{},"endedAt":"2026-01-01"},"checkpoints":[{"phase":"x","state":{${Array.from({ length: 100_000 }, (_, n) => `"a${n}":[1]`).join(',')}}}]}`,
);

it('does not look into a file itself', async () => {
  const read: Uint8Array[] = [];
  const elsewhere = <T>(result: T) => {
    return (file: Uint8Array): Promise<T> => {
      read.push(file);
      return Promise.resolve(result);
    };
  };
  const play = table.play({
    games: new Map([[nim.id, nim]]),
    takeOver: elsewhere({ kind: 'rules' } as const),
    again: elsewhere({ kind: 'rules' } as const),
  });
  const parse = vi.spyOn(JSON, 'parse');
  const decode = vi.spyOn(TextDecoder.prototype, 'decode');
  const show = (file: Uint8Array) => play.keepReplay(dan, { guildId: 'guild', language: 'en', file });
  expect(await refusal(play.readExport(hostile))).toEqual(['import.rules']);
  expect(await refusal(show(hostile))).toEqual(['replay.rules']);
  expect(read).toEqual([hostile, hostile]);
  expect(await refusal(play.readExport(new Uint8Array(2_000_001)))).toEqual(['import.large']);
  expect(await refusal(show(new Uint8Array(8_000_001)))).toEqual(['replay.large']);
  expect(read).toHaveLength(2);
  expect(parse.mock.calls.filter(([text]) => text.length > 1_000)).toEqual([]);
  expect(decode.mock.calls.filter(([bytes]) => (bytes?.byteLength ?? 0) > 1_000)).toEqual([]);
  vi.restoreAllMocks();
});

it('says so when the thread has ended over a file', async () => {
  const told: string[] = [];
  const ends = (): Promise<never> => Promise.reject(new Error('out of memory'));
  const play = table.play({
    games: new Map([[nim.id, nim]]),
    takeOver: ends,
    again: ends,
    warn: (message) => void told.push(message),
  });
  expect(await refusal(play.readExport(hostile))).toEqual(['import.long']);
  expect(await refusal(play.keepReplay(dan, { guildId: 'guild', language: 'en', file: hostile }))).toEqual([
    'replay.long',
  ]);
  expect(told).toEqual(['a file could not be read', 'a file could not be played again']);
});
