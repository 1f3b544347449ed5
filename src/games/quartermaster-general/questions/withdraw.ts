// What a nation takes off the board of its own will, as it may at any time: in its own steps, and in others' turns by what it has said in advance (rulebook, Pieces).
import { asChoice } from '../../../table/answer.js';
import type { Instructed, Instruction, InstructionOffer } from '../../../table/instruction.js';
import type { Choose, Option, Question } from '../../../table/question.js';
import { flags, nations, wardOf, type Flag, type Nation } from '../data/nations.js';
import type { SpaceId } from '../data/spaces.js';
import { nationName, say, spaceName } from '../reports/names.js';
import { pieceName } from '../reports/pieces.js';
import { airSpaces } from '../rules/air.js';
import { spacesHeld } from '../rules/board.js';
import type { OpenTable, QmgState } from '../state.js';
import { framed } from './ask.js';
import { plain } from './instruction-forms.js';

/** A piece that a nation may take off. */
interface OwnPiece {
  /** An army or navy of the nation itself goes by its space. */
  readonly id: string;
  readonly flag: Flag;
  readonly space: SpaceId;
  readonly air: boolean;
}

/** The key of the standing question, and of the instruction that answers it. */
export const withdrawing = 'withdraw';

/** The steps before which it is asked. */
const withdrawalSteps = ['play', 'air', 'supply', 'discard'] as const;
export type WithdrawalStep = (typeof withdrawalSteps)[number];

/** What a nation may take off: its pieces and Air Forces, and those of France or China if it acts for them. Air Forces come first. */
export function ownPieces(table: OpenTable, nation: Nation): readonly OwnPiece[] {
  const ward = wardOf(nation);
  const own = flags.filter((flag) => flag === nation || flag === ward);
  return [
    ...own.flatMap((flag) =>
      airSpaces(table, flag).map((space) => ({
        id: `${flag === nation ? 'air' : `air-${flag}`}@${space}`,
        flag,
        space,
        air: true,
      })),
    ),
    ...own.flatMap((flag) =>
      spacesHeld(table, flag).map((space) => ({
        id: flag === nation ? space : `${flag}@${space}`,
        flag,
        space,
        air: false,
      })),
    ),
  ];
}

/** How many pieces and Air Forces a nation may take off. */
export function countOwn(table: OpenTable, nation: Nation): number {
  const ward = wardOf(nation);
  const count = (flag: Flag): number => spacesHeld(table, flag).length + airSpaces(table, flag).length;
  return count(nation) + (ward === undefined ? 0 : count(ward));
}

function optionOf({ id, flag, space, air }: OwnPiece): Option {
  const piece = air ? say('piece.air', { people: say(`people.${flag}`) }) : pieceName(flag, space);
  return { id, of: space, text: say('piece.at', { piece, space: spaceName(space) }) };
}

function formOf(pieces: () => readonly OwnPiece[], min: number, max: number): Choose {
  return { kind: 'choose', min, max, options: () => pieces().map(optionOf) };
}

/** Asks the nation whose turn it is which piece it takes off, once it has said that it does. */
export function takeOffQuestion(state: QmgState, nation: Nation): Question<Choose> {
  const pieces = ownPieces(state, nation);
  return {
    ...framed(state, {
      key: 'takeOff',
      nation,
      text: say('ask.takeOff'),
      places: [...new Set(pieces.map(({ space }) => space))],
    }),
    form: formOf(() => pieces, 0, 1),
    fallback: () => [],
  };
}

/** The same of a nation that is not asked for it: nothing is taken off, unless it has said so. Nobody is waited for. */
export function withdrawQuestion(state: QmgState, nation: Nation, before: WithdrawalStep): Question<Choose> {
  return {
    ...framed(state, {
      key: withdrawing,
      nation,
      text: say('ask.takeOff'),
      about: { turn: state.active, step: before },
      idle: 'standing',
    }),
    // Asked of everybody before every step, and hardly ever answered.
    form: formOf(() => ownPieces(state, nation), 0, countOwn(state, nation)),
    fallback: () => [],
  };
}

/** Offers to say which pieces go at the next moment at which something is chosen, or in whose turn and before which step. */
export function withdrawalOffer(state: QmgState, nation: Nation): readonly InstructionOffer[] {
  const pieces = ownPieces(state, nation);
  const [first] = pieces;
  if (first === undefined) return [];
  const steps = withdrawalSteps.filter((step) => step !== 'air' || state.options.totalWar);
  const moments: readonly Option[] = [
    ...nations.map((one) => ({ id: `turn:${one}`, text: nationName(one), group: say('group.turnOf') })),
    ...steps.map((step) => ({ id: `step:${step}`, text: say(`withdraw.${step}`), group: say('group.beforeStep') })),
  ];
  const when: Choose = { kind: 'choose', min: 1, max: moments.length, options: () => moments };
  const text = say('instruct.withdraw');
  return [
    {
      key: withdrawing,
      text,
      group: say('group.windows'),
      modes: ['use'],
      early: true,
      until: state.round + 1,
      value: plain(
        withdrawing,
        nation,
        text,
        formOf(() => pieces, 1, pieces.length),
        () => [first.id],
      ),
      filter: plain(withdrawing, nation, say('instruct.withdraw.when'), when, () => [`turn:${state.active}`]),
    },
  ];
}

/** What is made of the standing question by what was said: what is still there of the pieces named goes. */
export function withdrawn(
  { about = {} }: Pick<Question, 'about'>,
  ids: readonly string[],
  given: readonly Instruction[],
): Instructed | undefined {
  const said = given.find(({ key }) => key === withdrawing);
  if (said === undefined || !isTime(asChoice(said.filter ?? []), about)) return undefined;
  const value = asChoice(said.value ?? []).filter((id) => ids.includes(id));
  return value.length > 0
    ? { kind: 'answer', value, keys: [withdrawing] }
    : { kind: 'handBack', keys: [withdrawing], reason: say('instruct.gone.withdraw') };
}

/** Whether it is the turn and the step of which one was named, where any was. */
function isTime(when: readonly string[], about: Readonly<Record<string, unknown>>): boolean {
  return (['turn', 'step'] as const).every((sort) => {
    const named = when.filter((id) => id.startsWith(`${sort}:`));
    return named.length === 0 || named.includes(`${sort}:${String(about[sort])}`);
  });
}
