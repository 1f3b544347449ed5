// /draw, /concede and /vote: agreeing on how a game goes on or ends.
import { gameOf, type CommandCall } from '../call.js';
import { propose, proposalsScreen, type Votable } from '../tables/proposals.js';
import type { Screen } from '../screen.js';
import { choice, slash, textOption, type Command } from './describe.js';
import { gameOffers, seatsNamed, seatOffers } from './offers.js';

const proposable = ['extend', 'pause', 'resume', 'cancel'] as const satisfies readonly Votable[];

export const draw: Command = {
  data: slash('cmd.draw', [textOption('opt.among'), textOption('opt.game', { complete: true })]),
  async run(call) {
    const game = await gameOf(call, call.options.text('game'));
    return propose(call, game, 'draw', seatsNamed(call, game, call.options.text('among') ?? ''));
  },
  complete: (call, { value }) => gameOffers(call, value),
};

export const concede: Command = {
  data: slash('cmd.concede', [textOption('opt.to', { complete: true }), textOption('opt.game', { complete: true })]),
  async run(call) {
    const game = await gameOf(call, call.options.text('game'));
    const to = call.options.text('to');
    const others = game.seats.filter((seat) => seat.alive && seat.userId !== call.person.id).map((seat) => seat.seat);
    const named = to === null ? [] : game.seats.some((seat) => seat.seat === to) ? [to] : seatsNamed(call, game, to);
    return propose(call, game, 'concede', named.length > 0 ? named : others.length === 1 ? others : []);
  },
  complete: (call, { name, value }) => (name === 'game' ? gameOffers(call, value) : seatOffers(call, value)),
};

export const vote: Command = {
  data: slash('cmd.vote', [
    textOption('opt.propose', { choices: proposable.map((kind) => choice(kind, `propose.${kind}`)) }),
    textOption('opt.game', { complete: true }),
  ]),
  async run(call: CommandCall): Promise<Screen> {
    const game = await gameOf(call, call.options.text('game'));
    const wanted = proposable.find((kind) => kind === call.options.text('propose'));
    return wanted === undefined ? proposalsScreen(call, game) : propose(call, game, wanted, []);
  },
  complete: (call, { value }) => gameOffers(call, value),
};
