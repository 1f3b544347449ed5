// The position in words: title, cities, and the board line by line.
import type { Text } from '../../../table/text.js';
import { powers } from '../data/powers.js';
import { isLand, spaces, type Space } from '../data/spaces.js';
import { battleTitle } from '../reports/battles.js';
import { powerName, say, spaceName, stackTexts } from '../reports/names.js';
import { productionOf } from '../rules/production.js';
import { citiesHeld, citiesToWin } from '../rules/victory.js';
import type { AaView } from '../view.js';

/** Round, power and phase in a few words. */
export function title({ round, active, step }: AaView): Text {
  return say('title.turn', { round, power: powerName(active), step: say(`step.${step}`) });
}

/** A power's whole turn, whatever its phase. */
export function chapter({ round, active }: AaView): Text {
  return say('title.chapter', { round, power: powerName(active) });
}

/** Both sides' victory cities against what they need. */
export function score(view: AaView): Text {
  return say('score.cities', {
    axis: citiesHeld(view, 'axis'),
    axisGoal: citiesToWin(view.options, 'axis'),
    allies: citiesHeld(view, 'allies'),
    alliesGoal: citiesToWin(view.options, 'allies'),
  });
}

/** The board in words: money, then every space that holds something. */
export function describe(view: AaView): readonly Text[] {
  return [
    title(view),
    score(view),
    ...powers.map((power) =>
      say('describe.power', {
        power: powerName(power),
        money: view.treasury[power],
        income: productionOf(view, power),
      }),
    ),
    ...battleLine(view),
    ...spaces.flatMap((space) => spaceLine(view, space)),
  ];
}

/** The battles that are fought or wait, by their numbers. */
function battleLine({ battle, battles }: AaView): readonly Text[] {
  const all = [...(battle === null ? [] : [battle]), ...battles];
  return all.length === 0 ? [] : [say('report.battles', { spaces: all.map(battleTitle) })];
}

function spaceLine(view: AaView, space: Space): readonly Text[] {
  const there = powers.flatMap((power) => {
    const own = view.units.filter((unit) => unit.space === space && unit.power === power);
    return own.length === 0 ? [] : [say('describe.units', { power: powerName(power), units: stackTexts(own) })];
  });
  const damage = isLand(space) ? view.complexes[space] : undefined;
  const units = damage === undefined ? there : [...there, say('describe.complex', { damage })];
  if (units.length === 0) return [];
  return isLand(space)
    ? [say('describe.space', { space: spaceName(space), owner: powerName(view.control[space]), units })]
    : [say('describe.zone', { space: spaceName(space), units })];
}
