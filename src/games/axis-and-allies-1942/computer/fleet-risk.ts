// What the computer player's ships risk after an attack, with the carriers that must sail to where its fighters come down.
import { lands, seas, type Space } from '../data/spaces.js';
import { unitFacts, type UnitType } from '../data/units.js';
import { domainOf } from '../rules/board.js';
import { flight, isAirfield } from '../rules/reach.js';
import type { AaState, Unit } from '../state.js';
import { decks } from './escort.js';
import { riskAtSea } from './ground.js';
import type { Offer } from './landing.js';

/**
 * What the enemy would sink, in money, of the ships that attack a space and of the carriers that must follow for their fighters to come
 * down: where least is lost of those zones that the carriers can reach.
 */
export function fleetRisk(state: AaState, target: Space): (sent: readonly Offer[]) => number {
  const { active } = state;
  const airfields = lands.filter((land) => isAirfield(state, land, active));
  const field = Math.min(...airfields.map((land) => flight(target, land)));
  const carriers = state.units.filter(({ type, power, left }) => type === 'carrier' && power === active && left > 0);
  const spare = ({ left, space }: Unit): number => left - flight(space, target);
  const riskAt = (zone: Space, joining: readonly UnitType[]): number =>
    joining.length === 0 ? 0 : riskAtSea(state, zone, active, joining, zone === target);
  return (sent) => {
    const ships = sent.flatMap(({ unit }) => (domainOf(unit) === 'sea' ? [unit.type] : []));
    const fought = riskAt(target, ships);
    const needy = sent.map(({ unit }) => unit).filter((unit) => unit.type === 'fighter' && spare(unit) < field);
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
