// The folder of own files: a folder for each game that takes them, and nothing that would be passed over in silence.
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { OwnFilesError, withOwnFiles } from '../../src/app/own-files.js';
import { games } from '../../src/games/registry.js';

async function rootWith(game: string): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'fieldpost-own-'));
  await mkdir(path.join(root, game));
  await writeFile(path.join(root, game, 'set.json'), '{"name":"Printed"}');
  return root;
}

it('starts the tables of each game on the files in the folder of its id, and of all others as ever', async () => {
  const all = [...games.values()];
  const own = await withOwnFiles(all, await rootWith('downfall'));
  const [changed, ...others] = own.filter((game, n) => game !== all[n]);
  expect(others).toEqual([]);
  expect(changed?.dataSet?.(null)).toMatchObject({ args: { name: 'Printed' } });
  expect(await withOwnFiles(all, null)).toEqual(all);
});

it('refuses a folder of no game that takes files', async () => {
  const all = [...games.values()];
  await expect(withOwnFiles(all, await rootWith('downfal'))).rejects.toThrow(OwnFilesError);
  await expect(withOwnFiles(all, await rootWith('diplomacy'))).rejects.toThrow(/diplomacy.*downfall/u);
});
