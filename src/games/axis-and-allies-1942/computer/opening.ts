// First turns of the computer player that players have long settled on: what is attacked together, and what is bought for it.
import type { Order } from '../../../table/question.js';
import type { Power } from '../data/powers.js';
import type { Land, Space } from '../data/spaces.js';
import { unitTypes, type UnitType, type Ware } from '../data/units.js';
import { enemiesIn } from '../rules/board.js';
import { rowsIn } from '../rules/choices.js';
import type { Placing } from '../rules/production.js';
import type { AaState } from '../state.js';
import { forecast } from './forecast.js';

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

/** An attack of an opening, as orders. */
interface Strike {
  readonly target: Space;
  readonly orders: readonly Order[];
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
  const strikes = opening?.blows.map((blow) => ({ target: blow.target, orders: ordersFor(state, blow) }));
  if (opening === undefined || !strikes?.every(isReady)) return undefined;
  return { bought: unitTypes.flatMap((type) => copies(type, opening.bought[type] ?? 0)), strikes };
}

function copies<T>(one: T, count: number): readonly T[] {
  return Array.from({ length: count }, () => one);
}

function isReady(strike: { readonly target: Space; readonly orders: Strike['orders'] | undefined }): strike is Strike {
  return strike.orders !== undefined;
}

/** The orders of a blow; nothing where not all of it stands ready, or somebody stands there whom it would likely not beat. */
function ordersFor(state: AaState, { target, sent }: Blow): Strike['orders'] | undefined {
  const orders = sent.flatMap(([from, type, count]): Order[] => {
    const row = rowsIn(state, from).find((one) => one.type === type && one.units.length >= count);
    return row === undefined ? [] : [{ subject: from, units: { [row.id]: count }, path: [target] }];
  });
  const army = sent.flatMap(([, type, count]) => copies({ type }, count));
  const { wins } = forecast(army, enemiesIn(state, target, state.active));
  return wins && orders.length === sent.length ? orders : undefined;
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
