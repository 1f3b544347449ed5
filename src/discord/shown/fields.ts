// A game's options as menus: read from its zod schema, so that no game has to describe them twice.
import { z } from 'zod';
import type { AnyGame } from '../../table/game.js';
import type { Text } from '../../table/text.js';
import type { Wording } from '../../words/words.js';
import { limits } from '../limits.js';
import { t } from '../voice.js';

export type FieldValue = string | number | boolean;
/** What an option can be set to: a value, or a list of them. */
export type OptionValue = FieldValue | readonly FieldValue[];

interface Named {
  readonly name: string;
  /** What a menu offers. */
  readonly values: readonly FieldValue[];
  /** A switch without which it means nothing. */
  readonly needs?: string;
}
/** One of a few values. */
interface OneField extends Named {
  readonly kind: 'one';
  readonly standard: FieldValue;
}
/** A number between two; where they are too many for a menu, others than those it offers can be typed. */
interface RangeField extends Named {
  readonly kind: 'range';
  readonly standard: number;
  readonly min: number;
  readonly max: number;
}
/** Any of several values. */
export interface ListField extends Named {
  readonly kind: 'list';
  readonly standard: readonly FieldValue[];
}

/** A list is named up to this length. */
const mostNamed = 6;

/** One option of a game with the values it can take. */
export type Field = OneField | RangeField | ListField;

const scalar = z.union([z.string(), z.number(), z.boolean()]);
const property = z.object({
  type: z.string().optional(),
  enum: z.array(scalar).optional(),
  const: scalar.optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  items: z
    .object({ enum: z.array(scalar) })
    .optional()
    .catch(undefined),
  default: z.union([scalar, z.array(scalar)]).optional(),
  /** Values of a wide range that are often wanted. */
  examples: z.array(z.number()).optional().catch(undefined),
  /** The option that has to be on for it to mean anything. */
  needs: z.string().optional().catch(undefined),
});
const optionValue = z.union([scalar, z.array(scalar)]);
const objectSchema = z.object({ properties: z.record(z.string(), z.unknown()).default({}) });

/** The options that can be chosen from menus; fixed ones and other shapes keep their defaults. */
export function fieldsOf(rules: AnyGame): Field[] {
  const schema = objectSchema.parse(z.toJSONSchema(rules.options, { io: 'input', unrepresentable: 'any' }));
  return Object.entries(schema.properties).flatMap(([name, raw]) => {
    const parsed = property.safeParse(raw);
    if (!parsed.success) return [];
    const field = fieldOf(name, parsed.data);
    const { needs } = parsed.data;
    return field === null ? [] : [needs === undefined ? field : { ...field, needs }];
  });
}

function fieldOf(name: string, one: z.infer<typeof property>): Field | null {
  const { minimum: min, maximum: max, default: given } = one;
  if (one.type === 'array') {
    const standard = Array.isArray(given) ? given : [];
    return one.items === undefined ? null : { kind: 'list', name, values: one.items.enum, standard };
  }
  if (one.enum === undefined && one.type === 'integer' && min !== undefined && max !== undefined && min < max) {
    const standard = typeof given === 'number' ? given : min;
    return {
      kind: 'range',
      name,
      min,
      max,
      standard,
      values: one.examples === undefined ? numbersBetween(min, max, standard) : withDefault(one.examples, standard),
    };
  }
  const values = one.enum?.slice(0, limits.selectOptions) ?? (one.type === 'boolean' ? [true, false] : []);
  const [first] = values;
  if (first === undefined || values.length < 2) return null;
  return { kind: 'one', name, values, standard: values.find((value) => value === given) ?? first };
}

/** The numbers a game names, the default first. */
function withDefault(named: readonly number[], standard: number): readonly number[] {
  return [...new Set([standard, ...named])].slice(0, limits.selectOptions);
}

/** As many numbers of a range as a menu holds, evenly spread, the default among them. */
function numbersBetween(min: number, max: number, standard: number): readonly number[] {
  const step = Math.max(1, Math.ceil((max - min) / (limits.selectOptions - 2)));
  const list = new Set<number>([standard, max]);
  for (let value = min; value < max && list.size < limits.selectOptions; value += step) list.add(value);
  return [...list].sort((one, other) => one - other);
}

/** Whether a field means anything among these options. */
export function isAsked({ needs }: Pick<Field, 'needs'>, options: Readonly<Record<string, unknown>>): boolean {
  return needs === undefined || options[needs] === true;
}

/** Whether a field can be set to more than its menu offers. */
export function isWide(field: Field): field is RangeField {
  return field.kind === 'range' && field.max - field.min >= field.values.length;
}

/** An option's name; its id where the game has no words for it. */
export function fieldText(wording: Wording, kind: string, name: string): Text {
  const key = `option.${name}`;
  return wording.has(key, kind) ? { key, ns: kind } : t('option.value', { value: name });
}

/** What a value of an option is called: its own words, else those of the thing it names; numbers and switches need none. */
export function valueText(wording: Wording, rules: AnyGame, name: string, value: FieldValue): Text {
  const key = `option.${name}.${String(value)}`;
  if (wording.has(key, rules.id)) return { key, ns: rules.id };
  if (typeof value === 'boolean') return value ? t('option.on') : t('option.off');
  const named = typeof value === 'string' ? rules.references?.(null).find(({ id }) => id === value)?.name : undefined;
  return named === undefined ? t('option.value', { value }) : { ...named, ns: named.ns ?? rules.id };
}

/** What an option is set to; a long list is counted. */
export function settingText(wording: Wording, rules: AnyGame, name: string, value: OptionValue): Text {
  if (!isList(value)) return valueText(wording, rules, name, value);
  if (value.length === 0) return t('option.nothing');
  if (value.length > mostNamed) return t('option.count', { count: value.length });
  return t('option.list', { values: value.map((one) => valueText(wording, rules, name, one)) });
}

/** Whether two settings are the same. */
export function isSet(one: unknown, other: OptionValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function isList(value: OptionValue): value is readonly FieldValue[] {
  return Array.isArray(value);
}

/** The options that differ from the standard game, as "name: value". */
export function changedOptions(wording: Wording, rules: AnyGame, options: Readonly<Record<string, unknown>>): Text[] {
  return fieldsOf(rules).flatMap((field) => {
    const value = optionValue.safeParse(options[field.name]);
    if (!value.success || isSet(value.data, field.standard)) return [];
    return [
      t('option.pair', {
        name: fieldText(wording, rules.id, field.name),
        value: settingText(wording, rules, field.name, value.data),
      }),
    ];
  });
}
