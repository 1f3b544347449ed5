// With Discord's own description at hand, a request that does not fit it is refused.
import { afterEach, describe, expect, it } from 'vitest';
import { startLocalDiscord, type LocalDiscord } from '@fieldpost/local';
import { openapiValidator } from '../support/openapi.js';

const validate = await openapiValidator();
let discord: LocalDiscord | null = null;
afterEach(async () => {
  await discord?.close();
});

async function send(at: LocalDiscord, body: object): Promise<{ status: number; code: unknown }> {
  const response = await fetch(`${at.apiUrl}/v10/channels/${at.channel('lobby').id}/messages`, {
    method: 'POST',
    headers: { authorization: `Bot ${at.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  return { status: response.status, code: typeof answer === 'object' && answer && 'code' in answer ? answer.code : 0 };
}

describe.skipIf(validate === null)('the description', () => {
  it('lets through what fits and refuses what does not, with the reason', async () => {
    discord = await startLocalDiscord({ rateLimits: 'off', ...(validate === null ? {} : { validate }) });
    expect(await send(discord, { content: 'hello' })).toMatchObject({ status: 200 });
    expect(discord.violations).toEqual([]);
    const embeds = [{ title: 'x', image: { url: 7 } }];
    expect(await send(discord, { embeds })).toEqual({ status: 400, code: 50_035 });
    expect(discord.violations.join()).toContain('POST /channels/{channel_id}/messages: /embeds/0/image/url');
  });
});
