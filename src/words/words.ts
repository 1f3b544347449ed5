// Puts texts into words: the catalogues of the platform and of every game, in English and Korean.
/*
 * How this room works. Rules and the platform make `Text`s (`table/text.ts`): a key, arguments, and which catalogue; this file alone makes sentences.
 * A catalogue is a TypeScript constant in English and one in Korean: the platform's own lie in `app/en` and `app/ko`, cut by concept, and each
 * game brings its own. `createWording` gives all of them to one i18next instance, one namespace for each, and `say` looks a key up in
 * the text's namespace and then in `app`.
 * Arguments are filled first: texts inside texts, lists joined as the language joins them, numbers for plurals.
 * Formatters do the rest: `josa(은/는)` picks the Korean particle by the sound of the word before it (`particles.ts`), `the` and, where a
 * sentence begins, `capitalThe` put the article before an English name that takes it (`articles.ts`; i18next does not tell capitals in the
 * names of formatters apart), and `literal` shows a person's own words without any Markdown in them (`literal.ts`).
 * Sentences without arguments are kept for good, those with arguments as long as there is room.
 * A missing key is an error and never an empty line; the compiler checks keys and arguments where texts are made.
 */
import i18next, { type i18n } from 'i18next';
import type { Arg, Catalogue, Text } from '../table/text.js';
import { withArticle, withCapitalArticle } from './articles.js';
import { literal } from './literal.js';
import { particle } from './particles.js';

export const languages = ['en', 'ko'] as const;
/** A language somebody reads. */
export type Lang = (typeof languages)[number];
/** What a public place speaks: one language, or both one under the other. */
export type Speech = Lang | 'both';

/** The languages of a speech, in the order they are shown. */
export function langsOf(speech: Speech): readonly Lang[] {
  return speech === 'both' ? ['ko', 'en'] : [speech];
}

/** Both languages of one catalogue. */
export interface Words {
  readonly en: Catalogue;
  readonly ko: Catalogue;
}

/** A Korean catalogue beside an English one: the same keys, without the singulars, which Korean does not tell apart. */
export type InKorean<English extends Catalogue> = Readonly<Record<Exclude<keyof English, `${string}_one`>, string>>;

/** A name that ends in a full stop, such as that of a republic, takes the place of the stop of the sentence it ends. */
function withOneStop(
  sentence: string,
  given: NonNullable<Text['args']>,
  said: Readonly<Record<string, string | number>>,
): string {
  const names = Object.entries(said).flatMap(([arg, name]) =>
    typeof given[arg] === 'object' && typeof name === 'string' && name.endsWith('.') ? [name, withArticle(name)] : [],
  );
  return names.reduce((text, name) => text.replaceAll(`${name}.`, name), sentence);
}

/** Renders texts. */
export interface Wording {
  /**
   * The sentence of a text.
   * @param ns the catalogue when the text names none: `app` or a game's id.
   * @throws Error when neither the catalogue nor `app` has the key.
   */
  say(text: Text, lang: Lang, ns: string): string;
  /** The sentence in each language of a speech, one line each; a single line when they are equal. */
  sayAll(text: Text, speech: Speech, ns: string): string;
  /** Whether a catalogue has a key. */
  has(key: string, ns: string): boolean;
}

/** Whether something listed has a comma of its own outside of brackets: among more commas, nobody sees where it ends. */
function holdsComma(part: string): boolean {
  return part.includes(', ') && part.replaceAll(/\([^()]*\)/gu, '').includes(', ');
}

/** So many sentences with arguments are kept, none of them with arguments longer than this in all. */
const mostKept = 4_000;
const longestKept = 500;

/** Builds the wording from catalogues by name. */
export function createWording(catalogues: Readonly<Record<string, Words>>): Wording {
  const instance: i18n = i18next.createInstance();
  void instance.init({
    lng: 'en',
    supportedLngs: [...languages],
    fallbackLng: false,
    ns: Object.keys(catalogues),
    defaultNS: 'app',
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: Object.fromEntries(
      languages.map((lang) => [
        lang,
        Object.fromEntries(Object.entries(catalogues).map(([ns, words]) => [ns, { ...words[lang] }])),
      ]),
    ),
  });
  instance.services.formatter?.add('josa', (value: unknown, _lang, options: Record<string, unknown>) => {
    const word = String(value);
    const pair = Object.keys(options).find((key) => key.includes('/'));
    return pair === undefined ? word : word + particle(word, pair);
  });
  instance.services.formatter?.add('the', (value: unknown) => withArticle(String(value)));
  instance.services.formatter?.add('capitalThe', (value: unknown) => withCapitalArticle(String(value)));
  instance.services.formatter?.add('literal', (value: unknown) => literal(String(value)));
  /** Sentences without arguments, by language, catalogue and key: no more than the catalogues hold. */
  const plain = new Map<string, string>();
  /** The sentences with arguments that were said last: of one turn many people read the same, and of many games much. */
  const lately = new Map<string, string>();
  const englishList = new Intl.ListFormat('en', { type: 'conjunction' });

  function fill(arg: Arg, lang: Lang, ns: string): string | number {
    if (typeof arg === 'string' || typeof arg === 'number') return arg;
    if ('key' in arg) return say(arg, lang, ns);
    const parts = arg.map((part) => String(fill(part, lang, ns)));
    if (parts.length > 1 && parts.some(holdsComma))
      return lang === 'ko' ? parts.join(' / ') : `${parts.slice(0, -1).join('; ')}; and ${parts.at(-1) ?? ''}`;
    return lang === 'ko' ? parts.join(', ') : englishList.format(parts);
  }

  function say(text: Text, lang: Lang, ns: string): string {
    const space = text.ns ?? ns;
    // What a sentence of the platform names without saying whose word it is, is the game's that is read.
    if (text.args !== undefined) return sayWith(text.args, text.key, lang, space, space === 'app' ? ns : space);
    // Most texts are names and labels, which are always the same: put together once, a screen full of them costs next to nothing.
    const name = `${lang} ${space} ${text.key}`;
    const known = plain.get(name);
    if (known !== undefined) return known;
    const said = sayWith({}, text.key, lang, space, space);
    plain.set(name, said);
    return said;
  }

  /** @param within the catalogue of what the arguments name. */
  function sayWith(given: NonNullable<Text['args']>, key: string, lang: Lang, space: string, within: string): string {
    const args: Record<string, string | number> = {};
    let name = `${lang} ${space} ${key}`;
    for (const [arg, value] of Object.entries(given)) {
      const said = fill(value, lang, within);
      args[arg] = said;
      // What is a text itself may end in a full stop, which is then left out. With its length, no word can be taken for what follows it.
      const kind = typeof value === 'object' ? 'text' : typeof value;
      name += ` ${arg} ${kind} ${typeof said === 'string' ? `${said.length} ${said}` : said}`;
    }
    const known = lately.get(name);
    if (known !== undefined) return known;
    const said = translated(given, args, key, lang, space);
    const [oldest] = lately.size < mostKept ? [] : lately.keys();
    if (oldest !== undefined) lately.delete(oldest);
    if (name.length <= longestKept) lately.set(name, said);
    return said;
  }

  function translated(
    given: NonNullable<Text['args']>,
    args: Readonly<Record<string, string | number>>,
    key: string,
    lang: Lang,
    space: string,
  ): string {
    for (const candidate of space === 'app' ? ['app'] : [space, 'app']) {
      const options = { ...args, ns: candidate, lng: lang };
      if (instance.exists(key, options)) return withOneStop(instance.t(key, options), given, args);
    }
    throw new Error(`no words for ${space}:${key} in ${lang}`);
  }

  return {
    say,
    sayAll: (text, speech, ns) => [...new Set(langsOf(speech).map((lang) => say(text, lang, ns)))].join('\n'),
    has: (key, ns) => instance.exists(key, { ns, lng: 'en' }),
  };
}
