// Why units cannot go to a space that a player names, and what would be right: the reasons for refusing typed moves.
import type { OrderPlace, Unoffered } from '../../../table/game.js';
import type { Question, UnitRow } from '../../../table/question.js';
import type { Text } from '../../../table/text.js';
import { isLand, isSea, isSpace, spaces, type Sea, type Space } from '../data/spaces.js';
import { unitFacts, type UnitType } from '../data/units.js';
import { alsoOf } from '../reports/also.js';
import { battleAlso, battleTitle } from '../reports/battles.js';
import { say, spaceName, wareName } from '../reports/names.js';
import { battleId } from '../questions/combat.js';
import { isReady } from '../rules/battles.js';
import { domainOf, enemiesIn, isHostileTo, isHostileZone, seasBeside } from '../rules/board.js';
import { choices, unitsOf } from '../rules/choices.js';
import { previewOf } from '../rules/preview.js';
import { flight, isAirfield, landReach, seaReach } from '../rules/reach.js';
import type { AaState, Unit } from '../state.js';
import { whyNotPlaced } from './unplaced.js';
import type { AaView } from '../view.js';

/** Every space where nothing can be ordered, or where the units of an order cannot go, with the reason why. */
export function unoffered({
  question,
  view,
  at,
}: {
  readonly question: Question;
  readonly view: AaView;
  readonly at?: OrderPlace;
}): readonly Unoffered[] {
  if (question.key === 'nextBattle') return waitingBattles(view);
  if (question.form.kind === 'orders' && question.key === 'mobilize')
    return at === undefined || at.order.path.length > 0
      ? []
      : spaces.map((to) => named(to, () => whyNotPlaced(view, at, to)));
  if (question.form.kind !== 'orders' || (question.key !== 'combatMoves' && question.key !== 'noncombatMoves'))
    return [];
  if (at === undefined) return starts(view, new Set(question.form.subjects([]).map(({ id }) => id)));
  const { subject, units = {}, path } = at.order;
  const { after } = previewOf(view, at.sheet);
  if (isSpace(subject) && path.length === 0) {
    const offered = question.form.subjects(at.sheet).find(({ id }) => id === subject)?.units ?? [];
    const idle = idleKind(after, subject, Object.keys(units), offered);
    if (idle !== undefined) return [named(subject, () => idleText(subject, idle, offered))];
    if (!offered.some(({ id }) => id in units)) return [];
  }
  const group = isSpace(subject) ? unitsOf(after, subject, units) : [];
  if (!isSpace(subject) || group.length === 0 || path.length > 0) return [];
  const { next } = choices(after, subject, group, []);
  return spaces.filter((to) => !next.has(to)).map((to) => named(to, () => whyNot(after, subject, group, to)));
}

/** The first of some kinds that stands in a space before the battles, where none of it can be ordered. */
function idleKind(
  state: AaState,
  space: Space,
  kinds: readonly string[],
  offered: readonly UnitRow[],
): UnitType | undefined {
  if (state.step !== 'combatMove') return undefined;
  const types = kinds.map(typeOf);
  const offeredTypes = new Set(offered.map(({ id }) => typeOf(id)));
  return state.units.find(
    ({ power, type, space: at, target, task }) =>
      power === state.active &&
      at === space &&
      target === null &&
      task === 'ready' &&
      types.includes(type) &&
      !offeredTypes.has(type),
  )?.type;
}

/** What kind of unit a row is of, whatever it still has to go or carries. */
const typeOf = (row: string): string => row.split('+', 1)[0] ?? row;

function idleText(space: Space, idle: UnitType, offered: readonly UnitRow[]): Text {
  return say('why.idle', { space: spaceName(space), unit: wareName(idle), units: offered.map(({ text }) => text) });
}

/** Battles that come after others. */
function waitingBattles(view: AaView): readonly Unoffered[] {
  return view.battles
    .filter((battle) => !isReady(view, battle))
    .map((battle) => ({
      id: battleId(battle),
      text: battleTitle(battle),
      also: battleAlso(battle, view.battles),
      why: say('why.battleWaits', { battle: battleTitle(battle) }),
    }));
}

/** What spaces are called, which does not change. */
const called = new Map(
  spaces.map((id): readonly [Space, Omit<Unoffered, 'why'>] => {
    const also = alsoOf(isSea(id) ? `at:${id}` : id);
    return [id, { id, text: spaceName(id), ...(also === undefined ? {} : { also }) }];
  }),
);

/** A space by its names; why is looked into when it was named. */
function named(space: Space, why: () => Text): Unoffered {
  const { id, text, also } = called.get(space) ?? { id: space, text: spaceName(space) };
  return {
    id,
    text,
    ...(also === undefined ? {} : { also }),
    get why() {
      return why();
    },
  };
}

function starts(view: AaView, offered: ReadonlySet<string>): readonly Unoffered[] {
  const held = new Set(view.units.flatMap(({ power, space }) => (power === view.active ? [space] : [])));
  // Before the battles nothing has moved yet: whoever is not offered finds nobody to attack.
  const idle = view.step === 'combatMove' ? 'why.noAttack' : 'why.stuck';
  return spaces
    .filter((space) => !offered.has(space))
    .map((space) => named(space, () => say(held.has(space) ? idle : 'why.nobody', { space: spaceName(space) })));
}

/** The reason that holds back the first of a group's kinds that cannot go there alone. */
function whyNot(state: AaState, from: Space, group: readonly Unit[], to: Space): Text {
  const parts = (['land', 'air', 'sea'] as const)
    .map((domain) => group.filter((unit) => domainOf(unit) === domain))
    .filter((part) => part.length > 0);
  const part = parts.find((units) => !choices(state, from, units, []).next.has(to)) ?? group;
  const args = { to: spaceName(to) };
  if (from === to) return say('why.here', args);
  const [first] = part;
  switch (first && domainOf(first)) {
    case 'air':
      return say(airReason(state, part, to), args);
    case 'sea':
      return say(isSea(from) ? seaReason(state, from, part, to) : 'why.far', args);
    default: {
      const zone = unescorted(state, from, part, to);
      return zone === undefined
        ? say(landReason(state, from, part, to), args)
        : say('why.escort', { ...args, zone: spaceName(zone) });
    }
  }
}

/** The zone from which units could land if its enemy warships were met first. */
function unescorted(state: AaState, from: Space, group: readonly Unit[], to: Space): Sea | undefined {
  if (!isLand(to) || state.step !== 'combatMove' || !isHostileTo(state, to, state.active)) return undefined;
  return seasBeside(to).find((zone) => {
    if (!isHostileZone(state, zone, state.active)) return false;
    const foes = new Set(enemiesIn(state, zone, state.active));
    const calm = { ...state, units: state.units.filter((unit) => !foes.has(unit)) };
    return choices(calm, from, group, [zone]).next.has(to);
  });
}

function airReason(
  state: AaState,
  units: readonly Unit[],
  to: Space,
): 'why.far' | 'why.noFoe' | 'why.noReturn' | 'why.noAirfield' | 'why.noDeck' {
  if (units.some((unit) => flight(unit.space, to) > unit.left)) return 'why.far';
  if (state.step !== 'combatMove') {
    return isLand(to) && !isAirfield(state, to, state.active) ? 'why.noAirfield' : 'why.noDeck';
  }
  return enemiesIn(state, to, state.active).length > 0 ? 'why.noReturn' : 'why.noFoe';
}

function seaReason(
  state: AaState,
  from: Sea,
  units: readonly Unit[],
  to: Space,
): 'why.ashore' | 'why.alone' | 'why.hostileSea' | 'why.noSeaWay' | 'why.noPrey' | 'why.noReturn' {
  if (!isSea(to)) return 'why.ashore';
  const isCombat = state.step === 'combatMove';
  const isHostile = isHostileZone(state, to, state.active);
  const steps = Math.min(...units.map(({ left }) => left));
  const reaches = units.every(({ type }) => seaReach(state, from, steps, type, isCombat).has(to));
  if (!isCombat && isHostile) return 'why.hostileSea';
  if (!reaches) return 'why.noSeaWay';
  if (units.every(({ type }) => type === 'transport')) return isHostile ? 'why.alone' : 'why.noPrey';
  return isHostile || enemiesIn(state, to, state.active).length > 0 ? 'why.noReturn' : 'why.noPrey';
}

function landReason(
  state: AaState,
  from: Space,
  units: readonly Unit[],
  to: Space,
): 'why.noShip' | 'why.friendly' | 'why.calm' | 'why.hostile' | 'why.noWay' {
  if (isSea(to) || !isLand(from)) return 'why.noShip';
  const isCombat = state.step === 'combatMove';
  const isHostile = isHostileTo(state, to, state.active);
  const steps = Math.min(...units.map(({ type }) => unitFacts[type].move));
  if (isCombat && !isHostile) return landReach(state, from, steps, false).has(to) ? 'why.friendly' : 'why.calm';
  if (!isCombat && isHostile) return 'why.hostile';
  return landReach(state, from, steps, isCombat).has(to) ? 'why.noShip' : 'why.noWay';
}
