// One person in one game, who knows it by what their desk shows in their language: looks, presses, picks and types.
import type { SeenMessage } from '@fieldpost/local';
import type { Desk, Task } from '../../../src/play/turn/desk.js';
import type { Text } from '../../../src/table/text.js';
import type { Lang } from '../../../src/words/words.js';
import { appWording } from '../../../src/app/wording.js';
import { firstSentence } from '../../../src/discord/ask/echo.js';
import { t, voice } from '../../../src/discord/voice.js';
import type { AtDesk } from './at-desk.js';
import { cutLabels, flaws, isCalled, outline } from './reading.js';

const wording = appWording();

/** What stands in one menu of several things looked for: their labels, and which of those looked for they are. */
interface Found {
  readonly menu: SeenMessage['menus'][number];
  readonly labels: readonly string[];
  readonly which: readonly number[];
}

export class Person {
  readonly say: (text: Text) => string;
  #shown: SeenMessage | null = null;

  constructor(
    readonly desk: AtDesk,
    readonly lang: Lang,
    kind: string,
  ) {
    this.say = voice(wording, lang, kind).say;
  }

  get name(): string {
    return this.desk.name;
  }

  get id(): string {
    return this.desk.at.as(this.name).id;
  }

  /** What they are asked, as the play layer knows it. */
  asked(): Promise<Desk> {
    return this.desk.at.play.desk(this.desk.game, this.id);
  }

  /** A task as it is now; undefined when it is no longer asked. */
  async taskNow({ checkpoint, id }: Task): Promise<Task | undefined> {
    return (await this.asked()).tasks.find((task) => task.checkpoint === checkpoint && task.id === id);
  }

  /** The message they saw last. */
  get shown(): SeenMessage {
    if (this.#shown === null) throw new Error(`${this.name} has seen nothing yet`);
    return this.#shown;
  }

  #see(message: SeenMessage): SeenMessage {
    this.#shown = message;
    const amiss = [...flaws(message), ...cutLabels(message).map((label) => `cut: ${label}`)];
    if (amiss.length > 0) throw new Error(amiss.join('\n'));
    return message;
  }

  /**
   * Has the desk before them with a question in front, which is picked where several are asked.
   * @throws when the question is nowhere to be seen.
   */
  async open({ seat, title, question }: Task): Promise<SeenMessage> {
    const inFront = `**${await this.#ofSeat(seat, question.text)}**`;
    if (this.#see(await this.desk.open()).text.includes(inFront)) return this.shown;
    const asked = firstSentence(await this.#ofSeat(seat, title ?? question.text));
    const [listed] = [asked, ...(await this.#nameOf(seat))].flatMap((label) => this.#found([label]));
    if (listed !== undefined) await this.#pick(listed.menu.customId, listed.labels);
    if (!this.shown.text.includes(inFront)) throw new Error(`not asked: ${inFront}`);
    return this.shown;
  }

  /** What is asked of one of several seats is told under its name. */
  async #ofSeat(seat: string, text: Text): Promise<string> {
    return [...(await this.#nameOf(seat)), this.say(text)].join(': ');
  }

  /** What one of several seats is called. */
  async #nameOf(seat: string): Promise<readonly string[]> {
    const { seats, game } = await this.asked();
    const name = game.seats.find((one) => one.seat === seat)?.name;
    return seats.length > 1 && name !== undefined ? [this.say(name)] : [];
  }

  /** Whether something can be pressed or picked on what is shown. */
  canTake(label: string): boolean {
    return this.#button(label) !== undefined || this.#found([label]).length > 0;
  }

  #button(label: string): SeenMessage['buttons'][number] | undefined {
    const enabled = this.shown.buttons.filter(({ disabled }) => !disabled);
    return enabled.find((one) => one.label === label) ?? enabled.find((one) => isCalled(one.label, label));
  }

  /** Presses a button whose label somebody is looking for; whether there was one. */
  async pressIf(wanted: (label: string) => boolean): Promise<boolean> {
    const button = this.shown.buttons.find(({ label, disabled }) => !disabled && wanted(label));
    if (button === undefined) return false;
    await this.#press(button.customId ?? button.label);
    return true;
  }

  async #press(button: string): Promise<SeenMessage> {
    return this.#see(await this.desk.press(button));
  }

  async #pick(menu: string, labels: readonly string[]): Promise<SeenMessage> {
    return this.#see(await this.desk.pickAll(menu, labels));
  }

  /** The menus with any of what is looked for; of several alike, each is another option. */
  #found(wanted: readonly string[], heading?: string): readonly Found[] {
    return this.shown.menus.flatMap((menu): Found[] => {
      if (heading !== undefined && menu.placeholder !== null && !isCalled(menu.placeholder, heading)) return [];
      const found = new Map<number, string>();
      for (const [at, one] of wanted.entries()) {
        const left = menu.options.map(({ label }) => label).filter((label) => ![...found.values()].includes(label));
        const label = left.find((label) => label === one) ?? left.find((label) => isOneOf(label, one));
        if (label !== undefined && found.size < menu.most) found.set(at, label);
      }
      return found.size === 0 ? [] : [{ menu, labels: [...found.values()], which: [...found.keys()] }];
    });
  }

  /** Takes one thing: presses its button, or picks it, turning pages until it is found. */
  async take(label: string, group?: string): Promise<SeenMessage> {
    await this.takeFirst([label], group);
    return this.shown;
  }

  /** Picks from the menu with a heading. */
  async pickUnder(heading: string, label: string): Promise<SeenMessage> {
    const [found] = this.#found([label], heading);
    if (found === undefined) throw new Error(`no ${label} under ${heading} on:\n${outline(this.shown)}`);
    return this.#pick(found.menu.customId, found.labels);
  }

  /**
   * Takes the first of several things, and of the others what can be picked in the same go.
   * @param group the heading under which the first stands.
   * @returns which of them have been taken.
   * @throws when the first is on no page.
   */
  async takeFirst(wanted: readonly [string, ...string[]], group?: string): Promise<readonly number[]> {
    const [first] = wanted;
    const names = [t('ask.menuPage.pick'), t('ask.menuPage.area')].map((text) => this.say(text));
    const picker = this.shown.menus.find(({ placeholder }) => names.includes(placeholder ?? ''))?.placeholder ?? '';
    for (const page of ['', ...this.#pages(picker, group)]) {
      if (page !== '') await this.pickUnder(picker, page);
      const button = this.#button(first);
      if (button !== undefined) {
        await this.#press(button.customId ?? button.label);
        return [0];
      }
      const { menu } = this.#found([first])[0] ?? {};
      const found = this.#found(menu !== undefined && menu.most > 1 ? wanted : [first]).find(
        (one) => one.menu === menu,
      );
      if (found === undefined) continue;
      await this.#pick(found.menu.customId, found.labels);
      return found.which;
    }
    throw new Error(`no ${first} on:\n${outline(this.shown)}`);
  }

  /** The pages of a long list, those of a group first. */
  #pages(picker: string, group = ''): readonly string[] {
    const menu = this.shown.menus.find(({ placeholder }) => placeholder === picker);
    const pages = menu?.options.map(({ label }) => label) ?? [];
    const isOfGroup = (page: string): boolean => group !== '' && page.startsWith(group);
    return [...pages.filter(isOfGroup), ...pages.filter((page) => !isOfGroup(page))];
  }

  /** Writes an answer. */
  async type(text: string): Promise<SeenMessage> {
    return this.#see(await this.desk.type(text));
  }
}

/** Whether a label is what is looked for, or one of several alike that are told apart by a number. */
function isOneOf(label: string, wanted: string): boolean {
  return isCalled(label, wanted) || label.startsWith(`${wanted} (`);
}
