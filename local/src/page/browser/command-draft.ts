// A slash command as it is being filled in: its fields, the choices of the one with the cursor, and what keys do.
import { openActivity } from './activity.js';
import type { OwnChoice } from './choices.js';
import { listed, ownChoices } from './choices.js';
import { now } from './clock.js';
import type { Line } from './command-lines.js';
import { localName, say, why } from './language.js';
import { notice } from './layer.js';
import { STEP } from './menu.js';
import { openModal } from './modal.js';
import type { CommandOption, OptionValue } from './protocol.js';
import type { Sending } from './state.js';
import { change, interact, readFiles, state } from './state.js';

const TYPING_PAUSE = 150;

/** An option as it is being filled in. */
export class Field {
  text = '';
  files: readonly File[] = [];
  /** What was picked from a list; undefined when the text itself is the value. */
  value: OwnChoice['value'] | undefined = undefined;
  wrong = false;
  /** Whether the bot was asked for choices, and whether it failed to give them. */
  asked = false;
  failed = false;

  constructor(readonly option: CommandOption) {}

  get isFile(): boolean {
    return this.option.type === 11;
  }

  get isNumber(): boolean {
    return this.option.type === 4 || this.option.type === 10;
  }

  get filled(): boolean {
    return this.isFile ? this.files.length > 0 : this.text.trim() !== '';
  }

  /** What was picked, or the text as it was changed by hand: then what was picked before counts no more. */
  set(text: string, value?: OwnChoice['value']): void {
    this.text = text;
    this.value = value;
    this.wrong = false;
  }

  /** Whether it cannot be sent; a text that is a choice word for word is taken for that choice. */
  isBad(): boolean {
    if (!this.filled) return this.option.required === true;
    if (listed(this.option) && this.value === undefined) {
      const text = this.text.trim().toLowerCase();
      const exact = ownChoices(this.option, this.text)?.find(({ label }) => label.toLowerCase() === text);
      if (exact) this.set(exact.label, exact.value);
      return !exact;
    }
    return this.isNumber && this.value === undefined && Number.isNaN(Number(this.text));
  }

  /** The value as it is sent. */
  async sent(): Promise<OptionValue | undefined> {
    if (!this.filled) return undefined;
    if (this.isFile) return (await readFiles(this.files))[0];
    return this.value ?? (this.option.type === 3 ? this.text : Number(this.text));
  }
}

/** The whole command; `changed` has it drawn, `leave` puts a text in its place. */
export class CommandDraft {
  readonly #options: readonly CommandOption[];
  readonly #fields = new Map<string, Field>();
  /** The field with the cursor; null behind the last one. */
  focus: Field | null = null;
  /** What can be picked for it; null when only the bot knows, and has not said yet. */
  choices: readonly OwnChoice[] | null = null;
  /** Which line of the list the arrow keys are at. */
  at = -1;
  /** The name of the option that gets the cursor when it is drawn next; empty for the place behind the last. */
  wanted: string | null = null;
  #asked = 0;
  #timer: number | undefined;
  #gone = false;

  constructor(
    readonly item: Line,
    private readonly changed: () => void,
    private readonly leave: (text: string) => void,
  ) {
    this.#options = (item.leaf.options ?? []).filter((option) => option.type > 2);
    for (const option of this.#options) if (option.required) this.#add(option);
    this.wanted = this.fields[0]?.option.name ?? '';
  }

  get fields(): readonly Field[] {
    return this.#options.flatMap((option) => this.#fields.get(option.name) ?? []);
  }

  /** The options that can still be added. */
  get rest(): readonly CommandOption[] {
    return this.#options.filter((option) => !this.#fields.has(option.name));
  }

  /** The options of the list, where it is one of options and not of choices. */
  get offered(): readonly CommandOption[] {
    const on = this.focus;
    return on && (this.choices ?? (listed(on.option) || on.option.autocomplete)) ? [] : this.rest;
  }

  /** What stands in the list's place while it is empty. */
  get emptyText(): string | null {
    const on = this.focus;
    if (!on || !(listed(on.option) || on.option.autocomplete)) return null;
    if (this.choices === null && on.option.autocomplete) return say('slash.loading');
    return this.choices?.length === 0 ? say(on.failed ? 'slash.failed' : 'slash.nothing') : null;
  }

  #add(option: CommandOption): Field {
    const field = this.#fields.get(option.name) ?? new Field(option);
    this.#fields.set(option.name, field);
    return field;
  }

  close(): void {
    this.#gone = true;
    clearTimeout(this.#timer);
  }

  /** Takes what is typed into a field. */
  type(field: Field, text: string): void {
    field.set(text);
    this.enter(field);
  }

  /** The cursor is in a field, or behind the last one. */
  enter(field: Field | null): void {
    this.focus = field;
    clearTimeout(this.#timer);
    this.choices = field ? ownChoices(field.option, field.value === undefined ? field.text : '') : null;
    if (!field) this.at = -1;
    else if (field.value === undefined) this.at = 0;
    else this.at = Math.max(0, this.choices?.findIndex((choice) => choice.value === field.value) ?? 0);
    if (field?.option.autocomplete) {
      this.#timer = setTimeout(() => void this.#ask(field), field.asked ? TYPING_PAUSE : 0);
      field.asked = true;
    }
    this.changed();
  }

  async #ask(field: Field): Promise<void> {
    const mine = (this.#asked += 1);
    const values: Record<string, OptionValue> = {};
    for (const other of this.fields)
      if (other !== field && other.filled && !other.isFile) values[other.option.name] = other.value ?? other.text;
    const { line } = this.item;
    const question = { channel: state.place, line, focused: field.option.name, typed: field.text, values };
    const answer = await interact('choices', question).catch((error: unknown) => {
      notice(why(error), true);
      return null;
    });
    if (this.#gone || mine !== this.#asked || this.focus !== field) return;
    field.failed = answer === null;
    this.choices = (answer?.choices ?? []).map((choice) => ({ label: localName(choice), value: choice.value }));
    this.at = 0;
    this.changed();
  }

  /** Puts the cursor into an option, which is added when it is not there yet. */
  goTo(option: CommandOption): void {
    this.#add(option);
    this.#want(option.name);
  }

  #want(name: string): void {
    this.wanted = name;
    this.changed();
  }

  #next(): void {
    const missing = this.#missing;
    if (missing) this.goTo(missing);
    else this.#want('');
  }

  get #missing(): CommandOption | undefined {
    return this.#options.find((option) => option.required && !this.#fields.get(option.name)?.filled);
  }

  /** Picks a choice for the field with the cursor. */
  pick(choice: OwnChoice): void {
    this.focus?.set(choice.label, choice.value);
    this.#next();
  }

  key(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const { focus, at } = this;
    const offered = this.offered;
    const length = focus && this.choices ? this.choices.length : offered.length;
    const step = STEP[event.key];
    const choice = focus && focus.value === undefined ? this.choices?.[at] : undefined;
    const option = focus ? undefined : offered[at];
    const confirms = event.key === 'Tab' || event.key === 'Enter';
    if (step !== undefined && length > 0) {
      this.at = (at + step + length) % length;
      this.changed();
    } else if (event.key === 'Escape') this.leave('');
    else if (event.key === 'Backspace' && (focus === null || focus.text === '')) this.#back();
    else if (confirms && choice) this.pick(choice);
    else if (confirms && option) this.goTo(option);
    else if (event.key === 'Tab' && !event.shiftKey && focus) this.#next();
    else if (event.key === 'Enter') {
      if (focus?.filled && this.#missing) this.#next();
      else void this.send();
    } else return;
    event.preventDefault();
  }

  #back(): void {
    const { focus, fields } = this;
    const here = focus ? fields.indexOf(focus) : fields.length;
    if (focus && !focus.option.required) this.#fields.delete(focus.option.name);
    const before = fields[here - 1];
    if (before) this.goTo(before.option);
    else this.leave(`/${this.item.shown}`);
  }

  async send(): Promise<void> {
    const { fields, item } = this;
    for (const field of fields) field.wrong = field.isBad();
    const wrong = fields.find((field) => field.wrong);
    if (wrong) {
      this.#want(wrong.option.name);
      return;
    }
    const values: Record<string, OptionValue> = {};
    for (const field of fields) {
      const value = await field.sent();
      if (value !== undefined) values[field.option.name] = value;
    }
    const channel = state.place;
    this.leave('');
    const row = showSending(item.line);
    try {
      const answer = await interact('command', { channel, line: item.line, values });
      if (answer) row.gone();
      else row.fail();
      if (answer?.kind === 'activity') await openActivity(channel, answer.interaction);
      if (answer?.modal) openModal(answer.modal, answer.interaction, channel);
    } catch (error) {
      row.gone();
      notice(why(error), true);
    }
  }
}

/** Shows a line for a command on its way; returns what turns it into a failure or takes it away. */
function showSending(command: string): { readonly gone: () => void; readonly fail: () => void } {
  const at = state.place;
  const row: Sending = {
    sending: true,
    id: `local${Math.random()}`,
    command,
    timestamp: new Date(now()).toISOString(),
    failed: false,
  };
  const put = (make: (list: readonly Sending[]) => readonly Sending[]): void => {
    state.local.set(at, make(state.local.get(at) ?? []));
    change();
  };
  state.stuck = true;
  put((list) => [...list, row]);
  return {
    gone: () => put((list) => list.filter((it) => it.id !== row.id)),
    fail: () => put((list) => list.map((it) => (it.id === row.id ? { ...it, failed: true } : it))),
  };
}
