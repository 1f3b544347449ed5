// The time that is left, in the reader's words.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** How long there is to answer. */
export function Clock({ at, lang }: { readonly at: number; readonly lang: 'en' | 'ko' }): JSX.Element {
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
