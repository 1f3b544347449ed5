// The hand as a picture: two cards beside each other, so that a phone shows them large enough.
import { handGrid } from '../../../draw/cards.js';
import { titleStrip } from '../../../draw/frame.js';
import { bold, languagesOf, line, plain, second } from '../../../draw/lettering.js';
import type { Look, Scene } from '../../../table/scene.js';
import { factionColours, themes } from '../board/theme.js';
import type { CardId } from '../data/cards.js';
import { factsOf } from '../data/own-files.js';
import type { Faction } from '../data/units.js';
import { factionName, say } from '../reports/names.js';
import type { DownfallView } from '../view.js';
import { cardHeight, cardShapes } from './card-picture.js';

const WIDTH = 1240;
const TITLE = 84;
const CARD = 300;
const GRID = { width: WIDTH, edge: 20, gap: 18, columns: 2, top: TITLE } as const;
const CARD_WIDTH = (WIDTH - 2 * GRID.edge - GRID.gap) / GRID.columns;

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
  const { boxes, bottom } = handGrid(cards.length, { ...GRID, card: heights.length === 0 ? CARD : heights });
  const heading = say('panel.hand.title', { faction: factionName(faction) });
  const empty = plain(languages, say('panel.hand.empty'), 34, theme.stripSoft);
  return {
    width: WIDTH,
    height: bottom,
    pixels: Math.min(look.width, WIDTH),
    background: theme.strip,
    ns: 'downfall',
    layers: [
      titleStrip({
        width: WIDTH,
        height: TITLE,
        theme: { ...theme, title: strong },
        runs: [bold(languages, heading, 42, ink), ...second(languages, heading, 28, ink)],
      }),
      {
        id: 'cards',
        shapes:
          cards.length === 0
            ? [line('empty', [WIDTH / 2, TITLE + 20 + CARD / 2], empty, { align: 'centre' })]
            : boxes.flatMap((box, n) => {
                const id = cards[n];
                return id === undefined ? [] : [cardShapes(facts, id, box, look, isOpenNow(view, faction, id))];
              }),
      },
    ],
  };
}
