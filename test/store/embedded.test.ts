// The embedded database in a folder: refuses a second program, loses nothing that was committed, can be put back from a backup.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataPaths, restoreBackup } from '../../src/store/embedded.js';
import { findGame, listGamesAround } from '../../src/store/games.js';
import { openDatabase, type Store } from '../../src/store/open.js';
import { readSetting, saveSetting } from '../../src/store/settings.js';
import { compiled } from '../support/compiled.js';
import { testClock } from '../support/database.js';
import { anyGame } from '../support/games.js';
import { z } from 'zod';

const root = fileURLToPath(new URL('../..', import.meta.url));
const clock = testClock();
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fieldpost-store-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const open = (): Promise<Store> => openDatabase({ dataDir, now: clock.now });

// The tests of this file tell one story and run in order.
describe('the embedded database', () => {
  it('refuses a second program, and keeps all that was committed when the first is killed in the middle', async () => {
    const writer = spawn(process.execPath, [compiled('test/store/programs/writer.ts'), dataDir], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let acknowledged = 0;
    for await (const line of createInterface({ input: writer.stdout })) {
      acknowledged = Number(line);
      if (acknowledged === 3)
        await expect(open()).rejects.toMatchObject({ code: 'locked', values: { pid: writer.pid } });
      if (acknowledged === 40) writer.kill('SIGKILL');
    }
    if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit');

    const store = await open();
    const game = await findGame(store.db, 1);
    if (game === null) throw new Error('no game');
    expect(game.version).toBeGreaterThanOrEqual(acknowledged);
    expect(game.told).toBe(game.version);
    expect(await store.db.outbox.count()).toBe(game.version);
    await store.close();
  });

  it('gives the folder free when it is closed, and refuses it to the same program while it is open', async () => {
    const store = await open();
    await expect(open()).rejects.toMatchObject({ code: 'locked' });
    await store.close();
    await expect(access(dataPaths(dataDir).lock)).rejects.toThrow();
  });

  it('goes back to a backup, and moves what was there aside', async () => {
    let store = await open();
    await saveSetting(store.db, 'mark', 'before', clock.now());
    const backup = await store.backup();
    if (backup === null) throw new Error('the embedded database can be copied');
    await saveSetting(store.db, 'mark', 'after', clock.now());
    await store.maintain();
    expect(await store.describe()).toMatchObject({ kind: 'embedded', newestBackup: clock.now() });

    await expect(restoreBackup(dataDir, backup, clock.now())).rejects.toMatchObject({ code: 'locked' });
    await store.close();
    await expect(restoreBackup(dataDir, `${backup}.missing`, clock.now())).rejects.toMatchObject({ code: 'noBackup' });
    const aside = await restoreBackup(dataDir, backup, clock.now());
    await access(join(aside ?? '', 'PG_VERSION'));

    store = await open();
    expect(await readSetting(store.db, 'mark', z.string())).toBe('before');
    expect((await findGame(store.db, 1))?.version).toBeGreaterThanOrEqual(40);
    await store.close();
  });

  it('keeps the database and its copies from everybody else on the machine, also where it was open to them', async () => {
    const { database, backups } = dataPaths(dataDir);
    for (const folder of [database, backups]) await chmod(folder, 0o755);
    const store = await open();
    const backup = (await store.backup()) ?? '';
    await store.close();
    const rights = async (path: string): Promise<number> => (await stat(path)).mode & 0o777;
    expect([await rights(database), await rights(backups), await rights(backup)]).toEqual([0o700, 0o700, 0o600]);
  });

  it('says which backup to go back to when its files are damaged', async () => {
    const control = join(dataPaths(dataDir).database, 'global/pg_control');
    const bytes = await readFile(control);
    await writeFile(control, Buffer.alloc(bytes.length, 0xff));
    await expect(open()).rejects.toMatchObject({
      code: 'damaged',
      message: expect.stringMatching(/fieldpost-20260301T120000Z\.tar\.gz[\s\S]*데이터베이스/) as string,
    });
    await writeFile(control, bytes);
    await (await open()).close();
  });
});

describe('an embedded database made in this very process', () => {
  it('lists the games around a person: it has not yet learnt the types that its migrations made', async () => {
    const store = await openDatabase({ dataDir: '.', memory: true, now: clock.now });
    const game = await anyGame(store.db, clock.now(), { guildId: 'guild' });
    const around = { userId: 'nobody', guildId: 'guild', statuses: ['signup', 'running'] } as const;
    expect((await listGamesAround(store.db, around)).map(({ id }) => id)).toEqual([game.id]);
    await store.close();
  });
});
