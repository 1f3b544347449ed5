// What can be wrong with a typed order, and how it is said.
import type { Text } from '../../../table/text.js';
import { coastLocation } from '../data/geography.js';
import type { Coast, Power, ProvinceId, Unit } from '../data/geography.js';
import { orderText, placeText } from '../reports/order-text.js';
import { say } from '../reports/say.js';
import type { Order, PhaseId } from '../state.js';

export type Problem =
  /** A word that means nothing here, and the places it may have been meant for. */
  | { readonly code: 'unknown-word'; readonly word: string; readonly suggestions: readonly ProvinceId[] }
  /** A word that could mean several places; `readings` are the orders it could be. */
  | {
      readonly code: 'ambiguous';
      readonly word: string;
      readonly places: readonly ProvinceId[];
      readonly readings: readonly Order[];
    }
  /** A word that is known but has no sense where it stands. */
  | { readonly code: 'unexpected'; readonly word: string }
  | { readonly code: 'missing'; readonly what: 'unit' | 'target' | 'supported' | 'passenger' }
  | { readonly code: 'no-unit'; readonly at: ProvinceId }
  | { readonly code: 'not-yours'; readonly at: ProvinceId; readonly power: Power }
  | { readonly code: 'not-dislodged'; readonly at: ProvinceId }
  /** An order addressed to another power than the one that writes it. */
  | { readonly code: 'wrong-power'; readonly power: Power }
  | { readonly code: 'wrong-phase'; readonly phase: PhaseId }
  /** A unit is named, but not what it shall do. */
  | { readonly code: 'no-verb'; readonly at: ProvinceId }
  | { readonly code: 'coast-needed'; readonly at: ProvinceId; readonly coasts: readonly Coast[] }
  | { readonly code: 'type-needed'; readonly at: ProvinceId };

/** `a, b or c` as one text, or undefined for none. */
function eitherText(choices: readonly Text[]): Text | undefined {
  const [first, second, ...rest] = choices;
  if (first === undefined || second === undefined) return first;
  return rest.length === 0
    ? say('either.two', { a: first, b: second })
    : say('either.more', { a: first, b: eitherText([second, ...rest]) ?? second });
}

/** What is wrong with a typed order, and what would help; `units` name the units of the orders it could have been. */
export function problemText(problem: Problem, phase: PhaseId, units: readonly Unit[]): Text {
  switch (problem.code) {
    case 'unknown-word': {
      const places = eitherText(problem.suggestions.map((id) => say(`province.${id}`)));
      const { word } = problem;
      return places === undefined
        ? say('unread.unknown-word', { word })
        : say('unread.unknown-word.suggest', { word, places });
    }
    case 'ambiguous': {
      const orders = eitherText(problem.readings.map((order) => orderText(order, units)));
      const { word } = problem;
      if (orders !== undefined) return say('unread.ambiguous.orders', { word, orders });
      const places = eitherText(problem.places.map((id) => say(`province.${id}`)));
      return places === undefined ? say('unread.unknown-word', { word }) : say('unread.ambiguous', { word, places });
    }
    case 'unexpected':
      return say('unread.unexpected', { word: problem.word });
    case 'missing':
      return say(`unread.missing.${problem.what}`);
    case 'no-unit':
    case 'not-dislodged':
      return say(`unread.${problem.code}`, { place: say(`province.${problem.at}`) });
    case 'not-yours':
      return say('unread.not-yours', { place: say(`province.${problem.at}`), power: say(`power.${problem.power}`) });
    case 'wrong-power':
      return say('unread.wrong-power', { power: say(`power.${problem.power}`) });
    case 'wrong-phase':
      return say(`unread.wrong-phase.${problem.phase}`);
    case 'no-verb': {
      const place = say(`province.${problem.at}`);
      return phase === 'movement' ? say('unread.no-verb', { place }) : say(`unread.no-verb.${phase}`, { place });
    }
    case 'coast-needed': {
      const coasts = problem.coasts.flatMap((coast) => {
        const at = coastLocation(problem.at, coast);
        return at === undefined ? [] : [placeText(at)];
      });
      const place = say(`province.${problem.at}`);
      return say('unread.coast-needed', { place, coasts: eitherText(coasts) ?? place });
    }
    case 'type-needed':
      return say('unread.type-needed', { place: say(`province.${problem.at}`) });
  }
}
