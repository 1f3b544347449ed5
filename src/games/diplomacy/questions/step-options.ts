// Menu steps as the options a player sees.
import type { Option, Step } from '../../../table/question.js';
import type { Text } from '../../../table/text.js';
import { canReach, locationNamed, provinceOf } from '../data/geography.js';
import type { Location, ProvinceId, Unit } from '../data/geography.js';
import { fullUnitText, powerText, spotText } from '../reports/names.js';
import { say } from '../reports/say.js';
import type { Board } from '../rules/unit-index.js';
import { movementStep } from './menus.js';
import type { MenuStep } from './menus.js';

/** What tells which choices are likely. */
interface Likely {
  readonly prizes: ReadonlySet<ProvinceId>;
  readonly ordered: Readonly<Partial<Record<string, readonly string[]>>>;
}

/** A place as an option. */
export function placeOption(id: string, group?: Text): Option {
  const at = locationNamed(id);
  if (at === undefined) throw new Error(`no place ${id}`);
  return { id, text: spotText(at), ...(group === undefined ? {} : { group }) };
}

/** An order kind as an option. */
export function kindOption(id: string): Option {
  switch (id) {
    case 'hold':
    case 'move':
    case 'support':
    case 'convoy':
    case 'retreat':
    case 'disband':
    case 'build':
    case 'remove':
      return { id, text: say(`kind.${id}`) };
    default:
      throw new Error(`no order kind ${id}`);
  }
}

/**
 * The next step of a unit's movement order, in words: what is likely stands first.
 * @param prizes the supply centres that its power could win.
 * @param ordered what its side has ordered so far, path by unit.
 */
export function movementStepFor(
  board: Board,
  unit: Unit | undefined,
  path: readonly string[],
  { prizes, ordered }: Likely,
): Step {
  if (unit === undefined) return { text: say('step.done'), options: [], complete: false };
  const found = movementStep(board, unit.at, path);
  return {
    text: stepText(board, unit, path, found),
    options: optionsOf(board, unit, path, likelyFirst(board, unit, path, found.options, { prizes, ordered })).map(
      (option) => (isMeant(unit, path, option.id, ordered) ? { ...option, likely: true } : option),
    ),
    complete: found.complete,
  };
}

function stepText(board: Board, unit: Unit, path: readonly string[], { options }: MenuStep): Text {
  const [kind, first] = path;
  const name = { unit: fullUnitText(unit) };
  if (kind === undefined) return say('step.kind', name);
  if (options.length === 0) return say('step.done');
  switch (kind) {
    case 'move':
      return say(first === undefined ? 'step.move' : 'step.via', name);
    case 'support':
      return first === undefined
        ? say('step.support', name)
        : say('step.support.what', { ...name, other: unitAt(board, first) });
    default:
      return first === undefined
        ? say('step.convoy', name)
        : say('step.convoy.to', { ...name, other: unitAt(board, first) });
  }
}

function unitAt(board: Board, place: string): Text {
  const unit = board.units.find(({ at }) => at === place);
  if (unit === undefined) throw new Error(`no unit at ${place}`);
  return fullUnitText(unit);
}

/** Own units before those of others, support of what they are ordered to do before all else, supply centres to be won before other places. */
function likelyFirst(
  board: Board,
  unit: Unit,
  path: readonly string[],
  options: readonly string[],
  { prizes, ordered }: Likely,
): readonly string[] {
  const [kind, first, ...rest] = path;
  if (kind === undefined || rest.length > 0 || (kind === 'move' && first !== undefined)) return options;
  const meant = kind === 'support' && first !== undefined ? supportOf(ordered[first] ?? []) : undefined;
  const own = new Set<string>(board.units.filter(({ power }) => power === unit.power).map(({ at }) => at));
  const isLikely = (id: string): boolean => {
    if (kind !== 'move' && first === undefined) return own.has(id);
    if (meant !== undefined) return placeNamed(id) === meant;
    const at = locationNamed(id);
    return at === undefined || prizes.has(provinceOf(at));
  };
  return [...options.filter(isLikely), ...options.filter((id) => !isLikely(id))];
}

/** Whether a step of a support follows a move that has been ordered: the unit that moves, and then where it goes. */
function isMeant({ at }: Unit, [kind, first]: readonly string[], id: string, ordered: Likely['ordered']): boolean {
  if (kind !== 'support' || id === 'hold') return false;
  const mover = first ?? id;
  const [order, to] = ordered[mover] ?? [];
  if (order !== 'move' || to === undefined || mover === at) return false;
  return first === undefined || placeNamed(id) === placeNamed(to);
}

/** Where support of a unit would have to go for what it is ordered to do; undefined while it has no order. */
function supportOf([kind, to]: readonly string[]): string | undefined {
  if (kind === undefined) return undefined;
  return kind === 'move' && to !== undefined ? placeNamed(to) : 'hold';
}

/** The province of a place, whatever its coast; any other choice as it is. */
function placeNamed(id: string): string {
  const at = locationNamed(id);
  return at === undefined ? id : provinceOf(at);
}

function optionsOf(board: Board, unit: Unit, path: readonly string[], options: readonly string[]): readonly Option[] {
  const [kind, first] = path;
  if (kind === undefined) return options.map(kindOption);
  if (kind === 'move')
    return first === undefined ? moveOptions(unit, options) : options.map((id) => ({ id, text: say('choice.via') }));
  if (first === undefined) return options.map((id) => unitOption(board, id));
  if (kind === 'convoy') return options.map((id) => placeOption(id));
  return options.map((id) =>
    id === 'hold' ? { id, text: say('choice.hold') } : { id, text: say('choice.to', { place: placeOption(id).text }) },
  );
}

/** Targets, those that need a convoy apart from the others when there are both. */
function moveOptions(unit: Unit, options: readonly string[]): readonly Option[] {
  const byItself = (at: Location | undefined): boolean =>
    at !== undefined && canReach(unit.type, unit.at, provinceOf(at));
  const split = options.some((id) => !byItself(locationNamed(id)));
  return options.map((id) =>
    placeOption(id, split ? say(byItself(locationNamed(id)) ? 'group.direct' : 'group.convoy') : undefined),
  );
}

function unitOption(board: Board, place: string): Option {
  const unit = board.units.find(({ at }) => at === place);
  if (unit === undefined) throw new Error(`no unit at ${place}`);
  return { id: place, text: fullUnitText(unit), group: powerText(unit.power) };
}
