// Lists a faction ranks for its staff: where aircraft are stationed first, what is lost first, and where it wants to be asked for cards.
import { asChoice } from '../../../table/answer.js';
import type { Instruction, InstructionOffer } from '../../../table/instruction.js';
import type { Answer, Choose, Option, Question } from '../../../table/question.js';
import type { Text } from '../../../table/text.js';
import { cityIds } from '../data/cities.js';
import type { Facts } from '../data/facts.js';
import { factsOf } from '../data/own-files.js';
import type { Faction, UnitId } from '../data/units.js';
import { nationName, say } from '../reports/names.js';
import { unitName } from '../reports/places.js';
import { spotName } from '../reports/whereabouts.js';
import { airPlaces } from '../rules/air.js';
import { frontFirst } from '../rules/front.js';
import { Ground, nationOf } from '../rules/ground.js';
import { isAxisMinor } from '../rules/supply.js';
import { categoryOf, ideologyOf, typeOf, type DownfallState, type OpenState, type Place } from '../state.js';

/** More than this nobody ranks. */
const longest = 12;

function ranked(key: string, seat: Faction, text: Text, options: () => readonly Option[]): Question<Choose> {
  return {
    key,
    seat,
    text,
    pace: 'turn',
    form: { kind: 'choose', min: 1, max: longest, ordered: true, options },
    fallback: () =>
      options()
        .slice(0, 1)
        .map(({ id }) => id),
  };
}

function placeOption(facts: Facts, id: Place): Option {
  const nation = nationOf(facts, id);
  return { id, text: spotName(facts, id), group: nation === null ? say('group.abroad') : nationName(nation) };
}

/** Kinds of units that can be ranked as a whole. */
const lossKinds = ['flip', 'partisan', 'conscript', 'minor', 'fortress', 'infantry', 'armored', 'elite'] as const;
type LossKind = (typeof lossKinds)[number];

function isLossKind(id: string): id is LossKind {
  return lossKinds.some((kind) => kind === id);
}

function lossOptions(state: DownfallState, seat: Faction): readonly Option[] {
  const facts = factsOf(state);
  const kinds = lossKinds.filter((kind) => kind !== 'minor' || ideologyOf(seat) === 'axis');
  const units = facts.unitIds.filter((id) => facts.units[id].faction === seat && state.units[id].status === 'map');
  return [
    ...kinds.map((id) => ({ id, text: say(`instruct.lossOrder.${id}`), group: say('instruct.lossOrder.kinds') })),
    ...units.map((id) => ({
      id,
      text: unitName(facts, id),
      group: say('instruct.lossOrder.units'),
      detail: spotName(facts, state.units[id].at ?? ''),
    })),
  ];
}

/** Cities, and hexes where own units stand. */
function watched(state: DownfallState, seat: Faction): readonly Option[] {
  const facts = factsOf(state);
  const posts = facts.unitIds.flatMap((id) => {
    const { status, at } = state.units[id];
    return facts.units[id].faction === seat && status === 'map' && at !== null && facts.hexes.has(at) ? [at] : [];
  });
  return [...new Set([...posts, ...cityIds.map((id) => facts.cities.places[id].hex)])].map((one) =>
    placeOption(facts, one),
  );
}

/** What a faction can rank now. */
export function preferenceOffers(state: DownfallState, seat: Faction): readonly InstructionOffer[] {
  const combat = say('instruct.group.combat');
  const fields = (): readonly Option[] => {
    const ground = new Ground(state);
    return frontFirst(ground, seat, airPlaces(ground, seat)).map((one) => placeOption(ground.facts, one));
  };
  const modes = ['use'] as const;
  return [
    {
      key: 'windowsAt',
      text: say('instruct.windowsAt'),
      group: combat,
      modes,
      value: ranked('windowsAt', seat, say('instruct.windowsAt.which'), () => watched(state, seat)),
    },
    {
      key: 'lossOrder',
      text: say('instruct.lossOrder'),
      group: combat,
      modes,
      value: ranked('lossOrder', seat, say('instruct.lossOrder.which'), () => lossOptions(state, seat)),
    },
    {
      key: 'airAt',
      text: say('instruct.airAt'),
      group: say('instruct.group.other'),
      modes,
      value: ranked('airAt', seat, say('instruct.airAt.which'), fields),
    },
  ];
}

/** Whether a loss, by the id of its option, is one of a kind. */
function isOfKind(board: OpenState, option: string, kind: LossKind): boolean {
  const facts = factsOf(board);
  const [how = '', named = ''] = option.split(':');
  if (how === 'partisan' || kind === 'partisan') return how === kind;
  if (kind === 'flip') return how === 'flip';
  const unit = facts.unitIds.find((id) => id === named);
  if (unit === undefined) return false;
  const { badges } = facts.units[unit];
  switch (kind) {
    case 'elite':
    case 'conscript':
      return badges?.includes(kind) === true;
    case 'minor':
      return isAxisMinor(facts, unit);
    case 'infantry':
    case 'armored':
    case 'fortress':
      return categoryOf(typeOf(facts, unit, board.units[unit])) === kind;
  }
}

/** The loss that comes first in a list: by its unit, or by its kind; undefined where the list names none on offer. */
function firstLoss(list: readonly string[], question: Question, board: OpenState): Answer | undefined {
  if (question.form.kind !== 'choose') return undefined;
  const ids = question.form.options().map(({ id }) => id);
  for (const wanted of list) {
    const found = ids.find((id) =>
      isLossKind(wanted) ? isOfKind(board, id, wanted) : isLossOf(factsOf(board), id, wanted),
    );
    if (found !== undefined) return [found];
  }
  return undefined;
}

function isLossOf(facts: Facts, option: string, wanted: string): boolean {
  const unit = facts.unitIds.find((id): id is UnitId => id === wanted);
  return unit !== undefined && option.split(':')[1] === unit;
}

/** The first place of a list that is on offer. */
function firstField(list: readonly string[], question: Question): Answer | undefined {
  if (question.form.kind !== 'choose') return undefined;
  const ids = question.form.options().map(({ id }) => id);
  const found = list.find((id) => ids.includes(id));
  return found === undefined ? undefined : [found];
}

/** What a ranked list makes of a question; undefined where it says nothing. */
export function preferred(question: Question, { key, value }: Instruction, board: OpenState): Answer | undefined {
  const list = asChoice(value);
  if (key === 'lossOrder') return firstLoss(list, question, board);
  return key === 'airAt' ? firstField(list, question) : undefined;
}

/** Whether a faction wants to be asked for cards in a combat, however small it is. */
export function wantsToBeAsked(question: Question, instructions: readonly Instruction[]): boolean {
  const target = question.about?.target;
  const rule = instructions.find(({ key }) => key === 'windowsAt');
  return rule !== undefined && typeof target === 'string' && asChoice(rule.value).includes(target);
}
