// The board in words: for screen readers, the text board and the picture's alternative text.
import type { Text } from '../../table/text.js';
import { centres } from './geography.js';
import type { Power } from './geography.js';
import { unitText } from './notation/write.js';
import { ownedUnitText, powerText } from './tell/names.js';
import { titleOf } from './view.js';
import type { DiplomacyView } from './view.js';
import { say } from './words/say.js';

/** Title, then each power's score, units and centres, unowned centres, and who must retreat. */
export function describe(view: DiplomacyView): readonly Text[] {
  const owned = (power: Power | null): readonly Text[] =>
    centres.filter((id) => (view.owners[id] ?? null) === power).map((id) => say(`place.${id}`));
  const lines: Text[] = [titleOf(view)];
  for (const { power, centres: count, units, out } of view.table) {
    if (out) {
      lines.push(say('board.out', { power: powerText(power) }));
      continue;
    }
    lines.push(say('board.centres', { power: powerText(power), centres: count, units }));
    const mine = view.units.filter((unit) => unit.power === power);
    if (mine.length > 0) lines.push(say('board.units', { power: powerText(power), units: mine.map(unitText) }));
    const places = owned(power);
    if (places.length > 0) lines.push(say('board.owned', { power: powerText(power), places }));
  }
  const free = owned(null);
  if (free.length > 0) lines.push(say('board.unowned', { places: free }));
  if (view.dislodged.length > 0)
    lines.push(say('board.dislodged', { units: view.dislodged.map(({ unit }) => ownedUnitText(unit)) }));
  return lines;
}
