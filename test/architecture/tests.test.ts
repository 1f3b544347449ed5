// Tests that share their modules leave them as they were: who replaces modules, timers or the environment runs in a project of their own.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { read } from './source.js';

const root = join(import.meta.dirname, '../..');
const tests = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => join('test', path));

/** What reaches beyond the file that does it. */
const replaces =
  /\bvi\.(mock|doMock|spyOn|stubEnv|stubGlobal|useFakeTimers|setSystemTime|resetModules|hoisted)\(|\bprocess\.(chdir|exitCode|umask)\b|\bprocess\.env(\.\w+|\[[^\]]+\]) ??=[^=]|\bdelete process\.env/;

it('replaces nothing under tests that share their modules', () => {
  const config = read('vitest.config.ts');
  const listed = [...(/const apart = \[([^\]]*)\]/.exec(config)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
    ([, path]) => path,
  );
  const itself = join('test/architecture', 'tests.test.ts');
  expect(tests.filter((path) => path !== itself && replaces.test(read(path))).sort()).toEqual(listed);
});
