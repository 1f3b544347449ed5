// Diplomacy as the table plays it: the rooms put together.
import { defineGame, type Outcome } from '../../table/game.js';
import type { Script, Table } from '../../table/script.js';
import { areaIds, areaShowing } from './board/areas.js';
import { isAfterMoves, variants } from './board/input.js';
import { gauges } from './board/gauges.js';
import { nearArea, nearShowing, provincesNear } from './board/near.js';
import { board } from './board/picture.js';
import { describe, score } from './board/text-board.js';
import { levels } from '../../table/levels.js';
import { ensign } from './board/ensign.js';
import { wouldEnd } from './computer/draws.js';
import { computerAnswer } from './computer/player.js';
import { agrees, freeFor, lettersOf, listens } from './computer/proposals.js';
import { declined } from './computer/refusals.js';
import { prospects } from './computer/prospects.js';
import { provinceIds } from './data/geography.js';
import { invariants } from './invariants.js';
import { options } from './options.js';
import type { DiplomacyOptions } from './options.js';
import { adjustment } from './phases/adjustment.js';
import { movement } from './phases/movement.js';
import { retreat } from './phases/retreat.js';
import { survivors } from './phases/turn-end.js';
import { instructions } from './questions/instructions.js';
import { asks, letterText, saidSchema, termsText, whyText } from './questions/letters.js';
import { policy } from './questions/policy.js';
import { inFull, newsWeight } from './reports/in-full.js';
import { titleOf } from './reports/names.js';
import { say } from './reports/say.js';
import { setup } from './setup.js';
import { holdingFor, phaseIds, seatsFor, sidesFor, stateSchema } from './state.js';
import type { DiplomacyState } from './state.js';
import { notation } from './typing/notation.js';
import { read } from './typing/read.js';
import { proposalIn } from './typing/proposals.js';
import { suppose } from './typing/suppose.js';
import { repairs } from './typing/repairs.js';
import { viewOf } from './view.js';
import type { DiplomacyView } from './view.js';
import { en } from './words/en.js';
import { ko } from './words/ko.js';

function phase(id: string, table: Table<DiplomacyState>): Script<string | Outcome> {
  switch (phaseIds.find((one) => one === id)) {
    case 'movement':
      return movement(table);
    case 'retreat':
      return retreat(table);
    case 'adjustment':
      return adjustment(table);
    case undefined:
      throw new Error(`no phase ${id}`);
  }
}

/** Diplomacy for two to seven. All of a position is public; orders under way are sealed outside it. */
export const diplomacy = defineGame<DiplomacyState, DiplomacyOptions, DiplomacyView>({
  id: 'diplomacy',
  options,
  state: stateSchema,
  paces: { orders: 48, retreats: 24, builds: 24 },
  seats: seatsFor,
  sides: sidesFor,
  holding: holdingFor,
  policy,
  setup,
  phase,
  view: viewOf,
  title: titleOf,
  score,
  press: ({ phase: now, options: chosen }) =>
    now === 'movement' || chosen.pressInRetreatAndAdjustment ? 'open' : 'silent',
  gauges,
  inFull,
  newsWeight,
  survivors,
  places: () => provinceIds.map((id) => say(`province.${id}`)),
  maps: ['diplomacy'],
  board,
  ensign,
  looks: (view) => ({
    variants: variants
      .filter((id) => {
        if (id === 'moves') return isAfterMoves(view);
        return id === 'results' || id === 'recent' ? view.last !== null : id !== 'orders' || view.seat !== null;
      })
      .map((id) => ({
        id,
        role: id === 'moves' ? 'other' : id,
        title: say(`look.${id}`),
        ...(id === 'orders' ? { private: true as const } : {}),
      })),
    areas: [
      ...(provincesNear(view).length === 0
        ? []
        : [{ id: nearArea, role: 'own', title: say(`area.${nearArea}`) } as const]),
      ...areaIds.map((id) => ({ id, title: say(`area.${id}`) })),
    ],
  }),
  closeUp: (focus, view) => areaShowing(focus) ?? nearShowing(focus, view),
  describe,
  read,
  suppose,
  notation,
  instructions,
  computer: computerAnswer,
  envoy: {
    said: saidSchema,
    words: letterText,
    terms: termsText,
    examples: say('letter.examples'),
    asks,
    writes: lettersOf,
    listens,
    hears: ({ view, from, to, text }) =>
      listens({ view, seat: to }) ? proposalIn(text, { view, from, to, isFree: freeFor(view, to, from) }) : undefined,
    agrees,
    declined,
    why: whyText,
  },
  levels,
  prospects,
  wouldEnd,
  repairs,
  words: { en, ko },
  invariants,
});
