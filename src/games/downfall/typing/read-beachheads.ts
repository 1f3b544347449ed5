// A beachhead put before a coast, by its number or none: `beachhead calvados`, `bh2 > Le Havre`, `상륙 거점 칼바도스`.
import type { Reading } from '../../../table/game.js';
import type { Orders, Sheet } from '../../../table/question.js';
import type { Facts } from '../data/facts.js';
import { withoutOrderOf } from '../questions/march.js';
import { say } from '../reports/names.js';
import { whyBeforeSailing } from '../reports/reasons.js';
import { longestName, named, wordsOf } from './named.js';

const line =
  /^(?:(?:new|새)\s+)?(?:beach\s?head|bh|상륙\s?거점|거점|교두보)(?:\s*(?<number>\d)(?!\d))?(?:\s*[-:>→]\s*|\s+)(?:(?:to|at|on|in|before)\s+)?(?<place>[\p{L}\d].*)$/iu;

/** Whether a subject is a beachhead from the pool. */
const isFresh = (id: string): boolean => /^beachhead:\d$/u.test(id);

/** The beach hexes that a name means: a beach by itself, or those before a hex. */
function beachesNamed(facts: Facts, name: string): readonly string[] {
  const place = wordsOf(name).length > longestName ? null : named(facts, name);
  if (place?.kind !== 'place') return [];
  if (facts.beachAt.has(place.place)) return [place.place];
  return [...facts.beachAt].filter(([, { land }]) => land === place.place).map(([at]) => at);
}

/**
 * The beachhead of a line, one that has no order yet where no number is said; undefined where it is written otherwise, or cannot be.
 * @param sheet the orders before it.
 */
export function readBeachhead(source: string, sheet: Sheet, form: Orders, facts: Facts): Reading | undefined {
  const { number, place } = line.exec(source)?.groups ?? {};
  if (place === undefined) return undefined;
  const fresh = form.subjects(sheet).filter(({ id }) => isFresh(id));
  const free = fresh.filter(({ id }) => !sheet.some(({ subject }) => subject === id));
  const [subject, second] =
    number === undefined
      ? free.length > 0
        ? free.slice(0, 1)
        : fresh
      : fresh.filter(({ id }) => id.endsWith(`:${number}`));
  if (subject === undefined) {
    const late = form.subjects([]).find(({ id }) => isFresh(id) && (number === undefined || id.endsWith(`:${number}`)));
    const problem = late && whyBeforeSailing(facts, late.id, sheet);
    return problem && { source, problem };
  }
  if (second !== undefined)
    return { source, problem: say('why.whichOf', { name: source, names: fresh.map(({ text }) => text) }) };
  const others = withoutOrderOf(subject.id, sheet);
  const beaches = beachesNamed(facts, place);
  const ways = form.step({ subject: subject.id, path: [] }, others).options.filter(({ id }) => beaches.includes(id));
  const [way, other] = ways;
  if (way === undefined) return undefined;
  if (other !== undefined)
    return { source, problem: say('why.whichOf', { name: place, names: ways.map(({ text }) => text) }) };
  const order = { subject: subject.id, path: [way.id] };
  return { source, part: [order], echo: form.describe(order) };
}
