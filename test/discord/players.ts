// People at their desks, for tests of whole games on the wire: they press, pick and type in direct messages.
import { expect } from 'vitest';
import type { SeenMessage } from '@fieldpost/local';
import type { AtDesk } from './driving/at-desk.js';
import { setUp, type TestApp } from './harness.js';

export interface Begun {
  readonly id: number;
  readonly alex: Player;
  readonly sam: Player;
}

/** Somebody who opens their desk by a command in direct messages, and types by another. */
export class Player implements AtDesk {
  #desk = '';
  constructor(
    readonly at: TestApp,
    readonly name: string,
    readonly game: number,
  ) {}

  get actor(): ReturnType<TestApp['as']> {
    return this.at.as(this.name).inDm();
  }

  /** Opens the desk anew. */
  async open(): Promise<SeenMessage> {
    return this.#seen((await this.actor.slash('play', { game: String(this.game) })).message);
  }

  /** Opens what can be said in advance. */
  async instructions(): Promise<SeenMessage> {
    return this.#seen((await this.actor.slash('instructions', { game: String(this.game) })).message);
  }

  async press(label: string): Promise<SeenMessage> {
    return this.#seen((await this.actor.press(label, this.#desk)).message);
  }

  async pick(menu: string, label: string): Promise<SeenMessage> {
    return this.#seen((await this.actor.select(menu, [label], this.#desk)).message);
  }

  /** Picks several options of one menu. */
  async pickAll(menu: string, labels: readonly string[]): Promise<SeenMessage> {
    return this.#seen((await this.actor.select(menu, [...labels], this.#desk)).message);
  }

  /** Presses the button with a label, or picks the option with it from the menu that has it. */
  async step(label: string): Promise<SeenMessage> {
    const shown = this.actor.messages().find(({ id }) => id === this.#desk);
    if (shown?.buttons.some((one) => one.label === label) === true) return this.press(label);
    const menu = shown?.menus.find(({ options }) => options.some((one) => one.label === label));
    if (menu === undefined) throw new Error(`no ${label} on:\n${shown?.text}`);
    return this.pick(menu.customId, label);
  }

  async type(text: string): Promise<SeenMessage> {
    return this.#seen((await this.actor.slash('order', { text, game: String(this.game) })).message);
  }

  #seen(message: SeenMessage | null): SeenMessage {
    if (message === null) throw new Error(`${this.name} was shown nothing`);
    this.#desk = message.id;
    return message;
  }
}

/** Hana opens a table; Alex (who reads English) and Sam (who reads Korean) take seats; computers play the rest. */
export async function begin(
  at: TestApp,
  kind: string,
  seats: { readonly menu: string; readonly alex: readonly string[]; readonly sam: readonly string[] },
): Promise<Begun> {
  await setUp(at);
  const hana = at.as('Hana').in('lobby').speak('en-US');
  await hana.slash('game new', { kind });
  await hana.press('Open the sign-up');
  await hana.submitModal({ name: '' });
  await at.quiet();
  const [game] = await at.play.gamesIn(at.discord.guild.id);
  if (game?.channelId == null) throw new Error('no post');
  await at.as('Alex').speak('en-US').in(game.channelId).select(seats.menu, seats.alex);
  await at.as('Sam').speak('ko').in(game.channelId).select(seats.menu, seats.sam);
  await at.quiet();
  const post = hana.in(game.channelId).messages()[0];
  const start = post?.buttons.find(({ label }) => label.startsWith('🤖') || label === 'Start')?.label ?? 'Start';
  await hana.press(start);
  await at.quiet();
  expect((await at.play.info(game.id)).status).toBe('running');
  return { id: game.id, alex: new Player(at, 'Alex', game.id), sam: new Player(at, 'Sam', game.id) };
}
