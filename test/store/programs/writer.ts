// A program for the durability test: writes to a data folder without end and says each version only when it is committed.
import { findGame, updateGame } from '../../../src/store/games.js';
import { openDatabase } from '../../../src/store/open.js';
import { enqueue } from '../../../src/store/outbox.js';
import { anyGame } from '../../support/games.js';

const at = new Date('2026-03-01T12:00:00.000Z');
const [, , dataDir = ''] = process.argv;
const store = await openDatabase({ dataDir, now: () => at });
const { id } = await anyGame(store.db, at);
for (;;) {
  const version = await store.inGame(id, async (tx) => {
    const told = ((await findGame(tx, id))?.told ?? 0) + 1;
    const key = `report:${String(told)}`;
    await enqueue(tx, [{ key, gameId: id, target: 'channel', kind: 'text', payload: { told } }], at);
    await updateGame(tx, id, { told, version: told, settings: { filling: 'x'.repeat(20_000) } }, at);
    return told;
  });
  process.stdout.write(`${String(version)}\n`);
}
