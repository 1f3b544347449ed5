// Why new units cannot be placed in a space that a player names, and where there is room.
import type { OrderPlace } from '../../../table/game.js';
import type { Text } from '../../../table/text.js';
import { isLand, type Space } from '../data/spaces.js';
import { isWare, unitFacts, type Ware } from '../data/units.js';
import { placingsOf, yardsOf } from '../questions/purchase.js';
import { say, spaceName } from '../reports/names.js';
import { placesFor, roomFor, usableComplexes, type Placing } from '../rules/production.js';
import type { AaState } from '../state.js';

/** The reason that holds back the first of the goods that cannot go there alone, or else all of them together. */
export function whyNotPlaced(state: AaState, { order, sheet }: OrderPlace, to: Space): Text {
  const before = placingsOf(state, sheet);
  const goods = Object.entries(order.units ?? {}).filter(([id, count]) => isWare(id) && count > 0);
  const wares = goods.flatMap(([id]) => (isWare(id) ? [id] : []));
  const wrong = wares.find((ware) => !placesFor(state, ware, before).has(to));
  if (wrong !== undefined) return whyNot(state, wrong, to, before);
  const room = roomFor(state, to, before);
  const units = goods.reduce((sum, [id, count]) => sum + (id === 'complex' ? 0 : count), 0);
  const args = { to: spaceName(to), yards: yardsOf(state, before, 1) };
  if (units > room) return say('why.room', { ...args, room });
  return isLand(to) ? say('why.noSite', args) : say('why.noNewDeck', args);
}

function whyNot(state: AaState, ware: Ware, space: Space, before: readonly Placing[]): Text {
  const to = spaceName(space);
  const yards = yardsOf(state, before, 1);
  if (ware === 'complex') return say('why.noSite', { to });
  const { domain } = unitFacts[ware];
  if (domain === 'sea') {
    const zones = [...placesFor(state, ware, before).keys()].map(spaceName);
    return say(isLand(space) ? 'why.atSea' : 'why.noHarbour', { to, zones });
  }
  if (!isLand(space)) return ware === 'fighter' ? say('why.noNewDeck', { to, yards }) : say('why.onLand', { yards });
  return say(usableComplexes(state).includes(space) ? 'why.full' : 'why.noComplex', { to, yards });
}
