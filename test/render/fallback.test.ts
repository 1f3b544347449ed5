// A drawing library that cannot be loaded: the other one draws, and somebody is told.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { createRenderer } from '../../src/render/index.js';
import type { Scene } from '../../src/table/scene.js';

const folder = mkdtempSync(join(tmpdir(), 'fieldpost-fallback-'));
const scene: Scene = { width: 10, height: 10, pixels: 20, background: '#102030', ns: 'app', layers: [] };

/** Has something happen in painters when they load a library, installed here or not. */
function onLoading(id: RegExp, what: string): void {
  const file = join(folder, 'broken.cjs');
  writeFileSync(
    file,
    `const Module = require('node:module');
     const load = Module._load;
     Module._load = (id, ...rest) => { if (${String(id)}.test(id)) { ${what} } return load(id, ...rest); };`,
  );
  vi.stubEnv('NODE_OPTIONS', `--require ${file}`);
}

afterEach(() => {
  vi.unstubAllEnvs();
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  ['throws', `throw new Error('libpixman is missing');`, 'libpixman is missing'],
  ['ends the process', `process.stderr.write('a fault in the library'); process.exit(3);`, 'a fault in the library'],
])('one that %s is told of once, with the reason, and no picture is lost', async (_, what, reason) => {
  onLoading(/^canvas$/, what);
  const told: { message: string; error: unknown }[] = [];
  const renderer = createRenderer({
    backend: 'canvas',
    painters: 2,
    warn: (message, error) => told.push({ message, error }),
  });
  const pictures = await Promise.all(
    ['#102030', '#405060'].map((background) => renderer.png({ ...scene, background })),
  );
  expect(pictures.map((png) => png.toString('latin1', 1, 4))).toEqual(['PNG', 'PNG']);
  expect(told).toHaveLength(1);
  expect(told[0]?.message).toBe('Pictures are drawn with napi: canvas cannot be loaded');
  expect(String(told[0]?.error)).toContain(reason);
  await renderer.close();
});

it('is no reason to go on for ever where no library can be loaded', async () => {
  onLoading(/canvas$/, `throw new Error('none of them');`);
  const renderer = createRenderer({ backend: 'napi' });
  await expect(renderer.png(scene)).rejects.toThrow('none of them');
  await renderer.close();
});
