// The position before the first question: an army in every home, shuffled decks, ten cards each, in Total War twelve (rulebook, Set-up).
import type { Dice } from '../../table/dice.js';
import { deckOf } from './data/cards.js';
import { flags, nations, type Flag } from './data/nations.js';
import { homeOf, spaceIds } from './data/spaces.js';
import type { QmgOptions } from './options.js';
import { byNation, type QmgState } from './state.js';

/** Cards drawn at the start, of which seven are kept. */
export function firstDraw({ totalWar }: Pick<QmgOptions, 'totalWar'>): number {
  return totalWar ? 12 : 10;
}

/** The starting position and the first phase. */
export function setup(options: QmgOptions, dice: Dice): { readonly state: QmgState; readonly phase: string } {
  const made = options.totalWar && options.constructedDecks;
  const decks = byNation((nation) => (made ? [] : dice.shuffle(deckOf(nation, options), `deck of ${nation}`)));
  const drawn = firstDraw(options);
  const present: readonly Flag[] = options.totalWar ? flags : nations;
  const standing = spaceIds.map((id) => [id, present.filter((flag) => homeOf(flag) === id)] as const);
  const state: QmgState = {
    options,
    round: 1,
    active: 'germany',
    step: made ? 'decks' : 'keep',
    vp: { axis: 0, allies: 0 },
    pieces: Object.fromEntries(standing) as QmgState['pieces'],
    air: {},
    protections: [],
    status: byNation(() => []),
    seen: byNation(() => []),
    used: [],
    truk: false,
    airlift: false,
    cloudCover: false,
    reallocated: false,
    front: [],
    marks: [],
    hand: byNation((nation) => decks[nation].slice(0, drawn)),
    deck: byNation((nation) => decks[nation].slice(drawn)),
    responses: byNation(() => []),
    discard: byNation(() => []),
    buried: byNation(() => []),
    explained: [],
  };
  return { state, phase: state.step };
}
