// A picture of what is over says so: the title given for it stands on the boards, and the next phase's own does not.
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/registry.js';
import { loadBoardMaps } from '../../src/render/index.js';
import { SeededDice } from '../../src/table/dice.js';

const heading = { key: 'past.asEnded', ns: 'app', args: { when: 'Spring 1901' } };
const look = { lang: 'en', palette: 'standard', theme: 'light', variant: 'position', width: 1400 } as const;

const ids = ['diplomacy', 'twilight-struggle', 'axis-and-allies-1942', 'quartermaster-general', 'downfall'] as const;

describe.each(ids)('%s', (id) => {
  it('is headed by what is given for it, on the whole board and in close-ups', () => {
    const game = games.get(id);
    if (game === undefined) throw new Error(`no game ${id}`);
    const { state } = game.setup(game.options.parse({}), new SeededDice('headings'));
    const view = game.view(state, null);
    const own = JSON.stringify(game.title(view));
    const areas = game.looks(view).areas.map(({ id }) => ({ area: id }));
    for (const near of [{}, ...areas]) {
      const drawn = (with_: object): string =>
        JSON.stringify(game.board(view, { ...look, ...near, ...with_ }, loadBoardMaps(game.maps)).layers);
      const [plain, headed] = [drawn({}), drawn({ heading })];
      if (!plain.includes(own)) continue;
      expect(headed).toContain(JSON.stringify(heading));
      expect(headed).not.toContain(own);
    }
    expect(JSON.stringify(game.board(view, look, loadBoardMaps(game.maps)).layers)).toContain(own);
  });
});
