// A battle board: two ranks of units under the number they hit on, as players set them out, with hits and losses.
import type { Box, GroupShape, Shape, XY } from '../../../table/scene.js';
import type { Text } from '../../../table/text.js';
import { bold, figure, line, type Languages } from '../../../draw/lettering.js';
import type { OwnerColours, Theme } from '../../../draw/theme.js';

/** Units of one kind of a side. */
export interface Combatant {
  readonly id: string;
  /** Hits on this number or less. */
  readonly hitsOn: number;
  readonly count: number;
  /** How many of them have been lost; they are drawn pale. */
  readonly lost: number;
  /** Draws one of them at a point. */
  token(at: XY): GroupShape;
}

/** One side of a battle. */
export interface BattleSide {
  readonly id: string;
  readonly name: Text;
  readonly colours: Pick<OwnerColours, 'strong' | 'ink'>;
  readonly units: readonly Combatant[];
  readonly hits: number;
}

export interface BattleLook {
  readonly box: Box;
  readonly theme: Theme;
  readonly languages: Languages;
  /** The numbers units can hit on, lowest first: one column for each. */
  readonly numbers: readonly number[];
}

/** What a column holds: the units of a side that hit on its number. @internal */
export function columnsOf(side: BattleSide, numbers: readonly number[]): readonly (readonly Combatant[])[] {
  return numbers.map((number) => side.units.filter((unit) => unit.hitsOn === number && unit.count > 0));
}

/** The attacker's rank above, the numbers in the middle, the defender's rank below. */
export function battleBoard(attacker: BattleSide, defender: BattleSide, look: BattleLook): Shape[] {
  const { box, theme, languages, numbers } = look;
  const band = Math.min(64, box.h * 0.12);
  const name = Math.min(56, box.h * 0.11);
  const rank = (box.h - band - name * 2) / 2;
  const top = { ...box, h: name };
  const upper = { ...box, y: box.y + name, h: rank };
  const middle = { ...box, y: box.y + name + rank, h: band };
  const lower = { ...box, y: middle.y + band, h: rank };
  const bottom = { ...box, y: lower.y + rank, h: name };
  return [
    { kind: 'box', id: 'battle:ground', box, radius: 14, fill: { colour: theme.paper } },
    ...nameStrip(attacker, top, theme, languages),
    ...ranked(attacker, upper, look),
    ...numberBand(numbers, middle, theme),
    ...ranked(defender, lower, look),
    ...nameStrip(defender, bottom, theme, languages),
  ];
}

function nameStrip(side: BattleSide, box: Box, theme: Theme, languages: Languages): Shape[] {
  const y = box.y + box.h / 2;
  const size = box.h * 0.56;
  return [
    { kind: 'box', id: `battle:${side.id}`, box, radius: 14, fill: { colour: side.colours.strong } },
    line(`battle:${side.id}:name`, [box.x + box.h * 0.4, y], bold(languages, side.name, size, side.colours.ink), {
      maxWidth: box.w * 0.7,
    }),
    ...(side.hits === 0
      ? []
      : [
          line(
            `battle:${side.id}:hits`,
            [box.x + box.w - box.h * 0.4, y],
            figure(`✹ ${side.hits}`, size, theme.marker),
            {
              align: 'right',
            },
          ),
        ]),
  ];
}

function numberBand(numbers: readonly number[], box: Box, theme: Theme): Shape[] {
  const column = box.w / numbers.length;
  return [
    { kind: 'box', id: 'battle:numbers', box, fill: { colour: theme.title } },
    ...numbers.map((number, n) =>
      line(
        `battle:number:${number}`,
        [box.x + column * (n + 0.5), box.y + box.h / 2],
        figure(number, box.h * 0.66, theme.titleInk),
        { align: 'centre' },
      ),
    ),
  ];
}

/** The units of a side in their columns: a token for each kind with how many stand, and paler how many fell. */
function ranked(side: BattleSide, box: Box, { theme, numbers }: BattleLook): Shape[] {
  const column = box.w / numbers.length;
  return columnsOf(side, numbers).flatMap((units, n) => {
    const step = box.h / Math.max(1, units.length);
    return units.flatMap((unit, row): Shape[] => {
      const at: XY = [box.x + column * (n + 0.36), box.y + step * (row + 0.5)];
      const standing = unit.count - unit.lost;
      const size = Math.min(44, step * 0.42, column * 0.2);
      const beside = at[0] + column * 0.24;
      const shape = unit.token(at);
      return [
        standing === 0 ? { ...shape, alpha: 0.35 } : shape,
        line(`battle:${side.id}:${unit.id}:count`, [beside, at[1]], figure(`×${standing}`, size, theme.ink)),
        ...(unit.lost === 0
          ? []
          : [
              line(
                `battle:${side.id}:${unit.id}:lost`,
                [beside, at[1] + size * 0.95],
                figure(`−${unit.lost}`, size * 0.72, theme.alarm),
              ),
            ]),
      ];
    });
  });
}
