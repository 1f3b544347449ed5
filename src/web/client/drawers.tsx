// The drawers under the question: which there are for whoever looks, and what lies in the one that is open.
import type { ComponentChildren, JSX } from 'preact';
import type { BoardState, Faces } from '../wire.js';
import { Letters, Notes, WhatIf } from './aside.js';
import { Hands } from './cards.js';
import type { Pressing } from './drawing.js';
import type { Earlier } from './headline.js';
import type { Api } from './net.js';
import { Pages } from './pages.js';
import { Past, Told } from './past.js';
import type { Maps } from './shapes.js';

const drawers = ['hand', 'told', 'letters', 'notes', 'whatIf', 'past', 'pages', 'table'] as const;
export type Drawer = (typeof drawers)[number];

/** Whether there is anything in a drawer for whoever looks. */
export function isThere(drawer: Drawer, { pages, seats, canTalk, canSuppose }: BoardState): boolean {
  switch (drawer) {
    case 'hand':
      return pages.some(({ role }) => role === 'hand');
    case 'letters':
      return canTalk;
    case 'notes':
      return seats.length > 0;
    case 'whatIf':
      return canSuppose;
    case 'pages':
      return pages.length > 0;
    case 'told':
    case 'past':
    case 'table':
      return true;
  }
}

/** The buttons that open what lies beside the question, one at a time, and what else can be done beside it. */
export function Doors({
  state,
  drawer,
  open,
  children,
}: {
  readonly state: BoardState;
  readonly drawer: Drawer | null;
  readonly open: (drawer: Drawer | null) => void;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <div class="row doors">
      {drawers
        .filter((one) => isThere(one, state))
        .map((one) => (
          <button
            type="button"
            key={one}
            aria-expanded={drawer === one}
            onClick={() => open(drawer === one ? null : one)}
          >
            {state.says[one]}
          </button>
        ))}
      {children}
    </div>
  );
}

export function Opened({
  drawer,
  api,
  state,
  maps,
  deck,
  pressing,
  opens,
  show,
  lit,
}: {
  readonly drawer: Drawer;
  readonly api: Api;
  readonly state: BoardState;
  readonly maps: Maps;
  /** The faces of cards; null until they are there. */
  readonly deck: Faces | null;
  readonly pressing: Pressing;
  /** The earlier turn that is shown first; null for none. */
  readonly opens: number | null;
  /** Told which picture to show in place of the board, and of a turn what it is called; null: the board. */
  readonly show: (shown: Earlier | null) => void;
  readonly lit: (of: readonly string[]) => void;
}): JSX.Element | null {
  const { says, version, lang } = state;
  switch (drawer) {
    case 'hand':
      return deck === null ? null : <Hands deck={deck} says={says} />;
    case 'told':
      return <Told told={state.told} lit={lit} />;
    case 'letters':
      return <Letters api={api} state={state} />;
    case 'notes':
      return <Notes api={api} state={state} />;
    case 'whatIf':
      return <WhatIf api={api} state={state} show={(scene) => show(scene === null ? null : { scene })} />;
    case 'past':
      return <Past api={api} says={says} version={version} lang={lang} opens={opens} shown={show} lit={lit} />;
    case 'pages':
      return <Pages pages={state.pages} api={api} maps={maps} says={says} version={version} pressing={pressing} />;
    case 'table':
      return (
        <ul class="table">
          {state.table.map((seat) => (
            <li key={seat.name} class={seat.state}>
              {seat.name}
            </li>
          ))}
        </ul>
      );
  }
}
