// Builds the questions of the game: spaces, cards of which there may be several, one of several ways.
import { chooseFrom, chooseOne as chooseWay, optionOf, type Asked, type Way } from '../../../table/ask.js';
import type { Choose, Idle, Option, Pace } from '../../../table/question.js';
import type { Script } from '../../../table/script.js';
import type { Text } from '../../../table/text.js';
import { card, type CardId } from '../data/cards.js';
import type { Nation } from '../data/nations.js';
import type { SpaceId } from '../data/spaces.js';
import { effectText } from '../reports/card-text.js';
import { cardName, say, spaceName } from '../reports/names.js';
import { piecesIn } from '../reports/pieces.js';
import type { OpenTable, QmgTable } from '../state.js';

/** What every question has. */
export interface NationAsked {
  /** Stable name of the kind of question; instructions and the computer player go by it. */
  readonly key: string;
  readonly nation: Nation;
  readonly text: Text;
  /** Without it: `turn` for the nation whose turn it is, `reaction` for any other. */
  readonly pace?: Pace;
  /** Plain facts for the computer player and instructions; only what the nation may know. */
  readonly about?: Readonly<Record<string, unknown>>;
  readonly idle?: Idle;
  /** The spaces it asks about. */
  readonly places?: readonly SpaceId[];
}

/** The parts of a question that do not depend on its form. */
export function framed(table: Pick<OpenTable, 'active'>, asked: NationAsked): Asked {
  return {
    key: asked.key,
    seat: asked.nation,
    text: asked.text,
    pace: asked.pace ?? (table.active === asked.nation ? 'turn' : 'reaction'),
    ...(asked.about === undefined ? {} : { about: asked.about }),
    ...(asked.idle === undefined ? {} : { idle: asked.idle }),
    ...(asked.places === undefined ? {} : { places: asked.places }),
  };
}

/** A space as an option; its detail says who stands there unless there is more to say. */
function spaceOption(table: OpenTable, id: SpaceId, detail?: Text): Option<SpaceId> {
  return optionOf({ id, text: spaceName(id), detail: detail ?? piecesIn(table, id) });
}

/** Asks for spaces out of a list, one unless told otherwise; nothing, without asking, when the list is empty. */
export function* chooseSpaces(
  t: QmgTable,
  asked: NationAsked & {
    readonly spaces: readonly SpaceId[];
    readonly min?: number;
    readonly fallback?: readonly SpaceId[];
    readonly detail?: (id: SpaceId) => Text | undefined;
    /** What choosing nothing means, where it is allowed. */
    readonly none?: Text;
  },
): Script<SpaceId | undefined> {
  const { spaces, min = 0, fallback, detail, none } = asked;
  const list = {
    ids: spaces,
    min,
    max: 1,
    of: 'places' as const,
    ...(fallback === undefined ? {} : { fallback }),
    ...(none === undefined ? {} : { none }),
  };
  const [chosen] = yield* chooseFrom(t, framed(t.state, { ...asked, places: spaces }), list, (id) =>
    spaceOption(t.state, id, detail?.(id)),
  );
  return chosen;
}

/** A card as an option, under its type. */
export function cardOption(id: CardId, max = 1): Option<CardId> {
  return {
    id,
    text: cardName(id),
    group: say(`type.${card(id).type}`),
    detail: effectText(id),
    ...(max === 1 ? {} : { max }),
  };
}

/** Cards of which there may be several, each kind with how many there are, in the order of the types. */
function tallied(cards: readonly CardId[]): readonly (readonly [CardId, number])[] {
  const counts = new Map<CardId, number>();
  for (const id of [...cards].sort(byType)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}

function byType(a: CardId, b: CardId): number {
  return card(a).type.localeCompare(card(b).type) || a.localeCompare(b);
}

/** The form in which some of these cards are chosen. */
export function cardsForm(cards: readonly CardId[], min: number, max: number, ordered = false): Choose<CardId> {
  return {
    kind: 'choose',
    of: 'cards',
    min: Math.min(min, cards.length),
    max: Math.min(max, cards.length),
    ...(ordered ? { ordered: true } : {}),
    options: () => tallied(cards).map(([id, count]) => cardOption(id, count)),
  };
}

/** Asks for some of these cards. */
export function* chooseCards(
  t: QmgTable,
  asked: NationAsked & {
    readonly cards: readonly CardId[];
    readonly min: number;
    readonly max: number;
    readonly ordered?: boolean;
    readonly fallback: readonly CardId[];
    /** What choosing nothing means, where it is allowed. */
    readonly none?: Text;
  },
): Script<readonly CardId[]> {
  const { cards, min, max, ordered, fallback, none } = asked;
  return yield* t.ask({
    ...framed(t.state, asked),
    form: { ...cardsForm(cards, min, max, ordered), ...(none === undefined ? {} : { none }) },
    fallback: () => fallback,
  });
}

/** Asks for one of several ways; the fallback must be one of them. */
export function* chooseOne<Id extends string>(
  t: QmgTable,
  asked: NationAsked & { readonly ways: readonly Way<Id>[]; readonly fallback: Id },
): Script<Id> {
  return yield* chooseWay(t, framed(t.state, asked), asked);
}

/** Asks for one card of a list, or none; nothing, without asking, when the list is empty. */
export function* chooseCardOrNone(
  t: QmgTable,
  asked: NationAsked & { readonly cards: readonly CardId[] },
): Script<CardId | undefined> {
  if (asked.cards.length === 0) return undefined;
  const [chosen] = yield* chooseCards(t, { ...asked, min: 0, max: 1, fallback: [] });
  return chosen;
}

/** One of a list: the only one without asking, nothing when there is none. The first stands when time runs out. */
export function* oneOf<Id extends string>(
  t: QmgTable,
  asked: NationAsked & { readonly ids: readonly Id[]; readonly fallback?: Id },
  name: (id: Id) => Text,
): Script<Id | undefined> {
  const { ids } = asked;
  const [first, ...others] = ids;
  if (first === undefined || others.length === 0) return first;
  const ways = ids.map((id) => ({ id, text: name(id) }));
  return yield* chooseOne(t, { ...asked, ways, fallback: asked.fallback ?? first });
}
