// Using a slash command in the box: the command as a pill, its options as fields, choices above while typing.
import { listed, ownChoices } from './choices.js';
import { fill, h, icon } from './dom.js';
import { localName, localText } from './hints.js';
import { notice } from './layer.js';
import { optionLine } from './menu.js';
import { openModal } from './modal.js';
import { interact, readFiles, redraw, state } from './state.js';
import { sendingRow } from './messages.js';
import { say, why } from './words.js';

const TYPING_PAUSE = 150;

/**
 * Opens the command editor in `box`, its lists in `above`. `leave(text)` is called when the person is done
 * with it or gives up.
 */
export function commandEditor(item, box, above, leave) {
  const options = (item.leaf.options ?? []).filter((option) => option.type > 2);
  const fields = new Map();
  let focus = null;
  let choices = null;
  let at = 0;
  let asked = 0;
  let timer = null;
  let gone = false;

  const waitingFor = () => options.find((option) => option.required && !fields.get(option.name)?.filled());
  const rest = () => options.filter((option) => !fields.has(option.name));

  function addField(option) {
    if (fields.has(option.name)) return fields.get(option.name);
    const it = { option, value: undefined, wrong: false };
    const isFile = option.type === 11;
    const input = h('input', {
      type: isFile ? 'file' : 'text',
      autocomplete: 'off',
      'aria-label': localName(option),
      inputmode: option.type === 4 || option.type === 10 ? 'decimal' : undefined,
      dataset: { option: option.name },
    });
    const size = () => {
      if (!isFile)
        input.style.width = `${Math.max(
          2,
          [...input.value].reduce((sum, char) => sum + (char.charCodeAt(0) > 0x1100 ? 2 : 1), 1),
        )}ch`;
    };
    it.input = input;
    it.filled = () => (isFile ? input.files.length > 0 : input.value.trim() !== '');
    it.node = h(
      'span.field-chip',
      { onclick: () => input.focus() },
      h('span.field-name', {}, localName(option)),
      input,
    );
    it.set = (choice) => {
      it.value = choice.value;
      input.value = choice.label;
      it.wrong = false;
      size();
    };
    input.addEventListener('input', () => {
      it.value = undefined;
      it.wrong = false;
      size();
      refresh();
    });
    input.addEventListener('focus', () => {
      focus = it;
      refresh();
    });
    input.addEventListener('keydown', key);
    size();
    fields.set(option.name, it);
    return it;
  }

  function draw() {
    for (const it of fields.values()) {
      it.node.classList.toggle('wrong', it.wrong);
      it.node.classList.toggle('focus', it === focus);
    }
    const wanted = [
      pill,
      ...options.flatMap((option) => fields.get(option.name)?.node ?? []),
      rest().length > 0 ? more : null,
      filler,
    ].filter(Boolean);
    wanted.forEach((node, index) => {
      if (box.children[index] !== node) box.insertBefore(node, box.children[index] ?? null);
    });
    while (box.children.length > wanted.length) box.lastChild.remove();
    fill(more, say('slash.more', { count: String(rest().length) }));
    drawList();
  }

  const pill = h('span.command-pill', {}, `/${item.shown}`);
  const more = h('button.more-chip', { type: 'button', onclick: () => ((focus = null), refresh()) });
  const filler = h('input.filler', { 'aria-label': `/${item.shown}`, dataset: { filler: '1' } });
  filler.addEventListener('keydown', key);
  filler.addEventListener('input', () => (filler.value = ''));
  filler.addEventListener('focus', () => {
    focus = null;
    refresh();
  });

  function listRows() {
    if (focus && choices) return choices.map((choice) => ({ choice, content: optionLine(choice) }));
    if (focus && (listed(focus.option) || focus.option.autocomplete)) return [];
    return rest().map((option) => ({
      option,
      content: optionLine(
        { label: localName(option), description: localText(option) },
        h('small.need', {}, say(option.required ? 'slash.required' : 'slash.optional')),
      ),
    }));
  }

  function drawList() {
    const rows = listRows();
    const wrong = focus?.wrong;
    const title = focus
      ? [h('b', {}, localName(focus.option)), ' ', localText(focus.option)]
      : [h('b', {}, `/${item.shown}`), ' ', item.text];
    const empty =
      focus && choices === null && focus.option.autocomplete
        ? say('slash.loading')
        : focus && (focus.option.autocomplete || listed(focus.option)) && rows.length === 0
          ? say(focus.failed ? 'slash.failed' : 'slash.nothing')
          : null;
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
            wrong ? h('span.wrong', {}, ` – ${say(focus.filled() ? 'slash.bad' : 'slash.missing')}`) : null,
          ),
          h(
            'button.plain',
            { title: say('slash.cancel'), onmousedown: (event) => (event.preventDefault(), leave('')) },
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
                class: index === at && (row.choice || !focus) ? 'at' : '',
                onmousedown: (event) => {
                  event.preventDefault();
                  take(row);
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

  function refresh() {
    at = 0;
    clearTimeout(timer);
    choices = focus ? ownChoices(focus.option, focus.value === undefined ? focus.input.value : '') : null;
    if (focus && listed(focus.option) && focus.value !== undefined)
      at = Math.max(
        0,
        choices.findIndex((choice) => choice.value === focus.value),
      );
    if (focus?.option.autocomplete) {
      const it = focus;
      timer = setTimeout(() => ask(it), it.asked ? TYPING_PAUSE : 0);
      it.asked = true;
    }
    if (!focus) at = -1;
    draw();
  }

  async function ask(it) {
    const mine = (asked += 1);
    const values = {};
    for (const [name, other] of fields)
      if (other !== it && other.filled() && other.option.type !== 11) values[name] = other.value ?? other.input.value;
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

  function take(row) {
    if (row.option) {
      addField(row.option);
      draw();
      fields.get(row.option.name).input.focus();
      return;
    }
    focus.set(row.choice);
    next();
  }

  function next() {
    const missing = waitingFor();
    if (missing) {
      addField(missing);
      draw();
      fields.get(missing.name).input.focus();
    } else {
      draw();
      filler.focus();
    }
  }

  function key(event) {
    if (event.isComposing) return;
    const rows = listRows();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && rows.length > 0) {
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
      const picking = rows[at] && (focus ? focus.value === undefined && rows[at].choice : true);
      if (picking && !(event.key === 'Enter' && !focus && at < 0)) {
        event.preventDefault();
        take(rows[at]);
      } else if (event.key === 'Tab' && !event.shiftKey && focus) {
        event.preventDefault();
        next();
      } else if (event.key === 'Enter') {
        event.preventDefault();
        if (focus?.filled() && waitingFor()) next();
        else void send();
      }
    }
  }

  function back() {
    const order = options.filter((option) => fields.has(option.name));
    const here = focus ? order.indexOf(focus.option) : order.length;
    if (focus && !focus.option.required) fields.delete(focus.option.name);
    const before = order[here - 1];
    if (!before) {
      leave(`/${item.shown}`);
      return;
    }
    draw();
    fields.get(before.name).input.focus();
  }

  function bad(it) {
    if (!it.filled()) return it.option.required === true;
    if (listed(it.option) && it.value === undefined) {
      const exact = ownChoices(it.option, it.input.value).find(
        (choice) => choice.label.toLowerCase() === it.input.value.trim().toLowerCase(),
      );
      if (exact) it.set(exact);
      return !exact;
    }
    const number = it.option.type === 4 || it.option.type === 10;
    if (number && it.value === undefined) return Number.isNaN(Number(it.input.value));
    return false;
  }

  async function send() {
    for (const option of options) if (option.required) addField(option);
    let first = null;
    for (const option of options) {
      const it = fields.get(option.name);
      if (!it) continue;
      it.wrong = bad(it);
      if (it.wrong) first ??= it;
    }
    if (first) {
      draw();
      first.input.focus();
      first.wrong = true;
      draw();
      return;
    }
    const values = {};
    for (const [name, it] of fields) {
      if (!it.filled()) continue;
      if (it.option.type === 11) values[name] = (await readFiles(it.input.files))[0];
      else values[name] = it.value ?? (it.option.type === 3 ? it.input.value : Number(it.input.value));
    }
    const channel = state.place;
    leave('');
    const row = sendingRow(item.line);
    try {
      const answer = await interact('command', { channel, line: item.line, values });
      if (answer) row.gone();
      else row.fail();
      if (answer?.kind === 'modal') openModal(answer.modal, answer.interaction, channel);
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
  if (fields.size > 0) fields.values().next().value.input.focus();
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
