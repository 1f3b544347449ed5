// A realignment roll (rulebook, 6.2 Realignment Rolls).
import type { CountryId } from '../../data/countries.js';
import type { Side } from '../../data/terms.js';
import { signed, plain } from '../../reports/figures.js';
import { removeInfluence } from './influence.js';
import { countryName, say, sideName } from '../../reports/names.js';
import type { TwilightTable } from '../../state.js';
import { realignModifier } from '../../rules/realignments.js';

/** Rolls once: the higher total takes the difference from the other side's influence. */
export function realign(t: TwilightTable, side: Side, id: CountryId): void {
  const { state } = t;
  const us = { die: t.dice.roll(6, `realign ${id} us`), modifier: realignModifier(state, 'us', id) };
  const ussr = { die: t.dice.roll(6, `realign ${id} ussr`), modifier: realignModifier(state, 'ussr', id) };
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
  if (gone === 0) t.tell(say('realign.nothing', { country: countryName(id) }), { focus: [id] });
}
