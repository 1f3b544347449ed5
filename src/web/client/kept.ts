// What somebody is writing: it outlives a closed drawer, a lost connection and a page that is loaded anew, until it is sent.
import { useState } from 'preact/hooks';

/** @param name of the field, told apart by the page's address. */
export function useKept(name: string): readonly [string, (text: string) => void] {
  const key = `${location.pathname} ${name}`;
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
