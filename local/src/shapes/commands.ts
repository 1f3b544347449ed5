// The shape of application commands with Discord's rules on names, languages, counts and total size.
import { z } from 'zod';

export const LOCALES = [
  'id',
  'da',
  'de',
  'en-GB',
  'en-US',
  'es-ES',
  'es-419',
  'fr',
  'hr',
  'it',
  'lt',
  'hu',
  'nl',
  'no',
  'pl',
  'pt-BR',
  'ro',
  'fi',
  'sv-SE',
  'vi',
  'tr',
  'cs',
  'el',
  'bg',
  'ru',
  'uk',
  'hi',
  'th',
  'zh-CN',
  'ja',
  'zh-TW',
  'ko',
] as const;

const chatName = z
  .string()
  .regex(/^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u, 'Command name is invalid')
  .refine((name) => name === name.toLowerCase(), 'Command name must be lower case');
const localised = <T extends z.ZodType>(text: T) => z.partialRecord(z.enum(LOCALES), text.nullable()).nullish();
const description = z.string().min(1).max(100);
const described = {
  name: chatName,
  name_localizations: localised(chatName),
  description,
  description_localizations: localised(description),
};
const value = z.union([z.string().max(100), z.number()]);

const leaf = z
  .object({
    type: z.number().int().min(3).max(11),
    ...described,
    required: z.boolean().nullish(),
    choices: z
      .array(
        z.object({
          name: z.string().min(1).max(100),
          name_localizations: localised(z.string().min(1).max(100)),
          value,
        }),
      )
      .max(25)
      .nullish(),
    autocomplete: z.boolean().nullish(),
    min_value: z.number().nullish(),
    max_value: z.number().nullish(),
    min_length: z.number().int().min(0).max(6000).nullish(),
    max_length: z.number().int().min(1).max(6000).nullish(),
    channel_types: z.array(z.number().int()).nullish(),
  })
  .refine((it) => !(it.autocomplete && it.choices && it.choices.length > 0), {
    message: 'An option has either choices or autocomplete',
    path: ['autocomplete'],
  })
  .refine((it) => !it.autocomplete || it.type === 3 || it.type === 4 || it.type === 10, {
    message: 'Only text and number options can autocomplete',
    path: ['autocomplete'],
  });
export type LeafOption = z.infer<typeof leaf>;

const distinct = {
  check: (
    options: readonly { name: string; name_localizations?: Record<string, string | null> | null | undefined }[],
  ) =>
    [null, ...LOCALES].every((locale) => {
      const names = options.map((it) => (locale === null ? null : it.name_localizations?.[locale]) ?? it.name);
      return new Set(names).size === names.length;
    }),
  says: { message: 'Option names must be unique in every language' },
};
const requiredFirst = {
  check: (options: readonly { required?: boolean | null | undefined }[]) =>
    options.every((it, index) => !it.required || options.slice(0, index).every((before) => before.required)),
  says: { message: 'Required options must be placed before non-required options' },
};
const leaves = z
  .array(leaf)
  .max(25)
  .refine(distinct.check, distinct.says)
  .refine(requiredFirst.check, requiredFirst.says)
  .nullish();

const subcommand = z.object({ type: z.literal(1), ...described, options: leaves });
const group = z.object({
  type: z.literal(2),
  ...described,
  options: z.array(subcommand).min(1).max(25).refine(distinct.check, distinct.says),
});
type Subcommand = z.infer<typeof subcommand>;
type SubcommandGroup = z.infer<typeof group>;
export type CommandOption = LeafOption | Subcommand | SubcommandGroup;

const common = {
  default_member_permissions: z.string().regex(/^\d+$/).nullish(),
  dm_permission: z.boolean().nullish(),
  default_permission: z.boolean().nullish(),
  nsfw: z.boolean().nullish(),
  contexts: z.array(z.number().int().min(0).max(2)).nullish(),
  integration_types: z.array(z.number().int().min(0).max(1)).min(1).nullish(),
};

const isRecord = (it: unknown): it is Readonly<Record<string, unknown>> => typeof it === 'object' && it !== null;

/** Characters of a command over everything, counting only the longest language of each text. */
function weight(it: unknown): number {
  if (Array.isArray(it)) return it.reduce((sum: number, part) => sum + weight(part), 0);
  if (!isRecord(it)) return 0;
  const longest = (key: string): number => {
    const others = it[`${key}_localizations`];
    const texts = [it[key], ...(isRecord(others) ? Object.values(others) : [])];
    return Math.max(0, ...texts.map((text) => (typeof text === 'string' ? text.length : 0)));
  };
  const own = longest('name') + longest('description') + (typeof it['value'] === 'string' ? it['value'].length : 0);
  return own + weight(it['options']) + weight(it['choices']);
}

const chatCommand = z
  .object({
    type: z.literal(1),
    ...described,
    ...common,
    options: z
      .union([
        leaves,
        z
          .array(z.discriminatedUnion('type', [subcommand, group]))
          .max(25)
          .refine(distinct.check, distinct.says),
      ])
      .nullish(),
  })
  .refine((it) => weight(it) <= 8000, { message: 'A command may hold 8000 characters in all' });
const menuName = z.string().min(1).max(32);
const menuCommand = z.object({
  type: z.union([z.literal(2), z.literal(3)]),
  name: menuName,
  name_localizations: localised(menuName),
  ...common,
});

/** The command that opens an application's activity; Discord itself does so with handler 2. */
const entryCommand = z.object({
  type: z.literal(4),
  name: menuName,
  name_localizations: localised(menuName),
  handler: z.union([z.literal(1), z.literal(2)]),
  ...common,
});

/** One application command as a bot registers it; a missing type means a slash command. */
export const command = z.preprocess(
  (it) => (typeof it === 'object' && it !== null && !('type' in it) ? { ...it, type: 1 } : it),
  z.discriminatedUnion('type', [chatCommand, menuCommand, entryCommand]),
);
export type Command = z.infer<typeof command>;
export type ChatCommand = z.infer<typeof chatCommand>;
export const commandList = z.array(command);
