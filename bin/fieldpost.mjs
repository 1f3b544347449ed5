#!/usr/bin/env node
// The operators' command line: builds what is missing, then runs one command.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const { root, ensurePackages, ensureGenerated, ensureBuilt } = await import('../scripts/lib/install.mjs');
if (!existsSync(join(root, 'dist', 'cli', 'main.js')) || existsSync(join(root, 'src'))) {
  await ensurePackages();
  await ensureGenerated();
  await ensureBuilt();
}
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
await import(pathToFileURL(join(root, 'dist', 'cli', 'main.js')).href);
