// Files of the local Discord whose message has gone or shows another: they are served a while longer to pages that have just been told of them.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AttachmentBuilder } from 'discord.js';
import { afterEach, expect, it } from 'vitest';
import { Store } from '../../local/src/world/store.js';
import { startLocalBot } from '../support/local-bot.js';

const folder = mkdtempSync(join(tmpdir(), 'local-files-'));
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('are still there when a picture has just been replaced, and not for ever', () => {
  const store = new Store(() => 0, null);
  store.putFile('1', Buffer.from('old'));
  store.letGo('1');
  expect(store.file('1')?.toString()).toBe('old');
  for (let n = 2; n < 40; n++) {
    store.putFile(String(n), Buffer.from('new'));
    store.letGo(String(n));
  }
  expect(store.file('1')).toBeNull();
  expect(store.file('39')?.toString()).toBe('new');
});

it('are removed from the disk when it begins again', () => {
  const before = new Store(() => 0, folder);
  before.putFile('1', Buffer.from('old'));
  before.letGo('1');
  before.save();
  expect(readdirSync(join(folder, 'files'))).toEqual(['1']);
  const after = new Store(() => 0, folder);
  expect(after.file('1')).toBeNull();
  expect(readdirSync(join(folder, 'files'))).toEqual([]);
});

it('are let go by a message whose pictures are replaced again and again', async () => {
  const bot = await startLocalBot();
  const { discord, client } = bot;
  try {
    const channel = await client.channels.fetch(discord.channel('lobby').id);
    if (!channel?.isSendable()) throw new Error('not sendable');
    const files = (): AttachmentBuilder[] =>
      Array.from({ length: 10 }, (_, n) => new AttachmentBuilder(Buffer.from('x'), { name: `${n}.png` }));
    const shown = (): string => discord.as('Mina').in('lobby').messages().at(-1)?.files[0]?.url ?? '';
    const status = async (url: string): Promise<number> => (await fetch(url)).status;
    const message = await channel.send({ content: 'maps', files: files() });
    const first = shown();
    await message.edit({ files: files(), attachments: [] });
    expect([shown() === first, await status(first)]).toEqual([false, 200]);
    // Whatever somebody has sent, it runs nothing.
    const { headers } = await fetch(shown());
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/u);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    for (let n = 0; n < 2; n++) await message.edit({ files: files(), attachments: [] });
    expect([await status(first), await status(shown())]).toEqual([404, 200]);
  } finally {
    await bot.stop();
  }
});
