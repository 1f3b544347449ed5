// A battle fought to its end: orders of both sides, bombardment, antiaircraft fire, rounds, retreat, capture.
import type { Outcome } from '../../../table/game.js';
import type { Script } from '../../../table/script.js';
import { powers } from '../data/powers.js';
import { isLand, type Land, type Space } from '../data/spaces.js';
import { bombardQuestion } from '../questions/bombardment.js';
import { casualtiesOf, casualtiesQuestion, hasChoice } from '../questions/casualties.js';
import { pressQuestion, retreatTo, stayQuestion } from '../questions/combat.js';
import { captureTexts, foughtTexts, lossTexts, type Sides } from '../reports/fighting.js';
import { powerName, say, spaceName, stackTexts } from '../reports/names.js';
import { attackersIn, defenceless, defendersIn, isOver, type Fought } from '../rules/battle.js';
import { usualOrders, type BattleOrders } from '../rules/battle-orders.js';
import { batteryOf, bombard, bombardersOf, isShared, landedIn } from '../rules/bombardment.js';
import { disembark } from '../rules/battles.js';
import { domainOf, isFriend, isHostileTo, isHostileZone } from '../rules/board.js';
import { capture } from '../rules/capture.js';
import { assign } from '../rules/casualties.js';
import { fightRaid } from '../rules/raids.js';
import { isRetreatDue, mayWithdraw, retreat, retreats } from '../rules/retreat.js';
import { antiaircraft, fightRound, usualCommand } from '../rules/round.js';
import type { AaState, AaTable, Battle, Unit } from '../state.js';
import { leadOf, type Lead } from './command.js';

/** Fights the chosen battle to its end. */
export function* battle(t: AaTable): Script<string | Outcome> {
  const { state } = t;
  const now = state.battle;
  if (now === null) throw new Error('no battle is chosen');
  if (now.kind === 'raid') yield* raid(t, now);
  else {
    if (now.kind === 'land' && isLand(now.space)) land(state, now.space);
    yield* fight(t, now);
  }
  return 'combat';
}

function* raid(t: AaTable, now: Battle): Script<void> {
  const { state } = t;
  const interceptors = state.units.filter(
    (unit) => unit.space === now.space && unit.power !== state.active && unit.task === 'escort',
  );
  t.tell(say('report.raid', { power: powerName(state.active), land: spaceName(now.space) }), { focus: [now.space] });
  const fought = yield* fightRaid(state, now, t.dice, {
    interceptors,
    *choosing(hits, slots) {
      if (state.resolveAll || !hasChoice({ hits, slots, own: slots })) return assign(hits, slots);
      return casualtiesOf(
        slots,
        yield* t.ask(casualtiesQuestion(state.active, now.space, { hits, slots, own: slots }, state)),
      );
    },
  });
  tellFought(t, now.space, fought);
  if (fought.damage > 0) {
    t.tell(say('report.bombed', { land: spaceName(now.space), damage: fought.damage }), { focus: [now.space] });
  }
}

/** Brings ashore what lands here, from zones that are clear. */
function land(state: AaState, space: Land): void {
  const stuck = state.units.filter((unit) => unit.target === space && unit.aboard !== null && isBlocked(state, unit));
  for (const unit of stuck) unit.target = null;
  disembark(state, space);
}

function isBlocked(state: AaState, unit: Unit): boolean {
  return !isLand(unit.space) && isHostileZone(state, unit.space, state.active);
}

function tellFought(t: AaTable, space: Space, fought: Fought): void {
  const { active, units, control } = t.state;
  const there = [...units.filter((unit) => unit.space === space), ...fought.lost].map(({ power }) => power);
  const foes = powers.filter((power) => there.includes(power) && !isFriend(power, active));
  // Only its owner's guns may be there to defend a complex.
  const sides: Sides = { attack: [active], defense: foes.length > 0 || !isLand(space) ? foes : [control[space]] };
  for (const text of foughtTexts(fought, sides)) t.tell(text, { focus: [space] });
}

function* fight(t: AaTable, now: Battle): Script<void> {
  const { state } = t;
  const { space } = now;
  const attackers = attackersIn(state, now);
  if (attackers.length === 0) return;
  const first = defendersIn(state, now);
  const origins = [...new Set(attackers.flatMap(({ from, type }) => (from === null || isAir(type) ? [] : [from])))];
  let strip: readonly Unit[] = [];
  let lead: Lead = { command: usualCommand, plan: usualOrders };
  if (first.length > 0) {
    t.tell(
      say('report.battle', {
        space: spaceName(space),
        power: powerName(state.active),
        attackers: stackTexts(attackers),
        defenders: stackTexts(first),
      }),
      { focus: [space] },
    );
    lead = yield* leadOf(t, now, retreats(state, now, origins));
  }
  if (now.kind === 'land' && isLand(space) && first.some(({ type }) => type !== 'aaa')) {
    const ships = yield* bombarding(t, space, lead.plan);
    if (ships.length > 0) {
      const bombarded = yield* bombard(state, t.dice, { space, ships }, lead.command);
      strip = bombarded.lost;
      tellFought(t, space, { ...bombarded, lost: [] });
    }
    tellFought(t, space, yield* antiaircraft(state, t.dice, space, lead.command));
  }
  yield* rounds(t, now, { origins, strip, lead });
  state.fought.push(space);
  conclude(t, now);
}

/** The ships that bombard a territory; where one could do so in another assault as well, the attacker divides them. */
function* bombarding(t: AaTable, land: Land, plan: BattleOrders): Script<readonly Unit[]> {
  const { state } = t;
  // Those that can fire nowhere else come first among their type.
  const ships = bombardersOf(state, land).toSorted(
    (a, b) => Number(isShared(state, a, land)) - Number(isShared(state, b, land)),
  );
  const most = landedIn(state, land).length;
  const heaviest = bombardersOf(state, land).slice(0, most);
  const isSettled = !plan.bombards || Object.keys(plan.battery).length > 0;
  if (isSettled) return batteryOf(ships, most, plan);
  if (most === 0 || state.resolveAll || !ships.some((ship) => isShared(state, ship, land))) return heaviest;
  const battery = yield* t.ask(bombardQuestion(state.active, land, { ships, most, usual: heaviest }));
  return batteryOf(ships, most, { bombards: Object.keys(battery).length > 0, battery });
}

function isAir(type: Unit['type']): boolean {
  return type === 'fighter' || type === 'bomber';
}

interface Course {
  readonly origins: readonly Space[];
  /** Defenders hit by bombardment, who still fire once. */
  readonly strip: readonly Unit[];
  readonly lead: Lead;
}

function* rounds(t: AaTable, now: Battle, { origins, strip, lead }: Course): Script<void> {
  const { state } = t;
  let onStrip = strip;
  let toEnd = state.resolveAll;
  for (;;) {
    const ways = { to: retreats(state, now, origins), withdraw: mayWithdraw(state, now) };
    const doomed = defenceless(state, now, ways.to.length > 0);
    if (doomed.length > 0) for (const text of lossTexts(doomed)) t.tell(text, { focus: [now.space] });
    if (isOver(state, now)) {
      if (areTransportsLeft(state, now) && ways.to.length > 0) yield* stayOrRetreat(t, now, ways.to, { lead, toEnd });
      return;
    }
    if (now.round > 0 && (ways.to.length > 0 || ways.withdraw)) {
      const planned = isRetreatDue(state, now, lead.plan) ? wayBack(ways, lead.plan.retreatTo) : null;
      const [answer = 'toEnd'] =
        planned ?? (toEnd ? ['toEnd'] : yield* t.ask(pressQuestion(state, now, ways, lead.plan)));
      if (answer === 'withdraw' || retreatTo(answer) !== null) {
        breakOff(t, now, retreatTo(answer));
        if (isOver(state, now)) return;
      } else if (answer === 'toEnd') toEnd = true;
    }
    now.round += 1;
    t.tell(say('report.round', { space: spaceName(now.space), round: now.round }), { focus: [now.space] });
    tellFought(t, now.space, yield* fightRound(state, now, t.dice, onStrip, lead.command));
    onStrip = [];
  }
}

/** Whether both sides are down to transports: the attacker's may stay or retreat. */
function areTransportsLeft(state: AaState, now: Battle): boolean {
  const left = [attackersIn(state, now), defendersIn(state, now)];
  return now.kind === 'sea' && left.every((side) => side.length > 0 && side.every(({ type }) => type === 'transport'));
}

function* stayOrRetreat(
  t: AaTable,
  now: Battle,
  ways: readonly Space[],
  { lead, toEnd }: { readonly lead: Lead; readonly toEnd: boolean },
): Script<void> {
  const planned = isRetreatDue(t.state, now, lead.plan)
    ? wayBack({ to: ways, withdraw: false }, lead.plan.retreatTo)
    : toEnd
      ? ['stay']
      : null;
  const [answer = 'stay'] = planned ?? (yield* t.ask(stayQuestion(t.state, now, ways)));
  const to = retreatTo(answer);
  if (to !== null) breakOff(t, now, to);
}

/** Where an attack goes that is broken off by plan: to the space that was named if it is open, else to the first one. */
function wayBack(
  ways: { readonly to: readonly Space[]; readonly withdraw: boolean },
  wanted: Space | null,
): readonly string[] {
  const [first = 'withdraw'] = ways.to;
  return [wanted !== null && ways.to.includes(wanted) ? wanted : first];
}

function breakOff(t: AaTable, now: Battle, to: Space | null): void {
  const { state } = t;
  retreat(state, now, to);
  const power = powerName(state.active);
  t.tell(
    to === null
      ? say('report.withdraws', { power, space: spaceName(now.space) })
      : say('report.retreats', { power, to: spaceName(to) }),
    { focus: [now.space, ...(to === null ? [] : [to])] },
  );
}

/** Captures the territory if an attacker that can hold it is left and nobody defends. */
function conclude(t: AaTable, now: Battle): void {
  const { state } = t;
  const { space } = now;
  const left = attackersIn(state, now);
  const taker = left.some((unit) => domainOf(unit) === 'land' && unit.type !== 'aaa');
  if (isLand(space) && taker && defendersIn(state, now).length === 0 && isHostileTo(state, space, state.active)) {
    for (const text of captureTexts(capture(state, space, state.active), state.active)) {
      t.tell(text, { focus: [space], weight: 'headline' });
    }
  } else if (defendersIn(state, now).length > 0 && left.length === 0) {
    t.tell(say('report.held', { space: spaceName(space) }), { focus: [space] });
  } else if (isLand(space) && left.length > 0 && defendersIn(state, now).length === 0) {
    t.tell(say('report.notTaken', { space: spaceName(space) }), { focus: [space] });
  } else if (now.kind === 'sea' && left.length > 0 && defendersIn(state, now).length === 0) {
    t.tell(say('report.cleared', { space: spaceName(space) }), { focus: [space] });
  }
  for (const unit of left) unit.task = 'done';
  for (const unit of state.units) if (unit.space === space) unit.hit = false;
}
