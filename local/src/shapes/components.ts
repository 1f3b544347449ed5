// The shapes of message and modal components a bot may send, with the limits Discord documents for each.
import { z } from 'zod';

const id = z.number().int().min(0).max(2_147_483_647).optional();
const customId = z.string().min(1).max(100);
const snowflake = z.string().regex(/^\d{1,20}$/);

const emoji = z.object({
  id: snowflake.nullish(),
  name: z.string().min(1).nullish(),
  animated: z.boolean().optional(),
});

const media = z.object({
  url: z
    .string()
    .max(2048)
    .regex(/^(https?|attachment):\/\/./i, "Scheme must be one of ('http', 'https', 'attachment')"),
});

const button = z
  .object({
    type: z.literal(2),
    id,
    style: z.number().int().min(1).max(5),
    label: z.string().max(80).nullish(),
    emoji: emoji.nullish(),
    custom_id: customId.nullish(),
    url: z
      .string()
      .max(512)
      .regex(/^(https?|discord):\/\/./i, "Scheme must be one of ('discord', 'http', 'https')")
      .nullish(),
    disabled: z.boolean().nullish(),
  })
  .refine((it) => (it.style === 5) === (typeof it.url === 'string'), {
    message: 'A link button has a url, other buttons have none',
    path: ['url'],
  })
  .refine((it) => (it.style !== 5) === (typeof it.custom_id === 'string'), {
    message: 'This field is required',
    path: ['custom_id'],
  })
  .refine((it) => Boolean(it.label) || Boolean(it.emoji), { message: 'A button needs a label or an emoji' });

const selectCommon = {
  id,
  custom_id: customId,
  placeholder: z.string().max(150).nullish(),
  min_values: z.number().int().min(0).max(25).nullish(),
  max_values: z.number().int().min(1).max(25).nullish(),
  disabled: z.boolean().nullish(),
  required: z.boolean().nullish(),
};
const sensibleRange = {
  check: (it: { min_values?: number | null | undefined; max_values?: number | null | undefined }) =>
    (it.min_values ?? 1) <= (it.max_values ?? 1),
  says: { message: 'min_values may not exceed max_values', path: ['min_values'] },
};

const choice = z.object({
  label: z.string().min(1).max(100),
  value: z.string().min(1).max(100),
  description: z.string().max(100).nullish(),
  emoji: emoji.nullish(),
  default: z.boolean().nullish(),
});

const stringSelect = z
  .object({ type: z.literal(3), ...selectCommon, options: z.array(choice).min(1).max(25) })
  .refine(sensibleRange.check, sensibleRange.says)
  .refine((it) => (it.max_values ?? 1) <= it.options.length, {
    message: 'max_values may not exceed the number of options',
    path: ['max_values'],
  })
  .refine((it) => new Set(it.options.map((option) => option.value)).size === it.options.length, {
    message: 'The specified option value is already used',
    path: ['options'],
  })
  .refine((it) => it.options.filter((option) => option.default).length <= (it.max_values ?? 1), {
    message: 'More options are set as default than may be chosen',
    path: ['options'],
  });

const defaultValues = z.array(z.object({ id: snowflake, type: z.enum(['user', 'role', 'channel']) })).max(25);
const filledSelect = <T extends number>(type: T) =>
  z
    .object({
      type: z.literal(type),
      ...selectCommon,
      default_values: defaultValues.nullish(),
      channel_types: z.array(z.number().int()).nullish(),
    })
    .refine(sensibleRange.check, sensibleRange.says);

const userSelect = filledSelect(5);
const roleSelect = filledSelect(6);
const mentionableSelect = filledSelect(7);
const channelSelect = filledSelect(8);

const textInput = z
  .object({
    type: z.literal(4),
    id,
    custom_id: customId,
    style: z.number().int().min(1).max(2),
    label: z.string().min(1).max(45).nullish(),
    min_length: z.number().int().min(0).max(4000).nullish(),
    max_length: z.number().int().min(1).max(4000).nullish(),
    required: z.boolean().nullish(),
    value: z.string().max(4000).nullish(),
    placeholder: z.string().max(100).nullish(),
  })
  .refine((it) => (it.min_length ?? 0) <= (it.max_length ?? 4000), {
    message: 'min_length may not exceed max_length',
    path: ['min_length'],
  })
  .refine((it) => (it.value ?? '').length <= (it.max_length ?? 4000), {
    message: 'The value is longer than max_length',
    path: ['value'],
  });

const actionRow = z
  .object({
    type: z.literal(1),
    id,
    components: z
      .array(
        z.discriminatedUnion('type', [button, stringSelect, userSelect, roleSelect, mentionableSelect, channelSelect]),
      )
      .min(1)
      .max(5),
  })
  .refine((row) => row.components.length === 1 || row.components.every((it) => it.type === 2), {
    message: 'An action row holds up to five buttons or one select',
    path: ['components'],
  });

const textDisplay = z.object({ type: z.literal(10), id, content: z.string().min(1).max(4000) });
const thumbnail = z.object({
  type: z.literal(11),
  id,
  media,
  description: z.string().max(1024).nullish(),
  spoiler: z.boolean().nullish(),
});
const section = z.object({
  type: z.literal(9),
  id,
  components: z.array(textDisplay).min(1).max(3),
  accessory: z.discriminatedUnion('type', [button, thumbnail]),
});
const gallery = z.object({
  type: z.literal(12),
  id,
  items: z
    .array(z.object({ media, description: z.string().max(1024).nullish(), spoiler: z.boolean().nullish() }))
    .min(1)
    .max(10),
});
const file = z.object({
  type: z.literal(13),
  id,
  file: z.object({ url: z.string().startsWith('attachment://') }),
  spoiler: z.boolean().nullish(),
});
const separator = z.object({
  type: z.literal(14),
  id,
  divider: z.boolean().nullish(),
  spacing: z.number().int().min(1).max(2).nullish(),
});
const container = z.object({
  type: z.literal(17),
  id,
  accent_color: z.number().int().min(0).max(0xffffff).nullish(),
  spoiler: z.boolean().nullish(),
  components: z
    .array(z.discriminatedUnion('type', [actionRow, textDisplay, section, gallery, file, separator]))
    .min(1)
    .max(40),
});

/** One top-level component of a message. */
export const messageComponent = z.discriminatedUnion('type', [
  actionRow,
  textDisplay,
  section,
  gallery,
  file,
  separator,
  container,
]);
export type MessageComponent = z.infer<typeof messageComponent>;
export type ActionRow = z.infer<typeof actionRow>;
export type Button = z.infer<typeof button>;
export type Select =
  | z.infer<typeof stringSelect>
  | z.infer<typeof userSelect>
  | z.infer<typeof roleSelect>
  | z.infer<typeof mentionableSelect>
  | z.infer<typeof channelSelect>;

const option = z.object({
  value: z.string().min(1).max(100),
  label: z.string().min(1).max(100),
  description: z.string().max(100).nullish(),
  default: z.boolean().nullish(),
});
const fileUpload = z.object({
  type: z.literal(19),
  id,
  custom_id: customId,
  min_values: z.number().int().min(0).max(10).nullish(),
  max_values: z.number().int().min(1).max(10).nullish(),
  required: z.boolean().nullish(),
});
const radioGroup = z.object({
  type: z.literal(21),
  id,
  custom_id: customId,
  options: z.array(option).min(2).max(10),
  required: z.boolean().nullish(),
});
const checkboxGroup = z.object({
  type: z.literal(22),
  id,
  custom_id: customId,
  options: z.array(option).min(1).max(10),
  min_values: z.number().int().min(0).max(10).nullish(),
  max_values: z.number().int().min(1).max(10).nullish(),
  required: z.boolean().nullish(),
});
const checkbox = z.object({
  type: z.literal(23),
  id,
  custom_id: customId,
  default: z.boolean().nullish(),
});

const modalField = z.discriminatedUnion('type', [
  textInput,
  stringSelect,
  userSelect,
  roleSelect,
  mentionableSelect,
  channelSelect,
  fileUpload,
  radioGroup,
  checkboxGroup,
  checkbox,
]);
export type ModalField = z.infer<typeof modalField>;

const label = z.object({
  type: z.literal(18),
  id,
  label: z.string().min(1).max(45),
  description: z.string().max(100).nullish(),
  component: modalField,
});
const inputRow = z.object({ type: z.literal(1), id, components: z.array(textInput).length(1) });

/** A modal as a bot opens it. */
export const modal = z
  .object({
    custom_id: customId,
    title: z.string().min(1).max(45),
    components: z
      .array(z.discriminatedUnion('type', [label, textDisplay, inputRow]))
      .min(1)
      .max(5),
  })
  .refine(
    (it) => {
      const ids = it.components.flatMap((part) =>
        part.type === 18 ? [part.component.custom_id] : part.type === 1 ? part.components.map((c) => c.custom_id) : [],
      );
      return new Set(ids).size === ids.length;
    },
    { message: 'Component custom id cannot be duplicated', path: ['components'] },
  );
export type Modal = z.infer<typeof modal>;
