// Texts written to hurt: no reader of any game may fail on them.
import { expect, it } from 'vitest';
import { runTexts } from '../../scripts/endure/texts.js';

it('no reader fails on a thousand hostile texts', () => {
  const report = runTexts(1_000, 7);
  expect(report.thrown).toEqual([]);
  expect(report.texts).toBe(1_000);
  expect(report.questions).toBeGreaterThan(50);
});
