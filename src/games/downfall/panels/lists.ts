// Pages in words: orders given, units that are to come, objectives, open events.
import { statusPicture } from '../board/picture.js';
import type { Panel } from '../../../table/game.js';
import type { Text } from '../../../table/text.js';
import { cityIds } from '../data/cities.js';
import type { Facts } from '../data/facts.js';
import { generalKinds, opsIds } from '../data/orders.js';
import { factsOf } from '../data/own-files.js';
import { factions, type Faction, type UnitId } from '../data/units.js';
import { eventName, eventText, factionName, say } from '../reports/names.js';
import { unitName } from '../reports/places.js';
import { choicesOf, isOps, ownerOf, whyNoOrder } from '../rules/display.js';
import { ideologies, typeOf, type BoxId, type Unit } from '../state.js';
import type { DownfallView } from '../view.js';

/** A box of a display in words: what it does, what it costs. */
function boxText(facts: Facts, faction: Faction, box: BoxId): Text {
  if (!isOps(box)) {
    return say('panel.orders.box', {
      order: say(`board.kind.${box}`),
      cost: facts.orders.boxes[faction][box]?.cost ?? 0,
    });
  }
  const { kind, cost, mp, attacks } = facts.orders.operations[box];
  const order = say(`board.kind.${kind}`);
  if (mp !== undefined && attacks !== undefined) return say('panel.orders.both', { order, mp, attacks, cost });
  if (mp !== undefined) return say('panel.orders.move', { order, mp, cost });
  return say('panel.orders.attack', { order, attacks: attacks ?? 0, cost });
}

/** The orders that the active faction cannot have now, each with the reason; nothing where it can have all. */
function beyond(view: DownfallView): readonly Text[] {
  const facts = factsOf(view);
  const faction = view.active;
  const open = new Set(choicesOf(view, faction).map(({ order }) => order));
  const boxes: readonly BoxId[] = [
    ...opsIds.filter((id) => ownerOf(id) === faction),
    ...generalKinds.filter((kind) => facts.orders.boxes[faction][kind] !== undefined),
  ];
  const orders = boxes
    .filter((box) => box !== 'hq' && !open.has(box))
    .map((box) => say(`panel.orders.not.${whyNoOrder(view, faction, box)}`, { order: boxText(facts, faction, box) }));
  return orders.length === 0 ? [] : [say('panel.orders.cannot', { faction: factionName(faction), orders })];
}

/** Which orders of each faction are free, and which are used. */
export function ordersPanel(view: DownfallView): Panel {
  const facts = factsOf(view);
  const lines = factions.flatMap((faction) => {
    const used = view.used[faction].map(({ box }) => box);
    const free = opsIds.filter((id) => ownerOf(id) === faction && !used.includes(id));
    return [
      say('panel.orders.used', {
        faction: factionName(faction),
        orders: used.length === 0 ? [say('panel.none')] : used.map((box) => boxText(facts, faction, box)),
      }),
      say('panel.orders.free', {
        orders: free.length === 0 ? [say('panel.none')] : free.map((box) => boxText(facts, faction, box)),
      }),
    ];
  });
  return {
    id: 'orders',
    title: say('panel.orders'),
    private: false,
    lines: [...lines, ...beyond(view)],
    scene: (look) => statusPicture(look, view),
  };
}

function unitText(facts: Facts, id: UnitId, unit: Unit): Text {
  return say('panel.forces.unit', { unit: unitName(facts, id), type: say(`type.${typeOf(facts, id, unit)}`) });
}

/** Units in the force pools, pending, and those that arrive later. */
export function forcesPanel(view: DownfallView): Panel {
  const facts = factsOf(view);
  const lines = factions.flatMap((faction) => {
    const of = (status: Unit['status']): readonly UnitId[] =>
      facts.unitIds.filter((id) => facts.units[id].faction === faction && view.units[id].status === status);
    const list = (ids: readonly UnitId[]): readonly Text[] => ids.map((id) => unitText(facts, id, view.units[id]));
    const later = of('later').map((id) =>
      say('panel.forces.later', { unit: unitText(facts, id, view.units[id]), turn: view.units[id].turn ?? 0 }),
    );
    return [
      ...(of('pool').length === 0
        ? []
        : [say('panel.forces.pool', { faction: factionName(faction), units: list(of('pool')) })]),
      ...(of('pending').length === 0
        ? []
        : [say('panel.forces.pending', { faction: factionName(faction), units: list(of('pending')) })]),
      ...(later.length === 0 ? [] : [say('panel.forces.coming', { faction: factionName(faction), units: later })]),
    ];
  });
  return {
    id: 'forces',
    title: say('panel.forces'),
    private: false,
    lines: lines.length === 0 ? [say('panel.none')] : lines,
  };
}

/** Who owns which objective. */
export function objectivesPanel(view: DownfallView): Panel {
  const lines = ideologies.map((ideology) => {
    const own = cityIds.filter(
      (id) =>
        factsOf(view).cities.places[id].objective === true && (view.owners[id] ?? view.cityControl[id]) === ideology,
    );
    return say('panel.objectives.of', {
      ideology: say(`ideology.${ideology}`),
      cities: own.length === 0 ? [say('panel.none')] : own.map((id) => say(`city.${id}`)),
    });
  });
  return { id: 'objectives', title: say('panel.objectives'), private: false, lines };
}

/** The event cards that lie open, with what they say. */
export function eventsPanel(facts: Facts, { events }: DownfallView): Panel {
  const roles = [
    ['current', events.current],
    ['pending', events.pending],
    ['spent', events.spent],
  ] as const;
  return {
    id: 'events',
    title: say('panel.events'),
    private: false,
    lines: roles.flatMap(([role, id]) =>
      id === null
        ? []
        : [
            say('panel.events.card', {
              role: say(`board.event.${role}`),
              event: eventName(facts, id),
              text: eventText(facts, id),
            }),
          ],
    ),
  };
}
