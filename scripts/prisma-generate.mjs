// Generates the database client with its types when the schema has changed, and downloads nothing. `--strip` also writes what is checked in,
// the client without types; `--check` tells whether that is what the schema makes.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { generatedClient, isCurrent, schemaHash, stampOf, strippedClient } from './lib/client.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);

if (!isCurrent(generatedClient)) {
  const packageFile = require.resolve('prisma/package.json');
  // The Prisma command line insists on a schema engine binary even where it never runs it, and would download one.
  const environment = {
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    ...process.env,
  };
  const { bin } = require('prisma/package.json');
  const cli = join(dirname(packageFile), bin.prisma ?? bin);
  const result = spawnSync(process.execPath, [cli, 'generate'], { cwd: root, env: environment, encoding: 'utf8' });
  if (result.status !== 0) {
    process.stderr.write(`${result.stdout}\n${result.stderr}\nThe database client could not be generated.\n`);
    process.exit(1);
  }
  writeFileSync(stampOf(generatedClient), `${schemaHash()}\n`);
  process.stdout.write('Database client generated.\n');
}

/** The client without its types: each file's path and text. What the models' files hold is types alone. */
async function stripped() {
  const names = ['client', 'enums', 'internal/class', 'internal/prismaNamespace'];
  const { outputFiles } = await build({
    entryPoints: names.map((name) => join(generatedClient, `${name}.ts`)),
    outbase: generatedClient,
    outdir: strippedClient,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    write: false,
  });
  return outputFiles;
}

if (process.argv.includes('--strip')) {
  rmSync(strippedClient, { recursive: true, force: true });
  for (const { path, text } of await stripped()) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  writeFileSync(stampOf(strippedClient), `${schemaHash()}\n`);
} else if (process.argv.includes('--check')) {
  const same = (await stripped()).every(({ path, text }) => existsSync(path) && readFileSync(path, 'utf8') === text);
  if (!same || !isCurrent(strippedClient)) {
    console.error('prisma/client is not what the schema makes: run "npm run generate".');
    process.exit(1);
  }
  console.log('prisma/client is what the schema makes.');
}
