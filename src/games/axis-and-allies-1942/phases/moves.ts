// Phases 2 and 4: the orders of combat and noncombat moves, carried out one after another.
import type { Outcome } from '../../../table/game.js';
import type { Sheet } from '../../../table/question.js';
import type { Script } from '../../../table/script.js';
import { isEnemy, powers, type Power } from '../data/powers.js';
import { isLand, isSpace, lands } from '../data/spaces.js';
import { engageQuestion, homelessQuestion, hostQuestion, interceptQuestion } from '../questions/combat.js';
import { movesQuestion } from '../questions/moves.js';
import { homecomingText, lossTexts } from '../reports/fighting.js';
import { landingTexts } from '../reports/landings.js';
import { powerName, say, spaceName } from '../reports/names.js';
import { battlesOf, disembark, optionalBattles, wantedBattles } from '../rules/battles.js';
import { bringHome, crash, landTheRest, nextHomeless } from '../rules/homeless.js';
import { berthGuests, carryOut } from '../rules/carry-out.js';
import { unitsOf } from '../rules/choices.js';
import { hostings, rehost } from '../rules/hosts.js';
import { interceptorsOf } from '../rules/raids.js';
import type { AaState, AaTable } from '../state.js';

/** Asks for combat moves, and finds the battles that they make. */
export function* combatMove(t: AaTable): Script<string | Outcome> {
  const { state } = t;
  state.step = 'combatMove';
  state.moves = [];
  const sheet = yield* t.ask(movesQuestion(state));
  const before = { ...state.control };
  carryOutAll(t, sheet);
  for (const land of lands) {
    if (before[land] === state.control[land]) continue;
    t.tell(say('report.blitz', { power: powerName(state.active), land: spaceName(land) }), { focus: [land] });
  }
  const optional = optionalBattles(state);
  if (optional.length > 0) {
    state.engaged = [...(yield* t.ask(engageQuestion(state, optional, wantedBattles(state))))];
  }
  state.battles = battlesOf(state).map((battle, at) => ({ ...battle, number: at + 1 }));
  yield* interceptions(t);
  if (state.battles.length > 0) {
    const spaces = state.battles.map(({ space }) => space);
    const names = [...new Set(spaces)].map((space) => spaceName(space));
    t.tell(say('report.attacks', { power: powerName(state.active), spaces: names }), { focus: spaces });
  }
  return 'combat';
}

function carryOutAll(t: AaTable, sheet: Sheet): void {
  const { state } = t;
  const form = movesQuestion(state).form;
  const lines = sheet.map((order) => form.describe(order));
  for (const { subject, units = {}, path } of sheet) {
    if (isSpace(subject)) carryOut(state, subject, unitsOf(state, subject, units), path);
  }
  const power = powerName(state.active);
  const isCombat = state.step === 'combatMove';
  if (lines.length === 0) {
    t.tell(say(isCombat ? 'report.noCombatMoves' : 'report.noMoves', { power }), { weight: 'detail' });
    return;
  }
  const count = sheet.reduce((all, { units = {} }) => all + Object.values(units).reduce((sum, n) => sum + n, 0), 0);
  // The places that are attacked are told of their own.
  t.tell(say(isCombat ? 'report.combatMoves' : 'report.moves', { power, count }), {
    focus: [...new Set(state.moves.flatMap(({ from, to }) => [from, to]))],
    ...(isCombat ? { weight: 'detail' } : {}),
  });
  for (const line of lines) t.tell(line, { weight: 'detail' });
}

/** Lets the owners of fighters over raided territories send them up, side by side. */
function* interceptions(t: AaTable): Script<void> {
  const { state } = t;
  if (!state.options.escortsAndInterceptors) return;
  for (const { space, kind } of state.battles) {
    if (kind !== 'raid' || !isLand(space)) continue;
    const owners = powers.filter((power) => interceptorsOf(state, space, power).length > 0);
    if (owners.length === 0) continue;
    const raiders = state.units.filter(
      (unit) => unit.space === space && (unit.task === 'raid' || unit.task === 'escort'),
    ).length;
    const sent = yield* t.together(owners, (power) =>
      t.ask(interceptQuestion(power, space, interceptorsOf(state, space, power).length, raiders)),
    );
    for (const [power, answer] of sent) rise(t, power, space, counted(answer));
  }
}

function counted(answer: unknown): number {
  const value = typeof answer === 'object' && answer !== null && 'fighter' in answer ? answer.fighter : 0;
  return typeof value === 'number' ? value : 0;
}

function rise(t: AaTable, power: Power, space: AaState['units'][number]['space'], count: number): void {
  if (!isLand(space)) return;
  // Who rises is marked as an escort of its own side until the raid is flown.
  for (const unit of interceptorsOf(t.state, space, power).slice(0, count)) unit.task = 'escort';
  const where = { power: powerName(power), land: spaceName(space) };
  t.tell(count === 0 ? say('report.noInterceptor', where) : say('report.intercepts', { ...where, count }), {
    focus: [space],
  });
}

/** Lands the defending fighters that have lost their base, one after another, where their owners want. */
function* landDefenders(t: AaTable): Script<void> {
  const { state } = t;
  for (let next = nextHomeless(state); next !== null; next = nextHomeless(state)) {
    const { unit, ways } = next;
    const [to = null] = ways.length > 1 ? yield* t.ask(homelessQuestion(unit.power, unit.space, ways)) : ways;
    const home = bringHome(state, unit, to !== null && isSpace(to) ? to : null);
    t.tell(homecomingText(home), { focus: [home.from] });
  }
  for (const power of powers) if (isEnemy(power, state.active)) berthGuests(state, power);
}

/** Lands homeless defenders, asks for noncombat moves, and brings down what is still in the air. */
export function* noncombat(t: AaTable): Script<string | Outcome> {
  const { state } = t;
  state.step = 'noncombat';
  state.battle = null;
  state.moves = [];
  for (const unit of state.units) unit.hit = false;
  yield* landDefenders(t);
  const sheet = yield* t.ask(movesQuestion(state));
  carryOutAll(t, sheet);
  const aloft = state.units.map((unit) => ({ ...unit }));
  landTheRest(state);
  const flights = landingTexts(aloft, state.units);
  if (flights.length > 0) {
    const flown = state.units.filter(({ id, space }) => aloft.some((one) => one.id === id && one.space !== space));
    const focus = [...new Set(flown.map(({ space }) => space))];
    t.tell(say('report.landed', { power: powerName(state.active), flights }), { focus });
  }
  const lost = crash(state);
  if (lost.length > 0) {
    t.tell(say('report.crashed', { power: powerName(state.active) }), { focus: lost.map(({ space }) => space) });
    for (const text of lossTexts(lost)) t.tell(text);
  }
  yield* chooseHosts(t);
  for (const land of lands) disembark(state, land);
  return 'mobilize';
}

/** Guests go aboard whose carriers their owner likes, where several allies have room. */
function* chooseHosts(t: AaTable): Script<void> {
  for (const hosting of hostings(t.state)) {
    const [host = hosting.hosts[0]] = yield* t.ask(hostQuestion(t.state.active, hosting));
    rehost(t.state, hosting, host);
  }
}
