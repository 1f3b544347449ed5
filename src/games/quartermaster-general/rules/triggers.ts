// What cards on the table can answer: the triggers, which cards fit them, and who could answer as far as everybody can know.
import type { CardFacts, Filter, WindowId } from '../data/card-terms.js';
import { card, cardsOf, isTotalWar, ownerOf, type CardId } from '../data/cards.js';
import { isAmong, nationsOf, opponent, sideOf, type Flag, type Kind, type Nation, type Side } from '../data/nations.js';
import { kindAt, type SpaceId } from '../data/spaces.js';
import type { OpenTable } from '../state.js';
import { adjacent, holds, neighbours, spacesHeld } from './board.js';
import { isProtected } from './battles.js';
import { hasStake, strikes, type Raid } from './economic-warfare.js';
import { areThere, piecesOf } from './places.js';
import { couldDo, stepsOf } from './steps.js';
import { statusOf } from './status.js';
import { supplied } from './supply.js';
import type { How } from './placing.js';

/** Why a piece is about to leave the board. */
export type Cause = 'battle' | 'card' | 'supply';

/** Moments of a nation's own turn. */
const moments = ['turnStart', 'playStart', 'airStart', 'victoryStart', 'discardStart'] as const;
export type Moment = (typeof moments)[number];

/** Something that cards on the table, and Bolster cards of the hand, may answer. */
export type Trigger =
  | { readonly kind: Moment; readonly by: Nation }
  | {
      readonly kind: 'removal';
      readonly by: Nation;
      readonly nation: Flag;
      readonly space: SpaceId;
      readonly cause: Cause;
      /** A card keeps the piece this once. */
      prevented: boolean;
    }
  | {
      readonly kind: 'removed';
      readonly by: Nation;
      readonly nation: Flag;
      readonly space: SpaceId;
      /** It was in supply. */
      readonly fed: boolean;
    }
  | {
      readonly kind: 'battle';
      /** Whose card it was. */
      readonly by: Nation;
      /** Who battled. */
      readonly nation: Flag;
      readonly space: SpaceId;
      /** Whose piece was the target; null in an empty space. */
      readonly target: Flag | null;
    }
  | {
      readonly kind: 'placed';
      readonly by: Nation;
      readonly nation: Flag;
      readonly how: How;
      readonly space: SpaceId;
    }
  /** An Air Force has been deployed or marshalled. */
  | { readonly kind: 'airPlaced'; readonly by: Nation; readonly nation: Flag; readonly space: SpaceId }
  | {
      readonly kind: 'superiority';
      readonly by: Nation;
      /** Whose Air Force took it, and where that stands. */
      readonly nation: Flag;
      readonly from: SpaceId;
      readonly space: SpaceId;
      /** Whose Air Force is gone. */
      readonly removed: Flag | null;
    }
  | {
      readonly kind: 'played';
      readonly by: Nation;
      readonly card: CardId;
      /** As the Play step of its turn. */
      readonly asPlay: boolean;
      readonly raid: Raid | null;
      /** Where the card goes instead of staying discarded. */
      keep: 'deck' | 'top' | null;
    }
  | { readonly kind: 'statusUsed'; readonly by: Nation; readonly cards: readonly CardId[] }
  | {
      /** Cards of the Axis are about to be used. */
      readonly kind: 'bolsterDeclared' | 'statusDeclared';
      readonly by: Nation;
      readonly cards: readonly CardId[];
      /** Which of them a card has stopped. */
      stopped: readonly CardId[];
    };

/** Whether a trigger is a moment of a nation's own turn. */
function isMoment(trigger: Trigger): trigger is Extract<Trigger, { readonly kind: Moment }> {
  return moments.some((one) => one === trigger.kind);
}

/** The space a trigger is about. */
export function spaceOf(trigger: Trigger): SpaceId | undefined {
  return 'space' in trigger ? trigger.space : undefined;
}

/** The sides that may answer, in the order in which they do: the side that did not cause it first (rulebook, Reactions). */
export function sidesAnswering(trigger: Trigger): readonly Side[] {
  if (isMoment(trigger)) return [sideOf(trigger.by)];
  switch (trigger.kind) {
    case 'removal':
      return [sideOf(trigger.nation)];
    case 'bolsterDeclared':
    case 'statusDeclared':
      return [opponent(sideOf(trigger.by))];
    case 'airPlaced':
    case 'superiority':
    case 'removed':
    case 'battle':
    case 'placed':
    case 'played':
    case 'statusUsed':
      return [opponent(sideOf(trigger.by)), sideOf(trigger.by)];
  }
}

/** When a card must be usable for a trigger to concern it at all. */
const windows: Readonly<Record<Trigger['kind'], readonly WindowId[]>> = {
  turnStart: ['turnStart'],
  playStart: ['playStart'],
  airStart: ['airStart'],
  victoryStart: ['victoryStart'],
  discardStart: ['discardStart'],
  removal: ['removal'],
  removed: ['removed'],
  battle: ['chineseArmy', 'axisBattled', 'landBattle', 'seaBattle', 'anyBattle'],
  placed: ['chineseArmy', 'armyBuilt', 'navyBuilt', 'enemyArmy', 'enemyNavy'],
  airPlaced: ['airPlaced'],
  superiority: ['superiority'],
  played: ['cardPlayed', 'economicWarfare'],
  statusUsed: ['germanStatus'],
  bolsterDeclared: ['bolsterDeclared'],
  statusDeclared: ['statusDeclared'],
};

/**
 * Whether a card on the table answers a trigger and could do something there; from what lies open alone.
 * @param held cards that its owner holds or may hold unseen, which could follow it.
 */
export function fits(table: OpenTable, id: CardId, trigger: Trigger, held: readonly CardId[] = []): boolean {
  // Asked of every card that might lie unseen, and hardly any is about such a thing.
  const { window } = card(id);
  if (window === undefined || !windows[trigger.kind].includes(window)) return false;
  const owner = ownerOf(id);
  if (table.used.includes(id)) return false;
  if (!answers(table, id, owner, trigger)) return false;
  const there = card(id).on?.there;
  if (there !== undefined && !areThere(table, there, { owner })) return false;
  return stepsOf(table, id).some((step) => couldDo(table, step, { owner, card: id, trigger: spaceOf(trigger), held }));
}

function answers(table: OpenTable, id: CardId, owner: Nation, trigger: Trigger): boolean {
  const facts = card(id);
  const { window, on = {} } = facts;
  if (isMoment(trigger)) return window === trigger.kind && trigger.by === owner;
  switch (trigger.kind) {
    case 'removal':
      if (window !== 'removal' || trigger.prevented || isProtected(table, trigger)) return false;
      if (on.cause !== undefined && on.cause !== trigger.cause) return false;
      return sideOf(owner) === sideOf(trigger.nation) && isAbout(table, on, owner, trigger);
    case 'removed':
      return window === 'removed' && (trigger.fed || isTotalWar(id)) && answersRemoved(table, on, owner, trigger);
    case 'battle':
      return answersBattle(table, facts, owner, trigger);
    case 'placed':
      return answersPlacing(table, facts, owner, trigger);
    case 'airPlaced':
      return window === 'airPlaced' && trigger.nation === owner && isAbout(table, on, owner, trigger);
    case 'superiority':
      return answersSuperiority(table, id, owner, trigger);
    case 'played':
      return answersPlay(table, facts, owner, trigger);
    case 'statusUsed':
      return window === 'germanStatus' && trigger.cards.some((one) => table.status[trigger.by].includes(one));
    case 'bolsterDeclared':
    case 'statusDeclared':
      return window === trigger.kind && trigger.cards.some((one) => !trigger.stopped.includes(one));
  }
}

function answersRemoved(table: OpenTable, on: Filter, owner: Nation, trigger: Of<'removed'>): boolean {
  if (on.kind !== kindAt(trigger.space) || on.nations?.includes(trigger.nation) !== true) return false;
  if (on.last === true && spacesHeld(table, trigger.nation, 'army').length > 0) return false;
  return isAt(table, on, owner, trigger.space);
}

function answersSuperiority(table: OpenTable, id: CardId, owner: Nation, trigger: Of<'superiority'>): boolean {
  const { window, on = {} } = card(id);
  if (window !== 'superiority' || (on.by !== undefined && !isAmong(on.by, trigger.nation))) return false;
  const anyAxis = id === 'ger-flakzwilling' && table.options.flakzwillingAnyAxis;
  const whose: readonly Flag[] | undefined = anyAxis ? nationsOf('axis') : on.nations;
  if (whose !== undefined && (trigger.removed === null || !whose.includes(trigger.removed))) return false;
  return isAt(table, on, owner, trigger.space);
}

type Of<K extends Trigger['kind']> = Extract<Trigger, { readonly kind: K }>;

function answersBattle(
  table: OpenTable,
  { window, on = {} }: CardFacts,
  owner: Nation,
  trigger: Of<'battle'>,
): boolean {
  if (window === 'chineseArmy') return trigger.target === 'china' && kindAt(trigger.space) === 'army';
  if (window === 'axisBattled') {
    return trigger.target !== null && isAbout(table, on, owner, { nation: trigger.target, space: trigger.space });
  }
  const own = kindAt(trigger.space) === 'army' ? 'landBattle' : 'seaBattle';
  if (window !== own && window !== 'anyBattle') return false;
  const whose: readonly Flag[] = on.by ?? [owner];
  return whose.includes(trigger.nation) && isAt(table, on, owner, trigger.space);
}

function answersPlacing(
  table: OpenTable,
  { window, on = {} }: CardFacts,
  owner: Nation,
  trigger: Of<'placed'>,
): boolean {
  const kind = kindAt(trigger.space);
  if (window === 'chineseArmy') return trigger.nation === 'china' && kind === 'army';
  if (window === (kind === 'army' ? 'armyBuilt' : 'navyBuilt')) {
    return trigger.how === 'build' && trigger.nation === owner && isAt(table, on, owner, trigger.space);
  }
  if (window !== (kind === 'army' ? 'enemyArmy' : 'enemyNavy')) return false;
  return holds(table, trigger.nation, trigger.space) && isAbout(table, on, owner, trigger);
}

function answersPlay(table: OpenTable, facts: CardFacts, owner: Nation, trigger: Of<'played'>): boolean {
  const { window, on = {}, steps } = facts;
  const played = card(trigger.card);
  if (window === 'cardPlayed') {
    const ofType = on.type === undefined || on.type === played.type;
    return trigger.asPlay && trigger.keep === null && trigger.by === owner && ofType;
  }
  if (window !== 'economicWarfare' || trigger.raid === null || trigger.raid.cancelled) return false;
  const { raid } = trigger;
  // What is no modifier is an effect of its own, whatever is at stake.
  const byItself = steps.some(({ op }) => op === 'battle' || op === 'discardDeck');
  if (!byItself && !hasStake(raid)) return false;
  const anyAxis = on.submarines === true && table.options.wolfPacksAnyAxis && sideOf(trigger.by) === 'axis';
  if (on.by?.includes(trigger.by) === false && !anyAxis) return false;
  if (on.submarines === true && played.submarines !== true) return false;
  if (on.target === 'self') return strikes(raid, owner);
  if (byItself) return true;
  return steps.every(({ op }) => op === 'cancelCard') || raid.targets.some((target) => strikes(raid, target));
}

/** Whether a trigger about a piece is what a filter asks for. */
function isAbout(
  table: OpenTable,
  on: Filter,
  owner: Nation,
  piece: { readonly nation: Flag; readonly space: SpaceId },
): boolean {
  const kind: Kind = kindAt(piece.space);
  if (on.kind !== undefined && on.kind !== kind) return false;
  if (on.nations !== undefined && !isAmong(on.nations, piece.nation)) return false;
  if (on.supplied === true && !supplied(table, piece.nation).has(piece.space)) return false;
  return isAt(table, on, owner, piece.space);
}

/** Whether a trigger's space is what a filter asks for. */
function isAt(table: OpenTable, { space, near }: Filter, owner: Nation, at: SpaceId): boolean {
  const side = sideOf(owner);
  if (space !== undefined) {
    const list = 'around' in space ? [space.around, ...neighbours(table, side, space.around)] : space;
    if (!list.includes(at)) return false;
  }
  return near === undefined || piecesOf(table, near, { owner }).some((one) => adjacent(table, side, at, one.space));
}

/** A nation's face-up Status cards that answer a trigger and have not done so yet. */
export function statusFor(
  table: OpenTable,
  nation: Nation,
  trigger: Trigger,
  done: ReadonlySet<CardId>,
  held: readonly CardId[] = [],
): readonly CardId[] {
  return statusOf(table, nation).filter((id) => !done.has(id) && fits(table, id, trigger, held));
}

/** How many cards of a nation lie hidden where they could be used from: face down on the table, and in hand. */
export type Hidden = (nation: Nation) => { readonly faceDown: number; readonly hand: number };

/**
 * The nations of a side that could answer as far as everybody can know: by a Status card that lies open, by a face-down card that
 * might be one of its Responses not yet seen, or by a card of the hand that might be such a Bolster.
 */
export function couldAnswer(
  table: OpenTable,
  hidden: Hidden,
  side: Side,
  trigger: Trigger,
  done: ReadonlySet<CardId>,
): readonly Nation[] {
  return nationsOf(side).filter((nation) => {
    const concerned = concernedBy(cardsOf(nation, table.options), trigger.kind);
    if (concerned.length === 0) return false;
    const { faceDown, hand } = hidden(nation);
    const responses = faceDown > 0 ? unseenResponses(table, nation) : [];
    const bolsters = hand + (nation === 'united-states' ? faceDown : 0) > 0 ? unseenBolsters(table, nation) : [];
    const held = [...responses, ...bolsters];
    return (
      statusFor(table, nation, trigger, done, held).length > 0 ||
      held.some((id) => concerned.includes(id) && fits(table, id, trigger, held))
    );
  });
}

/** Response cards of a nation that have not been used yet. */
export function unseenResponses(table: OpenTable, nation: Nation): readonly CardId[] {
  return unseen(table, nation, 'response');
}

/** Bolster cards of a nation that have not been used yet. */
export function unseenBolsters(table: OpenTable, nation: Nation): readonly CardId[] {
  return unseen(table, nation, 'bolster');
}

/** The cards of a list that triggers of a kind may concern, by list and kind. */
const concerns = new WeakMap<readonly CardId[], Map<Trigger['kind'], readonly CardId[]>>();

function concernedBy(cards: readonly CardId[], kind: Trigger['kind']): readonly CardId[] {
  const byKind = concerns.get(cards) ?? new Map<Trigger['kind'], readonly CardId[]>();
  concerns.set(cards, byKind);
  const known = byKind.get(kind) ?? cards.filter((id) => windows[kind].some((one) => one === card(id).window));
  byKind.set(kind, known);
  return known;
}

type HiddenType = 'response' | 'bolster';

/** The cards of a nation that lie unseen before they are used, by the list of its cards. */
const hiddenCards = new WeakMap<readonly CardId[], Readonly<Record<HiddenType, readonly CardId[]>>>();

function hiddenOf(cards: readonly CardId[], type: HiddenType): readonly CardId[] {
  const known = hiddenCards.get(cards) ?? {
    response: cards.filter((id) => card(id).type === 'response'),
    bolster: cards.filter((id) => card(id).type === 'bolster'),
  };
  hiddenCards.set(cards, known);
  return known[type];
}

function unseen(table: OpenTable, nation: Nation, type: HiddenType): readonly CardId[] {
  return hiddenOf(cardsOf(nation, table.options), type).filter((id) => !table.seen[nation].includes(id));
}

/** Whether a card of the hand or the table may be used at any time, and so beside whatever its owner is asked about. */
export function isAnyTime({ options, active }: OpenTable, id: CardId): boolean {
  return card(id).window === 'anyTime' && (!options.pactOfSteelOwnTurnOnly || active === ownerOf(id));
}
