// The files of a database that holds nothing yet: initialised once and shipped, because doing so takes twice the memory of all else.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

/** Where they lie: a tar archive, compressed. `tools/empty-database.ts` makes it. */
export const emptyDatabaseFile = fileURLToPath(new URL('../../assets/database/empty.tar.br', import.meta.url));

/**
 * The archive, as the embedded database loads it.
 * @throws Error when the program's files are not all there.
 */
export async function emptyDatabase(): Promise<Blob> {
  return new Blob([await promisify(brotliDecompress)(await readFile(emptyDatabaseFile))]);
}
