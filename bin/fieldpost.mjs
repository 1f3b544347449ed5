#!/usr/bin/env node
// The operators' command line: in a checkout builds what is missing, then runs one command.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const built = join(root, 'dist', 'cli', 'main.js');
// The image holds the built program alone.
if (existsSync(join(root, 'src', 'cli', 'main.ts'))) {
  const { ensureNeededPackages, ensureBuilt } = await import('../scripts/lib/install.mjs');
  await ensureNeededPackages();
  await ensureBuilt();
}
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
await import(pathToFileURL(built).href);
