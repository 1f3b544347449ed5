// The hand as a picture.
import { emptyHand, HAND_TITLE, handCards, handCardWidth, handScene } from '../../../draw/hand.js';
import { bold, languagesOf, plain, second } from '../../../draw/lettering.js';
import type { Look, Scene } from '../../../table/scene.js';
import { factionColours, themes } from '../board/theme.js';
import type { CardId } from '../data/cards.js';
import { factsOf } from '../data/own-files.js';
import type { Faction } from '../data/units.js';
import { factionName, say } from '../reports/names.js';
import type { DownfallView } from '../view.js';
import { cardHeight, cardShapes } from './card-picture.js';

const CARD = 300;
const GAP = 18;
const CARD_WIDTH = handCardWidth(GAP);

const ranks: readonly string[] = ['situational', 'hq', 'combat'];

/** Cards that may be played now: by the moment they are made for. */
function isOpenNow(view: DownfallView, faction: Faction, id: CardId): boolean {
  const { timing, usableBy } = factsOf(view).cards[id];
  if (!usableBy.includes(faction)) return false;
  switch (timing) {
    case 'before-order':
      return view.active === faction && view.order === null && view.eventOf === null;
    case 'order-start':
      return view.order?.faction === faction && !view.order.begun;
    case 'combat-hq':
    case 'combat-card':
      return view.combat?.stage === 'cards' && [view.combat.attacker, view.combat.defender].includes(faction);
    case 'reaction':
    case 'naval':
      return false;
  }
}

/** The picture of a faction's hand. */
export function handPicture(view: DownfallView, faction: Faction, look: Look): Scene {
  const facts = factsOf(view);
  const theme = themes[look.theme];
  const languages = languagesOf(look.lang);
  const { strong, ink } = factionColours(look)[faction];
  const cards = view.hand.toSorted(
    (a, b) => ranks.indexOf(facts.cards[a].type) - ranks.indexOf(facts.cards[b].type) || a.localeCompare(b),
  );
  const heights = cards.map((id) => cardHeight(id, CARD_WIDTH, CARD));
  const { shapes, bottom } = handCards({
    cards,
    height: heights.length === 0 ? CARD : heights,
    gap: GAP,
    top: HAND_TITLE,
    draw: (id, box) => cardShapes(facts, id, box, look, isOpenNow(view, faction, id)),
  });
  const heading = say('panel.hand.title', { faction: factionName(faction) });
  const empty = plain(languages, say('panel.hand.empty'), 34, theme.stripSoft);
  return handScene(look, {
    ns: 'downfall',
    theme,
    fill: strong,
    height: bottom,
    runs: [bold(languages, heading, 42, ink), ...second(languages, heading, 28, ink)],
    shapes: cards.length === 0 ? [emptyHand('empty', HAND_TITLE + 20 + CARD / 2, empty)] : shapes,
  });
}
