// The position in words: title, score, and the board line by line.
import type { Text } from '../../../table/text.js';
import { straitIds } from '../data/adjacency.js';
import { type Flag, minors, type Nation, nations, sides, type Kind } from '../data/nations.js';
import { homeOf, stars } from '../data/spaces.js';
import { cardName, nationName, say, sideName, spaceName } from '../reports/names.js';
import { pieceName } from '../reports/pieces.js';
import { airReserve, airSpaces } from '../rules/air.js';
import { allPieces, openTo, reserve, spacesHeld } from '../rules/board.js';
import { homeNow } from '../rules/homes.js';
import { isProtected } from '../rules/battles.js';
import { isDenied, unsupplied } from '../rules/supply.js';
import type { QmgView } from '../view.js';

/** Round, nation and step in a few words; what a planned turn would give. */
export function title({ round, active, step, planned }: QmgView): Text {
  if (planned !== undefined) return say('title.planned', { nation: nationName(active), count: planned.points });
  if (step === 'keep' || step === 'decks') return say(`title.${step}`);
  return say('title.turn', { round, nation: nationName(active), step: say(`step.${step}`) });
}

/** Whose turn it is, whatever its step. */
export function turn({ round, active, step }: QmgView): Text {
  return step === 'keep' || step === 'decks'
    ? say(`title.${step}`)
    : say('report.turn', { round, nation: nationName(active) });
}

/** Both sides' points in one line, and who leads by how much. */
export function score({ vp }: QmgView): Text {
  const args = { axis: vp.axis, allies: vp.allies };
  const lead = vp.axis - vp.allies;
  if (lead === 0) return say('score.even', args);
  return say('score.lead', { ...args, side: sideName(lead > 0 ? 'axis' : 'allies'), lead: Math.abs(lead) });
}

const orNone = (texts: readonly Text[]): Text | readonly Text[] => (texts.length === 0 ? say('describe.none') : texts);

/** What somebody has on the board, and what is cut off. */
function pieceLines(view: QmgView, flag: Flag): readonly Text[] {
  const held = (kind: Kind): Text | readonly Text[] => orNone(spacesHeld(view, flag, kind).map(spaceName));
  const cut = unsupplied(view, flag);
  const nation = nationName(flag);
  const home = homeNow(view, flag);
  return [
    say('describe.pieces', {
      nation,
      armies: held('army'),
      navies: held('navy'),
      army: reserve(view, flag, 'army'),
      navy: reserve(view, flag, 'navy'),
    }),
    ...(view.options.totalWar
      ? [
          say('describe.air', {
            nation,
            spaces: orNone(airSpaces(view, flag).map(spaceName)),
            air: airReserve(view, flag),
          }),
        ]
      : []),
    ...(home === homeOf(flag) ? [] : [say('describe.home', { nation, space: spaceName(home) })]),
    ...(cut.length === 0 ? [] : [say('describe.cut', { nation, spaces: cut.map(spaceName) })]),
  ];
}

function nationLines(view: QmgView, nation: Nation): readonly Text[] {
  const { hand, deck, discard, responses, top } = view.counts[nation];
  const status = view.status[nation];
  return [
    ...pieceLines(view, nation),
    say('describe.cards', { nation: nationName(nation), hand, deck, discard, responses }),
    ...(top === null ? [] : [say('describe.top', { nation: nationName(nation), card: cardName(top) })]),
    ...(status.length === 0
      ? []
      : [say('describe.status', { nation: nationName(nation), cards: status.map(cardName) })]),
  ];
}

/** The board in words, line by line. */
export function describe(view: QmgView): readonly Text[] {
  const shielded = allPieces(view).filter((piece) => isProtected(view, piece));
  return [
    title(view),
    score(view),
    ...nations.flatMap((nation) => nationLines(view, nation)),
    ...(view.options.totalWar ? minors.flatMap((flag) => pieceLines(view, flag)) : []),
    ...(view.cloudCover ? [say('describe.cloudCover')] : []),
    ...straitIds.map((id) => say('describe.strait', { strait: say(`strait.${id}`), side: sideName(openTo(view, id)) })),
    ...stars.flatMap((id) =>
      sides
        .filter((side) => isDenied(view, side, id))
        .map((side) => say('describe.denied', { space: spaceName(id), side: sideName(side) })),
    ),
    ...(shielded.length === 0
      ? []
      : [
          say('describe.protected', {
            pieces: shielded.map(({ nation, space }) =>
              say('describe.piece', { piece: pieceName(nation, space), space: spaceName(space) }),
            ),
          }),
        ]),
  ];
}
