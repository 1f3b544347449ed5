// People who enter answers that somebody else has thought of, by buttons and menus or by typing what the bot calls them.
import { check } from '../../src/table/answer.js';
import type { Answer, Choose, Order, Orders, Question } from '../../src/table/question.js';
import type { Text } from '../../src/table/text.js';
import { asChoice, asSheet } from '../../src/table/answer.js';
import type { Desk, Task } from '../../src/play/play.js';
import { appWording } from '../../src/app/wording.js';
import { voice } from '../../src/discord/voice.js';
import type { SeenMessage } from '../../src/local/index.js';
import type { Lang } from '../../src/words/words.js';
import type { TestApp } from './harness.js';
import { Player } from './players.js';

/** What can be wrong with a message, whatever it says: a key instead of a sentence, two choices alike, nothing to press. */
function flaws(message: SeenMessage): readonly string[] {
  const labels = [
    ...message.buttons.map(({ label }) => label),
    ...message.menus.flatMap(({ options }) =>
      options.flatMap(({ label, description }) => [label, ...(description === null ? [] : [description])]),
    ),
  ];
  const odd = [message.text, ...labels].flatMap(
    (text) =>
      /undefined|null|NaN|\[object|\{\{|\}\}|\b(?:ask|report|say|refuse|unit|city)\.[a-z]\w+/u.exec(text)?.[0] ?? [],
  );
  const alike = message.menus.flatMap(({ options }) =>
    options.flatMap(({ label }, n) => (options.findIndex((one) => one.label === label) < n ? [label] : [])),
  );
  const cut = [
    ...message.buttons.map(({ label }) => label),
    ...message.menus.flatMap(({ options }) => options.map(({ label }) => label)),
  ].filter((label) => label.endsWith('…'));
  return [
    ...odd.map((what) => `odd: ${what}`),
    ...alike.map((what) => `twice in a menu: ${what}`),
    ...cut.map((what) => `cut: ${what}`),
  ];
}

/** Somebody who enters answers in their language. */
export class Entering {
  readonly player: Player;
  readonly faults: string[] = [];
  readonly #say: (text: Text) => string;
  /** Messages that came of it. */
  seen = 0;

  constructor(
    at: TestApp,
    name: string,
    readonly gameId: number,
    readonly lang: Lang,
    kind: string,
  ) {
    this.player = new Player(at, name, gameId);
    this.#say = voice(appWording(), lang, kind).say;
  }

  /** What lies on the desk. */
  desk(): Promise<Desk> {
    return this.player.at.play.desk(this.gameId, this.player.actor.id);
  }

  /** Enters an answer; what goes wrong on the way is noted, and the answer is given all the same. */
  async enter(task: Task, answer: Answer, way: 'presses' | 'types'): Promise<void> {
    const { question } = task;
    if (!check(question, answer).ok) throw new Error(`${question.key}: not legal`);
    try {
      if (way === 'types') await this.#type(task, answer);
      else await this.#press(task, answer);
    } catch (error) {
      this.#fault(question, String(error instanceof Error ? error.message : error).slice(0, 600));
    }
    const taken = await this.#taken(task);
    if (JSON.stringify(taken) === JSON.stringify(answer)) return;
    this.#fault(question, `${this.words(question, answer)}: taken as ${JSON.stringify(taken)}`);
    if (taken !== null) return;
    const { checkpoint, id } = task;
    const userId = this.player.actor.id;
    const given = { gameId: this.gameId, userId, checkpoint, question: id, value: answer };
    await this.player.at.play.answer({ ...given, final: true, confirmed: true });
  }

  /** What stands as the answer to a task: what is saved in a window, else what was written down; null when it is still asked. */
  async #taken({ checkpoint, id, seat }: Task): Promise<unknown> {
    const { tasks } = await this.desk();
    const open = tasks.find((one) => one.checkpoint === checkpoint && one.id === id);
    if (open !== undefined) return open.saved;
    const last = await this.player.at.store.db.answer.findFirst({
      where: { gameId: this.gameId, seat, by: 'player' },
      orderBy: { id: 'desc' },
    });
    return last?.value ?? null;
  }

  /** An answer as the bot writes it. */
  words({ form }: Question, answer: Answer): string {
    if (form.kind === 'orders')
      return (
        asSheet(answer)
          .map((one) => this.#say(form.describe(one)))
          .join('\n') || 'none'
      );
    if (form.kind !== 'choose') throw new Error('there is nothing to spread here');
    const names = asChoice(answer).map((id) => this.#nameOf(form, id));
    return names.join('; ') || this.#none(form);
  }

  #none(form: Choose): string {
    return this.#say(form.none ?? { key: 'ask.choose.none', ns: 'app' });
  }

  #nameOf(form: Choose, id: string): string {
    const option = form.options().find((one) => one.id === id);
    return option === undefined ? id : this.#say(option.text);
  }

  #fault(question: Pick<Question, 'key'>, what: string): void {
    this.faults.push(`${this.player.name} ${question.key}: ${what}`);
  }

  #look(question: Pick<Question, 'key'>, message: SeenMessage): SeenMessage {
    this.seen += 1;
    for (const flaw of flaws(message)) this.#fault(question, flaw);
    if (message.text.includes('⛔')) this.#fault(question, message.text.slice(0, 900));
    return message;
  }

  async #type(task: Task, answer: Answer): Promise<void> {
    const { question } = task;
    const text = this.words(question, answer);
    const message = this.#look(question, await this.player.type(text));
    // What was typed of a sheet counts once it is confirmed.
    if (!message.text.includes('⛔')) await this.#confirm(task, answer, message);
  }

  async #owes({ checkpoint, id }: Task): Promise<boolean> {
    const { tasks } = await this.desk();
    return tasks.some((task) => task.checkpoint === checkpoint && task.id === id);
  }

  async #press(task: Task, answer: Answer): Promise<void> {
    const { question } = task;
    const { form } = question;
    let message = this.#look(question, await this.player.open());
    if (form.kind === 'choose') {
      const ids = asChoice(answer);
      if (ids.length === 0) message = await this.#step(question, message, this.#none(form));
      const names = ids.map((id) => this.#nameOf(form, id));
      const menu = message.menus.find(({ options }) =>
        names.every((name) => options.some(({ label }) => label === name)),
      );
      if (names.length > 1 && menu !== undefined)
        message = this.#look(question, await this.player.pickAll(menu.customId, names));
      else
        for (const id of ids)
          message = await this.#step(question, message, this.#nameOf(form, id), this.#groupOf(form, id));
      await this.#confirm(task, answer, message);
    } else if (form.kind === 'orders') {
      for (const [n, order] of asSheet(answer).entries())
        message = await this.#order(task, form, asSheet(answer).slice(0, n), order, message);
      await this.#confirm(task, answer, message);
    }
  }

  #groupOf(form: Choose, id: string): string {
    const group = form.options().find((one) => one.id === id)?.group;
    return group === undefined ? '' : this.#say(group);
  }

  /** Presses what confirms, as long as it is asked for. */
  async #confirm(task: Task, answer: Answer, message: SeenMessage): Promise<void> {
    const { question } = task;
    const { form } = question;
    const what = form.kind === 'choose' ? asChoice(answer).map((id) => this.#nameOf(form, id)) : [];
    const labels = ['ask.confirm', 'ask.danger.yes'].map((key) => this.#say({ key, ns: 'app' }));
    labels.push(this.#say({ key: 'ask.confirmThis', ns: 'app', args: { what } }).slice(0, 80));
    let shown = message;
    for (let n = 0; n < 2 && (await this.#owes(task)); n++) {
      const button = shown.buttons.find(({ label, disabled }) => !disabled && labels.includes(label));
      if (button === undefined) return;
      shown = this.#look(question, await this.player.press(button.label));
    }
  }

  /** One order: its subject, then step by step. */
  async #order(
    task: Task,
    form: Orders,
    before: readonly Order[],
    order: Order,
    message: SeenMessage,
  ): Promise<SeenMessage> {
    const { question } = task;
    const whole = this.#say(form.describe(order));
    if (form.subjects(before).length === 1 && Player.offers(message).includes(whole))
      return this.#step(question, message, whole);
    const subject = form.subjects(before).find(({ id }) => id === order.subject);
    if (subject === undefined) throw new Error(`${order.subject} is not offered`);
    const group = subject.group === undefined ? '' : this.#say(subject.group);
    let shown = await this.#step(question, message, this.#say(subject.text), group);
    for (let n = 0; n < 12; n++) {
      const { tasks } = await this.desk();
      const making = tasks.find(({ id }) => id === task.id)?.making ?? null;
      if (making === null) return shown;
      const { path } = making.order;
      if (path.length === order.path.length) {
        shown = await this.#step(question, shown, this.#say({ key: 'ask.orders.keep', ns: 'app' }));
        continue;
      }
      const option = form.step({ ...order, path }, before).options.find(({ id }) => id === order.path[path.length]);
      if (option === undefined) throw new Error(`${order.path.join(' ')} is not offered after ${path.join(' ')}`);
      const under = option.group === undefined ? '' : this.#say(option.group);
      shown = await this.#step(question, shown, this.#say(option.text), under);
    }
    throw new Error(`${whole} has no end`);
  }

  /** Presses or picks what has this label, after turning to the page of its group where it is on another. */
  async #step(question: Question, message: SeenMessage, label: string, group = ''): Promise<SeenMessage> {
    const written = label.length > 100 ? `${label.slice(0, 99)}…` : label;
    let shown = message;
    for (const page of ['', group, ...this.#pages(message)]) {
      if (page !== '') {
        if (!Player.offers(shown).includes(page)) continue;
        shown = this.#look(question, await this.player.step(page));
      }
      if (Player.offers(shown).includes(written)) return this.#look(question, await this.player.step(written));
    }
    throw new Error(`no ${written} (${group}) among ${Player.offers(message).join(' | ')}`);
  }

  #pages(message: SeenMessage): readonly string[] {
    const picker = this.#say({ key: 'ask.menuPage.pick', ns: 'app' });
    const menu = message.menus.find(({ placeholder }) => placeholder === picker);
    return menu?.options.map(({ label }) => label) ?? [];
  }
}
