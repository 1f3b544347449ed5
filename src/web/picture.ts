// The board as a scene with its final sizes, from the view of the person's own desk.
import type { SeatId } from '../table/question.js';
import type { LaidOutScene } from '../render/index.js';
import type { Desk } from '../play/turn/desk.js';
import type { ReaderChoices, WebDeps } from './deps.js';

/** The page draws lines and letters at any size; this is what they are laid out for. */
export const width = 1600;

/** The whole board with what the person has put together. */
export async function boardScene(
  deps: WebDeps,
  desk: Desk,
  choices: ReaderChoices,
  userId: string,
  seat: SeatId | null,
): Promise<LaidOutScene> {
  const { variants } = desk.rules.looks(desk.view);
  const variant =
    variants.find(({ role }) => role === 'orders') ?? variants.find(({ role }) => role === 'position') ?? variants[0];
  const { lang, palette, theme } = choices;
  const look = { lang, palette, theme, variant: variant?.id ?? 'position', width };
  const maps = deps.boardMaps(desk.rules.maps);
  return deps.layOut(await deps.play.scene(desk.game.id, userId, look, maps, undefined, seat));
}

/** A page beside the board as a scene; null when it has none. */
export async function pageScene(
  deps: WebDeps,
  desk: Desk,
  choices: ReaderChoices,
  key: string,
): Promise<LaidOutScene | null> {
  const found = desk.panels.find((panel) => panel.key === key);
  if (found === undefined) return null;
  const panel = await deps.play.page(desk, found);
  const { lang, palette, theme } = choices;
  const scene = panel.scene?.({ lang, palette, theme, variant: 'position', width });
  return scene === undefined ? null : deps.layOut(scene);
}
