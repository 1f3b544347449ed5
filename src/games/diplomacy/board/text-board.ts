// The board in words: for screen readers, the text board and the picture's alternative text.
import type { Text } from '../../../table/text.js';
import { centresOf } from '../rules/ownership.js';
import { centres } from '../data/geography.js';
import { placeText, unitText } from '../reports/order-text.js';
import { powerText, spotText, titleOf } from '../reports/names.js';
import type { DiplomacyView } from '../view.js';
import { say } from '../reports/say.js';
import type { Dislodged } from '../state.js';

/** Title, then each power's score, units and centres, free centres, and in a retreat phase who must go and where nobody may. */
export function describe(view: DiplomacyView): readonly Text[] {
  const lines: Text[] = [titleOf(view)];
  for (const { power, centres: count, units: strength, out } of view.table) {
    const name = powerText(power);
    if (out) {
      lines.push(say('text.none', { power: name }));
      continue;
    }
    lines.push(say('text.power', { power: name, centres: count, units: strength }));
    const units = view.units.filter((unit) => unit.power === power).map(unitText);
    if (units.length > 0) lines.push(say('text.units', { power: name, units }));
    const owned = centresOf(view.owners, power).map(placeText);
    if (owned.length > 0) lines.push(say('text.centres', { power: name, centres: owned }));
  }
  const free = centres.filter((id) => view.owners[id] === undefined).map(placeText);
  if (free.length > 0) lines.push(say('text.free', { centres: free }));
  lines.push(...view.dislodged.map(dislodgedText));
  if (view.contested.length > 0) lines.push(say('text.contested', { places: view.contested.map(placeText) }));
  return lines;
}

/** Centres of all powers in play, most first, and how many win. */
export function score(view: DiplomacyView): Text {
  const powers = view.table
    .filter(({ power, out }) => !out && !view.unplayed.includes(power))
    .sort((a, b) => b.centres - a.centres)
    .map(({ power, centres }) => say('score.power', { power: powerText(power), centres }));
  return say('score', { powers, goal: view.goal.centres });
}

function dislodgedText({ unit, attackerFrom, retreats }: Dislodged): Text {
  const who = { unit: unitText(unit), power: powerText(unit.power), place: spotText(attackerFrom) };
  return retreats.length === 0
    ? say('text.dislodged.none', who)
    : say('text.dislodged', { ...who, retreats: retreats.map(placeText) });
}
