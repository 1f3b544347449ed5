// /history: any chapter of a game as it was, and chapters and phases by name for whoever types one.
import type { Chapter } from '../../play/history/past.js';
import type { GameInfo } from '../../play/turn/info.js';
import { foldName } from '../../table/names.js';
import { gamesLookedAt } from '../ask/which-game.js';
import { gameVoice, type Call, type CommandCall } from '../call.js';
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

/** A chapter by number or by its title, or the first of a year or turn; the newest of which something was told when none is named. */
export async function turnScreen(call: Call, game: GameInfo, turn: string | null): Promise<Screen> {
  const number = turn === null ? null : await chapterNamed(call, game, turn);
  return pastScreen(call, game, { number, whole: false });
}

/** The first phase of what was picked from the list, or typed; null for nothing. */
async function chapterNamed(call: Call, game: GameInfo, typed: string): Promise<number | null> {
  const { say } = gameVoice(call, game.kind);
  const offers = await chaptersOf(call, game);
  const wanted = foldName(typed);
  const span = wanted === '' ? undefined : offers.find((one) => foldName(say(one.span)).startsWith(wanted));
  const [titled] = matching(offers.toReversed(), typed);
  const found = offers.find(({ value }) => value === typed.trim()) ?? span;
  return (found ?? offers.find(({ value }) => value === titled?.value))?.first ?? null;
}

/** The chapters so far by title, newest first. */
export async function turnOffers(call: CommandCall, typed: string): Promise<Offer[]> {
  const game = await gameWhileTyping(call);
  if (game === null) return [];
  const offers = (await chaptersOf(call, game)).toReversed();
  return matching(offers, typed);
}

/** The same, whatever is typed, oldest first. */
async function chaptersOf(call: Call, game: GameInfo): Promise<readonly (Offer & Chapter)[]> {
  const { say } = gameVoice(call, game.kind);
  const all = await call.deps.play.chapters(game.id);
  return all.map((chapter, at) => ({ ...chapter, name: `${at + 1} · ${say(chapter.title)}`, value: String(at + 1) }));
}

/** The phase that was picked from the list, or typed: by its number as it is shown, or by words of its title; null for none. */
export async function phaseNamed(call: Call, game: GameInfo, typed: string): Promise<number | null> {
  const offers = await phasesOf(call, game);
  const found = offers.find(({ value }) => value === typed.trim()) ?? matching(offers, typed)[0];
  return found === undefined ? null : Number(found.value) - 1;
}

/** The phases so far by title, newest first. */
export async function phaseOffers(call: CommandCall, typed: string): Promise<Offer[]> {
  const game = await gameWhileTyping(call);
  return game === null ? [] : matching(await phasesOf(call, game), typed);
}

/** The same, whatever is typed. */
async function phasesOf(call: Call, game: GameInfo): Promise<Offer[]> {
  const { say } = gameVoice(call, game.kind);
  const phases = await call.deps.play.phases(game.id);
  return phases
    .map(({ number, title }) => ({
      name: `${number + 1} · ${say(title ?? t('history.phase', { number: number + 1 }))}`,
      value: String(number + 1),
    }))
    .reverse();
}
