// Every card of the game to look up: facts, effect, what it needs, what bars it, what to beware of.
import type { Reference } from '../../../table/game.js';
import type { Text } from '../../../table/text.js';
import { card, cardIds, type CardId, type Peril } from '../data/cards.js';
import { cardPicture } from './card-picture.js';
import { aliasText, effectText, factsText, rulingText } from '../reports/card-text.js';
import { cardName, say, sideName } from '../reports/names.js';

/** Events that have to come before; one of them is enough where there are two. */
const needs: Readonly<Partial<Record<CardId, readonly CardId[]>>> = {
  nato: ['marshall_plan', 'warsaw_pact_formed'],
  solidarity: ['john_paul_ii_elected_pope'],
};

/** Events that switch a card's event off for good. */
const barredBy: Readonly<Partial<Record<CardId, readonly CardId[]>>> = {
  socialist_governments: ['the_iron_lady'],
  arab_israeli_war: ['camp_david_accords'],
  willy_brandt: ['tear_down_this_wall'],
  muslim_revolution: ['awacs_sale_to_saudis'],
  flower_power: ['an_evil_empire'],
  opec: ['north_sea_oil'],
};

function destination(id: CardId): readonly Text[] {
  if (id === 'the_china_card') return [];
  return [say(card(id).starred === true ? 'ref.star' : 'ref.stays')];
}

function origin(id: CardId): readonly Text[] {
  const { optional, promo } = card(id);
  if (optional === true) return [say('ref.optional')];
  return promo === undefined ? [] : [say('ref.promo', { pack: promo })];
}

function conditions(id: CardId): readonly Text[] {
  const before = needs[id];
  const bars = barredBy[id];
  return [
    ...(before === undefined
      ? []
      : [say(before.length > 1 ? 'ref.needsOneOf' : 'ref.needs', { cards: before.map(cardName) })]),
    ...(bars === undefined ? [] : [say('ref.barredBy', { cards: bars.map(cardName) })]),
  ];
}

function perilText({ kind, holder }: Peril): Text {
  if (kind !== 'opponentOps') return say(`ref.peril.${kind}`);
  return say('ref.peril.opponentOps', { side: sideName(holder === 'us' ? 'us' : 'ussr') });
}

function perils(id: CardId): readonly Text[] {
  const texts = (card(id).perils ?? []).map(perilText);
  const seen = new Set<string>();
  return texts.filter((text) => !seen.has(text.key) && seen.add(text.key));
}

function ruling(id: CardId): readonly Text[] {
  const text = rulingText(id);
  return text === undefined ? [] : [say('ref.ruling', { ruling: text })];
}

function reference(id: CardId): Reference {
  const { number, scores, war } = card(id);
  const alias = aliasText(id);
  return {
    id,
    name: cardName(id),
    also: [say('ref.number', { number }), ...(alias === undefined ? [] : [alias])],
    lines: [
      say('ref.facts', { number, facts: factsText(id) }),
      effectText(id),
      ...conditions(id),
      ...(scores === undefined ? [] : [say('ref.scoringRule')]),
      ...(war === true ? [say('ref.war')] : []),
      ...perils(id),
      ...ruling(id),
      ...destination(id),
      ...origin(id),
    ],
    scene: (look) => cardPicture(id, look),
  };
}

/** Every card, in the order of the numbers. */
export function references(): readonly Reference[] {
  return cardIds.map(reference);
}
