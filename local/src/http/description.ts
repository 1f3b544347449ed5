// Checks request bodies against Discord's own OpenAPI description, where somebody has it as a file.
import { readFile } from 'node:fs/promises';
import type { ValidateFunction } from 'ajv';
import { z } from 'zod';

/** Given an operation ("POST /channels/{channel_id}/messages") and a body, the errors found. */
export type Validate = (operation: string, body: unknown) => readonly string[];

const description = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.record(z.string(), z.unknown()),
});
const withJsonBody = z.object({
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) }),
});

/** Where discord.js sends what the real service takes but the description does not: attachment ids, permission texts. */
function asTheServiceReads(body: unknown): unknown {
  return JSON.parse(
    JSON.stringify(body, (key: string, value: unknown) => {
      if (key === 'default_member_permissions' && typeof value === 'string') return Number(value);
      if (key !== 'attachments' || !Array.isArray(value)) return value;
      return value.map((it: unknown) =>
        typeof it === 'object' && it !== null && 'id' in it ? { ...it, id: String(it.id) } : it,
      );
    }),
  );
}

/**
 * A validator for `startLocalDiscord({ validate })`. It needs ajv, a package for development, which the image does not hold.
 * @param file such as `openapi.json` of discord/discord-api-spec.
 * @throws when the file cannot be read, is no such description, or ajv is not installed.
 */
export async function readDescription(file: string): Promise<Validate> {
  const whole = description.parse(JSON.parse(await readFile(file, 'utf8')));
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  const { default: formats } = await import('ajv-formats');
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  formats.default(ajv);
  ajv.addFormat('snowflake', /^\d+$/);
  ajv.addFormat('nonce', true);
  ajv.addSchema({ $id: 'discord', ...whole });
  const compiled = new Map<string, ValidateFunction | null>();

  const validator = (operation: string): ValidateFunction | null => {
    const have = compiled.get(operation);
    if (have !== undefined) return have;
    const [method = '', template = ''] = operation.split(' ');
    const path = Object.keys(whole.paths).find(
      (it) => it.replaceAll(/\{\w+\}/g, '{}') === template.replaceAll(/\{\w+\}/g, '{}'),
    );
    const route = path === undefined ? undefined : whole.paths[path]?.[method.toLowerCase()];
    const body = withJsonBody.safeParse(route);
    let made: ValidateFunction | null = null;
    if (path !== undefined && body.success && 'application/json' in body.data.requestBody.content) {
      const pointer = ['paths', path, method.toLowerCase(), 'requestBody', 'content', 'application/json', 'schema']
        .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
        .join('/');
      made = ajv.compile({ $ref: `discord#/${pointer}` });
    }
    compiled.set(operation, made);
    return made;
  };

  return (operation, body) => {
    const validate = validator(operation);
    if (!validate || validate(asTheServiceReads(body))) return [];
    return [...new Set((validate.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ''}`))];
  };
}
