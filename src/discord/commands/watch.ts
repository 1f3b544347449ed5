// /watch: a game for those who do not play in it.
import { gameOf } from '../call.js';
import { watchScreen } from '../tables/watch.js';
import { slash, textOption, type Command } from './describe.js';
import { gameOffers } from './offers.js';

export const watch: Command = {
  data: slash('cmd.watch', [textOption('opt.game', { complete: true })]),
  run: async (call) => watchScreen(call, await gameOf(call, call.options.text('game')), false),
  complete: (call, { value }) => gameOffers(call, value),
};
