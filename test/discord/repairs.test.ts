// What was changed on a server is heard on a connection that knows nothing of it, as one that was taken over.
import { Client, Events } from 'discord.js';
import { expect, it } from 'vitest';
import { watchForRepairs } from '../../src/discord/repairs.js';

it('hears of every change that may let messages through, on servers it does not know', () => {
  const client = new Client({ intents: [] });
  const told: string[] = [];
  watchForRepairs(client, (guildId) => told.push(guildId));
  const hear = (t: string, d: object | null): boolean =>
    client.emit(Events.Raw as never, ...([{ op: 0, t, s: 1, d }, 0] as never));
  const events = ['CHANNEL_UPDATE', 'THREAD_UPDATE', 'THREAD_DELETE', 'GUILD_ROLE_UPDATE'];
  for (const [at, event] of events.entries()) hear(event, { id: '9', guild_id: `${at}` });
  hear('GUILD_UPDATE', { id: 'guild' });
  expect(told).toEqual(['0', '1', '2', '3', 'guild']);
  hear('CHANNEL_UPDATE', { id: 'a direct channel' });
  hear('GUILD_MEMBER_UPDATE', { guild_id: 'other', user: { id: 'somebody' } });
  hear('RESUMED', null);
  // The same server within some seconds is told of later, once.
  hear('THREAD_UPDATE', { id: '9', guild_id: '0' });
  expect(told).toHaveLength(5);
});
