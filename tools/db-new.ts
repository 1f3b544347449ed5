// Writes the SQL migration that leads from the existing migrations to schema.prisma; --check only tells whether one is missing.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrationDifference } from './migration-difference.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const migrationsDir = join(root, 'prisma/migrations');

/** `20261121152200` for a moment in UTC. */
function timestamp(moment: Date): string {
  return moment.toISOString().replace(/\D/g, '').slice(0, 14);
}

async function main(argument: string | undefined): Promise<number> {
  const schema = await readFile(join(root, 'prisma/schema.prisma'), 'utf8');
  const difference = await migrationDifference({ schema, migrationsDir });

  if (argument === '--check') {
    if (difference === null) {
      console.log('The migrations match the schema.');
      return 0;
    }
    console.error(`The migrations do not match the schema; "npm run db:new <name>" would write:\n\n${difference}`);
    return 2;
  }
  if (argument === undefined || !/^[a-z][a-z0-9_]*$/.test(argument)) {
    console.error('Usage: npm run db:new <name_in_lower_case> | npm run db:new -- --check');
    return 1;
  }
  if (difference === null) {
    console.log('Nothing to do: the migrations match the schema.');
    return 0;
  }
  const folder = join(migrationsDir, `${timestamp(new Date())}_${argument}`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'migration.sql'), difference);
  console.log(`Written: ${join(folder, 'migration.sql')}. Read it before you commit it.`);
  return 0;
}

process.exit(await main(process.argv[2]));
