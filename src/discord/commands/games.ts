// /games: the games there are, to join, to take a seat over in, or to watch.
import { languages } from '../../words/words.js';
import { listingScreen, states } from '../tables/listing.js';
import { choice, flagOption, slash, textOption, type Command } from './describe.js';
import { kindNamed, kindOffers } from './offers.js';

export const games: Command = {
  data: slash('cmd.games', [
    textOption('opt.kindShown', { complete: true }),
    textOption('opt.stateShown', { choices: states.map((state) => choice(state, `games.state.${state}`)) }),
    textOption('opt.languageShown', { choices: languages.map((lang) => choice(lang, `language.${lang}`)) }),
    flagOption('opt.mine'),
  ]),
  run(call) {
    const { options } = call;
    return listingScreen(call, {
      kind: kindNamed(call, options.text('kind')),
      state: states.find((one) => one === options.text('state')) ?? null,
      language: languages.find((one) => one === options.text('language')) ?? null,
      mine: options.flag('mine') ?? false,
      page: 0,
    });
  },
  complete: (call, { value }) => Promise.resolve(kindOffers(call, value)),
};
