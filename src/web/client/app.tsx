// The page of the board: reads what its person sees of a game, shows it, and hands their presses on.
import { render, type JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { LaidOutScene } from '../../render/layout.js';
import type { Act, Asked, BoardState, Done, Page, SignedIn } from '../wire.js';
import { Board } from './board.js';
import { Drawing } from './drawing.js';
import { directionOf } from './keys.js';
import { apiOf, NotServed, signedIn, type Api } from './net.js';
import { MapPaths } from './outlines.js';
import { Past, Told } from './past.js';
import { lightsOf, meaningOf, nameOf, noLights, stepBack } from './press.js';
import { Question, Sure, type Desk } from './sheet.js';
import type { Maps } from './shapes.js';

const drawers = ['told', 'past', 'pages', 'table'] as const;
type Drawer = (typeof drawers)[number] | null;

function App({
  api: at,
  first,
  maps,
}: {
  readonly api: Api;
  readonly first: BoardState;
  readonly maps: Maps;
}): JSX.Element {
  const [state, setState] = useState(first);
  const [notes, setNotes] = useState<Done['notes']>([]);
  const [sure, setSure] = useState<{ readonly text: string; readonly final: boolean } | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const [present, setPresent] = useState<LaidOutScene | null>(null);
  const [front, setFront] = useState(0);
  const [drawer, setDrawer] = useState<Drawer>(null);
  const [isConnected, setConnected] = useState(true);
  const [drawn, setDrawn] = useState(0);
  /** The position of an earlier turn, while one is looked at. */
  const [earlier, setEarlier] = useState<LaidOutScene | null>(null);
  /** All that can be pressed on the board stands in the sheet as well. */
  const [isListing, setListing] = useState(false);
  /** What the keyboard stands on, in words. */
  const [heard, setHeard] = useState('');
  /** The places of a line that was pressed. */
  const [shown, setShown] = useState<readonly string[] | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLElement>(null);
  const board = useRef<Board | null>(null);
  /** What the board's listener, made once, must know of the newest rendering. */
  const now = useRef({ state, pressed: (_of: string): void => undefined });
  const asked = state.asked[Math.min(front, state.asked.length - 1)];

  const took = (done: Done, act?: Act): void => {
    setState(done.state);
    setNotes(done.notes);
    setPicked(null);
    setSure(done.confirm === null ? null : { text: done.confirm, final: act?.do === 'send' && act.final });
  };
  const failed = (error: unknown, gone: readonly number[] = [401, 404]): void => {
    // Nothing of the game stays in sight of who has signed out or has no seat in it any more.
    if (error instanceof NotServed && gone.includes(error.status)) showAlone(state.says.signedOut);
    else setConnected(false);
  };
  const act = (what: Act): void => {
    if (asked === undefined) return;
    setShown(null);
    at.act(asked, what).then((done) => took(done, what), failed);
  };

  now.current = {
    state,
    pressed: (of) => {
      setShown(null);
      if (of === '' || asked === undefined || earlier !== null) return;
      const meaning = meaningOf(asked, of);
      if (meaning.kind === 'act') act(meaning.act);
      else setPicked(meaning.kind === 'pick' ? meaning.of : null);
    },
  };

  useEffect(() => {
    if (frame.current === null) return;
    board.current = new Board(frame.current, maps, (of) => now.current.pressed(of));
    at.follow((version) => {
      if (version === now.current.state.version) return;
      at.state().then((fresh) => setState(fresh.state), failed);
    }, setConnected);
  }, []);
  useEffect(() => {
    let isStale = false;
    at.scene(asked?.seat ?? null).then(
      (scene: LaidOutScene) => {
        if (isStale) return;
        setPresent(scene);
        // A game that has not begun has no picture yet.
      },
      (error: unknown) => failed(error, [401]),
    );
    return () => {
      isStale = true;
    };
  }, [state.version, asked?.seat]);
  useEffect(() => {
    const scene = earlier ?? present;
    if (scene === null) return;
    board.current?.draw(scene);
    setDrawn((count) => count + 1);
  }, [present, earlier]);
  useEffect(() => {
    if (shown !== null) board.current?.light({ ...noLights, held: new Set(shown) });
    else board.current?.light(asked === undefined || earlier !== null ? noLights : lightsOf(asked));
    if (shown !== null) board.current?.showLit();
  }, [state.version, front, drawn, shown]);
  // What is asked next is brought into sight; where a finger has moved the board for the same question, it stays.
  useEffect(() => {
    board.current?.showLit();
  }, [asked?.checkpoint, asked?.id]);
  useEffect(() => {
    document.documentElement.lang = state.lang;
    document.documentElement.dataset['theme'] = state.theme;
    document.title = `${state.name} · Fieldpost`;
  }, [state.lang, state.theme, state.name]);

  const isOnBoard = (of: string): boolean => !isListing && board.current?.has(of) === true;
  const desk: Desk = { says: state.says, act, picked, isOnBoard };
  const byKey = (event: KeyboardEvent): void => {
    const direction = directionOf(event.key);
    const at = board.current?.focused ?? null;
    if (direction !== undefined) {
      const of = board.current?.step(direction) ?? null;
      setHeard(of === null || asked === undefined ? '' : nameOf(asked, of));
    } else if ((event.key === 'Enter' || event.key === ' ') && at !== null) now.current.pressed(at);
    else if (event.key === 'Backspace' && asked !== undefined) backTo(asked, act);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <header>
        <div>
          <b>{state.name}</b>
          <span>{[state.title, state.score].filter(Boolean).join(' · ')}</span>
        </div>
        {state.deadline !== null && <Clock at={state.deadline} lang={state.lang} />}
      </header>
      {!isConnected && <p class="offline">{state.says.offline}</p>}
      <div
        class={`board${earlier === null ? '' : ' earlier'}`}
        ref={frame}
        tabIndex={0}
        role="application"
        aria-label={state.says.board}
        onKeyDown={byKey}
      />
      <p class="heard" role="status">
        {heard}
      </p>
      {present === null && state.status !== 'signup' && <p class="loading">{state.says.loading}</p>}
      {earlier !== null && <p class="then">{state.says.past}</p>}
      <nav class="zoom">
        <button type="button" aria-label={state.says.zoomIn} onClick={() => board.current?.camera.zoom(1.6)}>
          +
        </button>
        <button type="button" aria-label={state.says.zoomOut} onClick={() => board.current?.camera.zoom(1 / 1.6)}>
          −
        </button>
        <button type="button" aria-label={state.says.all} onClick={() => board.current?.camera.showWhole()}>
          ⤢
        </button>
      </nav>
      <section class="sheet" ref={sheet} aria-live="polite">
        {notes.map((note) => (
          <p class={`note ${note.tone}`} key={note.text}>
            {note.text}
          </p>
        ))}
        {state.asked.length > 1 && (
          <div class="row tabs" role="tablist">
            {state.asked.map((one, n) => (
              <button
                type="button"
                role="tab"
                aria-selected={one === asked}
                class={one === asked ? 'on' : ''}
                key={`${one.checkpoint} ${one.id}`}
                onClick={() => setFront(n)}
              >
                {one.seatName}
              </button>
            ))}
          </div>
        )}
        {sure !== null ? (
          <Sure
            text={sure.text}
            says={state.says}
            no={() => setSure(null)}
            yes={() => act({ do: 'send', final: sure.final, confirmed: true })}
          />
        ) : asked === undefined ? (
          <p class="idle">{state.status === 'finished' ? state.says.ended : state.says.nothingAsked}</p>
        ) : (
          <Question asked={asked} desk={desk} key={`${asked.checkpoint} ${asked.id}`} />
        )}
        <div class="row doors">
          {drawers
            .filter((one) => one !== 'pages' || state.pages.length > 0)
            .map((one) => (
              <button
                type="button"
                key={one}
                aria-expanded={drawer === one}
                onClick={() => setDrawer(drawer === one ? null : one)}
              >
                {state.says[one]}
              </button>
            ))}
          {asked !== undefined && (
            <button type="button" aria-pressed={isListing} onClick={() => setListing(!isListing)}>
              {state.says.list}
            </button>
          )}
          {state.canUndo && (
            <button type="button" onClick={() => void at.undo().then(took, failed)}>
              {state.says.undo}
            </button>
          )}
        </div>
        {drawer === 'told' && <Told told={state.told} lit={setShown} />}
        {drawer === 'past' && (
          <Past api={at} says={state.says} version={state.version} shown={setEarlier} lit={setShown} />
        )}
        {drawer === 'table' && (
          <ul class="table">
            {state.table.map((seat) => (
              <li key={seat.name} class={seat.state}>
                {seat.name}
              </li>
            ))}
          </ul>
        )}
        {drawer === 'pages' && <Pages pages={state.pages} api={at} maps={maps} />}
      </section>
      <div class="words">
        {state.words.map((line, n) => (
          <p key={n}>{line}</p>
        ))}
      </div>
    </>
  );
}

/** Takes the last step of an order back, or the last thing chosen. */
function backTo({ form }: Asked, act: (what: Act) => void): void {
  if (form.kind === 'choose' && form.chosen.length > 0) act({ do: 'set', value: form.chosen.slice(0, -1) });
  if (form.kind !== 'orders') return;
  const { making, orders } = form;
  if (making === null) {
    if (orders.length > 0) act({ do: 'drop', at: orders.length - 1 });
  } else act(stepBack(making));
}

function Pages({
  pages,
  api: at,
  maps,
}: {
  readonly pages: readonly Page[];
  readonly api: Api;
  readonly maps: Maps;
}): JSX.Element {
  const [open, setOpen] = useState(pages[0]?.key ?? '');
  const [scene, setScene] = useState<LaidOutScene | null>(null);
  const page = pages.find(({ key }) => key === open);
  useEffect(() => {
    setScene(null);
    if (page?.isDrawn === true) void at.page(page.key).then(setScene);
  }, [open, page?.isDrawn]);
  return (
    <div class="pages">
      <div class="row tabs">
        {pages.map(({ key, title }) => (
          <button type="button" key={key} class={key === open ? 'on' : ''} onClick={() => setOpen(key)}>
            {title}
          </button>
        ))}
      </div>
      {scene !== null && <Drawing scene={scene} maps={maps} label={page?.lines.join(' ') ?? ''} />}
      {scene === null && page?.lines.map((line, n) => <p key={n}>{line}</p>)}
    </div>
  );
}

/** How long there is to answer. */
function Clock({ at, lang }: { readonly at: number; readonly lang: 'en' | 'ko' }): JSX.Element {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 30_000);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.round((at - Date.now()) / 60_000);
  const [count, unit] =
    Math.abs(minutes) < 90
      ? ([minutes, 'minute'] as const)
      : Math.abs(minutes) < 48 * 60
        ? ([Math.round(minutes / 60), 'hour'] as const)
        : ([Math.round(minutes / 1_440), 'day'] as const);
  const text = new Intl.RelativeTimeFormat(lang, { numeric: 'always' }).format(count, unit);
  return <time dateTime={new Date(at).toISOString()}>{text}</time>;
}

function showAlone(text: string): void {
  document.body.textContent = text;
}

/** Where the board is that is shown: the page's own address, or, inside Discord, what its person has opened there. */
async function addressOfBoard(): Promise<string> {
  if (location.pathname !== '/') return location.pathname;
  // What speaks with Discord is large, and only fetched there.
  const { signIn } = await import('./activity.js');
  const { session, address, games, says } = await signIn();
  signedIn(session);
  if (address !== null) return address;
  return new Promise((resolve) => render(<Games games={games} says={says} open={resolve} />, document.body));
}

/** A choice among one's own games. */
function Games({
  games,
  says,
  open,
}: Pick<SignedIn, 'games' | 'says'> & { readonly open: (address: string) => void }): JSX.Element {
  return (
    <main class="games">
      <p>{games.length === 0 ? says.noGame : says.which}</p>
      {games.map(({ address, name }) => (
        <button type="button" key={address} onClick={() => open(address)}>
          {name}
        </button>
      ))}
    </main>
  );
}

try {
  const api = apiOf(await addressOfBoard());
  const { state, boards } = await api.state();
  const maps = new Map(
    await Promise.all(
      Object.entries(boards).map(async ([id, hash]) => [id, new MapPaths(await api.outlines(id, hash))] as const),
    ),
  );
  render(null, document.body);
  render(<App api={api} first={state} maps={maps} />, document.body);
} catch (error) {
  if (!(error instanceof NotServed) && location.pathname !== '/') throw error;
  const isKorean = navigator.language.startsWith('ko');
  showAlone(isKorean ? '디스코드에서 ‘보드 열기’를 눌러 주세요.' : 'Press “Open the board” in Discord.');
}
