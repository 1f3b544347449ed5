// Plays plans out against each other and judges what a power has of it.
import { canReach, centres, locations, powers, provinceOf } from '../data/geography.js';
import type { Location, Power, Unit } from '../data/geography.js';
import type { MovementOrder } from '../state.js';
import { odds, oddsAt } from './odds.js';
import { centresOf } from '../rules/ownership.js';
import { invaderOf } from '../rules/reasons.js';
import { resolve } from '../rules/resolve.js';
import { friendly, spares } from './position.js';
import type { Analysis } from './position.js';
import type { Worth } from './worth.js';

/** What a centre counts by the odds that it is one's own when the next autumn is over, and besides what it counts to own it after this one. */
const worth = 14;
const worthOwned = 2;
/** How much of that counts a centre that is to be taken: a unit that could enter several enters one. */
const hope = 0.65;
/** What it costs that a unit of one's own is dislodged, and what it brings to dislodge one. */
const ownDislodged = 7;
const theirsDislodged = 4;
/** How much of an attacker a unit is whose power has agreed on peace. */
const unlikely = 0.35;
/** How much a good place counts beside centres. */
const perPlace = 0.1;
/** What every centre counts from here on: a power this large is to win, or to be stopped. */
const closing = 12;
const perClosing = 0.1;
const perLead = 2.8;
/** So many centres win, for oneself or for a rival; one who has so many may get there within a year. */
const goal = 18;
const nearWin = 13;
const victory = 150;

const nobody = -1;
const indexOfPower = new Map(powers.map((power, at) => [power, at]));

/** Where a unit may stand, with the number of the centre this is and of those it could enter next. */
interface Stand {
  readonly centre: number;
  readonly next: readonly number[];
}

const stands: Readonly<Record<'A' | 'F', ReadonlyMap<Location, Stand>>> = { A: standsOf('A'), F: standsOf('F') };

function standsOf(type: 'A' | 'F'): ReadonlyMap<Location, Stand> {
  return new Map(
    locations.map((at) => [
      at,
      {
        centre: centres.indexOf(provinceOf(at)),
        next: centres.flatMap((id, number) => (provinceOf(at) !== id && canReach(type, at, id) ? [number] : [])),
      },
    ]),
  );
}

/** Judges what comes of orders for all units, for one power. */
export type Judge = (orders: ReadonlyMap<Unit, MovementOrder>) => number;

/** Prepares to judge for a power. */
export function judgeFor(analysis: Analysis, power: Power, placeWorth: Worth): Judge {
  const { position, board, rulings } = analysis;
  const { season, owners } = position;
  const isAutumn = season === 'autumn';
  const me = powers.indexOf(power);
  const isFriend = powers.map((one) => friendly(position, power, one));
  const isMine = centres.map((id) => owners[id] === power);
  const isSpared = powers.map((one) => spares(position, power, one));
  const isOfFriend = centres.map((id) => {
    const owner = owners[id];
    return owner !== undefined && owner !== power && friendly(position, power, owner);
  });
  const isOfSpared = centres.map((id) => {
    const owner = owners[id];
    return owner !== undefined && owner !== power && spares(position, power, owner);
  });
  const size = centresOf(owners, power).length;
  const { leader, lead, isNearWin } = leaderOver(analysis, power);
  const isLeaders = centres.map((id) => owners[id] === powers[leader]);
  const larger = 1 + perClosing * Math.max(0, size - closing);
  const owning = isAutumn ? larger * worthOwned : 0;
  const keeping = larger * worth;
  const taking = keeping * hope;
  const held = odds(season, 'held');
  const own = odds(season, 'own');
  const open = odds(season, 'open');
  const taken = odds(season, 'taken');
  const holder = new Int8Array(centres.length);
  const reach = powers.map(() => new Uint8Array(centres.length));
  const mine = reach[me] ?? new Uint8Array(centres.length);
  const rivals = powers.flatMap((one, number) => {
    const counts = reach[number];
    const isHarmless = (isFriend[number] ?? false) || (position.unplayed?.has(one) ?? false);
    return counts === undefined || isHarmless ? [] : [{ counts, share: spares(position, power, one) ? unlikely : 1 }];
  });

  const place = (unit: Unit, at: Location): number => {
    const one = indexOfPower.get(unit.power) ?? 0;
    const stand = stands[unit.type].get(at);
    if (stand === undefined) return 0;
    if (stand.centre !== nobody) holder[stand.centre] = one;
    const counts = reach[one];
    if (counts !== undefined) for (const to of stand.next) counts[to] = (counts[to] ?? 0) + 1;
    return one === me ? perPlace * placeWorth(unit.type, at) : 0;
  };
  const forceAgainst = (centre: number): number => {
    let most = 0;
    for (const { counts, share } of rivals) {
      const force = share * (counts[centre] ?? 0);
      if (force > most) most = force;
    }
    return most;
  };

  return (orders) => {
    const { pieces } = resolve(board, orders, rulings);
    holder.fill(nobody);
    for (const counts of reach) counts.fill(0);
    let score = 0;
    for (const piece of pieces) {
      const { unit, order } = piece;
      if (order.kind === 'move' && piece.decision === 'yes') score += place(unit, order.to);
      else if (piece.attackers.length === 0 || invaderOf(piece) === null) score += place(unit, unit.at);
      else if (unit.power === power) score -= ownDislodged;
      else if (isFriend[indexOfPower.get(unit.power) ?? 0] !== true) score += theirsDislodged;
    }
    let count = 0;
    let theirs = 0;
    for (let at = 0; at < centres.length; at += 1) {
      const there = holder[at] ?? nobody;
      if (isNearWin && (there === leader || (there === nobody && isLeaders[at] === true))) theirs += 1;
      if (isOfFriend[at] === true) continue;
      const near = mine[at] ?? 0;
      if (there === me || (there === nobody && isMine[at] === true)) {
        count += 1;
        score += owning + keeping * oddsAt(there === me ? held : own, near, forceAgainst(at));
        continue;
      }
      if (there !== nobody && there === leader) score -= lead;
      const isNone = there === nobody;
      if (near === 0 || (isNone ? isOfSpared[at] : isSpared[there]) === true) continue;
      score += taking * oddsAt(isNone ? open : taken, near, forceAgainst(at));
    }
    if (count >= goal) score += isAutumn ? victory : victory / 3;
    if (theirs >= goal) score -= isAutumn ? victory : victory / 3;
    return score;
  };
}

interface Leader {
  /** Its number; none while nobody is large. */
  readonly leader: number;
  /** What it counts to keep a unit of its out of a centre. */
  readonly lead: number;
  readonly isNearWin: boolean;
}

/** The largest rival, once it is large enough to be stopped. */
function leaderOver({ position }: Analysis, power: Power): Leader {
  let leader = nobody;
  let most = closing;
  for (const [number, one] of powers.entries()) {
    const size = centresOf(position.owners, one).length;
    if (size <= most || friendly(position, power, one)) continue;
    most = size;
    leader = number;
  }
  return { leader, lead: perLead * (most - closing), isNearWin: most >= nearWin };
}
