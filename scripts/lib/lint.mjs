// Lints some files with every rule, on no more of the project than they import: a few seconds of processor instead of the whole project's.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Compiled on its own, with a browser's types. */
const page = 'local/src/page/browser/';

/**
 * @param root the checkout's folder.
 * @param paths what is to be linted, from there.
 * @returns {{ args: string[], env: Record<string, string> }[]} the runs of ESLint that lint them, each with what to call it with.
 */
export function lintRuns(root, paths) {
  const cache = join(root, '.cache');
  const project = join(cache, 'tsconfig.lint.json');
  const ours = paths.filter((path) => !path.startsWith(page));
  const files = ours.filter((path) => path.endsWith('.ts'));
  // Declarations that belong to no import.
  const ambient = ['tools/webassembly.d.ts', 'tools/bake/types.d.ts'];
  mkdirSync(cache, { recursive: true });
  writeFileSync(
    project,
    JSON.stringify({
      extends: '../tsconfig.json',
      compilerOptions: { incremental: false, tsBuildInfoFile: null },
      include: [],
      files: [...new Set([...files, ...ambient])].map((path) => join('..', path)),
    }),
  );
  const call = [join(root, 'node_modules', 'eslint', 'bin', 'eslint.js'), '--cache', '--cache-location'];
  return [
    { of: ours, at: '.cache/eslint-changed', env: { LINT_PROJECT: relative(root, project) } },
    { of: paths.filter((path) => path.startsWith(page)), at: '.cache/eslint', env: {} },
  ].flatMap(({ of, at, env }) => (of.length === 0 ? [] : [{ args: [...call, at, ...of], env }]));
}
