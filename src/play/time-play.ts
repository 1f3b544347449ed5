// What the play layer does about time: how a table is run, and what people say of their own days.
import type { Pace } from '../table/question.js';
import type { ChosenSettings } from './settings/settings.js';
import type { GameInfo } from './turn/info.js';
import type { Person } from './change/person.js';
import type { Days } from './calendar/days-off.js';

export interface TimePlay {
  /** The host says before the start how the table is run, and how many hours each kind of question lasts. */
  setTable(
    gameId: number,
    userId: string,
    change: ChosenSettings,
    hours?: Readonly<Partial<Record<Pace, number>>>,
  ): Promise<GameInfo>;
  /** Wins the game of an opponent whose clock has run out. */
  claim(gameId: number, userId: string): Promise<GameInfo>;
  /** The days on which somebody is away, in place of those they have announced before. */
  setAway(person: Person, days: readonly Days[]): Promise<void>;
}
