// Reads times of day as people write them: `21:00`, `9pm`, `오후 9시 30분`; and hours of the night, `23:00-08:00`.
import type { Quiet } from '../quiet.js';

interface TimeRead {
  /** Since midnight. */
  readonly minutes: number;
  /** How much of the text it takes up. */
  readonly length: number;
}

const patterns = [
  /^(?<half>오전|오후|새벽|아침|낮|저녁|밤)\s*(?<hour>\d{1,2})(?:시\s*(?:(?<minute>\d{1,2})분|(?<mid>반))?|:(?<colon>\d{2}))/,
  /^(?<hour>\d{1,2}):(?<colon>\d{2})\s*(?<half>[ap])\.?m\.?(?![a-z])/i,
  /^(?<hour>\d{1,2})\s*(?<half>[ap])\.?m\.?(?![a-z])/i,
  /^(?<hour>\d{1,2}):(?<colon>\d{2})/,
  /^(?<hour>\d{1,2})시\s*(?:(?<minute>\d{1,2})분|(?<mid>반))?/,
  /^(?<word>noon|midnight|정오|자정)/i,
] as const;

/** The time at the beginning of a text; null when there is none. */
export function timeIn(text: string): TimeRead | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const { word, hour = '', minute, colon, mid, half } = found.groups ?? {};
    const [length] = [found[0].length];
    if (word !== undefined) return { minutes: /noon|정오/i.test(word) ? 720 : 0, length };
    const minutes = mid === undefined ? Number(minute ?? colon ?? 0) : 30;
    const hours = onClock(Number(hour), half);
    return hours === null || minutes > 59 ? null : { minutes: hours * 60 + minutes, length };
  }
  return null;
}

/** An hour of half a day as one of 24; null when there is none such. */
function onClock(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour < 24 ? hour : hour === 24 ? 0 : null;
  if (hour > 12) return hour < 24 ? hour : null;
  if (/^(?:p|오후|낮|저녁)$/i.test(half)) return half === '낮' && hour > 9 && hour < 12 ? hour : (hour % 12) + 12;
  // At night `11` is before midnight and `1` after it.
  if (half === '밤') return hour >= 6 && hour < 12 ? hour + 12 : hour % 12;
  return hour % 12;
}

/** A time of day as 21:30. */
export function isoTime(minutes: number): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Two times with something between, such as `23:00-08:00` or `밤 11시부터 8시까지`; null when it is anything else. */
export function readNight(typed: string): Quiet | null {
  const text = typed.trim();
  const from = timeIn(text);
  if (from === null) return null;
  const between = /^\s*(?:-|–|~|\.\.|to\b|until\b|부터|에서)\s*(?:다음\s*날\s*)?/i.exec(text.slice(from.length));
  const rest = between === null ? '' : text.slice(from.length + between[0].length);
  const to = timeIn(rest);
  if (to === null || to.minutes === from.minutes || !['', '까지'].includes(rest.slice(to.length).trim())) return null;
  return { from: isoTime(from.minutes), to: isoTime(to.minutes) };
}
