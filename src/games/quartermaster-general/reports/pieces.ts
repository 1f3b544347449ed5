// Pieces in words: what stands in a space, and a piece by nation and kind.
import type { Text } from '../../../table/text.js';
import type { Flag } from '../data/nations.js';
import { kindAt, type SpaceId } from '../data/spaces.js';
import type { OpenTable } from '../state.js';
import { say } from './names.js';

/** A nation's piece as it stands in a space: a German army. */
export function pieceName(nation: Flag, at: SpaceId): Text {
  return say(`piece.${kindAt(at)}`, { people: say(`people.${nation}`) });
}

/** The pieces in a space; undefined when it is empty. */
export function piecesIn(table: Pick<OpenTable, 'pieces'>, at: SpaceId): Text | undefined {
  const there = table.pieces[at];
  return there.length === 0 ? undefined : say('pieces.there', { pieces: there.map((nation) => pieceName(nation, at)) });
}
