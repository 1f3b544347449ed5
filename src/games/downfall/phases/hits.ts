// The hits of a combat: the attacker's losses, the defender's losses and retreat, and the advance.
import { chooseFrom, chooseOne, type Way } from '../../../table/ask.js';
import type { Outcome } from '../../../table/game.js';
import type { Script, Weight } from '../../../table/script.js';
import type { Text } from '../../../table/text.js';
import type { Facts } from '../data/facts.js';
import { factsOf } from '../data/own-files.js';
import type { Faction, PartisanId, UnitId } from '../data/units.js';
import { Outlook } from '../questions/outlook.js';
import { factionName, say } from '../reports/names.js';
import { placeName, unitName } from '../reports/places.js';
import { placeOption, spotName } from '../reports/whereabouts.js';
import { partisanName } from '../reports/subjects.js';
import { Toll } from '../reports/toll.js';
import { Ground } from '../rules/ground.js';
import { attackerLosses, defenderLosses, lossId, takeLoss, type Loss } from '../rules/losses.js';
import { enterCity } from '../rules/march.js';
import { airdropsAt, attackersOf, defendersOf, specialsOf } from '../rules/odds.js';
import { canGoAfter, partisanRetreats, partisansBeside, partisansOn, retreatChoices } from '../rules/retreat.js';
import { retreatWays } from '../rules/retreat-ways.js';
import { categoryOf, ideologyOf, typeOf, type Combat, type DownfallTable, type Place } from '../state.js';
import { combatOf, orderOf } from './at-hand.js';
import { payForPartisans, settle } from './settle.js';
import { advances, deeper, isHeld } from '../rules/advance.js';

/** The attacker's losses first, then the defender's answer, then the advance. */
export function* hits(t: DownfallTable): Script<string | Outcome> {
  const { state } = t;
  const combat = combatOf(t);
  const toll = new Toll(factsOf(state));
  for (let n = 0; n < combat.attackerHits; n++) {
    yield* lose(
      t,
      combat.attacker,
      attackerLosses(state, combat, n === 0),
      { nth: n + 1, of: combat.attackerHits },
      toll,
    );
  }
  yield* defend(t, combat, toll);
  yield* advance(t, combat, toll);
  tellEnd(t, combat, toll);
  for (const id of combat.ranged) {
    if (state.units[id].status === 'map')
      state.units[id] = { ...state.units[id], status: 'pool', at: null, isolated: 0 };
  }
  state.combat = null;
  const ended = yield* settle(t);
  return ended ?? 'attack';
}

/** How the combat ended, in one line with its place and what both sides lost. */
function tellEnd(t: DownfallTable, combat: Combat, toll: Toll): void {
  const { attacker, defender, target } = combat;
  const ground = new Ground(t.state);
  const isTaken = ground.occupier(target) === ideologyOf(attacker);
  const end = isHeld(ground, combat) ? 'held' : isTaken ? 'taken' : 'emptied';
  t.tell(toll.text(end, target, attacker, defender), { focus: [target], weight: 'headline' });
}

function lossText(facts: Facts, loss: Loss): ReturnType<typeof say> {
  if (loss.how === 'partisan') return say('loss.partisan', { partisan: partisanName(loss.partisan) });
  return say(`loss.${loss.how}`, { unit: unitName(facts, loss.unit) });
}

/** What both sides take in a combat. */
function hitsText(facts: Facts, { target, attacker, defender, attackerHits, defenderHits }: Combat): Text {
  return say('combat.hits', {
    place: spotName(facts, target),
    attacker: factionName(attacker),
    attackerHits,
    defender: factionName(defender),
    defenderHits,
  });
}

/** What a unit has left before a loss, and what the loss may be called. */
function lossDetail(
  { state }: DownfallTable,
  { how, unit }: Exclude<Loss, { readonly how: 'partisan' }>,
): Pick<Way<string>, 'detail' | 'also'> {
  const { at, steps } = state.units[unit];
  const facts = factsOf(state);
  const standing = say('loss.standing', { count: steps });
  return {
    also: say(`loss.${how}.also`, { unit: unitName(facts, unit) }),
    detail: at === null ? standing : say('where.and', { before: standing, after: spotName(facts, at) }),
  };
}

/** One of several hits: the seat says what it costs; the first way is the usual one. */
function* lose(
  t: DownfallTable,
  seat: Faction,
  losses: readonly Loss[],
  { nth, of, mayNotRetreat = false }: { readonly nth: number; readonly of: number; readonly mayNotRetreat?: boolean },
  toll: Toll,
): Script<void> {
  const facts = factsOf(t.state);
  const combat = combatOf(t);
  const taken = hitsText(facts, combat);
  const fought = mayNotRetreat ? say('combat.noRetreat', { fought: taken }) : taken;
  const [usual] = cheapestFirst(t, losses);
  if (usual === undefined) return;
  const asked = {
    key: 'loss',
    seat,
    text: say(of === 1 ? 'ask.loss' : 'ask.lossOf', { fought, count: of, nth }),
    pace: 'losses',
    idle: 'quiet',
    places: [combat.target],
  } as const;
  const sorted = cheapestFirst(t, losses);
  const ways = sorted.map((loss) => ({
    id: lossId(loss),
    of: loss.how === 'partisan' ? loss.partisan : loss.unit,
    text: lossText(facts, loss),
    ...(loss.how === 'partisan' ? {} : lossDetail(t, loss)),
  }));
  const chosen = yield* chooseOne(t, asked, { ways, fallback: lossId(usual), of: 'units' });
  const loss = sorted.find((one) => lossId(one) === chosen) ?? usual;
  takeLoss(t.state, loss);
  const isGone = loss.how !== 'partisan' && t.state.units[loss.unit].status === 'out';
  toll.lost(seat, loss, isGone);
  t.tell(
    isGone
      ? say('report.destroyed', { unit: unitName(facts, loss.unit) })
      : say('report.loss', { loss: lossText(facts, loss) }),
    {
      // A unit that is gone lies nowhere any more: where it fought is what the picture shows.
      focus: [loss.how === 'partisan' ? loss.partisan : loss.unit, ...(t.state.combat ? [t.state.combat.target] : [])],
      weight: 'detail',
    },
  );
}

/** Losses in the sequence in which they hurt: turning over, partisans, steps of strong stacks before last steps. */
function cheapestFirst({ state }: DownfallTable, losses: readonly Loss[]): readonly Loss[] {
  const weight = (loss: Loss): number => {
    if (loss.how === 'partisan') return 15;
    const { steps } = state.units[loss.unit];
    const elite = factsOf(state).units[loss.unit].badges?.includes('elite') === true ? 5 : 0;
    return (loss.how === 'flip' ? 0 : steps === 1 ? 20 : 10 - steps) + elite;
  };
  return [...losses].sort((a, b) => weight(a) - weight(b));
}

function* defend(t: DownfallTable, combat: Combat, toll: Toll): Script<void> {
  const { state } = t;
  const count = combat.defenderHits;
  if (count === 0) return;
  const choices = retreatChoices(new Ground(state), combat);
  const back = yield* howFar(t, combat, choices);
  for (let n = 0; n < count - back; n++) {
    const ground = new Ground(state);
    const losses = defenderLosses(ground, combat, n === 0, back > 0);
    const after = count - back - n - 1;
    // Whoever is left must still be able to go.
    const open = back === 0 ? losses : losses.filter((loss) => canGoAfter(ground, combat, loss, { after, back }));
    // Who knows that hits may be met by going back is told that these may not.
    const mayNotRetreat = choices.every((one) => one === 0);
    yield* lose(t, combat.defender, open, { nth: n + 1, of: count - back, mayNotRetreat }, toll);
  }
  if (back === 0) return;
  if (combat.partisan !== null) yield* slipAway(t, combat.defender, combat.partisan, { mayStay: false, toll });
  else {
    yield* fallBack(t, combat, back, toll);
    const along = partisansBeside(new Ground(state), combat);
    for (const partisan of along) yield* slipAway(t, combat.defender, partisan, { mayStay: true, toll });
  }
}

function* howFar(t: DownfallTable, combat: Combat, choices: readonly number[]): Script<number> {
  const asked = {
    key: 'retreat',
    seat: combat.defender,
    text: say('ask.retreat', { fought: hitsText(factsOf(t.state), combat) }),
    pace: 'losses',
    idle: 'quiet',
    about: { target: combat.target },
    places: [combat.target],
  } as const;
  const sorted = [...choices].sort((a, b) => b - a);
  const ways = sorted.map((n) => ({
    id: String(n),
    ...retreatNames(n, combat.defenderHits - n),
  }));
  const holds = factsOf(t.state).cityAt.has(combat.target) && combat.defenderHits < 2;
  const fallback = holds ? '0' : String(sorted[0] ?? 0);
  return Number(yield* chooseOne(t, asked, { ways, fallback }));
}

/** A retreat of so many hexes by what it costs, as an option and as it may be typed. */
function retreatNames(count: number, hits: number): Pick<Way<string>, 'text' | 'also'> {
  if (count === 0) return { text: say('retreat.none', { count: hits }), also: say('retreat.none.also') };
  return {
    text: hits === 0 ? say('retreat.free', { count }) : say('retreat.hexes', { count, hits }),
    also: say('retreat.hexes.also', { count }),
  };
}

/** A partisan goes to a hex beside it; with friends who retreat it may stay as well. */
function* slipAway(
  t: DownfallTable,
  seat: Faction,
  partisan: PartisanId,
  { mayStay, toll }: { readonly mayStay: boolean; readonly toll: Toll },
): Script<void> {
  const { state } = t;
  if (state.partisans[partisan].status !== 'map') return;
  const ground = new Ground(state);
  const places = partisanRetreats(ground, partisan).map((id) => placeOption(ground, id));
  const ways = mayStay ? [{ id: 'stay', text: say('retreat.stay') }, ...places] : places;
  const [first] = ways;
  if (first === undefined || places.length === 0) return;
  const asked = {
    key: 'retreatTo',
    seat,
    text: say('ask.retreatTo', { unit: partisanName(partisan) }),
    pace: 'losses',
    idle: 'quiet',
    places: places.map(({ id }) => id),
  } as const;
  const to = yield* chooseOne<string>(t, asked, { ways, fallback: first.id, of: 'places' });
  if (to === 'stay') return;
  state.partisans[partisan] = { status: 'map', at: to };
  toll.fellBack(partisanName(partisan), to);
  t.tell(say('report.retreats', { unit: partisanName(partisan), place: placeName(factsOf(state), to) }), {
    focus: [partisan, to],
    weight: 'detail',
  });
}

function* fallBack(t: DownfallTable, combat: Combat, hexes: number, toll: Toll): Script<void> {
  const { state } = t;
  const defenders = defendersOf(new Ground(state), combat);
  for (const [n, id] of defenders.entries()) {
    const ground = new Ground(state);
    const ends = [...retreatWays(ground, id, defenders.slice(n + 1), { from: combat.target, hexes })];
    const [first] = ends;
    if (first === undefined) continue;
    const outlook = new Outlook(state, ground.facts.units[id].faction);
    const asked = {
      key: 'retreatTo',
      seat: combat.defender,
      text: say('ask.retreatTo', { unit: unitName(ground.facts, id) }),
      pace: 'losses',
      idle: 'quiet',
      places: [combat.target, ...ends.map(([place]) => place)],
    } as const;
    const to = yield* chooseOne(t, asked, {
      ways: ends.map(([place]) => placeOption(ground, place, outlook.supplyAt([id], place))),
      fallback: first[0],
      of: 'places',
    });
    const path = ends.find(([place]) => place === to)?.[1] ?? [to];
    state.units[id] = { ...state.units[id], at: to };
    state.marches.push({ unit: id, path: [combat.target, ...path] });
    for (const place of path) enterCity(state, place, ideologyOf(ground.facts.units[id].faction));
    toll.fellBack(unitName(ground.facts, id), to);
    t.tell(say('report.retreats', { unit: unitName(ground.facts, id), place: placeName(ground.facts, to) }), {
      focus: [id, to],
      weight: 'detail',
    });
    if (ideologyOf(ground.facts.units[id].faction) === 'axis')
      payForPartisans(t, ground.facts.units[id].faction, partisansOn(ground, path));
  }
}

/** Up to two attackers enter the hex that has been left; airborne units dropped on it land. */
function* advance(t: DownfallTable, combat: Combat, toll: Toll): Script<void> {
  const { state } = t;
  const { target, attacker } = combat;
  const ground = new Ground(state);
  if (isHeld(ground, combat)) return;
  const able = advances(ground, combat);
  const forts = orderOf(t).special.includes('fort-troop')
    ? attackersOf(combat).filter(
        (id) => state.units[id].status === 'map' && typeOf(ground.facts, id, state.units[id]) === 'fort-troop',
      )
    : [];
  const ids = [...able, ...forts.map((id) => `fort:${id}` as const)];
  const asked = {
    key: 'advance',
    seat: attacker,
    text: say('ask.advance', {
      told: toll.soFar(attacker, combat.defender),
      place: spotName(ground.facts, target),
    }),
    pace: 'turn',
    places: [target],
  } as const;
  const fits = (chosen: readonly string[]): boolean => {
    const units = able.filter((id) => chosen.includes(id));
    const steps = units.reduce((sum, id) => sum + state.units[id].steps, 0);
    const doubled = forts.some((id) => chosen.includes(id) && chosen.includes(`fort:${id}`));
    return units.length <= 2 && ground.hasRoom(target, units.length, steps) && !doubled;
  };
  const fallback = ground.facts.cityAt.has(target) ? able.filter((id) => id === combat.primary && fits([id])) : [];
  const chosen: readonly string[] = yield* chooseFrom(
    t,
    asked,
    {
      ids,
      min: 0,
      max: 2,
      of: 'units',
      none: say('none.advance'),
      fallback,
      review: (list) => (fits(list) ? {} : { refusals: [say('refuse.stack')] }),
    },
    (id) => ({
      id,
      text: id.startsWith('fort:')
        ? say('advance.fortify', { unit: unitName(ground.facts, unitOf(id)) })
        : unitName(ground.facts, unitOf(id)),
    }),
  );
  const entered = able.filter((id) => chosen.includes(id));
  for (const id of entered) {
    enter(t, id, target, 'detail');
    toll.entered(id);
  }
  for (const id of forts) if (chosen.includes(`fort:${id}`)) state.units[id] = { ...state.units[id], back: true };
  if (attacker === 'western') land(t, target, entered.length > 0);
  if (specialsOf(ground.facts, combat, attacker).includes('advance-one-extra-hex')) {
    for (const id of entered)
      if (categoryOf(typeOf(ground.facts, id, state.units[id])) === 'armored') yield* goDeeper(t, id);
  }
}

function unitOf(id: string): UnitId {
  return id.replace('fort:', '') as UnitId;
}

function enter(t: DownfallTable, id: UnitId, place: Place, weight: Weight): void {
  const { state } = t;
  const from = state.units[id].at;
  state.units[id] = { ...state.units[id], at: place };
  enterCity(state, place, ideologyOf(factsOf(state).units[id].faction));
  state.marches.push({ unit: id, path: from === null ? [place] : [from, place] });
  t.tell(say('report.advances', { unit: unitName(factsOf(state), id), place: placeName(factsOf(state), place) }), {
    focus: [id, place],
    weight,
  });
}

/** Airborne units dropped on a captured hex become units there, as far as they fit. */
function land(t: DownfallTable, place: Place, isCaptured: boolean): void {
  const { state } = t;
  if (!isCaptured) return;
  for (const id of airdropsAt(state, place)) {
    if (!new Ground(state).hasRoom(place, 1, state.units[id].steps)) continue;
    state.units[id] = { ...state.units[id], status: 'map' };
    t.tell(say('report.lands', { unit: unitName(factsOf(state), id), place: placeName(factsOf(state), place) }), {
      focus: [id, place],
    });
  }
}

/** An armored unit goes one hex further than the advance. */
function* goDeeper(t: DownfallTable, id: UnitId): Script<void> {
  const ground = new Ground(t.state);
  const places = deeper(ground, id);
  const asked = {
    key: 'deeper',
    seat: ground.facts.units[id].faction,
    text: say('ask.deeper', { unit: unitName(ground.facts, id) }),
    pace: 'turn',
    places,
  } as const;
  const [to] = yield* chooseFrom(t, asked, { ids: places, min: 0, of: 'places', none: say('none.advance') }, (place) =>
    placeOption(ground, place),
  );
  if (to !== undefined) enter(t, id, to, 'main');
}
