// Programs of our own that tests and trials start, compiled: they are up in a third of the time that their sources take.
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
let folder: string | undefined;

/**
 * @param source the program, from the project's root: `src/main.ts`.
 * @returns the file to run, compiled from the source as it is now.
 */
export function compiled(source: string): string {
  folder ??= execFileSync(process.execPath, [join(root, 'scripts/build-programs.mjs')], { encoding: 'utf8' }).trim();
  return join(folder, source.replace(/\.ts$/, '.js'));
}
