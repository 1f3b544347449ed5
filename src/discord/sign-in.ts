// Who somebody is that has opened the application's page inside Discord: by the code that their Discord has given to the page.
import { DiscordAPIError, REST } from 'discord.js';
import { Routes } from 'discord-api-types/v10';
import { z } from 'zod';

export interface SignInConfig {
  /** Where Discord's interface is, when it is not Discord itself. */
  readonly api?: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const tokenShape = z.object({ access_token: z.string() });
const personShape = z.object({ id: z.string() });
const form = { 'content-type': 'application/x-www-form-urlencoded' } as const;

/**
 * Makes what asks Discord. The token that comes of a code is used once, to learn who it is, and given back.
 * @returns for a code the id of a person; null when Discord knows no such code.
 * @throws when Discord cannot be asked.
 */
export function createSignIn({ api, clientId, clientSecret }: SignInConfig): (code: string) => Promise<string | null> {
  const rest = new REST(api === undefined ? {} : { api });
  const post = (route: `/${string}`, fields: Readonly<Record<string, string>>): Promise<unknown> => {
    const body = new URLSearchParams({ client_id: clientId, client_secret: clientSecret, ...fields });
    return rest.post(route, { body, passThroughBody: true, auth: false, headers: form });
  };
  return async (code) => {
    try {
      const answer = await post(Routes.oauth2TokenExchange(), { grant_type: 'authorization_code', code });
      const { access_token: token } = tokenShape.parse(answer);
      const headers = { authorization: `Bearer ${token}` };
      const { id } = personShape.parse(await rest.get(Routes.user(), { auth: false, headers }));
      // Whether it can be given back or not, who they are is known; it ends by itself.
      await post(Routes.oauth2TokenRevocation(), { token }).catch(() => undefined);
      return id;
    } catch (error) {
      // With 401 it is not the code that is wrong, but the secret.
      if (error instanceof DiscordAPIError && error.status < 500 && error.status !== 401) return null;
      throw error;
    }
  };
}
