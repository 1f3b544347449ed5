// The parts of a message as Discord's API gives them: buttons, menus, texts, pictures and embeds.

export type Maybe<T> = T | null | undefined;

export interface Emoji {
  readonly id?: Maybe<string>;
  readonly name?: Maybe<string>;
}

export interface Media {
  readonly url: string;
  readonly width?: Maybe<number>;
  readonly height?: Maybe<number>;
}

export interface ButtonPart {
  readonly type: 2;
  readonly style: number;
  readonly label?: Maybe<string>;
  readonly emoji?: Maybe<Emoji>;
  readonly custom_id?: Maybe<string>;
  readonly url?: Maybe<string>;
  readonly disabled?: Maybe<boolean>;
}

interface SelectCommon {
  readonly custom_id: string;
  readonly placeholder?: Maybe<string>;
  readonly min_values?: Maybe<number>;
  readonly max_values?: Maybe<number>;
  readonly disabled?: Maybe<boolean>;
  readonly required?: Maybe<boolean>;
}

export interface Choice {
  readonly label: string;
  readonly value: string;
  readonly description?: Maybe<string>;
  readonly emoji?: Maybe<Emoji>;
  readonly default?: Maybe<boolean>;
}

interface StringSelect extends SelectCommon {
  readonly type: 3;
  readonly options: readonly Choice[];
}

/** A menu of people (5), roles (6), both (7) or channels (8). */
export interface EntitySelect extends SelectCommon {
  readonly type: 5 | 6 | 7 | 8;
  readonly default_values?: Maybe<readonly { readonly id: string }[]>;
  readonly channel_types?: Maybe<readonly number[]>;
}

export type Select = StringSelect | EntitySelect;

export interface TextPart {
  readonly type: 10;
  readonly content: string;
}

interface Picture {
  readonly media: Media;
  readonly description?: Maybe<string>;
  readonly spoiler?: Maybe<boolean>;
}

/** A part of a message: action row, section, text, gallery, file, separator or container. */
export type Component =
  | { readonly type: 1; readonly components: readonly (ButtonPart | Select)[] }
  | {
      readonly type: 9;
      readonly components: readonly TextPart[];
      readonly accessory: ButtonPart | ({ readonly type: 11 } & Picture);
    }
  | TextPart
  | { readonly type: 12; readonly items: readonly Picture[] }
  | { readonly type: 13; readonly file: Media; readonly name?: string | undefined; readonly size?: number | undefined }
  | { readonly type: 14; readonly divider?: Maybe<boolean>; readonly spacing?: Maybe<number> }
  | { readonly type: 17; readonly accent_color?: Maybe<number>; readonly components: readonly Component[] };

export interface Embed {
  readonly title?: Maybe<string>;
  readonly description?: Maybe<string>;
  readonly url?: Maybe<string>;
  readonly color?: Maybe<number>;
  readonly author?: Maybe<{ readonly name: string }>;
  readonly footer?: Maybe<{ readonly text: string }>;
  readonly image?: Maybe<Media>;
  readonly thumbnail?: Maybe<Media>;
  readonly fields?: Maybe<
    readonly { readonly name: string; readonly value: string; readonly inline?: Maybe<boolean> }[]
  >;
}
