// What a sheet is made of: a press that does something, and lists of such presses.
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Act, Faces, Says } from '../wire.js';

/** What the sheet needs of the page. */
export interface Desk {
  readonly says: Says;
  readonly act: (act: Act) => void;
  /** Whether something can be pressed on the board, so that it need not stand in the sheet. */
  readonly isOnBoard: (of: string) => boolean;
  /** Whether it is known what can be pressed on the board. */
  readonly isLaidOut: boolean;
  /** Whether it can be pressed in a picture beside the question. */
  readonly isBeside: (of: string) => boolean;
  /** The faces of cards; null until they are there. */
  readonly deck: Faces | null;
  /** Several things lie where was pressed: only they are listed. */
  readonly picked: string | null;
}

/** A list longer than this can be filtered. */
const longList = 16;

interface PressProps {
  readonly act: Act;
  readonly desk: Desk;
  readonly kind?: string | undefined;
  readonly label?: string;
  readonly off?: boolean;
  readonly children?: ComponentChildren;
}

export function Press({ act, desk, kind = '', label, off = false, children }: PressProps): JSX.Element {
  return (
    <button type="button" class={kind} aria-label={label} disabled={off} onClick={() => desk.act(act)}>
      {children}
    </button>
  );
}

/** A list of things to press, with a filter where it is long. */
export function List<T extends { readonly id: string; readonly text: string; readonly group?: string }>({
  items,
  filter,
  asCards = false,
  children,
}: {
  readonly items: readonly T[];
  /** They lie side by side, each with room for what it says. */
  readonly asCards?: boolean;
  readonly filter: string;
  readonly children: (item: T) => ComponentChildren;
}): JSX.Element | null {
  const [wanted, setWanted] = useState('');
  const shown = items.filter(({ text }) => text.toLowerCase().includes(wanted.trim().toLowerCase()));
  if (items.length === 0) return null;
  const groups = asCards ? [''] : [...new Set(shown.map(({ group }) => group ?? ''))];
  return (
    <div class={`list${asCards ? ' cards' : ''}`}>
      {items.length > longList && !asCards && (
        <input
          type="search"
          placeholder={filter}
          aria-label={filter}
          onInput={(event) => setWanted(event.currentTarget.value)}
        />
      )}
      {groups.map((group) => (
        <div class="group" key={group}>
          {group !== '' && <h3>{group}</h3>}
          {shown.filter((item) => asCards || (item.group ?? '') === group).map((item) => children(item))}
        </div>
      ))}
    </div>
  );
}

/** What stands in the sheet: all that the board does not show, or what lies where was pressed. */
export function inSheet<T extends { readonly of: string }>(
  items: readonly T[],
  { picked, isOnBoard }: Desk,
): readonly T[] {
  return picked === null ? items.filter(({ of }) => !isOnBoard(of)) : items.filter(({ of }) => of === picked);
}
