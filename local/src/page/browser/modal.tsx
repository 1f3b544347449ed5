// Modals: every kind of field a bot can ask for, checked as Discord's client checks before it sends.
import type { ComponentChild, VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { menuOptions } from './choices.js';
import type { Choice } from './components.js';
import { Avatar, Icon } from './icons.js';
import { say, why } from './language.js';
import { dialog } from './layer.js';
import { markdown } from './markdown.js';
import { OptionText, SelectButton } from './menu.js';
import type { FieldValue, Modal, ModalField } from './protocol.js';
import { frame, interact, person, readFiles } from './state.js';

/** What a field holds: as the server takes it, but for files, which are read when they are sent. */
type Held = string | boolean | readonly string[] | readonly File[] | null;

const isNeeded = (it: ModalField): boolean => it.type !== 23 && (it.required ?? true);

/** What a field holds at first. */
function preset(it: ModalField): Held {
  switch (it.type) {
    case 4:
      return it.value ?? '';
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
      return menuOptions(it).flatMap((option) => (option.preset ? [option.value] : []));
    case 19:
      return [];
    case 21:
      return it.options.find((option) => option.default)?.value ?? null;
    case 22:
      return it.options.flatMap((option) => (option.default ? [option.value] : []));
    case 23:
      return it.default === true;
  }
}

/** Whether a field is filled in right. */
function isGood(it: ModalField, held: Held): boolean {
  const count = Array.isArray(held) || typeof held === 'string' ? held.length : 0;
  if (count === 0 && !isNeeded(it)) return true;
  switch (it.type) {
    case 4:
      return count > 0 && count >= (it.min_length ?? 0);
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
      return count >= (it.min_values ?? 1);
    case 19:
      return count >= (isNeeded(it) ? Math.max(1, it.min_values ?? 1) : 0) && count <= (it.max_values ?? 1);
    case 21:
      return held !== null;
    case 22:
      return count >= (it.min_values ?? 1) && count <= (it.max_values ?? it.options.length);
    case 23:
      return true;
  }
}

/** What is sent of a field; undefined for nothing. */
async function sentOf(held: Held): Promise<FieldValue | undefined> {
  if (held === null || typeof held !== 'object') return held ?? undefined;
  const files = held.filter((it) => it instanceof File);
  return files.length > 0 ? readFiles(files) : held.filter((it) => typeof it === 'string');
}

interface FieldProps {
  readonly of: ModalField;
  readonly held: Held;
  readonly hold: (held: Held) => void;
}

/** Choices one below the other, each with its tick or dot. */
const Ticks = (props: {
  readonly type: 'checkbox' | 'radio';
  readonly name: string;
  readonly options: readonly Choice[];
  readonly on: (value: string) => boolean;
  readonly press: (value: string) => void;
}): VNode => (
  <div class="choices" role={props.type === 'radio' ? 'radiogroup' : undefined}>
    {props.options.map((option) => (
      <label key={option.value} class="choice">
        <input
          type={props.type}
          name={props.name}
          value={option.value}
          checked={props.on(option.value)}
          onChange={() => props.press(option.value)}
        />
        <OptionText of={option} />
      </label>
    ))}
  </div>
);

function Field({ of: it, held, hold }: FieldProps): VNode {
  const values = Array.isArray(held) ? held.filter((one) => typeof one === 'string') : [];
  switch (it.type) {
    case 4: {
      const text = typeof held === 'string' ? held : '';
      const props = {
        placeholder: it.placeholder ?? '',
        maxLength: it.max_length ?? 4000,
        'data-field': it.custom_id,
        value: text,
        onInput: (event: { readonly currentTarget: { readonly value: string } }) => hold(event.currentTarget.value),
      };
      return (
        <div class="field-text">
          {it.style === 2 ? <textarea {...props} rows={5} /> : <input {...props} type="text" />}
          <span class="count">{it.max_length && it.style === 2 ? `${text.length}/${it.max_length}` : ''}</span>
        </div>
      );
    }
    case 3:
    case 5:
    case 6:
    case 7:
    case 8: {
      const options = menuOptions(it).map((option) => ({ ...option, preset: values.includes(option.value) }));
      return (
        <SelectButton
          select={it}
          options={options}
          onDone={hold}
          field={it.custom_id}
          right={<Icon name="down" size={18} />}
        />
      );
    }
    case 19:
      return (
        <input
          type="file"
          multiple={(it.max_values ?? 1) > 1}
          data-field={it.custom_id}
          aria-label={say('modal.files')}
          onChange={(event) => hold([...(event.currentTarget.files ?? [])])}
        />
      );
    case 21:
      return (
        <Ticks type="radio" name={it.custom_id} options={it.options} on={(value) => value === held} press={hold} />
      );
    case 22:
      return (
        <Ticks
          type="checkbox"
          name={it.custom_id}
          options={it.options}
          on={(value) => values.includes(value)}
          press={(value) => hold(values.includes(value) ? values.filter((one) => one !== value) : [...values, value])}
        />
      );
    case 23:
      return (
        <label class="choice">
          <input
            type="checkbox"
            checked={held === true}
            data-field={it.custom_id}
            onChange={(event) => hold(event.currentTarget.checked)}
          />
        </label>
      );
  }
}

/** The fields of a modal. */
const fieldsOf = (modal: Modal): readonly ModalField[] =>
  modal.components.flatMap((part): readonly ModalField[] =>
    part.type === 18 ? [part.component] : part.type === 1 ? part.components : [],
  );

interface FormProps {
  readonly modal: Modal;
  readonly interaction: string;
  readonly channel: string;
  readonly close: () => void;
}

function Form({ modal, interaction, channel, close }: FormProps): VNode {
  const fields = fieldsOf(modal);
  const [held, setHeld] = useState(() => new Map(fields.map((it) => [it.custom_id, preset(it)])));
  const [wrong, setWrong] = useState<readonly ModalField[]>([]);
  const [status, setStatus] = useState('');
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => form.current?.querySelector<HTMLElement>('input, textarea, button.select')?.focus(), []);

  const send = async (): Promise<void> => {
    const bad = fields.filter((it) => !isGood(it, held.get(it.custom_id) ?? null));
    setWrong(bad);
    if (bad.length > 0 || busy) return;
    setBusy(true);
    try {
      const values: Record<string, FieldValue> = {};
      for (const [id, one] of held) {
        const value = await sentOf(one);
        if (value !== undefined) values[id] = value;
      }
      if (await interact('modal', { channel, interaction, values })) {
        close();
        return;
      }
      setStatus(say('modal.failed'));
    } catch (error) {
      setStatus(why(error));
    }
    setBusy(false);
  };
  const line = (it: ModalField, title: string, description: string | null | undefined): ComponentChild => (
    <div key={it.custom_id} class="field">
      <div class="label">
        {title}
        {isNeeded(it) && <span class="star"> *</span>}
        <span class="wrong">{wrong.includes(it) && ` – ${say('modal.required')}`}</span>
      </div>
      {description && <small class="hint">{description}</small>}
      <Field
        of={it}
        held={held.get(it.custom_id) ?? null}
        hold={(value) => setHeld((before) => new Map(before).set(it.custom_id, value))}
      />
    </div>
  );
  return (
    <div class="modal" role="dialog" aria-modal="true" aria-label={modal.title}>
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
        }}
      >
        <div class="modal-head">
          <Avatar of={person(frame().bot.id)} size={24} />
          <h2>{modal.title}</h2>
          <button type="button" class="plain" title={say('view.close')} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <div class="modal-body">
          {modal.components.map((part) => {
            if (part.type === 10) return <div class="text">{markdown(part.content)}</div>;
            if (part.type === 18) return line(part.component, part.label, part.description);
            return part.components.map((it) => line(it, it.label ?? '', null));
          })}
          <div class="modal-status" role="alert">
            {status}
          </div>
        </div>
        <div class="modal-foot">
          <button type="button" class="button ghost" onClick={close}>
            {say('modal.cancel')}
          </button>
          <button type="submit" class={`button primary ${busy ? 'busy' : ''}`} disabled={busy}>
            {say('modal.submit')}
          </button>
        </div>
      </form>
    </div>
  );
}

/** Opens a modal; what is sent goes back to the interaction that opened it. */
export const openModal = (modal: Modal, interaction: string, channel: string): void =>
  dialog((close) => <Form modal={modal} interaction={interaction} channel={channel} close={close} />);
