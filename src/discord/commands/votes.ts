// /draw, /concede and /vote: agreeing on how a game goes on or ends.
import type { CommandCall } from '../call.js';
import { propose, proposalsScreen, type Votable } from '../tables/proposals.js';
import { inGame, onlyOther } from '../tables/vote-game.js';
import type { Screen } from '../screen.js';
import { choice, slash, textOption, type Command } from './describe.js';
import { gameOffers, seatOffers } from './offers.js';
import { seatsNamed } from '../tables/seats-named.js';

const proposable = ['extend', 'pause', 'resume', 'cancel'] as const satisfies readonly Votable[];

export const draw: Command = {
  data: slash('cmd.draw', [textOption('opt.among'), textOption('opt.game', { complete: true })]),
  run: (call) =>
    inGame(call, call.options.text('game'), 'draw', (game) =>
      propose(call, game, 'draw', { seats: seatsNamed(call, game, call.options.text('among') ?? '') }),
    ),
  complete: (call, { value }) => gameOffers(call, value),
};

export const concede: Command = {
  data: slash('cmd.concede', [textOption('opt.to', { complete: true }), textOption('opt.game', { complete: true })]),
  run: (call) =>
    inGame(call, call.options.text('game'), 'concede', (game) => {
      const to = call.options.text('to');
      const named = to === null ? [] : game.seats.some((seat) => seat.seat === to) ? [to] : seatsNamed(call, game, to);
      return propose(call, game, 'concede', { seats: named.length > 0 ? named : onlyOther(call, game) });
    }),
  complete: (call, { name, value }) => (name === 'game' ? gameOffers(call, value) : seatOffers(call, value)),
};

export const vote: Command = {
  data: slash('cmd.vote', [
    textOption('opt.propose', { choices: proposable.map((kind) => choice(kind, `propose.${kind}`)) }),
    textOption('opt.game', { complete: true }),
  ]),
  run(call: CommandCall): Promise<Screen> {
    const wanted = proposable.find((kind) => kind === call.options.text('propose'));
    return inGame(call, call.options.text('game'), wanted ?? 'open', (game) =>
      wanted === undefined ? proposalsScreen(call, game) : propose(call, game, wanted),
    );
  },
  complete: (call, { value }) => gameOffers(call, value),
};
