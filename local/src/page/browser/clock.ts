// The clock people live in, as the server tells it, and Discord's timestamp styles; relative ones tick.
import { h } from './dom.js';
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
export function relative(time: number): string {
  const seconds = Math.round((time - now()) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(Math.round(seconds / size), unit);
}

/** A <t:…> mark as Discord shows it. */
export function timestamp(seconds: string, style = 'f'): HTMLElement | string {
  const time = Number(seconds) * 1000;
  if (Number.isNaN(new Date(time).getTime())) return `<t:${seconds}>`;
  const text = style === 'R' ? relative(time) : format(time, STYLES[style] ?? USUAL);
  const node = h('time.stamp', { title: fullTime(time), datetime: new Date(time).toISOString() }, text);
  if (style === 'R') node.dataset['relative'] = String(time);
  return node;
}

/** When a message was written: "Today at 3:05 PM". */
export function writtenAt(time: number): string {
  const day = (moment: number): string => new Date(moment).toDateString();
  if (day(time) === day(now())) return say('chat.today', { time: clockTime(time) });
  if (day(time) === day(now() - 86_400_000)) return say('chat.yesterday', { time: clockTime(time) });
  return format(time, SHORT);
}
export const longDate = (time: number): string => format(time, LONG);
export const fullTime = (time: number): string => format(time, FULL);
export const shortMoment = (time: number): string =>
  format(time, { month: 'short', day: 'numeric', weekday: 'short', hour: 'numeric', minute: '2-digit' });

setInterval(() => {
  for (const node of document.querySelectorAll<HTMLElement>('[data-relative]'))
    node.textContent = relative(Number(node.dataset['relative']));
  for (const node of document.querySelectorAll('[data-clock]')) node.textContent = shortMoment(now());
}, 1000);
