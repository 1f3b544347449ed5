// The buttons of a sign-up post: taking and leaving a seat, confirming, starting.
import type { GameInfo } from '../../play/play.js';
import type { PressCall } from '../call.js';
import { deskOf } from '../ask/show.js';
import { token } from '../custom-id.js';
import type { Screen } from '../screen.js';
import { statusScreen } from '../delivery/status.js';

/** Acts on the sign-up and gives the post anew. A refusal passes through; the caller alone is told. */
export async function seatPress(call: PressCall): Promise<Screen> {
  return statusScreen(call.deps, await changed(call));
}

/** Sits the presser down at an empty seat of a running game and shows what it owes. */
export async function takeSeat(call: PressCall): Promise<Screen> {
  await call.deps.play.join(call.press.game, call.person, null);
  return deskOf(call, call.press.game);
}

async function changed({ deps: { play }, press, person, input }: PressCall): Promise<GameInfo> {
  switch (press.verb) {
    case 'join':
      return play.join(press.game, person, null);
    case 'seat': {
      const game = await play.info(press.game);
      const seat = game.seats.find((one) => token(one.seat) === input.values[0]);
      return play.join(press.game, person, seat?.seat ?? null);
    }
    case 'leave':
      return play.leave(press.game, person.id);
    case 'ready':
      return play.ready(press.game, person.id);
    case 'start':
      return play.start(press.game, person.id, false);
    case 'fill':
      return play.start(press.game, person.id, true);
    default:
      return play.info(press.game);
  }
}
