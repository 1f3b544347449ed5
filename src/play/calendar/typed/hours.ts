// Reads how long each kind of question lasts: `orders 48, retreats 12`, `명령 48시간, 퇴각 12`, `turn 2 days`.
import { paces, type Pace } from '../../../table/question.js';

const names: Readonly<Record<Pace, RegExp>> = {
  setup: /^(?:set-?ups?|준비)$/i,
  turn: /^(?:turns?|차례|턴)$/i,
  orders: /^(?:orders?|moves?|명령)$/i,
  retreats: /^(?:retreats?|퇴각|후퇴)$/i,
  builds: /^(?:builds?|adjustments?|건설|배치|조정|가감)$/i,
  reaction: /^(?:reactions?|responses?|대응|반응)$/i,
  losses: /^(?:losses|loss|casualties|손실)$/i,
};
const turns: readonly Pace[] = ['setup', 'turn', 'orders'];
const everything = /^(?:all|everything|each|모두|전부)$/i;
const part =
  /^(?<name>[^\d:=\s]*(?:\s+[^\d:=\s]+)*)[\s:=]*(?<count>\d+(?:[.,]\d+)?)\s*(?<unit>h(?:ours?|rs?)?|시간|d(?:ays?)?|일|m(?:in(?:utes?)?)?|분)?$/iu;

/** Hours by pace. */
export type Hours = Readonly<Partial<Record<Pace, number>>>;

/**
 * Hours per kind of question in typed text.
 * @param known the paces of the game; `all` names them all.
 * @returns null when something of it is not understood.
 */
export function readHours(typed: string, known: readonly Pace[]): Hours | null {
  const hours: Partial<Record<Pace, number>> = {};
  const parts = typed
    .split(/,(?!\d)|[;\n]/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
  for (const text of parts) {
    const { name = '', count = '', unit = 'h' } = part.exec(text)?.groups ?? {};
    const meant = everything.test(name.trim())
      ? known
      : paces.filter((pace) => names[pace].test(name.trim()) && known.includes(pace));
    if (count === '' || meant.length === 0) return null;
    for (const pace of meant) hours[pace] = Number(count.replace(',', '.')) * inHours(unit);
  }
  return parts.length === 0 ? null : hours;
}

function inHours(unit: string): number {
  if (/^(?:d|일)/i.test(unit)) return 24;
  return /^(?:m|분)/i.test(unit) ? 1 / 60 : 1;
}

/** Whether a name is one of turns, or of what is asked between them; null for any other word. */
export function sortOf(name: string): 'turns' | 'others' | null {
  const meant = paces.find((pace) => names[pace].test(name.trim()));
  return meant === undefined ? null : turns.includes(meant) ? 'turns' : 'others';
}
