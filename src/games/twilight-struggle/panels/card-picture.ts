// A card as a picture: a band with its value in the colour of its side, name, era, star, and what its event does.
import { cardAlone, cardFace, type CardBand } from '../../../draw/cards.js';
import { bold, figure, type Languages, languagesOf, plain, second } from '../../../draw/lettering.js';
import type { Box, Colour, Look, Run, Scene, Shape } from '../../../table/scene.js';
import { sideColours, themes } from '../board/theme.js';
import { card, type CardId } from '../data/cards.js';
import type { CardSide } from '../data/terms.js';
import { cardName, say, sideName } from '../reports/names.js';
import { effectText } from '../reports/card-text.js';

interface Ink {
  readonly fill: Colour;
  readonly ink: Colour;
}

/** Colours of a card's band: its side's, both sides' grey, or the gold of scoring cards. */
function inkOf(look: Look, id: CardId): Ink {
  const { side, scores } = card(id);
  const dark = look.theme === 'dark';
  if (scores !== undefined) return { fill: '#C79A1B', ink: '#1A1A1A' };
  if (side === 'neutral') return { fill: dark ? '#8793A0' : '#5B6775', ink: dark ? '#10151A' : '#FFFFFF' };
  const { strong, ink } = sideColours(look)[side];
  return { fill: strong, ink };
}

function ownerText(side: CardSide): Run['text'] {
  return side === 'neutral' ? say('picture.both') : sideName(side);
}

/** The band: value, what it is a value of, the star of a card that is played once, and the side. */
function bandOf(id: CardId, height: number, look: Look, languages: Languages): CardBand {
  const { ops, side, scores, starred } = card(id);
  const { fill, ink } = inkOf(look, id);
  const scoring = scores !== undefined;
  return {
    width: 96,
    fill,
    marks: [
      { id: 'ops', y: 58, run: scoring ? figure('VP', 44, ink) : figure(ops, 72, ink) },
      { id: 'ops-word', y: 112, run: bold(languages, say(scoring ? 'picture.scoring' : 'picture.ops'), 25, ink) },
      ...(starred === true ? [{ id: 'star', y: 160, run: figure('★', 44, ink) }] : []),
      ...(scoring ? [] : [{ id: 'side', y: height - 34, run: bold(languages, ownerText(side), 30, ink) }]),
    ],
  };
}

/** The shapes of one card in a box. */
export function cardShapes(id: CardId, box: Box, look: Look, faceUp = true): Shape {
  const theme = themes[look.theme];
  const languages = languagesOf(look.lang);
  const { number, era, starred } = card(id);
  const small = (text: Run['text']): Run => plain(languages, text, 23, theme.stripSoft);
  const other = second(languages, cardName(id), 23, theme.stripSoft);
  return cardFace({
    id: `card:${id}`,
    of: id,
    box,
    theme,
    faded: !faceUp,
    band: bandOf(id, box.h, look, languages),
    title: [bold(languages, cardName(id), 37, theme.ink)],
    line: [
      ...other,
      ...(other.length === 0 ? [] : [small('·')]),
      small({ key: `era.${era}` }),
      small(`· ${number}`),
      ...(starred === true ? [small(say('picture.removed'))] : []),
    ],
    text: plain(languages, faceUp ? effectText(id) : say('picture.chinaDown'), 27, theme.ink),
  });
}

/** One card by itself. */
export function cardPicture(id: CardId, look: Look): Scene {
  const { strip } = themes[look.theme];
  return cardAlone(look, { height: 330, background: strip, ns: 'twilight-struggle' }, (box) =>
    cardShapes(id, box, look),
  );
}
