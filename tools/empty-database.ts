// Makes the archive of an empty database that new data folders begin with; to be run when the embedded Postgres has another version.
import { PGlite } from '@electric-sql/pglite';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { startParams } from '../src/store/embedded-adapter.js';
import { emptyDatabaseFile } from '../src/store/empty-database.js';

const client = await PGlite.create({ startParams });
await client.exec('VACUUM (FREEZE, ANALYZE)');
await client.exec('CHECKPOINT');
const archive = Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer());
await client.close();
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_SIZE_HINT]: archive.length };
const packed = brotliCompressSync(archive, { params });
await mkdir(dirname(emptyDatabaseFile), { recursive: true });
await writeFile(emptyDatabaseFile, packed);
console.log(`Written: ${emptyDatabaseFile}, ${Math.round(packed.length / 1024)} KB`);
