// The cards of Germany in Total War, as data for the interpreter.
import type { CardFacts } from '../card-terms.js';

export const germanyTotalWarCards = {
  'ger-air-power': { type: 'air-power', copies: 5, steps: [] },
  'ger-flakzwilling': {
    type: 'bolster',
    window: 'superiority',
    on: { by: ['united-kingdom', 'soviet-union', 'united-states'], nations: ['italy'] },
    steps: [{ op: 'eliminateAir', where: 'trigger' }],
  },
  'ger-admiral-graf-spee': {
    type: 'bolster',
    window: 'navyBuilt',
    cost: { from: 'deck', n: 1 },
    steps: [{ op: 'battle', terrain: 'sea', where: ['north-sea', 'north-atlantic', 'south-atlantic'] }],
  },
  'ger-cloud-cover': { type: 'bolster', window: 'playStart', steps: [{ op: 'noAirDefence' }] },
  'ger-fallschirmjaeger': {
    type: 'bolster',
    window: 'playStart',
    cost: { from: 'deck', n: 1 },
    steps: [{ op: 'battle', terrain: 'land', where: { besideAir: true } }],
  },
  'ger-g7e-torpedo': {
    type: 'bolster',
    window: 'economicWarfare',
    cost: { from: 'deck', n: 1 },
    on: { by: ['germany'], submarines: true },
    steps: [{ op: 'battle', terrain: 'sea', where: 'any' }],
  },
  'ger-ju-52s-airlift-supplies': {
    type: 'bolster',
    window: 'playStart',
    on: { there: { air: 'only', nations: ['germany'] } },
    steps: [{ op: 'airlift' }],
  },
  'ger-ju-87': {
    type: 'bolster',
    window: 'airPlaced',
    cost: { from: 'deck', n: 1 },
    steps: [{ op: 'battle', terrain: 'land', where: { nextTo: 'trigger' } }],
  },
  'ger-operation-weseruebung': {
    type: 'bolster',
    window: 'victoryStart',
    cost: { from: 'deck', n: 1 },
    steps: [{ op: 'recruit', kind: 'army', where: ['scandinavia'] }],
  },
  'ger-tactical-innovations': {
    type: 'bolster',
    window: 'playStart',
    cost: { from: 'table', n: 1 },
    steps: [{ op: 'layStatus' }],
  },
  'ger-the-blitz': {
    type: 'bolster',
    window: 'economicWarfare',
    on: { by: ['germany'] },
    steps: [
      {
        op: 'discardDeck',
        n: 2,
        nation: 'united-kingdom',
        per: { air: 'only', nations: ['germany'], within: { n: 2, of: 'united-kingdom' } },
      },
    ],
  },
  'ger-arkhangelsk-overrun': {
    type: 'economic-warfare',
    steps: [
      {
        op: 'ew',
        targets: ['soviet-union'],
        if: { kind: 'army', nations: ['germany', 'japan', 'italy'], where: ['scandinavia'] },
        andIf: { kind: 'army', nations: ['germany', 'japan', 'italy'], where: ['russia'] },
        discard: 5,
        vp: 1,
      },
    ],
  },
  'ger-elektroboot-submarines': {
    type: 'economic-warfare',
    submarines: true,
    steps: [
      { op: 'ew', targets: ['united-kingdom', 'soviet-union', 'united-states'], choose: true, discard: 1, vp: 2 },
    ],
  },
  'ger-ardennes-offensive': {
    type: 'event',
    steps: [
      { op: 'battle', terrain: 'land', where: ['western-europe'] },
      { op: 'build', kind: 'army', where: ['western-europe'] },
    ],
  },
  'ger-fall-weiss': {
    type: 'event',
    cost: { from: 'deck', n: 1 },
    steps: [{ op: 'recruit', kind: 'army', where: ['eastern-europe'] }, { op: 'playHand' }],
  },
  'ger-production-initiative': { type: 'event', steps: [{ op: 'search', type: 'status', to: 'table', max: 1 }] },
  'ger-sea-lion': {
    type: 'event',
    steps: [
      { op: 'build', kind: 'navy', where: ['north-sea'] },
      { op: 'battle', terrain: 'land', where: ['united-kingdom'] },
    ],
  },
  'ger-strategic-planning': {
    type: 'event',
    steps: [
      { op: 'search', to: 'hand', max: 2 },
      { op: 'discardHand', n: 1 },
    ],
  },
  'ger-sweden-supports-finland': {
    type: 'event',
    if: { kind: 'army', nations: ['germany', 'soviet-union'], where: ['russia'] },
    steps: [
      { op: 'build', kind: 'navy', where: ['baltic-sea'] },
      { op: 'recruit', kind: 'army', where: ['scandinavia'] },
    ],
  },
  'ger-turkey-joins-axis': {
    type: 'event',
    steps: [
      { op: 'build', kind: 'navy', where: ['black-sea'] },
      { op: 'recruit', kind: 'army', where: ['middle-east'] },
    ],
  },
  'ger-landkreuzers': {
    type: 'status',
    window: 'axisBattled',
    on: { kind: 'army', nations: ['germany'] },
    steps: [{ op: 'discardDeck', n: 2 }],
  },
  'ger-westwall': {
    type: 'status',
    window: 'axisBattled',
    on: { kind: 'army', nations: ['germany', 'japan', 'italy'], space: ['germany'] },
    steps: [{ op: 'discardDeck', n: 3 }],
  },
} as const satisfies Readonly<Record<string, CardFacts>>;
