// Close-ups: where many kinds of units stand together their room grows over free ground, so that their signs stay large enough for a phone.
import { common, grown } from '../../../draw/geometry.js';
import type { Box } from '../../../table/scene.js';
import { spaces, type Space } from '../data/spaces.js';
import type { AaView } from '../view.js';
import type { Stage } from './stage.js';
import { smallestSign, stacksIn } from './units.js';

/** A sign need not be larger than this part of a room's height: a single kind has little more. */
const ENOUGH = 0.5;
const factors = [1, 1.25, 1.5, 1.75, 2, 2.5] as const;
/** What is drawn around a room where there is a battle. */
const RIM = 8;
/** Where the first room lies in the grown one, as parts of what it has grown by. */
const leanings = [0.5, 0, 1] as const;

/** Every larger box around a first one, the smallest first. */
function growthsOf({ x, y, w, h }: Box): readonly Box[] {
  return factors
    .flatMap((wide) => factors.map((high) => ({ wide, high })))
    .sort((a, b) => a.wide * a.high - b.wide * b.high)
    .flatMap(({ wide, high }) =>
      leanings.flatMap((across) =>
        leanings.map((down) => ({
          x: x - w * (wide - 1) * across,
          y: y - h * (high - 1) * down,
          w: w * wide,
          h: h * high,
        })),
      ),
    );
}

/**
 * The stage of a close-up with larger rooms where many kinds of units stand and names and other units leave the ground free; any other
 * stage as it is.
 */
export function withGrownRooms(stage: Stage, view: AaView): Stage {
  if (stage.area === undefined) return stage;
  const shown = spaces.filter((id) => stage.holds(stage.roomOf(id)));
  const rooms = new Map<Space, Box>(shown.map((id) => [id, stage.roomOf(id)]));
  const taken = new Set(
    shown.filter((id) => stacksIn(stage, view, id, stage.roomOf(id)).length > 0 || id in view.complexes),
  );
  const smallestIn = (id: Space, room: Box): number => smallestSign(stacksIn(stage, view, id, room));
  for (const id of taken) {
    const room = stage.roomOf(id);
    const enough = room.h * ENOUGH;
    const others = [
      ...shown.map((one) => stage.labelOf(one)),
      ...[...taken].filter((one) => one !== id).map((one) => rooms.get(one) ?? stage.roomOf(one)),
    ];
    let best = { box: room, size: smallestIn(id, room) };
    if (best.size >= enough) continue;
    for (const box of growthsOf(room)) {
      if (best.size >= enough) break;
      const size = smallestIn(id, box);
      if (
        size > best.size &&
        stage.holds(grown(box, RIM * stage.scale)) &&
        others.every((one) => common(box, one) <= common(room, one))
      )
        best = { box, size };
    }
    rooms.set(id, best.box);
  }
  return { ...stage, roomOf: (id) => rooms.get(id) ?? stage.roomOf(id) };
}
