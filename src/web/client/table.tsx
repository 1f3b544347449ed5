// A game on the page: what its person sees of it, asked for anew where it changes, and their presses handed on.
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { LaidOutScene } from '../../render/layout.js';
import type { Act, Asked, BoardState, Done, Faces, Sign } from '../wire.js';
import { showAlone } from './alone.js';
import { BattleBoard } from './battle.js';
import { battleOf, fellAt, namesIn, oddsOf } from './beside.js';
import { Board } from './board.js';
import type { Pressing } from './drawing.js';
import { Doors, isThere, Opened, type Drawer } from './drawers.js';
import { Head } from './head.js';
import type { Earlier } from './headline.js';
import { directionOf } from './keys.js';
import { newName, NotServed, type Api } from './net.js';
import type { Desk } from './options.js';
import { useShown } from './pages.js';
import { backFrom, goalsOf, keyOf, lightsOf, meaningOf, nameOf, noLights } from './press.js';
import { Queue, rebased } from './queue.js';
import { Question, Sure } from './sheet.js';
import type { Maps } from './shapes.js';
import { Signs } from './signs.js';
import { Tabs } from './tabs.js';
import { alsoFailed, doneAgain, type Trouble } from './trouble.js';
import { Zoom } from './zoom.js';

const noSigns: readonly Sign[] = [];

export function Table({
  api: at,
  first,
  scene: firstScene,
  maps,
  opens,
}: {
  readonly api: Api;
  readonly first: BoardState;
  /** The first picture, where it has come already. */
  readonly scene: LaidOutScene | null;
  readonly maps: Maps;
  /** The earlier turn that is shown first; null for none. */
  readonly opens: number | null;
}): JSX.Element {
  const [state, setState] = useState(first);
  const [notes, setNotes] = useState<Done['notes']>([]);
  /** What must be agreed to, and for which question. */
  const [sure, setSure] = useState<{ readonly text: string; readonly final: boolean; readonly of: string } | null>(
    null,
  );
  const [picked, setPicked] = useState<string | null>(null);
  /** The newest position, and which version it belongs to as which seat sees it. */
  const [present, setPresent] = useState(
    firstScene === null ? null : { scene: firstScene, of: picturedOf(first, first.asked[0]) },
  );
  const [front, setFront] = useState(0);
  const [drawer, setDrawer] = useState<Drawer | null>(opens === null ? null : 'past');
  const [isConnected, setConnected] = useState(true);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  /** What is asked for is asked for anew where this changes. */
  const [attempt, setAttempt] = useState(0);
  const [drawn, setDrawn] = useState(0);
  /** The position of an earlier turn, or what guesses lead to, while it is looked at. */
  const [earlier, setEarlier] = useState<Earlier | null>(null);
  /** All that can be pressed on the board stands in the sheet as well. */
  const [isListing, setListing] = useState(false);
  /** What the keyboard stands on, in words. */
  const [heard, setHeard] = useState('');
  /** The places of a line that was pressed. */
  const [shown, setShown] = useState<readonly string[] | null>(null);
  /** The faces of cards, where there are any. */
  const [deck, setDeck] = useState<Faces | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLElement>(null);
  const board = useRef<Board | null>(null);
  /** What the board's listener, made once, must know of the newest rendering. */
  const now = useRef({
    state,
    pressed: (_of: string): void => undefined,
    lift: (_of: string): Promise<Asked | undefined> => Promise.resolve(undefined),
    give: (_asked: Asked, _act: Act): void => undefined,
    reconnected: (): void => undefined,
  });
  const presses = useRef(new Queue());
  /** The newest version that was heard of, and how many before it. */
  const heardOf = useRef({ version: '', count: 0 });
  /** The question whose lit places have been brought into sight. */
  const sought = useRef('');
  const asked = state.asked[Math.min(front, state.asked.length - 1)];
  const pictured = picturedOf(state, asked);
  /** Shows a state that was asked for when so many versions had been heard of, and asks anew where a later one has come since. */
  const show = (fresh: BoardState, since: number): void => {
    setState(fresh);
    now.current.state = fresh;
    if (heardOf.current.count !== since && heardOf.current.version !== fresh.version) refresh();
  };
  const took = (done: Done, since: number, on?: Asked, act?: Act): void => {
    show(done.state, since);
    setNotes(done.notes);
    setPicked(null);
    const final = act?.do === 'send' && act.final;
    setSure(done.confirm === null ? null : { text: done.confirm, final, of: keyOf(on) });
  };
  /** @param again does once more what has failed. */
  const failed = (error: unknown, again: () => unknown, gone: readonly number[] = [401, 404]): void => {
    // Nothing of the game stays in sight of who has signed out or has no seat in it any more.
    if (error instanceof NotServed && gone.includes(error.status)) showAlone(now.current.state.says.signedOut);
    else setTrouble((before) => alsoFailed(before, !(error instanceof NotServed), again));
  };
  const tryAgain = (): void => {
    setTrouble(null);
    if (trouble !== null) void doneAgain(trouble);
  };
  // What is tried again after its answer was lost has the name it had.
  const undo = (from = asked, name = newName(), since = heardOf.current.count): void =>
    void presses.current
      .add(() => at.undo(from, name))
      .then(
        (done) => took(done, since),
        (error: unknown) => failed(error, () => undo(from, name)),
      );
  const refresh = (since = heardOf.current.count): void =>
    void at.state().then(
      (fresh) => {
        // What was said of an answer is not said of the question that has taken its place since.
        if (fresh.state.asked.map(keyOf).join() !== now.current.state.asked.map(keyOf).join()) setNotes([]);
        show(fresh.state, since);
      },
      (error: unknown) => failed(error, () => refresh()),
    );
  const actNow = async (on: Asked, what: Act, name: string): Promise<Asked | undefined> => {
    const same = ({ asked: all }: BoardState): Asked | undefined => all.find((one) => keyOf(one) === keyOf(on));
    const newest = same(now.current.state);
    const since = heardOf.current.count;
    try {
      const meant = newest === undefined ? what : rebased(what, on, newest);
      if (meant === null) return newest;
      const done = await at.act(on, meant, name);
      took(done, since, on, meant);
      return same(done.state);
    } catch (error) {
      failed(error, () => actOn(on, what, name));
      return undefined;
    }
  };
  const actOn = (on: Asked, what: Act, name = newName()): Promise<Asked | undefined> => {
    setShown(null);
    return presses.current.add(() => actNow(on, what, name));
  };
  const act = (what: Act): void => {
    if (asked !== undefined) void actOn(asked, what);
  };
  now.current = {
    state,
    pressed: (of) => {
      setShown(null);
      if (of === '' || asked === undefined || earlier !== null) return;
      const meaning = meaningOf(asked, of);
      if (meaning.kind === 'act') void actOn(asked, meaning.act).finally(board.current?.wait(of));
      else setPicked(meaning.kind === 'pick' ? meaning.of : null);
    },
    // A drag is the two presses: its beginning the one on the unit, its end the one on the place.
    lift: (of) => {
      if (asked === undefined || earlier !== null || lightsOf(asked).held.has(of)) return Promise.resolve(asked);
      const meaning = meaningOf(asked, of);
      return meaning.kind === 'act' ? actOn(asked, meaning.act) : Promise.resolve(asked);
    },
    give: (on, what) => void actOn(on, what),
    reconnected: () => {
      if (trouble?.isOffline === true) tryAgain();
    },
  };

  // The board is there, and lit, before anything is shown: the first picture is laid out once.
  useLayoutEffect(() => {
    if (frame.current === null) return;
    let lifted: Promise<Asked | undefined> = Promise.resolve(undefined);
    board.current = new Board(frame.current, maps, {
      pressed: (of) => now.current.pressed(of),
      lifted: (of) => {
        lifted = now.current.lift(of);
      },
      dropped: async (of, on) => {
        const open = await lifted;
        const making = open?.form.kind === 'orders' ? open.form.making : null;
        if (open === undefined || making === null) return;
        const to = on(goalsOf(making).map((goal) => goal.of));
        if (to === '' || to === of) return;
        const meaning = meaningOf(open, to);
        if (meaning.kind === 'act') now.current.give(open, meaning.act);
        else if (meaning.kind === 'pick') setPicked(to);
      },
    });
    board.current.light(asked === undefined ? noLights : lightsOf(asked));
  }, []);
  useEffect(() => {
    at.follow(
      (version) => {
        heardOf.current = { version, count: heardOf.current.count + 1 };
        if (version === now.current.state.version) return;
        refresh();
      },
      (is) => {
        setConnected(is);
        if (is) now.current.reconnected();
      },
    );
  }, []);
  useEffect(() => {
    let isStale = false;
    at.scene(asked?.seat ?? null).then(
      (scene: LaidOutScene) => {
        if (isStale) return;
        setPresent((before) => (before?.scene === scene && before.of === pictured ? before : { scene, of: pictured }));
      },
      (error: unknown) => {
        // A game that has not begun has no picture yet.
        if (error instanceof NotServed && error.status === 404) return;
        failed(error, () => setAttempt((count) => count + 1));
      },
    );
    return () => {
      isStale = true;
    };
  }, [pictured, attempt]);
  const hasCards = isThere('hand', state);
  /** What the faces follow from: the hand, and what is asked. Most presses change neither. */
  const dealt = JSON.stringify([
    state.pages.filter(({ role }) => role === 'hand').map(({ lines }) => lines),
    state.asked.map(({ checkpoint, id }) => [checkpoint, id]),
  ]);
  useEffect(() => {
    if (!hasCards) return;
    let isStale = false;
    at.faces().then(
      (faces) => {
        if (!isStale) setDeck(faces);
      },
      (error: unknown) => failed(error, () => setAttempt((count) => count + 1)),
    );
    return () => {
      isStale = true;
    };
  }, [dealt, hasCards, attempt]);
  useLayoutEffect(() => {
    const scene = earlier?.scene ?? present?.scene ?? null;
    if (scene === null) return;
    board.current?.draw(scene);
    setDrawn((count) => count + 1);
  }, [present, earlier]);
  useEffect(() => {
    if (shown !== null) board.current?.light({ ...noLights, held: new Set(shown) });
    else board.current?.light(asked === undefined || earlier !== null ? noLights : lightsOf(asked));
    if (shown !== null) board.current?.showLit();
    else board.current?.bringApart();
  }, [state.version, front, drawn, shown]);
  // What is asked next is brought into sight once it stands where it is now; where a finger has moved the board for the same question, it stays.
  useEffect(() => {
    const question = keyOf(asked);
    if (earlier !== null || present?.of !== pictured || sought.current === question) return;
    sought.current = question;
    board.current?.showLit();
  }, [keyOf(asked), drawn, earlier]);
  useLayoutEffect(() => {
    sheet.current?.querySelector('.doors [aria-expanded="true"]')?.scrollIntoView({ block: 'start', inline: 'center' });
  }, [drawer]);
  useEffect(() => {
    document.documentElement.lang = state.lang;
    document.documentElement.dataset['theme'] = state.theme;
    document.title = `${state.name} · Fieldpost`;
  }, [state.lang, state.theme, state.name]);

  // Until the board lies there nothing that may stand on it is put into the sheet, from where it would go under a finger.
  const isLaidOut = present !== null || trouble !== null || state.status === 'signup';
  const isOnBoard = (of: string): boolean => !isListing && (!isLaidOut || board.current?.has(of) === true);
  const battle = asked === undefined ? undefined : battleOf(asked, state.pages);
  const fought = useShown(battle?.key ?? null, state.version, (key) => at.page(key));
  const odds = asked === undefined ? undefined : oddsOf(asked, state.pages);
  const signs = useShown(odds?.key ?? null, state.version, (key) => at.page(key))?.signs ?? noSigns;
  useEffect(() => board.current?.sign(earlier === null ? signs : []), [signs, drawn, earlier]);
  const pressing: Pressing = {
    lights: asked === undefined ? noLights : lightsOf(asked),
    press: (of) => now.current.pressed(of),
  };
  const beside = useMemo(() => namesIn(fought?.scene ?? null), [fought]);
  const desk: Desk = { says: state.says, act, picked, isOnBoard, isBeside: (of) => beside.has(of), deck, isLaidOut };
  const byKey = (event: KeyboardEvent): void => {
    const back = asked === undefined ? null : backFrom(asked);
    const direction = directionOf(event.key);
    const at = board.current?.focused ?? null;
    if (direction !== undefined) {
      const of = board.current?.step(direction) ?? null;
      setHeard(of === null || asked === undefined ? '' : nameOf(asked, of));
    } else if ((event.key === 'Enter' || event.key === ' ') && at !== null) now.current.pressed(at);
    else if (event.key === 'Backspace' && back !== null) act(back);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <Head
        state={state}
        earlier={earlier}
        langs={at.langs}
        isEarly={drawn === 0}
        speak={(lang) => {
          at.speak?.(lang);
          refresh();
        }}
      />
      {(!isConnected || trouble !== null) && (
        <p class="offline" role="alert">
          {trouble?.isOffline === false ? state.says.failed : state.says.offline}
          {trouble !== null && (
            <button type="button" onClick={tryAgain}>
              {state.says.tryAgain}
            </button>
          )}
        </p>
      )}
      <div
        class={`board${earlier === null ? '' : ' earlier'}`}
        ref={frame}
        tabIndex={0}
        role="application"
        aria-label={state.says.board}
        aria-describedby="prompt"
        onKeyDown={byKey}
      />
      <p class="heard" role="status">
        {heard}
      </p>
      {present === null && state.status !== 'signup' && <p class="loading">{state.says.loading}</p>}
      {earlier !== null && <p class="then">{drawer === 'whatIf' ? state.says.whatIf : state.says.past}</p>}
      <Zoom says={state.says} camera={() => board.current?.camera} />
      <section class="sheet" ref={sheet} aria-live="polite">
        {notes.map((note) => (
          <p class={`note ${note.tone}`} key={note.text}>
            {note.text}
          </p>
        ))}
        <Tabs all={state.asked} front={asked} turn={setFront} />
        {sure !== null && sure.of === keyOf(asked) ? (
          <Sure
            text={sure.text}
            says={state.says}
            no={() => setSure(null)}
            yes={() => act({ do: 'send', final: sure.final, confirmed: true })}
          />
        ) : asked === undefined ? (
          <p class="idle">{state.status === 'finished' ? state.says.ended : state.says.nothingAsked}</p>
        ) : (
          <Question asked={asked} desk={desk} key={keyOf(asked)}>
            <Signs
              signs={asked.form.kind !== 'choose' && asked.forecasts.length > 0 ? noSigns : signs}
              asked={asked}
              pressing={pressing}
              show={(of) => setShown([of])}
            />
            {battle !== undefined && fought !== null && (
              <BattleBoard page={fought} fell={fellAt(battle, state.told)} maps={maps} pressing={pressing} />
            )}
          </Question>
        )}
        <Doors state={state} drawer={drawer} open={setDrawer}>
          {asked !== undefined && (
            <button type="button" aria-pressed={isListing} onClick={() => setListing(!isListing)}>
              {state.says.list}
            </button>
          )}
          {state.canUndo && (
            <button type="button" onClick={() => undo()}>
              {state.says.undo}
            </button>
          )}
        </Doors>
        {drawer !== null && (
          <Opened
            drawer={drawer}
            api={at}
            state={state}
            maps={maps}
            deck={deck}
            pressing={pressing}
            opens={opens}
            show={setEarlier}
            lit={setShown}
          />
        )}
      </section>
      <div class="words">
        {state.words.map((line, n) => (
          <p key={n}>{line}</p>
        ))}
      </div>
    </>
  );
}

/** Which position a picture shows, and as which seat sees it. */
const picturedOf = ({ version }: BoardState, asked: Asked | undefined): string => `${version} ${asked?.seat}`;
