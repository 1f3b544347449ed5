// /board, /log, /panel, /hand and /odds: looking at a game without changing it.
import { panelScreen, panelsScreen } from '../ask/show.js';
import { gamesLookedAt } from '../ask/which-game.js';
import { gameVoice, sentence, type CommandCall } from '../call.js';
import { token } from '../custom-id.js';
import { boardScreen, logScreen } from '../tables/board.js';
import { limits } from '../limits.js';
import type { Panel } from '../../table/game.js';
import type { Text } from '../../table/text.js';
import { t } from '../voice.js';
import { flagOption, slash, textOption, type Command, type Offer } from './describe.js';
import { turnOffers, turnScreen } from './history.js';
import { gameOffers, gameWhileTyping, matching } from './offers.js';

export const board: Command = {
  data: slash('cmd.board', [
    textOption('opt.game', { complete: true }),
    textOption('opt.area', { complete: true }),
    textOption('opt.variant', { complete: true }),
    textOption('opt.turn', { complete: true }),
    flagOption('opt.words'),
    flagOption('opt.share'),
  ]),
  shared: (options) => options.flag('share') === true,
  async run(call) {
    const [game] = await gamesLookedAt(call, call.options.text('game'));
    const turn = call.options.text('turn');
    if (turn !== null && game.title !== null) return turnScreen(call, game, turn);
    const sight = {
      variant: tokenOf(call.options.text('picture')),
      area: tokenOf(call.options.text('area')),
      words: call.options.flag('words') === true,
    };
    return boardScreen(call, game, sight, call.options.flag('share') === true);
  },
  complete(call, { name, value }) {
    if (name === 'game') return gameOffers(call, value);
    return name === 'turn' ? turnOffers(call, value) : sightOffers(call, name, value);
  },
};

function tokenOf(id: string | null): string {
  return id === null ? '' : token(id);
}

async function sightOffers(call: CommandCall, name: string, typed: string): Promise<Offer[]> {
  const game = await gameWhileTyping(call);
  if (game?.title == null) return [];
  const desk = await call.deps.play.desk(game.id, call.person.id);
  const looks = desk.rules.looks(desk.view);
  const { say } = gameVoice(call, game.kind);
  const list = name === 'area' ? looks.areas : looks.variants;
  return matching(
    list.map((one) => ({ name: say(one.title), value: one.id })),
    typed,
  );
}

export const log: Command = {
  data: slash('cmd.log', [textOption('opt.game', { complete: true })]),
  async run(call) {
    const [game] = await gamesLookedAt(call, call.options.text('game'));
    return logScreen(call, game, null);
  },
  complete: (call, { value }) => gameOffers(call, value),
};

export const panel: Command = {
  data: slash('cmd.panel', [
    textOption('opt.panel', { required: true, complete: true }),
    textOption('opt.game', { complete: true }),
  ]),
  async run(call) {
    const [game] = await gamesLookedAt(call, call.options.text('game'));
    const desk = await call.deps.play.desk(game.id, call.person.id);
    return panelScreen(call, desk, call.options.text('page') ?? '');
  },
  async complete(call, { name, value }) {
    if (name === 'game') return gameOffers(call, value);
    const game = await gameWhileTyping(call);
    if (game === null) return [];
    const desk = await call.deps.play.desk(game.id, call.person.id);
    const { say } = gameVoice(call, game.kind);
    return matching(
      desk.panels.map((one) => ({ name: say(one.title), value: one.key })),
      value,
    );
  },
};

/** A command that shows the pages of one role: one for each of the caller's seats, or the one for everybody. */
function pagesCommand(stem: 'cmd.hand' | 'cmd.odds', role: NonNullable<Panel['role']>, none: Text): Command {
  return {
    data: slash(stem, [textOption('opt.game', { complete: true })]),
    async run(call) {
      for (const game of await gamesLookedAt(call, call.options.text('game'))) {
        const desk = await call.deps.play.desk(game.id, call.person.id);
        const pages = desk.panels.filter((one) => one.role === role).slice(0, limits.attachments);
        if (pages.length > 0) return panelsScreen(call, desk, pages);
      }
      return sentence(call, none, 'quiet');
    },
    complete: (call, { value }) => gameOffers(call, value),
  };
}

/** What the caller's seats hold in secret: a hand of cards, notes. */
export const hand = pagesCommand('cmd.hand', 'hand', t('hand.none'));

/** What an attack is likely to bring, for games that show it. */
export const odds = pagesCommand('cmd.odds', 'odds', t('odds.none'));
