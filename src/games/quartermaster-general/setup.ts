// The position before the first question: an army in every home, shuffled decks, ten cards each (rulebook, Set-up).
import type { Dice } from '../../table/dice.js';
import { deckOf } from './data/cards.js';
import { nations } from './data/nations.js';
import { homeOf, spaceIds } from './data/spaces.js';
import type { QmgOptions } from './options.js';
import { byNation, type QmgState } from './state.js';

/** Cards drawn at the start, of which seven are kept. */
const drawn = 10;

/** The starting position and the first phase. */
export function setup(options: QmgOptions, dice: Dice): { readonly state: QmgState; readonly phase: string } {
  const decks = byNation((nation) => dice.shuffle(deckOf(nation), `deck of ${nation}`));
  const standing = spaceIds.map((id) => [id, nations.filter((nation) => homeOf(nation) === id)] as const);
  const state: QmgState = {
    options,
    round: 1,
    active: 'germany',
    step: 'keep',
    vp: { axis: 0, allies: 0 },
    pieces: Object.fromEntries(standing) as QmgState['pieces'],
    protections: [],
    status: byNation(() => []),
    seen: byNation(() => []),
    used: [],
    truk: false,
    reallocated: false,
    front: [],
    marks: [],
    hand: byNation((nation) => decks[nation].slice(0, drawn)),
    deck: byNation((nation) => decks[nation].slice(drawn)),
    responses: byNation(() => []),
    discard: byNation(() => []),
    buried: byNation(() => []),
  };
  return { state, phase: 'keep' };
}
