// Realignment rolls (spec 7.4).
import type { CountryId } from '../../data/countries.js';
import { opponent, type Side } from '../../data/terms.js';
import { controlledNeighbours, controls, influenceOf } from '../../rules/control.js';
import { isClosed } from './defcon.js';
import { plain, roll, signed } from './dice.js';
import { countryIds, isIn } from '../../data/geography.js';
import { removeInfluence } from './influence.js';
import { countryName, say, sideName } from '../../reports/names.js';
import type { PublicState } from '../../state.js';
import type { TwilightTable } from '../../table.js';

/** Whether NATO keeps the USSR from coups and realignments (and Brush War) in a country now. */
export function natoProtects(state: PublicState, id: CountryId): boolean {
  const { effects } = state;
  if (!effects.nato || !isIn(id, 'europe') || !controls(state, 'us', id)) return false;
  if (id === 'france' && effects.deGaulle) return false;
  return !(id === 'west_germany' && effects.willyBrandt);
}

/** Bans on Soviet coups and realignments that do not come from DEFCON. */
export function shielded(state: PublicState, side: Side, id: CountryId): boolean {
  if (side === 'us') return false;
  return natoProtects(state, id) || (id === 'japan' && state.effects.usJapanPact);
}

/**
 * Countries in which a side may realign.
 * @param free the DEFCON level does not matter (realignments an event grants as free).
 */
export function realignTargets(state: PublicState, side: Side, free = false): readonly CountryId[] {
  const ignoresDefcon = free || state.options.realignIgnoresDefcon;
  return countryIds.filter(
    (id) =>
      influenceOf(state, opponent(side), id) > 0 &&
      (ignoresDefcon || !isClosed(state, id)) &&
      !shielded(state, side, id),
  );
}

/** What a side adds to its die in a country, whoever realigns. */
export function realignModifier(state: PublicState, side: Side, id: CountryId): number {
  const ahead = influenceOf(state, side, id) > influenceOf(state, opponent(side), id) ? 1 : 0;
  const scandal = side === 'us' && state.effects.iranContra ? 1 : 0;
  // The superpower counts once: as a controlled neighbour it is the bonus for touching it.
  return controlledNeighbours(state, side, id) + ahead - scandal;
}

/** Rolls once: the higher total takes the difference from the other side's influence. */
export function realign(t: TwilightTable, side: Side, id: CountryId): void {
  const { state } = t;
  const us = { die: roll(t, `realign ${id} us`), modifier: realignModifier(state, 'us', id) };
  const ussr = { die: roll(t, `realign ${id} ussr`), modifier: realignModifier(state, 'ussr', id) };
  const difference = us.die + us.modifier - (ussr.die + ussr.modifier);
  t.tell(
    say('realign.rolls', {
      side: sideName(side),
      country: countryName(id),
      usDie: us.die,
      usModifier: signed(us.modifier),
      usTotal: plain(us.die + us.modifier),
      ussrDie: ussr.die,
      ussrModifier: signed(ussr.modifier),
      ussrTotal: plain(ussr.die + ussr.modifier),
    }),
    { focus: [id] },
  );
  const gone =
    difference === 0 ? 0 : removeInfluence(t, difference > 0 ? 'ussr' : 'us', { [id]: Math.abs(difference) });
  if (gone === 0) t.tell(say('realign.nothing'));
}

/** The chances of one roll, in percent: the opponent loses something, nothing happens, the roller loses something. */
export function realignOdds(
  state: PublicState,
  side: Side,
  id: CountryId,
): { readonly wins: number; readonly loses: number } {
  const lead = realignModifier(state, side, id) - realignModifier(state, opponent(side), id);
  let wins = 0;
  let loses = 0;
  for (let own = 1; own <= 6; own++) {
    for (let other = 1; other <= 6; other++) {
      if (own + lead > other) wins++;
      if (own + lead < other) loses++;
    }
  }
  return { wins: Math.round((wins * 100) / 36), loses: Math.round((loses * 100) / 36) };
}
