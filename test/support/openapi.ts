// Discord's own OpenAPI description, where it lies beside the project or DISCORD_OPENAPI says.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readDescription, type Validate } from '@fieldpost/local';

const beside = resolve(import.meta.dirname, '../../../shared/discord/openapi-v10.json');

/** The file, where it is there. */
const descriptionFile = [process.env['DISCORD_OPENAPI'], beside].find((file) => file !== undefined && existsSync(file));

/** A validator for `startLocalDiscord({ validate })`; null, with a loud word, where the description is absent. */
export async function openapiValidator(): Promise<Validate | null> {
  if (descriptionFile !== undefined) return readDescription(descriptionFile);
  process.stderr.write(`\nSKIPPED: request bodies are not checked, ${beside} is absent\n`);
  return null;
}
