// Text that no database can hold, such as half an emoji where something cut a name, keeps no deadline from being written down.
import { expect, it } from 'vitest';
import { addAnswers } from '../../src/store/answers.js';
import { addCheckpoint } from '../../src/store/checkpoints.js';
import { setDues } from '../../src/store/dues.js';
import { updateGame } from '../../src/store/games.js';
import { saveGuild } from '../../src/store/guilds.js';
import { jsonText } from '../../src/store/json.js';
import { enqueue } from '../../src/store/outbox.js';
import { addReports, listReports } from '../../src/store/reports.js';
import { testStore } from '../support/database.js';
import { anyGame } from '../support/games.js';

const { store, clock } = testStore();

const unfit = ['a\u0000b', 'a\ud83d', '\ude00a'];

it('reports are told with a sign in place of what cannot be stored', async () => {
  const { db } = store();
  const game = await anyGame(db, clock.now());
  const reports = unfit.map((name, index) => ({
    gameId: game.id,
    checkpoint: 1,
    index,
    text: { key: 'told', args: { name } },
    audience: null,
  }));
  await addReports(db, reports, clock.now());
  const told = await listReports(db, game.id, 1);
  expect(told.map(({ text }) => text.args?.['name'])).toEqual(['a\ufffdb', 'a\ufffd', '\ufffda']);
});

it('messages, answers and work that falls due are written down as well', async () => {
  const { db } = store();
  const game = await anyGame(db, clock.now());
  for (const [n, words] of unfit.entries()) {
    const message = { key: `k${n}`, gameId: game.id, target: 't', kind: 'notice', payload: { words } };
    await enqueue(db, [message], clock.now());
    await setDues(db, [{ gameId: game.id, kind: 'news', key: `k${n}`, runAt: clock.now(), payload: { words } }]);
    const value = [words];
    const answer = { question: 'q', seat: 'us', value, by: 'player', final: true, userId: null } as const;
    await addAnswers(db, { gameId: game.id, checkpoint: 1, index: n }, [answer], clock.now());
  }
  expect(await db.outbox.count()).toBe(unfit.length);
});

it('and so are columns of JSON, which the database can take apart afterwards', async () => {
  const { db } = store();
  for (const words of unfit) {
    const { id } = await anyGame(db, clock.now());
    await updateGame(db, id, { settings: { words } }, clock.now());
    await addCheckpoint(db, { gameId: id, number: 1, phase: 'p', state: { words }, draws: 0 }, clock.now());
    await saveGuild(db, `guild-${id}`, { settings: { words } }, clock.now());
    const rows = await db.$queryRaw`SELECT g."settings"->>'words' AS game, c."state"->>'words' AS state,
        u."settings"->>'words' AS guild FROM "game" g, "checkpoint" c, "guild" u
      WHERE g."id" = ${id} AND c."gameId" = ${id} AND c."number" = 1 AND u."id" = ${`guild-${id}`}`;
    const fit = words.replace(/\0|\p{Cs}/u, '\ufffd');
    expect(rows).toEqual([{ game: fit, state: fit, guild: fit }]);
  }
});

it('whole characters stay as they are, and so does what only looks like an escape', () => {
  const rows = [{ text: '전선 😀 \\u0000 \\ud83d\n' }];
  expect(JSON.parse(jsonText(rows))).toEqual(rows);
  expect(JSON.parse(jsonText([...rows, { text: '😀\ud83d' }]))).toEqual([...rows, { text: '😀\ufffd' }]);
});
