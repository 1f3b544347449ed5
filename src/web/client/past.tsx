// Earlier turns on the board: one at a time, or one after the other as a film; what each brought lights its places.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { BoardState, Line, PastList, PastOver, PastTurn, Says } from '../wire.js';
import { Marked } from './marked.js';
import type { Api } from './net.js';
import { Over } from './over.js';

/** How long a turn of the film is shown, in milliseconds. */
const frameMs = 3_500;

export function Past({
  api,
  says,
  version,
  lang,
  opens,
  shown,
  lit,
}: {
  readonly api: Api;
  readonly says: Says;
  /** The list is read anew where this changes. */
  readonly version: string;
  readonly lang: BoardState['lang'];
  /** The turn that is shown first; null for the present. */
  readonly opens: number | null;
  /** Told which turn to show; null: the present. */
  readonly shown: (turn: PastTurn | null) => void;
  readonly lit: (of: readonly string[]) => void;
}): JSX.Element {
  const [{ turns, isOver }, setList] = useState<PastList>({ turns: [], isOver: false });
  const [at, setAt] = useState<number | null>(opens);
  const [turn, setTurn] = useState<PastTurn | null>(null);
  const [over, setOver] = useState<PastOver | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    void api.past().then(setList);
  }, [version]);
  useEffect(() => {
    if (isOver) void api.pastOver().then(setOver);
  }, [isOver, version]);
  // What is looked at is gone with the drawer.
  useEffect(() => () => shown(null), []);
  useEffect(() => {
    setTurn(null);
    if (at === null) {
      shown(null);
      return;
    }
    let isStale = false;
    void api.pastTurn(at).then((found) => {
      if (isStale) return;
      setTurn(found);
      shown(found);
    });
    return () => {
      isStale = true;
    };
  }, [at, lang]);
  const last = turns.length - 1;
  const present = isOver ? says.atEnd : says.present;
  useEffect(() => {
    if (!isPlaying || turn === null) return;
    const timer = setTimeout(() => {
      if (at !== null && at < last) setAt(at + 1);
      else setPlaying(false);
    }, frameMs);
    return () => clearTimeout(timer);
  }, [isPlaying, turn, last]);
  const go = (to: number | null): void => {
    setPlaying(false);
    setAt(to);
  };
  return (
    <div class="past">
      <div class="row bar">
        <button
          type="button"
          aria-label={says.earlier}
          disabled={at === 0 || last < 0}
          onClick={() => go(at === null ? last : at - 1)}
        >
          ◀
        </button>
        <input
          type="range"
          aria-label={says.past}
          aria-valuetext={at === null ? present : turns[at]?.title}
          min={0}
          max={last + 1}
          value={at ?? last + 1}
          onInput={({ currentTarget: { valueAsNumber: to } }) => go(to > last ? null : to)}
        />
        <button
          type="button"
          aria-label={says.later}
          disabled={at === null}
          onClick={() => go(at === null || at >= last ? null : at + 1)}
        >
          ▶
        </button>
      </div>
      <div class="row bar">
        <select
          aria-label={says.turn}
          value={at ?? ''}
          onChange={({ currentTarget: { value } }) => go(value === '' ? null : Number(value))}
        >
          {spansOf(turns).map(({ span, first, titles }) => (
            <optgroup label={span} key={first}>
              {titles.map((title, n) => (
                <option value={first + n} key={first + n}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
          <option value="">{present}</option>
        </select>
        <button
          type="button"
          disabled={last < 0}
          onClick={() => {
            if (!isPlaying && (at === null || at >= last)) setAt(0);
            setPlaying(!isPlaying);
          }}
        >
          {isPlaying ? says.pause : says.play}
        </button>
      </div>
      {turn !== null && <Told told={turn.told} lit={lit} />}
      {turn !== null && turn.hands.length > 0 && <Hands hands={turn.hands} title={says.hands} />}
      {over !== null && <Over over={over} says={says} at={at} />}
    </div>
  );
}

/** Turns in a row of the same year or round. */
function spansOf(turns: PastList['turns']) {
  const spans: { readonly span: string; readonly first: number; readonly titles: string[] }[] = [];
  for (const [n, { title, span }] of turns.entries()) {
    const now = spans.at(-1);
    if (now?.span === span) now.titles.push(title);
    else spans.push({ span, first: n, titles: [title] });
  }
  return spans;
}

/** What each seat held. */
function Hands({ hands, title }: { readonly hands: PastTurn['hands']; readonly title: string }): JSX.Element {
  return (
    <details class="held">
      <summary>{title}</summary>
      {hands.map(({ name, lines }, n) => (
        <section key={n}>
          <h3>{name}</h3>
          <ul>
            {lines.map((line, at) => (
              <li key={at}>
                <Marked text={line} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}

/** What happened, a line each; pressed, a line lights its places. */
export function Told({
  told,
  lit,
}: {
  readonly told: readonly Line[];
  readonly lit: (of: readonly string[]) => void;
}): JSX.Element {
  return (
    <ul class="told">
      {told.map(({ text, of, to }, n) => {
        const line = (
          <>
            {to !== undefined && <b class="seat">{to}: </b>}
            <Marked text={text} />
          </>
        );
        return (
          <li key={n}>
            {of.length === 0 ? (
              line
            ) : (
              <button type="button" class="line" onClick={() => lit(of)}>
                {line}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
