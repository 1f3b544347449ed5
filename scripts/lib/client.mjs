// The database client as the program runs it: generated from the schema, its types stripped, and checked in, so that a start needs no generator.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** What the generator writes, with types, for compiling and testing. */
export const generatedClient = join(root, 'src/generated/prisma');
/** The same without types, as it is checked in. */
export const strippedClient = join(root, 'prisma/client');
const stamp = 'schema-hash.txt';

/** A fingerprint of what the client is made from: the schema, and the generator's version. */
export function schemaHash() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return createHash('sha256')
    .update(readFileSync(join(root, 'prisma/schema.prisma')))
    .update(packages['node_modules/prisma'].version)
    .digest('hex');
}

/** Where a folder with a client says what it was made from. */
export function stampOf(folder) {
  return join(folder, stamp);
}

/** Whether a client was made from the schema as it is now. */
export function isCurrent(folder) {
  return existsSync(stampOf(folder)) && readFileSync(stampOf(folder), 'utf8').trim() === schemaHash();
}
