// Why things are as they are: who controls a hex and by what, how a unit is supplied, what a Supply event would bring.
import type { Text } from '../../../table/text.js';
import { factsOf } from '../data/own-files.js';
import type { Faction, UnitId } from '../data/units.js';
import { isolatedFurther, keepingPrice, supplyNow } from '../rules/supply-event.js';
import { isRegion, type Ground } from '../rules/ground.js';
import { barredFrom, nearestHolders, zonesOver } from '../rules/nearest.js';
import { Supply } from '../rules/supply.js';
import { isSea } from '../rules/waters.js';
import { ideologies, ideologyOf, type OpenState, type Place } from '../state.js';
import { ideologyName, say } from './names.js';
import { placeName, unitName } from './places.js';
import { subjectName } from './subjects.js';

/** What holds a place: the units in it, else its city. */
function holderText(ground: Ground, place: Place): Text {
  const units = ground.unitsAt(place);
  if (units.length === 0 || ground.facts.cityAt.has(place)) return placeName(ground.facts, place);
  return say('whatIf.unitsIn', {
    units: units.map((one) => unitName(ground.facts, one)),
    place: placeName(ground.facts, place),
  });
}

/** Who controls a place, and why. */
export function controlText(ground: Ground, at: Place): Text {
  const place = placeName(ground.facts, at);
  const control = ground.control(at);
  if (isRegion(at) || (control !== null && ground.isBeachhead(at))) {
    return say('whatIf.abroad', { place, ideology: ideologyName('western') });
  }
  if (ground.facts.cityAt.has(at) && control !== null)
    return say('whatIf.city', { place, ideology: ideologyName(control) });
  const { far, places } = nearestHolders(ground, at);
  if (far === 0 && control !== null) {
    return say('whatIf.held', {
      place,
      ideology: ideologyName(control),
      units: ground.unitsAt(at).map((one) => unitName(ground.facts, one)),
    });
  }
  const sources = places.map((one) => {
    const name = holderText(ground, one.place);
    return control === null ? say('whatIf.source', { name, ideology: ideologyName(one.ideology) }) : name;
  });
  const args = { place, count: far, sources };
  return control === null
    ? say('whatIf.nobody', args)
    : say('whatIf.near', { ...args, ideology: ideologyName(control) });
}

/** Whose zones of control reach a place, and which hexsides they bar. */
function zoneTexts(ground: Ground, at: Place): readonly Text[] {
  const units = zonesOver(ground, at);
  if (units.length === 0) return [say('whatIf.noZone', { place: placeName(ground.facts, at) })];
  const zones = ideologies.flatMap((ideology) => {
    const own = units.filter((id) => ideologyOf(ground.facts.units[id].faction) === ideology);
    const named = own.map((id) => unitAt(ground.board, id));
    return own.length === 0 ? [] : [say('whatIf.zone', { ideology: ideologyName(ideology), units: named })];
  });
  // What bars one of the Allies bars the other.
  const barred = (['axis', 'western'] as const).flatMap((ideology) => {
    const places = barredFrom(ground, at, ideology).map((one) => placeName(ground.facts, one));
    const whose = ideology === 'axis' ? ideologyName(ideology) : say('whatIf.allies');
    return places.length === 0
      ? []
      : [say('whatIf.bars', { ideology: whose, place: placeName(ground.facts, at), places })];
  });
  return [...zones, ...barred];
}

/** A unit with where it stands. */
function unitAt(board: OpenState, id: UnitId): Text {
  const facts = factsOf(board);
  const { at } = board.units[id];
  return at === null
    ? unitName(facts, id)
    : say('whatIf.unitsIn', { units: [unitName(facts, id)], place: placeName(facts, at) });
}

/** Supply of the units of a position, each faction's found once. */
export class SupplyOutlook {
  readonly #supply = new Map<Faction, Supply>();
  readonly #cut = new Map<Faction, readonly UnitId[]>();

  constructor(private readonly ground: Ground) {}

  #of(faction: Faction): Supply {
    const known = this.#supply.get(faction) ?? new Supply(this.ground, faction, 'event');
    this.#supply.set(faction, known);
    return known;
  }

  #cutOf(faction: Faction): readonly UnitId[] {
    const known = this.#cut.get(faction) ?? supplyNow(this.ground.board, faction).cut;
    this.#cut.set(faction, known);
    return known;
  }

  /** Whether a unit is in supply for nothing, and not isolated. */
  isPlain(id: UnitId): boolean {
    const { faction } = this.ground.facts.units[id];
    const line = this.#of(faction).lineOf(id);
    const isCut = this.#cutOf(faction).includes(id);
    return !isCut && (line?.tolls ?? []).length === 0 && this.ground.board.units[id].isolated === 0;
  }

  /** How a unit is supplied, and what a Supply event would do to it. */
  textsOf(id: UnitId): readonly Text[] {
    const { board } = this.ground;
    const { at, steps, isolated, status } = board.units[id];
    const { faction, badges } = this.ground.facts.units[id];
    const unit = unitName(this.ground.facts, id);
    if (status !== 'map' || at === null) return [say('whatIf.off', { unit })];
    const place = placeName(this.ground.facts, at);
    if (badges?.includes('supply') === true) return [say('whatIf.supply.own', { unit, place })];
    const now = isolated === 0 ? [] : [say('whatIf.supply.isolated', { level: isolated })];
    const line = this.#of(faction).lineOf(id);
    if (this.#cutOf(faction).includes(id)) {
      const level = isolatedFurther(isolated);
      const args = { unit, place, level, count: keepingPrice(board, steps, level) };
      return [line === null ? say('whatIf.supply.cut', args) : say('whatIf.supply.full', args), ...now];
    }
    const source = placeName(this.ground.facts, line?.path.at(-1) ?? at);
    const tolls = line?.tolls ?? [];
    const count = tolls.reduce((sum, { price }) => sum + price, 0);
    const paid = tolls.map((toll) =>
      isSea(toll.at) ? say(`sea.${toll.at}`) : subjectName(this.ground.facts, toll.at),
    );
    return count === 0
      ? [say('whatIf.supply.line', { unit, place, source }), ...now]
      : [say('whatIf.supply.toll', { unit, place, source, count, at: paid }), ...now];
  }
}

/** All there is to know of a place: control, zones of control, room, and the supply of who stands there. */
export function placeTexts(ground: Ground, at: Place, outlook: SupplyOutlook): readonly Text[] {
  const units = ground.unitsAt(at);
  const most = ground.isBeachhead(at) && !ground.isMulberry(at) ? 4 : 6;
  const room = { place: placeName(ground.facts, at), count: units.length, steps: ground.stepsAt(at), most };
  return [
    controlText(ground, at),
    ...zoneTexts(ground, at),
    ...(units.length === 0 || isRegion(at) ? [] : [say('whatIf.room', room)]),
    ...units.flatMap((id) => outlook.textsOf(id)),
  ];
}
