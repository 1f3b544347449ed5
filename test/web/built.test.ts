// The page that tests open in a browser is the one its sources make, and one that is there already is left alone.
import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fieldpost-page-'));
});
afterAll(() => rm(folder, { recursive: true }));

const build = (): void => {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/build-board.mjs'), folder]);
  expect(status).toBe(0);
};
const filesIn = async (where: string): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(
    await Promise.all(
      (await readdir(where)).toSorted().map(async (name) => [name, await readFile(join(where, name), 'utf8')] as const),
    ),
  );
const madeAt = async (): Promise<number> => (await stat(join(folder, 'index.html'))).mtimeMs;

it('is no older than its sources', async () => {
  build();
  const made = await filesIn(folder);
  expect(Object.keys(made).length).toBeGreaterThan(5);
  const opened = await filesIn(join(root, 'dist/board'));
  expect(Object.keys(opened).filter((name) => opened[name] !== made[name])).toEqual([]);
  expect(Object.keys(opened)).toEqual(Object.keys(made));
});

it('is made anew where anything of it is not what it should be, and nowhere else', async () => {
  build();
  const [made, at] = [await filesIn(folder), await madeAt()];
  build();
  expect(await madeAt()).toBe(at);
  await writeFile(join(folder, 'index.html'), 'of yesterday');
  await writeFile(join(folder, 'app.yesterday.js'), '');
  build();
  expect(await filesIn(folder)).toEqual(made);
});
