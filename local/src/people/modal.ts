// A person fills in a modal and sends it.
import type { OpenInteraction } from '../rules/started.js';
import { INTERACTION } from '../rules/interactions.js';
import type { Local } from '../rules/local.js';
import type { ModalField } from '../shapes/components.js';
import type { ChannelRow, UserRow } from '../world/rows.js';
import { type PersonFile, Resolved, mayInteract, personFile, sendInteraction } from './payload.js';
import { checkChosen } from './press.js';
import { Refused } from './refused.js';

/** What is put in a field: text, chosen values, a tick, or files. */
type FieldValue = string | boolean | readonly string[] | readonly PersonFile[];
export type FieldValues = Readonly<Record<string, FieldValue>>;

const texts = (value: FieldValue | undefined): string[] | null => {
  if (value === undefined) return null;
  if (typeof value === 'string') return [value];
  if (typeof value === 'boolean') return null;
  return value.filter((it) => typeof it === 'string');
};

const filesOf = (value: FieldValue | undefined): PersonFile[] =>
  typeof value === 'object' ? value.flatMap((it) => (typeof it === 'object' ? [it] : [])) : [];

function textValue(field: Extract<ModalField, { type: 4 }>, given: FieldValue | undefined): string {
  const text = typeof given === 'string' ? given : (field.value ?? '');
  const needed = field.required ?? true;
  const short = text.length < (field.min_length ?? 0) && (needed || text !== '');
  if ((needed && text === '') || short || text.length > (field.max_length ?? 4000))
    throw new Refused('bad-field', field.custom_id);
  return text;
}

function counted(field: { custom_id: string }, count: number, least: number, most: number, needed: boolean): void {
  if (count === 0 && !needed) return;
  if (count < Math.max(least, needed ? 1 : 0) || count > most) throw new Refused('bad-field', field.custom_id);
}

function fill(
  local: Local,
  channel: ChannelRow,
  user: UserRow,
  field: ModalField,
  given: FieldValue | undefined,
  resolved: Resolved,
): Record<string, unknown> {
  const head = { type: field.type, id: field.id ?? 0, custom_id: field.custom_id };
  switch (field.type) {
    case 4:
      return { ...head, value: textValue(field, given) };
    case 3:
    case 5:
    case 6:
    case 7:
    case 8: {
      const preset =
        field.type === 3
          ? field.options.filter((option) => option.default).map((option) => option.value)
          : (field.default_values ?? []).map((it) => it.id);
      const values = texts(given) ?? preset;
      checkChosen(channel, user, field, values, resolved);
      return { ...head, values };
    }
    case 19: {
      const files = filesOf(given);
      counted(field, files.length, field.min_values ?? 1, field.max_values ?? 1, field.required ?? true);
      const rows = files.map((file) => personFile(local, file));
      for (const row of rows) resolved.file(row);
      return { ...head, values: rows.map((row) => row.id) };
    }
    case 21: {
      const preset = field.options.find((option) => option.default)?.value ?? null;
      const value = typeof given === 'string' ? given : preset;
      const known = field.options.some((option) => option.value === value);
      if (value === null ? (field.required ?? true) : !known) throw new Refused('bad-field', field.custom_id);
      return { ...head, value };
    }
    case 22: {
      const preset = field.options.filter((option) => option.default).map((option) => option.value);
      const values = texts(given) ?? preset;
      const most = field.max_values ?? field.options.length;
      counted(field, values.length, field.min_values ?? 1, most, field.required ?? true);
      if (values.some((value) => !field.options.some((option) => option.value === value)))
        throw new Refused('bad-field', field.custom_id);
      return { ...head, values };
    }
    case 23:
      return { ...head, value: typeof given === 'boolean' ? given : (field.default ?? false) };
  }
}

/**
 * Sends the modal an interaction opened. Fields left out keep what the bot filled in.
 * Throws Refused for what Discord's client would not let through.
 */
export function submitModal(
  local: Local,
  channel: ChannelRow,
  user: UserRow,
  opened: OpenInteraction,
  values: FieldValues,
): OpenInteraction {
  mayInteract(local, channel, user);
  const shown = opened.modal;
  if (!shown || opened.userId !== user.id) throw new Refused('no-modal');
  const resolved = new Resolved(local, channel);
  const known = new Set<string>();
  const one = (field: ModalField): Record<string, unknown> => {
    known.add(field.custom_id);
    return fill(local, channel, user, field, values[field.custom_id], resolved);
  };
  const components = shown.components.map((part, index) => {
    const id = part.id ?? index + 1;
    if (part.type === 18) return { type: 18, id, component: one(part.component) };
    if (part.type === 1) return { type: 1, id, components: part.components.map(one) };
    return { type: 10, id };
  });
  const stray = Object.keys(values).find((name) => !known.has(name));
  if (stray !== undefined) throw new Refused('bad-field', `no field ${stray}`);
  const source = opened.sourceId === null ? null : (local.store.messages.get(opened.sourceId) ?? null);
  const it = local.interactions.start({
    type: INTERACTION.modalSubmit,
    userId: user.id,
    channel,
    commandName: opened.commandName,
    source,
  });
  sendInteraction(local, it, channel, user, { custom_id: shown.custom_id, components, ...resolved.out });
  return it;
}
