// Seats of a running game that change hands: leaving after a second press, asking for an empty seat, asking for another player.
import type { GameInfo } from '../../play/turn/info.js';
import { deskOf } from '../ask/show.js';
import { gameLabel, gameVoice, sentence, type Call, type PressCall } from '../call.js';
import { token } from '../custom-id.js';
import { tablePress } from '../shown/status.js';
import { accents, button, buttonRows, screen, textBlock, type Screen } from '../screen.js';
import { t } from '../voice.js';
import { done } from './care.js';
import { proposalsScreen } from './proposals.js';

/** Leaves a game, or one seat of it; in a running game says first what that means, and asks again. */
export async function leaving(call: Call, info: GameInfo, seat: string | null): Promise<Screen> {
  const me = call.person.id;
  const mine = info.seats.filter((one) => one.userId === me && !one.computer && (seat === null || one.seat === seat));
  const runs = info.status === 'running' || info.status === 'paused';
  if (!runs || mine.length === 0) return done(call, await call.deps.play.leave(info.id, me, seat), t('game.left'));
  const { say } = gameVoice(call, info.kind);
  const seats = mine.map((one) => one.name);
  const args = seat === null ? [] : [token(seat)];
  return screen(
    [
      textBlock(`### ${say(gameLabel(info))}\n${say(t('game.leaveSure', { seats, hours: info.table.takeOver }))}`),
      ...buttonRows([button(tablePress(info, 'quit', ...args), say(t('game.leaveYes')), 'danger')]),
    ],
    [],
    accents.ask,
  );
}

/** The second press of somebody who leaves a running game. */
export async function quit(call: PressCall): Promise<Screen> {
  const { play } = call.deps;
  const info = await play.info(call.press.game, call.person.id);
  const [named] = call.press.args;
  const seat = named === undefined ? null : info.seats.find((one) => token(one.seat) === named)?.seat;
  if (seat === undefined) return sentence(call, t('press.old'), 'quiet');
  return done(call, await play.leave(info.id, call.person.id, seat), t('game.left'));
}

/** Sits the presser down at an empty seat of a running game and shows what it owes, or asks its table for it. */
export async function takeSeat(call: PressCall): Promise<Screen> {
  return seatTaken(call, await call.deps.play.join(call.press.game, call.person, null));
}

/** What somebody sees who wanted a seat of a running game: their desk once they sit there, else what they wait for. */
export function seatTaken(call: Call, after: GameInfo): Promise<Screen> {
  const sits = after.seats.some((one) => one.userId === call.person.id && !one.left);
  return sits
    ? deskOf(call, after.id)
    : proposalsScreen(call, after, t('game.askedSeat', { hours: after.table.takeOver }));
}

/** Asks for a seat to go to somebody else, or to a computer player. */
export async function replaced(
  call: Call,
  info: GameInfo,
  seat: GameInfo['seats'][number],
  by: Call['person'] | null,
): Promise<Screen> {
  const after = await call.deps.play.replace(info.id, call.person.id, seat.seat, by);
  const now = after.seats.find((one) => one.seat === seat.seat);
  const isDone = by === null ? now?.computer === true : now?.userId === by.id && !now.left;
  if (!isDone) return proposalsScreen(call, after, t('game.askedReplace'));
  return by?.id === call.person.id
    ? deskOf(call, info.id)
    : done(call, after, t('game.didReplace', { seat: seat.name }));
}
