// /extend, /pause, /resume, /claim and /away: more time, a stopped clock, one that has run out, and the days on which somebody is not there.
import { gameOf } from '../call.js';
import { claimed } from '../tables/claim.js';
import { lookAfter } from '../tables/care.js';
import { awayChanged } from '../tables/my-time.js';
import { numberOption, slash, textOption, type Command } from './describe.js';
import { gameOffers } from './offers.js';

const which = textOption('opt.game', { complete: true });

export const extend: Command = {
  data: slash('cmd.extend', [numberOption('opt.hours', { min: 1, max: 336 }), which]),
  async run(call) {
    const game = await gameOf(call, call.options.text('game'));
    return lookAfter(call, game, 'extend', call.options.number('hours'));
  },
  complete: (call, { value }) => gameOffers(call, value),
};

export const pause: Command = {
  data: slash('cmd.pause', [which]),
  run: async (call) => lookAfter(call, await gameOf(call, call.options.text('game')), 'pause'),
  complete: (call, { value }) => gameOffers(call, value),
};

export const resume: Command = {
  data: slash('cmd.resume', [which]),
  run: async (call) => lookAfter(call, await gameOf(call, call.options.text('game')), 'resume'),
  complete: (call, { value }) => gameOffers(call, value),
};

export const claim: Command = {
  data: slash('cmd.claim', [which]),
  run: async (call) => claimed(call, await gameOf(call, call.options.text('game'))),
  complete: (call, { value }) => gameOffers(call, value),
};

export const away: Command = {
  data: slash('cmd.away', [textOption('opt.days')]),
  run: (call) => awayChanged(call, call.options.text('days')),
};
