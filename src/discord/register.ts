// Tells Discord which slash commands there are, but only when they have changed.
import { createHash } from 'node:crypto';
import {
  ApplicationCommandType,
  Routes,
  type APIApplicationCommand,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import type { REST } from 'discord.js';
import { commands } from './commands/index.js';
import type { Profiles } from './deps.js';

/** What is registered. */
export function commandBodies(): RESTPostAPIChatInputApplicationCommandsJSONBody[] {
  return [...commands.values()].map((command) => command.data);
}

/**
 * Registers the commands of an application.
 * @param force also when nothing has changed.
 * @returns whether anything was sent.
 */
export async function registerCommands(
  rest: REST,
  applicationId: string,
  profiles: Pick<Profiles, 'setting' | 'saveSetting'>,
  force = false,
): Promise<boolean> {
  const body = commandBodies();
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const key = `discord.commands.${applicationId}`;
  if (!force && (await profiles.setting(key)) === hash) return false;
  const route = Routes.applicationCommands(applicationId);
  // Discord makes the command that opens an activity itself, and refuses a list without it.
  const all = (await rest.get(route)) as readonly APIApplicationCommand[];
  const entry = all.filter(({ type }) => type === ApplicationCommandType.PrimaryEntryPoint);
  await rest.put(route, { body: [...body, ...entry] });
  await profiles.saveSetting(key, hash);
  return true;
}
