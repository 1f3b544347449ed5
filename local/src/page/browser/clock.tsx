// The clock people live in, as the server tells it, and Discord's timestamp styles; relative ones tick.
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { language, say } from './language.js';

let offset = 0;

export function setNow(moment: number): void {
  offset = moment - Date.now();
}
export const now = (): number => Date.now() + offset;

const locale = (): string => (language() === 'ko' ? 'ko-KR' : 'en-US');
const format = (time: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale(), options).format(time);

export const clockTime = (time: number): string => format(time, { hour: 'numeric', minute: '2-digit' });

const FULL: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
};
const LONG: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'long', day: 'numeric' };
const SHORT: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: 'numeric',
  minute: '2-digit',
};
const USUAL: Intl.DateTimeFormatOptions = { ...LONG, hour: 'numeric', minute: '2-digit' };
const STYLES: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { hour: 'numeric', minute: '2-digit' },
  T: { hour: 'numeric', minute: '2-digit', second: '2-digit' },
  d: { year: 'numeric', month: '2-digit', day: '2-digit' },
  D: LONG,
  f: USUAL,
  F: FULL,
  s: SHORT,
  S: { ...SHORT, second: '2-digit' },
};
const UNITS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** "in 3 hours", "2분 전". */
function relative(time: number): string {
  const seconds = Math.round((time - now()) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(Math.round(seconds / size), unit);
}

/** A moment in one of Discord's styles, as it is now. */
export const stamped = (time: number, style = 'f'): string =>
  style === 'R' ? relative(time) : format(time, STYLES[style] ?? USUAL);

/** A moment as Discord's mark <t:…> shows it in a style; relative ones go on with the clock. */
export function Stamp({ time, style = 'f' }: { readonly time: number; readonly style?: string | undefined }): VNode {
  return (
    <time class="stamp" title={fullTime(time)} datetime={new Date(time).toISOString()}>
      {style === 'R' ? <Relative time={time} /> : stamped(time, style)}
    </time>
  );
}

/** A text that is made anew every second, and drawn where it has changed. */
function Ticking({ text }: { readonly text: () => string }): VNode {
  const [, show] = useState('');
  const made = useRef(text);
  made.current = text;
  useEffect(() => {
    const timer = setInterval(() => show(made.current()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <>{text()}</>;
}
export const Relative = ({ time }: { readonly time: number }): VNode => <Ticking text={() => relative(time)} />;
export const Clock = (): VNode => <Ticking text={() => shortMoment(now())} />;

/** When a message was written: "Today at 3:05 PM". */
export function writtenAt(time: number): string {
  const day = (moment: number): string => new Date(moment).toDateString();
  if (day(time) === day(now())) return say('chat.today', { time: clockTime(time) });
  if (day(time) === day(now() - 86_400_000)) return say('chat.yesterday', { time: clockTime(time) });
  return format(time, SHORT);
}
export const longDate = (time: number): string => format(time, LONG);
export const fullTime = (time: number): string => format(time, FULL);
const shortMoment = (time: number): string =>
  format(time, { month: 'short', day: 'numeric', weekday: 'short', hour: 'numeric', minute: '2-digit' });
