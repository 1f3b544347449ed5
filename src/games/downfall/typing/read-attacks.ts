// Attacks typed with who makes them before what they go for: `미 1군: 르아브르 공격`, `US1+US3 > Le Havre`.
import { asSheet } from '../../../table/answer.js';
import type { Reading } from '../../../table/game.js';
import type { Answer, Order, Orders, Question, Sheet } from '../../../table/question.js';
import { linesOf, piecesOf } from '../../../table/typed-text.js';
import type { Facts } from '../data/facts.js';
import { factsOf } from '../data/own-files.js';
import type { DownfallView } from '../view.js';
import { named } from './named.js';

/** What says that it is an attack, at the end of a line. */
const verb = /\s*(?:공격(?:합니다|한다|해|하기)?|attacks?)\s*[.!]?$/iu;
/** What stands between who attacks and what is attacked. */
const between = /\s*[:：>→]\s*|\s*-+>\s*|\s+[-–]\s+|\s+attacks?\s+/iu;

/** The two halves of a line, where a sign or the last words part them. */
function halvesOf(line: string): readonly (readonly [string, string])[] {
  const bare = line.replace(verb, '');
  const at = between.exec(bare);
  if (at !== null)
    return [[bare.slice(0, at.index), bare.slice(at.index + at[0].length).replace(/^attacks?\s+/iu, '')]];
  const words = bare === line ? [] : bare.split(/\s+/u);
  return words.slice(1).map((_, n) => [words.slice(0, n + 1).join(' '), words.slice(n + 1).join(' ')] as const);
}

function attackOf(
  facts: Facts,
  form: Orders,
  sheet: Sheet,
  [who, where]: readonly [string, string],
): Order | undefined {
  const place = named(facts, where);
  if (place?.kind !== 'place' || !form.subjects(sheet).some(({ id }) => id === place.place)) return undefined;
  let order: Order = { subject: place.place, path: [] };
  for (const name of who.split('+')) {
    const units = named(facts, name);
    if (units?.kind !== 'units') return undefined;
    const [only, second] = form.step(order, sheet).options.filter(({ id }) => units.units.some((unit) => unit === id));
    if (only === undefined || second !== undefined) return undefined;
    order = { ...order, path: [...order.path, only.id] };
  }
  return form.step(order, sheet).complete ? order : undefined;
}

/** The attacks of a text; nothing when any line is written otherwise, for the common reader. */
export function readAttacks(
  typed: string,
  { form }: Question,
  { view, begun }: { readonly view: DownfallView; readonly begun?: Answer | null },
): readonly Reading[] {
  if (form.kind !== 'orders') return [];
  const facts = factsOf(view);
  const sheet = [...asSheet(begun ?? null)];
  const readings: Reading[] = [];
  for (const source of piecesOf(linesOf(typed).join('\n'))) {
    const [order] = halvesOf(source).flatMap((halves) => attackOf(facts, form, sheet, halves) ?? []);
    if (order === undefined) return [];
    sheet.push(order);
    readings.push({ source, part: [order], echo: form.describe(order) });
  }
  return readings;
}
