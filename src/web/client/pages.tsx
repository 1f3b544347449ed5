// Pages beside the board, one swipe apart: a hand, piles, tracks, scores, odds; and behind them all that can be looked up.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Page, PageShown, ReferenceList, Says } from '../wire.js';
import { Drawing, type Pressing } from './drawing.js';
import type { Api } from './net.js';
import type { Maps } from './shapes.js';

/** The key of the last page, where things are looked up; no game's page has it. */
const lookup = '?';

interface Shelf {
  readonly api: Api;
  readonly maps: Maps;
  readonly says: Says;
  readonly pressing: Pressing;
  /** Pages are read anew where this changes. */
  readonly version: string;
}

export function Pages({ pages, ...shelf }: Shelf & { readonly pages: readonly Page[] }): JSX.Element {
  const { api, says } = shelf;
  const [references, setReferences] = useState<ReferenceList>([]);
  useEffect(() => {
    api.references().then(setReferences, () => undefined);
  }, []);
  const all = [
    ...pages.map(({ key, title }) => ({ key, title })),
    ...(references.length > 0 ? [{ key: lookup, title: says.lookup }] : []),
  ];
  const [at, setAt] = useState(0);
  const strip = useRef<HTMLDivElement>(null);
  const go = (to: number): void => {
    setAt(to);
    const { current } = strip;
    if (current !== null) current.scrollLeft = to * current.clientWidth;
  };
  return (
    <div class="pages">
      <div class="row tabs" role="tablist">
        {all.map(({ key, title }, n) => (
          <button
            type="button"
            role="tab"
            aria-selected={n === at}
            class={n === at ? 'on' : ''}
            key={key}
            onClick={() => go(n)}
          >
            {title}
          </button>
        ))}
      </div>
      <div
        class="strip"
        ref={strip}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setAt(Math.min(all.length - 1, Math.round(scrollLeft / Math.max(1, clientWidth))))
        }
      >
        {all.map(({ key }, n) => (
          <div class="leaf" key={key} inert={n !== at}>
            {key === lookup ? (
              <Lookup references={references} {...shelf} />
            ) : (
              <Leaf of={pages[n]} isNear={n === at} {...shelf} />
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

/** A page, read once it is in sight. */
function Leaf({
  of: page,
  isNear,
  api,
  maps,
  pressing,
  version,
}: Shelf & { readonly of: Page | undefined; readonly isNear: boolean }): JSX.Element {
  const shown = useShown(isNear && page !== undefined ? page.key : null, version, (key) => api.page(key));
  return <Shown page={shown ?? { lines: page?.lines ?? [], scene: null, signs: [] }} maps={maps} pressing={pressing} />;
}

/** A page that is read when it is opened, and anew where it may have changed. */
export function useShown(
  key: string | null,
  version: string,
  read: (key: string) => Promise<PageShown>,
): PageShown | null {
  const [shown, setShown] = useState<{ readonly key: string; readonly page: PageShown } | null>(null);
  useEffect(() => {
    if (key === null) return;
    let isStale = false;
    read(key).then(
      (page) => {
        if (!isStale) setShown({ key, page });
      },
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [key, version]);
  return shown !== null && shown.key === key ? shown.page : null;
}

function Shown({
  page: { lines, scene },
  maps,
  pressing,
}: { readonly page: PageShown } & Pick<Shelf, 'maps' | 'pressing'>): JSX.Element {
  if (scene !== null) return <Drawing scene={scene} maps={maps} label={lines.join(' ')} pressing={pressing} />;
  return (
    <>
      {lines.map((line, n) => (
        <p key={n}>{line}</p>
      ))}
    </>
  );
}

/** So many names are listed at most. */
const mostNames = 12;

function Lookup({
  references,
  api,
  maps,
  says,
  version,
  pressing,
}: Shelf & { readonly references: ReferenceList }): JSX.Element {
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState<string | null>(null);
  const shown = useShown(open, version, (id) => api.reference(id));
  const wanted = typed.trim().toLowerCase();
  const found = references.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, mostNames);
  return (
    <>
      <input
        type="search"
        placeholder={says.filter}
        aria-label={says.lookup}
        onInput={({ currentTarget: { value } }) => {
          setTyped(value);
          setOpen(null);
        }}
      />
      {open === null ? (
        <div class="row">
          {found.map(({ id, name }) => (
            <button type="button" key={id} onClick={() => setOpen(id)}>
              {name}
            </button>
          ))}
        </div>
      ) : (
        <>
          <div class="row">
            <button type="button" onClick={() => setOpen(null)}>
              {says.back}
            </button>
          </div>
          {shown !== null && <Shown page={shown} maps={maps} pressing={pressing} />}
        </>
      )}
    </>
  );
}
