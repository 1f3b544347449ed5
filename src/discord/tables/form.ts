// A described form: fields that are picked from menus or typed into a window, drawn on any page and read back the same way.
import { ComponentType, SelectMenuDefaultValueType, type ChannelType } from 'discord-api-types/v10';
import type { Text } from '../../table/text.js';
import type { PressInput } from '../call.js';
import { limits } from '../limits.js';
import { inputField, menuRow, modal, type Modal, type Row } from '../screen.js';
import { t } from '../voice.js';

type Word = Text | string;

/** One of a few values, each with the change it makes. */
export interface Choice<Change extends object> {
  readonly kind: 'one';
  /** Stands in presses. */
  readonly id: string;
  readonly name: Text;
  readonly values: readonly { readonly id: string; readonly word: Word; readonly set: Change }[];
  /** Its values say of what they are, without its name before them. */
  readonly whole?: boolean;
}

/** Any of several values at once. */
interface Several<Change extends object> {
  readonly kind: 'several';
  readonly id: string;
  readonly name: Text;
  readonly values: readonly { readonly id: string; readonly word: Word; readonly chosen: boolean }[];
  set(ids: readonly string[]): Change;
}

/** A channel or a role of the server. */
interface Place<Change extends object> {
  readonly kind: 'channel' | 'role';
  readonly id: string;
  readonly name: Text;
  readonly channels?: readonly ChannelType[];
  readonly chosen: string | null;
  /** Null for none: only a role may be none. */
  set(id: string | null): Change;
}

/** What is picked from a menu. */
export type Field<Change extends object> = Choice<Change> | Several<Change> | Place<Change>;

/** A line to type; `About` is what reading it takes. */
export interface Line<Stands, Change extends object, About> {
  readonly id: string;
  readonly name: Text;
  readonly about?: Text | ((stands: Stands) => Text);
  readonly placeholder?: string;
  readonly long?: boolean;
  readonly required?: boolean;
  readonly max: number;
  /** What stands, as it would be typed; nothing where nothing does. */
  shown?(stands: Stands): Word | readonly Word[];
  /** What was typed, as a change. Throws InputError, which says what would be right. */
  read(typed: string, about: About): Change;
}

/** A choice whose values are what they stand for, in few words. */
export function choice<V extends string | number | boolean | null, Change extends object>(
  id: string,
  name: Text,
  values: readonly V[],
  { set, word }: { readonly set: (value: V) => Change; readonly word: (value: V) => Word },
): Choice<Change> {
  return {
    kind: 'one',
    id,
    name,
    values: values.map((value) => ({ id: String(value), word: word(value), set: set(value) })),
  };
}

/** Whether what stands is as a value would set it. */
function isSet(stands: object, set: object): boolean {
  const now = new Map<string, unknown>(Object.entries(stands));
  return Object.entries(set).every(([field, value]) => JSON.stringify(now.get(field)) === JSON.stringify(value));
}

/** What a page needs to draw a field. */
export interface Page {
  /** What is chosen now, by the names that changes have. */
  readonly stands: object;
  readonly say: (text: Text) => string;
  /** The press of a field's menu. */
  readonly press: (id: string) => string;
}

/** The menu of a field, with what stands in it. */
export function fieldRow<Change extends object>(field: Field<Change>, { stands, say, press }: Page): Row {
  const [id, name] = [press(field.id), say(field.name)];
  const worded = (word: Word): string => (typeof word === 'string' ? word : say(word));
  switch (field.kind) {
    case 'one':
      return menuRow(
        id,
        name,
        field.values.slice(0, limits.selectOptions).map((value) => ({
          value: value.id,
          label:
            field.whole === true ? worded(value.word) : say(t('option.pair', { name: field.name, value: value.word })),
          chosen: isSet(stands, value.set),
        })),
      );
    case 'several': {
      const options = field.values.map(({ id: value, word, chosen }) => ({ value, label: worded(word), chosen }));
      return menuRow(id, name, options, { min: 0, max: options.length });
    }
    case 'channel':
    case 'role':
      return placeRow(field, id, name);
  }
}

function placeRow<Change extends object>(field: Place<Change>, id: string, placeholder: string): Row {
  const { Channel, Role } = SelectMenuDefaultValueType;
  const { chosen } = field;
  return {
    type: ComponentType.ActionRow,
    components: [
      field.kind === 'channel'
        ? {
            type: ComponentType.ChannelSelect,
            custom_id: id,
            placeholder,
            channel_types: [...(field.channels ?? [])],
            ...(chosen === null ? {} : { default_values: [{ id: chosen, type: Channel }] }),
          }
        : {
            type: ComponentType.RoleSelect,
            custom_id: id,
            placeholder,
            min_values: 0,
            ...(chosen === null ? {} : { default_values: [{ id: chosen, type: Role }] }),
          },
    ],
  };
}

/** What was picked from one of the menus, as a change; undefined for a field or a value there is none of any more. */
export function picked<Change extends object>(
  fields: readonly Field<Change>[],
  id: string | undefined,
  { values }: Pick<PressInput, 'values'>,
): Change | undefined {
  const field = fields.find((one) => one.id === id);
  switch (field?.kind) {
    case undefined:
      return undefined;
    case 'one':
      return field.values.find((value) => value.id === values[0])?.set;
    case 'several':
      return field.set(values);
    case 'channel':
      return values[0] === undefined ? undefined : field.set(values[0]);
    case 'role':
      return field.set(values[0] ?? null);
  }
}

/** Names and values of what is chosen, for those who may only read. */
export function chosenTexts<Change extends object>(fields: readonly Choice<Change>[], stands: object): Text[] {
  return fields.flatMap(({ name, values }) =>
    values.filter(({ set }) => isSet(stands, set)).map(({ word }) => t('option.pair', { name, value: word })),
  );
}

/** The window of some lines, with what stands in them. */
export function formWindow<Stands, Change extends object, About>(
  id: string,
  title: string,
  lines: readonly Line<Stands, Change, About>[],
  { stands, say }: { readonly stands: Stands; readonly say: (text: Text) => string },
): Modal {
  return modal(
    id,
    title,
    lines.map((line) => {
      const now = line.shown?.(stands) ?? '';
      const words = (typeof now === 'string' || 'key' in now ? [now] : now).map((word) =>
        typeof word === 'string' ? word : say(word),
      );
      const value = words.join(', ');
      const about = typeof line.about === 'function' ? line.about(stands) : line.about;
      return inputField(line.id, say(line.name), {
        max: line.max,
        ...(about === undefined ? {} : { description: say(about) }),
        ...(line.placeholder === undefined ? {} : { placeholder: line.placeholder }),
        ...(line.long === undefined ? {} : { long: line.long }),
        ...(line.required === undefined ? {} : { required: line.required }),
        ...(value === '' ? {} : { value }),
      });
    }),
  );
}

/** What was typed into the window, all of it as one change. Throws InputError, which says what would be right. */
export function typedChange<Stands, Change extends object, About>(
  lines: readonly Line<Stands, Change, About>[],
  input: Pick<PressInput, 'field'>,
  about: About,
): Change {
  const changes = lines.map((line) => line.read((input.field(line.id) ?? '').trim(), about));
  return Object.assign({}, ...changes) as Change;
}
