// What cards on the table can answer: the triggers, which cards fit them, and who could answer as far as everybody can know.
import type { CardFacts, Filter } from '../data/card-terms.js';
import { card, cardsOf, ownerOf, type CardId } from '../data/cards.js';
import { nationsOf, opponent, sideOf, type Kind, type Nation, type Side } from '../data/nations.js';
import { kindAt, type SpaceId } from '../data/spaces.js';
import type { OpenTable } from '../state.js';
import { adjacent, holds, neighbours } from './board.js';
import { isProtected } from './battles.js';
import { due, hasStake, type Raid } from './economic-warfare.js';
import { piecesOf } from './places.js';
import { couldDo, stepsOf } from './steps.js';
import { supplied } from './supply.js';
import type { How } from './placing.js';

/** Why a piece is about to leave the board. */
export type Cause = 'battle' | 'card' | 'supply';

/** Something that cards on the table may answer. */
export type Trigger =
  | { readonly kind: 'turnStart' | 'discardStart'; readonly by: Nation }
  | {
      readonly kind: 'removal';
      readonly by: Nation;
      readonly nation: Nation;
      readonly space: SpaceId;
      readonly cause: Cause;
      /** A card keeps the piece this once. */
      prevented: boolean;
    }
  | { readonly kind: 'removed'; readonly by: Nation; readonly nation: Nation; readonly space: SpaceId }
  | {
      readonly kind: 'battle';
      readonly by: Nation;
      readonly space: SpaceId;
      /** Whose piece was the target; null in an empty space. */
      readonly target: Nation | null;
    }
  | {
      readonly kind: 'placed';
      readonly by: Nation;
      readonly nation: Nation;
      readonly how: How;
      readonly space: SpaceId;
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
  | { readonly kind: 'statusUsed'; readonly by: Nation; readonly cards: readonly CardId[] };

/** The space a trigger is about. */
export function spaceOf(trigger: Trigger): SpaceId | undefined {
  return 'space' in trigger ? trigger.space : undefined;
}

/** The sides that may answer, in the order in which they do: the side that did not cause it first (rulebook, Reactions). */
export function sidesAnswering(trigger: Trigger): readonly Side[] {
  switch (trigger.kind) {
    case 'turnStart':
    case 'discardStart':
      return [sideOf(trigger.by)];
    case 'removal':
      return [sideOf(trigger.nation)];
    case 'removed':
    case 'battle':
    case 'placed':
    case 'played':
    case 'statusUsed':
      return [opponent(sideOf(trigger.by)), sideOf(trigger.by)];
  }
}

/** Whether a card on the table answers a trigger and could do something there; from what lies open alone. */
export function fits(table: OpenTable, id: CardId, trigger: Trigger): boolean {
  const facts = card(id);
  const owner = ownerOf(id);
  if (facts.perTurn === true && table.used.includes(id)) return false;
  if (!answers(table, facts, owner, trigger)) return false;
  return stepsOf(table, id).some((step) => couldDo(table, step, { owner, card: id, trigger: spaceOf(trigger) }));
}

function answers(table: OpenTable, facts: CardFacts, owner: Nation, trigger: Trigger): boolean {
  const { window, on = {} } = facts;
  switch (trigger.kind) {
    case 'turnStart':
      return window === 'turnStart' && trigger.by === owner;
    case 'discardStart':
      return window === 'discardStart' && trigger.by === owner;
    case 'removal':
      if (window !== 'removal' || trigger.prevented || isProtected(table, trigger)) return false;
      if (on.cause !== undefined && on.cause !== trigger.cause) return false;
      return sideOf(owner) === sideOf(trigger.nation) && isAbout(table, on, owner, trigger);
    case 'removed':
      return window === 'removed' && on.kind === kindAt(trigger.space) && on.nations?.includes(trigger.nation) === true;
    case 'battle':
      return answersBattle(table, facts, owner, trigger);
    case 'placed':
      return answersPlacing(table, facts, owner, trigger);
    case 'played':
      return answersPlay(table, facts, owner, trigger);
    case 'statusUsed':
      return window === 'germanStatus' && trigger.cards.some((id) => table.status[trigger.by].includes(id));
  }
}

type Of<K extends Trigger['kind']> = Extract<Trigger, { readonly kind: K }>;

function answersBattle(
  table: OpenTable,
  { window, on = {} }: CardFacts,
  owner: Nation,
  trigger: Of<'battle'>,
): boolean {
  if (window === 'axisBattled') {
    return trigger.target !== null && isAbout(table, on, owner, { nation: trigger.target, space: trigger.space });
  }
  const own = kindAt(trigger.space) === 'army' ? 'landBattle' : 'seaBattle';
  return window === own && trigger.by === owner && isAt(table, on, owner, trigger.space);
}

function answersPlacing(
  table: OpenTable,
  { window, on = {} }: CardFacts,
  owner: Nation,
  trigger: Of<'placed'>,
): boolean {
  const kind = kindAt(trigger.space);
  if (window === (kind === 'army' ? 'armyBuilt' : 'navyBuilt')) {
    return trigger.how === 'build' && trigger.nation === owner;
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
  if (window !== 'economicWarfare' || trigger.raid === null || !hasStake(trigger.raid)) return false;
  const { raid } = trigger;
  const anyAxis = on.submarines === true && table.options.wolfPacksAnyAxis && sideOf(trigger.by) === 'axis';
  if (on.by?.includes(trigger.by) === false && !anyAxis) return false;
  if (on.submarines === true && played.submarines !== true) return false;
  if (on.target === 'self') return due(raid, owner) > 0;
  return steps.every(({ op }) => op === 'cancelCard') || raid.targets.some((target) => (raid.base[target] ?? 0) > 0);
}

/** Whether a trigger about a piece is what a filter asks for. */
function isAbout(
  table: OpenTable,
  on: Filter,
  owner: Nation,
  piece: { readonly nation: Nation; readonly space: SpaceId },
): boolean {
  const kind: Kind = kindAt(piece.space);
  if (on.kind !== undefined && on.kind !== kind) return false;
  if (on.nations?.includes(piece.nation) === false) return false;
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
): readonly CardId[] {
  return table.status[nation].filter((id) => !done.has(id) && fits(table, id, trigger));
}

/**
 * The nations of a side that could answer as far as everybody can know: by a Status card that lies open, or by a face-down card
 * that might be one of its Responses not yet seen.
 * @param faceDown how many face-down cards each nation has.
 */
export function couldAnswer(
  table: OpenTable,
  faceDown: (nation: Nation) => number,
  side: Side,
  trigger: Trigger,
  done: ReadonlySet<CardId>,
): readonly Nation[] {
  return nationsOf(side).filter(
    (nation) =>
      statusFor(table, nation, trigger, done).length > 0 ||
      (faceDown(nation) > 0 && unseenResponses(table, nation).some((id) => fits(table, id, trigger))),
  );
}

/** Response cards of a nation that have not been used yet. */
export function unseenResponses(table: OpenTable, nation: Nation): readonly CardId[] {
  return cardsOf(nation).filter((id) => card(id).type === 'response' && !table.seen[nation].includes(id));
}
