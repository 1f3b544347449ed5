// Whatever stands in a message, nobody is notified but those it is meant for: no role, no everybody, no person who is only named.
import type { REST } from 'discord.js';
import { expect, it } from 'vitest';
import { createClient } from '../../src/discord/client.js';
import { bodyOf, createSender } from '../../src/discord/sending/send.js';
import { screen, textBlock } from '../../src/discord/screen.js';

const loud = screen([textBlock('@everyone @here <@1> <@&2>')]);
const nobody = { parse: [], users: [] };

it('a message and its edit call those alone whom the screen means, as does an answer to a press', async () => {
  const bodies: unknown[] = [];
  const take = (_route: string, { body }: { readonly body: unknown }): Promise<object> => {
    bodies.push(body);
    return Promise.resolve({ id: '3', channel_id: '4' });
  };
  const rest = { post: take, patch: take } as unknown as REST;
  const sender = createSender(rest, rest, '9');
  const ref = await sender.send('4', loud, 'nonce');
  await sender.send('4', { ...loud, mentions: ['7'] }, 'other nonce');
  await sender.edit(ref, loud);
  expect(bodies).toMatchObject([
    { allowed_mentions: nobody },
    { allowed_mentions: { parse: [], users: ['7'] } },
    { allowed_mentions: nobody },
  ]);
  expect(bodyOf(loud).allowedMentions).toEqual(nobody);
  expect(bodyOf({ ...loud, mentions: ['7'] }).allowedMentions).toEqual({ parse: [], users: ['7'] });
});

it('what is sent past the screens calls nobody', async () => {
  const client = createClient({ api: 'http://localhost:1/api' });
  expect(client.options.allowedMentions).toEqual({ parse: [] });
  await client.destroy();
});
