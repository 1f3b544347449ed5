// Lines that put the place or the use before the card, or leave the use unsaid: `이란 쿠데타`, `coup Iran with Fidel`, `ops Poland 1, Iraq 1`.
import type { Reading } from '../../../table/game.js';
import { foldName, withoutParticle } from '../../../table/names.js';
import type { Choose, Option, Question } from '../../../table/question.js';
import { cardIds } from '../data/cards.js';
import { countryIds } from '../data/countries.js';
import { say } from '../reports/names.js';
import { opsUses } from '../rules/operations.js';
import { en } from '../words/en.js';
import { ko } from '../words/ko.js';

/** What says that a card is used for its Operations. */
const operations =
  /^(?:for\s+|as\s+)?(?:ops|operations?|작전(?:\s*점수)?)(?:으로|로)?(?=[\s,:：]|$)[\s,:：]*(?:to\s+)?/iu;
/** What stands between the rest of a line and the card at its end. */
const withCard = /(?:^|\s)(?:with|using|by|via)$/iu;
const between = /\s*[,，、]\s*|\s+(?:and|그리고|및|in|to)\s+|(?<=[가-힣])(?:와|과|하고)\s+|\s+/iu;
/** How many points, with what counts them. */
const number = /[+x×]?\d+\s*(?:점|개|ip)?(?:을|를|씩|와|과)?/giu;

type Key = keyof typeof en & keyof typeof ko;

function namesOf(key: string, id: string): readonly string[] {
  const keys = [`${key}.${id}`, `alias.${id}`].filter((one): one is Key => Object.hasOwn(en, one));
  return keys.flatMap((one) => [en[one], ko[one]]).flatMap((names) => names.split(' / '));
}

const cardNames: ReadonlyMap<string, readonly string[]> = new Map(
  cardIds.map((id) => [id, namesOf('card', id).map((name) => foldName(name))]),
);
const countryNames: ReadonlySet<string> = new Set(
  countryIds.flatMap((id) => namesOf('country', id)).map((name) => foldName(name)),
);
const useNames: ReadonlyMap<string, readonly string[]> = new Map(
  [...opsUses, 'event'].map((id) => [id, [...namesOf('use', id), ...namesOf('mode', id)]]),
);
/** The words with which what a card is used for begins. */
const firstWords: ReadonlySet<string> = new Set(
  [...useNames.values()].flat().flatMap((name) => [foldName(name), foldName(name.split(' ')[0] ?? name)]),
);
/** No card's name has more words. */
const mostOfCard = 6;

/** Whether words are the names of countries and nothing else. */
function areCountries(words: string): boolean {
  const known = (name: string): boolean =>
    [name, ...withoutParticle(name)].some((one) => countryNames.has(foldName(one)));
  const pieces = words.split(between).filter((piece) => piece !== '');
  for (let at = 0; at < pieces.length;) {
    const length = [3, 2, 1].find(
      (count) => at + count <= pieces.length && known(pieces.slice(at, at + count).join(' ')),
    );
    if (length === undefined) return false;
    at += length;
  }
  return pieces.length > 0;
}

/** What stands before one of some names at the end of a line; undefined where none ends it. */
function before(line: string, names: readonly string[]): string | undefined {
  for (const ending of [line, ...withoutParticle(line)]) {
    for (const name of names) {
      if (ending.length <= name.length || !ending.toLowerCase().endsWith(name.toLowerCase())) continue;
      const rest = ending.slice(0, -name.length);
      if (/[\s,:：]$/u.test(rest)) return rest.replace(/[,:：]\s*$/u, '').trim();
    }
  }
  return undefined;
}

function answered(typed: string, { id, text }: Option, rest: string): readonly Reading[] {
  return [{ source: typed, part: [id], echo: text, rest }];
}

/** A card at the end of the line, by its name or the beginning of it: what stands before it is meant for the questions that follow. */
function cardLast(typed: string, form: Choose): readonly Reading[] {
  const words = typed.trim().split(/\s+/u);
  for (let at = Math.max(1, words.length - mostOfCard); at < words.length; at++) {
    const name = words.slice(at).join(' ');
    const rest = words
      .slice(0, at)
      .join(' ')
      .replace(withCard, '')
      .replace(/[,:：]$/u, '')
      .trim();
    if (areCountries(name) || !namesUse(rest)) continue;
    const begun = [name, ...withoutParticle(name)].map(foldName).filter((one) => one.length > 1);
    const found = form
      .options()
      .filter(({ id }) => cardNames.get(id)?.some((card) => begun.some((one) => card.startsWith(one))) === true);
    const [only, other] = found;
    if (only !== undefined && other === undefined) return answered(typed, only, rest);
  }
  return [];
}

/** A card behind what it is used for and before where: `realign with Special Relationship, Syria`. */
function cardBetween(typed: string, form: Choose): readonly Reading[] {
  const [use = '', behind = ''] = typed.split(/\s(?:with|using)\s/iu);
  const at = behind.search(/[,:：]/u);
  if (at < 0 || !namesUse(use)) return [];
  const name = foldName(behind.slice(0, at));
  const [only, other] = form
    .options()
    .filter(({ id }) => name.length > 1 && cardNames.get(id)?.some((card) => card.startsWith(name)) === true);
  if (only === undefined || other !== undefined) return [];
  return answered(typed, only, `${use.trim()} ${behind.slice(at + 1).trim()}`.trim());
}

/** Whether a line says of what use a card is: `coup Iran`, `이란 쿠데타`, `사건`. */
function namesUse(line: string): boolean {
  const words = line.replace(operations, '').split(/[\s:：,]+/u);
  const said = [words[0], words.at(-1)].flatMap((word) => (word === undefined ? [] : [word, ...withoutParticle(word)]));
  return said.some((word) => firstWords.has(foldName(word)));
}

/** What stands behind the name of a use at the beginning of a line: `influence: Egypt 2`. */
function behindName(line: string, id: string): string | undefined {
  const name = useNames.get(id)?.find((one) => line.toLowerCase().startsWith(one.toLowerCase()));
  const rest = name === undefined ? '' : line.slice(name.length);
  return /^[\s,:：]/u.test(rest) ? rest.replace(/^[\s,:：]+/u, '') : undefined;
}

/** A use of Operations behind its place, or left unsaid. */
function use(typed: string, form: Choose): readonly Reading[] {
  const line = typed.trim();
  const said = line.replace(operations, '');
  const options = form.options();
  for (const option of options) {
    const place = before(said, useNames.get(option.id) ?? []);
    if (place !== undefined && areCountries(place.replace(number, ' '))) return answered(typed, option, place);
  }
  const first = said === line ? undefined : options.find(({ id }) => behindName(said, id) !== undefined);
  if (first !== undefined) return answered(typed, first, behindName(said, first.id) ?? '');
  // Only influence is placed so many at a time.
  const influence = options.find(({ id }) => id === 'influence');
  if (influence !== undefined && /\d/u.test(said) && areCountries(said.replace(number, ' ')))
    return answered(typed, influence, said);
  const ways = options.filter(({ id }) => opsUses.some((one) => one === id)).map(({ text }) => text);
  const isOpen = said === '' || areCountries(said);
  return said !== line && isOpen && ways.length > 1
    ? [{ source: typed, problem: say('refuse.whichUse', { ways }) }]
    : [];
}

/** Reads what the names of a question alone do not make out; nothing for any other line. */
export function read(typed: string, { question }: { readonly question: Question }): readonly Reading[] {
  const { key, form } = question;
  if (form.kind !== 'choose') return [];
  if (key === 'play') {
    const last = cardLast(typed, form);
    return last.length > 0 ? last : cardBetween(typed, form);
  }
  return key === 'mode' || key === 'opsUse' ? use(typed, form) : [];
}
