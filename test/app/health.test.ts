// Readiness: an answer comes in time even when what it asks does not.
import { afterEach, expect, it } from 'vitest';
import { serveHealth } from '../../src/app/health.js';

let close = (): Promise<void> => Promise.resolve();
afterEach(() => close());

async function status(readiness: Parameters<typeof serveHealth>[1]): Promise<number> {
  const server = await serveHealth(0, readiness);
  close = () => server.close();
  return (await fetch(`http://127.0.0.1:${String(server.port)}/readyz`)).status;
}

it('is 200 when all is well, and 503 when the database is away or nothing goes out', async () => {
  const well = { gateway: true, database: true, refused: false, outboxAge: 0 };
  expect(await status(() => Promise.resolve(well))).toBe(200);
  expect(await status(() => Promise.resolve({ ...well, database: false }))).toBe(503);
  expect(await status(() => Promise.resolve({ ...well, outboxAge: 121 }))).toBe(503);
});

it('is 503 within seconds when the database is frozen and answers nothing', async () => {
  expect(await status(() => new Promise(() => undefined))).toBe(503);
});
