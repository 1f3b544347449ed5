// The board as a scene with its final sizes, from the view of the person's own desk.
import type { SeatId } from '../table/question.js';
import type { LaidOutScene } from '../render/index.js';
import type { Desk } from '../play/turn/desk.js';
import type { Panel, Reference } from '../table/game.js';
import type { ReaderChoices, WebDeps } from './deps.js';
import { voiceOf } from './state.js';
import type { PageShown, ReferenceList } from './wire.js';

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
  const look = { lang, palette, theme, variant: variant?.id ?? 'position', width, whole: true };
  const maps = deps.boardMaps(desk.rules.maps);
  return deps.layOut(await deps.play.scene(desk.game.id, userId, look, maps, undefined, seat));
}

/** A page beside the board with all its figures, in words and as a scene where it has one; null where there is no such page. */
export async function pageShown(
  deps: WebDeps,
  desk: Desk,
  choices: ReaderChoices,
  key: string,
): Promise<PageShown | null> {
  const found = desk.panels.find((panel) => panel.key === key);
  return found === undefined ? null : shown(deps, desk, choices, await deps.play.page(desk, found));
}

/** What can be looked up in a game, by name. */
export async function referenceList(deps: WebDeps, desk: Desk, choices: ReaderChoices): Promise<ReferenceList> {
  const { say } = voiceOf(deps, choices.lang, desk.game.kind);
  return (await referencesOf(deps, desk)).map(({ id, name }) => ({ id, name: say(name) }));
}

/** One of them, looked up; null where there is none of the name. */
export async function referenceShown(
  deps: WebDeps,
  desk: Desk,
  choices: ReaderChoices,
  id: string,
): Promise<PageShown | null> {
  const found = (await referencesOf(deps, desk)).find((one) => one.id === id);
  return found === undefined ? null : shown(deps, desk, choices, found);
}

/** What everybody can look up in a game. */
export async function referencesOf({ play }: WebDeps, { game, rules }: Desk): Promise<readonly Reference[]> {
  return rules.references?.(await play.publicView(game.id)) ?? [];
}

async function shown(
  deps: WebDeps,
  desk: Desk,
  { lang, palette, theme }: ReaderChoices,
  { lines, scene, signs = [] }: Pick<Panel, 'lines' | 'scene' | 'signs'>,
): Promise<PageShown> {
  const { say } = voiceOf(deps, lang, desk.game.kind);
  const drawn = scene?.({ lang, palette, theme, variant: 'position', width });
  return {
    lines: lines.map(say),
    scene: drawn === undefined ? null : await deps.layOut(drawn),
    signs: signs.map(({ at, text, detail }) => ({ at, text: say(text), detail: say(detail) })),
  };
}
