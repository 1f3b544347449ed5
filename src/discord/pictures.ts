// Board pictures and private pages as attachments with their alternative text.
import type { Moment } from '../play/history/past.js';
import type { Desk, DeskPanel } from '../play/turn/desk.js';
import type { Foreseen } from '../table/instruction.js';
import type { SeatId } from '../table/question.js';
import type { Look } from '../table/scene.js';
import type { Text } from '../table/text.js';
import { gameName, voice, type Voice } from './voice.js';
import type { Deps, PersonChoices } from './deps.js';
import { limits } from './limits.js';
import { cut, type Picture } from './screen.js';

/** How the name of a picture begins that shows what is being put together: the next press makes another of it. */
export const unsettled = 'draft-';

/** Width of a whole board in pixels; Discord scales it down for phones and keeps the full size one tap away. */
const boardWidth = 1600;

export interface Wanted {
  readonly variant?: string;
  readonly area?: string;
  readonly checkpoint?: Moment;
  /** Ids of what has just changed. */
  readonly focus?: readonly string[];
  /** The title of what is over. */
  readonly heading?: Text;
}

/** How somebody wants to see pictures. */
export function lookOf(lang: Look['lang'], choices: Pick<PersonChoices, 'palette' | 'theme'>, wanted: Wanted): Look {
  return {
    lang,
    palette: choices.palette,
    theme: choices.theme,
    variant: wanted.variant ?? 'position',
    width: boardWidth,
    ...(wanted.area === undefined ? {} : { area: wanted.area }),
    ...(wanted.focus === undefined || wanted.focus.length === 0 ? {} : { focus: wanted.focus }),
    ...(wanted.heading === undefined ? {} : { heading: wanted.heading }),
  };
}

/**
 * The board as one viewer may see it.
 * @param userId null for everybody's view.
 * @param desk a desk of the same viewer, for the alternative text.
 */
export async function boardPicture(
  deps: Deps,
  desk: Desk,
  userId: string | null,
  look: Look,
  checkpoint?: Moment,
): Promise<Picture> {
  const reader = voice(deps.wording, look.lang === 'both' ? 'ko' : look.lang, desk.game.kind);
  const caption = `${reader.say(gameName(desk.game.kind))} #${desk.game.id}`;
  const scene = await deps.play.scene(
    desk.game.id,
    userId,
    { ...look, caption },
    deps.boardMaps(desk.rules.maps),
    checkpoint,
    userId === null ? null : desk.front,
  );
  const data = await deps.png(scene);
  const isPast = checkpoint !== undefined && checkpoint !== desk.game.checkpoint;
  const lines = isPast
    ? (await deps.play.words(desk.game.id, userId, checkpoint)).map((text) => reader.say(text))
    : boardLines(desk, reader);
  return {
    name: `board-${desk.game.id}-${look.variant}.png`,
    data,
    alt: cut([...(look.heading === undefined ? [] : [reader.say(look.heading)]), ...lines].join('\n'), limits.altText),
  };
}

/** The board that would come of what is planned: closely where something would be different. */
export async function foreseenPicture(
  deps: Deps,
  { game, rules }: Desk,
  { view, focus }: Foreseen,
  reader: Voice,
  choices: Pick<PersonChoices, 'palette' | 'theme'>,
): Promise<Picture> {
  const area = rules.closeUp?.(focus, view);
  const variant = rules.looks(view).variants[0]?.id ?? 'position';
  const look = lookOf(reader.lang, choices, { variant, focus, ...(area === undefined ? {} : { area }) });
  const caption = `${reader.say(gameName(game.kind))} #${game.id}`;
  const data = await deps.png(rules.board(view, { ...look, caption }, deps.boardMaps(rules.maps)));
  const alt = rules.describe(view).map((text) => reader.say(text));
  return { name: `${unsettled}plan-${game.id}.png`, data, alt: cut(alt.join('\n'), limits.altText) };
}

/** A desk with another of the person's seats in front. */
export function fromSeat(desk: Desk, seat: SeatId): Desk {
  const other = desk.views.find((one) => one.seat === seat);
  return other === undefined ? desk : { ...desk, front: seat, view: other.view };
}

/** The board in words. */
export function boardLines(desk: Desk, reader: Voice): string[] {
  return desk.rules.describe(desk.view).map((text) => reader.say(text));
}

/** A page of the desk as a picture, when it has one. */
export async function panelPicture(deps: Deps, panel: DeskPanel, reader: Voice, look: Look): Promise<Picture | null> {
  if (panel.scene === undefined) return null;
  const data = await deps.png(panel.scene({ ...look, lang: reader.lang }));
  const alt = [panel.title, ...panel.lines].map((text) => reader.say(text)).join('\n');
  return { name: `${panel.key.replaceAll(/[^a-z0-9-]/gi, '-')}.png`, data, alt: cut(alt, limits.altText) };
}

/** The close-up around what is the viewer's own, where the game has one. */
export function ownArea({ areas }: ReturnType<Desk['rules']['looks']>): string | undefined {
  return areas.find(({ role }) => role === 'own')?.id;
}

/** The kind of picture that shows what a player has put together, else the plain one. */
export function ownVariant(desk: Desk): string {
  const { variants } = desk.rules.looks(desk.view);
  return variants.find((variant) => variant.role === 'orders')?.id ?? variants[0]?.id ?? 'position';
}
