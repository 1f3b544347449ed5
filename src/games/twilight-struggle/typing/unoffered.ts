// Why a card, a use of it or a country that a player names is not on offer: the reasons for refusing typed text.
import type { Unoffered } from '../../../table/game.js';
import type { Question } from '../../../table/question.js';
import type { Text } from '../../../table/text.js';
import { influenceOf } from '../rules/control.js';
import { card, cardIds, type CardId } from '../data/cards.js';
import { type CountryId, countryIds } from '../data/countries.js';
import { opponent, type Side } from '../data/terms.js';
import { isClosed } from '../rules/defcon.js';
import { isIn, regionOf } from '../data/geography.js';
import { reachable } from '../rules/influence.js';
import { natoProtects } from '../rules/realignments.js';
import { cardName, countryName, regionName, say } from '../reports/names.js';
import { opsUses } from '../rules/operations.js';
import type { TwilightView } from '../view.js';

/** Everything with a name that a question leaves out, with the reason why. */
export function unoffered({
  question,
  view,
}: {
  readonly question: Question;
  readonly view: TwilightView;
}): readonly Unoffered[] {
  const side = view.side;
  if (side === null) return [];
  const offered = new Set(offers(question));
  const cards = cardIds.map((id) => ({ id, text: cardName(id), why: cardReason(view, question, id) }));
  const places = countryIds.map((id) => ({ id, text: countryName(id), why: countryReason(view, side, question, id) }));
  return [...uses(question), ...cards, ...places].filter(({ id }) => !offered.has(id));
}

function offers({ form }: Question): readonly string[] {
  if (form.kind === 'choose') return form.options().map(({ id }) => id);
  return form.kind === 'spread' ? form.rows().map(({ id }) => id) : [];
}

/** Uses of Operations and the event: the card comes first; afterwards they are missing because they are not legal. */
function uses({ key }: Question): readonly Unoffered[] {
  if (key !== 'play' && key !== 'mode' && key !== 'opsUse') return [];
  const why = key === 'play' ? say('refuse.cardFirst') : say('refuse.useNotLegal');
  return [
    ...opsUses.map((id) => ({ id, text: say(`use.${id}`), why })),
    { id: 'event', text: say('mode.event'), why: key === 'mode' ? say('refuse.eventNotLegal') : why },
  ];
}

function cardReason(view: TwilightView, { key, about }: Question, id: CardId): Text {
  const held = view.hand.includes(id) || (id === 'the_china_card' && view.china.holder === view.side);
  const playing = key === 'mode' ? cardIds.find((one) => one === about?.['card']) : undefined;
  if (playing === id) return say('refuse.playingIt', { card: cardName(id) });
  if (playing !== undefined && held) {
    const isCompanion = playing === 'un_intervention' && view.side !== null && card(id).side === opponent(view.side);
    return say(isCompanion ? 'refuse.companionLater' : 'refuse.playingOther', {
      card: cardName(id),
      playing: cardName(playing),
    });
  }
  return held ? say('refuse.cardNotNow', { card: cardName(id) }) : say('refuse.notInHand', { card: cardName(id) });
}

function countryReason(view: TwilightView, side: Side, question: Question, id: CountryId): Text {
  const country = countryName(id);
  switch (question.key) {
    case 'influence':
      if (side === 'ussr' && view.chernobyl !== null && isIn(id, view.chernobyl)) {
        return say('effect.chernobyl', { region: regionName(view.chernobyl) });
      }
      return reachable(view, side).includes(id) ? say('refuse.tooDear', { country }) : say('refuse.reach', { country });
    case 'coupTarget':
    case 'realignTarget':
      return strikeReason(view, side, question, id) ?? say('refuse.notThere', { country });
    case 'play':
      return say('refuse.cardFirst');
    default:
      return say('refuse.notThere', { country });
  }
}

/** What keeps a side from a coup or realignment in a country; undefined when it is none of the standing bans. */
function strikeReason(view: TwilightView, side: Side, question: Question, id: CountryId): Text | undefined {
  const coups = question.key === 'coupTarget';
  const ignoresDefcon = question.about?.['free'] === true || (!coups && view.options.realignIgnoresDefcon);
  if (influenceOf(view, opponent(side), id) === 0) return say('refuse.noOpposing', { country: countryName(id) });
  if (!ignoresDefcon && isClosed(view, id)) {
    return say('refuse.closed', { level: view.defcon, region: regionName(regionOf(id)) });
  }
  if (side === 'us') return undefined;
  if (coups && view.effects.reformer && isIn(id, 'europe')) return say('effect.reformer');
  if (natoProtects(view, id)) return say('effect.nato');
  return id === 'japan' && view.effects.usJapanPact ? say('effect.usJapanPact') : undefined;
}
