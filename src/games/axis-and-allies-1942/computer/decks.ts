// What carriers risk that must sail to where the computer player's fighters could come down after an attack.
import { lands, seas, type Space } from '../data/spaces.js';
import { unitFacts, type UnitType } from '../data/units.js';
import { domainOf } from '../rules/board.js';
import { flight, isAirfield } from '../rules/reach.js';
import type { AaState, Unit } from '../state.js';
import { riskAtSea } from './ground.js';
import type { Offer } from './landing.js';

/** How many fighters come down on a carrier. */
const decks = 2;

/** What is likely to be sunk, in money, with the carriers that those who attack a space need. */
export function deckRisk(state: AaState, target: Space): (sent: readonly Offer[]) => number {
  const { active } = state;
  const field = Math.min(
    ...lands.filter((land) => isAirfield(state, land, active)).map((land) => flight(target, land)),
  );
  const carriers = state.units.filter(({ type, power, left }) => type === 'carrier' && power === active && left > 0);
  const spare = ({ left, space }: Unit): number => left - flight(space, target);
  return (sent) => {
    const needy = sent.map(({ unit }) => unit).filter((unit) => unit.type === 'fighter' && spare(unit) < field);
    if (needy.length === 0 || carriers.length === 0) return 0;
    const range = Math.min(...needy.map(spare));
    const ships = sent.flatMap(({ unit }) => (domainOf(unit) === 'sea' ? [unit.type] : []));
    const risks = seas
      .filter((zone) => flight(target, zone) <= range)
      .flatMap((zone) => {
        const coming = carriers
          .filter(({ space }) => flight(space, zone) <= unitFacts.carrier.move)
          .slice(0, Math.ceil(needy.length / decks));
        if (coming.length === 0) return [];
        const sailing = coming.flatMap(({ space }): readonly UnitType[] => (space === zone ? [] : ['carrier']));
        const joining = [...sailing, ...needy.map(({ type }) => type), ...(zone === target ? ships : [])];
        return [riskAtSea(state, zone, active, joining, zone === target)];
      });
    return risks.length === 0 ? 0 : Math.min(...risks);
  };
}
