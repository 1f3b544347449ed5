// Generates the database client, without any download, and only when the schema has changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const output = join(root, 'src/generated/prisma');
const stamp = join(output, '.schema-hash');
const require = createRequire(import.meta.url);

const packageFile = require.resolve('prisma/package.json');
const prisma = JSON.parse(readFileSync(packageFile, 'utf8'));
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'prisma/schema.prisma')))
  .update(prisma.version)
  .digest('hex');

const current =
  existsSync(join(output, 'client.ts')) && existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === wanted;

if (!current) {
  // The Prisma command line insists on a schema engine binary even where it never runs it, and would download one.
  const environment = {
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    ...process.env,
  };
  const cli = join(dirname(packageFile), prisma.bin.prisma ?? prisma.bin);
  const result = spawnSync(process.execPath, [cli, 'generate'], { cwd: root, env: environment, encoding: 'utf8' });
  if (result.status !== 0) {
    process.stderr.write(`${result.stdout}\n${result.stderr}\nThe database client could not be generated.\n`);
    process.exit(1);
  }
  writeFileSync(stamp, `${wanted}\n`);
  process.stdout.write('Database client generated.\n');
}
