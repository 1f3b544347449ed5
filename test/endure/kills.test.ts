// A program that is killed in the middle of play, on each database: nothing acknowledged is lost, nothing happens twice.
import { expect, it } from 'vitest';
import { killEmbedded, killPostgres } from '../../scripts/endure/kills.js';

const scale = { kills: 2, tables: 3, seed: 3, until: Infinity };
const clean = { killed: 2, lost: 0, invented: 0, twice: 0, missing: 0, doubled: 0, fallen: [] };

it.each([
  ['embedded', killEmbedded],
  ['Postgres', killPostgres],
])('loses nothing and repeats nothing: %s', { timeout: 240_000 }, async (_, kill) => {
  const report = await kill(scale);
  if (report === null) return;
  expect(report).toMatchObject(clean);
  expect(report.acknowledged).toBeGreaterThan(0);
  expect(report.messages).toBeGreaterThan(0);
});
