// Earlier turns on the board: one at a time, or one after the other as a film; what each brought lights its places.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { LaidOutScene } from '../../render/layout.js';
import type { BoardState, PastTurn, Says } from '../wire.js';
import type { Api } from './net.js';

/** How long a turn of the film is shown, in milliseconds. */
const frameMs = 3_500;

export function Past({
  api,
  says,
  version,
  shown,
  lit,
}: {
  readonly api: Api;
  readonly says: Says;
  /** The list is read anew where this changes. */
  readonly version: string;
  /** Told which position to show; null: the present one. */
  readonly shown: (scene: LaidOutScene | null) => void;
  readonly lit: (of: readonly string[]) => void;
}): JSX.Element {
  const [turns, setTurns] = useState<readonly string[]>([]);
  const [at, setAt] = useState<number | null>(null);
  const [turn, setTurn] = useState<PastTurn | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    void api.past().then((list) => setTurns(list.turns));
  }, [version]);
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
      shown(found.scene);
    });
    return () => {
      isStale = true;
    };
  }, [at]);
  const last = turns.length - 1;
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
          aria-valuetext={at === null ? says.now : turns[at]}
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
      <div class="row">
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
        {at !== null && (
          <button type="button" onClick={() => go(null)}>
            {says.now}
          </button>
        )}
      </div>
      {at !== null && <h2>{turns[at]}</h2>}
      {turn !== null && <Told told={turn.told} lit={lit} />}
    </div>
  );
}

/** What happened, a line each; pressed, a line lights its places. */
export function Told({
  told,
  lit,
}: {
  readonly told: BoardState['told'];
  readonly lit: (of: readonly string[]) => void;
}): JSX.Element {
  return (
    <ul class="told">
      {told.map(({ text, of }, n) => (
        <li key={n}>
          {of.length === 0 ? (
            text
          ) : (
            <button type="button" class="line" onClick={() => lit(of)}>
              {text}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
