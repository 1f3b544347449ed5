// What is written to each table comes back as it was.
import { describe, expect, it } from 'vitest';
import { addAnswers, undoAnswers } from '../../src/store/answers.js';
import { addAudit } from '../../src/store/audits.js';
import { addCheckpoint, findCheckpoint } from '../../src/store/checkpoints.js';
import { deleteDrafts, saveDraft } from '../../src/store/drafts.js';
import { findGame, listGames, listGamesAround, updateGame } from '../../src/store/games.js';
import { saveGuild } from '../../src/store/guilds.js';
import { setDues } from '../../src/store/dues.js';
import {
  claimDeliveries,
  type ClaimedDelivery,
  enqueue,
  lastSent,
  retryDelivery,
  wakeTroubled,
} from '../../src/store/outbox.js';
import { findPost, savePost } from '../../src/store/posts.js';
import { castBallot, closeProposal, openProposal } from '../../src/store/proposals.js';
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
import { readStoredGame, readStoredPhase } from '../../src/store/snapshot.js';
import { findUser, saveUser } from '../../src/store/users.js';
import { testStore } from '../support/database.js';
import { anyGame } from '../support/games.js';
import { z } from 'zod';
import type { Sheet } from '../../src/table/question.js';
import { sheetOf } from '../../src/table/sheet.js';

const { store, clock } = testStore();

describe('games', () => {
  it('come back as stored, and change only in what is given', async () => {
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
    await store().inGame(game.id, (tx) =>
      updateGame(tx, game.id, { status: 'finished', outcome, version: 1 }, clock.now()),
    );
    await store().inGame(game.id, (tx) => updateGame(tx, game.id, { told: 3 }, clock.now()));
    expect(await findGame(store().db, game.id)).toMatchObject({
      status: 'finished',
      outcome,
      told: 3,
      version: 1,
      updatedAt: clock.now(),
    });
  });

  it('are listed around a person: theirs wherever they play, then the others of the server, as often as one asks', async () => {
    const now = clock.now();
    const { db } = store();
    await saveUser(db, 'around', { name: 'U', locale: 'ko' }, now);
    const [old, mine, other, ended] = [
      await anyGame(db, now, { guildId: 'guild' }),
      await anyGame(db, now, { guildId: 'guild' }),
      await anyGame(db, now, { guildId: 'guild' }),
      await anyGame(db, now, { guildId: 'guild' }),
    ];
    await saveSeat(db, mine.id, 'france', { userId: 'around' });
    await store().inGame(ended.id, (tx) => updateGame(tx, ended.id, { status: 'finished' }, now));
    const around = {
      userId: 'around',
      guildId: 'guild',
      statuses: ['signup', 'readyCheck', 'running', 'paused'],
    } as const;
    for (let n = 0; n < 3; n++) {
      const listed = (await listGamesAround(db, around)).map(({ id }) => id);
      expect(listed.slice(0, 3)).toEqual([mine.id, other.id, old.id]);
      expect(listed).not.toContain(ended.id);
    }
    expect((await listGamesAround(db, { ...around, guildId: 'elsewhere' })).map(({ id }) => id)).toEqual([mine.id]);
  });

  it('are found by thread, by server, by status and by player', async () => {
    const now = clock.now();
    const { db } = store();
    const game = await anyGame(db, now, { channelId: 'thread' });
    await anyGame(db, now);
    await saveUser(db, 'u1', { name: 'Uma' }, now);
    await saveSeat(db, game.id, 'france', { userId: 'u1' });
    expect((await readStoredGame(db, { channelId: 'thread' }))?.game.id).toBe(game.id);
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

describe('a look at a game', () => {
  it('brings all that concerns it in one statement, as it was stored', async () => {
    const { db } = store();
    const now = clock.now();
    const game = await anyGame(db, now, { title: '봄' });
    await saveUser(db, 'u', { name: 'Uma', reminderLeads: [60] }, now);
    await saveSeat(db, game.id, 'us', { position: 1, userId: 'u', since: now });
    await saveSeat(db, game.id, 'ussr', { position: 0, computer: true });
    const state = { zebra: 1, a: { long: [1, { b: 1, a: 2 }], k: null }, 한국: 'ㄱ' };
    const { id } = await addCheckpoint(db, { gameId: game.id, number: 0, phase: 'p', state, draws: 3 }, now);
    await setDues(db, [{ gameId: game.id, kind: 'deadline', key: '0', runAt: now, payload: { n: 1 } }]);
    const read = await readStoredGame(db, { id: game.id });
    expect(read?.game).toEqual(game);
    expect(read?.guild).toMatchObject({ id: 'guild', timeZone: 'UTC' });
    expect(read?.seats).toEqual([...(await listSeats(db, game.id))]);
    expect(read?.people).toEqual([await findUser(db, 'u')]);
    expect(read?.dues).toMatchObject([{ kind: 'deadline', key: '0', runAt: now, payload: { n: 1 }, doneAt: null }]);
    expect(read?.phase).toMatchObject({ id, number: 0, draws: 3, at: now, answers: [], nextIndex: 0 });
    expect(JSON.stringify(read?.phase?.state)).toBe(JSON.stringify(state));
    expect((await readStoredGame(db, { id: game.id }, [id]))?.phase).toMatchObject({ id, state: null });
    expect(await readStoredGame(db, { id: 77 })).toBeNull();
    expect(await readStoredPhase(db, game.id, 1)).toBeNull();
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
      ({ question: 'q', seat: 's', value, by: 'player', final: true, userId: null }) as const;
    const phase = { gameId: game.id, checkpoint: 0 };
    await addCheckpoint(store().db, { gameId: game.id, number: 0, phase: 'p', state: {}, draws: 0 }, clock.now());
    await store().inGame(game.id, async (tx) => {
      const [first] = await addAnswers(tx, { ...phase, index: 0 }, [answer(['a']), answer({ rome: 2 })], clock.now());
      await undoAnswers(tx, [first?.id ?? 0], clock.now());
      await addAnswers(tx, { ...phase, index: 2 }, [answer(sheetOf({ par: ['move', 'bur'] }))], clock.now());
    });
    const stored = await readStoredPhase(store().db, game.id, 0);
    expect(stored?.nextIndex).toBe(3);
    expect(stored?.answers.map(({ index, value }) => [index, value])).toEqual([
      [1, { rome: 2 }],
      [2, sheetOf({ par: ['move', 'bur'] })],
    ]);
  });
});

describe('reports', () => {
  it('come back with their audience, and not at all once retracted', async () => {
    const { db } = store();
    const game = await anyGame(db, clock.now());
    const report = (index: number, audience: string[] | null) => ({
      gameId: game.id,
      checkpoint: 1,
      index,
      text: { key: 'moved', args: { from: { key: 'par' }, list: [1, 'x'] }, ns: 'diplomacy' },
      audience,
    });
    const ids = await addReports(db, [report(0, null), report(1, ['us']), report(2, null)], clock.now());
    expect(ids).toEqual((await listReports(db, game.id, 1)).map(({ id }) => id));
    const read = async () => (await listReports(db, game.id, 1)).map(({ index, audience }) => [index, audience]);
    expect(await read()).toEqual([
      [0, null],
      [1, ['us']],
      [2, null],
    ]);
    await retractReports(db, game.id, { checkpoint: 1, index: 1 }, clock.now());
    expect(await read()).toEqual([[0, null]]);
    expect((await listReports(db, game.id, 1))[0]?.text).toEqual(report(0, null).text);
  });
});

describe('smaller tables', () => {
  it('keep drafts until they are thrown away', async () => {
    const { db } = store();
    const { id } = await anyGame(db, clock.now());
    await saveDraft(db, id, 'france', 'orders', sheetOf({ par: ['hold'] }), clock.now());
    await saveDraft(db, id, 'france', 'orders', { par: null }, clock.now());
    expect((await readStoredGame(db, { id }))?.drafts.map(({ value }) => value)).toEqual([{ par: null }]);
    await deleteDrafts(db, id, { seat: 'france' });
    expect((await readStoredGame(db, { id }))?.drafts).toEqual([]);
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
    const given = { question: '1', seat: 'us', value: ['y'], by: 'instruction', final: true, userId: null } as const;
    const [row] = await addAnswers(db, { gameId: id, checkpoint: 2, index: 0 }, [given], now);
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
      {
        gameId,
        kind: 'draw',
        bySeat: 'us',
        byUser: 'u',
        checkpoint: 0,
        endsAt: clock.now(),
        payload: { among: ['us'] },
      },
      clock.now(),
    );
    await castBallot(db, proposal.id, 'u1', 'no', clock.now());
    await castBallot(db, proposal.id, 'u1', 'yes', clock.now());
    const votes = async () => (await readStoredGame(db, { id: gameId }))?.proposals ?? [];
    const [open] = await votes();
    expect(open).toMatchObject({ payload: { among: ['us'] }, ballots: [{ userId: 'u1', choice: 'yes' }] });
    await closeProposal(db, proposal.id, 'agreed', clock.now());
    await closeProposal(db, proposal.id, 'refused', clock.now());
    expect(await votes()).toEqual([]);
    expect(await db.proposal.findMany({ select: { result: true } })).toEqual([{ result: 'agreed' }]);
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

describe('what went out', () => {
  it('is found by the newest, and by the message that it stands in', async () => {
    const { db } = store();
    const { id: gameId } = await anyGame(db, clock.now());
    const target = `game:${String(gameId)}`;
    const said = [
      { told: [1], messageId: 'a' },
      { told: [1, 2], messageId: 'a' },
      { told: [3], messageId: 'b' },
    ];
    for (const [n, { told, messageId }] of said.entries()) {
      const delivery = { key: `said ${String(gameId)} ${String(n)}`, gameId, target, kind: 'announce' };
      await enqueue(db, [{ ...delivery, payload: { told } }], clock.now());
      await db.outbox.update({
        where: { key: delivery.key },
        data: { doneAt: clock.now(), messageRef: { channelId: 'c', messageId } },
      });
    }
    expect((await lastSent(db, gameId, target, ['announce']))?.payload).toEqual({ told: [3] });
    expect((await lastSent(db, gameId, target, ['announce'], 'a'))?.payload).toEqual({ told: [1, 2] });
    expect(await lastSent(db, gameId, target, ['announce'], 'nowhere')).toBeNull();
  });

  it('is tried again at once where what was in the way was put right during the try', async () => {
    const { db, owner } = store();
    const { id: gameId, guildId } = await anyGame(db, clock.now());
    const key = `in the way ${String(gameId)}`;
    await enqueue(db, [{ key, gameId, target: key, kind: 'notice', payload: {} }], clock.now());
    const claim = async (): Promise<ClaimedDelivery> => {
      const rows = await claimDeliveries(db, { owner, now: clock.now(), leaseMs: 30_000, limit: 50 });
      const row = rows.find((one) => one.key === key);
      if (row === undefined) throw new Error('not to be had');
      return row;
    };
    const at = new Date(clock.now().getTime() + 3_600_000);
    const failure = { error: 'no', at, trouble: { name: 'noPlace', since: clock.now(), now: clock.now() } };
    const row = await claim();
    await wakeTroubled(db, guildId, clock.now());
    await retryDelivery(db, row, failure);
    await retryDelivery(db, await claim(), failure);
    await expect(claim()).rejects.toThrow('not to be had');
    expect(await wakeTroubled(db, guildId, clock.now())).toBe(1);
    await claim();
  });
});
