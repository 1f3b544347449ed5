// Compiles the program of the trials, which starts in a third of the time then; those who are killed a thousand times start often.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
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
  const packages = join(folder, 'node_modules', '@fieldpost');
  writeFileSync(join(folder, 'local', 'package.json'), JSON.stringify({ type: 'module', exports: './src/index.js' }));
  mkdirSync(packages, { recursive: true });
  if (!existsSync(join(packages, 'local'))) symlinkSync(join(folder, 'local'), join(packages, 'local'));
  return join(folder, 'scripts', 'endure', 'programs', 'bot.js');
}
