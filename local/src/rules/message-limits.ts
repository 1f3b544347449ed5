// Discord's rules on messages that no schema of single fields can state: totals, duplicates, what goes with what.
import type { MessageComponent } from '../shapes/components.js';
import type { MessageBody, UploadedFile } from '../shapes/messages.js';
import { MESSAGE_FLAG } from '../shapes/messages.js';
import { FAIL, formError } from '../api/errors.js';
import { storedName } from '../world/files.js';
import type { AttachmentRow } from '../world/rows.js';

const MAX_COMPONENTS = 40;
const MAX_TEXT_TOTAL = 4000;
const MAX_EMBED_TOTAL = 6000;
const MAX_ROWS = 5;

type Part = Record<string, unknown> & { type: number };

const isPart = (it: unknown): it is Part =>
  typeof it === 'object' && it !== null && 'type' in it && typeof it.type === 'number';

/** Every component of a message, nested ones too, accessories included. */
export function allComponents(components: readonly MessageComponent[]): Part[] {
  const found: Part[] = [];
  const walk = (it: unknown): void => {
    if (!isPart(it)) return;
    found.push(it);
    if (Array.isArray(it['components'])) it['components'].forEach(walk);
    walk(it['accessory']);
  };
  components.forEach(walk);
  return found;
}

function embedSize(body: MessageBody): number {
  return (body.embeds ?? []).reduce((sum, embed) => {
    const fields = (embed.fields ?? []).reduce((all, field) => all + field.name.length + field.value.length, 0);
    const texts = [embed.title, embed.description, embed.footer?.text, embed.author?.name];
    return sum + fields + texts.reduce((all, text) => all + (text?.length ?? 0), 0);
  }, 0);
}

function fileAddresses(body: MessageBody): string[] {
  const found: string[] = [];
  const walk = (it: unknown): void => {
    if (typeof it === 'string' && it.startsWith('attachment://')) found.push(it.slice('attachment://'.length));
    else if (typeof it === 'object' && it !== null) Object.values(it).forEach(walk);
  };
  walk(body.embeds);
  walk(body.components);
  return found;
}

/** Throws what Discord would answer to a message body that breaks a rule. */
export function checkMessage(
  body: MessageBody,
  files: readonly UploadedFile[],
  on: { readonly existing: readonly AttachmentRow[] },
): void {
  const v2 = ((body.flags ?? 0) & MESSAGE_FLAG.componentsV2) !== 0;
  const components = body.components ?? [];
  const parts = allComponents(components);
  if (v2) checkV2(body, parts);
  else checkClassic(body, components, files.length + on.existing.length);
  const ids = parts.flatMap((part) => (typeof part['custom_id'] === 'string' ? [part['custom_id']] : []));
  if (new Set(ids).size !== ids.length)
    throw formError(['components'], 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated');
  if (embedSize(body) > MAX_EMBED_TOTAL)
    throw formError(['embeds'], 'MAX_EMBED_SIZE_EXCEEDED', 'Embed size exceeds maximum size of 6000');
  if (files.length + on.existing.length > 10)
    throw formError(['attachments'], 'BASE_TYPE_MAX_LENGTH', 'Must be 10 or fewer in length.');
  const names = new Set([
    ...on.existing.map((file) => file.filename),
    ...files.map((file) => {
      const said = body.attachments?.find((it) => String(it.id) === file.key);
      return storedName(said?.filename ?? file.name);
    }),
  ]);
  for (const name of fileAddresses(body))
    if (!names.has(name) && v2)
      throw formError(
        ['components'],
        'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
        `The referenced attachment "${name}" was not found`,
      );
}

function checkV2(body: MessageBody, parts: readonly Part[]): void {
  const legacy = ['content', 'embeds'] as const;
  for (const field of legacy)
    if ((body[field]?.length ?? 0) > 0)
      throw formError(
        [field],
        'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
        `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
      );
  if (parts.length === 0) throw FAIL.emptyMessage();
  if (parts.length > MAX_COMPONENTS)
    throw formError(['components'], 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED', 'A message may hold 40 components');
  const text = parts.reduce((sum, part) => sum + (part.type === 10 ? String(part['content']).length : 0), 0);
  if (text > MAX_TEXT_TOTAL)
    throw formError(
      ['components'],
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
      `Components displayable text size ${text} exceeds maximum size of 4000`,
    );
}

function checkClassic(body: MessageBody, components: readonly MessageComponent[], files: number): void {
  if (components.some((part) => part.type !== 1))
    throw formError(['components'], 'UNION_TYPE_CHOICES', 'Value of field "type" must be one of (1,).');
  if (components.length > MAX_ROWS)
    throw formError(['components'], 'BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 5 in length.');
  const empty = (body.content ?? '').trim() === '' && (body.embeds ?? []).length === 0 && components.length === 0;
  if (empty && files === 0) throw FAIL.emptyMessage();
}

/** Gives every component a numeric id, keeping those the bot chose. */
export function numberComponents(components: readonly MessageComponent[]): MessageComponent[] {
  const copy = structuredClone([...components]);
  const parts = allComponents(copy);
  const taken = new Set(
    parts.flatMap((part) => (typeof part['id'] === 'number' && part['id'] > 0 ? [part['id']] : [])),
  );
  let next = 1;
  for (const part of parts) {
    if (typeof part['id'] === 'number' && part['id'] > 0) continue;
    while (taken.has(next)) next += 1;
    taken.add(next);
    part['id'] = next;
  }
  return copy;
}
