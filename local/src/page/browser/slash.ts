// Using a slash command in the box: the command as a pill, its options as fields, choices above while typing.
import type { OwnChoice } from './choices.js';
import { listed, ownChoices } from './choices.js';
import { Field } from './command-field.js';
import type { Child } from './dom.js';
import { fill, h, icon } from './dom.js';
import type { Line } from './hints.js';
import { localName, localText, say, why } from './language.js';
import { notice } from './layer.js';
import { optionLine } from './menu.js';
import { arrange, showSending } from './messages.js';
import { openModal } from './modal.js';
import type { CommandOption, OptionValue } from './protocol.js';
import { interact, redraw, state } from './state.js';

const TYPING_PAUSE = 150;

/** How far an arrow key moves in a list. */
export const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

export interface CommandEditor {
  readonly send: () => Promise<void>;
  readonly close: () => void;
}

/** A line of the list: a choice for the option being typed, or an option that can be added. */
interface ListRow {
  readonly take: () => void;
  readonly isChoice: boolean;
  readonly content: Child;
}

/**
 * Opens the command editor in `box`, its lists in `above`. `leave(text)` is called when the person is done
 * with it or gives up.
 */
export function commandEditor(
  item: Line,
  box: HTMLElement,
  above: HTMLElement,
  leave: (text: string) => void,
): CommandEditor {
  const options = (item.leaf.options ?? []).filter((option) => option.type > 2);
  const fields = new Map<string, Field>();
  let focus: Field | null = null;
  let choices: readonly OwnChoice[] | null = null;
  let at = 0;
  let asked = 0;
  let timer: number | undefined;
  let gone = false;

  const waitingFor = (): CommandOption | undefined =>
    options.find((option) => option.required && !fields.get(option.name)?.filled);
  const rest = (): CommandOption[] => options.filter((option) => !fields.has(option.name));

  function addField(option: CommandOption): Field {
    const had = fields.get(option.name);
    if (had) return had;
    const it = new Field(option);
    const { input } = it;
    input.addEventListener('input', () => {
      it.typed();
      refresh();
    });
    input.addEventListener('focus', () => {
      focus = it;
      refresh();
    });
    input.addEventListener('keydown', key);
    fields.set(option.name, it);
    return it;
  }

  function draw(): void {
    for (const it of fields.values()) {
      it.node.classList.toggle('wrong', it.wrong);
      it.node.classList.toggle('focus', it === focus);
    }
    arrange(box, [
      pill,
      ...options.flatMap((option) => fields.get(option.name)?.node ?? []),
      ...(rest().length > 0 ? [more] : []),
      filler,
    ]);
    fill(more, say('slash.more', { count: String(rest().length) }));
    drawList();
  }

  const pill = h('span.command-pill', {}, `/${item.shown}`);
  const unfocus = (): void => {
    focus = null;
    refresh();
  };
  const more = h('button.more-chip', { type: 'button', onclick: unfocus });
  const filler = h('input.filler', { 'aria-label': `/${item.shown}`, dataset: { filler: '1' } });
  filler.addEventListener('keydown', key);
  filler.addEventListener('input', () => {
    filler.value = '';
  });
  filler.addEventListener('focus', unfocus);

  function listRows(): ListRow[] {
    const on = focus;
    if (on && choices)
      return choices.map((choice) => ({
        isChoice: true,
        content: optionLine(choice, null),
        take: () => {
          on.set(choice);
          next();
        },
      }));
    if (on && (listed(on.option) || on.option.autocomplete)) return [];
    return rest().map((option) => ({
      isChoice: false,
      take: () => goTo(option),
      content: optionLine(
        { label: localName(option), description: localText(option) },
        h('small.need', {}, say(option.required ? 'slash.required' : 'slash.optional')),
      ),
    }));
  }

  /** What stands in the list's place while it is empty. */
  function emptyText(on: Field): string | null {
    if (choices === null && on.option.autocomplete) return say('slash.loading');
    const hasList = on.option.autocomplete === true || listed(on.option);
    return hasList && listRows().length === 0 ? say(on.failed ? 'slash.failed' : 'slash.nothing') : null;
  }

  function drawList(): void {
    const rows = listRows();
    const wrong = focus?.wrong === true;
    const title: Child = focus
      ? [h('b', {}, localName(focus.option)), ' ', localText(focus.option)]
      : [h('b', {}, `/${item.shown}`), ' ', item.text];
    const empty = focus ? emptyText(focus) : null;
    fill(
      above,
      h(
        'div.picker',
        { role: 'listbox' },
        h(
          'div.picker-title',
          { class: wrong ? 'bad' : '' },
          h(
            'span',
            {},
            title,
            wrong ? h('span.wrong', {}, ` – ${say(focus?.filled ? 'slash.bad' : 'slash.missing')}`) : null,
          ),
          h(
            'button.plain',
            {
              title: say('slash.cancel'),
              onmousedown: (event) => {
                event.preventDefault();
                leave('');
              },
            },
            icon('close', 16),
          ),
        ),
        empty ? h('div.picker-empty', {}, empty) : null,
        h(
          'div.picker-list',
          {},
          rows.map((row, index) =>
            h(
              'div.option',
              {
                role: 'option',
                class: index === at && (row.isChoice || !focus) ? 'at' : '',
                onmousedown: (event) => {
                  event.preventDefault();
                  row.take();
                },
              },
              row.content,
            ),
          ),
        ),
      ),
    );
    above.querySelector('.at')?.scrollIntoView({ block: 'nearest' });
  }

  function refresh(): void {
    const on = focus;
    clearTimeout(timer);
    choices = on ? ownChoices(on.option, on.value === undefined ? on.input.value : '') : null;
    if (!on) at = -1;
    else if (on.value === undefined) at = 0;
    else at = Math.max(0, choices?.findIndex((choice) => choice.value === on.value) ?? 0);
    if (on?.option.autocomplete) {
      timer = setTimeout(() => void ask(on), on.asked ? TYPING_PAUSE : 0);
      on.asked = true;
    }
    draw();
  }

  async function ask(it: Field): Promise<void> {
    const mine = (asked += 1);
    const values: Record<string, OptionValue> = {};
    for (const [name, other] of fields)
      if (other !== it && other.filled && !other.isFile) values[name] = other.value ?? other.input.value;
    let answer = null;
    try {
      answer = await interact('choices', {
        channel: state.place,
        line: item.line,
        focused: it.option.name,
        typed: it.input.value,
        values,
      });
    } catch (error) {
      notice(why(error), true);
    }
    if (gone || mine !== asked || focus !== it) return;
    it.failed = answer === null;
    choices = (answer?.choices ?? []).map((choice) => ({ label: localName(choice), value: choice.value }));
    at = 0;
    draw();
  }

  /** Puts the cursor into an option, which is added when it is not there yet. */
  function goTo(option: CommandOption): void {
    const { input } = addField(option);
    draw();
    input.focus();
  }

  function next(): void {
    const missing = waitingFor();
    if (missing) goTo(missing);
    else {
      draw();
      filler.focus();
    }
  }

  function key(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const rows = listRows();
    const row = rows[at];
    const step = STEP[event.key];
    if (step !== undefined && rows.length > 0) {
      event.preventDefault();
      at = (at + step + rows.length) % rows.length;
      drawList();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      leave('');
    } else if (event.key === 'Backspace' && !focus?.input.value) {
      event.preventDefault();
      back();
    } else if (event.key === 'Tab' || event.key === 'Enter') {
      const picking = row !== undefined && (focus ? focus.value === undefined && row.isChoice : true);
      if (picking) {
        event.preventDefault();
        row.take();
      } else if (event.key === 'Tab' && !event.shiftKey && focus) {
        event.preventDefault();
        next();
      } else if (event.key === 'Enter') {
        event.preventDefault();
        if (focus?.filled && waitingFor()) next();
        else void send();
      }
    }
  }

  function back(): void {
    const order = options.filter((option) => fields.has(option.name));
    const here = focus ? order.indexOf(focus.option) : order.length;
    if (focus && !focus.option.required) fields.delete(focus.option.name);
    const before = order[here - 1];
    if (before) goTo(before);
    else leave(`/${item.shown}`);
  }

  async function send(): Promise<void> {
    for (const option of options) if (option.required) addField(option);
    const filled = options.flatMap((option) => fields.get(option.name) ?? []);
    for (const it of filled) it.wrong = it.isBad();
    const first = filled.find((it) => it.wrong);
    if (first) {
      draw();
      first.input.focus();
      first.wrong = true;
      draw();
      return;
    }
    const values: Record<string, OptionValue> = {};
    for (const it of filled) {
      const value = it.filled ? await it.sent() : undefined;
      if (value !== undefined) values[it.option.name] = value;
    }
    const channel = state.place;
    leave('');
    const row = showSending(item.line);
    try {
      const answer = await interact('command', { channel, line: item.line, values });
      if (answer) row.gone();
      else row.fail();
      if (answer?.modal) openModal(answer.modal, answer.interaction, channel);
    } catch (error) {
      row.gone();
      notice(why(error), true);
    }
    redraw('messages');
  }

  for (const option of options) if (option.required) addField(option);
  fill(box);
  draw();
  next();
  fields.values().next().value?.input.focus();
  return {
    send,
    close: () => {
      gone = true;
      clearTimeout(timer);
      fill(box);
      fill(above);
    },
  };
}
