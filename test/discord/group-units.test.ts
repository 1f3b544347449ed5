// Groups of many kinds of units: a message has no room for a menu each, and yet every number can be picked.
import { describe, expect, it } from 'vitest';
import { ComponentType } from 'discord-api-types/v10';
import { allUnits, unitRows, unitsPressed } from '../../src/discord/ask/group-units.js';
import { voice } from '../../src/discord/voice.js';
import { appWording } from '../../src/app/wording.js';
import { unitTypes } from '../../src/games/axis-and-allies-1942/data/units.js';
import type { UnitRow } from '../../src/table/question.js';
import { text } from '../support/toys/kit.js';

const { say } = voice(appWording(), 'en', 'axis-and-allies-1942');
const kinds = (count: number, max = 3): readonly UnitRow[] =>
  Array.from({ length: count }, (_, n) => ({
    id: `kind${n}`,
    text: text(`unit.${unitTypes[n % unitTypes.length] ?? ''}`),
    max,
  }));

interface Menu {
  readonly id: string;
  readonly most: number;
  readonly options: readonly { readonly value: string; readonly label: string; readonly chosen: boolean }[];
}

function menusOf(rows: readonly UnitRow[], units: Readonly<Record<string, number>> = {}): readonly Menu[] {
  return unitRows(say, (which) => which, rows, { subject: 'stack', units, path: [] }).flatMap(({ components }) =>
    components.flatMap((one) =>
      one.type === ComponentType.StringSelect
        ? [
            {
              id: one.custom_id,
              most: one.max_values ?? 1,
              options: one.options.map(({ value, label, default: chosen }) => ({
                value,
                label,
                chosen: chosen === true,
              })),
            },
          ]
        : [],
    ),
  );
}

/** Whether so many of a kind can be picked, and then are chosen. */
function canPick(rows: readonly UnitRow[], { id }: UnitRow, count: number): boolean {
  return menusOf(rows).some((menu) =>
    menu.options.some(({ value }) => unitsPressed(rows, {}, menu.id, [value])[id] === count),
  );
}

describe('a group of many kinds', () => {
  it.each([
    [1, 1],
    [3, 2],
    [6, 2],
    [9, 2],
    [12, 5],
  ])('of %i kinds has %i menus, and every number can be picked', (count, menus) => {
    const rows = kinds(count);
    expect(menusOf(rows).length).toBe(menus);
    for (const row of rows) for (const n of [1, 2, 3]) expect(canPick(rows, row, n), `${n} of ${row.id}`).toBe(true);
  });

  it('keeps to the options that a menu holds, all of a kind among them', () => {
    const rows = kinds(14, 40);
    for (const { options } of menusOf(rows)) expect(options.length).toBeLessThanOrEqual(25);
    for (const row of rows) expect(canPick(rows, row, 40), row.id).toBe(true);
  });

  it('picks several kinds at once out of the menu they share, and leaves the others alone', () => {
    const rows = kinds(8);
    const more = menusOf(rows).at(-1);
    const valueOf = (label: string): string => more?.options.find((one) => one.label.includes(label))?.value ?? '';
    const picked = unitsPressed(rows, { kind0: 2 }, more?.id ?? '', [valueOf('Bomber × 2'), valueOf('Carrier × 1')]);
    expect(picked).toEqual({ kind0: 2, kind5: 2, kind7: 1 });
    expect(more?.most).toBe(7);
    const shown = menusOf(rows, picked).at(-1);
    expect(shown?.options.flatMap(({ label, chosen }) => (chosen ? [label] : []))).toEqual([
      'Bomber × 2',
      'Aircraft Carrier × 1',
    ]);
    expect(unitsPressed(rows, picked, more?.id ?? '', [])).toEqual({ kind0: 2 });
  });

  it('sends all of them with one press', () => {
    expect(unitsPressed(kinds(7), {}, 'all', [])).toEqual(Object.fromEntries(kinds(7).map(({ id }) => [id, 3])));
  });
});

it('offers all of a group only while something of it is left', () => {
  const rows = kinds(2);
  const offered = (units: Readonly<Record<string, number>>): number =>
    allUnits(say, (which) => which, rows, { subject: 'stack', units, path: [] }).length;
  expect([
    offered({}),
    offered({ kind0: 3 }),
    offered({ kind0: 3, kind1: 2 }),
    offered({ kind0: 3, kind1: 3 }),
  ]).toEqual([1, 1, 1, 0]);
});
