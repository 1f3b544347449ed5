// Games on files of an owner's own, out of the folders named in the settings: tables started from now on are set up on them.
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

/**
 * The same games, those with a folder on the files in it.
 * @param folders by game.
 * @throws OwnFilesError
 */
export async function withOwnFiles(
  games: readonly AnyGame[],
  folders: Readonly<Record<string, string>>,
): Promise<readonly AnyGame[]> {
  return Promise.all(
    games.map(async (game) => {
      const folder = folders[game.id];
      if (folder === undefined || game.onFiles === undefined) return game;
      try {
        return game.onFiles(await readFolder(folder));
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        const lines = why.split('\n').map((line) => `- ${line}`);
        throw new OwnFilesError(
          [`The files in ${folder} cannot be used:`, `${folder}의 파일을 쓸 수 없습니다:`, ...lines].join('\n'),
        );
      }
    }),
  );
}
