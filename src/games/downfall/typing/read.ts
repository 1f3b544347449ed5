// Marches typed with the hex they begin in, alone or as a stack: `21A 3438-3439-3339`, `21A+64A 3438 > 3439`.
import type { Reading } from '../../../table/game.js';
import { foldName } from '../../../table/names.js';
import type { Order, Orders, Question, Sheet } from '../../../table/question.js';
import { unitFacts, unitIds, type UnitId } from '../data/units.js';
import type { DownfallView } from '../view.js';
import { ko } from '../words/ko.js';
import { shortNames } from './unit-names.js';

const line = /^(?<names>.+?)\s+(?<from>\d{4})(?<path>(?:\s*(?:-|–|→|>|\s)\s*\d{4})+)$/u;

/** Which unit in a hex a name means; none when it means several or nobody. */
function unitNamed(name: string, from: string, view: DownfallView): UnitId | undefined {
  const folded = foldName(name);
  const called = (id: UnitId): boolean =>
    [id, unitFacts[id].name, ko[`unit.${id}`], ...shortNames(id)].some((one) => foldName(one) === folded);
  const [only, second] = unitIds.filter((id) => view.units[id].at === from && called(id));
  return second === undefined ? only : undefined;
}

/** A path through all the hexes that are named, or to the last of them where those between go without saying. */
function pathTo(form: Orders, subject: string, hexes: readonly string[], sheet: Sheet): Order | undefined {
  const ways = [hexes, hexes.slice(-1)];
  return ways
    .map((path): Order => ({ subject, path: [...path] }))
    .find(
      ({ path }) =>
        path.every((hex, n) =>
          form.step({ subject, path: path.slice(0, n) }, sheet).options.some(({ id }) => id === hex),
        ) && form.step({ subject, path }, sheet).complete,
    );
}

/** The marches of a text; nothing when any line is written otherwise, so that the common reader can say what is wrong. */
export function read(
  typed: string,
  { question, view }: { readonly question: Question; readonly view: DownfallView },
): readonly Reading[] {
  const { key, form } = question;
  if (key !== 'march' || form.kind !== 'orders') return [];
  const readings: Reading[] = [];
  const sheet: Order[] = [];
  for (const piece of typed.split(/[,;\n]/u).map((one) => one.trim())) {
    if (piece === '') continue;
    const { names = '', from = '', path = '' } = line.exec(piece)?.groups ?? {};
    const hexes = path.match(/\d{4}/gu) ?? [];
    for (const name of names.split('+')) {
      const unit = unitNamed(name.trim(), from, view);
      const order = unit === undefined ? undefined : pathTo(form, unit, hexes, sheet);
      if (order === undefined) return [];
      sheet.push(order);
      readings.push({ source: piece, part: [order], echo: form.describe(order) });
    }
  }
  return readings;
}
