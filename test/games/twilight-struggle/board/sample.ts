// Positions for the board's tests: the start with every variant space, and a crowded late one.
import { type CountryId, countryIds } from '../../../../src/games/twilight-struggle/data/countries.js';
import { view, type TwilightView } from '../../../../src/games/twilight-struggle/view.js';
import { position, type Standing } from '../support/test-table.js';

/** The beginning of a game with the Chinese Civil War. */
export const start: TwilightView = view(
  position({
    options: { chineseCivilWar: true },
    influence: { united_kingdom: [5, 0], canada: [2, 0], east_germany: [0, 3], israel: [1, 0] },
    change: (state) => {
      state.turn = 1;
      state.round = 0;
      state.phasing = null;
      state.defcon = 5;
    },
  }),
  null,
);

const everywhere = Object.fromEntries(
  countryIds.map((id, index): [CountryId, readonly [number, number]] => [id, [(index * 5) % 7, (index * 3) % 6]]),
) satisfies Standing;

/** Turn 8: influence nearly everywhere, many lasting effects. */
export const crowded: TwilightView = view(
  position({
    influence: { ...everywhere, italy: [10, 7], france: [4, 0], poland: [0, 4] },
    us: ['nato', 'duck_and_cover'],
    ussr: ['fidel'],
    change: (state) => {
      state.turn = 8;
      state.round = 5;
      state.defcon = 2;
      state.vp = -7;
      state.milOps = { us: 1, ussr: 3 };
      state.space = { us: { box: 5, attempts: 0 }, ussr: { box: 6, attempts: 1 } };
      state.abilities['6'] = 'ussr';
      state.china = { holder: 'ussr', faceUp: false };
      state.redScare = { us: 1, ussr: 0 };
      state.chernobyl = 'africa';
      for (const id of ['nato', 'quagmire', 'formosan', 'usJapanPact', 'norad'] as const) state.effects[id] = true;
    },
  }),
  null,
);
