// Delivers what the outbox holds: each message to its channel or person, in its reader's language, with what Discord refuses sorted out.
import type { Delivered, Delivery } from '../../clock/delivering.js';
import type { OutboxMessage } from '../../play/change/outbox.js';
import { isPractice } from '../../play/records/practice.js';
import { isErased } from '../../play/records/erased.js';
import { Refused } from '../../play/change/refuse.js';
import type { GameInfo } from '../../play/turn/info.js';
import type { Deps } from '../deps.js';
import type { Screen } from '../screen.js';
import { Acting } from '../sending/acting.js';
import { comeLate, replaceLive, retire } from '../sending/cockpit.js';
import { refreshEmbassy } from './embassy.js';
import { bringLetter, letterCall, statementScreen } from './letter.js';
import { announcement, endScreen, noticeScreen } from './announce.js';
import { carefully, withoutPictures, type CarefulSender } from '../sending/careful.js';
import { NoPlace, refreshStatus } from './opening.js';
import { callAgain, toBeCalled } from './calling.js';
import { addOwnPictures, broughtInPlace, privateMessage, refreshCockpit } from './prompt.js';
import { addMember, addPictures, becomePast, editMoved, keepReport, lastReport, sentReport } from './quiet.js';
import type { MessageRef, Sender } from '../sending/send.js';
import { bringPaper, bringVote } from './kept.js';
import { bringReport } from './report.js';
import { partNonce } from '../shown/split.js';
import { troubleScreen } from './told-trouble.js';
import { refreshRole, roleFailed } from './tournament-role.js';
import { afterFailure, isClosedDm, isGone, isRefused, isTooLarge } from '../sending/trouble.js';

type Private = Extract<OutboxMessage, { kind: 'prompt' | 'reminder' | 'private' | 'news' }>;
type Quiet = Extract<OutboxMessage, { kind: 'moved' | 'member' | 'pictures' | 'ownPictures' | 'call' }>;
type Told = Extract<OutboxMessage, { kind: 'trouble' }>;
type Letters = Extract<OutboxMessage, { kind: 'letter' | 'embassy' | 'reported' }>;
type Role = Extract<OutboxMessage, { kind: 'role' }>;
type Public = Exclude<OutboxMessage, Private | Quiet | Told | Letters | Role>;
/** What was sent, and what is to be said instead or because of it. */
type Said = Pick<Extract<Delivered, { kind: 'done' }>, 'instead' | 'later'> & { readonly ref: MessageRef | null };
/** The way out, and whose acts are being answered meanwhile. */
interface Out {
  readonly sender: CarefulSender;
  readonly acting: Acting;
}

/** What nobody here knows, and nobody there has put right, is told to the operators after so many tries: an hour. */
const triesBeforeOperators = 7;

/** Somebody deleted the game's channel; it has been opened anew, and the delivery is tried again there. */
class OpenedAnew extends Error {
  override readonly name = 'OpenedAnew';
}

/** The function the clock delivers with. */
export function createDeliver(
  deps: Deps,
  sender: Sender,
  acting = new Acting(),
): (delivery: Delivery) => Promise<Delivered> {
  return async (delivery) => {
    const way = carefully(sender, delivery.unsureSince, () => deps.now());
    try {
      const { ref, ...rest } = await inSize(deps, way, (within, out) =>
        deliver(within, { sender: out, acting }, delivery),
      );
      return { kind: 'done', ...rest, ...(ref === null ? {} : { messageRef: ref }) };
    } catch (error) {
      return failed(deps, way, delivery, error);
    }
  };
}

/** Sends; where Discord finds the pictures too large, with smaller ones, and in the end without any. */
async function inSize(
  deps: Deps,
  way: CarefulSender,
  work: (deps: Deps, way: CarefulSender) => Promise<Said>,
): Promise<Said> {
  const ways = [
    [deps, way],
    [withSmallBoards(deps), way],
  ] as const;
  for (const [within, out] of ways) {
    try {
      return await work(within, out);
    } catch (error) {
      if (!isTooLarge(error)) throw error;
    }
  }
  return work(deps, withoutPictures(way));
}

/** Boards of half the width, of a quarter of the size. */
function withSmallBoards(deps: Deps): Deps {
  const small =
    ({ scene }: Pick<Deps['play'], 'scene'>): Deps['play']['scene'] =>
    (game, user, view, ...rest) =>
      scene(game, user, { ...view, width: Math.round(view.width / 2) }, ...rest);
  const atOnce: Deps['play']['atOnce'] = () => {
    const looks = deps.play.atOnce();
    return { ...looks, scene: small(looks) };
  };
  return { ...deps, play: { ...deps.play, scene: small(deps.play), atOnce } };
}

/** The same, with each game read once for all that is made of it. */
function atOnce(deps: Deps): Deps {
  return { ...deps, play: { ...deps.play, ...deps.play.atOnce() } };
}

async function failed(
  deps: Deps,
  way: CarefulSender,
  { key, message, attempts }: Delivery,
  error: unknown,
): Promise<Delivered> {
  if (error instanceof Refused) return { kind: 'gaveUp', error: error.message };
  if (error instanceof OpenedAnew) return { kind: 'retry', afterMs: 0, error: error.message };
  const sure = way.isSure();
  if (message.kind === 'role') {
    deps.log.warn({ err: error, key }, 'delivery failed');
    return roleFailed(deps, message.tournamentId, { error, attempts, sure: isRefused(error) });
  }
  const failure =
    error instanceof NoPlace
      ? ({ kind: 'blocked', trouble: 'noPlace', error: error.message } as const)
      : afterFailure(error);
  deps.log.warn({ err: error, key }, 'delivery failed');
  if (failure.kind !== 'blocked') return failure.kind === 'gaveUp' ? failure : { ...failure, sure };
  if (isPersonal(message)) {
    // Nobody but the person could open a way to them, and there is no other to tell them.
    const isKnown = failure.trouble !== 'refused';
    return isKnown ? { kind: 'gaveUp', error: failure.error } : { kind: 'retry', error: failure.error, sure };
  }
  const people = await thoseWhoCan(deps, way, message.gameId);
  if (failure.trouble !== 'refused' || attempts < triesBeforeOperators) return { ...failure, sure, people };
  if (attempts === triesBeforeOperators) deps.log.error({ err: error, key }, 'nobody has put this right');
  return { ...failure, sure, people: [...new Set([...people, ...deps.operators])] };
}

function isPersonal(
  message: OutboxMessage,
): message is Private | Told | Letters | Extract<Quiet, { kind: 'ownPictures' | 'call' }> {
  return [
    'ownPictures',
    'call',
    'prompt',
    'reminder',
    'private',
    'news',
    'trouble',
    'letter',
    'embassy',
    'reported',
  ].includes(message.kind);
}

/** Who can put right what is wrong with a game's channel: its host, and the server's owner. */
async function thoseWhoCan(deps: Deps, sender: Sender, gameId: number): Promise<readonly string[]> {
  const { hostId, guildId } = await deps.play.info(gameId);
  const owner = await sender.ownerOf(guildId);
  return [...new Set([hostId, ...(owner === null ? [] : [owner])])].filter((userId) => !isErased(userId));
}

async function deliver(deps: Deps, { sender, acting }: Out, delivery: Delivery): Promise<Said> {
  const { message } = delivery;
  switch (message.kind) {
    case 'prompt':
    case 'reminder':
    case 'private':
    case 'news':
      return toPerson(deps, { sender, acting }, delivery, message);
    case 'call':
      return callAgain(deps, message);
    case 'moved':
      return { ref: await editMoved(deps, sender, message, delivery.attempts) };
    case 'member':
      return { ref: await addMember(deps, sender, message) };
    case 'pictures':
      return { ref: await addPictures(atOnce(deps), sender, message, delivery.attempts) };
    case 'ownPictures':
      return { ref: await addOwnPictures(atOnce(deps), sender, message) };
    case 'trouble':
      return { ref: await sender.sendTo(message.userId, await troubleScreen(deps, message), delivery.nonce) };
    case 'letter':
      return bringLetter(deps, sender, message, delivery.nonce);
    case 'embassy':
      return { ref: await refreshEmbassy(deps, sender, message.embassyId, delivery) };
    case 'reported':
      await bringReport(deps, sender, message, (part) => partNonce(delivery.nonce, part));
      return { ref: null };
    case 'role':
      await refreshRole(deps, sender, message.tournamentId, delivery);
      return { ref: null };
    case 'announce':
    case 'status':
    case 'statement':
    case 'notice':
    case 'vote':
    case 'knock':
    case 'newspaper':
    case 'end':
      return toTable(deps, sender, delivery, message);
  }
}

async function toTable(deps: Deps, sender: CarefulSender, delivery: Delivery, message: Public): Promise<Said> {
  let here = atOnce(deps);
  let game = await here.play.info(message.gameId);
  const { nonce } = delivery;
  // Its only player is told all of it directly.
  if (isPractice(game)) return { ref: null };
  if (message.kind === 'status') return { ref: await refreshStatus(deps, sender, game, nonce) };
  if (game.channelId === null) {
    await refreshStatus(deps, sender, game, partNonce(nonce, 99));
    here = atOnce(deps);
    game = await here.play.info(message.gameId);
  }
  const { channelId } = game;
  if (channelId === null) throw new NoPlace(`game ${game.id} has no channel`);
  try {
    if (message.kind === 'announce') return await announce(here, sender, { delivery, message, game, channelId });
    if (message.kind === 'newspaper')
      return { ref: await bringPaper(here, sender, { nonce, message, game, channelId }) };
    if (message.kind === 'vote') return { ref: await bringVote(here, sender, { nonce, message, game, channelId }) };
    const screen = await screenOf(here, delivery, message, game);
    // What an earlier try has sent is known by its row, even if nothing of it need be said any more.
    if (screen === null) return { ref: await sender.earlier({ channelId }, nonce) };
    return { ref: await sender.send(channelId, screen, nonce) };
  } catch (error) {
    if (!isGone(error)) throw error;
    await refreshStatus(deps, sender, game, partNonce(nonce, 98));
    throw new OpenedAnew(`the channel of game ${game.id} was gone`);
  }
}

/** An announcement's message: written anew when there is one already, and kept in mind. */
async function announce(
  deps: Deps,
  sender: CarefulSender,
  to: {
    readonly delivery: Delivery;
    readonly message: Extract<OutboxMessage, { kind: 'announce' }>;
    readonly game: GameInfo;
    readonly channelId: string;
  },
): Promise<Said> {
  const { delivery, message, game, channelId } = to;
  const { nonce, attempts } = delivery;
  const found = await sentReport(deps, message);
  if (found?.channelId === channelId) {
    const ref = { channelId, messageId: found.messageId };
    const made = await announcement(deps, game, message, attempts, { patienceMs: deps.patienceMs?.('table') });
    if (made === null) return { ref };
    try {
      await sender.edit(ref, made.screen);
      await keepReport(deps, message, ref, made.pictures);
      return made.isWhole ? { ref } : { ref, instead: { kind: 'pictures', gameId: game.id, of: message, on: ref } };
    } catch (error) {
      // Somebody deleted it: it is said again.
      if (!isGone(error)) throw error;
    }
  }
  const way = message.post === undefined ? nonce : partNonce(nonce, found === null ? 0 : 1);
  const made = await announcement(deps, game, message, attempts, { patienceMs: deps.patienceMs?.('table') });
  if (made === null) return { ref: await sender.earlier({ channelId }, way) };
  const before = await lastReport(deps, game.id);
  const ref = await sender.send(channelId, made.screen, way);
  await keepReport(deps, message, ref, made.pictures);
  // What an earlier try has sent may have gone out without its pictures.
  if (made.isWhole && delivery.unsureSince === null) {
    if (before !== null) await becomePast(deps, sender, before);
    return { ref };
  }
  const older = before === null ? {} : { before: { of: before.message, on: before.ref } };
  return { ref, instead: { kind: 'pictures', gameId: game.id, of: message, on: ref, ...older } };
}

async function screenOf(
  deps: Deps,
  delivery: Delivery,
  message: Exclude<Public, { kind: 'status' | 'announce' | 'newspaper' | 'vote' }>,
  game: GameInfo,
): Promise<Screen | null> {
  switch (message.kind) {
    case 'notice':
      return noticeScreen(deps, game, message.text);
    case 'statement':
      return statementScreen(deps, game, message.letterId);
    case 'knock': {
      if (message.of.kind === 'letter') return letterCall(deps, game, message.of.userId, message.how);
      const said = await privateMessage(deps, message.of, withoutDrawing);
      if (said === null || said.secret) return null;
      return message.how === 'mention' ? said.mention : said.closed;
    }
    case 'end':
      return endScreen(deps, game, delivery.attempts);
  }
}

/** What is said in public of a private message shows no pictures of it. */
const withoutDrawing = 0;

/**
 * To the person; where they want it so, or their messages are closed, by name in the game's channel, unless even that would
 * betray a secret.
 */
async function toPerson(deps: Deps, { sender, acting }: Out, delivery: Delivery, message: Private): Promise<Said> {
  const choices = await deps.profiles.person(message.userId);
  if (choices?.notices === 'silent') return { ref: null };
  await acting.settled(message.userId);
  if (message.kind === 'private' && message.quiet === true) {
    await refreshCockpit(deps, sender, message, { given: message.given });
    return { ref: null };
  }
  const before = await sentBefore(sender, delivery, message.userId);
  // What an earlier try has sent, and could not note, stands there: it is taken up below.
  if (before === null && (message.kind === 'prompt' || message.kind === 'private')) {
    const brought = await broughtInPlace(deps, sender, message);
    if (brought !== null) return { ref: null, ...(await toBeCalled(deps, message, brought)) };
  }
  const said = await privateMessage(atOnce(deps), message, deps.patienceMs?.('person'), choices);
  if (said === null)
    return { ref: before === null ? null : await nothingLeft(deps, sender, delivery, message, before) };
  const { gameId, userId } = message;
  // What may not be hinted at in public reaches them directly even so.
  if (choices?.notices === 'mention' && said.desk.game.channelId !== null && !said.secret) {
    return { ref: null, instead: { kind: 'knock', gameId, how: 'mention', of: message } };
  }
  try {
    const ref = before ?? (await sender.sendTo(userId, said.screen, delivery.nonce));
    if (delivery.sent == null) await delivery.note?.(ref);
    const older = before === null ? await replaceLive(deps, message, ref, said.screen.live) : null;
    if (before !== null) await comeLate(deps, sender, message, ref);
    if (choices?.dmClosed === true) await deps.profiles.savePerson({ id: userId }, { dmClosed: false });
    if (said.isWhole && (older === null || (await isRetired(deps, sender, older, said.screen)))) return { ref };
    const retired = older === null ? {} : { before: older };
    const { live } = said.screen;
    const shown = live === undefined ? {} : { stamp: live.stamp };
    return { ref, instead: { kind: 'ownPictures', gameId, userId, of: message, on: ref, ...shown, ...retired } };
  } catch (error) {
    if (!isClosedDm(error)) throw error;
  }
  await deps.profiles.savePerson({ id: userId }, { dmClosed: true });
  if (!said.secret) return { ref: null, instead: { kind: 'knock', gameId, how: 'closed', of: message } };
  deps.log.info({ key: delivery.key }, 'direct messages are closed; nothing may be said in public');
  return { ref: null };
}

/** Takes an older message out of play; where that fails it is done later. */
async function isRetired(deps: Deps, sender: CarefulSender, older: MessageRef, instead: Screen): Promise<boolean> {
  try {
    await retire(sender, older, instead);
    return true;
  } catch (error) {
    deps.log.info({ err: error }, 'an older message could not be retired yet');
    return false;
  }
}

/** Nothing is left to say; what an earlier try has sent of it asks nothing any more, and is known by its row. */
async function nothingLeft(
  deps: Deps,
  sender: CarefulSender,
  delivery: Delivery,
  whose: Private,
  ref: MessageRef,
): Promise<MessageRef> {
  // Once it has been edited it cannot be found again.
  if (delivery.sent == null) await delivery.note?.(ref);
  await comeLate(deps, sender, whose, ref);
  await refreshCockpit(deps, sender, whose);
  return ref;
}

/** What an earlier try has sent to a person, as it was noted or as it is found; nothing where their messages are closed. */
async function sentBefore(sender: CarefulSender, delivery: Delivery, userId: string): Promise<MessageRef | null> {
  try {
    return delivery.sent ?? (await sender.earlier({ userId }, delivery.nonce));
  } catch (error) {
    if (!isClosedDm(error)) throw error;
    return null;
  }
}
