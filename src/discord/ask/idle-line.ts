// What a desk says to whom nothing is asked: how the game stands, or who is still to answer, people or computer players who are thinking.
import type { Desk } from '../../play/turn/desk.js';
import type { SeatInfo } from '../../play/turn/info.js';
import { t, type Voice } from '../voice.js';

/** A line for a desk on which nothing is asked. */
export function idleLine(desk: Desk, voice: Voice): string {
  const { game } = desk;
  switch (game.status) {
    case 'signup':
    case 'readyCheck':
      return voice.say(t('desk.signup'));
    case 'finished':
    case 'cancelled':
      return voice.say(game.outcome === null ? t('desk.over') : t('desk.outcome', { outcome: game.outcome.text }));
    case 'paused':
      return voice.say(t('game.paused'));
    case 'running': {
      if (desk.seats.length === 0) return voice.say(t('desk.spectator'));
      const waiting = awaitedBy(desk);
      const seats = waiting.map(({ name }) => name);
      if (seats.length === 0) return voice.say(t('desk.nothing'));
      const isThought = waiting.every(({ computer }) => computer);
      return voice.say(t(isThought ? 'desk.nothingThought' : 'desk.nothingWaiting', { seats }));
    }
  }
}

/** Seats of others that owe an answer. */
function awaitedBy({ game, seats }: Desk): readonly SeatInfo[] {
  return game.seats.filter((seat) => seat.owes && !seat.final && !seats.includes(seat.seat));
}
