// Which orders a unit can be given, by the rulebook alone: every one that could work with the units now on the board.
import { coastal, hasCoasts, isOfUse, isSea, land, lands, linked, reach, type Unit } from './board.js';

export type Order =
  | { readonly kind: 'hold' }
  | { readonly kind: 'move'; readonly to: string; readonly via: boolean }
  | { readonly kind: 'support'; readonly of: string; readonly to: string | null }
  | { readonly kind: 'convoy'; readonly of: string; readonly to: string };

/** An order as the steps in which it is given. */
export function stepsOf(order: Order): readonly string[] {
  switch (order.kind) {
    case 'hold':
      return ['hold'];
    case 'move':
      return ['move', order.to, ...(order.via ? ['via'] : [])];
    case 'support':
      return ['support', order.of, order.to ?? 'hold'];
    case 'convoy':
      return ['convoy', order.of, order.to];
  }
}

/** The order that steps mean. */
export function orderOf([kind, first = '', second]: readonly string[]): Order {
  switch (kind) {
    case 'move':
      return { kind, to: first, via: second === 'via' };
    case 'support':
      return { kind, of: first, to: second === 'hold' || second === undefined ? null : second };
    case 'convoy':
      return { kind, of: first, to: second ?? '' };
    default:
      return { kind: 'hold' };
  }
}

/** The seas in which fleets stand. */
const seasOf = (units: readonly Unit[]): readonly string[] =>
  units.filter(({ type, at }) => type === 'F' && isSea(at)).map(({ at }) => at);

/** Everything a unit may be ordered (L127-134). */
export function legalOrders(unit: Unit, units: readonly Unit[]): readonly Order[] {
  const others = units.filter((other) => other !== unit);
  return [
    { kind: 'hold' },
    ...moves(unit, units),
    ...others.flatMap((of) => supports(unit, of, units)),
    ...others.flatMap((of) => convoys(unit, of, units)),
  ];
}

/** By itself (L164, L178), an army to any coast that fleets could carry it to (L411-463), and either way to a neighbour (L574-580). */
function moves(unit: Unit, units: readonly Unit[]): readonly Order[] {
  const near = reach(unit);
  const far = unit.type === 'F' ? [] : coastal.filter((to) => linked(land(unit.at), to, seasOf(units)));
  return [
    ...near.map((to): Order => ({ kind: 'move', to, via: false })),
    ...far.map((to): Order => ({ kind: 'move', to, via: near.includes(to) })),
  ];
}

/** Where the supporter could go itself, without a convoy, whichever coast (L257-261): the other holding there, or going there by whatever way is left. */
function supports(unit: Unit, of: Unit, units: readonly Unit[]): readonly Order[] {
  const from = land(of.at);
  const seas = seasOf(units.filter((other) => other !== unit));
  return lands(unit).flatMap((to): readonly Order[] => {
    if (to === from) return [{ kind: 'support', of: of.at, to: null }];
    const goes = lands(of).includes(to) || (of.type === 'A' && linked(from, to, seas));
    if (!goes) return [];
    const coasts = of.type === 'F' && hasCoasts(to) ? reach(of).filter((at) => land(at) === to) : [];
    return [to, ...coasts].map((at) => ({ kind: 'support', of: of.at, to: at }));
  });
}

/** A fleet at sea carries an army along a chain to another coast (L411-437). */
function convoys(unit: Unit, of: Unit, units: readonly Unit[]): readonly Order[] {
  if (unit.type !== 'F' || !isSea(unit.at) || of.type !== 'A') return [];
  const from = land(of.at);
  return coastal
    .filter((to) => isOfUse(unit.at, from, to, seasOf(units)))
    .map((to) => ({ kind: 'convoy', of: of.at, to }));
}
