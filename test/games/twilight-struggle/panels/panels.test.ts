// Pages beside the board and the card reference: right, private where they must be, and sayable in both languages.
import { describe, expect, it } from 'vitest';
import { worded } from '../../../../src/render/layout.js';
import type { Look, Scene } from '../../../../src/table/scene.js';
import type { Panel } from '../../../../src/table/game.js';
import type { Text } from '../../../../src/table/text.js';
import { createWording } from '../../../../src/words/words.js';
import { cardIds } from '../../../../src/games/twilight-struggle/data/cards.js';
import { twilightStruggle } from '../../../../src/games/twilight-struggle/index.js';
import { panels } from '../../../../src/games/twilight-struggle/panels/index.js';
import { references } from '../../../../src/games/twilight-struggle/panels/references.js';
import { askAndUse } from '../../../../src/games/twilight-struggle/phases/play-card.js';
import { firstQuestion, position, TestTable } from '../support/test-table.js';
import { shapesOf } from '../../../support/shapes-of.js';

const id = 'twilight-struggle';
const wording = createWording({ app: { en: {}, ko: {} }, [id]: twilightStruggle.words });
const en = (text: Text): string => wording.say(text, 'en', id);
const look: Look = { lang: 'ko', palette: 'standard', theme: 'light', variant: 'position', width: 1600 };

const state = position({
  influence: { iran: [2, 0], italy: [3, 0], cuba: [0, 3], egypt: [1, 2], angola: [1, 0] },
  us: ['asia_scoring', 'nato', 'duck_and_cover'],
  ussr: ['fidel', 'nasser'],
  change: (at) => {
    at.turn = 5;
    at.defcon = 3;
    at.milOps = { us: 1, ussr: 3 };
    at.china = { holder: 'us', faceUp: true };
    at.discard = ['cia_created', 'europe_scoring'];
    at.removed = ['blockade'];
    at.effects.containment = true;
  },
});

function pages(seat: 'us' | 'ussr' | null): ReadonlyMap<string, Panel> {
  return new Map(panels(twilightStruggle.view(state, seat), seat).map((panel) => [panel.id, panel]));
}

function lines(seat: 'us' | 'ussr' | null, page: string): string {
  const panel = pages(seat).get(page);
  if (panel === undefined) throw new Error(`no page ${page}`);
  return panel.lines.map(en).join('\n');
}

function textOf(scene: Scene, lang: 'en' | 'ko'): string {
  const plain = worded(scene, (text, said, ns) => wording.say(text, said, ns));
  const texts = [...shapesOf(plain)].flatMap(({ shape }) => (shape.kind === 'text' ? shape.runs : []));
  return texts.flatMap((run) => (run.lang === lang && typeof run.text === 'string' ? [run.text] : [])).join('\n');
}

describe('the hand', () => {
  it('is private, in words and as a picture, and nobody else has the page', () => {
    expect(pages('us').get('hand')?.private).toBe(true);
    expect(pages(null).has('hand')).toBe(false);
    expect(lines('us', 'hand')).toContain('NATO (4 Ops, US, Early War, ★)');
    expect(lines('us', 'hand')).toContain('The China Card, face up');
    expect(lines('us', 'hand')).toContain('To be played this turn: Asia Scoring');
    expect(lines('ussr', 'hand')).not.toContain('NATO');
  });

  it('leaves out the card that is asked about, which nobody else learns of', () => {
    const playing = structuredClone(state);
    playing.phasing = 'us';
    const before = twilightStruggle.view(playing, 'ussr');
    firstQuestion(askAndUse(new TestTable(playing), 'us', 'nato', 'round'));
    expect(twilightStruggle.view(playing, 'ussr')).toEqual(before);
    const own = twilightStruggle.view(playing, 'us');
    expect(own.hand).toContain('nato');
    const hand = panels(own, 'us').find((panel) => panel.id === 'hand');
    expect(hand?.lines.map(en).join('\n')).not.toContain('NATO');
    const scene = hand?.scene?.(look);
    if (scene === undefined) throw new Error('no picture');
    const cards = [...shapesOf(scene)].filter(({ shape }) => shape.id.startsWith('card:'));
    expect(cards.map(({ shape }) => shape.of).sort()).toEqual(['asia_scoring', 'duck_and_cover', 'the_china_card']);
  });

  it('is drawn with every card in the language of the viewer', () => {
    const scene = pages('us').get('hand')?.scene?.(look);
    if (scene === undefined) throw new Error('no picture');
    const said = textOf(scene, 'ko');
    for (const part of ['북대서양조약기구', '아시아 승점 카드', '핵공격 대비교육', '차이나 카드', '데프콘 −1']) {
      expect(said).toContain(part);
    }
    expect(said).not.toContain('NATO');
    const cards = [...shapesOf(scene)].filter(({ shape }) => shape.id.startsWith('card:'));
    expect(cards.map(({ shape }) => shape.of).sort()).toEqual(
      ['asia_scoring', 'duck_and_cover', 'nato', 'the_china_card'].sort(),
    );
    expect(
      textOf(
        pages('us')
          .get('hand')
          ?.scene?.({ ...look, lang: 'both' }) ?? scene,
        'en',
      ),
    ).toContain('NATO');
  });
});

describe('open pages', () => {
  it('score every region as it stands', () => {
    expect(lines(null, 'score')).toContain('Central America: US nothing');
    expect(lines(null, 'score')).toContain('= 3 → USSR +3');
  });

  it('say what is owed in military operations', () => {
    expect(lines(null, 'duties')).toContain('US: 1 of 3 military operations, 2 still needed');
    expect(lines(null, 'duties')).toContain('If the turn ended now: USSR +2');
    expect(lines(null, 'duties')).toContain('success 50%, 2 VP');
  });

  it('give the odds of what is open, for the viewer or for both sides', () => {
    expect(lines('us', 'odds')).toContain('Cuba 0–3: 17 / 33 / 50 / 67% (DEFCON −1)');
    expect(lines('us', 'odds')).not.toContain('Angola');
    expect(lines(null, 'odds')).toContain('Angola');
    expect(lines('ussr', 'odds')).not.toContain('Italy');
  });

  it('list piles, effects and what is still unseen', () => {
    expect(lines(null, 'discard')).toContain('CIA Created');
    expect(lines(null, 'removed')).toContain('Blockade');
    expect(lines(null, 'effects')).toContain('Containment');
    expect(lines('us', 'unseen')).toContain('Nasser');
    expect(lines('us', 'unseen')).not.toContain('NATO,');
    expect(lines('ussr', 'unseen')).toContain('NATO');
    expect(lines(null, 'unseen')).not.toContain('CIA Created');
  });

  it('fit into one message and read in both languages', () => {
    for (const seat of ['us', 'ussr', null] as const) {
      for (const panel of pages(seat).values()) {
        for (const lang of ['en', 'ko'] as const) {
          const said = [panel.title, ...panel.lines].map((text) => wording.say(text, lang, id)).join('\n');
          expect(said).not.toMatch(/\{\{|undefined|\[object/);
          expect(said.length, panel.id).toBeLessThan(3000);
        }
      }
    }
  });
});

describe('the card reference', () => {
  it('explains every card in both languages', () => {
    const all = references();
    expect(all.map((one) => one.id)).toEqual(cardIds);
    for (const one of all) {
      for (const lang of ['en', 'ko'] as const) {
        const said = [one.name, ...(one.also ?? []), ...one.lines]
          .map((text) => wording.say(text, lang, id))
          .join('\n');
        expect(said, one.id).not.toMatch(/\{\{|undefined|\[object/);
      }
      const scene = one.scene?.(look);
      expect(scene === undefined ? '' : textOf(scene, 'ko'), one.id).toContain(wording.say(one.name, 'ko', id));
    }
  });

  it('says what bars a card, what it needs and what to beware of', () => {
    const of = (card: string): string => (references().find((one) => one.id === card)?.lines ?? []).map(en).join('\n');
    expect(of('opec')).toContain('Barred for good by: North Sea Oil.');
    expect(of('solidarity')).toContain('Needs first: John Paul II Elected Pope.');
    expect(of('lone_gunman')).toContain('Danger at DEFCON 2 for the US');
    expect(of('asia_scoring')).toContain('no Operations');
  });

  it('finds cards by number and other names', () => {
    const nato = references().find((one) => one.id === 'nato');
    const names = (nato?.also ?? []).map((text) => wording.say(text, 'ko', id));
    expect(names).toContain('나토');
    expect(names).toContain('21번');
  });
});
