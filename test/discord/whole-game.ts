// A whole game on the wire between people alone: each answers what their direct messages ask, by what is shown there, one pressing, another typing.
import { readPress } from '../../src/discord/custom-id.js';
import { frontTask } from '../../src/discord/ask/desk.js';
import { working } from '../../src/discord/ask/cursor.js';
import type { SeenMessage } from '../../src/local/index.js';
import type { Desk, Task } from '../../src/play/play.js';
import { asChoice } from '../../src/table/answer.js';
import { SeededDice } from '../../src/table/dice.js';
import type { Answer, Choose } from '../../src/table/question.js';
import type { Text } from '../../src/table/text.js';
import { appWording } from '../../src/app/wording.js';
import type { Lang } from '../../src/words/words.js';
import type { TestApp } from './harness.js';

/** Somebody who plays: in a language, pressing or typing. */
export interface Person {
  readonly name: string;
  readonly lang: Lang;
  readonly by: 'pressing' | 'typing';
}

/** Hears of each answer: who is asked what and says what, and the message they have before them. */
export type Note = (line: string, before: SeenMessage) => void;

const wording = appWording();

/** One person at their direct messages with the bot. */
class AtDms {
  constructor(
    readonly at: TestApp,
    readonly game: number,
    readonly person: Person,
    readonly note: Note,
  ) {}

  get id(): string {
    return this.at.as(this.person.name).id;
  }

  desk(): Promise<Desk> {
    return this.at.play.desk(this.game, this.id);
  }

  /** The newest message with something to press. */
  shown(): SeenMessage {
    const found = this.at
      .as(this.person.name)
      .dms()
      .findLast(({ buttons, menus }) => buttons.length + menus.length > 0);
    if (found === undefined) throw new Error(`${this.person.name} has nothing to press`);
    return found;
  }

  say(desk: Desk, text: Text): string {
    return wording.say(text, this.person.lang, desk.game.kind);
  }

  /** Answers what stands in front, if anything does; whether there was something. */
  async answer(): Promise<boolean> {
    const desk = await this.desk();
    const task = frontTask(desk, undefined);
    if (task === undefined || task.final) return false;
    if (working(task) !== null) return this.#handIn(desk, task);
    const view = desk.views.find(({ seat }) => seat === task.seat)?.view;
    if (view === undefined || task.question.form.kind !== 'choose')
      throw new Error(`${task.question.key} is no choice`);
    const dice = new SeededDice(`${task.checkpoint} ${task.id}`);
    const value = asChoice(desk.rules.computer({ question: task.question, view, seat: task.seat, dice }));
    const { form } = task.question;
    this.at.clock.advance(thoughtMs);
    const asked = await this.#front(desk, task);
    this.note(`${this.person.name} (${task.seat}) ${asked} → ${value.join(', ')}`, this.shown());
    if (this.person.by === 'pressing') await this.#press(desk, task, form, value);
    else await this.#type(desk, form, value);
    await this.at.quiet();
    await this.#check(task, form, value);
    return true;
  }

  /** Sees to it that a question stands in front, which is picked from the list where there are several; what it says. */
  async #front(desk: Desk, { seat, title, question }: Task): Promise<string> {
    const name = desk.game.seats.find((one) => one.seat === seat)?.name;
    const ofSeat = (text: Text): string =>
      desk.seats.length > 1 && name !== undefined
        ? `${this.say(desk, name)}: ${this.say(desk, text)}`
        : this.say(desk, text);
    const asked = ofSeat(question.text);
    const shown = this.shown();
    if (shown.text.includes(`**${asked}**`)) return asked;
    const listed = ofSeat(title ?? question.text).slice(0, 90);
    for (const { customId, options } of shown.menus)
      for (const { label } of options)
        if (label.startsWith(listed) && this.person.by === 'pressing') {
          await this.at.as(this.person.name).inDm().select(customId, [label], shown.id);
          await this.at.quiet();
          return asked;
        }
    throw new Error(`${this.person.name} is not shown: ${asked}\n${describe(shown)}`);
  }

  /** Hands in what is saved, where it can be; what is said in a window counts as it stands. */
  async #handIn(desk: Desk, task: Task): Promise<boolean> {
    if (task.window) return false;
    await this.#front(desk, task);
    const label = this.say(desk, { key: 'desk.finalButton', ns: 'app' });
    const actor = this.at.as(this.person.name).inDm();
    const button = this.shown().buttons.find((one) => one.label.endsWith(label) && !one.disabled);
    if (button === undefined) throw new Error(`nothing to hand in with on:\n${describe(this.shown())}`);
    if (this.person.by === 'pressing') await actor.press(button.label, this.shown().id);
    else await this.#write(label);
    await this.at.quiet();
    const { tasks } = await this.desk();
    if (tasks.some(({ checkpoint, id, final }) => checkpoint === task.checkpoint && id === task.id && !final))
      throw new Error(`${this.person.name} could not hand in:\n${describe(this.shown())}`);
    return true;
  }

  #labels(desk: Desk, form: Choose, value: readonly string[]): readonly string[] {
    if (value.length === 0) return [this.say(desk, form.none ?? { key: 'ask.choose.none', ns: 'app' })];
    const names = new Map(form.options().map((option) => [option.id, this.say(desk, option.text)]));
    return value.map((id) => names.get(id) ?? id);
  }

  async #press(desk: Desk, task: Task, form: Choose, value: readonly string[]): Promise<void> {
    const actor = this.at.as(this.person.name).inDm();
    const groups = new Map(form.options().map(({ id, group }) => [id, group]));
    const labels = this.#labels(desk, form, value);
    const left = labels.map((label, at) => ({ label, group: groups.get(value[at] ?? '') }));
    for (let turns = 0; left.length > 0; turns++) {
      if (turns > 40) throw new Error(`cannot press ${left.map(({ label }) => label).join(', ')}`);
      const [next] = left;
      if (next === undefined) break;
      const shown = this.shown();
      const button = shown.buttons.find(({ label, disabled }) => label === next.label && !disabled);
      if (button !== undefined) {
        await actor.press(next.label, shown.id);
        left.shift();
        continue;
      }
      const fits = (label: string, wanted: string): boolean => label === wanted || label.startsWith(`${wanted} (`);
      const menu = shown.menus.find(({ options }) => options.some(({ label }) => fits(label, next.label)));
      if (menu === undefined) {
        const group = next.group === undefined ? '' : this.say(desk, next.group);
        const picker = shown.menus.find(({ options }) => options.some(({ label }) => label.startsWith(group)));
        if (picker === undefined || group === '') throw new Error(`no ${next.label} on:\n${describe(shown)}`);
        const page = picker.options.find(({ label }) => label.startsWith(group));
        await actor.select(picker.customId, [page?.label ?? group], shown.id);
        continue;
      }
      const twice = menu.options.filter(({ label }) => label === next.label);
      if (twice.length > 1) throw new Error(`two options ${next.label} on:\n${describe(shown)}`);
      // What stands in one menu is picked in one go.
      const picks: string[] = [];
      const several = form.max > 1 && ['copies', 'sel'].includes(readPress(menu.customId)?.verb ?? '');
      for (const one of [...left]) {
        const label = menu.options.find(({ label: each }) => fits(each, one.label) && !picks.includes(each))?.label;
        if (label === undefined || (!several && picks.length > 0)) continue;
        picks.push(label);
        left.splice(left.indexOf(one), 1);
      }
      await actor.select(menu.customId, picks, shown.id);
    }
    if (await this.#isOpen(task)) {
      const shown = this.shown();
      const confirm = shown.buttons.find(({ label, disabled }) => /^(?:Confirm|확인)/u.test(label) && !disabled);
      if (confirm === undefined) throw new Error(`nothing to confirm with on:\n${describe(shown)}`);
      await actor.press(confirm.label, shown.id);
    }
    await this.#sure(task);
  }

  async #type(desk: Desk, form: Choose, value: readonly string[]): Promise<void> {
    const text = this.#labels(desk, form, value).join(', ');
    await this.#write(text);
    const answer = this.shown();
    if (answer.text.includes('⛔')) throw new Error(`${this.person.name} typed ${text}:\n${answer.text}`);
    if (/(?:확인을 눌러야|It counts once you confirm)/u.test(answer.text)) await this.#write('확인');
  }

  /** Writes to the bot, and waits for its answer. */
  async #write(text: string): Promise<void> {
    const actor = this.at.as(this.person.name);
    const { id } = actor.dm(text);
    await actor.inDm().until((message) => message.authorId !== actor.id && BigInt(message.id) > BigInt(id));
    await this.at.quiet();
  }

  /** Says yes where it is asked again. */
  async #sure(task: Task): Promise<void> {
    await this.at.quiet();
    if (!(await this.#isOpen(task))) return;
    const label = this.say(await this.desk(), { key: 'ask.danger.yes', ns: 'app' });
    const shown = this.shown();
    if (shown.buttons.some((one) => one.label === label))
      await this.at.as(this.person.name).inDm().press(label, shown.id);
  }

  async #isOpen({ checkpoint, id }: Task): Promise<boolean> {
    const { tasks } = await this.desk();
    const still = tasks.find((task) => task.checkpoint === checkpoint && task.id === id);
    return still !== undefined && !still.final && still.saved === null;
  }

  /** What was said is what has been recorded. */
  async #check({ checkpoint, id, seat }: Task, form: Choose, value: readonly string[]): Promise<void> {
    const where = { gameId: this.game, checkpoint, question: id, seat };
    const row = await this.at.store.db.answer.findFirst({ where, orderBy: { id: 'desc' } });
    const ids = (answer: unknown): string =>
      JSON.stringify(form.ordered === true ? answer : asChoice(answer as Answer).toSorted());
    const same = row !== null && ids(row.value) === ids(value);
    if (row?.by !== 'player' || !same)
      throw new Error(
        `${this.person.name} meant ${value.join(', ')} and ${JSON.stringify(row?.value)} was recorded:\n${describe(this.shown())}`,
      );
  }
}

function describe({ text, buttons, menus }: SeenMessage): string {
  const offers = menus.map(
    ({ placeholder, options }) => `<${placeholder}: ${options.map(({ label }) => label).join(' | ')}>`,
  );
  return [text, ...offers, ...buttons.map(({ label, disabled }) => `[${label}${disabled ? ' -' : ''}]`)].join('\n');
}

/** An answer takes so long, by the bot's clock. */
const thoughtMs = 20_000;
/** The bot's clock goes on so far while everybody has answered: decoy times pass. */
const pauseMs = 6 * 60_000;

/**
 * Plays a game as long as it is wanted.
 * @param goesOn is asked between answers.
 * @throws when somebody cannot answer with what they are shown, something else is recorded than what they said, or nobody is asked anything.
 */
export async function playOn(
  at: TestApp,
  game: number,
  people: readonly Person[],
  goesOn: () => Promise<boolean>,
  note: Note = () => undefined,
): Promise<void> {
  const all = people.map((person) => new AtDms(at, game, person, note));
  for (let idle = 0; idle < 20;) {
    await at.quiet();
    if ((await at.play.info(game)).status !== 'running' || !(await goesOn())) return;
    let answered = false;
    for (const one of all) if (await one.answer()) answered = true;
    idle = answered ? 0 : idle + 1;
    if (!answered) at.clock.advance(pauseMs);
  }
  throw new Error(`nobody is asked anything: ${JSON.stringify((await at.play.info(game)).title)}`);
}
