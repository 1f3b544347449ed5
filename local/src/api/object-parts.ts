// The parts of a message as the API sends them: attachments, components and embeds with resolved file addresses.
import type { MessageComponent } from '../shapes/components.js';
import type { Embed } from '../shapes/messages.js';
import type { FileLinks } from '../world/files.js';
import type { AttachmentRow, MessageRow } from '../world/rows.js';

/** An attachment with its address. */
export function attachmentOut(links: FileLinks, channelId: string, file: AttachmentRow) {
  const url = links.url(channelId, file);
  return {
    id: file.id,
    filename: file.filename,
    size: file.size,
    url,
    proxy_url: url,
    content_type: file.contentType,
    ...(file.width === null ? {} : { width: file.width, height: file.height }),
    ...(file.description === null ? {} : { description: file.description }),
  };
}

/** Where a picture or file is, and its size when it came as an attachment. */
export interface MediaOut {
  readonly url: string;
  readonly proxy_url: string;
  readonly width?: number | null;
  readonly height?: number | null;
  readonly content_type?: string;
  readonly attachment_id?: string;
}

type Part<T extends MessageComponent['type']> = Extract<MessageComponent, { type: T }>;
type SectionPart = Part<9>;
type Accessory = SectionPart['accessory'];
type WithMedia<T extends { media: unknown }> = Omit<T, 'media'> & { readonly media: MediaOut };

/** A component as the API sends it: as the bot made it, but with addresses where it named attachments. */
export type ComponentOut =
  | Part<1>
  | Part<10>
  | Part<14>
  | (Omit<SectionPart, 'accessory'> & {
      readonly accessory: Exclude<Accessory, { type: 11 }> | WithMedia<Extract<Accessory, { type: 11 }>>;
    })
  | (Omit<Part<12>, 'items'> & { readonly items: readonly WithMedia<Part<12>['items'][number]>[] })
  | (Omit<Part<13>, 'file'> & {
      readonly file: MediaOut;
      readonly name: string | undefined;
      readonly size: number | undefined;
    })
  | (Omit<Part<17>, 'components'> & { readonly components: readonly ComponentOut[] });

function mediaOut(links: FileLinks, message: MessageRow, url: string): MediaOut {
  const file = fileFor(message, url);
  if (!file) return { url, proxy_url: url };
  const real = links.url(message.channelId, file);
  return {
    url: real,
    proxy_url: real,
    width: file.width,
    height: file.height,
    content_type: file.contentType,
    attachment_id: file.id,
  };
}

/** Components with ids and resolved addresses. */
export function componentsOut(links: FileLinks, message: MessageRow): ComponentOut[] {
  const one = (part: MessageComponent): ComponentOut => {
    switch (part.type) {
      case 17:
        return { ...part, components: part.components.map(one) };
      case 12:
        return {
          ...part,
          items: part.items.map((item) => ({ ...item, media: mediaOut(links, message, item.media.url) })),
        };
      case 13: {
        const file = fileFor(message, part.file.url);
        return { ...part, file: mediaOut(links, message, part.file.url), name: file?.filename, size: file?.size };
      }
      case 9:
        return part.accessory.type === 11
          ? { ...part, accessory: { ...part.accessory, media: mediaOut(links, message, part.accessory.media.url) } }
          : { ...part, accessory: part.accessory };
      case 1:
      case 10:
      case 14:
        return part;
    }
  };
  return message.components.map(one);
}

/** An embed with resolved pictures. */
export function embedOut(links: FileLinks, message: MessageRow, embed: Embed) {
  const picture = (it: { url: string } | null | undefined) => (it ? mediaOut(links, message, it.url) : undefined);
  const icon = (url: string | null | undefined) =>
    typeof url === 'string' ? mediaOut(links, message, url).url : undefined;
  return {
    ...embed,
    type: 'rich',
    image: picture(embed.image),
    thumbnail: picture(embed.thumbnail),
    footer: embed.footer ? { ...embed.footer, icon_url: icon(embed.footer.icon_url) } : undefined,
    author: embed.author ? { ...embed.author, icon_url: icon(embed.author.icon_url) } : undefined,
  };
}

/** The attachment an `attachment://name` address means, by stored or original name. */
function fileFor(message: Pick<MessageRow, 'attachments'>, url: string): AttachmentRow | undefined {
  if (!url.startsWith('attachment://')) return undefined;
  const name = url.slice('attachment://'.length);
  return message.attachments.find((file) => file.filename === name);
}

/** Ids of the attachments that embeds show; they are not listed again. */
export function embedFiles(message: MessageRow): string[] {
  return message.embeds
    .flatMap((embed) => [embed.image?.url, embed.thumbnail?.url, embed.footer?.icon_url, embed.author?.icon_url])
    .flatMap((url) => (typeof url === 'string' ? (fileFor(message, url)?.id ?? []) : []));
}
