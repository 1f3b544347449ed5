// The cards of Germany, as data for the interpreter.
import type { CardFacts } from '../card-terms.js';

export const germanyCards = {
  'ger-build-army': { type: 'build-army', copies: 6, steps: [{ op: 'build', kind: 'army', where: 'any' }] },
  'ger-build-navy': { type: 'build-navy', copies: 2, steps: [{ op: 'build', kind: 'navy', where: 'any' }] },
  'ger-land-battle': { type: 'land-battle', copies: 7, steps: [{ op: 'battle', terrain: 'land', where: 'any' }] },
  'ger-sea-battle': { type: 'sea-battle', copies: 2, steps: [{ op: 'battle', terrain: 'sea', where: 'any' }] },
  'ger-broad-front': { type: 'event', steps: [{ op: 'battle', terrain: 'land', where: 'front', times: 3 }] },
  'ger-forced-conscription': {
    type: 'event',
    steps: [{ op: 'recruit', kind: 'army', where: { around: 'germany' }, max: 2 }],
  },
  'ger-guns-and-butter': {
    type: 'event',
    steps: [
      {
        op: 'chooseOne',
        ways: [
          { op: 'build', kind: 'army', where: 'any' },
          { op: 'build', kind: 'navy', where: 'any' },
          { op: 'battle', terrain: 'land', where: 'any' },
          { op: 'battle', terrain: 'sea', where: 'any' },
        ],
      },
    ],
  },
  'ger-military-dictatorships-in-the-balkans': {
    type: 'event',
    steps: [
      { op: 'recruit', kind: 'army', nation: 'italy', where: ['balkans'] },
      { op: 'eliminate', nations: ['united-kingdom', 'soviet-union', 'united-states'], where: ['ukraine'] },
    ],
  },
  'ger-plunder': {
    type: 'event',
    steps: [{ op: 'vpPer', amount: 1, count: { nations: ['germany'], notIn: ['germany'] } }],
  },
  'ger-the-autobahn': { type: 'event', steps: [{ op: 'redeploy', kind: 'army' }] },
  'ger-submarines-enforce-blockade': {
    type: 'economic-warfare',
    submarines: true,
    steps: [
      {
        op: 'ew',
        targets: ['united-kingdom'],
        per: { kind: 'army', nations: ['germany'], where: { nextTo: 'north-sea' } },
        discard: 2,
        vp: 1,
      },
    ],
  },
  'ger-submarines-lead-the-battle-of-the-atlantic': {
    type: 'economic-warfare',
    submarines: true,
    steps: [{ op: 'ew', targets: ['united-kingdom'], per: { kind: 'navy', nations: ['germany'] }, discard: 2, vp: 1 }],
  },
  'ger-submarines-of-the-monsoon-group': {
    type: 'economic-warfare',
    submarines: true,
    steps: [
      { op: 'ew', targets: ['united-kingdom', 'soviet-union', 'united-states'], choose: true, discard: 2, vp: 2 },
    ],
  },
  'ger-submarines-prey-on-unprotected-shipping': {
    type: 'economic-warfare',
    submarines: true,
    steps: [
      {
        op: 'ew',
        targets: ['united-kingdom'],
        discard: 2,
        vp: 1,
        extra: {
          n: 3,
          unless: { kind: 'navy', nations: ['united-kingdom', 'soviet-union', 'united-states'], where: ['north-sea'] },
        },
      },
    ],
  },
  'ger-submarines-raid-murmansk-convoy': {
    type: 'economic-warfare',
    submarines: true,
    steps: [
      {
        op: 'ew',
        targets: ['soviet-union'],
        per: { nations: ['germany'], where: { around: 'scandinavia' } },
        discard: 2,
        vp: 1,
      },
    ],
  },
  'ger-v-weapons': {
    type: 'economic-warfare',
    steps: [
      {
        op: 'ew',
        targets: ['united-kingdom'],
        if: { kind: 'army', nations: ['germany'], where: ['western-europe'] },
        discard: 1,
        vp: 3,
      },
    ],
  },
  'ger-abundant-resources': {
    type: 'status',
    window: 'victory',
    perTurn: true,
    steps: [
      {
        op: 'vpPer',
        amount: 1,
        count: { kind: 'army', nations: ['germany'], where: ['ukraine', 'kazakhstan', 'russia'] },
      },
    ],
  },
  'ger-atlantic-wall': {
    type: 'status',
    window: 'axisBattled',
    perTurn: true,
    on: { space: ['western-europe'], nations: ['germany', 'japan', 'italy'] },
    steps: [{ op: 'discardDeck', n: 3 }],
  },
  'ger-bias-for-action': {
    type: 'status',
    window: 'armyBuilt',
    perTurn: true,
    cost: { from: 'deck', n: 1 },
    steps: [{ op: 'battle', terrain: 'land', where: { nextTo: 'trigger' } }],
  },
  'ger-blitzkrieg': {
    type: 'status',
    window: 'landBattle',
    perTurn: true,
    cost: { from: 'deck', n: 1 },
    steps: [{ op: 'build', kind: 'army', where: 'trigger' }],
  },
  'ger-conscription': {
    type: 'status',
    window: 'instead',
    perTurn: true,
    cost: { from: 'deck', n: 2 },
    steps: [{ op: 'build', kind: 'army', where: 'any' }],
  },
  'ger-dive-bombers': {
    type: 'status',
    window: 'landBattle',
    perTurn: true,
    cost: { from: 'deck', n: 1 },
    steps: [{ op: 'battle', terrain: 'land', where: { around: 'trigger' } }],
  },
  'ger-jet-fighters': {
    type: 'status',
    window: 'economicWarfare',
    on: { target: 'self' },
    steps: [{ op: 'modifyEw', who: 'self', delta: -3 }],
  },
  'ger-superior-planning': { type: 'status', window: 'turnStart', perTurn: true, steps: [{ op: 'reorderTop', n: 4 }] },
  'ger-swedish-iron-ore': {
    type: 'status',
    window: 'victory',
    perTurn: true,
    steps: [
      { op: 'vpIf', amount: 1, if: { kind: 'navy', nations: ['germany'], where: ['baltic-sea'] } },
      { op: 'vpIf', amount: 1, if: { kind: 'army', nations: ['germany'], where: ['scandinavia'] } },
    ],
  },
  'ger-synthetic-fuel': {
    type: 'status',
    window: 'armyBuilt',
    perTurn: true,
    cost: { from: 'deck', n: 2 },
    steps: [{ op: 'build', kind: 'army', where: { nextTo: 'trigger' } }],
  },
  'ger-volkssturm': {
    type: 'status',
    window: 'turnStart',
    perTurn: true,
    cost: { from: 'deck', n: 1 },
    steps: [{ op: 'recruit', kind: 'army', where: ['germany'] }],
  },
  'ger-wolf-packs': {
    type: 'status',
    window: 'economicWarfare',
    on: { by: ['germany'], submarines: true },
    steps: [
      {
        op: 'modifyEw',
        who: 'target',
        delta: 2,
        better: { delta: 3, if: { kind: 'army', nations: ['germany'], where: ['scandinavia'] } },
      },
    ],
  },
} as const satisfies Readonly<Record<string, CardFacts>>;
