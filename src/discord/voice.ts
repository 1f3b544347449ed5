// How the Discord layer speaks: its own typed texts, and a reader's language with the game's catalogue at hand.
import type { discordEn } from '../words/app/en/discord.js';
import { sayer, type Text } from '../table/text.js';
import type { Lang, Speech, Wording } from '../words/words.js';

/** Texts of the platform's catalogue, checked by the compiler. */
export const t = sayer<typeof discordEn>('app');

/** One reader's language, and the catalogue of the game spoken about. */
export interface Voice {
  readonly lang: Lang;
  readonly say: (text: Text) => string;
}

export function voice(wording: Wording, lang: Lang, kind: string): Voice {
  return { lang, say: (text) => wording.say(text, lang, kind) };
}

/** The game's own name. */
export function gameName(kind: string): Text {
  return { key: 'game.title', ns: kind };
}

/** Discord's language as one of ours. */
export function langOf(locale: string): Lang {
  return locale.toLowerCase().startsWith('ko') ? 'ko' : 'en';
}

/** A time as Discord shows it in everybody's own zone: the date, and how far away it is. */
export function moment(at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `<t:${seconds}:F> (<t:${seconds}:R>)`;
}

/** The deadline, in words of whoever says it and in everybody's own time. */
export function deadlineLine(say: (text: Text) => string, at: Date): string {
  return `⏰ ${say(t('game.deadline'))}: ${moment(at)}`;
}

/** How a table speaks in public: sentences under one another, short labels side by side. */
export interface PublicVoice {
  readonly speech: Speech;
  /** One line per language. */
  readonly say: (text: Text) => string;
  /** Both languages on one line. */
  readonly label: (text: Text) => string;
  /** In one of its languages. */
  readonly in: (lang: Lang, text: Text) => string;
}

export function publicVoice(wording: Wording, speech: Speech, kind: string): PublicVoice {
  return {
    speech,
    say: (text) => wording.sayAll(text, speech, kind),
    label: (text) => wording.sayAll(text, speech, kind).split('\n').join(' / '),
    in: (lang, text) => wording.say(text, lang, kind),
  };
}
