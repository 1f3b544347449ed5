// Instructions: what a seat says in advance about questions that may come up, and what a game makes of it.
import { z } from 'zod';
import { answerSchema } from './answer.js';
import type { Answer, Question, SeatId } from './question.js';
import type { Text } from './text.js';

/** What is done when the instruction applies: use it, ask me nevertheless, or pass without asking. */
const instructionModes = ['use', 'ask', 'never'] as const;
type InstructionMode = (typeof instructionModes)[number];

/** An instruction as it is kept, one for each seat and key. */
export const instructionSchema = z
  .strictObject({
    key: z.string().max(200),
    mode: z.enum(instructionModes),
    /** The answer it gives, to the offer's `value` question; null where the mode says all. */
    value: answerSchema.nullable(),
    /** What narrows it, as an answer to the offer's `filter` question; null for always. */
    filter: answerSchema.nullable(),
    /** Which of several goes first: the lower number. */
    priority: z.int().min(0).max(99),
    /** With the mode `ask`: what stands when the player does not answer in time. */
    fallback: z.enum(['use', 'pass']),
    /** Used once, or each time it applies. */
    once: z.boolean(),
    /** The last game turn in which it counts, by the game's own number; null for the whole game. */
    until: z.int().nullable(),
  })
  .readonly();
export type Instruction = z.infer<typeof instructionSchema>;

/** Something a seat may give an instruction about. */
export interface InstructionOffer {
  /** The same each time it is offered. */
  readonly key: string;
  readonly text: Text;
  /** What else it may be called where it is typed, several names parted by ` / `. */
  readonly also?: Text;
  /** Heading under which it is listed. */
  readonly group?: Text;
  /** The modes that make sense, the usual one first. */
  readonly modes: readonly [InstructionMode, ...InstructionMode[]];
  /** Asks what is to be done; never sealed, its pace means nothing. */
  readonly value?: Question;
  /** Asks when it applies. */
  readonly filter?: Question;
  /** Until that is answered it never applies. */
  readonly needsFilter?: true;
  /** Several of these may apply at once, and the player may say which goes first. */
  readonly ranked?: true;
  /** An early order or a plan for one occasion: used once, checked again when its time comes, handed back when it does not fit. */
  readonly early?: true;
  /** The last game turn for which it is meant; it is dropped when that is over. */
  readonly until?: number;
  /** What is typed behind an answer, and nobody has been asked for yet, is kept as this. */
  readonly takesRest?: true;
  /** What a value means whose parts were typed in another order, as a language has it: the verb behind what it is about. */
  readonly inOrder?: (typed: Answer) => Answer;
  /** What the board would look like to its seat if all went by a value; undefined where there is nothing to see. */
  readonly foresee?: (value: Answer) => Foreseen | undefined;
}

/** A position that has not come about: a view of its seat, and the ids of what would be different. */
export interface Foreseen {
  readonly view: object;
  readonly focus: readonly string[];
}

/** What instructions make of an open question. */
export type Instructed =
  /** This answer is given; `keys` are the instructions used. */
  | {
      readonly kind: 'answer';
      readonly value: Answer;
      readonly keys: readonly string[];
      /** What remains of the first of them for questions to come; without it those given for one occasion are used up. */
      readonly left?: Answer;
    }
  /** The player is asked; at the deadline this answer stands instead of the question's fallback. */
  | { readonly kind: 'ask'; readonly fallback: Answer }
  /** The world has changed: the instructions are dropped, and the player is asked and told why. */
  | { readonly kind: 'handBack'; readonly keys: readonly string[]; readonly reason: Text };

/** An instruction that is offered beside a question it answers: so from now on, in place of one answer. */
export interface FromNowOn {
  readonly id: string;
  readonly text: Text;
  /** The key of its offer, and the value that is kept; null where its name says all. */
  readonly key: string;
  readonly value: Answer | null;
  /** Until the end of this game turn only. */
  readonly thisTurn?: true;
}

/** The instructions of a game. */
export interface InstructionRules<State, View> {
  /** What a seat can give instructions about now. */
  offers(state: State, seat: SeatId): readonly InstructionOffer[];
  /**
   * What a seat's instructions make of a question to it; undefined when they say nothing and the player is asked.
   * An answer that is not legal counts as handed back when it came from an early order, and for nothing otherwise.
   */
  answer(question: Question, instructions: readonly Instruction[], view: View): Instructed | undefined;
  /**
   * Key of the offer by which a seat passes in all reaction windows for a while. The values of its choice are offered beside each window
   * as further ways to pass, and nobody waits for whoever has chosen one of them.
   */
  readonly passing?: string;
  /** What is offered beside a question as an instruction from now on, as long as its seat has given none of that kind. */
  fromNowOn?(question: Question): readonly FromNowOn[];
  /** Whether the time of an instruction is over although its last turn is not; it is dropped in silence then. */
  isOver?(instruction: Pick<Instruction, 'key' | 'value'>, state: State): boolean;
  /** Some questions are answered although nothing has been said in advance: `answer` is asked then, too. */
  readonly unsaid?: true;
  /** The number of the game turn, by which `until` is reckoned, and how it is called. */
  turn?(state: State): { readonly number: number; readonly text: Text };
}

/** An instruction that simply gives an answer whenever it applies. */
export function plainInstruction(key: string, value: Answer): Instruction {
  return { key, mode: 'use', value, filter: null, priority: 0, fallback: 'pass', once: false, until: null };
}

/** The answers of a seat's instructions in use, by key. */
export function answersByKey(instructions: readonly Instruction[]): Readonly<Partial<Record<string, Answer>>> {
  return Object.fromEntries(
    instructions.flatMap(({ key, mode, value }) => (mode === 'use' && value !== null ? [[key, value]] : [])),
  );
}
