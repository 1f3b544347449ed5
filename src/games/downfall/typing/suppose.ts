// Questions about the position as they are typed: why a hex is whose it is, how a unit is supplied, what could be ordered and why not.
import type { Supposed } from '../../../table/game.js';
import type { Text } from '../../../table/text.js';
import { factsOf } from '../data/own-files.js';
import type { Faction, UnitId } from '../data/units.js';
import { Outlook } from '../questions/outlook.js';
import { placeTexts, SupplyOutlook } from '../reports/explain.js';
import { factionName, say } from '../reports/names.js';
import { boxName } from '../reports/orders.js';
import { placeName, unitName } from '../reports/places.js';
import { choicesOf, isOps, ownerOf, whyNoOrder } from '../rules/display.js';
import { Ground } from '../rules/ground.js';
import { mayMove, reach } from '../rules/movement.js';
import type { BoxId, Place } from '../state.js';
import type { DownfallView } from '../view.js';
import { named, unitAndPlace } from './named.js';
import { whyNotTo } from '../reports/reasons.js';

/** More units than this of one name are not gone through. */
const mostUnits = 4;
/** No order gives more movement points. */
const mostPoints = 12;

const isOnMap = (view: DownfallView, id: UnitId): boolean => view.units[id].status === 'map';

/** Whether and how a unit can get to a place: in the movement of the order under way, else by the points it needs. */
function marchTexts(view: DownfallView, ground: Ground, unit: UnitId, to: Place): readonly Text[] {
  const { at } = view.units[unit];
  if (!isOnMap(view, unit) || at === null) return [say('whatIf.off', { unit: unitName(ground.facts, unit) })];
  const { faction } = ground.facts.units[unit];
  const order = view.order?.faction === faction && view.order.steps.includes('move') ? view.order : null;
  if (order !== null && !mayMove(ground, order, unit))
    return [say('why.notMoved', { unit: unitName(ground.facts, unit) })];
  const points = order?.mp ?? mostPoints;
  const way = reach(ground, unit, at, points, true).get(to);
  const fits = ground.hasRoom(to, 1, view.units[unit].steps);
  if (way === undefined || !fits) return [whyNotTo(ground, unit, to, points)];
  const supply = new Outlook(view, faction).supplyAt([unit], to);
  const args = { unit: unitName(ground.facts, unit), place: placeName(ground.facts, to), supply };
  return [
    order === null
      ? say('whatIf.needs', { ...args, count: points - way.left })
      : say('whatIf.reach', { ...args, count: way.left }),
  ];
}

/** The factions somebody asks for: the two of the own side, else the one that acts. */
function askedFor({ faction, active }: DownfallView): readonly Faction[] {
  if (faction === null) return [active];
  const isFirst = faction === 'western' || faction === 'okh';
  return isFirst ? ['western', 'okh'] : ['soviet', 'okw'];
}

/** Whether an order can be had, for how much, or why not. */
function orderText(view: DownfallView, asked: Faction, box: BoxId): Text {
  const faction = factionName(asked);
  const order = boxName(factsOf(view), box);
  const found = choicesOf(view, asked).filter((one) => one.order === box || one.box === box);
  if (found.length > 0) {
    const costs = [...new Set(found.map(({ cost }) => cost))].sort((a, b) => a - b);
    return view.active === asked
      ? say('whatIf.order.now', { faction, order, costs })
      : say('whatIf.order.later', { faction, order, costs, active: factionName(view.active) });
  }
  const why = say(`why.order.${whyNoOrder(view, asked, box)}`, { order });
  return say('whatIf.order.not', { faction, order, why });
}

function orderTexts(view: DownfallView, boxes: readonly BoxId[]): readonly Text[] {
  return askedFor(view).flatMap((faction) =>
    boxes
      .filter((box) => (isOps(box) ? ownerOf(box) === faction : factsOf(view).orders.boxes[faction][box] !== undefined))
      .map((box) => orderText(view, faction, box)),
  );
}

/** The units of a name that are meant: those on the map, of the own side first. */
function meant(view: DownfallView, units: readonly UnitId[]): readonly UnitId[] {
  const facts = factsOf(view);
  const own = askedFor(view);
  const here = units.filter((id) => isOnMap(view, id));
  return (here.length > 0 ? here : units)
    .toSorted((a, b) => Number(own.includes(facts.units[b].faction)) - Number(own.includes(facts.units[a].faction)))
    .slice(0, mostUnits);
}

interface Explained {
  readonly told: readonly Text[];
  readonly places: readonly Place[];
  /** The kind of picture that shows it. */
  readonly variant: 'zones' | 'supply' | 'status';
}

function explained(view: DownfallView, ground: Ground, outlook: SupplyOutlook, typed: string): Explained | null {
  const found = named(ground.facts, typed);
  const where = (units: readonly UnitId[]): readonly Place[] => units.flatMap((id) => view.units[id].at ?? []);
  if (found === null) {
    const march = unitAndPlace(ground.facts, typed);
    if (march === null) return null;
    const units = meant(view, march.units);
    const told = units.flatMap((id) => marchTexts(view, ground, id, march.place));
    return { told, places: [...where(units), march.place], variant: 'zones' };
  }
  switch (found.kind) {
    case 'place':
      return { told: placeTexts(ground, found.place, outlook), places: [found.place], variant: 'zones' };
    case 'units': {
      const units = meant(view, found.units);
      return { told: units.flatMap((id) => outlook.textsOf(id)), places: where(units), variant: 'supply' };
    }
    case 'boxes':
      return { told: orderTexts(view, found.boxes), places: [], variant: 'status' };
    case 'supply':
      return { told: supplyTexts(view, outlook), places: [], variant: 'supply' };
  }
}

/** The own units that are not simply in supply. */
function supplyTexts(view: DownfallView, outlook: SupplyOutlook): readonly Text[] {
  const facts = factsOf(view);
  const own = askedFor(view);
  const units = facts.unitIds.filter((id) => isOnMap(view, id) && own.includes(facts.units[id].faction));
  const told = units.filter((id) => !outlook.isPlain(id)).flatMap((id) => outlook.textsOf(id));
  return told.length === 0 ? own.map((faction) => say('whatIf.supply.none', { faction: factionName(faction) })) : told;
}

/** Explains what somebody names, one thing after another, on a picture of it. The position stays what it is. */
export function suppose(typed: string, { view }: { readonly view: DownfallView }): Supposed<DownfallView> {
  const ground = new Ground(view);
  const outlook = new SupplyOutlook(ground);
  const told: Text[] = [];
  const unread: { readonly source: string; readonly problem: Text }[] = [];
  const places: Place[] = [];
  let variant: Explained['variant'] = 'status';
  for (const source of typed.split(/[,;\n]/u).map((one) => one.trim())) {
    if (source === '') continue;
    const found = explained(view, ground, outlook, source);
    if (found === null) {
      unread.push({ source, problem: say('whatIf.unknown') });
      continue;
    }
    told.push(...found.told);
    places.push(...found.places);
    if (variant !== 'supply' && found.variant !== 'status') variant = found.variant;
  }
  return {
    view,
    told,
    unread,
    note: say('whatIf.note'),
    look: { variant, focus: places },
  };
}
