// What follows from any change on the map: fleets withdrawn, aircraft that must leave, objectives counted, and the end of the game.
import { chooseOne } from '../../../table/ask.js';
import type { Outcome } from '../../../table/game.js';
import type { Script } from '../../../table/script.js';
import { factsOf } from '../data/own-files.js';
import { airUnits, type AirId, type Faction } from '../data/units.js';
import { factionName, ideologyName, say } from '../reports/names.js';
import { placeName } from '../reports/places.js';
import { placeOption } from '../reports/whereabouts.js';
import { airName } from '../reports/subjects.js';
import { exposedAir, rebases } from '../rules/air.js';
import { hasNavalRules } from '../rules/fleets.js';
import { Ground } from '../rules/ground.js';
import { pay } from '../rules/time.js';
import { endingOf, recount, type Change, type Ending, type Side } from '../rules/victory.js';
import type { DownfallState, DownfallTable } from '../state.js';

const sideSeats: Readonly<Record<Side, readonly Faction[]>> = {
  western: ['western', 'okh'],
  soviet: ['soviet', 'okw'],
};

/** The outcome of an ending. */
export function outcomeOf({ winner, how }: Ending): Outcome {
  if (winner === null)
    return { kind: 'draw', winners: sideSeats.western.concat(sideSeats.soviet), text: say('over.draw') };
  const args = { side: say(`side.${winner}`) };
  return { kind: 'win', winners: sideSeats[winner], text: say(`over.${how}`, args) };
}

/** A faction pays initiative, and it is told, unless what it pays for has been told with its cost. */
export function payFor(t: DownfallTable, faction: Faction, amount: number, isTold = false): void {
  if (amount <= 0) return;
  const wasDue = t.state.due[faction];
  pay(factsOf(t.state), t.state, faction, amount);
  if (!isTold) t.tell(say('report.pays', { faction: factionName(faction), count: amount }));
  if (!wasDue && t.state.due[faction]) t.tell(say('report.due', { faction: factionName(faction) }));
}

/** The same where units, or their supply, pass enemy partisans: an initiative for each. */
export function payForPartisans(t: DownfallTable, faction: Faction, count: number): void {
  if (count > 0) t.tell(say('report.paysPartisans', { faction: factionName(faction), count }));
  payFor(t, faction, count, true);
}

/** In Overlord the OKH fleets leave when their land is lost. */
function withdrawFleets(state: DownfallState): readonly ('baltic-sea' | 'black-sea')[] {
  const facts = factsOf(state);
  if (hasNavalRules(state)) return [];
  const gone: ('baltic-sea' | 'black-sea')[] = [];
  const hasRomanians = facts.unitIds.some((id) => {
    const { status } = state.units[id];
    return facts.units[id].nationality === 'romania' && (status === 'map' || status === 'pool');
  });
  if (state.naval['fleet-okh-black'].status === 'sea' && !hasRomanians) gone.push('black-sea');
  if (state.naval['fleet-okh-baltic'].status === 'sea' && state.cityControl.konigsberg !== 'axis')
    gone.push('baltic-sea');
  for (const sea of gone) {
    const fleet = sea === 'black-sea' ? 'fleet-okh-black' : 'fleet-okh-baltic';
    state.naval[fleet] = { status: 'out', sea: null, ready: true, turn: null };
  }
  return gone;
}

function* rebase(t: DownfallTable, id: AirId): Script<void> {
  const { state } = t;
  const { faction } = airUnits[id];
  const ground = new Ground(state);
  const places = rebases(ground, id);
  const [first] = places;
  if (first === undefined) {
    state.air[id] = { status: 'pool', at: null };
    t.tell(say('report.airLost', { air: airName(id) }));
    return;
  }
  const asked = {
    key: 'rebase',
    seat: faction,
    text: say('ask.rebase', { air: airName(id) }),
    pace: 'reaction',
    places,
  } as const;
  const ways = places.map((place) => placeOption(ground, place));
  const to = yield* chooseOne(t, asked, { ways, fallback: first, of: 'places' });
  state.air[id] = { status: 'map', at: to };
  t.tell(say('report.rebased', { air: airName(id), place: placeName(factsOf(state), to) }), { focus: [to] });
}

/** Carries out all that follows from what has just changed; how the game has ended, when it has. */
export function* settle(t: DownfallTable): Script<Outcome | null> {
  const { state } = t;
  for (const sea of withdrawFleets(state)) t.tell(say('report.fleetGone', { sea: say(`sea.${sea}`) }));
  for (let [id] = exposedAir(new Ground(state)); id !== undefined; [id] = exposedAir(new Ground(state))) {
    yield* rebase(t, id);
  }
  tellObjectives(t, recount(state));
  const ending = endingOf(state);
  return ending === null ? null : outcomeOf(ending);
}

/** Objectives that have changed hands, those of one owner in one line, each with the points as they are then. */
function tellObjectives(t: DownfallTable, changes: readonly Change[]): void {
  for (const owner of new Set(changes.map(({ to }) => to))) {
    const cities = changes.filter(({ to }) => to === owner).map(({ city }) => say(`city.${city}`));
    const args = { ideology: ideologyName(owner), vp: pointsText(t.state) };
    const [city = ''] = cities;
    const text =
      cities.length === 1 ? say('report.objective', { ...args, city }) : say('report.objectives', { ...args, cities });
    t.tell(text, { weight: 'headline' });
  }
}

/** Who leads by how much. */
export function pointsText({ vp }: Pick<DownfallState, 'vp'>): ReturnType<typeof say> {
  if (vp === 0) return say('points.even');
  return say('points.lead', { side: say(vp > 0 ? 'side.western' : 'side.soviet'), count: Math.abs(vp) });
}
