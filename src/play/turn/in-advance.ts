// What the play layer takes and tells of what seats say in advance: instructions, and passing in reaction windows for a while.
import type { Reading } from '../../table/game.js';
import type { Instruction } from '../../table/instruction.js';
import type { SeatId } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import type { Lang } from '../../words/words.js';
import type { Desk } from './desk.js';
import type { InstructionInfo } from './instructions.js';

/** An instruction for one occasion that has been typed: it is shown with what it would bring, and counts once it is confirmed. */
export interface Begun {
  readonly seat: SeatId;
  readonly key: string;
}

/** How typed text was taken as an instruction; nothing was begun where it counts already, or could not be read. */
export interface TypedInstruction {
  readonly readings: readonly Reading[];
  readonly begun: Begun | null;
}

/** What is said to whoever passes for a while, and what they see now. */
export interface PassedOn {
  readonly told: Text;
  readonly desk: Desk;
}

/** What is said to whoever has said something from now on, which instruction takes it back, and what they see now. */
export interface SaidFromNowOn extends PassedOn {
  readonly takenBackBy: { readonly seat: SeatId; readonly key: string };
}

/** Which instruction is meant, and of which seat. */
export interface InstructionName {
  readonly seat: SeatId;
  readonly key: string;
}

export interface InAdvance {
  /** What a person's seats may give instructions about, and the instructions they have given. */
  instructions(gameId: number, userId: string): Promise<readonly InstructionInfo[]>;
  /**
   * Reads typed text as an instruction and keeps or begins it; null when it does not begin with an instruction's name and a colon,
   * and is not said to be about one that is open.
   */
  typeInstruction(
    gameId: number,
    userId: string,
    text: string,
    lang: Lang,
    about?: InstructionName,
  ): Promise<TypedInstruction | null>;
  /** Changes parts of an instruction, the others staying as they are; null takes it back. */
  setInstruction(
    gameId: number,
    userId: string,
    seat: SeatId,
    key: string,
    change: Partial<Omit<Instruction, 'key'>> | null,
  ): Promise<void>;
  /** Passes in a reaction window and in all that follow for a while, in one of the ways its task offers. */
  passOn(
    gameId: number,
    userId: string,
    at: { readonly checkpoint: number; readonly question: string },
    way: string,
  ): Promise<PassedOn>;
  /** Keeps an instruction that the task of a question offers beside its answers. */
  sayFromNowOn(
    gameId: number,
    userId: string,
    at: { readonly checkpoint: number; readonly question: string },
    way: string,
  ): Promise<SaidFromNowOn>;
}
