// Builds the questions of the game: countries, cards, one of several ways, influence spread over countries.
import type { Choose, Idle, Option, Pace, Question, Review, Row, Spread } from '../../../table/question.js';
import type { Text } from '../../../table/text.js';
import { spreadByRule } from './absence-spread.js';
import { card, type CardId } from '../data/cards.js';
import { type CountryId, isCountryId, type SpaceId } from '../data/countries.js';
import { isBattleground, regionOf } from '../data/geography.js';
import { influenceOf, stability } from '../rules/control.js';
import { entriesOf, type Amounts } from '../rules/influence.js';
import { standing } from '../reports/figures.js';
import { cardName, countryName, regionName, say, sideName } from '../reports/names.js';
import type { Side } from '../data/terms.js';
import { type TwilightState, seatOf, type TwilightTable } from '../state.js';
import type { Script } from '../../../table/script.js';

/** What every question has. */
export interface Asked {
  /** Stable name of the kind of question; standing instructions and the computer player go by it. */
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
  /** `wait`: the player is asked even when there is one legal answer, or nothing to choose, as whether there is, is hidden. */
  readonly idle?: Idle;
}

/** The clock a side's question runs on. */
function paceFor(state: TwilightState, side: Side): Pace {
  return state.phasing === null || state.phasing === side ? 'turn' : 'reaction';
}

/** The parts of a question that do not depend on its form. */
export function framed(state: TwilightState, asked: Asked): Omit<Question, 'form' | 'fallback' | 'review'> {
  return {
    key: asked.key,
    seat: seatOf(state, asked.side),
    text: asked.text,
    pace: asked.pace ?? paceFor(state, asked.side),
    about: { side: asked.side, ...asked.about },
    ...(asked.secret === undefined ? {} : { secret: asked.secret }),
    ...(asked.idle === undefined ? {} : { idle: asked.idle }),
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
  extra: { readonly detail?: Text | undefined; readonly danger?: Text | undefined } = {},
): Option<CountryId> {
  return {
    id,
    text: countryName(id),
    group: regionName(regionOf(id)),
    detail: extra.detail ?? countryDetail(state, id),
    ...(extra.danger === undefined ? {} : { danger: extra.danger }),
  };
}

/** A card as an option, under whose event it is; its detail gives the value and the side as well, for lists too short to be grouped. */
export function cardOption(
  id: CardId,
  extra: { readonly detail?: Text; readonly danger?: Text | undefined } = {},
): Option<CardId> {
  const { side, scores } = card(id);
  return {
    id,
    text: cardName(id),
    group: scores === undefined ? say('card.group', { side: sideName(side) }) : say('card.groupScoring'),
    detail: extra.detail ?? (scores === undefined ? valueText(id) : say('card.scoring')),
    ...(extra.danger === undefined ? {} : { danger: extra.danger }),
  };
}

/** What a card is worth and whose event it carries; The China Card carries none. */
function valueText(id: CardId): Text {
  const { side, ops } = card(id);
  return id === 'the_china_card' ? say('card.ops', { ops }) : say('card.opsOf', { ops, side: sideName(side) });
}

/** Something to choose in `chooseOne`. */
export interface Way<Id extends string> {
  readonly id: Id;
  readonly text: Text;
  readonly detail?: Text | undefined;
  readonly danger?: Text | undefined;
  readonly group?: Text | undefined;
}

function wayOption<Id extends string>(way: Way<Id>): Option<Id> {
  return {
    id: way.id,
    text: way.text,
    ...(way.group === undefined ? {} : { group: way.group }),
    ...(way.detail === undefined ? {} : { detail: way.detail }),
    ...(way.danger === undefined ? {} : { danger: way.danger }),
  };
}

/**
 * Asks for one of several ways.
 * @param fallback what stands when time runs out; it must be one of the ways.
 */
export function* chooseOne<Id extends string>(
  t: TwilightTable,
  asked: Asked & { readonly ways: readonly Way<Id>[]; readonly fallback: Id },
): Script<Id> {
  const form: Choose<Id> = { kind: 'choose', min: 1, max: 1, options: () => asked.ways.map(wayOption) };
  const [chosen] = yield* t.ask({ ...framed(t.state, asked), form, fallback: () => [asked.fallback] });
  return chosen ?? asked.fallback;
}

/** Asks yes or no. */
export function* yesNo(
  t: TwilightTable,
  asked: Asked & {
    readonly fallback: boolean;
    readonly yes?: Text;
    readonly no?: Text;
    readonly danger?: Text | undefined;
  },
): Script<boolean> {
  const answer = yield* chooseOne(t, {
    ...asked,
    ways: [
      { id: 'yes', text: asked.yes ?? say('yes'), danger: asked.danger },
      { id: 'no', text: asked.no ?? say('no') },
    ],
    fallback: asked.fallback ? 'yes' : 'no',
  });
  return answer === 'yes';
}

interface FromList<Id extends string> {
  readonly ids: readonly Id[];
  readonly min?: number;
  readonly max?: number;
  readonly detail?: (id: Id) => Text | undefined;
  readonly danger?: (id: Id) => Text | undefined;
  /** What stands when time runs out; the first `min` of the list without it. */
  readonly fallback?: readonly Id[];
  readonly review?: (ids: readonly Id[]) => Review;
}

function* chooseFrom<Id extends string>(
  t: TwilightTable,
  asked: Asked & FromList<Id>,
  option: (id: Id) => Option<Id>,
): Script<readonly Id[]> {
  const waits = asked.idle === 'wait';
  const max = waits ? (asked.max ?? 1) : Math.min(asked.max ?? 1, asked.ids.length);
  const min = Math.min(asked.min ?? 1, max, asked.ids.length);
  if (asked.ids.length === 0 && !waits) return [];
  const form: Choose<Id> = { kind: 'choose', min, max, options: () => asked.ids.map(option) };
  const { review } = asked;
  return yield* t.ask({
    ...framed(t.state, asked),
    form,
    fallback: () => asked.fallback ?? asked.ids.slice(0, min),
    ...(review === undefined ? {} : { review }),
  });
}

/**
 * Asks for countries out of a list, between `min` and `max` (one when absent).
 * @returns nothing, without asking, when the list is empty.
 */
export function* chooseCountries(t: TwilightTable, asked: Asked & FromList<CountryId>): Script<readonly CountryId[]> {
  const { state } = t;
  return yield* chooseFrom(t, asked, (id) =>
    countryOption(state, id, { detail: asked.detail?.(id), danger: asked.danger?.(id) }),
  );
}

/** Asks for one country, or none when `optional`; undefined without asking when the list is empty. */
export function* chooseCountry(
  t: TwilightTable,
  asked: Asked & FromList<CountryId> & { readonly optional?: boolean },
): Script<CountryId | undefined> {
  const [chosen] = yield* chooseCountries(t, { ...asked, min: asked.optional === true ? 0 : 1, max: 1 });
  return chosen;
}

/** Asks for cards out of a list, between `min` and `max` (one when absent); nothing, without asking, when the list is empty. */
export function* chooseCards(t: TwilightTable, asked: Asked & FromList<CardId>): Script<readonly CardId[]> {
  return yield* chooseFrom(t, asked, (id) => {
    const detail = asked.detail?.(id);
    return cardOption(id, { ...(detail === undefined ? {} : { detail }), danger: asked.danger?.(id) });
  });
}

/** A spread of points an event grants or takes. */
export interface InfluenceSpread extends Asked {
  /** Whose influence is added or removed. */
  readonly owner: Side;
  readonly does: 'add' | 'remove';
  readonly countries: readonly CountryId[];
  readonly total: number;
  /** The most in one country; the total when absent. */
  readonly each?: number;
  /** Fewer points are allowed. */
  readonly optional?: boolean;
  /** What stands when time runs out, instead of the caretaker's spread. */
  readonly fallback?: Amounts;
}

/**
 * Asks how to spread influence an event adds or removes; reach and price play no part. As much as fits must be spread unless `optional`.
 * @returns the points by country, not applied yet. Nothing is asked when nothing fits, or when all that fits is needed.
 */
export function* spreadInfluence(t: TwilightTable, asked: InfluenceSpread): Script<Amounts> {
  const { state } = t;
  const each = asked.each ?? asked.total;
  const capacity = (id: CountryId): number =>
    Math.min(each, asked.total, asked.does === 'remove' ? influenceOf(state, asked.owner, id) : asked.total);
  const open = asked.countries.filter((id) => capacity(id) > 0);
  if (open.length === 0) return {};
  const room = open.reduce((sum, id) => sum + capacity(id), 0);
  const total = Math.min(asked.total, room);
  if (room === total && asked.optional !== true) return Object.fromEntries(open.map((id) => [id, capacity(id)]));
  const form: Spread<CountryId> = {
    kind: 'spread',
    min: asked.optional === true ? 0 : total,
    max: total,
    rows: () => open.map((id) => countryRow(state, id, capacity(id))),
  };
  const answer = yield* t.ask({
    ...framed(state, { ...asked, about: { owner: asked.owner, does: asked.does, total, each, ...asked.about } }),
    form,
    fallback: () =>
      asked.fallback ??
      spreadByRule(state, asked.side, { owner: asked.owner, does: asked.does, countries: open, total, each }),
  });
  return Object.fromEntries(entriesOf(answer));
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
