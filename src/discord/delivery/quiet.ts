// What is put right on Discord without a new message: deadlines shown in older ones, threads among somebody's own.
import { DiscordAPIError } from 'discord.js';
import { z } from 'zod';
import { outboxMessageSchema, type OutboxMessage } from '../../play/change/outbox.js';
import type { Deps } from '../deps.js';
import { announcement } from './announce.js';
import { refreshCockpit } from './prompt.js';
import { shownPictures } from '../record.js';
import type { Picture } from '../screen.js';
import type { MessageRef, Sender } from '../sending/send.js';
import { isGone } from '../sending/trouble.js';

type Moved = Extract<OutboxMessage, { kind: 'moved' }>;
type Announcement = Extract<OutboxMessage, { kind: 'announce' }>;

/** Edits in place what shows something that has changed: the last report with a deadline, or what a person has before them. */
export async function editMoved(
  deps: Deps,
  sender: Sender,
  { gameId, userId }: Moved,
  attempts: number,
): Promise<MessageRef | null> {
  if (userId === null) await editReport(deps, sender, gameId, attempts);
  else await refreshCockpit(deps, sender, { gameId, userId });
  return null;
}

/** An announcement that was sent, and where it stands. */
interface SentReport {
  readonly message: Announcement;
  readonly ref: MessageRef;
}

/** The last announcement of a game that was sent. */
export async function lastReport({ profiles }: Pick<Deps, 'profiles'>, gameId: number): Promise<SentReport | null> {
  const last = await profiles.lastSent(gameId, `game:${gameId}`, ['announce']);
  const message = last === null ? null : outboxMessageSchema.parse(last.payload);
  return last === null || message?.kind !== 'announce' ? null : { message, ref: last.ref };
}

const shownSchema = z.array(z.object({ name: z.string(), alt: z.string() }));

/** Under what an announcement's message is kept in mind; null for one to which nothing is added. */
function purposeOf({ post }: Announcement): string | null {
  return post === undefined ? null : `told ${post}`;
}

/** The message of an announcement to which more is added as its turn goes on, as it was sent; null when it was not. */
export async function sentReport(
  { profiles }: Pick<Deps, 'profiles'>,
  message: Announcement,
): Promise<Awaited<ReturnType<Deps['profiles']['post']>>> {
  const purpose = purposeOf(message);
  return purpose === null ? null : profiles.post(message.gameId, purpose);
}

/** Keeps in mind where an announcement stands and which pictures are on it. */
export async function keepReport(
  { profiles }: Pick<Deps, 'profiles'>,
  message: Announcement,
  { channelId, messageId }: MessageRef,
  pictures: readonly Omit<Picture, 'data'>[],
): Promise<void> {
  const purpose = purposeOf(message);
  const stamp = JSON.stringify(pictures.map(({ name, alt }) => ({ name, alt })));
  if (purpose !== null) await profiles.savePost(message.gameId, purpose, { channelId, messageId, stamp });
}

/** The pictures on an announcement: as they are kept in mind, else as its message tells. */
async function picturesOn(
  deps: Pick<Deps, 'profiles'>,
  sender: Sender,
  { message, ref }: SentReport,
): Promise<readonly Omit<Picture, 'data'>[]> {
  const kept = await sentReport(deps, message);
  if (kept?.messageId !== ref.messageId || kept.stamp === null)
    return shownPictures((await sender.message(ref)).components);
  return shownSchema.parse(JSON.parse(kept.stamp));
}

/** Takes what nobody owes any more off an announcement below which a newer one stands. What fails here is let be. */
export async function becomePast(deps: Deps, sender: Sender, report: SentReport): Promise<void> {
  try {
    const { message, ref } = report;
    const past = await picturesOn(deps, sender, report);
    const made = await announcement(deps, await deps.play.info(message.gameId), message, 0, { past });
    if (made !== null) await sender.editWords(ref, made.screen);
  } catch (error) {
    deps.log.info({ err: error, gameId: report.message.gameId }, 'an older report could not be closed');
  }
}

async function editReport(deps: Deps, sender: Sender, gameId: number, attempts: number): Promise<void> {
  const last = await lastReport(deps, gameId);
  if (last?.message.deadline === true) await redraw(deps, sender, last, attempts);
}

/** Puts its pictures on an announcement that went out without them; where more has been added to it since, on that. */
export async function addPictures(
  deps: Deps,
  sender: Sender,
  { gameId, of, on, before }: Extract<OutboxMessage, { kind: 'pictures' }>,
  attempts: number,
): Promise<null> {
  const last = await deps.profiles.lastSent(gameId, `game:${gameId}`, ['announce'], on.messageId);
  const sent = last === null ? of : outboxMessageSchema.parse(last.payload);
  const newest = await lastReport(deps, gameId);
  const report = { message: sent.kind === 'announce' ? sent : of, ref: on };
  await redraw(deps, sender, report, attempts);
  if (newest !== null && BigInt(newest.ref.messageId) > BigInt(on.messageId)) await becomePast(deps, sender, report);
  if (before !== undefined) await becomePast(deps, sender, { message: before.of, ref: before.on });
  return null;
}

async function redraw(deps: Deps, sender: Sender, { message, ref }: SentReport, attempts: number): Promise<void> {
  const made = await announcement(deps, await deps.play.info(message.gameId), message, attempts);
  if (made === null) return;
  try {
    await sender.edit(ref, made.screen);
    await keepReport(deps, message, ref, made.pictures);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/** Puts the game's thread among a player's own, unless they want to hear nothing, or are not on the server. */
export async function addMember(
  deps: Deps,
  sender: Sender,
  { gameId, userId }: Extract<OutboxMessage, { kind: 'member' }>,
): Promise<null> {
  const { channelId } = await deps.play.info(gameId);
  const choices = await deps.profiles.person(userId);
  if (channelId === null || choices?.notices === 'silent') return null;
  try {
    await sender.addMember(channelId, userId);
  } catch (error) {
    if (!(error instanceof DiscordAPIError) || (error.status !== 403 && error.status !== 404)) throw error;
    deps.log.info({ err: error, gameId }, 'somebody could not be added to the game’s thread');
  }
  return null;
}
