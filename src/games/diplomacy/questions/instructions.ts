// Saved answers: where units go if dislodged, what to build or remove, and holding when nothing was sent.
import { asChoice, asSheet } from '../../../table/answer.js';
import {
  answersByKey,
  type Instructed,
  type Instruction,
  type InstructionOffer,
  type InstructionRules,
} from '../../../table/instruction.js';
import type { Answer, Option, Order, Orders, OrdersAnswer, Question, SeatId, Step } from '../../../table/question.js';
import { pathsOf, sheetOf } from '../../../table/sheet.js';
import type { Text } from '../../../table/text.js';
import { coastOf, homeCentres, locationNamed, provinceOf } from '../data/geography.js';
import type { Location, Unit } from '../data/geography.js';
import { fullUnitText, powerText, spotText } from '../reports/names.js';
import { placeText, unitText } from '../reports/order-text.js';
import { say } from '../reports/say.js';
import { steps } from '../rules/movement.js';
import { fleetBuildSites } from '../rules/ownership.js';
import { powersOf } from '../state.js';
import type { DiplomacyState } from '../state.js';
import type { DiplomacyView } from '../view.js';
import { adjustmentOf } from './adjustments.js';
import { movementStep } from './menus.js';
import { boardOfState } from './movement.js';
import { placeOption } from './step-options.js';

/** Keys carry the turn, so that nothing saved for one turn is used in a later one. */
function keysOf({ year, season }: Pick<DiplomacyView, 'year' | 'season'>) {
  return {
    retreats: `retreats-${year}-${season}`,
    builds: `builds-${year}`,
    removals: `removals-${year}`,
    orders: 'orders',
  };
}

/** How many places a retreat list may name. */
const longest = 4;

function offers(state: DiplomacyState, seat: SeatId): readonly InstructionOffer[] {
  return questions(state, seat).map((value) => ({ key: value.key, text: value.text, modes: ['use'], value }));
}

function questions(state: DiplomacyState, seat: SeatId): readonly Question[] {
  if (state.options.perpetualOrders === 'off' || state.phase === 'finished') return [];
  const commanded = powersOf(state.seats, seat);
  const mine = state.units.filter(({ power }) => commanded.includes(power));
  const keys = keysOf(state);
  const asked: Question[] = [];
  if (state.phase === 'movement') asked.push(retreatList(keys.retreats, seat, mine), holdAll(keys.orders, seat));
  if (state.phase !== 'adjustment')
    asked.push(buildList(keys.builds, seat, commanded.flatMap(homeCentres)), removalList(keys.removals, seat, mine));
  return asked;
}

const nobodyWaits = { pace: 'turn', fallback: () => [] } as const;

function retreatList(key: string, seat: SeatId, units: readonly Unit[]): Question<Orders> {
  const dead: Step = { text: say('step.done'), options: [], complete: false };
  return {
    key,
    seat,
    text: say('instruction.retreats'),
    pace: 'turn',
    form: {
      kind: 'orders',
      min: 0,
      max: units.length,
      subjects: () => units.map((unit) => ({ id: unit.at, text: fullUnitText(unit) })),
      step: ({ subject, path }) => {
        const unit = units.find(({ at }) => at === subject);
        if (unit === undefined) return dead;
        const places: readonly string[] = steps(unit);
        if (path.some((id, place) => !places.includes(id) || path.indexOf(id) !== place) || path.length > longest)
          return dead;
        const left = path.length === longest ? [] : places.filter((id) => !path.includes(id));
        const name = { unit: fullUnitText(unit) };
        const text = say(path.length === 0 ? 'step.retreat' : 'instruction.retreats.step', name);
        return { text, options: left.map((id) => placeOption(id)), complete: path.length > 0 };
      },
      describe: ({ subject, path }) => {
        const unit = units.find(({ at }) => at === subject);
        if (unit === undefined) throw new Error(`no unit at ${subject}`);
        return say('instruction.retreats.order', { unit: unitText(unit), places: path.map((id) => placeNamed(id)) });
      },
    },
    fallback: () => [],
  };
}

function placeNamed(id: string): Text {
  const at = locationNamed(id);
  if (at === undefined) throw new Error(`no place ${id}`);
  return placeText(at);
}

function holdAll(key: string, seat: SeatId): Question {
  const form = {
    kind: 'choose',
    min: 0,
    max: 1,
    options: () => [{ id: 'hold', text: say('instruction.orders.hold') }],
  } as const;
  return { ...nobodyWaits, key, seat, text: say('instruction.orders'), form };
}

function buildList(key: string, seat: SeatId, centres: readonly Location[]): Question {
  const options = (): readonly Option[] =>
    centres.flatMap((centre) => {
      const build = (type: 'A' | 'F', at: Location): Option => ({
        id: `${type} ${at}`,
        text: say('unit.full', { type: say(`unit.${type}`), place: spotText(at) }),
      });
      return [build('A', centre), ...fleetBuildSites(provinceOf(centre)).map((at) => build('F', at))];
    });
  const form = { kind: 'choose', min: 0, max: options().length, options } as const;
  return { ...nobodyWaits, key, seat, text: say('instruction.builds'), form };
}

function removalList(key: string, seat: SeatId, units: readonly Unit[]): Question {
  const options = (): readonly Option[] =>
    units.map((unit) => ({ id: unit.at, text: fullUnitText(unit), group: powerText(unit.power) }));
  const form = { kind: 'choose', min: 0, max: units.length, options } as const;
  return { ...nobodyWaits, key, seat, text: say('instruction.removals'), form };
}

function answer(question: Question, given: readonly Instruction[], view: DiplomacyView): Instructed | undefined {
  const value = sheetFor(question, answersByKey(given), view);
  return value === undefined ? undefined : { kind: 'answer', value, keys: [] };
}

function sheetFor(
  question: Question,
  saved: Readonly<Partial<Record<string, Answer>>>,
  view: DiplomacyView,
): OrdersAnswer | undefined {
  if (view.options.perpetualOrders === 'off' || question.form.kind !== 'orders') return undefined;
  const keys = keysOf(view);
  switch (question.key) {
    case 'movement':
      return listed(saved[keys.orders]).includes('hold') ? holding(view, question.seat) : undefined;
    case 'retreat':
      return retreating(question.form, saved[keys.retreats]);
    case 'adjustment':
      return adjusting(view, question.seat, listed(saved[keys.builds]), listed(saved[keys.removals]));
    default:
      return undefined;
  }
}

function listed(saved: Answer | undefined): readonly string[] {
  return saved === undefined ? [] : asChoice(saved);
}

function holding(view: DiplomacyView, seat: SeatId): OrdersAnswer {
  const commanded = powersOf(view.seats, seat);
  const board = boardOfState(view);
  const mine = view.units.filter(({ power }) => commanded.includes(power));
  return mine
    .filter(({ at }) => movementStep(board, at, ['hold']).complete)
    .map(({ at }) => ({ subject: at, path: ['hold'] }));
}

/** The first place of each unit's list that is open; undefined if any unit has none, so that its player is asked. */
function retreating(form: Orders, saved: Answer | undefined): OrdersAnswer | undefined {
  if (saved === undefined) return undefined;
  const lists = pathsOf(asSheet(saved));
  const found: Order[] = [];
  for (const { id } of form.subjects([])) {
    const to = lists[id]?.find((place) => form.step({ subject: id, path: ['retreat', place] }, found).complete);
    if (to === undefined) return undefined;
    found.push({ subject: id, path: ['retreat', to] });
  }
  return found;
}

/** Builds and removals from the top of the lists as far as they are legal; undefined if a list does not cover a removal or says nothing. */
function adjusting(
  view: DiplomacyView,
  seat: SeatId,
  builds: readonly string[],
  removals: readonly string[],
): OrdersAnswer | undefined {
  const found: Record<string, readonly string[]> = {};
  for (const power of powersOf(view.seats, seat)) {
    const need = adjustmentOf(view, power);
    let left = need.builds;
    for (const entry of builds) {
      const [type = '', place = ''] = entry.split(' ');
      const at = locationNamed(place);
      if (left === 0 || at === undefined) continue;
      const centre = provinceOf(at);
      if (!need.sites.includes(centre) || found[centre] !== undefined) continue;
      const coast = coastOf(at);
      found[centre] = coast === null ? ['build', type] : ['build', type, coast];
      left -= 1;
    }
    if (need.builds > 0 && left === need.builds) return undefined;
    const mine = removals.filter((place) => need.units.some(({ at }) => at === place)).slice(0, need.removals);
    if (mine.length < need.removals) return undefined;
    for (const place of mine) found[place] = ['remove'];
  }
  return sheetOf(found);
}

/** Saved retreats, builds and removals, and holding when nothing was sent. */
export const instructions: InstructionRules<DiplomacyState, DiplomacyView> = { offers, answer };
