// The embedded database after a power cut: whatever the disk had not yet been told to keep may be missing, and all that was said to be stored is there.
import { expect, it } from 'vitest';
import { cutPower } from '../support/power-cut.js';

it('opens after every power cut, with all that was acknowledged', { timeout: 300_000 }, async () => {
  expect(await cutPower({ seed: 20_261, cuts: 10 })).toEqual({ images: 10, faults: [] });
});
