// The page for a new game, followed to the letter in a copy of the project: the game it builds is played through the contract.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string, from = root): string => readFileSync(join(from, path), 'utf8');

const page = read('docs/contributing.md').split('\n## Adding a game\n')[1]?.split('\n## ')[0] ?? '';

/** The code blocks of a language in a text, in order, without what they are indented by. */
function blocks(text: string, language: string): readonly string[] {
  return [...text.matchAll(new RegExp(`^( *)\`\`\`${language}\\n([^]*?)\\n\\1\`\`\`$`, 'gm'))].map(
    ([, indent = '', code = '']) => code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
}

/** The only one of some things. */
function only<T>(things: readonly T[]): T {
  const [thing, ...others] = things;
  if (thing === undefined || others.length > 0) throw new Error(`one expected, not ${things.length}`);
  return thing;
}

const report = z.object({
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) })),
});

describe('a new game, as the page says', () => {
  const copy = mkdtempSync(join(tmpdir(), 'fieldpost-new-game-'));
  const runs = (command: string, args: readonly string[]): string => {
    const { stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
    return stdout + stderr;
  };
  let tests: readonly { readonly fullName: string; readonly status: string }[] = [];

  beforeAll(() => {
    for (const path of [
      'src',
      'local',
      'test/contract',
      'test/support',
      'assets',
      'scripts',
      'package.json',
      'tsconfig.json',
    ])
      cpSync(join(root, path), join(copy, path), { recursive: true });
    cpSync(join(root, 'vitest.config.ts'), join(copy, 'vitest.config.ts'));
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');

    runs('sh', ['-ec', only(blocks(page, 'sh'))]);

    const [, from = '', to = ''] = /In the imports of the copies, `([^`]+)` becomes `([^`]+)`/.exec(page) ?? [];
    const folder = join(copy, 'src/games/nim');
    for (const name of readdirSync(folder))
      writeFileSync(join(folder, name), read(name, folder).replaceAll(`'${from}`, `'${to}`));

    // The page shows the lines of the registry as they are afterwards.
    const registry = 'src/games/registry.ts';
    const [line = '', list = ''] = (blocks(page, 'ts')[0] ?? '').split('\n\n');
    const before = list.replace(', nim]', ']');
    expect(read(registry)).toContain(before);
    writeFileSync(
      join(copy, registry),
      read(registry).replace(before, list).replace('\nimport {', `\n${line}\nimport {`),
    );

    const [, command = ''] = /Now `npx ([^`]+)` plays it to its end/.exec(page) ?? [];
    const results = join(copy, 'results.json');
    runs(process.execPath, [
      join(root, 'node_modules/vitest/vitest.mjs'),
      ...command.split(' ').slice(1),
      '--reporter=json',
      `--outputFile=${results}`,
    ]);
    const { testResults } = report.parse(JSON.parse(readFileSync(results, 'utf8')));
    tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  });
  afterAll(() => {
    rmSync(copy, { recursive: true, force: true });
  });

  it('is played to its end', () => {
    const passed = tests.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName);
    expect(passed.length).toBeGreaterThan(10);
    expect(passed.filter((name) => name.includes('nim'))).toEqual(passed);
  });

  it('fails two tests until it has the rules and tips that the page names', () => {
    expect(page).toContain('Two tests fail until');
    const failed = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
    expect(failed.sort()).toEqual([
      expect.stringContaining('the rules of nim'),
      expect.stringContaining('the tips of nim'),
    ]);
  });
});

describe('the samples of rules', () => {
  it('of the smallest game is the one that is played', () => {
    const [, turn = ''] = blocks(page, 'ts');
    expect(turn).toMatch(/^export function\* turn/);
    expect(read('test/support/nim/phases.ts')).toContain(turn);
  });

  it('in the page on architecture is that of Diplomacy, shortened', () => {
    const [sample = ''] = blocks(read('docs/architecture.md'), 'ts');
    const [, path = ''] = /^\/\/ Shortened from (\S+\.ts)\.\n/.exec(sample) ?? [];
    let rest = read(path);
    for (const line of sample.split('\n').slice(1)) {
      const at = rest.indexOf(`${line}\n`);
      expect(at, line).toBeGreaterThanOrEqual(0);
      rest = rest.slice(at + line.length + 1);
    }
  });
});
