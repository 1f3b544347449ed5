// How much one person may have open on a server: sign-ups, games under way, openings in a day; what makes room again.
import { expect, it } from 'vitest';
import { findGuild, saveGuild } from '../../src/store/guilds.js';
import type { Play } from '../../src/play/play.js';
import { ann, bob, hourMs, refusal, steward, testTable } from '../support/table.js';

const table = testTable();
const input = { guildId: 'guild', kind: 'toy', name: null, language: 'both', options: {}, paces: {} } as const;

function limited(): Play {
  return table.play({ allowance: 3 });
}

it('nobody opens more sign-ups than the allowance, however many they ask for at once', async () => {
  const play = limited();
  const asked = await Promise.all(Array.from({ length: 8 }, () => refusal(play.create(ann, input))));
  expect(asked.filter((keys) => keys.length === 0)).toHaveLength(3);
  expect(asked.flat()).toEqual(Array<string>(5).fill('refuse.tooManySignUps'));
  expect(await refusal(play.create(bob, input))).toEqual([]);
  expect(await refusal(play.create(ann, { ...input, guildId: 'other' }))).toEqual([]);
});

it('games under way count until they end; those played to their end with others make room for more', async () => {
  const play = limited();
  const started = async (): Promise<number> => {
    const { id } = await play.create(ann, input);
    await play.join(id, ann, 'red');
    await play.join(id, bob, 'blue');
    await play.start(id, ann.id, true);
    return id;
  };
  const ids = [await started(), await started(), await started()];
  expect(await refusal(play.create(ann, input))).toEqual(['refuse.tooManyGames']);
  const proposal = await play.propose(ids[0] ?? 0, ann.id, 'draw', []);
  await play.vote(proposal.id, bob.id, 'yes');
  await started();
  await started();
  expect(await refusal(play.create(ann, input))).toEqual(['refuse.tooManyGames']);
});

it('opening and taking back again and again ends for the day, and says when it may go on', async () => {
  const play = limited();
  for (let n = 0; n < 12; n++) {
    const { id } = await play.create(ann, input);
    await play.cancel(id, ann.id);
  }
  table.clock.advance(hourMs);
  await expect(play.create(ann, input)).rejects.toMatchObject({
    texts: [{ key: 'refuse.tooManyOpened', args: { max: 12, hours: 23 } }],
  });
  table.clock.advance(24 * hourMs);
  expect((await play.create(ann, input)).status).toBe('signup');
});

it('is as the managers of the server say', async () => {
  const play = limited();
  await play.create(ann, input);
  const guild = await findGuild(table.store().db, 'guild');
  await saveGuild(table.store().db, 'guild', { settings: { ...guild?.settings, allowance: 1 } }, table.clock.now());
  expect(await refusal(play.create(ann, input))).toEqual(['refuse.tooManySignUps']);
  await play.clear('guild', bob.id, steward, ann.id);
  expect(await refusal(play.create(ann, input))).toEqual([]);
});

it('closing the sign-ups of one person closes none that has begun in the same moment, and a name nobody sees is none', async () => {
  const play = limited();
  const [begun, open] = [
    await play.create(ann, { ...input, name: '\u200b\u3164 \u2800' }),
    await play.create(ann, input),
  ];
  expect(begun.name).toBeNull();
  await play.join(begun.id, ann, 'red');
  const store = table.store();
  // The list is read before the start, the game is looked at after it.
  let started: Promise<unknown> | null = null;
  const racing = table.play({
    store: {
      ...store,
      db: store.db,
      inGame: async (id, work) => {
        await (started ??= play.start(begun.id, ann.id, true));
        return store.inGame(id, work);
      },
    },
  });
  expect(await racing.clear('guild', bob.id, steward, ann.id)).toBe(1);
  expect((await play.info(begun.id)).status).toBe('running');
  expect((await play.info(open.id)).status).toBe('cancelled');
});

it('leaving and coming back ends after some times for a while, so that the table is left in peace', async () => {
  const play = limited();
  const { id } = await play.create(ann, input);
  await play.join(id, ann, 'red');
  await play.join(id, bob, 'blue');
  await play.start(id, ann.id, true);
  for (let times = 0; times < 3; times += 1) {
    await play.leave(id, bob.id);
    await play.join(id, bob, null);
  }
  await expect(play.leave(id, bob.id)).rejects.toMatchObject({
    texts: [{ key: 'refuse.leftTooOften', args: { max: 3, hours: 12 } }],
  });
  table.clock.advance(12 * hourMs);
  expect(await refusal(play.leave(id, bob.id))).toEqual([]);
});
