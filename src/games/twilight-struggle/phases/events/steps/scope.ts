// Says with a question where it reaches: the area and what must hold of a country there.
import type { Text } from '../../../../../table/text.js';
import { countryName, regionName, say, sideName } from '../../../reports/names.js';
import type { Frame } from '../event-script.js';
import { sideFor } from './resolve.js';
import type { Places } from './step.js';

/** A question with the countries it is about. */
export function scoped(ask: Text, places: Places, frame: Pick<Frame, 'player'>): Text {
  return say('ask.scoped', { ask, where: whereText(places, frame) });
}

/** The area, then one condition after the other. */
function whereText(places: Places, frame: Pick<Frame, 'player'>): Text {
  const { only, within } = places;
  const [area] = [
    ...(only === undefined ? [] : [say('where.list', { places: only.map(countryName) })]),
    ...(within === undefined ? [] : [say('where.list', { places: within.map(regionName) })]),
    say('where.anywhere'),
  ];
  return conditions(places, frame).reduce((where, condition) => say('where.both', { where, condition }), area);
}

function conditions(places: Places, frame: Pick<Frame, 'player'>): readonly Text[] {
  const { notControlledBy, controlledBy, uncontrolled, empty, holds, battleground, maxStability } = places;
  return [
    ...(notControlledBy === undefined
      ? []
      : [say('where.notControlled', { side: sideName(sideFor(frame, notControlledBy)) })]),
    ...(controlledBy === undefined ? [] : [say('where.controlled', { side: sideName(sideFor(frame, controlledBy)) })]),
    ...(uncontrolled === undefined ? [] : [say('where.uncontrolled')]),
    ...(empty === undefined ? [] : [say('where.empty')]),
    ...(holds === undefined ? [] : [say('where.holds', { side: sideName(sideFor(frame, holds)) })]),
    ...(battleground === undefined ? [] : [say(battleground ? 'where.battlegrounds' : 'where.noBattlegrounds')]),
    ...(maxStability === undefined ? [] : [say('where.maxStability', { stability: maxStability })]),
  ];
}
