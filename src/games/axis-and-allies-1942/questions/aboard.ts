// What typed orders say of the ships that carry their units: `tra sz7: 2 inf uk > norway`.
import type { Aside, Asides, Order } from '../../../table/question.js';
import type { Text } from '../../../table/text.js';
import { isLand, isSea, seas, type Sea, type Space } from '../data/spaces.js';
import { say, shipsName, spaceName, wareName } from '../reports/names.js';
import { domainOf } from '../rules/board.js';
import { unitsOf } from '../rules/choices.js';
import { harbourOf, isShips, shipsFor, type Ships } from '../rules/shipping.js';
import type { AaState } from '../state.js';

/** Some transport, whichever it is. */
const anyShip = 'transport' as const;

/** Where a transport lies now, and where it lay before the orders of this turn. */
function harbours({ space, voyage: [start = space] }: AaState['units'][number]): readonly Sea[] {
  return [...new Set([space, start])].filter(isSea);
}

/** Transports by where they lie, whether there are any or not; and the zones themselves where there are. */
export function shipsToSay(state: AaState): readonly Aside[] {
  const own = state.units.filter(({ type, power }) => type === 'transport' && power === state.active);
  const lying = new Map(own.flatMap((unit) => harbours(unit).map((zone) => [zone, unit.space] as const)));
  const allies = new Set(
    state.units.flatMap(({ type, power }) => (type === 'transport' && power !== state.active ? [power] : [])),
  );
  return [
    { id: anyShip, text: wareName('transport') },
    ...seas.map((zone): Aside => {
      const [id, subject]: [Ships, Space | undefined] = [`from:${zone}`, lying.get(zone)];
      return { id, text: shipsName(id), ...(subject === undefined ? {} : { subject }) };
    }),
    ...[...lying].map(([zone, subject]): Aside => ({ id: `at:${zone}`, text: spaceName(zone), subject })),
    ...(state.step === 'combatMove' ? [] : [...allies]).map((power): Aside => {
      const id: Ships = `of:${power}`;
      return { id, text: shipsName(id) };
    }),
  ];
}

/** The order with the ships it was said to take, where that is a choice; or why they cannot take its units. */
export function aboard(state: AaState, order: Order, said: string): ReturnType<Asides['settle']> {
  const { subject, path } = order;
  const name = said.replace(/^at:/u, 'from:');
  const named = isShips(name) ? name : undefined;
  const other = (others: readonly Ships[]): { readonly why: Text } => ({
    why: say('refuse.otherShips', {
      ships: named === undefined ? wareName(anyShip) : shipsName(named),
      others: others.map(shipsName),
    }),
  });
  if (isSea(subject)) {
    // What is aboard is carried by what it is aboard of.
    const sails = unitsOf(state, subject, order.units ?? {}).some(
      (unit) => unit.type === 'transport' || domainOf(unit) === 'land',
    );
    if (!sails) return { why: say('refuse.noTransport', { zone: spaceName(subject) }) };
    const own: Ships = `from:${subject}`;
    return named === undefined || named === own ? { order } : other([own]);
  }
  const [zone, target] = path;
  if (!isLand(subject) || zone === undefined || !isSea(zone)) return { why: say('refuse.byLand') };
  const chosen = path.find(isShips);
  if (named === undefined || chosen === named) return { order };
  if (chosen !== undefined) return other([chosen]);
  const landing = target !== undefined && isLand(target) ? target : null;
  const units = unitsOf(state, subject, order.units ?? {});
  const possible = shipsFor(state, units, subject, zone, landing);
  const lay = harbourOf(named);
  const moved = state.units
    .filter((unit) => unit.power === state.active && unit.voyage[0] === lay)
    .map(({ space }) => `from:${space}`);
  const meant = possible.find((one) => one === named) ?? possible.find((one) => moved.includes(one));
  if (meant !== undefined) return { order: possible.length === 1 ? order : { ...order, path: [...path, meant] } };
  return possible.length === 0 ? { why: say('refuse.shipsAlone') } : other(possible);
}
