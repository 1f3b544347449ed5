// Using a slash command in the box: the command as a pill, its options as fields, choices above while typing.
import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { CommandDraft, type Field } from './command-draft.js';
import type { Line } from './command-lines.js';
import { Icon } from './icons.js';
import { localName, localText, say } from './language.js';
import { OptionLine, useInSight } from './menu.js';

/** How wide a text is in a field, in characters of the Latin alphabet. */
const widthOf = (text: string): number =>
  Math.max(
    2,
    Array.from(text).reduce((sum, char) => sum + (char.charCodeAt(0) > 0x1100 ? 2 : 1), 1),
  );

function FieldChip({ draft, field }: { readonly draft: CommandDraft; readonly field: Field }): VNode {
  const { option } = field;
  const input = useRef<HTMLInputElement>(null);
  const common = {
    ref: input,
    'aria-label': localName(option),
    'data-option': option.name,
    onFocus: () => draft.enter(field),
    onKeyDown: (event: KeyboardEvent) => draft.key(event),
  };
  return (
    <span
      class={`field-chip ${field.wrong ? 'wrong' : ''} ${field === draft.focus ? 'focus' : ''}`}
      onClick={() => input.current?.focus()}
    >
      <span class="field-name">{localName(option)}</span>
      {field.isFile ? (
        <input
          {...common}
          type="file"
          onInput={(event) => {
            field.files = [...(event.currentTarget.files ?? [])];
            draft.type(field, '');
          }}
        />
      ) : (
        <input
          {...common}
          type="text"
          autocomplete="off"
          inputMode={field.isNumber ? 'decimal' : undefined}
          style={{ width: `${widthOf(field.text)}ch` }}
          value={field.text}
          onInput={(event) => draft.type(field, event.currentTarget.value)}
        />
      )}
    </span>
  );
}

function Picker({ draft, cancel }: { readonly draft: CommandDraft; readonly cancel: () => void }): VNode {
  const { focus, item, at } = draft;
  const list = useRef<HTMLDivElement>(null);
  useInSight(list);
  const pressed = (take: () => void) => (event: Event) => {
    event.preventDefault();
    take();
  };
  return (
    <div class="picker" role="listbox">
      <div class={`picker-title ${focus?.wrong ? 'bad' : ''}`}>
        <span>
          <b>{focus ? localName(focus.option) : `/${item.shown}`}</b> {focus ? localText(focus.option) : item.text}
          {focus?.wrong && <span class="wrong">{` – ${say(focus.filled ? 'slash.bad' : 'slash.missing')}`}</span>}
        </span>
        <button class="plain" title={say('slash.cancel')} onMouseDown={pressed(cancel)}>
          <Icon name="close" size={16} />
        </button>
      </div>
      {draft.emptyText && <div class="picker-empty">{draft.emptyText}</div>}
      <div class="picker-list" ref={list}>
        {focus &&
          draft.choices?.map((choice, index) => (
            <div
              key={choice.value}
              role="option"
              aria-selected={index === at}
              class={`option ${index === at ? 'at' : ''}`}
              onMouseDown={pressed(() => draft.pick(choice))}
            >
              <OptionLine of={choice} />
            </div>
          ))}
        {draft.offered.map((option, index) => (
          <div
            key={option.name}
            role="option"
            aria-selected={!focus && index === at}
            class={`option ${!focus && index === at ? 'at' : ''}`}
            onMouseDown={pressed(() => draft.goTo(option))}
          >
            <OptionLine of={{ label: localName(option), description: localText(option) }}>
              <small class="need">{say(option.required ? 'slash.required' : 'slash.optional')}</small>
            </OptionLine>
          </div>
        ))}
      </div>
    </div>
  );
}

/** What the box needs of a command that is being filled in: its list, its fields, and what sends it. */
export interface Editor {
  readonly above: VNode;
  readonly box: VNode;
  readonly send: () => Promise<void>;
}

/** The editor of a command; `leave(text)` is called when the person is done with it or gives up. */
export function useEditor(item: Line, leave: (text: string) => void): Editor {
  const [, draw] = useState({});
  const [draft] = useState(() => new CommandDraft(item, () => draw({}), leave));
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { wanted } = draft;
    if (wanted === null) return;
    draft.wanted = null;
    const name = wanted === '' ? '[data-filler]' : `[data-option="${wanted}"]`;
    box.current?.querySelector<HTMLInputElement>(name)?.focus();
  });
  useLayoutEffect(() => () => draft.close(), [draft]);
  return {
    above: <Picker draft={draft} cancel={() => leave('')} />,
    box: (
      <div class="command-box" ref={box}>
        <span class="command-pill">{`/${item.shown}`}</span>
        {draft.fields.map((field) => (
          <FieldChip key={field.option.name} draft={draft} field={field} />
        ))}
        {draft.rest.length > 0 && (
          <button type="button" class="more-chip" onClick={() => draft.enter(null)}>
            {say('slash.more', { count: String(draft.rest.length) })}
          </button>
        )}
        <input
          class="filler"
          aria-label={`/${item.shown}`}
          data-filler="1"
          value=""
          onInput={(event) => {
            event.currentTarget.value = '';
          }}
          onFocus={() => draft.enter(null)}
          onKeyDown={(event) => draft.key(event)}
        />
      </div>
    ),
    send: () => draft.send(),
  };
}
