// What somebody is writing: it outlives a closed drawer, a lost connection and a page that is loaded anew, until it is sent.
import { useState } from 'preact/hooks';

/** @param name of the field in a game. */
export function useKept(game: number, name: string): readonly [string, (text: string) => void] {
  const key = `${game} ${name}`;
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '');
  return [
    text,
    (next) => {
      setText(next);
      if (next === '') sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, next);
    },
  ];
}

/** Forgets all that was being written, where nobody is signed in any more. */
export function forgetKept(): void {
  sessionStorage.clear();
}
