// Game logs are followed move by move: our own sample always, a folder of others when TS_LOGS names one.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseLine, parseLog } from './parse.js';
import { follow } from './replay.js';

const sample = readFileSync(new URL('sample.txt', import.meta.url), 'utf8');

describe('a log', () => {
  it('is read line by line', () => {
    expect(parseLine('US -2 in Laos/Cambodia [1][3]')).toEqual({
      kind: 'influence',
      side: 'us',
      delta: -2,
      country: 'laos_cambodia',
      us: 1,
      ussr: 3,
    });
    expect(parseLine('USSR gains 3 VP. Score is US 4.')).toEqual({ kind: 'score', vp: 4, gainer: 'ussr' });
    expect(parseLine('SUCCESS: 6 [ + 3 (-1)  - 2x1 = 6 ]')).toEqual({ kind: 'die', die: 6 });
    expect(parseLine('Event: "Ask Not What Your Country..."*')).toEqual({ kind: 'event', card: 'ask_not' });
    expect(parseLine('Something else').kind).toBe('other');
  });

  it('may have a round without a card', () => {
    const { entries } = parseLog('Turn 8, USSR AR8: \nTurn 8, US AR8: Fidel: Place Influence (2 Ops):');
    expect(entries.map(({ side, card }) => [side, card])).toEqual([
      ['ussr', null],
      ['us', 'fidel'],
    ]);
  });

  it('leads the engine to the same influence, VP and DEFCON', () => {
    expect(follow(parseLog(sample))).toEqual({ entries: 7 });
  });

  it.each([
    ['influence', 'US +1 in Egypt [1][2]', 'US +1 in Egypt [1][3]'],
    ['points', 'Score is US 4', 'Score is US 3'],
    ['DEFCON', 'DEFCON degrades to 4', 'DEFCON degrades to 3'],
    ['dice', 'SUCCESS: 3', 'SUCCESS: 6'],
  ])('is left at the first difference (%s)', (_what, right, wrong) => {
    expect(follow(parseLog(sample.replace(right, wrong))).trouble).toBeDefined();
  });
});

const folder = process.env['TS_LOGS'];

if (folder === undefined || folder === '') {
  process.stderr.write('Twilight Struggle logs are not followed: set TS_LOGS to a folder of them.\n');
}

describe.skipIf(folder === undefined || folder === '')('the logs of TS_LOGS', () => {
  const files =
    folder === undefined || folder === '' ? [] : readdirSync(folder).filter((name) => name.endsWith('.txt'));
  it.each(files)('%s is followed to its end', (name) => {
    const log = parseLog(readFileSync(join(folder ?? '', name), 'utf8'));
    const { entries, trouble } = follow(log);
    expect(trouble, `after ${entries} of ${log.entries.length} entries`).toBeUndefined();
  });
});
