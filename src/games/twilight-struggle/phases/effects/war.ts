// War cards (spec 7.8): no influence is needed, DEFCON plays no part.
import type { CountryId } from '../../data/countries.js';
import { opponent, type Side } from '../../data/terms.js';
import { civilWarOn } from './civil-war.js';
import { controlledNeighbours, controls, influenceOf } from '../../rules/control.js';
import { plain, roll, signed } from './dice.js';
import { addInfluence, removeAll } from './influence.js';
import { addMilOps } from './military-operations.js';
import { countryName, say, sideName } from '../../reports/names.js';
import type { PublicState } from '../../state.js';
import type { TwilightTable } from '../../table.js';
import { gainVp } from './tracks.js';

export interface War {
  readonly attacker: Side;
  readonly target: CountryId;
  /** The lowest modified die that wins. */
  readonly winsOn: number;
  readonly milOps: number;
  readonly vp: number;
  /** Arab-Israeli War: control of the target itself counts for the defender. */
  readonly targetCounts?: true;
  /** Korean War: one more for the defender while the Chinese Civil War is on. */
  readonly civilWarCounts?: true;
}

/** What comes off the attacker's die. */
export function warModifier(state: PublicState, war: War): number {
  const defender = opponent(war.attacker);
  const around = controlledNeighbours(state, defender, war.target);
  const home = war.targetCounts === true && controls(state, defender, war.target) ? 1 : 0;
  const china = war.civilWarCounts === true && civilWarOn(state) ? 1 : 0;
  return around + home + china;
}

/** Fights a war: military operations in any case; victory gives points and turns the defender's influence over. */
export function fightWar(t: TwilightTable, war: War): boolean {
  const modifier = warModifier(t.state, war);
  const die = roll(t, `war ${war.target}`);
  const won = die - modifier >= war.winsOn;
  t.tell(
    say(won ? 'war.won' : 'war.lost', {
      side: sideName(war.attacker),
      country: countryName(war.target),
      die,
      modifier: signed(-modifier),
      result: plain(die - modifier),
      needed: war.winsOn,
    }),
    { focus: [war.target] },
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
