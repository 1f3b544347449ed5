// Phase 3: battles one after another, in the order the attacker chooses.
import type { Outcome } from '../../../table/game.js';
import type { Script } from '../../../table/script.js';
import { isLand, type Land, type Space } from '../data/spaces.js';
import { battleId, nextBattleQuestion, pressQuestion, retreatTo } from '../questions/combat.js';
import { captureTexts, foughtTexts, lossTexts } from '../reports/fighting.js';
import { powerName, say, spaceName, stackTexts } from '../reports/names.js';
import {
  antiaircraft,
  attackersIn,
  bombard,
  defenceless,
  defendersIn,
  fightRound,
  isOver,
  type Fought,
} from '../rules/battle.js';
import { disembark, isReady } from '../rules/battles.js';
import { mayWithdraw, retreat, retreats } from '../rules/retreat.js';
import { domainOf, isHostileTo, isHostileZone } from '../rules/board.js';
import { capture, handBack } from '../rules/capture.js';
import { fightRaid } from '../rules/raids.js';
import type { AaState, AaTable, Battle, Unit } from '../state.js';

/** Chooses the next battle; with none left the noncombat moves follow. */
export function* combat(t: AaTable): Script<string | Outcome> {
  const { state } = t;
  state.step = 'combat';
  state.battle = null;
  if (state.battles.length === 0) {
    concludeCombat(t);
    return 'noncombat';
  }
  const ready = state.battles.filter((battle) => isReady(state, battle));
  let chosen = ready[0] ?? state.battles[0];
  if (!state.resolveAll && ready.some((battle) => isContested(state, battle))) {
    const [answer] = yield* t.ask(nextBattleQuestion(state));
    if (answer === 'all') state.resolveAll = true;
    else chosen = ready.find((battle) => battleId(battle) === answer) ?? chosen;
  }
  if (chosen === undefined) throw new Error('no battle is left');
  state.battles = state.battles.filter((battle) => battle !== chosen);
  state.battle = { ...chosen, round: 0 };
  return 'battle';
}

/** Whether a battle has somebody on both sides. */
function isContested(state: AaState, battle: Battle): boolean {
  return battle.kind === 'raid' || defendersIn(state, battle).length > 0;
}

/** What was freed for friends goes back to them; what has flown and fought is done. */
function concludeCombat(t: AaTable): void {
  const { state } = t;
  const back = handBack(state);
  for (const land of back) {
    t.tell(say('report.returned', { power: powerName(state.control[land]), lands: [spaceName(land)] }), {
      focus: [land],
    });
  }
  for (const unit of state.units) {
    if (unit.power === state.active && unit.task !== 'ready') unit.task = 'done';
    // Transports that did not land stay where they are, with what they carry.
    if (unit.target !== null) {
      unit.target = null;
      unit.task = 'done';
    }
  }
}

/** Fights the chosen battle to its end. */
export function* battle(t: AaTable): Script<string | Outcome> {
  const { state } = t;
  const now = state.battle;
  if (now === null) throw new Error('no battle is chosen');
  if (now.kind === 'raid') raid(t, now);
  else {
    if (now.kind === 'land' && isLand(now.space)) land(state, now.space);
    yield* fight(t, now);
  }
  return 'combat';
}

function raid(t: AaTable, now: Battle): void {
  const { state } = t;
  const interceptors = state.units.filter(
    (unit) => unit.space === now.space && unit.power !== state.active && unit.task === 'escort',
  );
  t.tell(say('report.raid', { power: powerName(state.active), land: spaceName(now.space) }), { focus: [now.space] });
  const fought = fightRaid(state, now, t.dice, interceptors);
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
  for (const text of foughtTexts(fought)) t.tell(text, { focus: [space] });
}

function* fight(t: AaTable, now: Battle): Script<void> {
  const { state } = t;
  const { space } = now;
  const attackers = attackersIn(state, now);
  if (attackers.length === 0) return;
  const first = defendersIn(state, now);
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
  }
  const origins = [...new Set(attackers.flatMap(({ from, type }) => (from === null || isAir(type) ? [] : [from])))];
  let strip: readonly Unit[] = [];
  if (now.kind === 'land' && isLand(space) && first.some(({ type }) => type !== 'aaa')) {
    const bombarded = bombard(state, t.dice, space);
    strip = bombarded.lost;
    tellFought(t, space, { ...bombarded, lost: [] });
    tellFought(t, space, antiaircraft(state, t.dice, space));
  }
  yield* rounds(t, now, origins, strip);
  state.fought.push(space);
  conclude(t, now);
}

function isAir(type: Unit['type']): boolean {
  return type === 'fighter' || type === 'bomber';
}

function* rounds(t: AaTable, now: Battle, origins: readonly Space[], strip: readonly Unit[]): Script<void> {
  const { state } = t;
  let onStrip = strip;
  let toEnd = state.resolveAll;
  for (;;) {
    const ways = { to: retreats(state, now, origins), withdraw: mayWithdraw(state, now) };
    const doomed = defenceless(state, now, ways.to.length > 0);
    if (doomed.length > 0) for (const text of lossTexts(doomed)) t.tell(text, { focus: [now.space] });
    if (isOver(state, now)) return;
    if (now.round > 0 && !toEnd && (ways.to.length > 0 || ways.withdraw)) {
      const [answer = 'toEnd'] = yield* t.ask(pressQuestion(state, now, ways));
      const to = retreatTo(answer);
      if (to !== null || answer === 'withdraw') {
        retreat(state, now, to);
        t.tell(
          to === null
            ? say('report.withdraws', { power: powerName(state.active), space: spaceName(now.space) })
            : say('report.retreats', { power: powerName(state.active), to: spaceName(to) }),
          { focus: [now.space, ...(to === null ? [] : [to])] },
        );
        if (isOver(state, now)) return;
      } else if (answer === 'toEnd') toEnd = true;
    }
    now.round += 1;
    t.tell(say('report.round', { space: spaceName(now.space), round: now.round }), { focus: [now.space] });
    tellFought(t, now.space, fightRound(state, now, t.dice, onStrip));
    onStrip = [];
  }
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
  } else if (now.kind === 'sea' && left.length > 0 && defendersIn(state, now).length === 0) {
    t.tell(say('report.cleared', { space: spaceName(space) }), { focus: [space] });
  }
  for (const unit of left) unit.task = 'done';
  for (const unit of state.units) if (unit.space === space) unit.hit = false;
}
