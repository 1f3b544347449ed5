// Steps gained by orders, events and cards: asked for, placed and paid for.
import type { Script } from '../../../table/script.js';
import { factsOf } from '../data/own-files.js';
import type { SeaArea } from '../data/seas.js';
import { shareOf, stepsQuestion, storedBy } from '../questions/steps.js';
import { factionName, say } from '../reports/names.js';
import { placeName, unitName } from '../reports/places.js';
import { Ground } from '../rules/ground.js';
import { applyShare, scopesOf, shareCost, type Gain, type Share } from '../rules/reinforce.js';
import { Supply } from '../rules/supply.js';
import { isSea, useKey } from '../rules/waters.js';
import type { DownfallTable } from '../state.js';
import { passThrough, type Cargo } from './interception.js';
import { payForPartisans } from './settle.js';

/** Lets a faction place steps, and carries out what it says. */
export function* gainSteps(t: DownfallTable, gain: Gain): Script<void> {
  const { state } = t;
  let supply = supplyOf(t, gain);
  const hasUse = gain.reserves || scopesOf(supply.ground, supply, gain).length > 0;
  if (gain.steps <= 0 || !hasUse) {
    t.tell(say('report.noSteps', { faction: factionName(gain.faction) }));
    return;
  }
  const sheet = yield* t.ask(stepsQuestion(state, gain, supply));
  const stored = sheet.reduce((sum, order) => sum + storedBy(order), 0);
  const wanted = sheet.flatMap((order) => shareOf(supply.ground.facts, order) ?? []);
  const spent = wanted.reduce((sum, share) => sum + shareCost(share), 0);
  const { shares, barred, after } = yield* overSea(t, gain, wanted, supply);
  supply = after;
  const partisans = new Set<string>();
  for (const share of shares) {
    if (share.place === null) {
      for (const { at } of supply.lineOf(share.unit)?.tolls ?? []) if (!isSea(at)) partisans.add(at);
    }
    place(t, share);
    // A unit that has entered the map changes the ground, steps do not.
    if (share.place !== null) supply = supplyOf(t, gain);
  }
  if (gain.reserves) {
    state.armorReserve += stored - Math.max(0, spent - (gain.steps - stored));
    t.tell(say('report.reserve', { count: state.armorReserve }), { weight: 'detail' });
  }
  if (sheet.length === 0) t.tell(say('report.noSteps', { faction: factionName(gain.faction) }));
  payForPartisans(t, gain.faction, partisans.size);
  if (barred === 0) return;
  t.tell(say('report.forfeited', { count: barred }));
  yield* gainSteps(t, { ...gain, steps: barred, quotas: false, reserves: false });
}

/** Carries one share out and tells it. */
function place(t: DownfallTable, share: Share): void {
  const { state } = t;
  applyShare(state, share);
  const at = state.units[share.unit].at ?? '';
  const unit = unitName(factsOf(state), share.unit);
  const focus = [share.unit, at];
  if (share.place !== null) {
    t.tell(say('report.enters', { unit, n: share.steps, place: placeName(factsOf(state), share.place) }), { focus });
    return;
  }
  const n = state.units[share.unit].steps;
  t.tell(say(share.flips ? 'report.turned' : 'report.stronger', { unit, n, place: placeName(factsOf(state), at) }), {
    focus,
  });
}

/** Supply as it is now. */
function supplyOf({ state }: DownfallTable, gain: Gain): Supply {
  return new Supply(new Ground(state), gain.faction, 'steps');
}

interface Brought {
  readonly shares: readonly Share[];
  /** Steps whose way over the sea is barred: they may go elsewhere. */
  readonly barred: number;
  /** Supply once they have come. */
  readonly after: Supply;
}

/** The seas over which steps come are settled one by one; hits there take steps that are being placed. */
function* overSea(t: DownfallTable, gain: Gain, wanted: readonly Share[], before: Supply): Script<Brought> {
  const { faction } = gain;
  let shares = wanted;
  let barred = 0;
  let now = before;
  for (;;) {
    const sea = newSea(t, gain, shares, now);
    if (sea === undefined) return { shares, barred, after: now };
    const coming = (): readonly Share[] => {
      const then = supplyOf(t, gain);
      return shares.filter((share) => seasOf(share, then).includes(sea));
    };
    const cargo: Cargo = {
      steps: () => coming().reduce((sum, share) => sum + shareCost(share), 0),
      losses: () =>
        coming().map(({ unit }) => ({
          id: unit,
          text: say('loss.step', { unit: unitName(before.ground.facts, unit) }),
        })),
      take: (unit) => {
        shares = shares.flatMap((share) => (share.unit === unit ? lessOne(share) : [share]));
        const id = wanted.find((share) => share.unit === unit)?.unit;
        if (id !== undefined)
          t.tell(say('report.loss', { loss: say('loss.step', { unit: unitName(before.ground.facts, id) }) }));
      },
    };
    const isBarred = yield* passThrough(t, { faction, sea, use: 'supply', cargo, isOpen: true });
    now = supplyOf(t, gain);
    if (!isBarred) continue;
    const cut = withoutLine(shares, now);
    barred += cut.reduce((sum, share) => sum + shareCost(share), 0);
    shares = shares.filter((share) => !cut.includes(share));
  }
}

/** The seas over which a share comes. */
function seasOf({ place, unit }: Share, supply: Supply): readonly SeaArea[] {
  return place === null ? (supply.lineOf(unit)?.path ?? []).filter(isSea) : [];
}

/** The first sea on the lines of shares that is not yet settled. */
function newSea(
  { state }: DownfallTable,
  { faction }: Gain,
  shares: readonly Share[],
  now: Supply,
): SeaArea | undefined {
  return shares
    .flatMap((share) => seasOf(share, now))
    .find((sea) => !state.checked.includes(useKey(faction, 'supply', sea)));
}

/** Shares of units on the map that no line leads to. */
function withoutLine(shares: readonly Share[], supply: Supply): readonly Share[] {
  return shares.filter(({ place, unit }) => place === null && supply.lineOf(unit) === null);
}

/** A share with a step less; nothing when that was all of it. */
function lessOne(share: Share): readonly Share[] {
  if (share.steps > 0) {
    const steps = share.steps - 1;
    return steps > 0 || share.flips ? [{ ...share, steps }] : [];
  }
  return [];
}
