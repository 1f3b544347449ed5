// What stands above the board: the game, its score, its clock, and a choice of languages where there is one.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { BoardState } from '../wire.js';
import { Clock } from './clock.js';
import { headline, type Earlier } from './headline.js';
import type { Api } from './net.js';

export function Head({
  state,
  earlier,
  langs = [],
  isEarly,
  speak,
}: {
  readonly state: BoardState;
  /** What is shown in place of the board; null: the board. */
  readonly earlier: Earlier | null;
  readonly langs?: Api['langs'];
  /** There is no board to be seen yet. */
  readonly isEarly: boolean;
  readonly speak: (lang: BoardState['lang']) => void;
}): JSX.Element {
  const { name, deadline, lang } = state;
  /** All that stands here is shown, however much it is. */
  const [isOpen, setOpen] = useState(false);
  return (
    <header>
      <button type="button" class="head" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <b>{name}</b>
        <span>{headline(state, earlier)}</span>
      </button>
      {langs.length > 1 && (
        <div class="langs">
          {langs.map(({ id, name: own }) => (
            <button type="button" key={id} lang={id} aria-pressed={id === lang} onClick={() => speak(id)}>
              {own}
            </button>
          ))}
        </div>
      )}
      {deadline !== null && <Clock at={deadline} lang={lang} isEarly={isEarly} />}
    </header>
  );
}
