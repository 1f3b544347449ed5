// A battle fought to its end: orders of both sides, bombardment, antiaircraft fire, rounds, retreat, capture.
import type { Outcome } from '../../../table/game.js';
import type { Script } from '../../../table/script.js';
import type { Text } from '../../../table/text.js';
import { powers } from '../data/powers.js';
import { isLand, type Land, type Space } from '../data/spaces.js';
import { bombardQuestion } from '../questions/bombardment.js';
import { casualtiesOf, hasChoice } from '../questions/casualties.js';
import { pressQuestion, retreatTo, stayQuestion } from '../questions/combat.js';
import { captureTexts, foughtTexts, lossTexts, outcomeText, roundText, type Sides } from '../reports/fighting.js';
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
import type { AaState, AaTable, Battle, Loss, Unit } from '../state.js';
import { leadOf, type Lead } from './command.js';
import { lossesOf } from './losses.js';

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
  const before = lossesAt(state, now.space);
  const raided = say('report.raid', { power: powerName(state.active), land: spaceName(now.space) });
  const fought = yield* fightRaid(state, now, t.dice, {
    interceptors,
    *choosing(hits, slots) {
      if (state.resolveAll || !hasChoice({ hits, slots, own: slots })) return assign(hits, slots);
      return casualtiesOf(slots, yield* lossesOf(t, state.active, now, { hits, slots, own: slots }));
    },
  });
  tellFought(t, now.space, fought);
  const land = spaceName(now.space);
  const end =
    fought.damage > 0 ? say('report.bombed', { land, damage: fought.damage }) : say('report.bombedNone', { land });
  tellEnd(t, [now.space], [raided, end], before);
}

/** What has been lost in a space this turn. */
function lossesAt({ losses }: AaState, space: Space): readonly Loss[] {
  return losses.filter((one) => one.space === space).map((one) => ({ ...one }));
}

/** What has been lost in a space since. */
function lostSince(state: AaState, space: Space, before: readonly Loss[]): readonly Loss[] {
  return lossesAt(state, space).map((one) => {
    const had = before.find(({ power, type }) => power === one.power && type === one.type)?.count ?? 0;
    return { ...one, count: one.count - had };
  });
}

/** How it ended in the first of some spaces, with what it cost; the others are where somebody withdrew. */
function tellEnd(
  t: AaTable,
  focus: readonly [Space, ...Space[]],
  ends: readonly [Text, ...Text[]],
  before: readonly Loss[],
): void {
  t.tell(outcomeText(ends, lostSince(t.state, focus[0], before)), { focus, weight: 'headline' });
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
  for (const text of foughtTexts(fought, sides)) t.tell(text, { focus: [space], weight: 'detail' });
}

function* fight(t: AaTable, now: Battle): Script<void> {
  const { state } = t;
  const { space } = now;
  const attackers = attackersIn(state, now);
  if (attackers.length === 0) return;
  const first = defendersIn(state, now);
  const before = lossesAt(state, space);
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
      { focus: [space], weight: 'detail' },
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
  const broken = yield* rounds(t, now, { origins, strip, lead });
  state.fought.push(space);
  conclude(t, now, broken, before);
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

/** Fights on until it is over; what is told of an attack that was broken off, null where none was. */
function* rounds(t: AaTable, now: Battle, { origins, strip, lead }: Course): Script<BrokenOff | null> {
  const { state } = t;
  let onStrip = strip;
  let toEnd = state.resolveAll;
  let broken: BrokenOff | null = null;
  let before = lossesAt(state, now.space);
  for (;;) {
    const ways = { to: retreats(state, now, origins), withdraw: mayWithdraw(state, now) };
    const doomed = defenceless(state, now, ways.to.length > 0);
    if (doomed.length > 0) for (const text of lossTexts(doomed)) t.tell(text, { focus: [now.space], weight: 'detail' });
    if (isOver(state, now)) {
      if (areTransportsLeft(state, now) && ways.to.length > 0)
        return yield* stayOrRetreat(t, now, ways.to, { lead, toEnd });
      return broken;
    }
    if (now.round > 0 && (ways.to.length > 0 || ways.withdraw)) {
      const planned = isRetreatDue(state, now, lead.plan) ? wayBack(ways, lead.plan.retreatTo) : null;
      const asks = planned === null && !toEnd;
      // For the choice alone, which itself says what is lost so far; the line of the battle's end says it all later.
      if (asks && before.some(({ count }) => count > 0)) t.tell(roundText(now, lostSince(state, now.space, before)));
      const [answer = 'toEnd'] = asks
        ? yield* t.ask(pressQuestion(state, now, ways, lead.plan))
        : (planned ?? ['toEnd']);
      if (answer === 'withdraw' || retreatTo(answer) !== null) {
        broken = breakOff(state, now, retreatTo(answer));
        if (isOver(state, now)) return broken;
      } else if (answer === 'toEnd') toEnd = true;
    }
    now.round += 1;
    before = lossesAt(state, now.space);
    t.tell(say('report.round', { space: spaceName(now.space), round: now.round }), {
      focus: [now.space],
      weight: 'detail',
    });
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
): Script<BrokenOff | null> {
  const planned = isRetreatDue(t.state, now, lead.plan)
    ? wayBack({ to: ways, withdraw: false }, lead.plan.retreatTo)
    : toEnd
      ? ['stay']
      : null;
  const [answer = 'stay'] = planned ?? (yield* t.ask(stayQuestion(t.state, now, ways)));
  const to = retreatTo(answer);
  return to === null ? null : breakOff(t.state, now, to);
}

/** Where an attack goes that is broken off by plan: to the space that was named if it is open, else to the first one. */
function wayBack(
  ways: { readonly to: readonly Space[]; readonly withdraw: boolean },
  wanted: Space | null,
): readonly string[] {
  const [first = 'withdraw'] = ways.to;
  return [wanted !== null && ways.to.includes(wanted) ? wanted : first];
}

/** What is told of an attack that was broken off, and where it went. */
interface BrokenOff {
  readonly text: Text;
  readonly to: readonly Space[];
}

/** The attackers leave. */
function breakOff(state: AaState, now: Battle, to: Space | null): BrokenOff {
  retreat(state, now, to);
  const power = powerName(state.active);
  return to === null
    ? { text: say('report.withdraws', { power, space: spaceName(now.space) }), to: [] }
    : { text: say('report.retreats', { power, to: spaceName(to) }), to: [to] };
}

/**
 * Captures the territory if an attacker that can hold it is left and nobody defends, and tells how the battle has ended.
 * @param broken what is told of an attack that was broken off.
 * @param before what had been lost there before it.
 */
function conclude(t: AaTable, now: Battle, broken: BrokenOff | null, before: readonly Loss[]): void {
  const { state } = t;
  const { space } = now;
  const left = attackersIn(state, now);
  const defended = defendersIn(state, now).length > 0;
  const taker = left.some((unit) => domainOf(unit) === 'land' && unit.type !== 'aaa');
  const name = { space: spaceName(space) };
  const focus: readonly [Space, ...Space[]] = [space, ...(broken?.to ?? [])];
  const end = (first: Text): void => tellEnd(t, focus, broken === null ? [first] : [first, broken.text], before);
  if (isLand(space) && taker && !defended && isHostileTo(state, space, state.active)) {
    const [taken, ...more] = captureTexts(capture(state, space, state.active), state.active);
    if (taken !== undefined) end(taken);
    for (const text of more) t.tell(text, { focus: [space], weight: 'headline' });
  } else if (defended && left.length === 0) end(say('report.held', { ...name, power: powerName(state.active) }));
  else if (isLand(space) && left.length > 0 && !defended) end(say('report.notTaken', name));
  else if (now.kind === 'sea' && left.length > 0 && !defended)
    end(say('report.cleared', { ...name, power: powerName(state.active) }));
  else if (left.length === 0 && lostSince(state, space, before).some(({ count }) => count > 0)) {
    end(say('report.bothGone', name));
  } else if (broken !== null) t.tell(broken.text, { focus });
  // Both are left, as with a bomber above a submarine: neither can hit the other.
  else if (now.kind === 'sea' && left.length > 0 && now.round > 0) end(say('report.undecided', name));
  for (const unit of left) unit.task = 'done';
  for (const unit of state.units) if (unit.space === space) unit.hit = false;
}
