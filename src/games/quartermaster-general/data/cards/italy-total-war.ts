// The cards of Italy in Total War, as data for the interpreter.
import type { CardFacts } from '../card-terms.js';

const allies = ['united-kingdom', 'soviet-union', 'united-states'] as const;

export const italyTotalWarCards = {
  'ita-air-power': { type: 'air-power', copies: 3, steps: [] },
  'ita-betasom': {
    type: 'bolster',
    window: 'economicWarfare',
    on: { by: ['germany'], submarines: true },
    steps: [{ op: 'modifyEw', who: 'target', delta: 3 }],
  },
  'ita-golden-square-coup': {
    type: 'bolster',
    window: 'victoryStart',
    steps: [{ op: 'recruit', kind: 'army', where: ['middle-east'] }],
  },
  'ita-italy-completes-carriers-early': {
    type: 'bolster',
    window: 'playStart',
    cost: { from: 'hand', n: 1 },
    steps: [
      {
        op: 'chooseOne',
        ways: [
          { op: 'deploy', upon: 'navy' },
          { op: 'marshal', upon: 'navy' },
        ],
      },
    ],
  },
  'ita-pact-of-steel': { type: 'bolster', window: 'anyTime', steps: [{ op: 'pact' }] },
  'ita-regia-aeronautica': {
    type: 'bolster',
    window: 'economicWarfare',
    cost: { from: 'air', n: 1 },
    on: { target: 'self', there: { air: 'only', nations: ['italy'] } },
    steps: [{ op: 'noDiscard' }],
  },
  'ita-somaliland': {
    type: 'bolster',
    window: 'victoryStart',
    steps: [{ op: 'recruit', kind: 'army', where: ['africa'] }],
  },
  'ita-supermarina': {
    type: 'bolster',
    window: 'victoryStart',
    steps: [{ op: 'vpPer', amount: 1, count: { kind: 'navy', nations: ['italy'] } }],
  },
  'ita-ireland-revolts': {
    type: 'economic-warfare',
    steps: [{ op: 'ew', targets: ['united-kingdom'], discard: 2 }],
  },
  'ita-operation-pike': {
    type: 'economic-warfare',
    steps: [
      {
        op: 'ew',
        targets: ['soviet-union'],
        if: { kind: 'army', nations: ['united-kingdom'], within: { n: 2, of: 'ukraine' } },
        pointsAnyway: true,
        discard: 2,
        vp: 1,
      },
    ],
  },
  'ita-giuliani-cappellini-and-torelli': {
    type: 'event',
    steps: [
      { op: 'recall', nation: 'germany' },
      { op: 'recall', nation: 'italy' },
      { op: 'recall', nation: 'japan' },
      { op: 'vpIf', amount: 1 },
    ],
  },
  'ita-operation-herkules': {
    type: 'event',
    anyOrder: true,
    steps: [
      { op: 'recruit', kind: 'navy', where: ['mediterranean-sea'] },
      { op: 'recruit', kind: 'navy', nation: 'germany', where: ['mediterranean-sea'] },
    ],
  },
  'ita-reza-shah-supports-axis': {
    type: 'event',
    steps: [{ op: 'eliminate', nations: allies, where: ['middle-east'] }],
  },
  'ita-spain': {
    type: 'event',
    steps: [
      { op: 'build', kind: 'army', where: ['western-europe', 'north-africa'] },
      { op: 'build', kind: 'navy', where: ['mediterranean-sea', 'north-sea'] },
    ],
  },
  'ita-wafdist-uprising': {
    type: 'event',
    steps: [{ op: 'eliminate', nations: allies, where: ['north-africa'] }],
  },
  'ita-alpini': {
    type: 'response',
    window: 'removal',
    on: { kind: 'army', nations: ['italy'], cause: 'battle', space: { around: 'italy' } },
    steps: [{ op: 'prevent' }],
  },
  'ita-operation-unthinkable': {
    type: 'response',
    window: 'enemyArmy',
    on: { nations: ['soviet-union'], near: { kind: 'army', nations: ['united-kingdom', 'united-states'] } },
    steps: [{ op: 'eliminateTrigger' }],
  },
  'ita-irredentismo-italiano': {
    type: 'status',
    window: 'victory',
    steps: [{ op: 'vpIf', amount: 1, if: { kind: 'army', nations: ['italy'], where: ['western-europe'] } }],
  },
  'ita-spanish-troops-seize-gibraltar': {
    type: 'status',
    window: 'continuous',
    steps: [
      { op: 'joins', spaces: ['north-sea', 'mediterranean-sea'], side: 'axis' },
      { op: 'parts', spaces: ['north-sea', 'mediterranean-sea'], side: 'allies' },
    ],
  },
  'ita-turkey-opens-the-straits': {
    type: 'status',
    window: 'continuous',
    steps: [
      { op: 'joins', spaces: ['middle-east', 'balkans'], side: 'axis' },
      { op: 'joins', spaces: ['black-sea', 'mediterranean-sea'], side: 'axis' },
    ],
  },
} as const satisfies Readonly<Record<string, CardFacts>>;
