// The box at the bottom: text, files, and the list of commands that appears at "/".
import type { ComponentChild, VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Line } from './command-lines.js';
import { lines, matching } from './command-lines.js';
import { Avatar, Icon } from './icons.js';
import { localName, say, why } from './language.js';
import { notice } from './layer.js';
import { STEP, useInSight } from './menu.js';
import type { Channel } from './protocol.js';
import { useEditor } from './slash.js';
import { change, frame, inDm, me, person, readFiles, state } from './state.js';

const known = (): Line[] => lines(state.commands.get(state.place) ?? []);

const begin = (command: Line): void => change({ command });

function Commands({
  typed,
  found,
  at,
}: {
  readonly typed: string;
  readonly found: readonly Line[];
  readonly at: number;
}): VNode {
  const list = useRef<HTMLDivElement>(null);
  useInSight(list);
  const title = typed === '/' ? say('slash.all') : say('slash.title', { text: typed });
  return (
    <div class="picker" role="listbox">
      <div class="picker-title">
        <Avatar of={person(frame().bot.id)} size={20} />
        <b>{found.length > 0 ? title : say('slash.none')}</b>
      </div>
      <div class="picker-list" ref={list}>
        {found.map((it, index) => (
          <div
            key={it.line}
            role="option"
            aria-selected={index === at}
            class={`option ${index === at ? 'at' : ''}`}
            data-line={it.line}
            onMouseDown={(event) => {
              event.preventDefault();
              begin(it);
            }}
          >
            <span class="option-text">
              <span>
                <b>{`/${it.shown}`}</b>
                {(it.leaf.options ?? []).map(
                  (option) =>
                    option.required && (
                      <span key={option.name} class="option-pill">
                        {localName(option)}
                      </span>
                    ),
                )}
              </span>
              <small>{it.text}</small>
            </span>
            <small class="option-app">{frame().bot.name}</small>
          </div>
        ))}
      </div>
    </div>
  );
}

interface BoxProps {
  readonly place: Channel;
  readonly files: readonly File[];
  readonly setFiles: (files: readonly File[]) => void;
}

/** What stands around the text or the command: the list above, files, and the buttons. */
function Box(
  props: BoxProps & {
    readonly above: ComponentChild;
    readonly children: ComponentChild;
    readonly send: () => Promise<void>;
    readonly slash: () => void;
    readonly commanding: boolean;
  },
): VNode {
  const { place, files, setFiles } = props;
  const picked = useRef<HTMLInputElement>(null);
  const off = !place.canWrite;
  return (
    <>
      <div class="above">{props.above}</div>
      <div class={`box-frame ${off ? 'closed' : ''}`}>
        <div class="files">
          {files.map((file, index) => (
            <span key={`${index} ${file.name}`} class="file-chip">
              <Icon name="file" size={16} />
              {file.name}
              <button class="plain" onClick={() => setFiles(files.toSpliced(index, 1))}>
                <Icon name="close" size={14} />
              </button>
            </span>
          ))}
        </div>
        <div class="box-row">
          <input
            ref={picked}
            type="file"
            multiple
            hidden
            onChange={(event) => setFiles([...files, ...(event.currentTarget.files ?? [])])}
          />
          <button class="plain" title={say('box.attach')} disabled={off} onClick={() => picked.current?.click()}>
            <span class="plus">
              <Icon name="plus" size={18} />
            </span>
          </button>
          <div class={`box ${props.commanding ? 'commanding' : ''}`}>{props.children}</div>
          <button class="plain slash-button" title={say('box.slash')} disabled={off} onClick={props.slash}>
            /
          </button>
          <button class="plain send" title={say('box.send')} disabled={off} onClick={() => void props.send()}>
            <Icon name="send" />
          </button>
        </div>
      </div>
    </>
  );
}

function CommandBox(props: BoxProps & { readonly item: Line; readonly leave: (text: string) => void }): VNode {
  const { above, box, send } = useEditor(props.item, props.leave);
  return (
    <Box {...props} above={above} send={send} slash={() => undefined} commanding>
      {box}
    </Box>
  );
}

function placeholder(place: Channel): string {
  if (inDm()) return say('box.dm', { name: frame().bot.name });
  return say(place.thread ? 'box.post' : 'box.channel', { name: place.name });
}

interface TextProps extends BoxProps {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Whether the cursor goes into it as it appears. */
  readonly focused: boolean;
}

function TextBox(props: TextProps): VNode {
  const { place, files, setFiles, text, setText, focused } = props;
  const [at, setAt] = useState(0);
  const input = useRef<HTMLTextAreaElement>(null);
  const found = text.startsWith('/') && !text.includes('\n') ? matching(known(), text.slice(1)) : null;
  const here = Math.max(0, Math.min(at, (found?.length ?? 0) - 1));

  useLayoutEffect(() => {
    if (focused) input.current?.focus({ preventScroll: true });
  }, []);
  useLayoutEffect(() => {
    const node = input.current;
    if (!node) return;
    node.style.height = 'auto';
    // A hint is never longer than its line; only what is typed makes the box grow.
    node.style.height = text === '' ? '' : `${Math.min(node.scrollHeight, innerHeight * 0.4)}px`;
  }, [text]);

  const typed = (now: string): void => {
    setText(now);
    setAt(0);
    if (!now.startsWith('/') || !now.endsWith(' ')) return;
    const exact = known().find((it) => [it.line, it.shown].includes(now.slice(1, -1).toLowerCase()));
    if (exact) begin(exact);
  };
  const send = async (): Promise<void> => {
    if (text.trim() === '' && files.length === 0) return;
    setText('');
    setFiles([]);
    try {
      await me('say', { channel: place.id, content: text, files: await readFiles(files) });
    } catch (error) {
      setText(text);
      setFiles(files);
      notice(why(error), true);
    }
  };
  const key = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    const picked = found?.[here];
    const step = STEP[event.key];
    if (found && found.length > 0 && step !== undefined) setAt((here + step + found.length) % found.length);
    else if (picked && (event.key === 'Enter' || event.key === 'Tab')) begin(picked);
    else if (event.key === 'Escape') setText('');
    else if (event.key === 'Enter' && !event.shiftKey) void send();
    else return;
    event.preventDefault();
  };
  const slash = (): void => {
    typed('/');
    input.current?.focus();
  };
  return (
    <Box
      {...props}
      above={found && <Commands typed={text} found={found} at={here} />}
      send={send}
      slash={slash}
      commanding={false}
    >
      <textarea
        ref={input}
        rows={1}
        placeholder={place.canWrite ? placeholder(place) : say(place.thread?.locked ? 'box.locked' : 'box.closed')}
        disabled={!place.canWrite}
        aria-label={placeholder(place)}
        data-composer="1"
        value={text}
        onInput={(event) => typed(event.currentTarget.value)}
        onKeyDown={key}
        onPaste={(event) => {
          const pasted = [...(event.clipboardData?.files ?? [])];
          if (pasted.length > 0) setFiles([...files, ...pasted]);
        }}
      />
    </Box>
  );
}

/** The box of a channel; what is in it goes when another one is opened. */
export function Composer({ of: place }: { readonly of: Channel }): VNode {
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  /** Whether a command was just left: then the cursor goes back into the box, on a phone too. */
  const [left, setLeft] = useState(false);
  const { command } = state;
  const box = { place, files, setFiles };
  const leave = (rest: string): void => {
    setText(rest);
    setLeft(true);
    change({ command: null });
  };
  return command ? (
    <CommandBox key={command.line} {...box} item={command} leave={leave} />
  ) : (
    <TextBox
      key="text"
      {...box}
      text={text}
      setText={setText}
      focused={left || !matchMedia('(pointer: coarse)').matches}
    />
  );
}
