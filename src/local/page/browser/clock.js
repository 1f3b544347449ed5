// The clock people live in, as the server tells it, and Discord's timestamp styles; relative ones tick.
import { h } from './dom.js';
import { language, say } from './words.js';

let offset = 0;

export const setNow = (now) => {
  offset = now - Date.now();
};
export const now = () => Date.now() + offset;

const locale = () => (language() === 'ko' ? 'ko-KR' : 'en-US');
const format = (time, options) => new Intl.DateTimeFormat(locale(), options).format(time);

export const clockTime = (time) => format(time, { hour: 'numeric', minute: '2-digit' });

const STYLES = {
  t: { hour: 'numeric', minute: '2-digit' },
  T: { hour: 'numeric', minute: '2-digit', second: '2-digit' },
  d: { year: 'numeric', month: '2-digit', day: '2-digit' },
  D: { year: 'numeric', month: 'long', day: 'numeric' },
  f: { year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  F: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  s: { year: 'numeric', month: '2-digit', day: '2-digit', hour: 'numeric', minute: '2-digit' },
  S: { year: 'numeric', month: '2-digit', day: '2-digit', hour: 'numeric', minute: '2-digit', second: '2-digit' },
};
const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

/** "in 3 hours", "2분 전". */
export function relative(time) {
  const seconds = Math.round((time - now()) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(Math.round(seconds / size), unit);
}

/** A <t:…> mark as Discord shows it. */
export function timestamp(seconds, style = 'f') {
  const time = Number(seconds) * 1000;
  if (Number.isNaN(new Date(time).getTime())) return `<t:${seconds}>`;
  const text = style === 'R' ? relative(time) : format(time, STYLES[style] ?? STYLES.f);
  const node = h('time.stamp', { title: format(time, STYLES.F), datetime: new Date(time).toISOString() }, text);
  if (style === 'R') node.dataset.relative = String(time);
  return node;
}

/** When a message was written: "Today at 3:05 PM". */
export function writtenAt(time) {
  const day = (moment) => new Date(moment).toDateString();
  if (day(time) === day(now())) return say('chat.today', { time: clockTime(time) });
  if (day(time) === day(now() - 86_400_000)) return say('chat.yesterday', { time: clockTime(time) });
  return format(time, STYLES.s);
}
export const longDate = (time) => format(time, STYLES.D);
export const fullTime = (time) => format(time, STYLES.F);
export const shortMoment = (time) =>
  format(time, { month: 'short', day: 'numeric', weekday: 'short', hour: 'numeric', minute: '2-digit' });

setInterval(() => {
  for (const node of document.querySelectorAll('[data-relative]'))
    node.textContent = relative(Number(node.dataset.relative));
  for (const node of document.querySelectorAll('[data-clock]')) node.textContent = shortMoment(now());
}, 1000);
