// The position in words: title, score, and the board line by line.
import type { Text } from '../../../table/text.js';
import { straitIds } from '../data/adjacency.js';
import { type Nation, nations, sides, type Kind } from '../data/nations.js';
import { stars } from '../data/spaces.js';
import { cardName, nationName, say, sideName, spaceName } from '../reports/names.js';
import { pieceName } from '../reports/pieces.js';
import { allPieces, openTo, reserve, spacesHeld } from '../rules/board.js';
import { isProtected } from '../rules/battles.js';
import { isDenied, unsupplied } from '../rules/supply.js';
import type { QmgView } from '../view.js';

/** Round, nation and step in a few words. */
export function title({ round, active, step }: QmgView): Text {
  if (step === 'keep') return say('title.keep');
  return say('title.turn', { round, nation: nationName(active), step: say(`step.${step}`) });
}

/** Whose turn it is, whatever its step. */
export function turn({ round, active, step }: QmgView): Text {
  return step === 'keep' ? say('title.keep') : say('report.turn', { round, nation: nationName(active) });
}

/** Both sides' points in one line, and who leads by how much. */
export function score({ vp }: QmgView): Text {
  const args = { axis: vp.axis, allies: vp.allies };
  const lead = vp.axis - vp.allies;
  if (lead === 0) return say('score.even', args);
  return say('score.lead', { ...args, side: sideName(lead > 0 ? 'axis' : 'allies'), lead: Math.abs(lead) });
}

const orNone = (texts: readonly Text[]): Text | readonly Text[] => (texts.length === 0 ? say('describe.none') : texts);

function nationLines(view: QmgView, nation: Nation): readonly Text[] {
  const held = (kind: Kind): Text | readonly Text[] => orNone(spacesHeld(view, nation, kind).map(spaceName));
  const cut = unsupplied(view, nation);
  const { hand, deck, discard, responses, top } = view.counts[nation];
  const status = view.status[nation];
  return [
    say('describe.pieces', {
      nation: nationName(nation),
      armies: held('army'),
      navies: held('navy'),
      army: reserve(view, nation, 'army'),
      navy: reserve(view, nation, 'navy'),
    }),
    ...(cut.length === 0 ? [] : [say('describe.cut', { nation: nationName(nation), spaces: cut.map(spaceName) })]),
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
