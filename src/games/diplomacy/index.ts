// Diplomacy as the house sees it: the rules with their picture.
import type { Game } from '../../table/game.js';
import { areaIds, areaShowing } from './board/areas.js';
import { variants } from './board/input.js';
import { board } from './board.js';
import type { DiplomacyOptions } from './options.js';
import { rules } from './rules.js';
import type { DiplomacyState } from './state.js';
import type { DiplomacyView } from './view.js';
import { say } from './words/say.js';

/** Diplomacy for two to seven. */
export const diplomacy: Game<DiplomacyState, DiplomacyOptions, DiplomacyView> = {
  ...rules,
  map: 'diplomacy',
  board,
  looks: (view) => ({
    variants: variants
      .filter((id) => (id === 'results' ? view.last !== null : id !== 'orders' || view.seat !== null))
      .map((id) => ({ id, title: say(`look.${id}`), ...(id === 'orders' ? { private: true as const } : {}) })),
    areas: areaIds.map((id) => ({ id, title: say(`area.${id}`) })),
  }),
  closeUp: (focus) => areaShowing(focus),
};
