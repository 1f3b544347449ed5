// A message as a reader takes it in: all its text, its buttons, menus and pictures, wherever they are nested.
import type { Local } from '../rules/local.js';
import { allComponents } from '../rules/message-limits.js';
import { buttonText, pressables } from './press.js';
import type { MessageRow } from '../world/rows.js';

interface SeenButton {
  readonly label: string;
  readonly customId: string | null;
  readonly url: string | null;
  readonly disabled: boolean;
}

interface SeenMenu {
  readonly customId: string;
  readonly placeholder: string | null;
  readonly disabled: boolean;
  /** How many options can be picked at once. */
  readonly most: number;
  readonly options: readonly { readonly label: string; readonly value: string; readonly description: string | null }[];
}

export interface SeenMessage {
  readonly id: string;
  readonly channelId: string;
  readonly authorId: string;
  readonly ephemeral: boolean;
  readonly thinking: boolean;
  readonly edited: boolean;
  readonly pinned: boolean;
  /** Content, embeds and text displays, line by line. */
  readonly text: string;
  readonly buttons: readonly SeenButton[];
  readonly menus: readonly SeenMenu[];
  /** Addresses of pictures and files with their alt texts. */
  readonly files: readonly { readonly name: string; readonly url: string; readonly alt: string | null }[];
  /** The message as the API gives it. */
  readonly raw: Readonly<Record<string, unknown>>;
}

function altOf(row: MessageRow, name: string): string | null {
  const address = `attachment://${name}`;
  for (const part of allComponents(row.components)) {
    const items = Array.isArray(part['items']) ? part['items'] : [part];
    for (const item of items as readonly unknown[])
      if (JSON.stringify(item).includes(address) && typeof item === 'object' && item && 'description' in item)
        return typeof item.description === 'string' ? item.description : null;
  }
  return null;
}

/** Reads a message row. */
export function readMessage(local: Local, row: MessageRow): SeenMessage {
  const texts = allComponents(row.components).flatMap((part) => (part.type === 10 ? [String(part['content'])] : []));
  const embeds = row.embeds.flatMap((embed) => [
    embed.author?.name,
    embed.title,
    embed.description,
    ...(embed.fields ?? []).flatMap((field) => [field.name, field.value]),
    embed.footer?.text,
  ]);
  const parts = pressables(row);
  return {
    id: row.id,
    channelId: row.channelId,
    authorId: row.authorId,
    ephemeral: row.visibleTo !== null,
    thinking: (row.flags & 128) !== 0,
    edited: row.editedAt !== null,
    pinned: row.pinned,
    text: [row.content, ...embeds, ...texts].filter((text) => typeof text === 'string' && text !== '').join('\n'),
    buttons: parts.flatMap((part) =>
      part.type === 2
        ? [
            {
              label: buttonText(part),
              customId: part.custom_id ?? null,
              url: part.url ?? null,
              disabled: part.disabled ?? false,
            },
          ]
        : [],
    ),
    menus: parts.flatMap((part) =>
      part.type === 2
        ? []
        : [
            {
              customId: part.custom_id,
              placeholder: part.placeholder ?? null,
              disabled: part.disabled ?? false,
              most: part.max_values ?? 1,
              options:
                part.type === 3
                  ? part.options.map((it) => ({
                      label: it.label,
                      value: it.value,
                      description: it.description ?? null,
                    }))
                  : [],
            },
          ],
    ),
    files: row.attachments.map((file) => ({
      name: file.filename,
      url: local.links.url(row.channelId, file),
      alt: file.description ?? altOf(row, file.filename),
    })),
    raw: local.present.message(row),
  };
}
