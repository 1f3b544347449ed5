// What a nation is asked when cards on the table may answer something: one of those that fit, or to pass. Everybody who might hold one is asked the same.
import type { Choose, Question } from '../../../table/question.js';
import type { Text } from '../../../table/text.js';
import { card, type CardId } from '../data/cards.js';
import type { Nation } from '../data/nations.js';
import { kindAt } from '../data/spaces.js';
import { cardName, nationName, say, spaceName } from '../reports/names.js';
import { pieceName } from '../reports/pieces.js';
import { due } from '../rules/economic-warfare.js';
import { canPay } from '../rules/costs.js';
import { fits, isAnyTime, spaceOf, statusFor, type Trigger } from '../rules/triggers.js';
import { couldUseTruk, withTruk } from '../rules/truk.js';
import { unseenOf, type QmgState } from '../state.js';
import { cardOption, framed } from './ask.js';

/** The cards a nation can answer with now: Status cards, face-down cards, Bolster cards of its hand, each if it can pay for it. */
function answersTo(state: QmgState, nation: Nation, trigger: Trigger, done: ReadonlySet<CardId>): readonly CardId[] {
  const hand = state.hand[nation];
  const held = unseenOf(state, nation);
  const hidden = [...state.responses[nation], ...hand.filter((id) => card(id).type === 'bolster')];
  const fitting = (table: QmgState): readonly CardId[] => [
    ...statusFor(table, nation, trigger, done, held),
    ...hidden.filter((id) => isAnyTime(table, id) || fits(table, id, trigger, held)).toSorted(),
  ];
  const now = fitting(state);
  return [...now, ...(opensMore(state, nation, now, fitting) ? (['jpn-truk'] as const) : [])].filter((id) =>
    canPay(state, nation, id, hand),
  );
}

/** Whether Japan has Truk, and could answer with more once it has used it. */
function opensMore(
  state: QmgState,
  nation: Nation,
  now: readonly CardId[],
  fitting: (table: QmgState) => readonly CardId[],
): boolean {
  const { japan } = state.responses;
  if (nation !== 'japan' || !japan.includes('jpn-truk') || !couldUseTruk(state, japan.length)) return false;
  return fitting(withTruk(state)).some((id) => !now.includes(id));
}

/** The key of the question to nations whose turn it is not: those who leave such windows to instructions are not waited for. */
export function windowKey(kind: Trigger['kind']): string {
  return `respond.${kind}`;
}

/** The question in a window; it is the same for all who might hold a card. Nobody is waited for where only what was said in advance counts. */
export function windowQuestion(
  state: QmgState,
  nation: Nation,
  trigger: Trigger,
  done: ReadonlySet<CardId>,
): Question<Choose<CardId>> {
  const isDeclared = trigger.kind === 'bolsterDeclared' || trigger.kind === 'statusDeclared';
  return {
    ...respondQuestion(state, nation, trigger, done),
    key: windowKey(trigger.kind),
    ...(isDeclared && state.options.declarationWindows === 'proxy' ? { idle: 'standing' } : {}),
  };
}

/** The question to the nation whose turn it is; an empty answer passes. */
export function respondQuestion(
  state: QmgState,
  nation: Nation,
  trigger: Trigger,
  done: ReadonlySet<CardId>,
): Question<Choose<CardId>> {
  const cards = answersTo(state, nation, trigger, done);
  const space = spaceOf(trigger);
  return {
    ...framed(state, {
      key: 'respond',
      ...(space === undefined ? {} : { places: [space] }),
      nation,
      text: triggerText(trigger),
      about: aboutTrigger(nation, trigger),
      // That it has nothing to answer with is nothing a nation needs to hear of each deed.
      idle: 'quiet',
    }),
    ...(space === undefined ? {} : { fromHand: true }),
    form: {
      kind: 'choose',
      of: 'cards',
      min: 0,
      max: 1,
      none: say('respond.pass'),
      options: () => cards.map((id) => cardOption(id)),
    },
    fallback: () => cards.filter(stands).slice(0, 1),
  };
}

/** Whether a card is used when time runs out: what protects a piece, meets an enemy's landing or costs nothing. */
export function stands(id: CardId): boolean {
  const { window, type, cost } = card(id);
  if (window === 'removal' || window === 'enemyArmy' || window === 'enemyNavy') return cost === undefined;
  return type === 'status' && cost === undefined && window !== 'turnStart' && window !== 'discardStart';
}

/** Plain facts of a trigger for instructions and computer players. */
function aboutTrigger(nation: Nation, trigger: Trigger): Readonly<Record<string, unknown>> {
  const { kind, by } = trigger;
  switch (trigger.kind) {
    case 'removal':
      return { trigger: kind, by, of: trigger.nation, space: trigger.space, cause: trigger.cause };
    case 'removed':
      return { trigger: kind, by, of: trigger.nation, space: trigger.space };
    case 'battle':
      return { trigger: kind, by, space: trigger.space, of: trigger.nation };
    case 'airPlaced':
      return { trigger: kind, by, of: trigger.nation, space: trigger.space };
    case 'superiority':
      return { trigger: kind, by, of: trigger.nation, space: trigger.space, from: trigger.from };
    case 'placed':
      return { trigger: kind, by, of: trigger.nation, space: trigger.space };
    case 'played':
      return { trigger: kind, by, card: trigger.card, stake: stakeOf(nation, trigger) };
    case 'statusUsed':
    case 'bolsterDeclared':
    case 'statusDeclared':
      return { trigger: kind, by, cards: trigger.cards };
    case 'turnStart':
    case 'playStart':
    case 'airStart':
    case 'victoryStart':
    case 'discardStart':
      return { trigger: kind, by };
  }
}

/** How many cards a nation would have to discard, or all targets together where it is none of them. */
function stakeOf(nation: Nation, { raid }: Extract<Trigger, { readonly kind: 'played' }>): number {
  if (raid === null) return 0;
  const targets = raid.targets.includes(nation) ? [nation] : raid.targets;
  return targets.reduce((sum, target) => sum + due(raid, target), 0);
}

function triggerText(trigger: Trigger): Text {
  switch (trigger.kind) {
    case 'turnStart':
    case 'playStart':
    case 'airStart':
    case 'victoryStart':
    case 'discardStart':
      return say(`ask.respond.${trigger.kind}`);
    case 'removal': {
      const args = { piece: pieceName(trigger.nation, trigger.space), space: spaceName(trigger.space) };
      return trigger.cause === 'supply' ? say('ask.respond.starving', args) : say('ask.respond.removal', args);
    }
    case 'removed':
      return say('ask.respond.removed', {
        piece: pieceName(trigger.nation, trigger.space),
        space: spaceName(trigger.space),
      });
    case 'battle':
      return say('ask.respond.battle', { nation: nationName(trigger.nation), space: spaceName(trigger.space) });
    case 'airPlaced':
    case 'superiority':
      return say(`ask.respond.${trigger.kind}`, {
        nation: nationName(trigger.nation),
        space: spaceName(trigger.space),
      });
    case 'placed':
      return say('ask.respond.placed', {
        nation: nationName(trigger.nation),
        what: say(`what.${kindAt(trigger.space)}`),
        space: spaceName(trigger.space),
      });
    case 'played':
      return say('ask.respond.played', { nation: nationName(trigger.by), card: cardName(trigger.card) });
    case 'bolsterDeclared':
    case 'statusDeclared':
    case 'statusUsed':
      return say(`ask.respond.${trigger.kind}`, { nation: nationName(trigger.by), cards: trigger.cards.map(cardName) });
  }
}
