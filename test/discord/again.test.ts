// Another game for the same people, on the wire: opened once from the end message, with a word to everybody who played.
import { expect, it } from 'vitest';
import { setUp, testApp } from './harness.js';

const app = testApp();

it('opens as the last one was set up, and asks everybody who played to join', async () => {
  const at = app();
  await setUp(at);
  const [alex, sam] = ['Alex', 'Sam'].map((name) => ({ id: at.as(name).id, name, locale: 'en' as const }));
  if (alex === undefined || sam === undefined) throw new Error('nobody');
  const input = { guildId: at.discord.guild.id, kind: 'toy', name: 'Table', language: 'en' } as const;
  const settings = { drawVote: 'open', quiet: null, reminders: [30], misses: 4 } as const;
  const { id } = await at.play.create(alex, { ...input, options: { rounds: 1 }, paces: { orders: 7 }, settings });
  await at.play.join(id, alex, 'red');
  await at.play.join(id, sam, 'blue');
  await at.play.start(id, alex.id, true);
  await at.quiet();
  const { channelId } = await at.play.info(id);
  const post = at
    .as('Sam')
    .speak('en-US')
    .in(channelId ?? '');
  await at.play.cancel(id, at.as('Hana').id, { name: 'Hana' });
  await at.quiet();
  const end = post.messages().findLast(({ buttons }) => buttons.some(({ label }) => label.includes('New game with')));
  const opened = await post.press('🔁 New game with the same people', end?.id);
  await at.quiet();
  const next = await at.play.info(id + 1);
  expect(opened.message?.text).toContain(`#${next.id}`);
  expect([next.options, next.paces, next.hostId, next.table]).toEqual([
    expect.objectContaining({ rounds: 1 }),
    expect.objectContaining({ orders: 7 }),
    sam.id,
    expect.objectContaining(settings),
  ]);
  const asked = at
    .as('Alex')
    .dms()
    .findLast(({ text }) => text.includes('has opened another game'));
  await at.as('Alex').inDm().press('Join', asked?.id);
  await at.quiet();
  expect((await at.play.info(next.id)).signUps.map(({ userId }) => userId)).toContain(alex.id);
  expect((await post.press('🔁 New game with the same people', end?.id)).message?.text).toContain('already open');
});
