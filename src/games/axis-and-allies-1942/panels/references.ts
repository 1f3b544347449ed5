// What can be looked up: every unit with what it costs and does, the table of them all, the order of a turn, every space.
import type { Reference } from '../../../table/game.js';
import type { Text } from '../../../table/text.js';
import { canals, neighbours } from '../data/adjacency.js';
import { powers } from '../data/powers.js';
import {
  capitals,
  cities,
  firstComplexes,
  isLand,
  spaces,
  territories,
  type Land,
  type Space,
} from '../data/spaces.js';
import { costOf, unitFacts, wares, type Ware } from '../data/units.js';
import { powerName, say, spaceName, wareName } from '../reports/names.js';
import { alsoOf } from '../reports/also.js';
import { unitTable } from './unit-table.js';

const corrected: Land = 'hawaiian_islands';

function unit(ware: Ware): Reference {
  const also = alsoOf(ware);
  return {
    id: ware,
    name: wareName(ware),
    ...(also === undefined ? {} : { also: [also] }),
    lines: [
      say('ref.cost', { cost: costOf(ware) }),
      ...(ware === 'complex' ? [] : [say('ref.fights', fightsOf(ware))]),
      say(`ref.${ware}`),
    ],
  };
}

function fightsOf(ware: Exclude<Ware, 'complex'>): { attack: number; defense: number; move: number } {
  const { attack, defense, move } = unitFacts[ware];
  return { attack, defense, move };
}

function row(ware: Ware): Text {
  return ware === 'complex'
    ? say('ref.cost', { cost: costOf(ware) })
    : say('ref.unitRow', { unit: wareName(ware), cost: costOf(ware), ...fightsOf(ware) });
}

function landLines(land: Land): readonly Text[] {
  const { ipc, owner } = territories[land];
  const capitalOf = powers.find((power) => capitals[power] === land);
  return [
    say('ref.land', { ipc, power: powerName(owner) }),
    ...(capitalOf === undefined ? [] : [say('ref.capital', { power: powerName(capitalOf) })]),
    ...(cities.some((city) => city === land) ? [say(land === corrected ? 'ref.cityCorrected' : 'ref.city')] : []),
    ...(firstComplexes.some((one) => one === land) ? [say('ref.complexThere')] : []),
  ];
}

function canalLines(space: Space): readonly Text[] {
  return canals.flatMap(({ zones: [one, other], lands }) => {
    const to = space === one ? other : space === other ? one : undefined;
    return to === undefined ? [] : [say('ref.canal', { space: spaceName(to), lands: lands.map(spaceName) })];
  });
}

function place(space: Space): Reference {
  const also = alsoOf(space);
  return {
    id: space,
    name: spaceName(space),
    ...(also === undefined ? {} : { also: [also] }),
    lines: [
      ...(isLand(space) ? landLines(space) : []),
      say('ref.beside', { spaces: neighbours[space].map(spaceName) }),
      ...canalLines(space),
    ],
  };
}

/** The unit table, the order of a turn, then units and spaces one by one. */
export function references(): readonly Reference[] {
  const steps = ['purchase', 'combatMove', 'combat', 'noncombat', 'mobilize'] as const;
  return [
    {
      id: 'units',
      name: say('ref.units'),
      also: [say('ref.units.also')],
      lines: wares.filter((ware) => ware !== 'complex').map(row),
      scene: unitTable,
    },
    {
      id: 'turn',
      name: say('ref.turn'),
      also: [say('ref.turn.also')],
      lines: [...steps.map((step) => say(`ref.step.${step}`)), say('ref.powers', { powers: powers.map(powerName) })],
    },
    ...wares.map(unit),
    ...spaces.map(place),
  ];
}
