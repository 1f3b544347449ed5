// Where battles are to be fought: a frame around the units, and on it a plate with the number by which the battle is called.
import { boxAround, covered, grown, middleOf } from '../../../draw/geometry.js';
import { figure, line } from '../../../draw/lettering.js';
import type { Box, Layer, Shape } from '../../../table/scene.js';
import { spaces, type Space } from '../data/spaces.js';
import type { AaView } from '../view.js';
import type { Stage } from './stage.js';

/** How high a plate is, on the whole board and in close-ups: a number can be read where the picture is as wide as a phone. */
const PLATE = { whole: 58, closeUp: 46 } as const;

/** The spaces where battles wait or are being fought, each with their numbers. */
export function battlefields({
  battle,
  battles,
}: Pick<AaView, 'battle' | 'battles'>): ReadonlyMap<Space, readonly number[]> {
  const found = new Map<Space, readonly number[]>();
  for (const { space, number } of [...(battle === null ? [] : [battle]), ...battles]) {
    found.set(space, [...(found.get(space) ?? []), ...(number === undefined ? [] : [number])]);
  }
  return found;
}

/** The frame of a battle in a box, and its plate if it has numbers. */
export function battleSign(stage: Stage, id: string, frame: Box, plate: Box, numbers: readonly number[]): Shape[] {
  const { alarm, ring, paper } = stage.theme;
  const text = numbers.join('·');
  const rim = plate.h * 0.09;
  return [
    {
      kind: 'box',
      id,
      box: frame,
      radius: frame.h * 0.16,
      strokes: [{ colour: alarm, width: plate.h * 0.11 }],
    },
    ...(text === ''
      ? []
      : [
          {
            kind: 'box' as const,
            id: `${id}:plate`,
            box: plate,
            radius: plate.h * 0.16,
            fill: { colour: alarm },
            strokes: [{ colour: ring, width: rim }],
          },
          line(`${id}:number`, middleOf(plate), figure(text, plate.h * 0.84, paper), {
            align: 'centre',
            maxWidth: plate.w - rim * 2,
          }),
        ]),
  ];
}

/** How large a plate is for so many signs. */
function plateSize(height: number, signs: number): readonly [number, number] {
  return [height * (0.42 + 0.5 * signs), height];
}

/** Where a plate stands at a frame: at the side where it covers least of units and names, and whole on the map where it can. */
function plateAt(
  { x, y, w, h }: Box,
  [pw, ph]: readonly [number, number],
  others: readonly Box[],
  holds: Stage['holds'],
): Box {
  const all = [
    ...[y, y + h - ph].flatMap((top): Box[] => [
      { x: x - pw, y: top, w: pw, h: ph },
      { x: x + w, y: top, w: pw, h: ph },
    ]),
    ...[x, x + w - pw, x + (w - pw) / 2].flatMap((left): Box[] => [
      { x: left, y: y - ph, w: pw, h: ph },
      { x: left, y: y + h, w: pw, h: ph },
    ]),
  ];
  // What lies over the edge of the map is hidden by the strips there.
  const whole = all.filter(holds);
  const places = whole.length === 0 ? all : whole;
  return places.reduce((best, place) => (covered(place, others) < covered(best, others) ? place : best));
}

/** A battle as it is drawn: the frame around the units, and the plate beside it. */
export interface BattleDrawn {
  readonly space: Space;
  readonly numbers: readonly number[];
  readonly frame: Box;
  readonly plate: Box;
}

/** The battles of the picture, each with a place for its number. */
export function battlesDrawn(stage: Stage, view: AaView): readonly BattleDrawn[] {
  const { scale, area } = stage;
  const high = (area === undefined ? PLATE.whole : PLATE.closeUp) * scale;
  const fields = [...battlefields(view)].filter(([space]) => stage.shows(middleOf(stage.roomOf(space)), -30 * scale));
  const taken = fields.length === 0 ? [] : spaces.flatMap((id) => [stage.roomOf(id), stage.labelOf(id)]);
  return fields.map(([space, numbers]) => {
    const room = stage.roomOf(space);
    const frame = boxAround(middleOf(room), [room.w + 8 * scale, room.h + 8 * scale]);
    const plate = plateAt(frame, plateSize(high, numbers.join('·').length), taken, stage.holds);
    // What stands near to this one keeps off its plate.
    taken.push(grown(plate, 2 * scale));
    return { space, numbers, frame, plate };
  });
}

/** The battles of the picture, above all units. */
export function battleLayer(stage: Stage, battles: readonly BattleDrawn[]): Layer {
  return stage.upon(
    'battles',
    battles.flatMap(({ space, numbers, frame, plate }) => battleSign(stage, `battle:${space}`, frame, plate, numbers)),
  );
}
