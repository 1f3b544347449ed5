// /play and /orders: the desk with everything the caller owes, answered by buttons and menus.
import { deskOf } from '../ask/show.js';
import { gameOf } from '../call.js';
import { slash, textOption, type Command } from './describe.js';
import { gameOffers } from './offers.js';

function deskCommand(stem: 'cmd.play' | 'cmd.orders'): Command {
  return {
    data: slash(stem, [textOption('opt.game', { complete: true })]),
    async run(call) {
      return deskOf(call, (await gameOf(call, call.options.text('game'))).id);
    },
    complete: (call, { value }) => gameOffers(call, value),
  };
}

export const play = deskCommand('cmd.play');
export const orders = deskCommand('cmd.orders');
