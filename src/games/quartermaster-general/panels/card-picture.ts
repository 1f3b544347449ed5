// A card as a picture: a band with the sign and the name of its kind, its nation's colour, name, and what it does.
import { cardAlone, cardFace, type CardBand } from '../../../draw/cards.js';
import { bold, type Languages, languagesOf, line, plain, second } from '../../../draw/lettering.js';
import type { Box, Look, Scene, Shape } from '../../../table/scene.js';
import { cardColours, nationColours, themes } from '../board/theme.js';
import { card, type CardId, ownerOf } from '../data/cards.js';
import { effectText, typeName } from '../reports/card-text.js';
import { cardName, nationName } from '../reports/names.js';
import { cardSign } from './card-signs.js';

const BAND = 128;
/** Cards with names that one line would make too small. */
const longNames: ReadonlySet<CardId> = new Set([
  'ger-military-dictatorships-in-the-balkans',
  'ger-submarines-lead-the-battle-of-the-atlantic',
  'ger-submarines-prey-on-unprotected-shipping',
  'uk-australia-forms-the-directorate-of-manpower',
  'uk-lord-linlithgow-declares-india-to-be-at-war',
  'uk-mackenzie-king-drafts-the-national-resources-mobilization-act',
  'jpn-greater-east-asia-co-prosperity-sphere',
  'sov-german-soviet-treaty',
  'sov-vasilevsky-takes-command-in-the-far-east',
  'usa-american-public-sympathizes-with-chinese-people',
  'usa-united-states-submarines-patrol-japanese-shipping-lanes',
  'usa-cash-and-carry-replaces-neutrality-acts',
  'uk-special-air-service-raids-airfields',
  'uk-les-forces-navales-francaises-libres',
  'jpn-japanese-mandate-for-the-south-seas-islands',
  'jpn-nagumo-commands-the-first-air-fleet',
  'jpn-japanese-fleet-blockades-vladivostok',
  'sov-government-evacuates-to-kuibyshev',
]);

function bandOf(id: CardId, height: number, look: Look, languages: Languages): CardBand {
  const { type } = card(id);
  const middle = height * 0.42;
  return {
    width: BAND,
    fill: cardColours[type],
    hatch: { colour: 'rgba(255,255,255,0.07)', spacing: 26, width: 10, angle: 45 },
    marks: [],
    signs: [
      line('type', [BAND / 2, middle + 54], bold(languages, typeName(type), 26, '#FFFFFF'), {
        align: 'centre',
        wrap: { width: BAND - 12, height: 70 },
      }),
      { kind: 'group', id: 'sign', at: [BAND / 2, middle], scale: 1.1, shapes: cardSign(type, '#FFFFFF') },
      {
        kind: 'box',
        id: 'nation',
        box: { x: BAND - 2, y: 2, w: 8, h: height - 4 },
        fill: { colour: nationColours(look)[ownerOf(id)].strong },
        strokes: [{ colour: themes[look.theme].edge, width: 1 }],
      },
    ],
  };
}

/** The shapes of one card in a box; `name` tells copies of it apart. */
export function cardShapes(id: CardId, box: Box, look: Look, name = `card:${id}`): Shape {
  const theme = themes[look.theme];
  const languages = languagesOf(look.lang);
  const other = second(languages, cardName(id), 23, theme.stripSoft);
  return cardFace({
    id: name,
    of: id,
    box,
    theme,
    band: bandOf(id, box.h, look, languages),
    title: [bold(languages, cardName(id), longNames.has(id) ? 31 : 37, theme.ink)],
    longTitle: longNames.has(id),
    line: other.length > 0 ? other : [plain(languages, nationName(ownerOf(id)), 23, theme.stripSoft)],
    text: plain(languages, effectText(id), 29, theme.ink),
  });
}

/** One card by itself. */
export function cardPicture(id: CardId, look: Look): Scene {
  const { strip } = themes[look.theme];
  return cardAlone(look, { height: 300, background: strip, ns: 'quartermaster-general' }, (box) =>
    cardShapes(id, box, look),
  );
}
