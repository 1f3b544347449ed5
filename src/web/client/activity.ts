// The page inside Discord: learns by Discord's SDK who looks at it, and holds the session that it is given for that.
import { DiscordSDK } from '@discord/embedded-app-sdk';
import type { SignedIn } from '../wire.js';
import { ask } from './net.js';

/** Discord greets a page within a moment, or never. */
const patienceMs = 3_000;

/** @throws when Discord does not answer, or the person does not agree. */
export async function signIn(): Promise<SignedIn> {
  const { clientId } = await ask<{ readonly clientId: string }>('/api/activity');
  const sdk = new DiscordSDK(clientId, { disableConsoleLogOverride: true });
  await Promise.race([
    sdk.ready(),
    new Promise((_, reject) => setTimeout(() => reject(new Error('no answer from Discord')), patienceMs)),
  ]);
  const wanted = {
    client_id: clientId,
    response_type: 'code',
    state: '',
    prompt: 'none',
    scope: ['identify'],
  } as const;
  const { code } = await sdk.commands.authorize({ ...wanted, scope: [...wanted.scope] });
  return ask<SignedIn>('/api/activity', { code });
}
