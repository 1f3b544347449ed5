// The position in words: how it stands, in one line and in each language.
import { describe, expect, it } from 'vitest';
import { score } from '../../../../src/games/diplomacy/board/text-board.js';
import { diplomacy } from '../../../../src/games/diplomacy/index.js';
import { setup } from '../../../../src/games/diplomacy/setup.js';
import { viewOf } from '../../../../src/games/diplomacy/view.js';
import { createWording } from '../../../../src/words/words.js';

const wording = createWording({ app: { en: {}, ko: {} }, diplomacy: diplomacy.words });

describe('the score in one line', () => {
  const view = viewOf(setup(diplomacy.options.parse({})).state, null);

  it('names the centres of every power, most first, and how many win', () => {
    expect(wording.say(score(view), 'en', 'diplomacy')).toBe(
      'Centres (18 win): Russia 4, Austria 3, England 3, France 3, Germany 3, Italy 3, and Turkey 3',
    );
    expect(wording.say(score(view), 'ko', 'diplomacy')).toMatch(/^병참 중심지\(18곳이면 승리\): 러시아 4, /u);
  });

  it('leaves out who is out of the game', () => {
    const table = view.table.map((row) => (row.power === 'italy' ? { ...row, centres: 0, out: true } : row));
    expect(wording.say(score({ ...view, table }), 'en', 'diplomacy')).not.toContain('Italy');
  });
});
