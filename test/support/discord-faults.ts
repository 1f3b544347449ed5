// Holds a message or a modal against Discord's documented limits.
import {
  ComponentType,
  type APIMessageTopLevelComponent,
  type APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import { limits } from '../../src/discord/limits.js';

type Part = Readonly<Record<string, unknown>> & { readonly type: ComponentType };

const known: ReadonlySet<unknown> = new Set(Object.values(ComponentType));

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && 'type' in value && known.has(value.type);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Every component, nested ones and accessories included. */
function allParts(components: readonly unknown[]): Part[] {
  return components
    .filter(isPart)
    .flatMap((part) => [
      part,
      ...allParts(listOf(part['components'])),
      ...allParts([part['accessory'], part['component']]),
    ]);
}

function lengthOf(value: unknown): number {
  return typeof value === 'string' ? value.length : 0;
}

/**
 * What Discord would refuse in a message's components.
 * @returns one line per fault; empty when it fits.
 */
export function messageFaults(components: readonly APIMessageTopLevelComponent[]): string[] {
  const parts = allParts(components);
  const faults = parts.flatMap(partFaults);
  if (components.length === 0) faults.push('no components');
  if (parts.length > limits.components) faults.push(`${parts.length} components`);
  const text = parts.reduce(
    (sum, part) => sum + (part.type === ComponentType.TextDisplay ? lengthOf(part['content']) : 0),
    0,
  );
  if (text > limits.textTotal) faults.push(`${text} characters of text`);
  return [...faults, ...repeated(parts)];
}

/** What Discord would refuse in a modal. */
export function modalFaults(modal: APIModalInteractionResponseCallbackData): string[] {
  const parts = allParts(modal.components);
  const faults = parts.flatMap(partFaults);
  if (modal.title.length === 0 || modal.title.length > limits.modalTitle)
    faults.push(`modal title of ${modal.title.length}`);
  if (modal.custom_id.length > limits.customId) faults.push('modal custom_id too long');
  if (modal.components.length === 0 || modal.components.length > limits.modalParts) {
    faults.push(`${modal.components.length} parts in a modal`);
  }
  return [...faults, ...repeated(parts)];
}

function repeated(parts: readonly Part[]): string[] {
  const ids = parts.flatMap((part) => (typeof part['custom_id'] === 'string' ? [part['custom_id']] : []));
  return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `custom_id ${id} twice`);
}

function partFaults(part: Part): string[] {
  const faults: string[] = [];
  const within = (name: string, value: unknown, max: number, min = 0): void => {
    if (lengthOf(value) > max || lengthOf(value) < min)
      faults.push(`${name} of ${lengthOf(value)}: ${String(value).slice(0, 60)}`);
  };
  if ('custom_id' in part) within('custom_id', part['custom_id'], limits.customId, 1);
  switch (part.type) {
    case ComponentType.Button:
      within('button label', part['label'], limits.buttonLabel, 1);
      break;
    case ComponentType.StringSelect:
      within('placeholder', part['placeholder'], limits.placeholder);
      faults.push(...selectFaults(part));
      break;
    case ComponentType.ActionRow: {
      const inner = listOf(part['components']);
      const buttons = inner.filter((one) => isPart(one) && one.type === ComponentType.Button).length;
      if (inner.length === 0 || inner.length > limits.rowButtons) faults.push(`${inner.length} parts in a row`);
      if (buttons !== inner.length && inner.length !== 1) faults.push('a select beside something else');
      break;
    }
    case ComponentType.TextDisplay:
      within('text', part['content'], limits.textTotal, 1);
      break;
    case ComponentType.MediaGallery: {
      const items = listOf(part['items']).length;
      if (items < 1 || items > limits.galleryItems) faults.push(`${items} pictures in a gallery`);
      break;
    }
    case ComponentType.Label:
      within('label', part['label'], limits.modalLabel, 1);
      within('label description', part['description'], limits.modalDescription);
      break;
    case ComponentType.TextInput:
      within('text input value', part['value'], limits.modalText);
      within('text input placeholder', part['placeholder'], 100);
      break;
    default:
      break;
  }
  return faults;
}

function selectFaults(part: Part): string[] {
  const options = listOf(part['options']).filter((one) => typeof one === 'object' && one !== null) as Readonly<
    Record<string, unknown>
  >[];
  const faults: string[] = [];
  if (options.length < 1 || options.length > limits.selectOptions) faults.push(`${options.length} options in a select`);
  const max = typeof part['max_values'] === 'number' ? part['max_values'] : 1;
  const min = typeof part['min_values'] === 'number' ? part['min_values'] : 1;
  if (max > options.length || max < 1 || min > max)
    faults.push(`a select of ${options.length} with ${min} to ${max} values`);
  const values = options.map((option) => option['value']);
  if (new Set(values).size < values.length) faults.push('the same value twice in a select');
  if (options.filter((option) => option['default'] === true).length > max)
    faults.push('more defaults than values in a select');
  for (const option of options) {
    for (const [name, least] of [
      ['label', 1],
      ['value', 1],
      ['description', 0],
    ] as const) {
      const length = lengthOf(option[name]);
      if (length > limits.selectLabel || length < least)
        faults.push(`select ${name} of ${length}: ${String(option[name]).slice(0, 60)}`);
    }
  }
  return faults;
}
