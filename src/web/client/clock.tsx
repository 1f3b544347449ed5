// The time that is left, in the reader's words.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** The first word about time takes as long as many of a board’s shapes, which come first, and what goes with them. */
const firstMs = 300;
/** Where none comes, it is said all the same. */
const latestMs = 5_000;

/** @param isEarly there is no board to be seen yet. */
export function Clock({
  at,
  lang,
  isEarly,
}: {
  readonly at: number;
  readonly lang: 'en' | 'ko';
  readonly isEarly: boolean;
}): JSX.Element {
  const [text, tell] = useState('');
  useEffect(() => {
    const say = (): void => tell(untilThen(at, lang));
    const first = setTimeout(say, isEarly ? latestMs : firstMs);
    const timer = setInterval(say, 30_000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [at, lang, isEarly]);
  return <time dateTime={new Date(at).toISOString()}>{text}</time>;
}

function untilThen(at: number, lang: 'en' | 'ko'): string {
  const minutes = Math.round((at - Date.now()) / 60_000);
  const [count, unit] =
    Math.abs(minutes) < 90
      ? ([minutes, 'minute'] as const)
      : Math.abs(minutes) < 48 * 60
        ? ([Math.round(minutes / 60), 'hour'] as const)
        : ([Math.round(minutes / 1_440), 'day'] as const);
  return new Intl.RelativeTimeFormat(lang, { numeric: 'always' }).format(count, unit);
}
