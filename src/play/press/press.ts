// What people of a table say to one another, as the Discord layer reaches it.
import type { SeatId } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import type { EmbassyChange, NoThread } from '../../store/embassies.js';
import type { PressNow } from './rule.js';

/** Seats that talk out of the others' hearing. */
export interface EmbassyInfo {
  readonly id: number;
  readonly seats: readonly SeatId[];
  /** Its private thread; null while it has none. */
  readonly channelId: string | null;
  /** Why it has none and letters go between its seats; null while it has one, or is to get one. */
  readonly without: NoThread | null;
}

/** An embassy as its thread should be, beside how it was last left. */
export interface EmbassyPlan extends EmbassyInfo {
  readonly gameId: number;
  /** The people who should be in it. */
  readonly people: readonly string[];
  /** Whether nothing may be written there just now, and why. */
  readonly shut: PressNow['secret'];
  readonly left: { readonly members: readonly string[]; readonly closed: boolean };
  /** Whether exactly its seats have written letters to one another. */
  readonly wrote: boolean;
}

/** A letter as one of its parties reads it. */
export interface LetterInfo {
  readonly id: number;
  readonly gameId: number;
  readonly from: SeatId;
  /** null = everybody. */
  readonly to: readonly SeatId[] | null;
  /** As it was typed; of a computer player a text of its game's. */
  readonly text: string | Text;
  readonly at: Date;
  /** Written by the reader. */
  readonly mine: boolean;
  /** Written by a computer player. */
  readonly isComputers: boolean;
  /** Whether the reader may answer it with yes or no just now. */
  readonly asks: boolean;
  /** What was answered to it, or it answers; null where nothing was, and to who plays none of its seats any more. */
  readonly accepted: boolean | null;
  /** What a computer player has answered to what it proposes, and of one just written what it makes of it; null where nothing is said. */
  readonly heard: Text | null;
}

/** Somebody one does not hear from. */
export interface Blocked {
  readonly userId: string | null;
  /** The seat they are known by alone, while their game is anonymous. */
  readonly seat: { readonly gameId: number; readonly seat: SeatId } | null;
}

/** How a person stands with the others of a table. */
export interface PressInfo {
  readonly now: PressNow;
  /** The seats they write for. */
  readonly mine: readonly SeatId[];
  /** Seats of other people, who can be written to. */
  readonly others: readonly SeatId[];
  /** Seats of computer players that one may write to. */
  readonly computers: readonly SeatId[];
  /** What those understand; null where there are none, or nobody may write to them just now. */
  readonly hear: Text | null;
  /** Whether nobody knows who plays what: all goes by letters then. */
  readonly anonymous: boolean;
  /** Embassies the person is in. */
  readonly embassies: readonly EmbassyInfo[];
  readonly muted: readonly SeatId[];
  readonly blocked: readonly Blocked[];
}

/** Something a person reports to those who look after the table, with their consent. */
export interface ReportedLetter {
  readonly letter: LetterInfo;
  /** Who wrote it; null while seats are anonymous. */
  readonly writer: string | null;
  /** Who reported it; null while seats are anonymous. */
  readonly reporter: string | null;
  readonly reporterSeat: SeatId | null;
}

export interface Press {
  info(gameId: number, userId: string): Promise<PressInfo>;
  /**
   * Opens the embassy of the person's seat with others, or finds the one there is.
   * @throws Refused where nobody may talk in secret now, or there is nobody to talk to.
   */
  open(gameId: number, userId: string, seats: readonly SeatId[]): Promise<EmbassyInfo>;
  /** An embassy as it should be; null when there is no such one. */
  plan(embassyId: number): Promise<EmbassyPlan | null>;
  /**
   * Has threads opened for the embassies of a server whose people write letters, as far as they can be had by now; seats that are anonymous
   * keep writing. Letters stay where they are.
   * @returns how many embassies are to get one.
   */
  seekThreads(guildId: string): Promise<number>;
  /** Notes how an embassy's thread was left. */
  left(embassyId: number, change: EmbassyChange): Promise<void>;
  /**
   * Writes to seats, or to everybody (null).
   * @param as which of the person's seats writes; their first when null.
   * @throws Refused where the table's rule or the person's allowance does not let it.
   */
  write(
    gameId: number,
    userId: string,
    letter: { readonly to: readonly SeatId[] | null; readonly text: string; readonly as: SeatId | null },
  ): Promise<LetterInfo>;
  /**
   * Answers what a computer player asks in a letter.
   * @param text the answer as it is kept among the person's letters.
   * @throws Refused where it asks nothing of them, or not any more.
   */
  answer(
    letterId: number,
    userId: string,
    answer: { readonly accepted: boolean; readonly text: string },
  ): Promise<LetterInfo>;
  /** The letters of computer players that ask something of a person just now, in all their games; none of those whose writers they have muted. */
  asking(userId: string): Promise<readonly LetterInfo[]>;
  /** A letter for one of its parties who wants to hear from its writer; null for anybody else. */
  letter(letterId: number, userId: string): Promise<LetterInfo | null>;
  /** Whether somebody does not want to be told what a seat writes. */
  isMuted(gameId: number, userId: string, seat: SeatId): Promise<boolean>;
  /** A public letter as everybody reads it; null for any other. */
  statement(letterId: number): Promise<LetterInfo | null>;
  /** What a person has written and received in a game, newest first. */
  letters(
    gameId: number,
    userId: string,
    range: { readonly before?: number; readonly limit: number },
  ): Promise<readonly LetterInfo[]>;
  /** Whether a seat is heard from in this game. */
  mute(gameId: number, userId: string, seat: SeatId, on: boolean): Promise<PressInfo>;
  /** Whether the person behind a seat is heard from, at this table and at any other. */
  block(gameId: number, userId: string, seat: SeatId, on: boolean): Promise<PressInfo>;
  /** Shows a letter to those who look after the table, once. Throws Refused when the person has reported too many of late. */
  report(letterId: number, userId: string, reason: string): Promise<void>;
  /** Those of some people who have no part in a game: neither a seat now nor one before. */
  watchers(gameId: number, people: readonly string[]): Promise<readonly string[]>;
  /** What was reported; null when it was not. */
  reported(letterId: number, reporterId: string): Promise<ReportedLetter | null>;
}
