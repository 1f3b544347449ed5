// An option of a slash command as it is being filled in: its box, what was picked, and whether it can be sent.
import { listed, ownChoices, type OwnChoice } from './choices.js';
import { h } from './dom.js';
import { localName } from './language.js';
import type { CommandOption, OptionValue } from './protocol.js';
import { readFiles } from './state.js';

/** An option as it is being filled in. */
export class Field {
  /** What was picked from a list; undefined when the text itself is the value. */
  value: OwnChoice['value'] | undefined = undefined;
  wrong = false;
  /** Whether the bot was asked for choices, and whether it failed to give them. */
  asked = false;
  failed = false;
  readonly input: HTMLInputElement;
  readonly node: HTMLElement;

  constructor(readonly option: CommandOption) {
    this.input = h('input', {
      type: this.isFile ? 'file' : 'text',
      autocomplete: 'off',
      'aria-label': localName(option),
      inputmode: this.isNumber ? 'decimal' : undefined,
      dataset: { option: option.name },
    });
    this.node = h(
      'span.field-chip',
      { onclick: () => this.input.focus() },
      h('span.field-name', {}, localName(option)),
      this.input,
    );
    this.#size();
  }

  get isFile(): boolean {
    return this.option.type === 11;
  }

  get isNumber(): boolean {
    return this.option.type === 4 || this.option.type === 10;
  }

  get filled(): boolean {
    return this.isFile ? (this.input.files?.length ?? 0) > 0 : this.input.value.trim() !== '';
  }

  set(choice: OwnChoice): void {
    this.value = choice.value;
    this.input.value = choice.label;
    this.wrong = false;
    this.#size();
  }

  /** The text was changed by hand: what was picked counts no more. */
  typed(): void {
    this.value = undefined;
    this.wrong = false;
    this.#size();
  }

  /** Whether it cannot be sent; a text that is a choice word for word is taken for that choice. */
  isBad(): boolean {
    if (!this.filled) return this.option.required === true;
    if (listed(this.option) && this.value === undefined) {
      const text = this.input.value;
      const exact = ownChoices(this.option, text)?.find(
        (choice) => choice.label.toLowerCase() === text.trim().toLowerCase(),
      );
      if (exact) this.set(exact);
      return !exact;
    }
    return this.isNumber && this.value === undefined && Number.isNaN(Number(this.input.value));
  }

  /** The value as it is sent. */
  async sent(): Promise<OptionValue | undefined> {
    if (this.isFile) return (await readFiles(this.input.files))[0];
    return this.value ?? (this.option.type === 3 ? this.input.value : Number(this.input.value));
  }

  #size(): void {
    if (this.isFile) return;
    const width = Array.from(this.input.value).reduce((sum, char) => sum + (char.charCodeAt(0) > 0x1100 ? 2 : 1), 1);
    this.input.style.width = `${Math.max(2, width)}ch`;
  }
}
