// Puts an embassy's private thread right: opens it, lets in and takes out its people, shuts it and opens it again with the press rule.
import { DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';
import type { GameInfo } from '../../play/turn/info.js';
import type { EmbassyPlan } from '../../play/press/press.js';
import type { SeatId } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import type { Deps } from '../deps.js';
import { limits } from '../limits.js';
import { accents, cut, screen, textBlock, type Screen } from '../screen.js';
import { publicVoice, t, type PublicVoice } from '../voice.js';
import type { CarefulSender } from '../sending/careful.js';
import type { MessageRef } from '../sending/send.js';
import { partNonce } from '../shown/split.js';
import { isDenied, isGone } from '../sending/trouble.js';

/** A try to put an embassy's thread right. */
interface Errand {
  readonly deps: Deps;
  readonly sender: CarefulSender;
  readonly plan: EmbassyPlan;
  readonly game: GameInfo;
  readonly spoken: PublicVoice;
  readonly nonce: string;
}

/** Makes an embassy's thread what it should be; where none can be had, that is kept and its seats write letters. */
export async function refreshEmbassy(
  deps: Deps,
  sender: CarefulSender,
  embassyId: number,
  { nonce, attempts }: { readonly nonce: string; readonly attempts: number },
): Promise<MessageRef | null> {
  const plan = await deps.play.press.plan(embassyId);
  if (plan === null) return null;
  const game = await deps.play.info(plan.gameId);
  const spoken = publicVoice(deps.wording, game.language, game.kind);
  const errand: Errand = { deps, sender, plan, game, spoken, nonce };
  if (plan.channelId === null) {
    const channelId = plan.shut === null ? await opened(errand, attempts > 1) : null;
    if (channelId !== null) await settle(errand, channelId);
    return null;
  }
  try {
    await settle(errand, plan.channelId);
  } catch (error) {
    if (!isGone(error)) throw error;
    // Somebody deleted it: who asks for it again gets a new one.
    await deps.play.press.left(plan.id, { channelId: null, members: [], closed: false });
  }
  return null;
}

/** Opens the thread; null where none can be had. */
async function opened({ deps, sender, plan, game, spoken, nonce }: Errand, again: boolean): Promise<string | null> {
  const without = async (why: Exclude<EmbassyPlan['without'], 'anonymous'>): Promise<null> => {
    await deps.play.press.left(plan.id, { without: why });
    return null;
  };
  const server = await deps.profiles.server(game.guildId);
  const parentId = server?.embassyChannelId ?? (server?.channelKind === 'text' ? server.channelId : null);
  if (parentId === null) return without('place');
  // The number finds it again where Discord's reply was lost.
  const prefix = `#${game.id}.${plan.id} `;
  const name = cut(`${prefix}${namesOf(game, plan.seats).map(spoken.label).join(' · ')}`, limits.threadName);
  let channelId: string;
  try {
    const found = again ? await sender.findPrivate(parentId, prefix) : null;
    channelId = found ?? (await sender.openPrivate(parentId, name));
  } catch (error) {
    if (isDenied(error) || isGone(error)) return without('denied');
    if (error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.MaximumActiveThreads)
      return without('full');
    throw error;
  }
  await deps.play.press.left(plan.id, { channelId, without: null });
  const words = [
    t('embassy.opened', { seats: namesOf(game, plan.seats) }),
    ...(plan.wrote ? [t('embassy.wrote')] : []),
  ];
  await sender.send(channelId, notice(spoken, ...words), nonce);
  return channelId;
}

/** Its people and its lock, as they should be; a thread that is locked is opened for the moment of it. */
async function settle(errand: Errand, channelId: string): Promise<void> {
  const { deps, sender, plan, game, spoken, nonce } = errand;
  const { members, closed } = plan.left;
  const gone = members.filter((one) => !plan.people.includes(one));
  const fresh = plan.people.filter((one) => !members.includes(one));
  const isShut = plan.shut !== null;
  if (closed && (!isShut || gone.length + fresh.length > 0)) await sender.shut(channelId, false);
  for (const userId of gone) await refusable(() => sender.removeMember(channelId, userId));
  const added: string[] = [];
  for (const userId of fresh) if (await refusable(() => sender.addMember(channelId, userId))) added.push(userId);
  const stayed = [...members.filter((one) => !gone.includes(one)), ...added];
  // Who could not be let in is not tried again with every phase.
  await deps.play.press.left(plan.id, { members: plan.people, closed: closed && isShut });
  const absent = fresh.filter((one) => !stayed.includes(one));
  if (absent.length > 0) {
    const seats = game.seats.filter((one) => plan.seats.includes(one.seat) && absent.includes(one.userId ?? ''));
    const text = t('embassy.absent', { seats: seats.map((one) => one.name) });
    await sender.send(channelId, notice(spoken, text), partNonce(nonce, 1));
  }
  if (isShut !== closed) {
    const text = plan.shut === null ? t('embassy.open') : t(`embassy.shut.${plan.shut}`);
    await sender.send(channelId, notice(spoken, text), partNonce(nonce, 2));
  }
  if (isShut) await sender.shut(channelId, true);
  await deps.play.press.left(plan.id, { closed: isShut });
}

/** Does what Discord may refuse for somebody who is not on the server or may not see the channel; whether it was done. */
async function refusable(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof DiscordAPIError && (error.status === 403 || error.code === RESTJSONErrorCodes.UnknownMember))
      return false;
    throw error;
  }
}

function namesOf(game: GameInfo, seats: readonly SeatId[]): readonly Text[] {
  return game.seats.filter((one) => seats.includes(one.seat)).map((one) => one.name);
}

function notice(spoken: PublicVoice, ...texts: readonly Text[]): Screen {
  return screen([textBlock(texts.map(spoken.say).join('\n'))], [], accents.quiet);
}
