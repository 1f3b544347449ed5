// The ticker: a poke runs what is due and then says what came of it; a failure stops neither; after the stop it does no more.
import * as cron from 'node-cron';
import { describe, expect, it, vi } from 'vitest';
import { startClock } from '../../src/clock/clock.js';
import { ann, begun, everybody, testTable } from '../support/table.js';

vi.mock('node-cron', async (original) => {
  const actual = await original<typeof cron>();
  return { ...actual, schedule: vi.fn(actual.schedule) };
});

const table = testTable();

describe('the clock', () => {
  it('runs what is due, then says it', async () => {
    const play = table.play();
    await begun(play, { people: [[ann, 'red']] });
    const said: string[] = [];
    const clock = startClock({
      answer: null,
      lookMs: null,
      store: table.store(),
      play,
      now: table.clock.now,
      warn: (message, error) => {
        throw new Error(message, { cause: error });
      },
      deliver: (delivery) => {
        said.push(delivery.message.kind);
        return Promise.resolve({ kind: 'done' });
      },
    });
    await clock.poke();
    expect(said).toContain('announce');
    expect(said).toContain('prompt');
    // The two computer players have answered in one go.
    expect(await table.store().db.answer.count({ where: { by: 'computer' } })).toBe(2);
    await clock.stop();
    const before = said.length;
    await begun(play, { people: everybody });
    await clock.poke();
    expect(said).toHaveLength(before);
  });

  it('says what there is to say while due work goes on', async () => {
    const play = table.play();
    await begun(play);
    let end = (): void => undefined;
    const long = new Promise<number>((resolve) => (end = () => resolve(0)));
    const said: string[] = [];
    const clock = startClock({
      answer: null,
      lookMs: null,
      store: table.store(),
      play: { runDue: () => long, stopDue: () => Promise.resolve(), isRushed: () => false },
      now: table.clock.now,
      warn: () => undefined,
      deliver: (delivery) => {
        said.push(delivery.message.kind);
        return Promise.resolve({ kind: 'done' });
      },
    });
    const poked = clock.poke();
    await expect.poll(() => said).toContain('prompt');
    end();
    await poked;
    await clock.stop();
  });

  it('tells of a failure and still delivers', async () => {
    const play = table.play();
    await begun(play);
    const warnings: string[] = [];
    let delivered = 0;
    const clock = startClock({
      answer: null,
      lookMs: null,
      store: table.store(),
      play: {
        runDue: () => Promise.reject(new Error('broken')),
        stopDue: () => Promise.resolve(),
        isRushed: () => false,
      },
      now: table.clock.now,
      warn: (message) => warnings.push(message),
      deliver: () => {
        delivered += 1;
        return Promise.resolve({ kind: 'done' });
      },
    });
    await clock.poke();
    await clock.stop();
    expect(warnings).toContain('due work failed');
    expect(delivered).toBeGreaterThan(0);
  });

  it('sends what the scheduler warns of to the log, never to the console', async () => {
    const warnings: string[] = [];
    const clock = startClock({
      answer: null,
      lookMs: null,
      store: table.store(),
      play: { runDue: () => Promise.resolve(0), stopDue: () => Promise.resolve(), isRushed: () => false },
      now: table.clock.now,
      warn: (message) => warnings.push(message),
      deliver: () => Promise.resolve({ kind: 'done' }),
    });
    await clock.stop();
    for (const [, , options] of vi.mocked(cron.schedule).mock.calls.slice(-3)) {
      options?.logger?.info('a tick');
      options?.logger?.warn('missed execution');
    }
    expect(warnings).toEqual(Array(3).fill('missed execution'));
  });
});
