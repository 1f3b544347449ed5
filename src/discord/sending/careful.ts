// A way out for one delivery that sends nothing twice: it looks first where an earlier try may have got through, and knows what it has sent.
import { withoutFiles } from '../screen.js';
import type { MessageRef, Place, Sender } from './send.js';
import { isRefused } from './trouble.js';

/** By then a delivery that is no longer renewed may be in other hands. */
const longMs = 20_000;

export interface CarefulSender extends Sender {
  /** Whether it is certain that nothing has been sent. */
  isSure(): boolean;
  /** What an earlier try has sent with this nonce; null when nothing got there. */
  earlier(place: Place, nonce: string): Promise<MessageRef | null>;
}

/**
 * The same sender for one try of one delivery.
 * @param unsureSince since when its messages may already have got through; null when they cannot have.
 * @param now the clock: after a long stop in the middle, somebody else may have taken the delivery over.
 */
export function carefully(sender: Sender, unsureSince: Date | null, now: () => Date): CarefulSender {
  let sure = true;
  const began = now();
  const earlier = (place: Place, nonce: string): Promise<MessageRef | null> => {
    const since = unsureSince ?? (now().getTime() - began.getTime() > longMs ? began : null);
    return since === null ? Promise.resolve(null) : sender.find(place, nonce, since);
  };
  const once = async (place: Place, nonce: string, send: () => Promise<MessageRef>): Promise<MessageRef> => {
    const found = await earlier(place, nonce);
    if (found !== null) return found;
    try {
      const ref = await send();
      sure = false;
      return ref;
    } catch (error) {
      sure &&= isRefused(error);
      throw error;
    }
  };
  return {
    ...sender,
    send: (channelId, screen, nonce) => once({ channelId }, nonce, () => sender.send(channelId, screen, nonce)),
    sendTo: (userId, screen, nonce) => once({ userId }, nonce, () => sender.sendTo(userId, screen, nonce)),
    isSure: () => sure,
    earlier,
  };
}

/** The same sender without pictures, for places that take none of their size. */
export function withoutPictures(sender: CarefulSender): CarefulSender {
  return {
    ...sender,
    send: (channelId, screen, nonce) => sender.send(channelId, withoutFiles(screen), nonce),
    sendTo: (userId, screen, nonce) => sender.sendTo(userId, withoutFiles(screen), nonce),
    edit: (ref, screen) => sender.edit(ref, withoutFiles(screen)),
  };
}
