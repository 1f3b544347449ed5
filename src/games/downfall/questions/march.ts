// The movement of an order: units, partisans and beachheads, each seen after those before it.
import type { Option, Order, Orders, Question, Sheet } from '../../../table/question.js';
import type { Text } from '../../../table/text.js';
import type { Facts } from '../data/facts.js';
import type { NavalId } from '../data/fleets.js';
import { factsOf } from '../data/own-files.js';
import type { UnitId } from '../data/units.js';
import { nationName, say } from '../reports/names.js';
import { placeName, unitName } from '../reports/places.js';
import { spotName, whereaboutsAfter } from '../reports/whereabouts.js';
import { subjectName } from '../reports/subjects.js';
import { stepName } from '../reports/marches.js';
import { whyNotSailing, whyNotTo } from '../reports/reasons.js';
import { nationOf, type Ground } from '../rules/ground.js';
import {
  beginMarch,
  furtherBy,
  groundOf,
  isMarch,
  isMover,
  moversOf,
  stepsAfter,
  type March,
  type MarchStep,
} from '../rules/march.js';
import { canBegin } from '../rules/first-step.js';
import { fleetsIn } from '../rules/fleets.js';
import { moverOf } from '../rules/movers.js';
import { isSea } from '../rules/waters.js';
import { ideologyOf, type Ideology, type OpenState, type OrderContext, type Place } from '../state.js';
import { Drafts } from './drafts.js';
import { Outlook } from './outlook.js';

function groupOf(facts: Facts, place: Place): Text {
  const nation = nationOf(facts, place);
  return nation === null ? say('group.abroad') : nationName(nation);
}

function stepGroup(facts: Facts, step: MarchStep): Text {
  switch (step.how) {
    case 'land':
      return groupOf(facts, step.to);
    case 'beach':
      return groupOf(facts, facts.beachAt.get(step.to)?.land ?? step.to);
    case 'sea':
    case 'naval':
      return say('group.bySea');
    case 'fortify':
      return say('group.here');
  }
}

/** A step of which there is more to say than its name. */
type Costly = Exclude<MarchStep, { readonly how: 'fortify' }>;

/** What a step costs by itself; nothing where that is nothing. */
function costText(facts: Facts, step: Costly): Text | null {
  switch (step.how) {
    case 'land':
      return say('march.left', { count: step.left });
    case 'sea':
      return step.voyage.cost > 0 ? say('march.toll', { count: step.voyage.cost }) : null;
    case 'naval':
      return step.cost > 0 ? say('march.toll', { count: step.cost }) : say('march.left', { count: step.left });
    case 'beach': {
      const beach = facts.beachAt.get(step.to);
      const cost = say('march.landing', { count: beach?.cost ?? 0 });
      return beach === undefined ? cost : say('march.joined', { a: cost, b: spotName(facts, beach.land) });
    }
  }
}

const outlooks = new WeakMap<March, Outlook>();

/** Supply before the next order: a march is not changed once it is made. */
function outlookOf(march: March): Outlook {
  const known = outlooks.get(march) ?? new Outlook(march.board, march.order.faction);
  outlooks.set(march, known);
  return known;
}

/** What a step costs, and how units that end there would be supplied; or that they cannot end there. */
function stepDetail(march: March, subject: string, path: readonly string[], step: Costly): Text {
  const facts = factsOf(march.board);
  const cost = costText(facts, step);
  const units = unitsOf(facts, subject);
  if (cost !== null && (units.length === 0 || step.how === 'naval' || step.how === 'beach')) return cost;
  const after = fullText(march, subject, path, step.to) ?? outlookOf(march).supplyAt(units, step.to);
  const said = cost === null ? after : say('march.joined', { a: cost, b: after });
  return whereaboutsAfter(groundOf(march), step.to, said);
}

/** That units can only pass through a place, or stay there if others leave; null where there is room. */
function fullText(march: March, subject: string, path: readonly string[], to: Place): Text | null {
  const ground = groundOf(march);
  const units = unitsOf(ground.facts, subject);
  if (ground.fits(to, [...ground.unitsAt(to).filter((id) => !units.includes(id)), ...units])) return null;
  return say(stepsAfter(march, subject, path).isComplete ? 'march.crowded' : 'march.full');
}

/** A step as it is offered; what is said beside it is worked out only where it is shown. */
class Going implements Option {
  readonly text: Text;
  readonly of: string;
  readonly group: Text;
  readonly #detail: () => Text;

  constructor(
    readonly id: string,
    facts: Facts,
    step: Costly,
    detail: () => Text,
  ) {
    this.text = stepName(facts, step);
    // Over a sea one presses the place one lands at.
    this.of = step.to;
    this.group = stepGroup(facts, step);
    this.#detail = detail;
  }

  get detail(): Text {
    return this.#detail();
  }
}

/** Where nothing can come next: that the order is whole, or why it cannot be begun. */
export function stuckText(march: March, subject: string, path: readonly string[]): Text {
  const [unit, ...others] = unitsOf(factsOf(march.board), subject);
  if (path.length > 0 || unit === undefined) return say(path.length > 0 ? 'ask.there' : 'ask.stuck');
  if (others.length > 0) return say('ask.stuckTogether');
  const full = whyNotSailing(march, unit);
  if (full !== undefined) return full;
  const ground = groundOf(march);
  const { at } = march.board.units[unit];
  const beside = at === null ? [] : ground.edges(at).map(({ to }) => to);
  // That the enemy is in front is seen; what bars the other ways is not.
  const own = ideologyOf(ground.facts.units[unit].faction);
  const [way] = beside.toSorted((a, b) => Number(isHeld(ground, a, own)) - Number(isHeld(ground, b, own)));
  return way === undefined
    ? say('ask.stuck')
    : say('ask.stuckFor', { why: whyNotTo(ground, unit, way, march.order.mp) });
}

/** Whether others than an ideology hold a place. */
function isHeld(ground: Ground, place: Place, own: Ideology): boolean {
  const occupier = ground.occupier(place);
  return occupier !== null && occupier !== own;
}

/** The combat units of a subject. */
function unitsOf(facts: Facts, subject: string): readonly UnitId[] {
  const mover = moverOf(facts, subject);
  if (mover?.kind === 'stack') return mover.units;
  return mover?.kind === 'unit' ? [mover.unit] : [];
}

/** Beaches where the own fleets are come first: the menu opens on them. */
function fleetsFirst({ board, order }: March, steps: readonly (readonly [string, MarchStep])[]): typeof steps {
  const { beachAt } = factsOf(board);
  const own = ideologyOf(order.faction);
  const fleetsBy = ({ how, to }: Extract<MarchStep, { readonly to: string }>): number => {
    const area = how === 'beach' ? beachAt.get(to)?.area : undefined;
    return area === undefined ? 0 : fleetsIn(board, own, area).length;
  };
  const count = (step: MarchStep): number => (step.how === 'fortify' ? 0 : fleetsBy(step));
  return steps.toSorted(([, a], [, b]) => count(b) - count(a));
}

type Subject = ReturnType<Orders['subjects']>[number];

function fleetSubject(board: OpenState, id: NavalId): Subject {
  const { sea } = board.naval[id];
  const group = say('group.fleets');
  return { id, text: subjectName(factsOf(board), id), group, ...(sea === null ? {} : { detail: say(`sea.${sea}`) }) };
}

function subjectOf(board: OpenState, id: string): Subject {
  const facts = factsOf(board);
  const naval = facts.navalIds.find((one) => one === id);
  if (naval !== undefined) return fleetSubject(board, naval);
  const at = whereOf(board, id);
  const shape = shapeOf(facts, id);
  return {
    id,
    text: subjectName(facts, id),
    ...(shape === undefined ? {} : { of: shape }),
    ...(at === null ? {} : { group: groupOf(facts, at), detail: spotName(facts, at) }),
  };
}

/** What is drawn of a subject, where that is called otherwise: of a stack the first counter, of an empty beachhead its hex. */
function shapeOf(facts: Facts, subject: string): string | undefined {
  const mover = moverOf(facts, subject);
  if (mover?.kind === 'stack') return mover.units[0];
  return mover?.kind === 'beachhead' ? (mover.from ?? undefined) : undefined;
}

function whereOf(board: OpenState, subject: string): Place | null {
  const mover = moverOf(factsOf(board), subject);
  if (mover === null || mover.kind === 'naval') return null;
  if (mover.kind === 'stack') return mover.units[0] === undefined ? null : board.units[mover.units[0]].at;
  if (mover.kind === 'beachhead') return mover.from;
  return mover.kind === 'unit' ? board.units[mover.unit].at : board.partisans[mover.partisan].at;
}

/** Whether something that may move has its order, or a place to go to. */
function isOrderable(before: March, now: March, id: string): boolean {
  return !before.moved.includes(id) && (now.moved.includes(id) || canBegin(now, id));
}

/** The movement as the orders of a sheet leave it. */
export function marchAfter(board: OpenState, order: OrderContext, sheet: Sheet): March {
  return sheet.reduce(furtherBy, beginMarch(board, order));
}

/** A sheet on which somebody is ordered anew: the order given before no longer counts. */
export function withoutOrderOf(subject: string, sheet: Sheet): Sheet {
  return sheet.some((one) => one.subject === subject) ? sheet.filter((one) => one.subject !== subject) : sheet;
}

/** The board as the orders of a sheet leave it. */
export function marchedBefore(board: OpenState, order: OrderContext, sheet: Sheet): OpenState {
  return marchAfter(board, order, sheet).board;
}

/**
 * Asks for the movement of the order being carried out.
 * @param before what of it has been carried out already.
 */
export function marchQuestion(
  board: OpenState,
  order: OrderContext,
  before: March = beginMarch(board, order),
): Question<Orders> {
  const facts = factsOf(board);
  const drafts = new Drafts<March>(() => before, furtherBy);
  const form: Orders = {
    kind: 'orders',
    of: 'moves',
    optional: true,
    min: 0,
    none: say('none.march'),
    max: order.mostUnits ?? 200,
    subjects: (sheet) =>
      moversOf(drafts.after(sheet))
        .filter((id) => isOrderable(before, drafts.after(sheet), id))
        .map((id) => subjectOf(board, id)),
    subject: (id, sheet) => {
      const march = drafts.after(sheet);
      return isMover(march, id) && isOrderable(before, march, id) ? subjectOf(board, id) : undefined;
    },
    step: ({ subject, path }, sheet) => {
      const march = drafts.after(withoutOrderOf(subject, sheet));
      const { next, isComplete } = stepsAfter(march, subject, path);
      return {
        text: next.size === 0 ? stuckText(march, subject, path) : say(path.length === 0 ? 'ask.where' : 'ask.further'),
        options: fleetsFirst(march, [...next]).map(([id, step]) =>
          step.how === 'fortify'
            ? { id, text: stepName(facts, step), group: stepGroup(facts, step) }
            : new Going(id, facts, step, () => stepDetail(march, subject, [...path, id], step)),
        ),
        complete: isComplete,
      };
    },
    legal: ({ subject, path }, sheet) => isMarch(drafts.after(sheet), subject, path),
    describe: (one: Order) => describe(facts, one),
  };
  return {
    key: 'march',
    seat: order.faction,
    text: say('ask.march', { mp: order.mp }),
    pace: 'orders',
    form,
    get places() {
      return moversOf(before).flatMap((id) => whereOf(board, id) ?? []);
    },
    fallback: () => [],
    review: (sheet) => {
      const told = () => {
        const units = outlookOf(before).strandedOn(drafts.after(sheet).board);
        return units.length === 0 ? [] : [say('march.stranded', { units: units.map((one) => unitName(facts, one)) })];
      };
      const was = groundOf(before).overfull();
      const ground = groundOf(drafts.after(sheet));
      const full = ground.overfull().filter((place) => !was.includes(place));
      const crowds = full.map((place) =>
        say('place.crowded', { place: spotName(facts, place), ...ground.crowd(place) }),
      );
      return {
        ...(full.length === 0 ? {} : { refusals: [say('refuse.overfull', { places: crowds })] }),
        get warnings() {
          return told();
        },
      };
    },
  };
}

function describe(facts: Facts, { subject, path }: Order): Text {
  const steps = path.map((token) => {
    if (token === 'fortify') return say('step.fortify');
    if (isSea(token)) return say(`sea.${token}`);
    return token.startsWith('sea:')
      ? say('step.sea', { place: placeName(facts, token.slice(4)) })
      : placeName(facts, token);
  });
  return say('order.march', { unit: subjectName(facts, subject), path: steps });
}
