// What is asked while battles are fought: which one is next, whether to go on, who rises against bombers.
import type { Choose, Option, Question } from '../../../table/question.js';
import { isSpace, type Land, type Sea, type Space } from '../data/spaces.js';
import type { Power } from '../data/powers.js';
import { powerName, say, spaceName, stackTexts } from '../reports/names.js';
import { contestOf } from '../rules/odds/contest.js';
import { shownOdds } from '../rules/odds/odds.js';
import type { Odds } from '../rules/odds/tally.js';
import type { Text } from '../../../table/text.js';
import {
  battleAlso,
  battleName,
  battleTitle,
  prospectTexts,
  raidText,
  sidesText,
  standingText,
} from '../reports/battles.js';
import { soFarText } from '../reports/fighting.js';
import { oddsText } from '../reports/odds.js';
import type { BattleOrders } from '../rules/battle-orders.js';
import { attackersIn, defendersIn } from '../rules/battle.js';
import { isReady } from '../rules/battles.js';
import { domainOf } from '../rules/board.js';
import { draftOf } from '../rules/carry-out.js';
import { landingPlan } from '../rules/landing.js';
import { mayWithdraw, retreat, retreats } from '../rules/retreat.js';
import { deckWarning } from './decks.js';
import type { Hosting } from '../rules/hosts.js';
import type { AaState, Battle } from '../state.js';

/** How a battle is named in an answer. */
export function battleId({ kind, space }: Battle): string {
  return kind === 'raid' ? `raid:${space}` : space;
}

/** Asks which battle is fought next; all of them may be fought out at once. */
export function nextBattleQuestion(state: AaState): Question<Choose> {
  const ready = state.battles.filter((battle) => isReady(state, battle));
  // The only battle is not chosen among others: it is asked how it is fought.
  const [only, other] = state.battles;
  const lone = only !== undefined && other === undefined && only.kind !== 'raid' ? only : undefined;
  const options = (): readonly Option[] => {
    const fought = ready.filter(({ kind }) => kind !== 'raid');
    const prospects = prospectTexts(state, fought);
    return [
      ...ready.map((battle): Option => ({
        id: battleId(battle),
        of: battle.space,
        text: lone === undefined ? fightText(state, battle) : say('battle.byRounds'),
        also: battleAlso(battle, ready),
        detail: prospects[fought.indexOf(battle)] ?? raidText(state, battle),
      })),
      lone === undefined
        ? { id: 'all', text: say('battle.all'), also: say('also.allBattles'), detail: say('battle.all.detail') }
        : { id: 'all', text: say('press.toEnd'), also: say('also.allBattles'), detail: say('battle.only.detail') },
    ];
  };
  const [first] = ready;
  return {
    key: 'nextBattle',
    seat: state.active,
    text:
      lone === undefined
        ? nextBattleText(ready, state.battles)
        : say('ask.nextBattle.only', { battle: battleName(lone) }),
    pace: 'turn',
    rolls: true,
    plans: true,
    form: { kind: 'choose', min: 1, max: 1, options },
    fallback: () => ['all'],
    places: ready.map(({ space }) => space),
    about: { first: first === undefined ? null : battleId(first) },
  };
}

/** What choosing a battle does: dice are rolled at once, for one round where the attacker could break off after it. */
function fightText(state: AaState, battle: Battle): Text {
  const named = { battle: battleTitle(battle) };
  if (battle.kind === 'raid') return say('battle.fly', named);
  if (defendersIn(state, battle).length === 0) return say('battle.enter', named);
  const origins = attackersIn(state, battle).flatMap((unit) =>
    unit.from === null || domainOf(unit) === 'air' ? [] : [unit.from],
  );
  const canBreakOff = retreats(state, battle, origins).length > 0 || mayWithdraw(state, battle);
  return say(canBreakOff ? 'battle.oneRound' : 'battle.toEnd', named);
}

/** What is asked, and which battles have to wait for raids or landings. */
function nextBattleText(ready: readonly Battle[], battles: readonly Battle[]): Text {
  const later = battles.filter((battle) => !ready.includes(battle)).map(battleTitle);
  if (later.length === 0) return say('ask.nextBattle');
  return say(ready.some(({ kind }) => kind === 'raid') ? 'ask.nextBattle.raids' : 'ask.nextBattle.landings', { later });
}

/** Asks whether to press on, or where to retreat to. */
export function pressQuestion(
  state: AaState,
  battle: Battle,
  ways: { readonly to: readonly Space[]; readonly withdraw: boolean },
  plan: BattleOrders,
): Question<Choose> {
  const oddsHere = (): Odds =>
    shownOdds(contestOf(state, battle, (power) => (power === state.active ? plan : undefined)));
  // Whoever came by sea has no way back: a retreat leaves them to fight on alone.
  const landed =
    battle.kind !== 'land'
      ? []
      : attackersIn(state, battle).filter((unit) => domainOf(unit) === 'land' && unit.from === null);
  const flies = attackersIn(state, battle).some((unit) => domainOf(unit) === 'air');
  const leaving = (does: Text): { readonly detail: Text } => ({
    detail: landed.length === 0 ? does : say('press.landedStay', { units: stackTexts(landed) }),
  });
  return {
    key: 'press',
    seat: state.active,
    text: say('ask.press', {
      space: spaceName(battle.space),
      round: battle.round,
      sides: standingText(state, battle),
      soFar: soFarText(state, battle.space),
    }),
    pace: 'turn',
    form: {
      kind: 'choose',
      min: 1,
      max: 1,
      options: () => [
        { id: 'press', text: say('press.on'), detail: say('press.onDoes') },
        { id: 'toEnd', text: say('press.toEnd'), detail: oddsText(oddsHere(), battle.kind) },
        ...ways.to.map((space) => ({
          id: space,
          text: say('press.retreat', { space: spaceName(space) }),
          also: say('also.retreat', { space: spaceName(space) }),
          ...leaving(say(flies ? 'press.retreatDoes' : 'press.retreatDoesAll')),
        })),
        ...(ways.withdraw
          ? [{ id: 'withdraw', text: say('press.withdraw'), ...leaving(say('press.withdrawDoes')) }]
          : []),
      ],
    },
    fallback: () => ['toEnd'],
    review: ([answer = '']) => {
      const to = retreatTo(answer);
      if (to === null) return {};
      const gone = draftOf(state);
      retreat(gone, battle, to);
      return deckWarning(state, gone);
    },
    about: { space: battle.space },
    places: [battle.space, ...ways.to],
  };
}

/** Asks whether transports stay that have only transports left against them, or where they retreat to. */
export function stayQuestion(state: AaState, battle: Battle, ways: readonly Space[]): Question<Choose> {
  return {
    key: 'stay',
    seat: state.active,
    text: say('ask.stay', {
      space: spaceName(battle.space),
      sides: standingText(state, battle),
      soFar: soFarText(state, battle.space),
    }),
    pace: 'turn',
    form: {
      kind: 'choose',
      min: 1,
      max: 1,
      options: () => [
        { id: 'stay', text: say('stay.here'), detail: say('stay.hereDoes') },
        ...ways.map((space) => ({
          id: space,
          text: say('press.retreat', { space: spaceName(space) }),
          also: say('also.retreat', { space: spaceName(space) }),
          detail: say('stay.retreatDoes'),
        })),
      ],
    },
    fallback: () => ['stay'],
    about: { space: battle.space },
    places: [battle.space, ...ways],
  };
}

/** Asks in which zones with submarines or transports alone a battle is fought. */
export function engageQuestion(state: AaState, zones: readonly Sea[], wanted: readonly Sea[]): Question<Choose<Sea>> {
  return {
    key: 'engage',
    seat: state.active,
    text: say('ask.engage'),
    pace: 'turn',
    form: {
      kind: 'choose',
      min: 0,
      max: zones.length,
      none: say('engage.none'),
      options: () =>
        zones.map((zone) => ({
          id: zone,
          text: spaceName(zone),
          detail: sidesText(state, { space: zone, kind: 'sea', round: 0 }),
        })),
    },
    fallback: () => [...wanted],
    places: zones,
    review: (chosen) => {
      const count = lostWith(state, chosen) - lostWith(state, wanted);
      return count > 0 ? { refusals: [say('refuse.deckFights', { count })] } : {};
    },
  };
}

/** How many aircraft could not land any more with these battles chosen: a carrier that fights does not sail to meet them. */
function lostWith(state: AaState, engaged: readonly Sea[]): number {
  return landingPlan({ ...state, engaged: [...engaged] }).lost.length;
}

/** Asks a power how many of its fighters rise against the bombers over a territory. */
export function interceptQuestion(power: Power, land: Land, fighters: number, raiders: number): Question {
  return {
    key: 'intercept',
    seat: power,
    text: say('ask.intercept', { land: spaceName(land), raiders }),
    pace: 'reaction',
    form: {
      kind: 'spread',
      min: 0,
      max: fighters,
      rows: () => [{ id: 'fighter', text: say('unit.fighter'), min: 0, max: fighters }],
    },
    fallback: () => ({}),
    idle: 'standing',
    about: { land, raiders },
    places: [land],
  };
}

/** Asks a power where a fighter without a base flies. */
export function homelessQuestion(power: Power, from: Space, ways: readonly Space[]): Question<Choose> {
  return {
    key: 'homeless',
    seat: power,
    text: say('ask.homeless', { unit: say('unit.fighter'), space: spaceName(from) }),
    pace: 'reaction',
    form: { kind: 'choose', min: 1, max: 1, options: () => ways.map((id) => ({ id, text: spaceName(id) })) },
    fallback: () => ways.slice(0, 1),
    idle: 'standing',
    about: { space: from },
    places: [from, ...ways],
  };
}

/** Asks on whose carriers fighters are guests, where several allies have room. */
export function hostQuestion(power: Power, { zone, hosts, guests }: Hosting): Question<Choose<Power>> {
  return {
    key: 'host',
    seat: power,
    text: say('ask.host', { space: spaceName(zone), count: guests.length }),
    pace: 'turn',
    form: { kind: 'choose', min: 1, max: 1, options: () => hosts.map((id) => ({ id, text: powerName(id) })) },
    fallback: () => [hosts[0]],
    about: { space: zone },
    places: [zone],
  };
}

/** A space out of an answer to `press`. */
export function retreatTo(answer: string): Space | null {
  return isSpace(answer) ? answer : null;
}
