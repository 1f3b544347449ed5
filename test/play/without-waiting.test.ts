// A window to type in must be Discord's first answer, within three seconds: nothing it needs waits for those who change the game.
import { afterAll, describe, expect, it } from 'vitest';
import { createPlay } from '../../src/play/create.js';
import { openDatabase } from '../../src/store/open.js';
import { testClock } from '../support/database.js';
import { startPostgres } from '../support/postgres.js';
import { ann, begun, bob } from '../support/table.js';
import { toyGame } from '../support/toy-game.js';

const server = await startPostgres();
afterAll(() => server?.stop());

describe.skipIf(server === null)('while somebody else holds a game', () => {
  it('its windows open, it is looked at, and what is typed is read', { timeout: 30_000 }, async () => {
    const { now } = testClock();
    const databaseUrl = (await server?.createDatabase()) ?? '';
    const [store, other] = [
      await openDatabase({ databaseUrl, dataDir: 'unused', now }),
      await openDatabase({ databaseUrl, dataDir: 'unused', now }),
    ];
    try {
      const play = createPlay({ store, games: new Map([[toyGame.id, toyGame]]), now, allowance: 1_000 });
      const { id } = await begun(play);
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      let hold = (): void => undefined;
      const held = new Promise<void>((resolve) => (hold = resolve));
      const holding = other.inGame(id, async () => {
        hold();
        await released;
      });
      await held;
      // Whoever wants to change it waits, in this program too.
      let paused = false;
      const pausing = play.pause(id, ann.id).then(
        () => (paused = true),
        () => (paused = true),
      );
      const desk = await play.desk(id, bob.id);
      expect(desk.tasks).not.toEqual([]);
      expect(await play.summary({ id })).toMatchObject({ id });
      expect(await play.info(id)).toMatchObject({ id });
      expect(await play.since(desk, bob.id)).toBeDefined();
      expect(await play.readings(id, bob.id, 'First fleet Northport', 'en')).not.toEqual([]);
      expect(paused).toBe(false);
      release();
      await Promise.all([holding, pausing]);
    } finally {
      await store.close();
      await other.close();
    }
  });
});
