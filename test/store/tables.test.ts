// What is written to each table comes back as it was.
import { describe, expect, it } from 'vitest';
import { addAnswers, listAnswers, undoAnswers } from '../../src/store/answers.js';
import { addAudit } from '../../src/store/audits.js';
import { addCheckpoint, findCheckpoint } from '../../src/store/checkpoints.js';
import { deleteDrafts, listDraftsLike, saveDraft } from '../../src/store/drafts.js';
import { findGameByChannel, listGames, readGame, updateGame } from '../../src/store/games.js';
import { saveGuild } from '../../src/store/guilds.js';
import { findPost, savePost } from '../../src/store/posts.js';
import { castBallot, closeProposal, listOpenProposals, openProposal } from '../../src/store/proposals.js';
import { addReports, listReports, retractReports } from '../../src/store/reports.js';
import { listSeats, saveSeat } from '../../src/store/seats.js';
import { gamesWithoutPosition, indexCheck } from '../../src/store/self-check.js';
import { readSetting, saveSetting } from '../../src/store/settings.js';
import {
  deleteInstructions,
  dropOutdated,
  listInstructions,
  restoreInstructions,
  saveInstruction,
  useInstructions,
} from '../../src/store/instructions.js';
import { plainInstruction } from '../../src/table/instruction.js';
import { findUser, saveUser } from '../../src/store/users.js';
import { testStore } from '../support/database.js';
import { anyGame } from '../support/games.js';
import { z } from 'zod';
import type { Sheet } from '../../src/table/question.js';
import { sheetOf } from '../../src/table/sheet.js';

const { store, clock } = testStore();

describe('games', () => {
  it('come back as stored, and every change raises the version unless it is a quiet one', async () => {
    const game = await anyGame(store().db, clock.now(), { options: { scenario: 'standard' }, title: '겨울' });
    expect(game).toMatchObject({
      id: 1,
      status: 'signup',
      version: 0,
      options: { scenario: 'standard' },
      title: '겨울',
    });
    clock.advance(1000);
    const outcome = { kind: 'draw' as const, winners: ['france'], text: { key: 'end.draw' } };
    await store().inGame(game.id, (tx) => updateGame(tx, game.id, { status: 'finished', outcome }, clock.now()));
    await store().inGame(game.id, (tx) => updateGame(tx, game.id, { told: 3 }, clock.now(), { quiet: true }));
    expect(await readGame(store().db, game.id)).toMatchObject({
      status: 'finished',
      outcome,
      told: 3,
      version: 1,
      updatedAt: clock.now(),
    });
  });

  it('are found by thread, by server, by status and by player', async () => {
    const now = clock.now();
    const { db } = store();
    const game = await anyGame(db, now, { channelId: 'thread' });
    await anyGame(db, now);
    await saveUser(db, 'u1', { name: 'Uma' }, now);
    await saveSeat(db, game.id, 'france', { userId: 'u1' });
    expect((await findGameByChannel(db, 'thread'))?.id).toBe(game.id);
    expect((await listGames(db, { userId: 'u1' })).map(({ id }) => id)).toEqual([game.id]);
    expect(await listGames(db, { guildId: 'guild', statuses: ['signup'] })).toHaveLength(2);
    expect(await listGames(db, { statuses: ['running'] })).toEqual([]);
  });

  it('keep the order of keys in a position, which a replay depends on', async () => {
    const game = await anyGame(store().db, clock.now());
    const state = { zebra: 1, a: { long: [1, { b: 1, a: 2 }], k: null }, 한국: 'ㄱ' };
    const checkpoint = { gameId: game.id, number: 0, phase: 'spring', state, draws: 2 };
    await store().inGame(game.id, (tx) => addCheckpoint(tx, checkpoint, clock.now()));
    const read = await findCheckpoint(store().db, game.id, 0);
    expect(JSON.stringify(read?.state)).toBe(JSON.stringify(state));
  });
});

describe('the start-up check', () => {
  it('finds games under way whose position is missing, and nothing in a sound database', async () => {
    const { db } = store();
    const game = await anyGame(db, clock.now());
    await updateGame(db, game.id, { status: 'running' }, clock.now());
    expect(await gamesWithoutPosition(db)).toEqual([game.id]);
    await addCheckpoint(db, { gameId: game.id, number: 0, phase: 'p', state: {}, draws: 0 }, clock.now());
    expect(await gamesWithoutPosition(db)).toEqual([]);
    await indexCheck(db);
  });
});

describe('people and servers', () => {
  it('keep what they chose when something else is changed', async () => {
    const { db } = store();
    await saveUser(db, '42', { name: 'Ann', language: 'ko', quietHours: { from: '22:00', to: '07:30' } }, clock.now());
    await saveUser(db, '42', { dmClosed: true, reminderLeads: [60, 720] }, clock.now());
    expect(await findUser(db, '42')).toMatchObject({
      name: 'Ann',
      language: 'ko',
      quietHours: { from: '22:00', to: '07:30' },
      reminderLeads: [60, 720],
      dmClosed: true,
    });
    await saveGuild(db, 'g', { channelId: 'c', channelKind: 'forum' }, clock.now());
    expect(await saveGuild(db, 'g', { language: 'en' }, clock.now())).toMatchObject({ channelId: 'c', language: 'en' });
  });
});

describe('seats', () => {
  it('are listed in their order', async () => {
    const { db } = store();
    const game = await anyGame(db, clock.now());
    await saveUser(db, 'u', {}, clock.now());
    await saveSeat(db, game.id, '1', { position: 1, userId: 'u' });
    await saveSeat(db, game.id, '2', { position: 0, computer: true });
    expect((await listSeats(db, game.id)).map(({ seat, userId }) => [seat, userId])).toEqual([
      ['2', null],
      ['1', 'u'],
    ]);
  });
});

describe('answers', () => {
  it('are numbered in order; one taken back counts no more, but keeps its number', async () => {
    const game = await anyGame(store().db, clock.now());
    const answer = (value: string[] | Record<string, number> | Sheet) =>
      ({ gameId: game.id, checkpoint: 0, question: 'q', seat: 's', value, by: 'player' }) as const;
    await store().inGame(game.id, async (tx) => {
      const [first] = await addAnswers(tx, [answer(['a']), answer({ rome: 2 })], clock.now());
      await undoAnswers(tx, [first?.id ?? 0], clock.now());
      await addAnswers(tx, [answer(sheetOf({ par: ['move', 'bur'] }))], clock.now());
    });
    expect((await listAnswers(store().db, game.id, 0)).map(({ index, value }) => [index, value])).toEqual([
      [1, { rome: 2 }],
      [2, sheetOf({ par: ['move', 'bur'] })],
    ]);
  });
});

describe('reports', () => {
  it('are read only by their audience, and not at all once retracted', async () => {
    const { db } = store();
    const game = await anyGame(db, clock.now());
    const report = (index: number, audience: string[] | null) => ({
      gameId: game.id,
      checkpoint: 1,
      index,
      text: { key: 'moved', args: { from: { key: 'par' }, list: [1, 'x'] }, ns: 'diplomacy' },
      audience,
    });
    await addReports(db, [report(0, null), report(1, ['us']), report(2, null)], clock.now());
    const read = async (reader?: string | null) =>
      (await listReports(db, game.id, reader === undefined ? {} : { reader })).map(({ index }) => index);
    expect(await read()).toEqual([0, 1, 2]);
    expect(await read(null)).toEqual([0, 2]);
    expect(await read('us')).toEqual([0, 1, 2]);
    expect(await read('ussr')).toEqual([0, 2]);
    await retractReports(db, game.id, { checkpoint: 1, index: 1 }, clock.now());
    expect(await read()).toEqual([0]);
    expect((await listReports(db, game.id))[0]?.text).toEqual(report(0, null).text);
  });
});

describe('smaller tables', () => {
  it('keep drafts until they are thrown away', async () => {
    const { db } = store();
    const { id } = await anyGame(db, clock.now());
    await saveDraft(db, id, 'france', 'orders', sheetOf({ par: ['hold'] }), clock.now());
    await saveDraft(db, id, 'france', 'orders', { par: null }, clock.now());
    expect((await listDraftsLike(db, id, 'ord')).map(({ value }) => value)).toEqual([{ par: null }]);
    await deleteDrafts(db, id, { seat: 'france' });
    expect(await listDraftsLike(db, id, '')).toEqual([]);
  });

  it('keep instructions by key until they are used up or out of date', async () => {
    const { db } = store();
    const { id } = await anyGame(db, clock.now());
    const now = clock.now();
    const keys = async (): Promise<readonly string[]> => (await listInstructions(db, id)).map(({ key }) => key);
    await saveInstruction(db, id, 'us', { ...plainInstruction('discard', ['x']), early: false }, now);
    await saveInstruction(db, id, 'us', { ...plainInstruction('early', ['y']), once: true, early: true }, now);
    await saveInstruction(db, id, 'us', { ...plainInstruction('pass', []), until: 3, early: false }, now);
    await deleteInstructions(db, id, 'us', ['discard']);
    expect(await listInstructions(db, id)).toMatchObject([
      { key: 'early', value: ['y'], once: true, early: true },
      { key: 'pass', value: [], filter: null, until: 3 },
    ]);
    const answer = { gameId: id, checkpoint: 2, question: '1', seat: 'us', value: ['y'], by: 'instruction' } as const;
    const [row] = await addAnswers(db, [answer], now);
    if (row === undefined) throw new Error('no answer');
    await useInstructions(db, id, 'us', ['early', 'pass'], row);
    expect(await keys()).toEqual(['pass']);
    await restoreInstructions(db, id);
    expect(await keys()).toEqual(['pass']);
    await undoAnswers(db, [row.id], now);
    await restoreInstructions(db, id);
    expect(await keys()).toEqual(['early', 'pass']);
    await dropOutdated(db, id, 3);
    expect(await keys()).toEqual(['early', 'pass']);
    await dropOutdated(db, id, 4);
    expect(await keys()).toEqual(['early']);
  });

  it('keep one message per purpose and person', async () => {
    const { db } = store();
    const { id: gameId } = await anyGame(db, clock.now());
    await savePost(db, { gameId, purpose: 'status' }, { channelId: 'c', messageId: 'm1' }, clock.now());
    await savePost(db, { gameId, purpose: 'status' }, { channelId: 'c', messageId: 'm2' }, clock.now());
    await savePost(db, { gameId, purpose: 'status', userId: 'u' }, { channelId: 'd', messageId: 'm3' }, clock.now());
    expect((await findPost(db, { gameId, purpose: 'status' }))?.messageId).toBe('m2');
    expect((await findPost(db, { gameId, purpose: 'status', userId: 'u' }))?.messageId).toBe('m3');
  });

  it('count the last vote of each person, and close a vote once', async () => {
    const { db } = store();
    const { id: gameId } = await anyGame(db, clock.now());
    const proposal = await openProposal(
      db,
      { gameId, kind: 'draw', bySeat: 'us', payload: { among: ['us'] } },
      clock.now(),
    );
    await castBallot(db, proposal.id, 'u1', 'no', clock.now());
    await castBallot(db, proposal.id, 'u1', 'yes', clock.now());
    const [open] = await listOpenProposals(db, gameId, 'draw');
    expect(open).toMatchObject({ payload: { among: ['us'] }, ballots: [{ userId: 'u1', choice: 'yes' }] });
    expect(await closeProposal(db, proposal.id, 'agreed', clock.now())).toBe(true);
    expect(await closeProposal(db, proposal.id, 'refused', clock.now())).toBe(false);
    expect(await listOpenProposals(db, gameId)).toEqual([]);
  });

  it('keep the audit trail and settings', async () => {
    const { db } = store();
    const { id: gameId } = await anyGame(db, clock.now());
    await addAudit(db, { actor: 'clock', action: 'deadline', gameId, detail: { seat: 'us' } }, clock.now());
    expect(await db.audit.findMany({ where: { gameId } })).toMatchObject([{ actor: 'clock', detail: { seat: 'us' } }]);
    await saveSetting(db, 'commands', 'abc', clock.now());
    expect(await readSetting(db, 'commands', z.string())).toBe('abc');
    await expect(readSetting(db, 'commands', z.number())).rejects.toThrow('setting.commands');
  });
});
