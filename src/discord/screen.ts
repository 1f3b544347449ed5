// Messages as plain components: the few shapes everything Fieldpost shows is made of.
import {
  ButtonStyle,
  ComponentType,
  SeparatorSpacingSize,
  TextInputStyle,
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIButtonComponentWithURL,
  type APIComponentInContainer,
  type APIComponentInMessageActionRow,
  type APILabelComponent,
  type APIMessageTopLevelComponent,
  type APIModalInteractionResponseCallbackData,
  type APISelectMenuOption,
} from 'discord-api-types/v10';
import { plain } from '../words/literal.js';
import { limits } from './limits.js';

/** A picture that goes with a message; the components refer to it by name. */
export interface Picture {
  readonly name: string;
  readonly data: Uint8Array;
  readonly alt: string;
}

/** What one person has before them of a game. */
export interface LiveMark {
  readonly gameId: number;
  /** Stands for what is shown: the same means that nothing has changed. */
  readonly stamp: string;
  /** The person is asked whether they mean it. */
  readonly asks?: boolean;
}

/** One message, whoever it goes to. */
export interface Screen {
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly files: readonly Picture[];
  /** People who are to be notified; everybody else who is named is not. */
  readonly mentions?: readonly string[];
  /** Set where it is somebody's desk, of which one alone is live. */
  readonly live?: LiveMark;
  /** Set where it is what everybody follows a tournament by, which is brought up to date from then on. */
  readonly cup?: number;
  /** Nothing on the board has changed: the pictures on the message in which this is shown stay. */
  readonly steady?: boolean;
}

export type Modal = APIModalInteractionResponseCallbackData;
export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;
export type Block = APIComponentInContainer;
export type Style = 'primary' | 'secondary' | 'success' | 'danger';

const styles = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

/** At most `max` characters, with an ellipsis where something was cut; never half a surrogate pair. */
export function cut(words: string, max: number): string {
  if (words.length <= max) return words;
  return (
    words
      .slice(0, max - 1)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trimEnd() + '…'
  );
}

export function textBlock(content: string): Block {
  return { type: ComponentType.TextDisplay, content };
}

/** The numbers by which a message that is read again tells what was said of its reader's own act, and what they were told beside. */
export const noteId = 7_001;
export const toldId = 7_002;

/** What a person was told that nothing else on the message says: it stays until they act. */
export function toldBlock(content: string): Block {
  return { type: ComponentType.TextDisplay, id: toldId, content };
}

/** What has just been understood or refused of what somebody did: it is kept when the message is no longer live. */
export function noteBlock(content: string): Block {
  return { type: ComponentType.TextDisplay, id: noteId, content };
}

/** Text with a small picture of the message at its side. */
export function besideText({ name, alt }: Omit<Picture, 'data'>, content: string): Block {
  return {
    type: ComponentType.Section,
    components: [{ type: ComponentType.TextDisplay, content }],
    accessory: {
      type: ComponentType.Thumbnail,
      media: { url: `attachment://${name}` },
      ...(alt === '' ? {} : { description: cut(alt, limits.altText) }),
    },
  };
}

export function rule(): Block {
  return { type: ComponentType.Separator, divider: true, spacing: SeparatorSpacingSize.Small };
}

export function gallery(pictures: readonly Omit<Picture, 'data'>[]): Block {
  return {
    type: ComponentType.MediaGallery,
    items: pictures.map(({ name, alt }) => ({
      media: { url: `attachment://${name}` },
      ...(alt === '' ? {} : { description: cut(alt, limits.altText) }),
    })),
  };
}

/** Most pictures that stand one below the other. */
const mostRows = 2;

/** Pictures in rows of their own, as side by side two are too small for a phone; more than two are looked at one by one. */
export function galleries(pictures: readonly Omit<Picture, 'data'>[]): readonly Block[] {
  if (pictures.length > mostRows) return [gallery(pictures)];
  return pictures.map((picture) => gallery([picture]));
}

/** A file of the message, to be saved. */
export function fileBlock({ name }: Pick<Picture, 'name'>): Block {
  return { type: ComponentType.File, file: { url: `attachment://${name}` } };
}

export function button(
  customId: string,
  label: string,
  style: Style = 'secondary',
  more: { readonly disabled?: boolean; readonly emoji?: string } = {},
): APIButtonComponentWithCustomId {
  return {
    type: ComponentType.Button,
    style: styles[style],
    label: cut(plain(label), limits.buttonLabel),
    custom_id: customId,
    ...(more.disabled === true ? { disabled: true } : {}),
    ...(more.emoji === undefined ? {} : { emoji: { name: more.emoji } }),
  };
}

/** A button that opens an address. */
export function linkButton(url: string, label: string, emoji?: string): APIButtonComponentWithURL {
  return {
    type: ComponentType.Button,
    style: ButtonStyle.Link,
    label: cut(plain(label), limits.buttonLabel),
    url,
    ...(emoji === undefined ? {} : { emoji: { name: emoji } }),
  };
}

/** Buttons in rows of five. */
export function buttonRows(buttons: readonly (APIButtonComponentWithCustomId | APIButtonComponentWithURL)[]): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < buttons.length; at += limits.rowButtons) {
    rows.push({ type: ComponentType.ActionRow, components: buttons.slice(at, at + limits.rowButtons) });
  }
  return rows;
}

/** One line of a menu. */
export interface MenuOption {
  readonly value: string;
  readonly label: string;
  readonly detail?: string;
  readonly chosen?: boolean;
  readonly emoji?: string;
}

/** A menu in its row. At most 25 options; `min` and `max` are held within their number. */
export function menuRow(
  customId: string,
  placeholder: string,
  options: readonly MenuOption[],
  range: { readonly min?: number; readonly max?: number } = {},
): Row {
  const max = Math.max(1, Math.min(range.max ?? 1, options.length));
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.StringSelect,
        custom_id: customId,
        placeholder: cut(placeholder, limits.placeholder),
        min_values: Math.min(range.min ?? 1, max),
        max_values: max,
        options: options.map(menuOption),
      },
    ],
  };
}

function menuOption(option: MenuOption): APISelectMenuOption {
  return {
    value: option.value,
    label: cut(plain(option.label), limits.selectLabel),
    ...(option.detail === undefined || option.detail === ''
      ? {}
      : { description: cut(plain(option.detail), limits.selectDescription) }),
    ...(option.chosen === true ? { default: true } : {}),
    ...(option.emoji === undefined ? {} : { emoji: { name: option.emoji } }),
  };
}

/** Blocks in a frame with an accent colour. */
function card(blocks: readonly Block[], colour?: number): APIMessageTopLevelComponent {
  return {
    type: ComponentType.Container,
    components: [...blocks],
    ...(colour === undefined ? {} : { accent_color: colour }),
  };
}

/** A message of one frame. */
export function screen(
  blocks: readonly Block[],
  files: readonly Picture[] = [],
  colour: number = accents.plain,
): Screen {
  return { components: [card(blocks, colour)], files };
}

/** The same message with pictures that are on it already, below the line. */
export function withPictures(page: Screen, pictures: readonly Omit<Picture, 'data'>[]): Screen {
  if (pictures.length === 0) return page;
  const components = page.components.map((component) => {
    if (component.type !== ComponentType.Container) return component;
    const at = component.components.findIndex(({ type }) => type === ComponentType.Separator) + 1;
    const parts = [...component.components];
    parts.splice(at, 0, ...galleries(pictures));
    return { ...component, components: parts };
  });
  return { ...page, components };
}

/** The same message without its pictures. */
export function withoutFiles(page: Screen): Screen {
  if (page.files.length === 0) return page;
  const kept = ({ type }: { readonly type: ComponentType }): boolean =>
    type !== ComponentType.MediaGallery && type !== ComponentType.File;
  // A section is nothing without what stands at its side: its texts stay.
  const plain = (block: Block): readonly Block[] => (block.type === ComponentType.Section ? block.components : [block]);
  const components = page.components
    .filter(kept)
    .map((component) =>
      component.type === ComponentType.Container
        ? { ...component, components: component.components.filter(kept).flatMap(plain) }
        : component,
    );
  return { ...page, components, files: [] };
}

export const accents = { plain: 0x4a6fa5, ask: 0xd9a441, good: 0x4f9d69, bad: 0xc0504d, quiet: 0x8a8f98 } as const;

/** A line to type in, in a modal. */
export function inputField(
  customId: string,
  label: string,
  more: {
    readonly long?: boolean;
    readonly required?: boolean;
    readonly value?: string;
    readonly placeholder?: string;
    readonly description?: string;
    readonly max?: number;
  } = {},
): APILabelComponent {
  return {
    type: ComponentType.Label,
    label: cut(label, limits.modalLabel),
    ...(more.description === undefined ? {} : { description: cut(more.description, limits.modalDescription) }),
    component: {
      type: ComponentType.TextInput,
      custom_id: customId,
      style: more.long === true ? TextInputStyle.Paragraph : TextInputStyle.Short,
      required: more.required ?? false,
      ...(more.value === undefined ? {} : { value: more.value }),
      ...(more.placeholder === undefined ? {} : { placeholder: cut(more.placeholder, 100) }),
      ...(more.max === undefined ? {} : { max_length: more.max }),
    },
  };
}

export function modal(customId: string, title: string, parts: readonly APILabelComponent[]): Modal {
  return { custom_id: customId, title: cut(title, limits.modalTitle), components: [...parts] };
}

/** Lines joined while they fit; what does not fit is counted by `more`. */
export function joinWithin(lines: readonly string[], max: number, more: (left: number) => string): string {
  let text = '';
  for (const [at, line] of lines.entries()) {
    const next = text === '' ? line : `${text}\n${line}`;
    const rest = at + 1 < lines.length ? more(lines.length - at - 1).length + 1 : 0;
    if (next.length + rest > max) {
      const tail = more(lines.length - at);
      return text === '' ? cut(line, max) : `${text}\n${tail}`;
    }
    text = next;
  }
  return text;
}
