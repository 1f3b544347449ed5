// The one live message in which a person has a game before them: a new one retires the one before, and it is edited in place.
import type { Deps } from '../deps.js';
import { hasControls, recordLines, recordScreen, saidLines } from '../record.js';
import type { LiveMark, Screen } from '../screen.js';
import { isGone, isTooManyEdits } from './trouble.js';
import type { MessageRef, Sender } from './send.js';

/** Whose message of which game. */
export interface Whose {
  readonly gameId: number;
  readonly userId: string;
}

export const cockpit = 'cockpit';

type Editor = Pick<Sender, 'edit' | 'message'>;

/** The live message; null when there is none. */
export function liveMessage(
  { profiles }: Pick<Deps, 'profiles'>,
  { gameId, userId }: Whose,
): ReturnType<Deps['profiles']['post']> {
  return profiles.post(gameId, cockpit, userId);
}

const elsewhere = 'shown elsewhere';

/**
 * Notes that somebody has acted in a game elsewhere than on their live message, and what they were shown there, by its stamp.
 * @returns their live message; null when there is none.
 */
export async function noteActed(
  { profiles }: Pick<Deps, 'profiles'>,
  { gameId, userId }: Whose,
  { stamp }: LiveMark,
): ReturnType<Deps['profiles']['post']> {
  return profiles.touch(gameId, cockpit, userId, { purpose: elsewhere, stamp });
}

/** The stamp of what a person was shown last of a game, in their live message or, where they have none, elsewhere; null when not known. */
export async function lastShown(deps: Pick<Deps, 'profiles'>, whose: Whose): Promise<string | null> {
  const shown = (await liveMessage(deps, whose)) ?? (await deps.profiles.post(whose.gameId, elsewhere, whose.userId));
  return shown?.stamp ?? null;
}

/** Whether a message stands above the live one. */
export function isOlder(messageId: string, live: Pick<MessageRef, 'messageId'>): boolean {
  return BigInt(messageId) < BigInt(live.messageId);
}

/** A message is now the live one; the one before keeps what it said and the new one does not say again. */
export async function becomeLive(
  deps: Pick<Deps, 'profiles'>,
  sender: Editor,
  whose: Whose,
  ref: MessageRef,
  shown?: Pick<Screen, 'live' | 'components'>,
): Promise<void> {
  const before = await replaceLive(deps, whose, ref, shown?.live);
  if (before !== null) await retire(sender, before, shown);
}

/**
 * A message is now the live one.
 * @returns the one before, which is to be retired; null when there was none.
 */
export async function replaceLive(
  deps: Pick<Deps, 'profiles'>,
  whose: Whose,
  { channelId, messageId }: MessageRef,
  mark: LiveMark | undefined,
): Promise<MessageRef | null> {
  const stamp = mark?.stamp ?? null;
  const before = await deps.profiles.savePost(whose.gameId, cockpit, { channelId, messageId, stamp }, whose.userId);
  return before?.messageId === messageId ? null : before;
}

/** A message that an earlier try has sent: the live one where it is the newest, else a record. What it shows is not known any more. */
export async function comeLate(
  deps: Pick<Deps, 'profiles'>,
  sender: Editor,
  whose: Whose,
  ref: MessageRef,
): Promise<void> {
  const live = await liveMessage(deps, whose);
  if (live !== null && isOlder(ref.messageId, live)) await retire(sender, ref);
  else await becomeLive(deps, sender, whose, ref);
}

/** So long after their last act people wait with what they have before them: a window, and what waits for its decoy time, is over by then. */
const presentMs = 10 * 60_000;

/** Whether a person has just acted on the live message of a game, and nothing has come below it since: they see what it is edited to. */
export async function isBeforeThem(
  deps: Pick<Deps, 'profiles' | 'now'>,
  sender: Pick<Sender, 'newest'>,
  { gameId, userId }: Whose,
): Promise<boolean> {
  const live = await liveMessage(deps, { gameId, userId });
  if (live === null || !isRecent(deps, live.touchedAt)) return false;
  const other = await deps.profiles.post(gameId, elsewhere, userId);
  if (other !== null && live.touchedAt !== null && other.at >= live.touchedAt) return false;
  const newest = await sender.newest(live.channelId);
  if (newest === null || !isOlder(live.messageId, { messageId: newest })) return true;
  // Whoever plays two games at once has each message where it is: the other's stood there already as they acted on this one.
  const since = await deps.profiles.postedAt(cockpit, userId, newest);
  return since !== null && live.touchedAt !== null && since < live.touchedAt;
}

/** Whether a person has just been shown this, by its stamp, in a message that they alone see. */
export async function isShownElsewhere(
  deps: Pick<Deps, 'profiles' | 'now'>,
  { gameId, userId }: Whose,
  { stamp }: LiveMark,
): Promise<boolean> {
  const other = await deps.profiles.post(gameId, elsewhere, userId);
  return other?.stamp === stamp && isRecent(deps, other.at);
}

/** Whether the live message shows what it shows by an act of its person, and has not been edited for anything else since. */
export async function isShownByAct(deps: Pick<Deps, 'profiles'>, whose: Whose): Promise<boolean> {
  const live = await liveMessage(deps, whose);
  return live?.touchedAt != null && live.at <= live.touchedAt;
}

/** When a person last acted in a game, wherever that was; null when never. */
export async function lastActed(deps: Pick<Deps, 'profiles'>, whose: Whose): Promise<Date | null> {
  const live = await liveMessage(deps, whose);
  const other = await deps.profiles.post(whose.gameId, elsewhere, whose.userId);
  const acts = [live?.touchedAt, other?.at].filter((at) => at != null);
  return acts.reduce<Date | null>((last, at) => (last === null || at > last ? at : last), null);
}

/** Whether a person has acted in a game so lately that they may still have it before them, on whatever message. */
export async function hasJustActed(deps: Pick<Deps, 'profiles' | 'now'>, whose: Whose): Promise<boolean> {
  return isRecent(deps, await lastActed(deps, whose));
}

function isRecent({ now }: Pick<Deps, 'now'>, at: Date | null): boolean {
  return at !== null && now().getTime() - at.getTime() < presentMs;
}

/**
 * Takes pictures and controls off a message.
 * @param instead the message in its place: what it says does not stand here as well.
 */
export async function retire(
  sender: Editor,
  ref: MessageRef,
  instead: { readonly components: readonly unknown[] } = { components: [] },
): Promise<void> {
  try {
    const { components } = await sender.message(ref);
    if (hasControls(components))
      await sender.edit(ref, recordScreen(recordLines(components, saidLines(instead.components))));
  } catch (error) {
    if (!isGone(error) && !isTooManyEdits(error)) throw error;
  }
}

/**
 * What became of an edit of the live message: it shows the new; it showed the same already; another message has come in between, which may
 * show what was before; there is none that could be edited.
 */
export type Edited = 'shown' | 'same' | 'overtaken' | 'gone';

/**
 * Edits the live message in place where it would show something else. Drawing takes its time: where another message has become the
 * live one meanwhile, it is left as it is, and none stays alive beside it.
 * @param mark of what it would show.
 * @param draw makes it.
 * @param always also where nothing else has changed: it tells something that stands there for now alone.
 * @returns what became of it.
 */
export async function editLive(
  deps: Pick<Deps, 'profiles'>,
  sender: Editor,
  whose: Whose,
  mark: LiveMark,
  draw: () => Promise<Screen>,
  always = false,
): Promise<Edited> {
  const live = await liveMessage(deps, whose);
  if (live === null) return 'gone';
  if (live.stamp === mark.stamp && !always) return 'same';
  const { channelId, messageId } = live;
  const ref = { channelId, messageId };
  const shown = await draw();
  const drawn = await liveMessage(deps, whose);
  // Who has pressed meanwhile has been told on this very message what became of it.
  if (drawn?.messageId !== messageId || drawn.stamp !== live.stamp) return 'overtaken';
  try {
    await sender.edit(ref, shown);
  } catch (error) {
    if (!isGone(error) && !isTooManyEdits(error)) throw error;
    return 'gone';
  }
  if ((await liveMessage(deps, whose))?.messageId !== messageId) {
    await retire(sender, ref);
    return 'overtaken';
  }
  await deps.profiles.savePost(whose.gameId, cockpit, { ...ref, stamp: mark.stamp }, whose.userId);
  return 'shown';
}
