// A game's options as menus: read from its zod schema, so that no game has to describe them twice.
import { z } from 'zod';
import type { AnyGame } from '../../table/game.js';
import type { Text } from '../../table/text.js';
import type { Wording } from '../../words/words.js';
import { limits } from '../limits.js';
import { t } from '../voice.js';

export type FieldValue = string | number | boolean;

/** One option of a game with the values it can take. */
export interface Field {
  readonly name: string;
  readonly values: readonly FieldValue[];
  /** Place of the default in `values`. */
  readonly standard: number;
}

const property = z.object({
  type: z.string().optional(),
  enum: z.array(z.union([z.string(), z.number(), z.boolean()])).optional(),
  const: z.union([z.string(), z.number(), z.boolean()]).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  default: z.union([z.string(), z.number(), z.boolean()]).optional(),
});
const objectSchema = z.object({ properties: z.record(z.string(), z.unknown()).default({}) });

/** The options that can be chosen from menus; fixed ones and other shapes keep their defaults. */
export function fieldsOf(rules: AnyGame): Field[] {
  const schema = objectSchema.parse(z.toJSONSchema(rules.options, { io: 'input', unrepresentable: 'any' }));
  return Object.entries(schema.properties).flatMap(([name, raw]) => {
    const parsed = property.safeParse(raw);
    if (!parsed.success) return [];
    const values = valuesOf(parsed.data);
    if (values.length < 2) return [];
    return [
      {
        name,
        values,
        standard: Math.max(
          0,
          values.findIndex((value) => value === parsed.data.default),
        ),
      },
    ];
  });
}

function valuesOf(one: z.infer<typeof property>): FieldValue[] {
  if (one.enum !== undefined) return one.enum.slice(0, limits.selectOptions);
  if (one.const !== undefined) return [one.const];
  if (one.type === 'boolean') return [true, false];
  if (one.type !== 'integer' || one.minimum === undefined || one.maximum === undefined) return [];
  const { minimum, maximum } = one;
  const step = Math.max(1, Math.ceil((maximum - minimum) / (limits.selectOptions - 1)));
  const list = new Set<number>();
  for (let value = minimum; value <= maximum; value += step) list.add(value);
  if (typeof one.default === 'number' && list.size < limits.selectOptions) list.add(one.default);
  return [...list].sort((a, b) => a - b);
}

/** An option's name; its id where the game has no words for it. */
export function fieldText(wording: Wording, kind: string, name: string): Text {
  const key = `option.${name}`;
  return wording.has(key, kind) ? { key, ns: kind } : t('option.value', { value: name });
}

/** What a value of an option is called; numbers and switches need no words of their own. */
export function valueText(wording: Wording, kind: string, name: string, value: FieldValue): Text {
  const key = `option.${name}.${String(value)}`;
  if (wording.has(key, kind)) return { key, ns: kind };
  if (typeof value === 'boolean') return value ? t('option.on') : t('option.off');
  return t('option.value', { value });
}

/** The options that differ from the standard game, as "name: value". */
export function changedOptions(wording: Wording, rules: AnyGame, options: Readonly<Record<string, unknown>>): Text[] {
  return fieldsOf(rules).flatMap((field) => {
    const value = field.values.find((one) => one === options[field.name]);
    if (value === undefined || value === field.values[field.standard]) return [];
    return [
      t('option.pair', {
        name: fieldText(wording, rules.id, field.name),
        value: valueText(wording, rules.id, field.name, value),
      }),
    ];
  });
}
