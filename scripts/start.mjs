// `npm start`: installs what running needs, builds what is missing, then runs the bot in this very process.
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { existsSync } from 'node:fs';
import { ensureBuilt, ensureNeededPackages, root } from './lib/install.mjs';

console.log('Fieldpost');
await ensureNeededPackages();
await ensureBuilt();
process.chdir(root);
process.setSourceMapsEnabled(true);
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
await import(pathToFileURL(join(root, 'dist', 'main.js')).href);
