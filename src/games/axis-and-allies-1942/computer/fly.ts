// The computer player's aircraft that have not fought: to where an army of their side can be helped to hold, or nearer to it.
import type { Order } from '../../../table/question.js';
import { isLand, lands, type Land } from '../data/spaces.js';
import { unitFacts, type UnitType } from '../data/units.js';
import { domainOf, isFriend } from '../rules/board.js';
import { choices, rowsIn } from '../rules/choices.js';
import { flight } from '../rules/reach.js';
import type { AaState } from '../state.js';
import { strength } from './forecast.js';
import { threatsNow, worthOf } from './ground.js';

/** What a space on the way to who needs help counts. */
const perFlight = 1.5;

/** Below this share of the threat a place falls whoever comes to help; above the other nobody is needed. */
const doomed = 0.45;
const safe = 1.5;

/** How a place stands against the attack of the next turn. */
interface Stand {
  readonly army: number;
  readonly held: number;
  readonly threat: number;
}

/**
 * Gives the orders.
 * @param way how far each territory is from the war.
 */
export function flyForward(state: AaState, way: ReadonlyMap<Land, number>, send: (order: Order) => boolean): void {
  const threatTo = threatsNow(state);
  // How all places stand follows from who has arrived there.
  let stands = new Map<Land, Stand>();
  const standIn = (land: Land): Stand => {
    const known = stands.get(land) ?? standOf(state, land, threatTo(land));
    stands.set(land, known);
    return known;
  };
  for (const land of lands) {
    for (const { id, type, units } of rowsIn(state, land)) {
      const [first] = units;
      if (first === undefined || domainOf(first) !== 'air') continue;
      const needy = type === 'fighter' ? lands.filter((place) => isOpen(standIn(place))) : [];
      const worth = (goal: Land): number => {
        if (isDoomed(standIn(goal), type)) return -99;
        const helps = needy.map((place) => needOf(state, place) - perFlight * flight(goal, place));
        return Math.max(-9 - Math.min(9, way.get(goal) ?? 9), ...helps);
      };
      const goals = [...choices(state, land, [first], []).next].filter(isLand);
      const [best] = goals.map((goal) => ({ goal, worth: worth(goal) })).toSorted((a, b) => b.worth - a.worth);
      if (best === undefined || best.worth <= worth(land) + 0.5) continue;
      if (send({ subject: land, units: { [id]: units.length }, path: [best.goal] })) stands = new Map();
    }
  }
}

function standOf(state: AaState, land: Land, threat: number): Stand {
  const guards = state.units.filter((unit) => unit.space === land && isFriend(unit.power, state.active));
  const army = guards.filter((unit) => domainOf(unit) === 'land' && unit.type !== 'aaa').length;
  const types = guards.map(({ type }) => type);
  return { army, held: strength(types, 'defense'), threat };
}

/** Where too few stand on the ground, aircraft are lost with the place. */
function isDoomed({ army, held, threat }: Stand, type: UnitType): boolean {
  return threat > 0 && (army < 3 || held + unitFacts[type].defense < threat * doomed);
}

/** Whether fighters could help to hold a place. */
function isOpen(stand: Stand): boolean {
  return stand.threat > 0 && stand.held < stand.threat * safe && !isDoomed(stand, 'fighter');
}

/** What it is worth to help there. */
function needOf(state: AaState, place: Land): number {
  return Math.min(12, worthOf(state, place) / 3);
}
