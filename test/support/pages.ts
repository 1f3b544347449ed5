// The pages beside a board with all their figures, worked out here.
import type { AnyGame, Begun, Panel } from '../../src/table/game.js';
import type { Instruction } from '../../src/table/instruction.js';
import { filled, reckonHere } from '../../src/table/reckoning.js';

/** The pages a seat can call up, as they are shown. */
export function pagesOf(
  game: AnyGame,
  view: object,
  seat: string | null,
  instructions: readonly Instruction[] = [],
  begun: readonly Begun[] = [],
): readonly Panel[] {
  return (game.panels?.(view, seat, instructions, begun) ?? []).map((panel) =>
    panel.reckoning === undefined ? panel : filled(panel, reckonHere(game, panel.reckoning.job)),
  );
}
