// Standing orders: what a power wants done in battles and raids while it is not asked; general ones, and exceptions for some spaces.
import type { InstructionOffer } from '../../../table/instruction.js';
import type { Choose, Option, Question } from '../../../table/question.js';
import type { Text } from '../../../table/text.js';
import type { Power } from '../data/powers.js';
import { isLand, spaces, type Space } from '../data/spaces.js';
import { powerName, say, spaceName } from '../reports/names.js';
import { committedTo } from '../rules/battle.js';
import { seasBeside } from '../rules/board.js';
import { bombardTypes, type BombardType } from '../rules/battle-orders.js';
import { batteryTypes, bombardersOf } from '../rules/bombardment.js';
import type { AaState, Battle } from '../state.js';
import { battleOrdersForm, reviewOrders, typesFor } from './battle-orders.js';
import { battleAlso, battleTitle } from '../reports/battles.js';
import { battleId } from './combat.js';

/** How many exceptions there can be to a general order. */
const exceptions = [1, 2, 3] as const;

/** Stakes at which a power wants to be asked. */
const stakes = ['always', 'capital', 'city', 'worth20', 'worth40', 'worth60'] as const;

/** In which battles nobody asks a power from round to round: in all, or where the units are worth less. */
export const roundStakes = { all: Infinity, worth20: 20, worth40: 40 } as const;

/** How many fighters rise against a raid. */
export const interceptions = ['none', 'one', 'two', 'all', 'outnumber'] as const;

/** What standing orders can be given about. */
type Standing =
  'rounds' | 'askMe' | 'defendLand' | 'defendSea' | 'attackLand' | 'attackSea' | 'interceptors' | 'homeless';

/** The key of a standing order, general or an exception. */
export function standingKey(about: string, exception?: number): string {
  return exception === undefined ? `stand.${about}` : `stand.${about}.${exception}`;
}

/** The key of the plan for one battle. */
export function planKey(battle: Battle): string {
  return `plan.${battleId(battle)}`;
}

/** What a power can order for all battles to come. */
export function standingOffers(state: AaState, power: Power): readonly InstructionOffer[] {
  const group = say('stand.group', { power: powerName(power) });
  const asked = (key: string, text: Text, form: Choose): Question => ({
    key,
    seat: power,
    text,
    pace: 'reaction',
    form,
    fallback: () => [],
    review: (ids) => (Array.isArray(ids) ? reviewOrders(ids.filter((id) => typeof id === 'string')) : {}),
  });
  const offer = (about: Standing, form: Choose, at?: readonly Space[]): readonly InstructionOffer[] => {
    const text = say(`stand.${about}`);
    const one = (exception?: number): InstructionOffer => {
      const key = standingKey(about, exception);
      const named = { about: text, number: exception ?? 0 };
      const name = exception === undefined ? text : say('stand.exception', named);
      const what = exception === undefined ? say(`stand.${about}.ask`) : say('stand.exception.ask', named);
      return {
        key,
        text: name,
        ...(exception === undefined ? { also: say(`stand.${about}.also`) } : {}),
        group,
        modes: ['use'],
        value: asked(key, what, form),
        ...(exception === undefined || at === undefined
          ? {}
          : { filter: asked(`${key}.where`, say('stand.where'), placesForm(at)), needsFilter: true as const }),
      };
    };
    return [one(), ...(at === undefined ? [] : exceptions.map((number) => one(number)))];
  };
  const orders = (camp: 'attack' | 'defense', kind: 'land' | 'sea'): Choose =>
    battleOrdersForm({
      camp,
      kind,
      types: typesFor(kind, camp),
      ways: [],
      battery: camp === 'attack' && kind === 'land' ? bombardTypes : [],
    });
  const { land, sea } = placesOf(state, power);
  return [
    ...offer('rounds', roundsForm()),
    ...offer('askMe', stakesForm([...land, ...sea])),
    ...offer('defendLand', orders('defense', 'land'), land),
    ...offer('defendSea', orders('defense', 'sea'), sea),
    ...offer('attackLand', orders('attack', 'land')),
    ...offer('attackSea', orders('attack', 'sea')),
    ...(state.options.escortsAndInterceptors ? offer('interceptors', interceptionForm(), land) : []),
    ...offer('homeless', { ...placesForm([...land, ...sea]), ordered: true }),
  ];
}

/** The plans that the attacker can make for the battles of the turn. */
export function planOffers(state: AaState): readonly InstructionOffer[] {
  const group = say('plan.group');
  return state.battles.flatMap((battle): InstructionOffer[] => {
    if (battle.kind === 'raid') return [];
    const { kind } = battle;
    const key = planKey(battle);
    const from = state.units.filter(
      (unit) => unit.power === state.active && (unit.space === battle.space || unit.target === battle.space),
    );
    const ways = [...new Set(from.flatMap((unit) => (unit.from === null ? [] : [unit.from])))].filter(
      (space) => isLand(space) === (kind === 'land'),
    );
    const fighting = committedTo(state, battle).map(({ type }) => type);
    const types = typesFor(kind, 'attack').filter((type) => fighting.includes(type));
    const value: Question<Choose> = {
      key,
      seat: state.active,
      text: say('plan.ask', { space: battleTitle(battle) }),
      pace: 'turn',
      form: battleOrdersForm({ camp: 'attack', kind, types, ways, battery: batteryFor(state, battle) }),
      fallback: () => [],
      review: reviewOrders,
    };
    return [
      {
        key,
        text: battleTitle(battle),
        also: battleAlso(battle, state.battles),
        group,
        modes: ['use'],
        early: true,
        value,
      },
    ];
  });
}

/** The ships that can bombard once the seas before it have been fought for: none do that have a battle there. */
function batteryFor(state: AaState, { space, kind }: Battle): readonly BombardType[] {
  if (kind !== 'land' || !isLand(space)) return [];
  const isFoughtOver = (zone: Space): boolean => state.battles.some((one) => one.space === zone);
  return batteryTypes(bombardersOf(state, space).filter((ship) => !isFoughtOver(ship.space)));
}

/** Where a power stands or could be attacked. */
function placesOf(state: AaState, power: Power): { readonly land: readonly Space[]; readonly sea: readonly Space[] } {
  const own = new Set<Space>(state.units.filter((unit) => unit.power === power).map(({ space }) => space));
  for (const space of spaces) {
    if (!isLand(space) || state.control[space] !== power) continue;
    own.add(space);
    if (state.complexes[space] !== undefined) for (const zone of seasBeside(space)) own.add(zone);
  }
  const all = spaces.filter((space) => own.has(space));
  return { land: all.filter(isLand), sea: all.filter((space) => !isLand(space)) };
}

function placesForm(places: readonly Space[]): Choose {
  return {
    kind: 'choose',
    min: 1,
    max: places.length,
    options: () =>
      places.map((id): Option => ({ id, text: spaceName(id), group: say(isLand(id) ? 'group.land' : 'group.sea') })),
  };
}

function stakesForm(places: readonly Space[]): Choose {
  const form = placesForm(places);
  return {
    kind: 'choose',
    min: 1,
    max: stakes.length + places.length,
    options: () => [
      ...stakes.map((id): Option => ({ id, text: say(`stake.${id}`), group: say('stand.stakes') })),
      ...form.options(),
    ],
  };
}

function roundsForm(): Choose {
  const ids = ['all', 'worth20', 'worth40'] as const;
  return {
    kind: 'choose',
    min: 1,
    max: 1,
    options: () => ids.map((id): Option => ({ id, text: say(`rounds.${id}`) })),
  };
}

function interceptionForm(): Choose {
  return {
    kind: 'choose',
    min: 1,
    max: 1,
    options: () => interceptions.map((id): Option => ({ id, text: say(`intercept.${id}`) })),
  };
}
