// A war: the roll and what follows; no influence is needed, DEFCON plays no part (rulebook, 7.6 War Cards).
import { opponent } from '../../data/terms.js';
import { influenceOf } from '../../rules/control.js';
import { rolled } from '../../reports/figures.js';
import { addInfluence, removeAll } from './influence.js';
import { addMilOps, gainVp } from './tracks.js';
import { countryName, say, sideName } from '../../reports/names.js';
import type { TwilightTable } from '../../state.js';
import { warModifier, type War } from '../../rules/wars.js';

/** Fights a war: military operations in any case; victory gives points and turns the defender's influence over. */
export function fightWar(t: TwilightTable, war: War): boolean {
  const modifier = warModifier(t.state, war);
  const die = t.dice.roll(6, `war ${war.target}`);
  const won = die - modifier >= war.winsOn;
  t.tell(
    say(won ? 'war.won' : 'war.lost', {
      side: sideName(war.attacker),
      country: countryName(war.target),
      roll: rolled(die, -modifier),
      needed: war.winsOn,
    }),
    { focus: [war.target], weight: 'headline' },
  );
  addMilOps(t, war.attacker, war.milOps);
  if (!won) return false;
  const defender = opponent(war.attacker);
  const turned = influenceOf(t.state, defender, war.target);
  removeAll(t, defender, war.target);
  addInfluence(t, war.attacker, { [war.target]: turned });
  gainVp(t, war.attacker, war.vp);
  return true;
}
