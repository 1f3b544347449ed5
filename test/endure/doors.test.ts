// The doors through which files come in and go out: each is used as the trial of them does; how fast they are, it says itself.
import { expect, it } from 'vitest';
import { runDoors } from '../../scripts/endure/doors.js';

it('no file ends the program, and a real one comes in and goes out', async () => {
  const found = await runDoors(true);
  expect(found.map(({ what }) => what)).toContain('`/game export` of it');
  expect(found.every(({ ms }) => ms >= 0)).toBe(true);
});
