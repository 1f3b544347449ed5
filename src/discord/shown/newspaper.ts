// The newspaper of a year or turn as a message: in the game's channel at its end, and to whoever asks for it.
import { asEnded } from '../../play/history/chapters.js';
import type { Newspaper } from '../../play/history/newspaper.js';
import type { GameInfo } from '../../play/turn/info.js';
import type { Text } from '../../table/text.js';
import { langsOf, type Speech } from '../../words/words.js';
import { defaultChoices, type Deps, type PersonChoices } from '../deps.js';
import { limits } from '../limits.js';
import { lookOf } from '../pictures.js';
import { unmarked } from '../plain-text.js';
import { accents, button, buttonRows, cut, gallery, screen, textBlock, type Picture, type Screen } from '../screen.js';
import { gameName, publicVoice, t } from '../voice.js';
import { newspaperPage } from './newspaper-page.js';
import { wholeReport } from '../whole-report.js';

/** Width of the board on a page in pixels. */
const boardWidth = 1400;

/** In the place of a newspaper whose year or turn was taken back: that it does not count, and why. */
export function voidPaper(deps: Deps, game: GameInfo, reason: string): Screen {
  const spoken = publicVoice(deps.wording, game.language, game.kind);
  const lines = [
    `📰 ~~${spoken.label(t('newspaper.name'))}~~`,
    `↩️ ${spoken.say(t('newspaper.takenBack', { reason }))}`,
  ];
  return screen([textBlock(lines.join('\n'))], [], accents.quiet);
}

/** The message at the end of a year or turn; null when the game has been taken back to before it. */
export async function newspaperScreen(deps: Deps, game: GameInfo, number: number): Promise<Screen | null> {
  if (number > game.checkpoint) return null;
  const paper = await deps.play.newspaper(game.id, number);
  if (!paper.over) return null;
  const spoken = publicVoice(deps.wording, game.language, game.kind);
  const picture = await newspaperPicture(deps, game, paper, game.language, defaultChoices);
  const head = spoken.label(t('newspaper.head', { kind: gameName(game.kind), turn: paper.title }));
  const press = wholeReport(game, 'past', { from: paper.first, to: paper.last });
  return screen(
    [
      textBlock(`📰 **${head}**`),
      gallery([picture]),
      ...buttonRows([button(press, spoken.label(t('report.whole')), 'secondary', { emoji: '📖' })]),
    ],
    [picture],
    accents.plain,
  );
}

/** The page as a picture, in one language or both: everybody's board, and what everybody was told. */
export async function newspaperPicture(
  deps: Deps,
  game: GameInfo,
  paper: Newspaper,
  speech: Speech,
  choices: Pick<PersonChoices, 'palette'>,
): Promise<Picture> {
  const spoken = publicVoice(deps.wording, speech, game.kind);
  const desk = await deps.play.desk(game.id, '');
  const look = lookOf(
    speech,
    { ...choices, theme: 'light' },
    {
      ...(paper.variant ? { variant: paper.variant } : {}),
      ...(paper.over ? { heading: asEnded(paper.title) } : {}),
    },
  );
  const sized = { ...look, width: boardWidth };
  const board =
    paper.variant === null
      ? null
      : await deps.play.scene(game.id, null, sized, deps.boardMaps(desk.rules.maps), paper.checkpoint, null);
  const langs = speech === 'both' ? (['ko', 'en'] as const) : langsOf(speech);
  const [first = 'en'] = langs;
  const scene = newspaperPage({
    paper,
    langs,
    say: spoken.in,
    name: t('newspaper.name'),
    game: `${spoken.in(first, gameName(game.kind))} #${game.id}`,
    luck: paper.luck === null ? null : { head: t('newspaper.luck'), what: luckText(paper.luck), dice: paper.luck.dice },
    quiet: t('newspaper.quiet'),
    soFar: t('newspaper.soFar'),
    board,
    pixels: board?.pixels ?? boardWidth,
  });
  const told = paper.headlines.map(({ text }) => spoken.in(first, text));
  const stands = paper.gauges.map(({ name, value }) => `${spoken.in(first, name)} ${value}`).join(', ');
  const luck =
    paper.luck === null ? [] : [`${spoken.in(first, t('newspaper.luck'))}: ${spoken.in(first, luckText(paper.luck))}`];
  const alt = [spoken.in(first, paper.title), ...told, ...luck, ...(stands === '' ? [] : [stands])].join('\n');
  return { name: `newspaper-${game.id}.png`, data: await deps.png(scene), alt: cut(unmarked(alt), limits.altText) };
}

/** What the luckiest throw was. */
function luckText({ name, dice, hits, chance }: NonNullable<Newspaper['luck']>): Text {
  const odds = Math.round(1 / chance);
  return hits === null
    ? t('newspaper.luckSum', { name, odds })
    : t('newspaper.luckHits', { name, hits, count: dice.length, odds });
}
