// Positions and pictures that the tests of the board of Downfall share.
import { worded } from '../../../../src/render/layout.js';
import { board } from '../../../../src/games/downfall/board/picture.js';
import type { UnitId } from '../../../../src/games/downfall/data/units.js';
import { optionsSchema } from '../../../../src/games/downfall/options.js';
import { setup } from '../../../../src/games/downfall/setup.js';
import type { DownfallState } from '../../../../src/games/downfall/state.js';
import { view, type DownfallView } from '../../../../src/games/downfall/view.js';
import { en } from '../../../../src/games/downfall/words/en.js';
import { ko } from '../../../../src/games/downfall/words/ko.js';
import { loadBoardMaps } from '../../../../src/render/asset.js';
import { SeededDice } from '../../../../src/table/dice.js';
import type { Look, Scene, Shape } from '../../../../src/table/scene.js';
import { createWording } from '../../../../src/words/words.js';
import { shapesOf } from '../../../support/shapes-of.js';

export const maps = loadBoardMaps(['downfall']);
const plain: Look = { lang: 'en', palette: 'standard', theme: 'light', variant: 'position', width: 1600 };

/** A first position of its own. */
export const opening = (): DownfallState => setup(optionsSchema.parse({}), new SeededDice('board')).state;

/** The start as changed. */
export function changed(change: (state: DownfallState) => void): DownfallView {
  const state = opening();
  change(state);
  return view(state, null);
}

export const draw = (of: DownfallView, look: Partial<Look> = {}): Scene => board(of, { ...plain, ...look }, maps);

const wording = createWording({ app: { en: {}, ko: {} }, downfall: { en, ko } });

/** The words of a picture by the ids of their shapes. */
export function textsOf(scene: Scene): ReadonlyMap<string, string> {
  const shown = worded(scene, (text, lang, ns) => wording.say(text, lang, ns));
  return new Map(
    [...shapesOf(shown)].flatMap(({ shape }) =>
      shape.kind === 'text'
        ? [[shape.id, shape.runs.map(({ text }) => (typeof text === 'string' ? text : text.key)).join(' ')] as const]
        : [],
    ),
  );
}

export const idsOf = (scene: Scene): readonly string[] => [...shapesOf(scene)].map(({ shape }) => shape.id);

/** The counter of a unit, with the words on it. */
export function counterOf(
  scene: Scene,
  id: UnitId,
): { readonly shape: Shape; readonly texts: ReadonlyMap<string, string> } | undefined {
  for (const { shape } of shapesOf(scene)) {
    if (shape.kind !== 'group' || shape.id !== `unit:${id}`) continue;
    return { shape, texts: textsOf({ ...scene, layers: [{ id: 'counter', shapes: [shape] }] }) };
  }
  return undefined;
}
