// The cards of Japan in Total War, as data for the interpreter.
import type { CardFacts, Cost } from '../card-terms.js';

const oneResponse = { from: 'hand', n: 1, type: 'response' } as const satisfies Cost;

export const japanTotalWarCards = {
  'jpn-air-power': { type: 'air-power', copies: 5, steps: [] },
  'jpn-code-of-bushido': {
    type: 'bolster',
    window: 'removal',
    cost: oneResponse,
    on: { kind: 'army', nations: ['japan'], cause: 'battle' },
    steps: [{ op: 'prevent' }],
  },
  'jpn-imperial-japanese-navy': {
    type: 'bolster',
    window: 'navyBuilt',
    cost: oneResponse,
    steps: [{ op: 'build', kind: 'navy', where: 'any' }],
  },
  'jpn-island-fortresses': {
    type: 'bolster',
    window: 'victoryStart',
    cost: oneResponse,
    steps: [{ op: 'recruit', kind: 'army', where: ['indonesia', 'new-guinea', 'iwo-jima', 'philippines'] }],
  },
  'jpn-mitsubishi-j8m': {
    type: 'bolster',
    window: 'discardStart',
    steps: [{ op: 'eliminateAir', where: { besideAir: true } }],
  },
  'jpn-nagumo-commands-the-first-air-fleet': {
    type: 'bolster',
    window: 'airPlaced',
    cost: oneResponse,
    on: { kind: 'navy' },
    steps: [{ op: 'battle', terrain: 'any', where: { nextTo: 'trigger' } }],
  },
  'jpn-the-pacific-empire': {
    type: 'bolster',
    window: 'victoryStart',
    steps: [
      {
        op: 'vpPer',
        amount: 1,
        count: {
          kind: 'navy',
          nations: ['japan'],
          where: ['north-pacific', 'central-pacific', 'south-pacific', 'east-pacific', 'southeast-pacific'],
        },
      },
    ],
  },
  'jpn-tora': {
    type: 'bolster',
    window: 'superiority',
    cost: oneResponse,
    on: { by: ['japan'], space: { around: 'central-pacific' } },
    steps: [{ op: 'battle', terrain: 'any', where: 'trigger' }],
  },
  'jpn-yamamoto-aboard-the-yamato': {
    type: 'bolster',
    window: 'playStart',
    cost: oneResponse,
    steps: [{ op: 'deploy', upon: 'navy' }],
  },
  'jpn-bombing-of-chongqing': {
    type: 'economic-warfare',
    steps: [
      {
        op: 'ew',
        targets: ['united-states'],
        per: { air: 'only', nations: ['japan'], where: { around: 'szechuan' } },
        perPoints: true,
        discard: 2,
        vp: 1,
      },
    ],
  },
  'jpn-balloon-bombs': {
    type: 'economic-warfare',
    steps: [
      { op: 'ew', targets: [], discard: 0, vp: 1 },
      { op: 'returnPlayed', n: 3 },
    ],
  },
  'jpn-japanese-fleet-blockades-vladivostok': {
    type: 'economic-warfare',
    steps: [
      {
        op: 'ew',
        targets: ['soviet-union'],
        per: { kind: 'navy', air: 'too', nations: ['japan'], where: ['sea-of-japan'] },
        perPoints: true,
        discard: 1,
        vp: 1,
      },
    ],
  },
  'jpn-chinese-civil-war': {
    type: 'response',
    window: 'playStart',
    steps: [{ op: 'eliminate', nations: ['china'], where: 'any' }],
  },
  'jpn-imperial-manchukuo-army': {
    type: 'response',
    window: 'playStart',
    steps: [{ op: 'recruit', kind: 'army', where: ['china'] }],
  },
  'jpn-japan-arms-indian-nationalists': {
    type: 'response',
    window: 'landBattle',
    on: { space: ['india'] },
    steps: [{ op: 'build', kind: 'army', where: ['india'] }],
  },
  'jpn-kantai-kessen': {
    type: 'response',
    window: 'playStart',
    steps: [{ op: 'battle', terrain: 'sea', where: 'any' }],
  },
  'jpn-marco-polo-bridge-incident': {
    type: 'response',
    window: 'playStart',
    steps: [{ op: 'battle', terrain: 'land', where: { around: 'china' } }],
  },
  'jpn-snlf-paratroopers': {
    type: 'response',
    window: 'navyBuilt',
    steps: [{ op: 'battle', terrain: 'land', where: { nextTo: 'trigger' }, times: 2 }],
  },
  'jpn-submarine-support': {
    type: 'response',
    window: 'navyBuilt',
    steps: [{ op: 'battle', terrain: 'sea', where: { nextTo: 'trigger' }, times: 2 }],
  },
  'jpn-thailand': {
    type: 'response',
    window: 'playStart',
    steps: [{ op: 'recruit', kind: 'army', where: ['southeast-asia'] }],
  },
  'jpn-absolute-national-defense-sphere': {
    type: 'status',
    window: 'victory',
    steps: [{ op: 'vpIf', amount: 1, if: { kind: 'navy', nations: ['japan'], atLeast: 3 } }],
  },
  'jpn-hokushin-ron': {
    type: 'status',
    window: 'victory',
    steps: [{ op: 'vpPer', amount: 1, count: { kind: 'army', nations: ['japan'], where: ['vladivostok', 'siberia'] } }],
  },
  'jpn-japanese-mandate-for-the-south-seas-islands': {
    type: 'status',
    window: 'victory',
    steps: [{ op: 'vpIf', amount: 1, if: { kind: 'navy', nations: ['japan'], where: ['central-pacific'] } }],
  },
} as const satisfies Readonly<Record<string, CardFacts>>;
