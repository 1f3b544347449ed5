// The box at the bottom: text, files, and the list of commands that appears at "/".
import { avatar, byId, fill, h, icon, isIn } from './dom.js';
import type { Line } from './hints.js';
import { lines } from './hints.js';
import { localName, say, why } from './language.js';
import { notice } from './layer.js';
import type { Channel } from './protocol.js';
import type { CommandEditor } from './slash.js';
import { STEP, commandEditor } from './slash.js';
import { channel, frame, inDm, me, on, person, readFiles, state } from './state.js';

/** The nodes of the box; made anew for every channel. */
interface Box {
  readonly input: HTMLTextAreaElement;
  /** Where lists appear, over the box. */
  readonly above: HTMLElement;
  readonly frame: HTMLElement;
  readonly files: HTMLElement;
}

let editor: CommandEditor | null = null;
let box: Box = blankBox();
let files: readonly File[] = [];
let at = 0;
let drawnFor = '';

function blankBox(): Box {
  return { input: h('textarea'), above: h('div.above'), frame: h('div.box'), files: h('div.files') };
}

const known = (): Line[] => lines(state.commands.get(state.place) ?? []);

/** Commands that fit what is typed after the slash. */
function matches(): Line[] | null {
  const text = box.input.value;
  if (!text.startsWith('/') || text.includes('\n')) return null;
  const wanted = text.slice(1).toLowerCase().trimEnd();
  const score = (it: Line): number => {
    const names = [it.line.toLowerCase(), it.shown.toLowerCase()];
    if (names.includes(wanted)) return -1;
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.includes(wanted))) return 1;
    return it.text.toLowerCase().includes(wanted) && wanted.length > 1 ? 2 : 3;
  };
  return known()
    .filter((it) => score(it) < 3)
    .sort((a, b) => score(a) - score(b));
}

function drawPicker(): void {
  if (editor) return;
  const { above, input } = box;
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
        avatar(person(frame().bot.id), 20),
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
            h('small.option-app', {}, frame().bot.name),
          ),
        ),
      ),
    ),
  );
  above.querySelector('.at')?.scrollIntoView({ block: 'nearest' });
}

function startCommand(item: Line): void {
  const field = h('div.command-box', {});
  fill(box.frame, field);
  box.frame.classList.add('commanding');
  editor = commandEditor(item, field, box.above, (text) => {
    editor?.close();
    editor = null;
    drawBox();
    box.input.value = text;
    grow();
    box.input.focus();
    drawPicker();
  });
}

function grow(): void {
  const { input } = box;
  input.style.height = 'auto';
  input.style.height = `${Math.min(input.scrollHeight, innerHeight * 0.4)}px`;
}

async function send(): Promise<void> {
  if (editor) {
    await editor.send();
    return;
  }
  const { input } = box;
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
    box.input.value = content;
    files = sent;
    drawFiles();
    grow();
    notice(why(error), true);
  }
}

function key(event: KeyboardEvent): void {
  if (event.isComposing) return;
  const found = matches() ?? [];
  const picked = found[at];
  const step = STEP[event.key];
  if (found.length > 0 && step !== undefined) {
    event.preventDefault();
    at = (at + step + found.length) % found.length;
    drawPicker();
  } else if (picked && (event.key === 'Enter' || event.key === 'Tab')) {
    event.preventDefault();
    startCommand(picked);
  } else if (event.key === 'Escape') {
    box.input.value = '';
    drawPicker();
  } else if (event.key === 'Enter' && !event.shiftKey) {
    event.preventDefault();
    void send();
  }
}

function typed(): void {
  grow();
  at = 0;
  const text = box.input.value;
  const exact =
    text.startsWith('/') && text.endsWith(' ')
      ? known().find((it) => [it.line, it.shown].includes(text.slice(1, -1).toLowerCase()))
      : null;
  if (exact) startCommand(exact);
  else drawPicker();
}

function setFiles(given: readonly File[]): void {
  files = given;
  drawFiles();
}

function drawFiles(): void {
  fill(
    box.files,
    files.map((file, index) =>
      h(
        'span.file-chip',
        {},
        icon('file', 16),
        file.name,
        h('button.plain', { onclick: () => setFiles(files.toSpliced(index, 1)) }, icon('close', 14)),
      ),
    ),
  );
}

function placeholder(place: Channel): string {
  if (inDm()) return say('box.dm', { name: frame().bot.name });
  return say(place.thread ? 'box.post' : 'box.channel', { name: place.name });
}

/** What the box looks like depends on: drawn anew only when it changes. */
const look = (place: Channel): string => [place.id, place.canWrite, document.documentElement.lang].join(':');

function drawBox(): void {
  const place = channel(state.place);
  const holder = byId('composer');
  if (!place || place.type === 15) {
    fill(holder);
    return;
  }
  drawnFor = look(place);
  const picked: HTMLInputElement = h('input', {
    type: 'file',
    multiple: true,
    hidden: true,
    onchange: () => setFiles([...files, ...(picked.files ?? [])]),
  });
  const input = h('textarea', {
    rows: '1',
    placeholder: place.canWrite ? placeholder(place) : say(place.thread?.locked ? 'box.locked' : 'box.closed'),
    disabled: !place.canWrite,
    'aria-label': placeholder(place),
    dataset: { composer: '1' },
    oninput: typed,
    onkeydown: key,
    onpaste: (event) => {
      const pasted = [...(event.clipboardData?.files ?? [])];
      if (pasted.length > 0) setFiles([...files, ...pasted]);
    },
  });
  box = { input, above: h('div.above'), frame: h('div.box', {}, input), files: h('div.files') };
  fill(
    holder,
    box.above,
    h(
      'div.box-frame',
      { class: place.canWrite ? '' : 'closed' },
      box.files,
      h(
        'div.box-row',
        {},
        picked,
        h(
          'button.plain',
          { title: say('box.attach'), disabled: !place.canWrite, onclick: () => picked.click() },
          h('span.plus', {}, icon('plus', 18)),
        ),
        box.frame,
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

function beginSlash(): void {
  if (editor) return;
  box.input.value = '/';
  box.input.focus();
  typed();
}

/** Opens the editor of a command by its line, as pressing it elsewhere does. */
export function useCommand(line: string): void {
  const found = known().find((it) => it.line === line);
  if (found && channel(state.place)?.type !== 15) startCommand(found);
}

/** Draws the box for the channel in view. */
export function showComposer(): void {
  editor?.close();
  editor = null;
  files = [];
  drawBox();
  if (box.input.isConnected && !matchMedia('(pointer: coarse)').matches) box.input.focus({ preventScroll: true });
}

// Typing anywhere goes into the box, as on Discord.
document.addEventListener('keydown', (event) => {
  const busy = isIn(event.target, 'input, textarea, select, .shade, .popup');
  if (busy || event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1 || event.key === ' ') return;
  if (editor) box.frame.querySelector('input')?.focus();
  else box.input.focus();
});

on('frame', () => {
  const place = channel(state.place);
  if (!editor && place && drawnFor !== look(place)) {
    const text = box.input.value;
    drawBox();
    if (box.input.isConnected && !box.input.disabled) box.input.value = text;
  }
});
on('commands', () => {
  if (box.input.isConnected) drawPicker();
});
on('language', () => {
  if (!editor) drawBox();
});
