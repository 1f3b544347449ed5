// What the computer player expects to be scored yet: how much each region counts.
import { card, type CardId } from '../data/cards.js';
import type { Region, Side } from '../data/terms.js';
import { eraOf, roundsOf } from '../data/tracks.js';
import type { TwilightState } from '../state.js';

/** How much the scoring of each area counts now; fixed while one decision is thought through. */
export interface Weights {
  readonly regions: Readonly<Record<Region, number>>;
  readonly southeastAsia: number;
  /** How much what stands on the board counts beyond the next scoring. */
  readonly land: number;
  /** Whether contested countries count for less with each point, and the end of the game is kept in view. */
  readonly keen: boolean;
}

/** What winning by control of Europe counts in points. */
export const europeVictory = 30;

const scoringCards: Readonly<Record<Region, CardId>> = {
  europe: 'europe_scoring',
  asia: 'asia_scoring',
  middle_east: 'middle_east_scoring',
  central_america: 'central_america_scoring',
  south_america: 'south_america_scoring',
  africa: 'africa_scoring',
};

const weight = { inHand: 1.25, mayCome: 0.9, gone: 0.35 } as const;

/** What a scoring of the Mid War counts in the turns before its card is in the deck: by the time it comes the board will have changed. */
const laterEra = [0.1, 0.15, 0.35];

/** How surely a card nobody has seen comes out within three turns: of a small deck all of it, of a large one a part. */
function comesSoon({ deck, hands, turn }: TwilightState): number {
  const inHand = Math.max(hands.us.length, hands.ussr.length);
  return Math.min(1, (inHand + 4 * (roundsOf(turn) + 1)) / (inHand + deck.length));
}

function weightOf(state: TwilightState, side: Side | null, id: CardId): number {
  if (state.turn >= 9) return 1;
  if (side !== null && state.hands[side].includes(id)) return weight.inHand;
  if (state.removed.includes(id)) return 0;
  if (state.discard.includes(id)) return weight.gone;
  if (card(id).era === 'mid' && eraOf(state.turn) === 'early') return laterEra[state.turn - 1] ?? weight.gone;
  return weight.mayCome * comesSoon(state);
}

/** What the board counts beyond the next scoring in the last turns. */
function landOf(turn: number): number {
  return turn >= 10 ? 0.35 : turn === 9 ? 0.75 : 1;
}

/** The final scoring counts the more the nearer it comes. */
function finalShare(turn: number): number {
  return turn >= 9 ? 0 : turn === 8 ? 0.35 : turn === 7 ? 0.15 : 0;
}

/** The weights as one side sees them (null: as anybody sees them): a scoring card in its hand counts in full. */
export function weightsFor(state: TwilightState, side: Side | null, keen: boolean): Weights {
  const more = keen ? finalShare(state.turn) : 0;
  const each = (region: Region): number => weightOf(state, side, scoringCards[region]) + more;
  return {
    regions: {
      europe: each('europe'),
      asia: each('asia'),
      middle_east: each('middle_east'),
      central_america: each('central_america'),
      south_america: each('south_america'),
      africa: each('africa'),
    },
    southeastAsia: state.turn >= 9 ? 0 : weightOf(state, side, 'southeast_asia_scoring') * 0.7,
    land: keen ? landOf(state.turn) : 1,
    keen,
  };
}
