// On whose carriers fighters land that are guests: where several allies have room, their owner may choose.
import type { Power } from '../data/powers.js';
import { powers } from '../data/powers.js';
import { seas, type Sea } from '../data/spaces.js';
import { unitFacts } from '../data/units.js';
import type { AaState, Unit } from '../state.js';
import { berthGuests, draftOf } from './carry-out.js';

/** A zone in which fighters that have just landed could be guests of several powers. */
export interface Hosting {
  readonly zone: Sea;
  /** The host they have without a choice first. */
  readonly hosts: readonly [Power, Power, ...Power[]];
  readonly guests: readonly Unit[];
}

function guestsIn(state: AaState, zone: Sea): readonly Unit[] {
  return state.units.filter(
    ({ space, type, power, aboard, left }) =>
      space === zone &&
      type === 'fighter' &&
      power === state.active &&
      aboard !== null &&
      left < unitFacts.fighter.move,
  );
}

function hostOf(state: AaState, guest: Unit | undefined): Power | undefined {
  return state.units.find(({ id }) => id === guest?.aboard)?.power;
}

/** Lets guests of a zone land anew, on the carriers of one power first. */
export function rehost(state: AaState, { guests }: Hosting, host: Power): void {
  const ids = new Set(guests.map(({ id }) => id));
  for (const unit of state.units) if (ids.has(unit.id)) unit.aboard = null;
  berthGuests(state, state.active, host);
}

/** The zones in which there is something to choose. */
export function hostings(state: AaState): readonly Hosting[] {
  return seas.flatMap((zone): readonly Hosting[] => {
    const guests = guestsIn(state, zone);
    const usual = hostOf(state, guests[0]);
    if (usual === undefined) return [];
    const others = powers.filter((power) => {
      if (power === usual) return false;
      const tried = draftOf(state);
      rehost(tried, { zone, hosts: [usual, power], guests }, power);
      return guestsIn(tried, zone).some((guest) => hostOf(tried, guest) === power);
    });
    const [first, ...more] = others;
    return first === undefined ? [] : [{ zone, hosts: [usual, first, ...more], guests }];
  });
}
