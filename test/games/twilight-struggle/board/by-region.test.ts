// The position by region: every country with its numbers, control and change, in words large enough for a phone.
import { describe, expect, it } from 'vitest';
import { board } from '../../../../src/games/twilight-struggle/board/picture.js';
import { civilWarSpace, countryIds } from '../../../../src/games/twilight-struggle/data/countries.js';
import { twilightStruggle } from '../../../../src/games/twilight-struggle/index.js';
import { worded } from '../../../../src/render/layout.js';
import type { Look, Scene } from '../../../../src/table/scene.js';
import { createWording } from '../../../../src/words/words.js';
import { shapesOf } from '../../../support/shapes-of.js';
import { crowded, start } from './sample.js';

const plain: Look = { lang: 'en', palette: 'standard', theme: 'light', variant: 'regions', width: 400 };
const wording = createWording({ app: { en: {}, ko: {} }, 'twilight-struggle': twilightStruggle.words });
const draw = (view: typeof start, look: Partial<Look> = {}): Scene =>
  worded(board(view, { ...plain, ...look }, {}), (text, lang, ns) => wording.say(text, lang, ns));
const written = (scene: Scene, id: string): string[] =>
  [...shapesOf(scene)].flatMap(({ shape }) =>
    shape.kind === 'text' && shape.id === id
      ? shape.runs.map(({ text }) => (typeof text === 'string' ? text : text.key))
      : [],
  );

describe('the position by region', () => {
  it('has every country once, with both sides’ influence, marked where one controls', () => {
    const scene = draw(crowded);
    const named = [...shapesOf(scene)].flatMap(({ shape }) => shape.of ?? []);
    expect(named.sort()).toEqual([...countryIds, ...(crowded.civilWar === null ? [] : [civilWarSpace])].sort());
    for (const id of countryIds) {
      expect(written(scene, `points:${id}:us`)).toContain(String(crowded.influence[id].us));
      expect(written(scene, `points:${id}:ussr`)).toContain(String(crowded.influence[id].ussr));
    }
    expect(written(draw(start), 'points:east_germany:ussr')).toEqual(['S', '3']);
  });

  it('says what changed and by how much', () => {
    const before = { influence: { ...start.influence, italy: { us: start.influence.italy.us - 2, ussr: 0 } } };
    const scene = draw(start, { focus: ['italy'], before });
    expect(written(scene, 'points:italy:us')).toContain('+2');
    expect(written(scene, 'points:france:us')).not.toContain('+2');
  });

  it.each(['en', 'ko', 'both'] as const)(
    'writes nothing smaller than 11 pixels on a screen of 400 but signs (%s)',
    (lang) => {
      const scene = draw(crowded, { lang });
      const sizes = [...shapesOf(scene)].flatMap(({ shape }) =>
        shape.kind === 'text' && /^(name|region-name|vp|defcon:level)/.test(shape.id)
          ? shape.runs.map(({ size }) => size)
          : [],
      );
      expect(Math.min(...sizes) * (400 / scene.width)).toBeGreaterThanOrEqual(11);
    },
  );

  it('shows influence about to be placed to the one who places it, with what would be scored then', () => {
    const look = { draft: { france: 3 }, drafting: 'influence' } as const;
    const mine = draw({ ...start, side: 'us' }, look);
    expect(written(mine, 'points:france:us')).toEqual(['U', '3', '+3']);
    expect(mine.counted).toEqual(['france']);
    expect(written(mine, 'region-score:europe')).not.toEqual(written(draw(start), 'region-score:europe'));
    expect(draw({ ...start, side: null }, look)).toEqual(draw({ ...start, side: null }));
    expect(draw({ ...start, side: 'us' }, { ...look, drafting: 'hold' })).toEqual(draw({ ...start, side: 'us' }));
  });
});
