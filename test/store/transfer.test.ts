// A whole game leaves the store as one document and comes back the same, in the same server or another.
import { expect, it } from 'vitest';
import { addAnswers, undoAnswers } from '../../src/store/answers.js';
import { addAudit } from '../../src/store/audits.js';
import { addCheckpoint } from '../../src/store/checkpoints.js';
import { saveDraft } from '../../src/store/drafts.js';
import { setDues } from '../../src/store/dues.js';
import { findGame, updateGame } from '../../src/store/games.js';
import { savePost } from '../../src/store/posts.js';
import { castBallot, openProposal } from '../../src/store/proposals.js';
import { addReports } from '../../src/store/reports.js';
import { saveSeat, saveSignUp } from '../../src/store/seats.js';
import { saveInstruction } from '../../src/store/instructions.js';
import { plainInstruction } from '../../src/table/instruction.js';
import { exportGame, importGame } from '../../src/store/transfer.js';
import { addWitnesses } from '../../src/store/witnesses.js';
import { saveUser } from '../../src/store/users.js';
import { testStore } from '../support/database.js';
import { anyGame } from '../support/games.js';

const { store, clock } = testStore();

/** A game with at least one row of everything. */
async function fullGame(): Promise<number> {
  const now = clock.now();
  const { id: gameId } = await anyGame(store().db, now, { channelId: 'thread', options: { variant: 'two' } });
  await store().inGame(gameId, async (tx) => {
    await saveUser(tx, 'u', { name: 'Uma' }, now);
    await saveSeat(tx, gameId, 'us', { userId: 'u', since: now, settings: { colour: 1 } });
    await saveUser(tx, 'v', { name: 'Vera' }, now);
    await saveSignUp(tx, gameId, 'v', { wishes: [['us'], ['ussr']], more: true }, now);
    await saveSeat(tx, gameId, 'ussr', { computer: true, position: 1 });
    await updateGame(tx, gameId, { status: 'paused', pausedLeft: { turn: 5 }, startedAt: now }, now);
    await addCheckpoint(tx, { gameId, number: 0, phase: 'setup', state: { z: 1, a: [null] }, draws: 4 }, now);
    const answer = { question: '0', seat: 'us', value: { italy: 2 }, by: 'player', final: true, userId: null } as const;
    const given = [answer, { ...answer, by: 'deadline', final: false }] as const;
    const [first] = await addAnswers(tx, { gameId, checkpoint: 0, index: 0 }, given, now);
    await undoAnswers(tx, [first?.id ?? 0], now);
    await saveDraft(tx, gameId, 'us', '1', ['x'], now);
    await saveInstruction(tx, gameId, 'us', { ...plainInstruction('pass', ['yes']), early: false }, now);
    const text = { key: 'coup', args: { where: { key: 'italy' } } };
    await addReports(tx, [{ gameId, checkpoint: 0, index: 0, text, audience: ['us'], focus: ['italy'] }], now);
    await setDues(tx, [{ gameId, kind: 'deadline', key: 'us', runAt: now, payload: { n: 1 } }]);
    await savePost(tx, { gameId, purpose: 'board' }, { channelId: 'thread', messageId: 'm' }, now);
    await addWitnesses(tx, gameId, [{ seat: 'us', userId: 'u' }], now);
    const proposal = await openProposal(
      tx,
      { gameId, kind: 'draw', bySeat: 'us', byUser: 'u', checkpoint: 0, endsAt: now },
      now,
    );
    await castBallot(tx, proposal.id, 'u', 'no', now);
    await addAudit(tx, { actor: 'u', action: 'start', gameId, detail: { a: 1 } }, now);
  });
  return gameId;
}

const take = (id: number) => store().inTransaction((tx) => exportGame(tx, id, clock.now()));
const put = (document: unknown, guildId?: string) =>
  store().inTransaction((tx) =>
    importGame(tx, document, { now: clock.now(), ...(guildId === undefined ? {} : { guildId }) }),
  );

it('comes back under a new number, the same in all else', async () => {
  const document = await take(await fullGame());
  expect(document.answers).toHaveLength(2);
  const id = await put(JSON.parse(JSON.stringify(document)));
  expect(id).toBe(2);
  expect(await take(id)).toEqual({ ...document, number: 2 });
});

it('in another server it has no thread and no messages yet', async () => {
  const document = await take(await fullGame());
  const id = await put(document, 'other');
  expect(await findGame(store().db, id)).toMatchObject({ guildId: 'other', channelId: null });
  expect((await take(id)).posts).toEqual([]);
});

it('a document that does not fit is refused and leaves nothing behind', async () => {
  const document = await take(await fullGame());
  await expect(put({ ...document, version: 2 })).rejects.toThrow();
  await expect(put({ ...document, seats: [{ seat: 1 }] })).rejects.toThrow();
  expect(await store().db.game.count()).toBe(1);
});
