// What the computer player's ships risk after an attack, with the carriers that must sail to where its fighters come down.
import { lands, seas, type Space } from '../data/spaces.js';
import { unitFacts, type UnitType } from '../data/units.js';
import { domainOf } from '../rules/board.js';
import { flight, isAirfield } from '../rules/reach.js';
import type { AaState, Unit } from '../state.js';
import { decks } from './escort.js';
import { riskAtSea } from './ground.js';
import type { Offer } from './landing.js';

/** Those of a group who are left, by what is left of each type. */
function leftOf(sent: readonly Offer[], survivors: readonly UnitType[]): readonly Unit[] {
  const left = [...survivors];
  return sent.flatMap(({ unit }) => {
    const at = left.indexOf(unit.type);
    if (at >= 0) left.splice(at, 1);
    return at >= 0 ? [unit] : [];
  });
}

/**
 * What the enemy would sink, in money, of the ships that attack a space and of the carriers that must follow for their fighters to come
 * down: where least is lost of those zones that the carriers can reach. It meets who is left after the battle, not all who began it.
 */
export function fleetRisk(
  state: AaState,
  target: Space,
): (sent: readonly Offer[], survivors: readonly UnitType[]) => number {
  const { active } = state;
  const airfields = lands.filter((land) => isAirfield(state, land, active));
  const field = Math.min(...airfields.map((land) => flight(target, land)));
  const carriers = state.units.filter(({ type, power, left }) => type === 'carrier' && power === active && left > 0);
  const spare = ({ left, space }: Unit): number => left - flight(space, target);
  const riskAt = (zone: Space, joining: readonly UnitType[]): number =>
    joining.length === 0 ? 0 : riskAtSea(state, zone, active, joining, zone === target);
  return (sent, survivors) => {
    const left = leftOf(sent, survivors);
    const ships = left.flatMap((unit) => (domainOf(unit) === 'sea' ? [unit.type] : []));
    const fought = riskAt(target, ships);
    const needy = left.filter((unit) => unit.type === 'fighter' && spare(unit) < field);
    if (needy.length === 0) return fought;
    const range = Math.min(...needy.map(spare));
    const risks = seas
      .filter((zone) => flight(target, zone) <= range)
      .flatMap((zone) => {
        const coming = carriers
          .filter(({ space }) => flight(space, zone) <= unitFacts.carrier.move)
          .slice(0, Math.ceil(needy.length / decks));
        if (coming.length === 0) return [];
        const sailing = coming.flatMap(({ space }): readonly UnitType[] => (space === zone ? [] : ['carrier']));
        const joining = [...sailing, ...needy.map(({ type }) => type), ...(zone === target ? ships : [])];
        return [riskAt(zone, joining) + (zone === target ? 0 : fought)];
      });
    return risks.length === 0 ? fought : Math.min(...risks);
  };
}
