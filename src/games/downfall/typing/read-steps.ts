// Steps typed for several units alike: `US 5th and US 7th one each`, `미 5군이랑 미 7군에 1스텝씩`, `각 1: 2군, 4군`.
import { asSheet } from '../../../table/answer.js';
import type { Reading } from '../../../table/game.js';
import type { Answer, Order, Question } from '../../../table/question.js';
import { numberIn } from '../../../table/typed-text.js';
import type { Facts } from '../data/facts.js';
import { unitsNamed } from './named.js';

/** What says that each gets as many. */
const alike =
  /(?:^|[\s,;:]+)(?:(?<n>\d|one|two|three) ?(?:steps? ?)?(?:each|apiece)(?: (?:to|for|on))?|each (?<m>\d|one|two|three)|(?<k>\d|하나|둘|한|두) ?(?:스텝|개)?씩|각각? ?(?<j>\d|하나|둘|한|두) ?(?:스텝|개)?)(?=$|[\s,;:.])[\s,;:.]*/iu;

/** The steps that a line gives to several units alike; nothing where it is written otherwise, for the common reader. */
export function readSteps(
  typed: string,
  { form }: Question,
  { facts, begun }: { readonly facts: Facts; readonly begun: Answer | null },
): readonly Reading[] {
  const line = typed.replaceAll(/\s+/gu, ' ');
  const said = alike.exec(line);
  if (form.kind !== 'orders' || said === null) return [];
  const { n, m, k, j } = said.groups ?? {};
  const count = numberIn(n ?? m ?? k ?? j ?? '');
  const names = typed
    .replace(said[0], ' , ')
    .replaceAll(/^[\s,]+|[\s,]+$/gu, '')
    .replace(/에(?:게)?$/u, '');
  const units = unitsNamed(facts, names);
  if (count === undefined || units === undefined || units.length === 0) return [];
  const sheet = [...asSheet(begun)];
  const orders = units.flatMap((ids): readonly Order[] => {
    const subject = form.subjects(sheet).find(({ id }) => ids.some((unit) => unit === id))?.id;
    const order = subject === undefined ? null : { subject, path: [String(count)] };
    if (order === null || !form.step(order, sheet).complete) return [];
    sheet.push(order);
    return [order];
  });
  // Whatever does not fit is for the common reader to say.
  return orders.length < units.length
    ? []
    : orders.map((order) => ({ source: typed, part: [order], echo: form.describe(order) }));
}
