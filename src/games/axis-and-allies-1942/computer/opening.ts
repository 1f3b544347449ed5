// First turns of the computer player that players have long settled on: what is attacked together, and what is bought for it.
import type { Power } from '../data/powers.js';
import type { Land, Space } from '../data/spaces.js';
import { unitTypes, type UnitType, type Ware } from '../data/units.js';
import { enemiesIn } from '../rules/board.js';
import { rowsIn } from '../rules/choices.js';
import type { Placing } from '../rules/production.js';
import type { AaState } from '../state.js';
import { forecast } from './forecast.js';
import type { Offer } from './landing.js';

/** An attack, and who is sent from where. */
interface Blow {
  readonly target: Space;
  readonly sent: readonly (readonly [from: Space, type: UnitType, count: number])[];
}

interface Opening {
  readonly bought: Readonly<Partial<Record<UnitType, number>>>;
  readonly blows: readonly Blow[];
  /** Where new units go that are not placed in the capital. */
  readonly placed: readonly (readonly [type: UnitType, count: number, land: Land])[];
}

/**
 * Germany's submarines sink the transports off the coast of the US, which come a turn later for it, and it buys guns beside its infantry.
 * The Soviet Union strikes twice before Germany moves: an army alone would be met by all of Germany's tanks and aircraft, and the fighter
 * in the Ukraine is shot down where it stands. Its guns keep up with what is taken back turn by turn.
 */
const openings: Readonly<Partial<Record<Power, Opening>>> = {
  germany: {
    bought: { infantry: 6, artillery: 4, tank: 1 },
    blows: [{ target: 'sz11', sent: [['sz9', 'submarine', 2]] }],
    placed: [],
  },
  ussr: {
    bought: { infantry: 4, artillery: 3 },
    blows: [
      {
        target: 'west_russia',
        sent: [
          ['russia', 'infantry', 4],
          ['russia', 'artillery', 1],
          ['karelia_ssr', 'infantry', 3],
          ['karelia_ssr', 'artillery', 1],
          ['archangel', 'infantry', 1],
          ['archangel', 'tank', 1],
        ],
      },
      {
        target: 'ukraine_ssr',
        sent: [
          ['russia', 'tank', 2],
          ['caucasus', 'infantry', 3],
          ['caucasus', 'artillery', 1],
          ['caucasus', 'tank', 1],
          ['russia', 'fighter', 1],
          ['karelia_ssr', 'fighter', 1],
        ],
      },
    ],
    placed: [
      ['infantry', 2, 'caucasus'],
      ['artillery', 2, 'caucasus'],
    ],
  },
};

/** An attack of an opening, with the units that make it. */
interface Strike {
  readonly target: Space;
  readonly sent: readonly Offer[];
}

/** What a power begins with while the board is as it was set up for that. */
interface Begun {
  readonly bought: readonly UnitType[];
  readonly strikes: readonly Strike[];
}

/**
 * The opening of the power whose turn it is.
 * @returns nothing after the first round, for a power that plays as the board looks, and where not all who are to be sent stand ready
 *   or would likely not win: other armies may have been bid for.
 */
export function openingOf(state: AaState): Begun | undefined {
  const { round, active } = state;
  const opening = round === 1 ? openings[active] : undefined;
  if (opening === undefined) return undefined;
  const strikes = opening.blows.flatMap((blow) => strikeOf(state, blow));
  if (strikes.length < opening.blows.length) return undefined;
  const bought = unitTypes.flatMap((type) => Array.from({ length: opening.bought[type] ?? 0 }, () => type));
  return { bought, strikes };
}

/** A blow by those who stand ready; none where not all do, or somebody stands there whom they would likely not beat. */
function strikeOf(state: AaState, { target, sent: wanted }: Blow): readonly Strike[] {
  const sent = wanted.flatMap(([from, type, count]) =>
    rowsIn(state, from)
      .filter((row) => row.type === type)
      .flatMap(({ id, units }) => units.map((unit): Offer => ({ unit, row: id, from, path: [target] })))
      .slice(0, count),
  );
  const { wins } = forecast(
    sent.map(({ unit }) => unit),
    enemiesIn(state, target, state.active),
  );
  const isWhole = sent.length === wanted.reduce((sum, [, , count]) => sum + count, 0);
  return isWhole && wins ? [{ target, sent }] : [];
}

/** Where the opening that bought them has new units of a type placed, as long as fewer have been; nothing for those of the capital. */
export function openingSite(
  { round, active, bought }: AaState,
  type: Ware,
  placed: readonly Pick<Placing, 'ware' | 'space'>[],
): Land | undefined {
  const opening = round === 1 ? openings[active] : undefined;
  const isBought = (one: UnitType): boolean => (bought[one] ?? 0) === (opening?.bought[one] ?? 0);
  if (opening === undefined || !unitTypes.every(isBought)) return undefined;
  const countIn = (land: Land): number => placed.filter(({ ware, space }) => ware === type && space === land).length;
  return opening.placed.find(([what, count, land]) => what === type && countIn(land) < count)?.[2];
}
