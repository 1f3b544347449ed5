// People who enter given answers at their desks in direct messages, by presses alone or typed as the bot itself would say them.
import { expect } from 'vitest';
import { appWording } from '../../src/app/wording.js';
import type { Task } from '../../src/play/play.js';
import type { SeenMessage } from '../../src/local/index.js';
import { asChoice, asCounts, asSheet } from '../../src/table/answer.js';
import type { Answer, Order, Orders } from '../../src/table/question.js';
import type { Text } from '../../src/table/text.js';
import type { Lang } from '../../src/words/words.js';
import { t, voice } from '../../src/discord/voice.js';
import type { TestApp } from './harness.js';

const wording = appWording();

type Actor = ReturnType<TestApp['as']>;

/** Labels are cut where Discord holds no more. */
function isCalled(label: string, wanted: string): boolean {
  const shown = label.endsWith('…') ? label.slice(0, -1) : label;
  const bare = (one: string): string => one.replace(/[*_`\\]/gu, '').trim();
  return (
    label === wanted || (label.endsWith('…') ? bare(wanted).startsWith(bare(shown)) : bare(label) === bare(wanted))
  );
}

/** One person in one game, who knows only what stands in their direct messages. */
export class Driver {
  constructor(
    readonly at: TestApp,
    readonly name: string,
    readonly lang: Lang,
    readonly kind: string,
  ) {}

  get #actor(): Actor {
    return this.at.as(this.name).inDm();
  }

  #say(text: Text): string {
    return voice(wording, this.lang, this.kind).say(text);
  }

  /** The one message with anything to press; it must ask what is asked. */
  desk(task?: Task): SeenMessage {
    const desks = this.#actor.messages().filter(({ buttons, menus }) => buttons.length + menus.length > 0);
    expect(desks.length, `${this.name} can press on one message alone`).toBeLessThan(2);
    const [desk] = desks;
    if (desk === undefined) throw new Error(`${this.name} has nothing to press`);
    if (task !== undefined) expect(desk.text, `${this.name} is asked`).toContain(this.#say(task.question.text));
    return desk;
  }

  /** The end of what they see. */
  told(): string {
    return this.#actor.messages().slice(-3).map(outline).join('\n\n--\n\n');
  }

  /** Presses a button. */
  async press(label: string): Promise<SeenMessage> {
    const desk = this.desk();
    const button = desk.buttons.find((one) => isCalled(one.label, label));
    if (button?.customId == null) throw new Error(`no button ${label} on:\n${outline(desk)}`);
    if (button.disabled) throw new Error(`${label} cannot be pressed on:\n${outline(desk)}`);
    return this.#shown((await this.#actor.press(button.customId, desk.id)).message);
  }

  /** Picks an option wherever it stands, turning pages until it is found. */
  async pick(label: string, menu?: string): Promise<SeenMessage> {
    const found = this.#optionOn(this.desk(), label, menu);
    if (found !== undefined) return this.#select(found);
    const pages = this.desk().menus.find(({ placeholder }) => placeholder === this.#say(t('ask.menuPage.pick')));
    for (const page of pages?.options ?? []) {
      await this.#select({ menu: pages?.customId ?? '', label: page.label });
      const there = this.#optionOn(this.desk(), label, menu);
      if (there !== undefined) return this.#select(there);
    }
    throw new Error(`no option ${label} on:\n${outline(this.desk())}`);
  }

  #optionOn(desk: SeenMessage, label: string, menu?: string): { menu: string; label: string } | undefined {
    for (const one of desk.menus) {
      if (menu !== undefined && one.placeholder !== null && !isCalled(one.placeholder, menu)) continue;
      const option = one.options.find((option) => isCalled(option.label, label));
      if (option !== undefined) return { menu: one.customId, label: option.label };
    }
    return undefined;
  }

  async #select({ menu, label }: { readonly menu: string; readonly label: string }): Promise<SeenMessage> {
    return this.#shown((await this.#actor.select(menu, [label], this.desk().id)).message);
  }

  #shown(message: SeenMessage | null): SeenMessage {
    if (message === null) throw new Error(`${this.name} was shown nothing`);
    if (message.text.includes('⛔')) throw new Error(`refused:\n${outline(message)}`);
    return message;
  }

  /** Presses a button or picks an option, whichever has the label. */
  async #take(label: string): Promise<SeenMessage> {
    return this.desk().buttons.some((one) => isCalled(one.label, label)) ? this.press(label) : this.pick(label);
  }

  /** Says yes where it is asked whether that is meant. */
  async #agree(shown: SeenMessage): Promise<SeenMessage> {
    const yes = this.#say(t('ask.danger.yes'));
    return shown.buttons.some(({ label }) => label === yes) ? this.press(yes) : shown;
  }

  /** Enters an answer by presses. */
  async enter(task: Task, answer: Answer): Promise<SeenMessage> {
    this.desk(task);
    const { form } = task.question;
    const confirm = this.#say(t('ask.confirm'));
    switch (form.kind) {
      case 'choose': {
        const chosen = asChoice(answer);
        const options = form.options();
        if (chosen.length === 0) return this.#agree(await this.press(this.#say(form.none ?? t('ask.choose.none'))));
        let desk = this.desk();
        for (const id of chosen) {
          const option = options.find((one) => one.id === id);
          if (option === undefined) throw new Error(`${id} is not offered`);
          desk = await this.#take(this.#say(option.text));
        }
        const send = desk.buttons.find(({ label }) => label.startsWith(confirm));
        return this.#agree(form.max > 1 && send !== undefined ? await this.press(send.label) : desk);
      }
      case 'spread': {
        const rows = form.rows();
        for (const [id, n] of Object.entries(asCounts(answer))) {
          const row = rows.find((one) => one.id === id);
          for (let left = n - (row?.min ?? 0); left > 0 && row !== undefined;) left -= await this.#add(row.text, left);
        }
        return this.#agree(await this.press(confirm));
      }
      case 'orders':
        for (const [n, order] of asSheet(answer).entries()) await this.#give(form, order, asSheet(answer).slice(0, n));
        return this.#agree(await this.press(confirm));
    }
  }

  async #add(row: Text, left: number): Promise<number> {
    for (let by = Math.min(5, left); by > 0; by--) {
      const label = this.#say(t('ask.spread.plus', { row, count: by }));
      if (!this.#offers(label) && by > 1) continue;
      await this.#take(label);
      return by;
    }
    throw new Error('nothing can be added');
  }

  async #give(form: Orders, order: Order, before: readonly Order[]): Promise<void> {
    const subject = form.subjects(before).find(({ id }) => id === order.subject);
    if (subject === undefined) throw new Error(`${order.subject} cannot be ordered`);
    await this.pick(this.#say(subject.text));
    for (const [id, count] of Object.entries(order.units ?? {})) {
      const row = subject.units?.find((one) => one.id === id);
      if (row === undefined) throw new Error(`${id} is not in ${order.subject}`);
      await this.pick(this.#say(t('ask.spread.row', { row: row.text, count })), this.#say(row.text));
    }
    for (let at = 0; at < order.path.length; at++) {
      const { options } = form.step({ ...order, path: order.path.slice(0, at) }, before);
      const option = options.find(({ id }) => id === order.path[at]);
      // A single way on is taken by itself.
      if (option === undefined) continue;
      if (options.length === 1 && !this.#offers(this.#say(option.text))) continue;
      await this.#take(this.#say(option.text));
    }
    const keep = this.#say(t('ask.orders.keep'));
    if (this.desk().buttons.some(({ label }) => label === keep)) await this.press(keep);
    const units = Object.fromEntries(
      (subject.units ?? []).flatMap(({ id }) => Object.entries(order.units ?? {}).filter(([one]) => one === id)),
    );
    const told = form.describe(order.units === undefined ? order : { ...order, units });
    expect(this.desk().text).toContain(this.#say(told));
  }

  #offers(label: string): boolean {
    const desk = this.desk();
    return desk.buttons.some((one) => isCalled(one.label, label)) || this.#optionOn(desk, label) !== undefined;
  }

  /** Writes to the bot and waits for what it answers. */
  async write(text: string): Promise<SeenMessage> {
    const actor = this.#actor;
    const known = new Set(actor.messages().map(({ id }) => id));
    actor.dm(text);
    const answer = await actor.until(
      ({ id, authorId }) => authorId !== actor.id && !known.has(id),
      actor.messages()[0]?.channelId,
    );
    return this.#shown(answer);
  }

  /** Types an answer in the words in which the bot would tell it. */
  async type(task: Task, answer: Answer): Promise<SeenMessage> {
    this.desk(task);
    const { form } = task.question;
    const done = this.lang === 'ko' ? '끝' : 'done';
    const yes = this.lang === 'ko' ? '네' : 'yes';
    const agreed = async (shown: SeenMessage): Promise<SeenMessage> =>
      shown.buttons.some(({ label }) => label === this.#say(t('ask.danger.yes'))) ? this.write(yes) : shown;
    switch (form.kind) {
      case 'choose': {
        const options = form.options();
        const chosen = asChoice(answer).map((id) => options.find((one) => one.id === id)?.text ?? t('ask.choose.none'));
        const said = chosen.length === 0 ? [form.none ?? t('ask.choose.none')] : chosen;
        return agreed(await this.write(said.map((text) => this.#say(text)).join(', ')));
      }
      case 'spread': {
        const rows = form.rows();
        const said = Object.entries(asCounts(answer)).flatMap(([id, count]) => {
          const row = rows.find((one) => one.id === id);
          return row === undefined ? [] : [this.#say(t('ask.spread.row', { row: row.text, count }))];
        });
        return agreed(await this.write(said.length === 0 ? done : said.join(', ')));
      }
      case 'orders': {
        const lines = asSheet(answer).map((order) => this.#say(form.describe(order)));
        for (let at = 0; at < lines.length; at += 10) await this.write(lines.slice(at, at + 10).join('\n'));
        return agreed(await this.write(done));
      }
    }
  }
}

/** What a message says and offers. */
function outline({ text, buttons, menus }: SeenMessage): string {
  return [
    text,
    ...menus.map(
      ({ placeholder, options }) => `[${placeholder ?? ''}] ${options.map(({ label }) => label).join(' | ')}`,
    ),
    buttons.map(({ label, disabled }) => (disabled ? `(${label})` : label)).join(' | '),
  ].join('\n');
}
