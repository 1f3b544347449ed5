// The page's language: which one is spoken, and sentences with their parts filled in.
import { Refused } from './net.js';
import type { Localizations } from './protocol.js';
import type { Key, Language } from './words.js';
import { WORDS } from './words.js';

let current: Language = 'en';

/** The page language of a Discord locale. */
export const languageOf = (locale: string | null): Language => (locale === 'ko' ? 'ko' : 'en');

export function setLanguage(wanted: Language): void {
  current = wanted;
  document.documentElement.lang = wanted;
}
export const language = (): Language => current;

const PAIRS: Readonly<Record<string, readonly [afterVowel: string, afterFinal: string]>> = {
  '을(를)': ['를', '을'],
  '이(가)': ['가', '이'],
  '와(과)': ['와', '과'],
};

/** The final sound of a Korean word decides between particles written like 을(를). */
function particles(text: string): string {
  return text.replace(/(\S)(을\(를\)|이\(가\)|와\(과\)|\(으\)로)/gu, (_, before: string, pair: string) => {
    const code = before.charCodeAt(0) - 0xac00;
    const hangul = code >= 0 && code < 11172;
    const final = hangul ? code % 28 : /[lmnr013678]/i.test(before) ? 1 : 0;
    const pick = PAIRS[pair];
    if (pick) return before + pick[final ? 1 : 0];
    return before + (final && final !== 8 && !/[lr]/i.test(before) ? '으로' : '로');
  });
}

/** A sentence in the current language with its parts filled in. */
export function say(key: Key, parts: Readonly<Record<string, string>> = {}): string {
  const text = WORDS[current][key].replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '');
  return current === 'ko' ? particles(text) : text;
}

/** The name of a command, option or choice in the current language. */
export const localName = (it: { readonly name: string; readonly name_localizations?: Localizations }): string =>
  (current === 'ko' ? it.name_localizations?.['ko'] : null) ?? it.name;

/** The description of a command or option in the current language. */
export const localText = (it: {
  readonly description: string;
  readonly description_localizations?: Localizations;
}): string => (current === 'ko' ? it.description_localizations?.['ko'] : null) ?? it.description;

/** A refusal in words. */
export function why(error: unknown): string {
  if (error instanceof Refused) return say(`why.${error.reason}`, { detail: error.message });
  return say('why.server', { detail: error instanceof Error ? error.message : String(error) });
}
