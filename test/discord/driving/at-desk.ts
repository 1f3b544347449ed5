// Where somebody answers: the message before them, and a way to write. In direct messages it comes by itself; `Player` opens it by a command.
import type { Actor, SeenMessage } from '@fieldpost/local';
import type { TestApp } from '../harness.js';
import { outline } from './reading.js';

export interface AtDesk {
  readonly at: TestApp;
  readonly name: string;
  readonly game: number;
  /** Has the desk before them. */
  open(): Promise<SeenMessage>;
  /** Presses a button of it, by its label or custom_id. */
  press(button: string): Promise<SeenMessage>;
  /** Picks options of one menu of it. */
  pickAll(menu: string, labels: readonly string[]): Promise<SeenMessage>;
  /** Writes an answer; what the bot says to it. */
  type(text: string): Promise<SeenMessage>;
}

/** Somebody who answers what the bot has sent them, and types without a command. */
export class DmDesk implements AtDesk {
  /** How often they have pressed, or picked from a menu. */
  presses = 0;

  constructor(
    readonly at: TestApp,
    readonly name: string,
    readonly game: number,
  ) {}

  get #actor(): Actor {
    return this.at.as(this.name).inDm();
  }

  /** The one message with anything to press. */
  #shown(): SeenMessage {
    const live = this.#actor.messages().filter(({ buttons, menus }) => buttons.length + menus.length > 0);
    const [shown] = live;
    if (shown === undefined) throw new Error(`${this.name} has nothing to press`);
    if (live.length > 1) throw new Error(`${this.name} can press on several:\n${live.map(outline).join('\n--\n')}`);
    return shown;
  }

  open(): Promise<SeenMessage> {
    return Promise.resolve(this.#shown());
  }

  async press(button: string): Promise<SeenMessage> {
    this.presses += 1;
    return (await this.#actor.press(button, this.#shown().id)).message ?? this.#shown();
  }

  async pickAll(menu: string, labels: readonly string[]): Promise<SeenMessage> {
    this.presses += 1;
    return (await this.#actor.select(menu, labels, this.#shown().id)).message ?? this.#shown();
  }

  async type(text: string): Promise<SeenMessage> {
    const actor = this.#actor;
    const { id, channelId } = actor.dm(text);
    return actor.until((message) => message.authorId !== actor.id && BigInt(message.id) > BigInt(id), channelId);
  }
}
