// Games on files of an owner's own, out of the folder named in the settings: tables started from now on are set up on them.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AnyGame } from '../table/game.js';

/** A folder with files that cannot be used; the message says which, and what is wrong with each. */
export class OwnFilesError extends Error {
  override readonly name = 'OwnFilesError';
}

async function readFolder(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return new Map(names.map((name, n) => [name, texts[n] ?? '']));
}

async function onFolder(game: AnyGame, folder: string): Promise<AnyGame> {
  try {
    return game.onFiles?.(await readFolder(folder)) ?? game;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const lines = why.split('\n').map((line) => `- ${line}`);
    throw new OwnFilesError(
      [`The files in ${folder} cannot be used:`, `${folder}의 파일을 쓸 수 없습니다:`, ...lines].join('\n'),
    );
  }
}

/**
 * The same games, those with a folder on the files in it.
 * @param root a folder with a folder for each such game, called by its id; null for none.
 * @throws OwnFilesError
 */
export async function withOwnFiles(games: readonly AnyGame[], root: string | null): Promise<readonly AnyGame[]> {
  if (root === null) return games;
  const able = games.filter((game) => game.onFiles !== undefined).map(({ id }) => id);
  const entries = await readdir(root, { withFileTypes: true });
  const folders = entries.flatMap((entry) => (entry.isDirectory() && !entry.name.startsWith('.') ? [entry.name] : []));
  const strange = folders.filter((name) => !able.includes(name));
  if (strange.length > 0) {
    const [names, known] = [strange.join(', '), able.join(', ')];
    throw new OwnFilesError(
      [
        `${root} holds a folder of no game that takes own files: ${names}; these do: ${known}.`,
        `${root}에 있는 폴더 가운데 자기 자료를 쓰는 게임이 아닌 것이 있습니다: ${names}. 쓸 수 있는 이름: ${known}.`,
      ].join('\n'),
    );
  }
  return Promise.all(
    games.map(async (game) => (folders.includes(game.id) ? onFolder(game, path.join(root, game.id)) : game)),
  );
}
