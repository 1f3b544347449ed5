// Select menus: one choice or several, with a search box where there are many.
import type { ComponentChild, VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Emoji } from './components.js';
import { Avatar, Icon } from './icons.js';
import { say } from './language.js';
import type { ListLine, MenuOption, OpenMenu } from './state.js';
import { change, state } from './state.js';

/** How far an arrow key moves in a list. */
export const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The text of an emoji; the pictures of a server's own are not here, so their names stand for them. */
export const emojiText = (emoji: Emoji): string => (emoji.id ? `:${emoji.name ?? ''}:` : (emoji.name ?? ''));

/** A label with its description. */
export const OptionText = ({ of: it }: { readonly of: Pick<ListLine, 'label' | 'description'> }): VNode => (
  <span class="option-text">
    <span>{it.label}</span>
    {it.description && <small>{it.description}</small>}
  </span>
);

/** One line of a list: picture or emoji, label, description, and what stands at its right. */
export const OptionLine = ({
  of: it,
  children,
}: {
  readonly of: ListLine;
  readonly children?: ComponentChild;
}): VNode => (
  <>
    {it.face && <Avatar of={it.face} size={24} />}
    {it.sign && <Icon name={it.sign} size={18} />}
    {it.emoji && <span class="emoji">{emojiText(it.emoji)}</span>}
    <OptionText of={it} />
    {children}
  </>
);

/** Keeps the line that the arrow keys are at in sight. */
export function useInSight(list: { readonly current: Element | null }): void {
  useLayoutEffect(() => list.current?.querySelector('.at')?.scrollIntoView({ block: 'nearest' }));
}

/** The menu beside its button. A single choice is sent at once; several when it closes, if their number fits and they changed. */
export function Menu({ of: { anchor, select, options, onDone } }: { readonly of: OpenMenu }): VNode {
  const most = select.max_values ?? 1;
  const least = select.min_values ?? 1;
  const many = most > 1 || least === 0;
  const before = options.filter((option) => option.preset).map((option) => option.value);
  const chosen = useRef<ReadonlySet<string>>(new Set(before));
  const [filter, setFilter] = useState('');
  const [at, setAt] = useState(-1);
  const [, draw] = useState<ReadonlySet<string>>(chosen.current);
  const holder = useRef<HTMLDivElement>(null);
  const done = useRef(false);
  const shown = options.filter((option) =>
    `${option.label} ${option.description ?? ''}`.toLowerCase().includes(filter.toLowerCase()),
  );
  const close = (): void => change({ menu: null });

  const pick = ({ value }: MenuOption): void => {
    const next = new Set(many ? chosen.current : []);
    if (!next.delete(value) && (!many || next.size < most)) next.add(value);
    chosen.current = next;
    if (many) {
      draw(next);
      return;
    }
    done.current = true;
    close();
  };
  const key = (event: KeyboardEvent): void => {
    const step = STEP[event.key];
    const row = shown[at];
    if (step !== undefined) setAt(Math.max(0, Math.min(shown.length - 1, at + step)));
    else if (event.key === 'Enter' && row) pick(row);
    else return;
    event.preventDefault();
  };

  useInSight(holder);
  useLayoutEffect(() => {
    const node = holder.current;
    if (!node) return;
    const beside = anchor.getBoundingClientRect();
    node.style.minWidth = `${beside.width}px`;
    const size = node.getBoundingClientRect();
    const room = innerHeight - beside.bottom - 12;
    const up = size.height > room && beside.top > room;
    node.style.left = `${Math.max(8, Math.min(beside.left, innerWidth - size.width - 8))}px`;
    node.style.top = up ? `${Math.max(8, beside.top - size.height - 6)}px` : `${beside.bottom + 6}px`;
    const first = node.querySelector<HTMLElement>('.menu-search') ?? node.querySelector<HTMLElement>('.menu');
    first?.focus({ preventScroll: true });
  }, [anchor]);
  useLayoutEffect(() => {
    const away = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !holder.current?.contains(target) && !anchor.contains(target)) close();
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    addEventListener('pointerdown', away, true);
    addEventListener('keydown', escape, true);
    return () => {
      removeEventListener('pointerdown', away, true);
      removeEventListener('keydown', escape, true);
      const values = options.map((option) => option.value).filter((value) => chosen.current.has(value));
      const changed = values.join() !== before.join();
      if ((many ? changed : done.current) && values.length >= least && values.length <= most) onDone(values);
    };
  }, []);

  return (
    <div class="popup" ref={holder}>
      <div class="menu" tabIndex={-1} onKeyDown={key}>
        {(select.type !== 3 || options.length > 12) && (
          <input
            class="menu-search"
            placeholder={say('menu.search')}
            value={filter}
            onInput={(event) => {
              setFilter(event.currentTarget.value);
              setAt(0);
            }}
          />
        )}
        <div class="menu-list" role="listbox" aria-multiselectable={many}>
          {shown.map((option, index) => {
            const on = chosen.current.has(option.value);
            const full = !on && many && chosen.current.size >= most;
            return (
              <div
                key={option.value}
                role="option"
                aria-selected={on}
                class={`option ${index === at ? 'at' : ''} ${on ? 'chosen' : ''} ${full ? 'full' : ''}`}
                data-value={option.value}
                onClick={() => pick(option)}
              >
                <OptionLine of={option}>{many && <span class="box">{on && '✓'}</span>}</OptionLine>
              </div>
            );
          })}
        </div>
        {many && (
          <div class="menu-foot">
            <span>
              {least === most
                ? say('menu.exactly', { count: String(most) })
                : say('menu.range', { min: String(least), max: String(most) })}
            </span>
            <button class="button primary" onClick={close}>
              {say('menu.send')}
            </button>
          </div>
        )}
      </div>
    </div>
  );
}

/** A button that opens a menu, with what is chosen on it. */
export function SelectButton(props: {
  readonly select: OpenMenu['select'];
  readonly options: readonly MenuOption[];
  readonly onDone: OpenMenu['onDone'];
  readonly disabled?: boolean;
  readonly right: ComponentChild;
  readonly field?: string;
}): VNode {
  const { select, options, onDone, disabled = false, right, field } = props;
  const chosen = options.filter((option) => option.preset).map((option) => option.label);
  const toggle = (anchor: Element): void =>
    change({ menu: state.menu?.anchor === anchor ? null : { anchor, select, options, onDone } });
  return (
    <button
      type="button"
      class="select"
      disabled={disabled}
      data-custom-id={field === undefined ? select.custom_id : undefined}
      data-field={field}
      aria-haspopup="listbox"
      onClick={(event) => toggle(event.currentTarget)}
    >
      {chosen.length > 0 ? (
        <span class="value">{chosen.join(', ')}</span>
      ) : (
        <span class="placeholder">{select.placeholder ?? say('menu.pick')}</span>
      )}
      {right}
    </button>
  );
}
