// The cards of Italy, as data for the interpreter.
import type { CardFacts } from '../card-terms.js';

export const italyCards = {
  'ita-build-army': { type: 'build-army', copies: 4, steps: [{ op: 'build', kind: 'army', where: 'any' }] },
  'ita-build-navy': { type: 'build-navy', copies: 3, steps: [{ op: 'build', kind: 'navy', where: 'any' }] },
  'ita-land-battle': { type: 'land-battle', copies: 4, steps: [{ op: 'battle', terrain: 'land', where: 'any' }] },
  'ita-sea-battle': { type: 'sea-battle', copies: 2, steps: [{ op: 'battle', terrain: 'sea', where: 'any' }] },
  'ita-afrika-korps': {
    type: 'event',
    steps: [
      { op: 'recruit', kind: 'army', nation: 'germany', where: ['north-africa'] },
      { op: 'recruit', kind: 'navy', nation: 'germany', where: ['mediterranean-sea'] },
    ],
  },
  'ita-division-azul': { type: 'event', steps: [{ op: 'loseResponse', nation: 'soviet-union' }] },
  'ita-german-aid-in-greece': {
    type: 'event',
    steps: [
      { op: 'eliminate', nations: ['united-kingdom', 'soviet-union', 'united-states'], where: ['balkans'] },
      { op: 'recruit', kind: 'army', nation: 'germany', where: ['balkans'] },
    ],
  },
  'ita-italian-east-africa': {
    type: 'event',
    steps: [
      { op: 'build', kind: 'army', where: ['north-africa'] },
      { op: 'build', kind: 'navy', where: ['bay-of-bengal'] },
    ],
  },
  'ita-italy-attacks-communists': {
    type: 'event',
    anyOrder: true,
    steps: [
      { op: 'build', kind: 'army', where: ['ukraine'] },
      { op: 'build', kind: 'army', where: ['russia'] },
    ],
  },
  'ita-plunder': {
    type: 'event',
    steps: [{ op: 'vpPer', amount: 1, count: { nations: ['italy'], notIn: ['italy'] } }],
  },
  'ita-decima-flottiglia-mas': {
    type: 'economic-warfare',
    steps: [
      {
        op: 'ew',
        targets: ['united-kingdom'],
        discard: 1,
        vp: 1,
        extra: {
          n: 1,
          unless: {
            kind: 'navy',
            nations: ['united-kingdom', 'soviet-union', 'united-states'],
            where: ['mediterranean-sea'],
          },
        },
      },
    ],
  },
  'ita-regia-marina-closes-shipping-lanes': {
    type: 'economic-warfare',
    steps: [{ op: 'ew', targets: ['united-kingdom'], per: { kind: 'navy', nations: ['italy'] }, discard: 1, vp: 1 }],
  },
  'ita-german-reinforcements-counterattack': {
    type: 'response',
    window: 'removed',
    on: { kind: 'army', nations: ['italy'], supplied: true },
    steps: [{ op: 'recruit', kind: 'army', nation: 'germany', where: 'trigger' }],
  },
  'ita-monte-cassino': {
    type: 'response',
    window: 'removal',
    on: { kind: 'army', nations: ['germany', 'japan', 'italy'], space: ['italy'] },
    steps: [{ op: 'protect' }],
  },
  'ita-romanian-reinforcements': {
    type: 'response',
    window: 'removed',
    on: { kind: 'army', nations: ['germany'], supplied: true },
    steps: [{ op: 'recruit', kind: 'army', nation: 'italy', where: 'trigger' }],
  },
  'ita-skilled-pilots': {
    type: 'response',
    window: 'economicWarfare',
    on: { target: 'self' },
    steps: [{ op: 'modifyEw', who: 'self', delta: -5 }],
  },
  'ita-anti-communist-sentiment': {
    type: 'status',
    window: 'victory',
    perTurn: true,
    steps: [{ op: 'vpPer', amount: 1, count: { kind: 'army', nations: ['italy'], where: ['russia', 'ukraine'] } }],
  },
  'ita-balkan-resources': {
    type: 'status',
    window: 'victory',
    perTurn: true,
    steps: [{ op: 'vpIf', amount: 1, if: { kind: 'army', nations: ['italy'], where: ['balkans'] } }],
  },
  'ita-bravado': {
    type: 'status',
    window: 'instead',
    perTurn: true,
    cost: { from: 'deck', n: 2 },
    steps: [{ op: 'battle', terrain: 'land', where: 'any' }],
  },
  'ita-impero-italiano': {
    type: 'status',
    window: 'victory',
    perTurn: true,
    steps: [
      {
        op: 'vpPer',
        amount: 1,
        count: {
          kind: 'army',
          nations: ['germany', 'japan', 'italy'],
          where: ['north-africa', 'africa', 'middle-east'],
        },
      },
    ],
  },
  'ita-mare-nostrum': {
    type: 'status',
    window: 'victory',
    perTurn: true,
    steps: [{ op: 'vpPer', amount: 1, count: { kind: 'navy', nations: ['italy'] } }],
  },
} as const satisfies Readonly<Record<string, CardFacts>>;
