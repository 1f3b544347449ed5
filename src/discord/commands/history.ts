// /history: any phase of a game as it was, and the phases by name for whoever types one.
import type { GameInfo } from '../../play/turn/info.js';
import { gamesLookedAt } from '../ask/which-game.js';
import { gameVoice, type Call, type CommandCall } from '../call.js';
import { limits } from '../limits.js';
import type { Screen } from '../screen.js';
import { pastScreen } from '../tables/history.js';
import { t } from '../voice.js';
import { slash, textOption, type Command, type Offer } from './describe.js';
import { gameOffers, gameWhileTyping, matching } from './offers.js';

export const history: Command = {
  data: slash('cmd.history', [textOption('opt.turn', { complete: true }), textOption('opt.game', { complete: true })]),
  async run(call) {
    const [game] = await gamesLookedAt(call, call.options.text('game'));
    return turnScreen(call, game, call.options.text('turn'));
  },
  complete: (call, { name, value }) => (name === 'game' ? gameOffers(call, value) : turnOffers(call, value)),
};

/** A phase by number or by its title; the newest that has ended when none is named. */
export async function turnScreen(call: Call, game: GameInfo, turn: string | null): Promise<Screen> {
  return pastScreen(call, game, { number: await numberOf(call, game, turn), whole: false });
}

async function numberOf(call: Call, game: GameInfo, turn: string | null): Promise<number> {
  const newest = game.status === 'finished' ? game.checkpoint : game.checkpoint - 1;
  return turn === null ? newest : ((await turnNamed(call, game, turn)) ?? newest);
}

/** The phase that was picked from the list, or typed: by its number as it is shown, or by words of its title; null for none. */
export async function turnNamed(call: Call, game: GameInfo, typed: string): Promise<number | null> {
  const offers = await turnsOf(call, game);
  const found = offers.find(({ value }) => value === typed.trim()) ?? matching(offers, typed)[0];
  return found === undefined ? null : Number(found.value) - 1;
}

/** The phases so far by title, newest first. */
export async function turnOffers(call: CommandCall, typed: string): Promise<Offer[]> {
  const game = await gameWhileTyping(call);
  return game === null ? [] : matching(await turnsOf(call, game), typed).slice(0, limits.choices);
}

/** The same, whatever is typed. */
async function turnsOf(call: Call, game: GameInfo): Promise<Offer[]> {
  const { say } = gameVoice(call, game.kind);
  const phases = await call.deps.play.phases(game.id);
  return phases
    .map(({ number, title }) => ({
      name: `${number + 1} · ${say(title ?? t('history.phase', { number: number + 1 }))}`,
      value: String(number + 1),
    }))
    .reverse();
}
