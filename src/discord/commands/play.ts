// /play and /orders: the desk with everything the caller owes, answered by buttons and menus.
import { deskOf } from '../ask/show.js';
import { InputError, gameIdOf } from '../call.js';
import { slash, textOption, type Command } from './describe.js';
import { gameOffers } from './offers.js';
import { statusPage } from './status.js';

function deskCommand(stem: 'cmd.play' | 'cmd.orders'): Command {
  return {
    data: slash(stem, [textOption('opt.game', { complete: true })]),
    async run(call) {
      try {
        return await deskOf(call, await gameIdOf(call, call.options.text('game')));
      } catch (error) {
        // Several games could be meant: all of them, with a button each.
        if (error instanceof InputError && error.text.key === 'game.severalMine') return statusPage(call);
        throw error;
      }
    },
    complete: (call, { value }) => gameOffers(call, value),
  };
}

export const play = deskCommand('cmd.play');
export const orders = deskCommand('cmd.orders');
