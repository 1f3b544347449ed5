// Modals: every kind of field a bot can ask for, checked as Discord's client checks before it sends.
import { avatar, fill, h, icon } from './dom.js';
import { say, why } from './language.js';
import { dialog } from './layer.js';
import { look } from './look.js';
import { markdown } from './markdown.js';
import { menuOptions, openMenu } from './menu.js';
import type { FieldValue, Modal, ModalField, SentFile } from './protocol.js';
import { frame, interact, person, readFiles } from './state.js';

/** A field: its node, its value as the server takes it, and whether it is filled in right. */
interface Field {
  readonly node: HTMLElement;
  readonly value: () => FieldValue | Promise<FieldValue> | undefined;
  readonly good: () => boolean;
}

const isNeeded = (it: ModalField): boolean => it.type !== 23 && (it.required ?? true);

function field(it: ModalField): Field {
  const needed = isNeeded(it);
  switch (it.type) {
    case 4: {
      const props = {
        placeholder: it.placeholder ?? '',
        maxlength: it.max_length ?? 4000,
        dataset: { field: it.custom_id },
      };
      const node = it.style === 2 ? h('textarea', { ...props, rows: '5' }) : h('input', { ...props, type: 'text' });
      node.value = it.value ?? '';
      const count = h('span.count', {});
      const draw = (): void =>
        fill(count, it.max_length && it.style === 2 ? `${node.value.length}/${it.max_length}` : '');
      node.addEventListener('input', draw);
      draw();
      const good = (): boolean =>
        (node.value !== '' || !needed) && (node.value.length >= (it.min_length ?? 0) || (node.value === '' && !needed));
      return { node: h('div.field-text', {}, node, count), value: () => node.value, good };
    }
    case 3:
    case 5:
    case 6:
    case 7:
    case 8: {
      const options = menuOptions(it);
      let values = options.filter((option) => option.preset).map((option) => option.value);
      const text = h('span', {});
      const node: HTMLElement = h(
        'button.select',
        {
          type: 'button',
          dataset: { field: it.custom_id },
          onclick: () =>
            openMenu(
              node,
              it,
              options.map((option) => ({ ...option, preset: values.includes(option.value) })),
              (picked) => {
                values = picked;
                draw();
              },
            ),
        },
        text,
        icon('down', 18),
      );
      const draw = (): void => {
        const labels = options.filter((option) => values.includes(option.value)).map((option) => option.label);
        text.className = labels.length > 0 ? 'value' : 'placeholder';
        fill(text, labels.length > 0 ? labels.join(', ') : (it.placeholder ?? say('menu.pick')));
      };
      draw();
      const good = (): boolean => values.length >= (it.min_values ?? 1) || (values.length === 0 && !needed);
      return { node, value: () => values, good };
    }
    case 19: {
      const node = h('input', {
        type: 'file',
        multiple: (it.max_values ?? 1) > 1,
        dataset: { field: it.custom_id },
        'aria-label': say('modal.files'),
      });
      let files: Promise<SentFile[]> = Promise.resolve([]);
      node.addEventListener('change', () => {
        files = readFiles(node.files);
      });
      const count = (): number => node.files?.length ?? 0;
      const good = (): boolean =>
        count() >= (needed ? Math.max(1, it.min_values ?? 1) : 0) && count() <= (it.max_values ?? 1);
      return { node, value: () => files, good };
    }
    case 21: {
      let value = it.options.find((option) => option.default)?.value ?? null;
      const node = h(
        'div.choices',
        { role: 'radiogroup' },
        it.options.map((option) =>
          h(
            'label.choice',
            {},
            h('input', {
              type: 'radio',
              name: it.custom_id,
              value: option.value,
              checked: option.value === value,
              onchange: () => {
                value = option.value;
              },
            }),
            h(
              'span.option-text',
              {},
              h('span', {}, option.label),
              option.description ? h('small', {}, option.description) : null,
            ),
          ),
        ),
      );
      return { node, value: () => value ?? undefined, good: () => value !== null || !needed };
    }
    case 22: {
      const values = new Set(it.options.filter((option) => option.default).map((option) => option.value));
      const node = h(
        'div.choices',
        {},
        it.options.map((option) =>
          h(
            'label.choice',
            {},
            h('input', {
              type: 'checkbox',
              value: option.value,
              checked: values.has(option.value),
              onchange: () => {
                if (!values.delete(option.value)) values.add(option.value);
              },
            }),
            h(
              'span.option-text',
              {},
              h('span', {}, option.label),
              option.description ? h('small', {}, option.description) : null,
            ),
          ),
        ),
      );
      const good = (): boolean =>
        (values.size >= (it.min_values ?? 1) || (!needed && values.size === 0)) &&
        values.size <= (it.max_values ?? it.options.length);
      return { node, value: () => [...values], good };
    }
    case 23: {
      const node = h('input', { type: 'checkbox', checked: it.default === true, dataset: { field: it.custom_id } });
      return { node: h('label.choice', {}, node), value: () => node.checked, good: () => true };
    }
  }
}

/** Opens a modal; what is sent goes back to the interaction that opened it. */
export function openModal(modal: Modal, interaction: string, channel: string): void {
  const fields = new Map<string, Field & { readonly wrong: HTMLElement }>();
  const line = (it: ModalField, title: string, description: string | null | undefined): HTMLElement => {
    const made = field(it);
    const wrong = h('span.wrong', {});
    fields.set(it.custom_id, { ...made, wrong });
    const head = h('div.label', {}, title, isNeeded(it) ? h('span.star', {}, ' *') : null, wrong);
    return h('div.field', {}, head, description ? h('small.hint', {}, description) : null, made.node);
  };
  const status = h('div.modal-status', { role: 'alert' });
  const submit = h('button.button.primary', { type: 'submit' }, say('modal.submit'));
  const form = h(
    'form.modal',
    { role: 'dialog', 'aria-label': modal.title, onsubmit: submitted },
    h(
      'div.modal-head',
      {},
      avatar(person(frame().bot.id), 24),
      h('h2', {}, modal.title),
      h('button.plain', { type: 'button', title: say('view.close'), onclick: () => close() }, icon('close')),
    ),
    h(
      'div.modal-body',
      {},
      modal.components.map((part) => {
        if (part.type === 10) return h('div.text', {}, markdown(part.content, look));
        if (part.type === 18) return line(part.component, part.label, part.description);
        return part.components.map((it) => line(it, it.label ?? '', null));
      }),
      status,
    ),
    h(
      'div.modal-foot',
      {},
      h('button.button.ghost', { type: 'button', onclick: () => close() }, say('modal.cancel')),
      submit,
    ),
  );
  const close = dialog(form);
  form.querySelector<HTMLElement>('input, textarea, button.select')?.focus();
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
  });

  function submitted(event: Event): void {
    event.preventDefault();
    void send();
  }

  async function send(): Promise<void> {
    let bad = false;
    for (const it of fields.values()) {
      const good = it.good();
      bad ||= !good;
      fill(it.wrong, good ? '' : ` – ${say('modal.required')}`);
    }
    if (bad) return;
    submit.disabled = true;
    submit.classList.add('busy');
    try {
      const values: Record<string, FieldValue> = {};
      for (const [id, it] of fields) {
        const value = await it.value();
        if (value !== undefined) values[id] = value;
      }
      const answer = await interact('modal', { channel, interaction, values });
      if (answer) {
        close();
        return;
      }
      fill(status, say('modal.failed'));
    } catch (error) {
      fill(status, why(error));
    }
    submit.disabled = false;
    submit.classList.remove('busy');
  }
}
