// Both sides roll and add what they have; the higher total wins (Olympic Games, Summit).
import type { Side } from '../../data/terms.js';
import { plain, roll, signed } from '../effects/dice.js';
import { say } from '../../reports/names.js';
import type { TwilightTable } from '../../table.js';

/**
 * Rolls once for each side, the US first, and tells both totals.
 * @returns the side with the higher total; null for a tie.
 */
export function contest(t: TwilightTable, why: string, bonus: Readonly<Record<Side, number>>): Side | null {
  const us = roll(t, `${why} us`);
  const ussr = roll(t, `${why} ussr`);
  const totals = { us: us + bonus.us, ussr: ussr + bonus.ussr };
  t.tell(
    say('contest.rolls', {
      us,
      ussr,
      usModifier: signed(bonus.us),
      ussrModifier: signed(bonus.ussr),
      usTotal: plain(totals.us),
      ussrTotal: plain(totals.ussr),
    }),
  );
  if (totals.us === totals.ussr) return null;
  return totals.us > totals.ussr ? 'us' : 'ussr';
}
