// Pages beside the board and the card reference: right, private where they must be, and sayable in both languages.
import { describe, expect, it } from 'vitest';
import { cardIds, type CardId } from '../../../../src/games/quartermaster-general/data/cards.js';
import { describe as inWords, score, title } from '../../../../src/games/quartermaster-general/board/text-board.js';
import { nations, type Nation } from '../../../../src/games/quartermaster-general/data/nations.js';
import { panels } from '../../../../src/games/quartermaster-general/panels/index.js';
import { references } from '../../../../src/games/quartermaster-general/panels/references.js';
import { view } from '../../../../src/games/quartermaster-general/view.js';
import { en } from '../../../../src/games/quartermaster-general/words/en.js';
import { ko } from '../../../../src/games/quartermaster-general/words/ko.js';
import { worded } from '../../../../src/render/layout.js';
import type { Panel } from '../../../../src/table/game.js';
import type { Look, Scene } from '../../../../src/table/scene.js';
import type { Text } from '../../../../src/table/text.js';
import { createWording } from '../../../../src/words/words.js';
import { shapesOf } from '../../../support/shapes-of.js';
import { crowdedState, startState } from '../board/sample.js';

const game = 'quartermaster-general';
const wording = createWording({ app: { en: {}, ko: {} }, [game]: { en, ko } });
const said = (text: Text, lang: 'en' | 'ko' = 'en'): string => wording.say(text, lang, game);
const look: Look = { lang: 'ko', palette: 'standard', theme: 'light', variant: 'position', width: 1240 };

function pages(nation: Nation | null, state = crowdedState): ReadonlyMap<string, Panel> {
  return new Map(panels(view(state, nation)).map((panel) => [panel.id, panel]));
}

function page(nation: Nation | null, id: string, state = crowdedState): string {
  const panel = pages(nation, state).get(id);
  if (panel === undefined) throw new Error(`no page ${id}`);
  return panel.lines.map((line) => said(line)).join('\n');
}

function textsOf(scene: Scene): string {
  const plain = worded(scene, (text, lang, ns) => wording.say(text, lang, ns));
  return [...shapesOf(plain)]
    .flatMap(({ shape }) =>
      shape.kind === 'text' ? shape.runs.map(({ text }) => (typeof text === 'string' ? text : text.key)) : [],
    )
    .join('\n');
}

function picture(panel: Panel | undefined, wanted: Partial<Look> = {}): Scene {
  const scene = panel?.scene?.({ ...look, ...wanted });
  if (scene === undefined) throw new Error('no picture');
  return scene;
}

describe('the hand', () => {
  it('is private, with the face-down Responses, and only its nation has it', () => {
    const hand = pages('united-kingdom').get('hand');
    expect([hand?.private, hand?.role]).toEqual([true, 'hand']);
    expect(page('united-kingdom', 'hand')).toContain('Bomber Command (Economic Warfare): Germany or Italy');
    expect(page('united-kingdom', 'hand')).toContain('Face down on the table:\nDefensive Posture (Response)');
    expect(pages(null).has('hand')).toBe(false);
    for (const other of nations.filter((nation) => nation !== 'united-kingdom')) {
      const all = [...pages(other).values()].filter(({ id }) => id !== 'counts');
      const words = all.flatMap(({ lines }) => lines.map((line) => said(line))).join('\n');
      expect(words).not.toMatch(/Bomber Command|Defensive Posture|King Peter/);
    }
  });

  it('counts copies of a card instead of repeating them', () => {
    expect(page('germany', 'hand', startState)).toContain('Build Army ×6');
  });

  it('is drawn card by card, each by its id, in the language of the viewer', () => {
    const scene = picture(pages('united-kingdom').get('hand'));
    const drawn = [...shapesOf(scene)].flatMap(({ shape }) =>
      /^(?:hand|response):\d+$/.test(shape.id) ? [shape.of] : [],
    );
    const { hand, responses } = crowdedState;
    expect(drawn.sort()).toEqual([...hand['united-kingdom'], ...responses['united-kingdom']].sort());
    const words = textsOf(scene);
    for (const part of ['영국의 손패: 7장', '폭격기 사령부', '엎어 놓은 대응: 2장', '구축함'])
      expect(words).toContain(part);
    expect(words).not.toContain('Destroyers');
    expect(textsOf(picture(pages('united-kingdom').get('hand'), { lang: 'both' }))).toContain('Destroyers');
  });

  it('is drawn when it is empty', () => {
    const empty = structuredClone(crowdedState);
    empty.hand.italy = [];
    const words = textsOf(picture(pages('italy', empty).get('hand'), { lang: 'en' }));
    expect(words).toContain('No cards in hand');
    expect(words).toContain('No face-down Responses');
  });
});

describe('supply', () => {
  it('says why each piece is cut off', () => {
    const state = structuredClone(crowdedState);
    state.pieces.italy = [];
    state.pieces['western-europe'] = ['germany'];
    const words = page(null, 'supply', state);
    expect(words).toContain('Soviet Union in the Black Sea: not joined by its own pieces to any of its sources');
    expect(words).toContain('Italy in North Africa: no supply space with an army of its own');
    expect(words).not.toContain('Japan');
    const portless = structuredClone(crowdedState);
    portless.pieces['indian-ocean'] = ['united-kingdom'];
    portless.pieces['southern-ocean'] = ['united-kingdom'];
    expect(page(null, 'supply', portless)).toContain(
      'United Kingdom in the Southern Ocean: no army of its side on the coast',
    );
  });

  it('says when all is well', () => {
    expect(page(null, 'supply', startState)).toBe('Every piece is in supply');
  });
});

describe('what can be reached', () => {
  it('names where the viewer could build and battle, and who stands in reach of whom', () => {
    const words = page('united-kingdom', 'reach');
    expect(words).toContain('United Kingdom could battle enemies in: Western Europe');
    expect(words).not.toContain('Germany could build');
    expect(words).toContain('Moscow (Soviet Union): can be battled by Germany');
    expect(page(null, 'reach')).toContain('Germany could build');
  });
});

describe('points', () => {
  it('tells each nation’s next Victory step, and that a lost home gives nothing', () => {
    expect(page(null, 'points')).toContain('Germany: 5 (Western Europe 1, Germany 2, and Ukraine 2)');
    const lost = structuredClone(crowdedState);
    lost.pieces.moscow = ['germany'];
    expect(page(null, 'points', lost)).toContain('Soviet Union: nothing, as an enemy army is in its home, Moscow');
  });
});

describe('cards on the table', () => {
  it('shows face-up Status cards, used ones as such, and which Responses are still to be reckoned with', () => {
    const state = structuredClone(crowdedState);
    state.used = ['ger-blitzkrieg'];
    expect(page(null, 'status', state)).toContain('Germany, Blitzkrieg (used this turn): Once a turn');
    const counts = page(null, 'counts');
    expect(counts).toContain('Soviet Union, Responses used: Stalingrad');
    expect(counts).toContain(
      'Soviet Union, Responses not seen yet: Defense of the Motherland, Leningrad, Moscow, and Rasputitsa',
    );
  });

  it('lets a nation alone look through its discard pile', () => {
    expect(pages('germany').get('discard')?.private).toBe(true);
    expect(page('germany', 'discard')).toContain('Land Battle');
    expect(pages(null).has('discard')).toBe(false);
  });

  it('does not change for others when hidden cards do', () => {
    const other = structuredClone(crowdedState);
    other.responses.japan = ['jpn-mobile-force', 'jpn-surprise-attack', 'jpn-battleship-repair'];
    other.hand['soviet-union'] = other.hand['soviet-union'].map((): CardId => 'sov-moscow');
    const seen = (state: typeof other): string =>
      JSON.stringify([panels(view(state, 'germany')), inWords(view(state, null))]);
    expect(seen(other)).toBe(seen(crowdedState));
  });
});

describe('the board in words', () => {
  it('says all that the picture shows', () => {
    const lines = inWords(view(crowdedState, null)).map((line) => said(line));
    const words = lines.join('\n');
    expect(lines[0]).toBe('Round 9, Germany: Play step');
    expect(lines[1]).toBe('Axis 83, Allies 66: Axis ahead by 17');
    for (const part of [
      'Soviet Union, out of supply: Black Sea',
      'Japan: hand 7, deck 24, discards 3, face-down Responses 3',
      'Germany, Status cards: Blitzkrieg, Dive Bombers, and Wolf Packs',
      'Strait of Gibraltar: open to the Axis',
      'Panama Canal: open to the Allies',
      'Protected this turn: Soviet army in Moscow',
    ]) {
      expect(words).toContain(part);
    }
    const korean = inWords(view(crowdedState, null)).map((line) => said(line, 'ko'));
    expect(korean).toContain('소련, 보급 끊김: 흑해');
    expect(korean).toContain('수에즈 운하: 연합국에 열림');
  });

  it('says which supply space is none for a side', () => {
    const burnt = structuredClone(crowdedState);
    burnt.status['soviet-union'] = ['sov-scorched-earth'];
    expect(inWords(view(burnt, null)).map((line) => said(line))).toContain('Ukraine: no supply space for the Axis');
  });

  it('has a title for the opening hands and a score for a draw', () => {
    const opening = view({ ...startState, step: 'keep' }, null);
    expect(said(title(opening))).toBe('Opening hands');
    expect(said(score(opening))).toBe('Axis 0, Allies 0: even');
  });
});

describe('the reference', () => {
  const list = references();

  it('has every card, with words of its own in both languages and a picture', () => {
    expect(list.map(({ id }) => id)).toEqual([...cardIds]);
    for (const card of list) {
      const { id, lines } = card;
      const [english, korean] = [lines.map((line) => said(line)), lines.map((line) => said(line, 'ko'))];
      expect(english[1], id).toMatch(/^[A-Z0-9].*\.$/s);
      expect(korean[1], id).toMatch(/[가-힣].*\.$/s);
      expect(textsOf(card.scene?.(look) ?? picture(undefined)).length, id).toBeGreaterThan(20);
    }
  });

  it('tells cards of one name apart by their nation', () => {
    const names = list.map(({ name }) => said(name));
    expect(names).toEqual(
      expect.arrayContaining(['Germany Plunder', 'Italy Plunder', 'Japan Build Navy', 'Blitzkrieg']),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('is found by other names too', () => {
    const names = list.find(({ id }) => id === 'usa-american-volunteer-group-expands')?.also ?? [];
    expect(names.map((name) => said(name)).join(' / ')).toContain('Flying Tigers');
  });

  it('says what a card costs and how it lies', () => {
    const lines = (id: string): string =>
      (list.find((one) => one.id === id)?.lines ?? []).map((line) => said(line)).join('\n');
    expect(lines('ger-blitzkrieg')).toContain('Cost: cards off the top of the deck: 1.');
    expect(lines('sov-guards')).toContain('Cost: cards from hand: 2.');
    expect(lines('sov-rasputitsa')).toContain('Lies face down until it is used');
    expect(lines('ger-build-army')).toContain('Copies in the deck: 6');
  });
});
