// Compiles the program of the trials, which starts in a third of the time then; those who are killed a thousand times start often.
import { execFileSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, '.cache', 'endure');

/** Compiles it. @returns the file to run. */
export function compileBot(): string {
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const project = join(root, 'scripts', 'endure', 'programs', 'tsconfig.json');
  execFileSync(process.execPath, [compiler, '-p', project], { cwd: root, stdio: 'inherit' });
  // What the program reads lies beside its sources.
  for (const name of ['assets', 'prisma'])
    if (!existsSync(join(folder, name))) symlinkSync(join(root, name), join(folder, name));
  return join(folder, 'scripts', 'endure', 'programs', 'bot.js');
}
