// A page beside the board with all its figures: they are worked out on another thread, so that no press waits for them.
import { filled, reckonHere } from '../../table/reckoning.js';
import type { ResolvedDeps } from '../change/deps.js';
import type { Desk, DeskPanel } from './desk.js';

/** The page as it is shown; where there is no other thread, or it fails, its figures are worked out here. */
export async function pageOf(
  { reckon, warn }: Pick<ResolvedDeps, 'reckon' | 'warn'>,
  { game, rules }: Pick<Desk, 'game' | 'rules'>,
  panel: DeskPanel,
): Promise<DeskPanel> {
  if (panel.reckoning === undefined) return panel;
  const { job, isBrief } = panel.reckoning;
  if (isBrief) return filled(panel, reckonHere(rules, job));
  const elsewhere = await reckon(game.kind, job).catch((error: unknown) => {
    warn('a page is worked out on the main thread', error);
    return null;
  });
  return filled(panel, elsewhere ?? reckonHere(rules, job));
}
