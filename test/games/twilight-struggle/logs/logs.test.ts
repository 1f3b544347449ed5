// Logs of the official digital edition replayed through the rules. A folder of further logs is given by TWILIGHT_LOGS=path.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLog } from './read-log.js';
import { replayLog } from './replay-log.js';

const own = readFileSync(new URL('./opening.txt', import.meta.url), 'utf8');

describe('a log', () => {
  it('is read without a line left over', () => {
    const log = readLog(own);
    expect(log.unknown).toEqual([]);
    expect(log.entries.map(({ kind }) => kind)).toEqual([
      'setup',
      'headline',
      ...Array<string>(6).fill('round'),
      'cleanup',
      'headline',
    ]);
  });

  it('is reached by the rules, number by number', () => {
    const replay = replayLog(readLog(own));
    expect(replay.faults).toEqual([]);
    expect(replay.guessed).toEqual([]);
    expect(replay.compared).toBe(25);
  });

  it('is told where the rules differ', () => {
    const wrong = own.replace('USSR +3 in Iran [0][3]', 'USSR +3 in Iran [0][4]');
    expect(replayLog(readLog(wrong)).faults).toEqual([expect.stringContaining('iran is 0-3, the log says 0-4')]);
  });
});

const folder = process.env['TWILIGHT_LOGS'];

describe.skipIf(folder === undefined)('the logs in TWILIGHT_LOGS', () => {
  const files = folder === undefined ? [] : readdirSync(folder).filter((name) => name.endsWith('.txt'));

  it.each(files)('%s', (name) => {
    const { faults } = replayLog(readLog(readFileSync(join(folder ?? '', name), 'utf8')));
    expect(faults).toEqual([]);
  });
});
