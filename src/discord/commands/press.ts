// /press: embassies, letters and public statements, and whom one does not want to hear from.
import type { GameInfo } from '../../play/turn/info.js';
import type { SeatId } from '../../table/question.js';
import { InputError, gameOf, gameVoice, type CommandCall } from '../call.js';
import type { Screen } from '../screen.js';
import { openEmbassy, pressScreen } from '../tables/embassies.js';
import { correspondence, quieten, send } from '../tables/letters.js';
import { t } from '../voice.js';
import { slash, sub, textOption, type Command, type Offer } from './describe.js';
import { gameOffers, gameWhileTyping, matching, seatOffers } from './offers.js';
import { listed, seatsNamed } from '../tables/seats-named.js';

const which = textOption('opt.game', { complete: true });
const powers = textOption('opt.powers', { complete: true, required: true });
const power = textOption('opt.power', { complete: true, required: true });
const text = textOption('opt.letter', { required: true });
const as = textOption('opt.as', { complete: true });

export const press: Command = {
  data: slash('cmd.press', [
    sub('cmd.press.list', [which]),
    sub('cmd.press.open', [powers, which]),
    sub('cmd.press.say', [powers, text, as, which]),
    sub('cmd.press.public', [text, as, which]),
    sub('cmd.press.log', [which]),
    sub('cmd.press.mute', [power, which]),
    sub('cmd.press.unmute', [power, which]),
    sub('cmd.press.block', [power, which]),
    sub('cmd.press.unblock', [power, which]),
  ]),
  async run(call) {
    return onGame(call, await gameOf(call, call.options.text('game')));
  },
  complete(call, { name, value }) {
    switch (name) {
      case 'powers':
        return listOffers(call, value);
      case 'power':
      case 'as':
        return seatOffers(call, value);
      default:
        return gameOffers(call, value);
    }
  },
};

function onGame(call: CommandCall, game: GameInfo): Promise<Screen> {
  const words = call.options.text('text') ?? '';
  const named = call.options.text('as');
  const own = named === null ? null : oneSeat(call, game, named);
  switch (call.options.sub) {
    case 'open':
      return openEmbassy(call, game, seats(call, game, call.options.text('powers') ?? ''));
    case 'say':
      return send(call, game, seats(call, game, call.options.text('powers') ?? ''), words, own);
    case 'public':
      return send(call, game, null, words, own);
    case 'log':
      return correspondence(call, game, null);
    case 'mute':
    case 'unmute':
    case 'block':
    case 'unblock':
      return quieten(call, game, oneSeat(call, game, call.options.text('power') ?? ''), call.options.sub);
    default:
      return pressScreen(call, game);
  }
}

/** Seats of a typed list. Throws InputError for a name that is none. */
function seats(call: CommandCall, game: GameInfo, typed: string): readonly SeatId[] {
  const found = listed(typed).map((name) => {
    const [seat] = seatsNamed(call, game, name);
    if (seat === undefined)
      throw new InputError(t('wishes.unknown', { name, seats: game.seats.map((one) => one.name) }));
    return seat;
  });
  return [...new Set(found)];
}

function oneSeat(call: CommandCall, game: GameInfo, typed: string): SeatId {
  const [seat] = seats(call, game, typed);
  if (seat === undefined) throw new InputError(t('press.whom', { seats: game.seats.map((one) => one.name) }));
  return seat;
}

/** The next name of a list that is being typed, behind those it has. */
async function listOffers(call: CommandCall, typed: string): Promise<readonly Offer[]> {
  const at = Math.max(typed.lastIndexOf(','), typed.lastIndexOf('、')) + 1;
  const before = typed.slice(0, at).trim();
  const game = await gameWhileTyping(call);
  if (game === null) return [];
  const { say } = gameVoice(call, game.kind);
  const known = seatsNamed(call, game, before);
  const offers = await seatOffers(call, typed.slice(at).trim());
  return matching(
    offers
      .filter(({ value }) => !known.includes(value))
      .flatMap(({ value }) => game.seats.filter((one) => one.seat === value))
      // Nobody writes to themselves.
      .filter(({ userId }) => userId !== call.person.id)
      .map((one) => {
        const name = `${before}${before === '' ? '' : ' '}${say(one.name)}`;
        return { name, value: name };
      }),
    '',
  );
}
