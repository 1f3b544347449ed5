// Who the bot is, asked of Discord with its token: needed by what works without a connection.
import { Routes, type APIUser } from 'discord-api-types/v10';
import type { REST } from 'discord.js';
import { z } from 'zod';

export interface Identity {
  readonly user: APIUser;
  readonly application: { readonly id: string; readonly flags: number };
}

const userShape = z.looseObject({
  id: z.string(),
  username: z.string(),
  discriminator: z.string(),
  global_name: z.string().nullable().default(null),
  avatar: z.string().nullable().default(null),
});
const applicationShape = z.object({ id: z.string(), flags: z.number().default(0) });

/** @throws DiscordAPIError when the token is refused. */
export async function whoAmI(rest: REST): Promise<Identity> {
  const [user, application] = await Promise.all([rest.get(Routes.user()), rest.get(Routes.currentApplication())]);
  return { user: userShape.parse(user), application: applicationShape.parse(application) };
}
