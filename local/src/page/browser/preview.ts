// A message in short, for the line above a reply and the card of a post.
import { stamped } from './clock.js';
import type { Component } from './components.js';
import type { ApiMessage } from './protocol.js';

/** The text displays and the pictures of components, wherever they are nested. */
function inside(part: Component): { texts: string[]; pictures: string[] } {
  switch (part.type) {
    case 10:
      return { texts: [part.content], pictures: [] };
    case 12:
      return { texts: [], pictures: part.items.map((item) => item.media.url) };
    case 9:
    case 17: {
      const found = part.components.map(inside);
      return { texts: found.flatMap((it) => it.texts), pictures: found.flatMap((it) => it.pictures) };
    }
    case 1:
    case 13:
    case 14:
      return { texts: [], pictures: [] };
  }
}

/** Text with the marks taken away. */
const plainText = (text: string): string =>
  text
    .replace(/```[\s\S]*?```/g, '…')
    .replace(/<t:(\d+)(?::(\w))?>/g, (_, seconds: string, style?: string) => stamped(Number(seconds) * 1000, style))
    .replace(/^#{1,3} +|^-# +|^> /gm, '')
    .replace(/[*_~`|]{1,3}/g, '')
    .replace(/<[@#][!&]?\d+>/g, '…')
    .replace(/\s+/g, ' ')
    .trim();

/** A message in short: its text without marks, and its first picture. */
export function preview(row: ApiMessage): { readonly text: string; readonly picture: string | null } {
  const found = row.components.map(inside);
  const texts = [
    row.content,
    ...found.flatMap((it) => it.texts),
    ...row.embeds.flatMap((it) => [it.title ?? '', it.description ?? '']),
  ];
  const pictures = [
    ...row.attachments.filter((file) => file.content_type.startsWith('image/')).map((file) => file.url),
    ...found.flatMap((it) => it.pictures),
    ...row.embeds.flatMap((it) => it.image?.url ?? []),
  ];
  return { text: plainText(texts.filter((text) => text !== '').join('\n')), picture: pictures[0] ?? null };
}
