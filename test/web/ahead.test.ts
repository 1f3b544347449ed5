// Pictures worked out ahead are what would be worked out when they are asked for, and are given away once.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { games } from '../../src/games/registry.js';
import { scenesAhead } from '../../src/web/ahead.js';
import type { LaidOutScene } from '../../src/render/index.js';
import { ann, testTable } from '../support/table.js';
import { visitsAt } from './visit.js';

const choices = { lang: 'en', palette: 'standard', theme: 'light' } as const;
const england = { game: 1, seat: 'england', choices } as const;
const unchanged = () => Promise.resolve('the same');
const picture = (n: number) => ({ background: String(n) }) as LaidOutScene;

describe('pictures ahead', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are begun by themselves, and given to whoever asks first', async () => {
    const ahead = scenesAhead(unchanged);
    let made = 0;
    const make = () => Promise.resolve(picture(++made));
    ahead.begin('mina', england, make);
    expect(made).toBe(0);
    await vi.advanceTimersByTimeAsync(100);
    expect(made).toBe(1);
    expect(await ahead.take('mina', england)).toEqual(picture(1));
    expect(await ahead.take('mina', england)).toBeNull();
    ahead.begin('mina', england, make);
    expect(await ahead.take('mina', england)).toEqual(picture(2));
    await vi.advanceTimersByTimeAsync(100);
    expect(made).toBe(2);
  });

  it('cost nothing more while nobody comes for them, and are still of the newest state then', async () => {
    const ahead = scenesAhead(unchanged);
    let made = 0;
    for (let n = 1; n <= 20; n += 1) {
      ahead.begin('mina', england, () => Promise.resolve(picture(n + 100 * made++)));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(made).toBe(1);
    expect(await ahead.take('mina', england)).toEqual(picture(120));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(made).toBe(2);
  });

  it('are given to nobody else, for no other seat, and in no other look', async () => {
    const ahead = scenesAhead(unchanged);
    ahead.begin('mina', england, () => Promise.resolve(picture(1)));
    expect(await ahead.take('leo', england)).toBeNull();
    expect(await ahead.take('mina', { ...england, game: 2 })).toBeNull();
    expect(await ahead.take('mina', { ...england, seat: 'france' })).toBeNull();
    for (const other of [{ lang: 'ko' }, { theme: 'dark' }, { palette: 'colourblind' }] as const)
      expect(await ahead.take('mina', { ...england, choices: { ...choices, ...other } })).toBeNull();
    expect(await ahead.take('mina', england)).toEqual(picture(1));
  });

  it('are worth nothing once anything of the game has changed, when nobody comes, or where they failed', async () => {
    let mark = 'before';
    const ahead = scenesAhead(() => Promise.resolve(mark));
    ahead.begin('mina', england, () => Promise.resolve(picture(1)));
    await vi.advanceTimersByTimeAsync(100);
    mark = 'after';
    expect(await ahead.take('mina', england)).toBeNull();
    ahead.begin('mina', england, () => Promise.reject(new Error('the database is away')));
    await vi.advanceTimersByTimeAsync(100);
    expect(await ahead.take('mina', england)).toBeNull();
    ahead.begin('mina', england, () => Promise.resolve(picture(1)));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await ahead.take('mina', england)).toBeNull();
  });
});

const table = testTable();

it('are what would be asked for, and after an act what has become of it', async () => {
  const play = table.play({ games, computerDelayMs: 0 });
  const input = { guildId: 'g', kind: 'diplomacy', name: null, language: 'en', options: {}, paces: {} } as const;
  const { id } = await play.create(ann, { ...input, settings: { readyCheck: false, quiet: null } });
  await play.join(id, ann, 'england');
  await play.start(id, ann.id, true);
  const visit = await visitsAt(table, play).enter(ann.id, id);
  const asked = await visit.asked();
  const before = JSON.stringify(await visit.scene('england'));
  // The one that the question has begun is given away; this one is drawn by itself.
  expect(JSON.stringify(await visit.scene('england'))).toBe(before);
  await visit.state();
  await visit.act(asked, { do: 'place', order: { subject: 'lvp', path: ['move', 'yor'] }, at: null });
  const after = JSON.stringify(await visit.scene('england'));
  expect(after).not.toBe(before);
  expect(JSON.stringify(await visit.scene('england'))).toBe(after);
});
