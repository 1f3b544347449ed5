// A quiet log: the same warning once a minute, with how often it came; other warnings at once.
import { expect, it } from 'vitest';
import { createRateLimited } from '../../src/app/rate-limited.js';

it('says the same thing once a minute, with how often it came in between', () => {
  let now = 0;
  const said: [string, number][] = [];
  const tell = createRateLimited<string>(
    (thing, again) => said.push([thing, again]),
    () => now,
  );
  for (let second = 0; second <= 60; second++) {
    now = second * 1_000;
    for (let n = 0; n < 30; n++) tell('database', 'the database is away');
    if (second === 30) tell('disk', 'the disk is full');
  }
  expect(said).toEqual([
    ['the database is away', 0],
    ['the disk is full', 0],
    ['the database is away', 1_799],
  ]);
});
