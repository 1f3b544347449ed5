// The shapes of message bodies (create, edit, interaction reply, forum post) with Discord's documented sizes.
import { z } from 'zod';
import { messageComponent } from './components.js';

export const MESSAGE_FLAG = {
  suppressEmbeds: 1 << 2,
  ephemeral: 1 << 6,
  loading: 1 << 7,
  silent: 1 << 12,
  componentsV2: 1 << 15,
} as const;

/** The largest file a bot or person may attach. */
export const FILE_LIMIT = 10 * 1024 * 1024;

/** A file that came with a request. */
export interface UploadedFile {
  /** The n of files[n]; attachments in the JSON refer to it. */
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

const snowflake = z.string().regex(/^\d{1,20}$/);
const link = z
  .string()
  .max(2048)
  .regex(/^(https?|attachment):\/\/./i, "Scheme must be one of ('http', 'https', 'attachment')");
const picture = z.object({ url: link }).nullish();

export const embed = z.object({
  title: z.string().max(256).nullish(),
  type: z.string().nullish(),
  description: z.string().max(4096).nullish(),
  url: link.nullish(),
  timestamp: z.string().nullish(),
  color: z.number().int().min(0).max(0xffffff).nullish(),
  footer: z.object({ text: z.string().max(2048), icon_url: link.nullish() }).nullish(),
  image: picture,
  thumbnail: picture,
  author: z.object({ name: z.string().max(256), url: link.nullish(), icon_url: link.nullish() }).nullish(),
  fields: z
    .array(
      z.object({
        name: z.string().min(1).max(256),
        value: z.string().min(1).max(1024),
        inline: z.boolean().nullish(),
      }),
    )
    .max(25)
    .nullish(),
});
export type Embed = z.infer<typeof embed>;

const attachment = z.object({
  id: z.union([z.string().regex(/^\d+$/), z.number().int()]),
  filename: z.string().max(1024).nullish(),
  description: z.string().max(1024).nullish(),
});

export const messageBody = z.object({
  content: z.string().max(2000).nullish(),
  embeds: z.array(embed).max(10).nullish(),
  components: z.array(messageComponent).max(40).nullish(),
  attachments: z.array(attachment).max(10).nullish(),
  allowed_mentions: z
    .object({
      parse: z.array(z.enum(['users', 'roles', 'everyone'])).nullish(),
      users: z.array(snowflake.nullable()).max(100).nullish(),
      roles: z.array(snowflake.nullable()).max(100).nullish(),
      replied_user: z.boolean().nullish(),
    })
    .refine((it) => !(it.parse?.includes('users') && (it.users?.length ?? 0) > 0), {
      message: 'parse:["users"] and users: [ids...] are mutually exclusive.',
    })
    .refine((it) => !(it.parse?.includes('roles') && (it.roles?.length ?? 0) > 0), {
      message: 'parse:["roles"] and roles: [ids...] are mutually exclusive.',
    })
    .nullish(),
  flags: z.number().int().min(0).nullish(),
  tts: z.boolean().nullish(),
  nonce: z.union([z.string().max(25), z.number().int()]).nullish(),
  enforce_nonce: z.boolean().nullish(),
  message_reference: z
    .object({
      message_id: snowflake,
      channel_id: snowflake.nullish(),
      guild_id: snowflake.nullish(),
      fail_if_not_exists: z.boolean().nullish(),
      type: z.number().int().nullish(),
    })
    .nullish(),
});
export type MessageBody = z.infer<typeof messageBody>;
