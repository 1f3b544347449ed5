// Builds the questions of the game: countries, cards, one of several ways, influence spread over countries.
import {
  chooseFrom,
  chooseOne as chooseWay,
  optionOf,
  spreadPoints,
  yesNo as chooseYesNo,
  type Asked,
  type FromList,
  type Way,
} from '../../../table/ask.js';
import type { Idle, Option, Pace, Row } from '../../../table/question.js';
import type { Text } from '../../../table/text.js';
import { spreadByRule } from './absence-spread.js';
import { card, type CardId } from '../data/cards.js';
import { type CountryId, isCountryId, type SpaceId } from '../data/countries.js';
import { isBattleground, regionOf } from '../data/geography.js';
import { influenceOf, stability } from '../rules/control.js';
import type { Amounts } from '../rules/influence.js';
import { standing } from '../reports/figures.js';
import { cardName, countryName, regionName, say, sideName } from '../reports/names.js';
import type { Side } from '../data/terms.js';
import { type TwilightState, seatOf, type TwilightTable } from '../state.js';
import type { Script } from '../../../table/script.js';

/** What every question has. */
export interface SideAsked {
  /** Stable name of the kind of question; instructions and the computer player go by it. */
  readonly key: string;
  /** The side that decides. */
  readonly side: Side;
  readonly text: Text;
  /** Without it: `turn` for the side on turn, `reaction` for the other. */
  readonly pace?: Pace;
  /** Plain facts for the computer player and typed text; only what the side may know. */
  readonly about?: Readonly<Record<string, unknown>>;
  /** Nobody else learns that the side is asked. */
  readonly secret?: true;
  /** `wait`: the player is asked even when there is one legal answer, or nothing to choose, as whether there is, is hidden. `quiet`: everybody is told what it is anyway. */
  readonly idle?: Idle;
  /** The countries it asks about. */
  readonly places?: readonly SpaceId[];
}

/** The clock a side's question runs on. */
function paceFor(state: TwilightState, side: Side): Pace {
  return state.phasing === null || state.phasing === side ? 'turn' : 'reaction';
}

/** The parts of a question that do not depend on its form. */
export function framed(state: TwilightState, asked: SideAsked): Asked {
  return {
    key: asked.key,
    seat: seatOf(state, asked.side),
    text: asked.text,
    pace: asked.pace ?? paceFor(state, asked.side),
    about: { side: asked.side, ...asked.about },
    ...(asked.secret === undefined ? {} : { secret: asked.secret }),
    ...(asked.idle === undefined ? {} : { idle: asked.idle }),
    ...(asked.places === undefined ? {} : { places: asked.places }),
  };
}

/** How a country stands, as the second line of an option: influence, stability, battleground. */
function countryDetail(state: TwilightState, id: CountryId): Text {
  return say(isBattleground(id) ? 'country.detailBattleground' : 'country.detail', {
    standing: standing(state, id),
    stability: stability(state, id),
  });
}

/** A country as an option, under its region. */
export function countryOption(
  state: TwilightState,
  id: CountryId,
  extra: Pick<Way<CountryId>, 'detail' | 'danger'> = {},
): Option<CountryId> {
  const group = regionName(regionOf(id));
  const detail = extra.detail ?? countryDetail(state, id);
  return optionOf({ id, text: countryName(id), group, detail, danger: extra.danger });
}

/** A card as an option, under whose event it is; its detail gives the value and the side as well, for lists too short to be grouped. */
export function cardOption(id: CardId, extra: Pick<Way<CardId>, 'detail' | 'danger'> = {}): Option<CardId> {
  const { side, scores } = card(id);
  const group = scores === undefined ? say('card.group', { side: sideName(side) }) : say('card.groupScoring');
  const detail = extra.detail ?? (scores === undefined ? valueText(id) : say('card.scoring'));
  return optionOf({ id, text: cardName(id), group, detail, danger: extra.danger });
}

/** What a card is worth and whose event it carries; The China Card carries none. */
function valueText(id: CardId): Text {
  const { side, ops } = card(id);
  return id === 'the_china_card'
    ? say('card.ops', { count: ops })
    : say('card.opsOf', { count: ops, side: sideName(side) });
}

/** Asks a side for one of several ways; the fallback must be one of them. */
export function* chooseOne<Id extends string>(
  t: TwilightTable,
  asked: SideAsked & { readonly ways: readonly Way<Id>[]; readonly fallback: Id },
): Script<Id> {
  return yield* chooseWay(t, framed(t.state, asked), asked);
}

/** Asks a side yes or no. */
export function* yesNo(
  t: TwilightTable,
  asked: SideAsked & {
    readonly fallback: boolean;
    readonly yes?: Text;
    readonly no?: Text;
    readonly danger?: Text | undefined;
  },
): Script<boolean> {
  const { yes = say('yes'), no = say('no'), danger, fallback } = asked;
  return yield* chooseYesNo(t, framed(t.state, asked), { yes, no, danger, fallback });
}

/** A list to choose from, with what there is to say of each. */
interface Listed<Id extends string> extends FromList<Id> {
  readonly detail?: (id: Id) => Text | undefined;
  readonly danger?: (id: Id) => Text | undefined;
}

/**
 * Asks for countries out of a list, between `min` and `max` (one when absent).
 * @returns nothing, without asking, when the list is empty.
 */
export function* chooseCountries(t: TwilightTable, asked: SideAsked & Listed<CountryId>): Script<readonly CountryId[]> {
  const { state } = t;
  return yield* chooseFrom(t, framed(state, { ...asked, places: asked.ids }), { ...asked, of: 'places' }, (id) =>
    countryOption(state, id, { detail: asked.detail?.(id), danger: asked.danger?.(id) }),
  );
}

/** Asks for one country, or none when `optional`; undefined without asking when the list is empty. */
export function* chooseCountry(
  t: TwilightTable,
  asked: SideAsked & Listed<CountryId> & { readonly optional?: boolean },
): Script<CountryId | undefined> {
  const [chosen] = yield* chooseCountries(t, { ...asked, min: asked.optional === true ? 0 : 1, max: 1 });
  return chosen;
}

/** Asks for cards out of a list, between `min` and `max` (one when absent); nothing, without asking, when the list is empty. */
export function* chooseCards(t: TwilightTable, asked: SideAsked & Listed<CardId>): Script<readonly CardId[]> {
  return yield* chooseFrom(t, framed(t.state, asked), asked, (id) =>
    cardOption(id, { detail: asked.detail?.(id), danger: asked.danger?.(id) }),
  );
}

/** A spread of points an event grants or takes. */
export interface InfluenceSpread extends SideAsked {
  /** Whose influence is added or removed. */
  readonly owner: Side;
  readonly does: 'add' | 'remove';
  readonly countries: readonly CountryId[];
  readonly total: number;
  /** The most in one country; the total when absent. */
  readonly each?: number;
  /** Fewer points are allowed. */
  readonly optional?: boolean;
  /** What stands when time runs out, instead of the absence policy's spread. */
  readonly fallback?: Amounts;
}

/**
 * Asks how to spread influence an event adds or removes; reach and price play no part. As much as fits must be spread unless `optional`.
 * @returns the points by country, not applied yet. Nothing is asked when nothing fits, or when all that fits is needed.
 */
export function* spreadInfluence(t: TwilightTable, asked: InfluenceSpread): Script<Amounts> {
  const { state } = t;
  const { owner, does, countries, total, each = total, optional = false } = asked;
  const most = (id: CountryId): number =>
    Math.min(each, total, does === 'remove' ? influenceOf(state, owner, id) : total);
  const places = countries.map((id) => ({ id, most: most(id) }));
  const open = places.filter((place) => place.most > 0).map(({ id }) => id);
  // What fits at all is what is spread and told of.
  const points = Math.min(
    total,
    places.reduce((sum, place) => sum + place.most, 0),
  );
  return yield* spreadPoints(
    t,
    framed(state, { ...asked, places: open, about: { owner, does, total: points, each, ...asked.about } }),
    {
      places,
      total: points,
      optional,
      takes: does === 'remove',
      fallback: () =>
        asked.fallback ?? spreadByRule(state, asked.side, { owner, does, countries: open, total: points, each }),
    },
    (id, max) => countryRow(state, id, max),
  );
}

/** A country as a row of a spread, under its region. */
export function countryRow<Id extends SpaceId>(state: TwilightState, id: Id, max: number): Row<Id> {
  return {
    id,
    text: countryName(id),
    group: regionName(regionOf(id)),
    ...(isCountryId(id) ? { detail: countryDetail(state, id) } : {}),
    min: 0,
    max,
  };
}
