// What the play layer does about time: how a table is run, and what people say of their own days.
import type { Pace } from '../../table/question.js';
import type { ChosenSettings } from '../lobby/settings.js';
import type { GameInfo } from '../play.js';

export interface TimePlay {
  /** The host says before the start how the table is run, and how many hours each kind of question lasts. */
  setTable(
    gameId: number,
    userId: string,
    change: ChosenSettings,
    hours?: Readonly<Partial<Record<Pace, number>>>,
  ): Promise<GameInfo>;
}
