// The beginning of an action round: who acts, the weather, a new turn, and the action track filled.
import type { Outcome } from '../../../table/game.js';
import type { Script } from '../../../table/script.js';
import { decks } from '../data/cards.js';
import { factsOf } from '../data/own-files.js';
import { spacesPerLap } from '../data/tracks.js';
import { factions } from '../data/units.js';
import { dataReport } from '../reports/data.js';
import { factionName, say, weatherName } from '../reports/names.js';
import { placeName } from '../reports/places.js';
import { Ground } from '../rules/ground.js';
import { inOrder, periodOf, weatherOf } from '../rules/time.js';
import { objectivesOf, timeEnding } from '../rules/victory.js';
import { zonesOf, type DownfallState, type DownfallTable } from '../state.js';
import { adjustAir } from './air.js';
import { outcomeOf, pointsText, settle } from './settle.js';

/** Starts an action round for the faction with the initiative. */
export function* round(t: DownfallTable): Script<string | Outcome> {
  const { state } = t;
  const [active = 'western'] = inOrder(state);
  state.active = active;
  state.marches = [];
  if (state.cup.length > 20 && state.track.every((marker) => marker === null)) t.tell(dataReport(state));
  if (active === 'okw') clearBeaches(t);
  const isNewTurn = rollWeather(t);
  if (state.turn === 8 && periodOf(state.weatherAt) === 2) return outcomeOf(timeEnding(state));
  if (isNewTurn) return state.turn >= state.options.lastTurn ? outcomeOf(timeEnding(state)) : 'newTurn';
  fillTrack(t);
  return (yield* settle(t)) ?? 'choose';
}

/** Empty beachheads before an enemy go back to the pool. */
function clearBeaches(t: DownfallTable): void {
  const { state } = t;
  const ground = new Ground(state);
  for (const { at, mulberry } of [...state.beachheads]) {
    const land = ground.facts.beachAt.get(at)?.land ?? '';
    if (mulberry || ground.unitsAt(at).length > 0 || ground.occupier(land) !== 'axis') continue;
    state.beachheads = state.beachheads.filter((one) => one.at !== at);
    state.beachheadPool += 1;
    t.tell(say('report.beachheadGone', { place: placeName(ground.facts, at) }), { focus: [at] });
  }
}

/** The weather marker falls behind the active faction and is rolled on; whether a new turn begins. */
function rollWeather(t: DownfallTable): boolean {
  const { state, dice } = t;
  const own = state.time[state.active];
  if (state.weatherAt > own) return false;
  const before = {
    lap: Math.floor(state.weatherAt / spacesPerLap),
    weather: weatherOf(state),
    period: periodOf(state.weatherAt),
  };
  const roll = dice.roll(6, 'weather') + dice.roll(6, 'weather');
  const leader = Math.max(...factions.map((one) => state.time[one]));
  state.weatherAt = Math.min(Math.max(own, state.weatherAt) + roll, leader);
  const isNewTurn = Math.floor(state.weatherAt / spacesPerLap) > before.lap;
  if (!isNewTurn && weatherOf(state) !== before.weather) {
    t.tell(say('report.weather', { weather: weatherName(weatherOf(state)) }), { weight: 'headline' });
  }
  return isNewTurn;
}

/** Slides the markers together and draws new ones into the empty boxes. */
export function fillTrack({ state, dice }: DownfallTable): void {
  const kept = state.track.flatMap((marker) => (marker === null ? [] : [marker]));
  while (kept.length < 10 && state.cup.length > 0) {
    const marker = dice.pick(state.cup, 'order marker');
    state.cup = state.cup.filter((one) => one !== marker);
    kept.push(marker);
  }
  state.track = Array.from({ length: 10 }, (_, n) => kept[n] ?? null);
}

/** What a turn that is over has come to: the points, and who holds how many objectives. */
function tellTurn(t: DownfallTable): void {
  const { state } = t;
  const [western, soviet, axis] = (['western', 'soviet', 'axis'] as const).map((one) => objectivesOf(state, one));
  const held = { western: western ?? 0, soviet: soviet ?? 0, axis: axis ?? 0 };
  t.tell(say('report.turnOver', { turn: state.turn, vp: pointsText(state), ...held }), { weight: 'headline' });
}

/** A new turn: cards and units arrive, events are shuffled under, aircraft adjusted, used markers go back to the cup. */
export function* newTurn(t: DownfallTable): Script<string | Outcome> {
  const { state, dice } = t;
  tellTurn(t);
  if (state.turn < 8) state.turn += 1;
  t.tell(say('report.newTurn', { turn: state.turn, weather: weatherName(weatherOf(state)) }), { weight: 'headline' });
  for (const card of [...zonesOf(state).at(state, 'toCome')]) {
    if (factsOf(state).cards[card].fromTurn <= state.turn)
      zonesOf(state).move(state, card, `${factsOf(state).cards[card].deck}Deck`);
  }
  for (const deck of decks) zonesOf(state).shuffle(state, `${deck}Deck`, dice, 'deck');
  for (const id of factsOf(state).unitIds) {
    const unit = state.units[id];
    if (unit.status === 'later' && unit.turn !== null && unit.turn <= state.turn) {
      state.units[id] = { ...unit, status: 'pending', turn: null };
    }
  }
  for (const id of factsOf(state).navalIds) {
    const one = state.naval[id];
    if (one.status === 'later' && one.turn !== null && one.turn <= state.turn) {
      state.naval[id] = { ...one, status: 'pending', turn: null };
    }
  }
  shuffleEvents(state);
  state.checked = [];
  yield* adjustAir(t, ['spent', 'current', 'pending'], 'remove');
  yield* adjustAir(t, ['spent', 'current', 'pending'], 'place');
  state.checked = [];
  for (const one of factions) {
    state.cup.push(...state.used[one].map(({ marker }) => marker));
    state.used[one] = [];
  }
  const ended = yield* settle(t);
  if (ended !== null) return ended;
  if (state.turn === 8 && periodOf(state.weatherAt) === 2) return outcomeOf(timeEnding(state));
  fillTrack(t);
  t.tell(say('report.active', { faction: factionName(state.active) }), { weight: 'detail' });
  return 'choose';
}

/** Spent and discarded events become a layer of their own under the pile. */
function shuffleEvents(state: DownfallState): void {
  const { events } = state;
  const back = [...events.discard, ...(events.spent === null ? [] : [events.spent])];
  state.events = { ...events, spent: null, discard: [], draw: back.length > 0 ? [...events.draw, back] : events.draw };
}
