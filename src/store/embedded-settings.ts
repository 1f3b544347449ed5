// How the embedded Postgres is started.
import { PGlite } from '@electric-sql/pglite';

/** Its own settings, less memory for its page cache (saves about 140 MB), and UTC whatever the machine's time zone. */
export const startParams: string[] = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'timezone=UTC'];
