// How much room pieces and signs take on the map, in its pixels: what the bake keeps free for them.
import type { XY } from '../../../table/scene.js';

/** The pieces of a land space, side by side. */
export const ARMY_ROOM: XY = [136, 66];
/** The pieces of a sea space, side by side. */
export const NAVY_ROOM: XY = [150, 62];
/** The sign of a strait, and that of an edge of the map. */
export const SIGN_ROOM: XY = [136, 54];
