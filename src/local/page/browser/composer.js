// The box at the bottom: text, files, and the list of commands that appears at "/".
import { avatar, fill, h, icon } from './dom.js';
import { lines, localName } from './hints.js';
import { notice } from './layer.js';
import { channel, inDm, me, on, person, readFiles, state } from './state.js';
import { commandEditor } from './slash.js';
import { say, why } from './words.js';

let editor = null;
let input = null;
let above = null;
let box = null;
let filesRow = null;
let files = [];
let at = 0;
let drawnFor = null;

const known = () => lines(state.commands.get(state.place) ?? []);

/** Commands that fit what is typed after the slash. */
function matches() {
  const text = input.value;
  if (!text.startsWith('/') || text.includes('\n')) return null;
  const wanted = text.slice(1).toLowerCase().trimEnd();
  const score = (it) => {
    const names = [it.line.toLowerCase(), it.shown.toLowerCase()];
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.includes(wanted))) return 1;
    return it.text.toLowerCase().includes(wanted) && wanted.length > 1 ? 2 : 3;
  };
  return known()
    .filter((it) => score(it) < 3)
    .sort((a, b) => score(a) - score(b));
}

function drawPicker() {
  if (editor) return;
  const found = matches();
  if (!found) {
    fill(above);
    return;
  }
  at = Math.max(0, Math.min(at, found.length - 1));
  const title = input.value === '/' ? say('slash.all') : say('slash.title', { text: input.value });
  fill(
    above,
    h(
      'div.picker',
      { role: 'listbox' },
      h(
        'div.picker-title',
        {},
        avatar(person(state.frame.bot.id), 20),
        h('b', {}, found.length > 0 ? title : say('slash.none')),
      ),
      h(
        'div.picker-list',
        {},
        found.map((it, index) =>
          h(
            'div.option',
            {
              role: 'option',
              class: index === at ? 'at' : '',
              dataset: { line: it.line },
              onmousedown: (event) => {
                event.preventDefault();
                startCommand(it);
              },
            },
            h(
              'span.option-text',
              {},
              h(
                'span',
                {},
                h('b', {}, `/${it.shown}`),
                (it.leaf.options ?? [])
                  .filter((option) => option.required)
                  .map((option) => h('span.option-pill', {}, localName(option))),
              ),
              h('small', {}, it.text),
            ),
            h('small.option-app', {}, state.frame.bot.name),
          ),
        ),
      ),
    ),
  );
  above.querySelector('.at')?.scrollIntoView({ block: 'nearest' });
}

function startCommand(item) {
  const field = h('div.command-box', {});
  fill(box, field);
  box.classList.add('commanding');
  editor = commandEditor(item, field, above, (text) => {
    editor.close();
    editor = null;
    box.classList.remove('commanding');
    drawBox();
    input.value = text;
    grow();
    input.focus();
    drawPicker();
  });
}

const grow = () => {
  input.style.height = 'auto';
  input.style.height = `${Math.min(input.scrollHeight, innerHeight * 0.4)}px`;
};

async function send() {
  if (editor) {
    await editor.send();
    return;
  }
  const content = input.value;
  if (content.trim() === '' && files.length === 0) return;
  const sent = files;
  input.value = '';
  files = [];
  drawFiles();
  grow();
  try {
    await me('say', { channel: state.place, content, files: await readFiles(sent) });
  } catch (error) {
    input.value = content;
    files = sent;
    drawFiles();
    grow();
    notice(why(error), true);
  }
}

function key(event) {
  if (event.isComposing) return;
  const found = matches();
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (found?.length && step) {
    event.preventDefault();
    at = (at + step + found.length) % found.length;
    drawPicker();
  } else if (found?.length && (event.key === 'Enter' || event.key === 'Tab')) {
    event.preventDefault();
    startCommand(found[at]);
  } else if (event.key === 'Escape') {
    input.value = '';
    drawPicker();
  } else if (event.key === 'Enter' && !event.shiftKey) {
    event.preventDefault();
    void send();
  }
}

function typed() {
  grow();
  at = 0;
  const text = input.value;
  const exact =
    text.startsWith('/') && text.endsWith(' ')
      ? known().find((it) => [it.line, it.shown].includes(text.slice(1, -1).toLowerCase()))
      : null;
  if (exact) startCommand(exact);
  else drawPicker();
}

function drawFiles() {
  fill(
    filesRow,
    files.map((file, index) =>
      h(
        'span.file-chip',
        {},
        icon('file', 16),
        file.name,
        h('button.plain', { onclick: () => (files.splice(index, 1), drawFiles()) }, icon('close', 14)),
      ),
    ),
  );
}

function placeholder() {
  const place = channel(state.place);
  if (inDm()) return say('box.dm', { name: state.frame.bot.name });
  return say(place?.thread ? 'box.post' : 'box.channel', { name: place?.name ?? '' });
}

function drawBox() {
  const place = channel(state.place);
  const holder = document.getElementById('composer');
  if (!place || place.type === 15) {
    fill(holder);
    return;
  }
  drawnFor = `${place.id}:${place.canWrite}:${document.documentElement.lang}`;
  above = h('div.above', {});
  filesRow = h('div.files', {});
  const picked = h('input', {
    type: 'file',
    multiple: true,
    hidden: true,
    onchange: () => ((files = [...files, ...picked.files]), drawFiles()),
  });
  input = h('textarea', {
    rows: '1',
    placeholder: place.canWrite ? placeholder() : say(place.thread?.locked ? 'box.locked' : 'box.closed'),
    disabled: !place.canWrite,
    'aria-label': placeholder(),
    dataset: { composer: '1' },
    oninput: typed,
    onkeydown: key,
    onpaste: (event) => {
      const pasted = [...event.clipboardData.files];
      if (pasted.length > 0) {
        files = [...files, ...pasted];
        drawFiles();
      }
    },
  });
  box = h('div.box', {}, input);
  fill(
    holder,
    above,
    h(
      'div.box-frame',
      { class: place.canWrite ? '' : 'closed' },
      filesRow,
      h(
        'div.box-row',
        {},
        picked,
        h(
          'button.plain',
          { title: say('box.attach'), disabled: !place.canWrite, onclick: () => picked.click() },
          h('span.plus', {}, icon('plus', 18)),
        ),
        box,
        h(
          'button.plain.slash-button',
          { title: say('box.slash'), disabled: !place.canWrite, onclick: () => beginSlash() },
          '/',
        ),
        h(
          'button.plain.send',
          { title: say('box.send'), disabled: !place.canWrite, onclick: () => void send() },
          icon('send', 20),
        ),
      ),
    ),
  );
}

function beginSlash() {
  if (editor) return;
  input.value = '/';
  input.focus();
  typed();
}

/** Opens the editor of a command by its line, as pressing it elsewhere does. */
export function useCommand(line) {
  const found = known().find((it) => it.line === line);
  if (!found || channel(state.place)?.type === 15) return false;
  startCommand(found);
  return true;
}

/** Draws the box for the channel in view. */
export function showComposer() {
  editor?.close();
  editor = null;
  files = [];
  drawBox();
  if (input?.isConnected && !matchMedia('(pointer: coarse)').matches) input.focus({ preventScroll: true });
}

// Typing anywhere goes into the box, as on Discord.
document.addEventListener('keydown', (event) => {
  const busy = event.target.closest?.('input, textarea, select, .shade, .popup');
  if (busy || event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1 || event.key === ' ') return;
  if (editor) box.querySelector('input')?.focus();
  else input?.focus();
});

on('frame', () => {
  const place = channel(state.place);
  if (!editor && place && drawnFor !== `${place.id}:${place.canWrite}:${document.documentElement.lang}`) {
    const text = input?.value ?? '';
    drawBox();
    if (input?.isConnected && !input.disabled) input.value = text;
  }
});
on('commands', () => !editor && input?.isConnected && drawPicker());
on('language', () => {
  if (!editor) drawBox();
});
