// The cards of Japan, as data for the interpreter.
import type { CardFacts } from '../card-terms.js';

export const japanCards = {
  'jpn-build-army': { type: 'build-army', copies: 4, steps: [{ op: 'build', kind: 'army', where: 'any' }] },
  'jpn-build-navy': { type: 'build-navy', copies: 6, steps: [{ op: 'build', kind: 'navy', where: 'any' }] },
  'jpn-land-battle': { type: 'land-battle', copies: 3, steps: [{ op: 'battle', terrain: 'land', where: 'any' }] },
  'jpn-sea-battle': { type: 'sea-battle', copies: 4, steps: [{ op: 'battle', terrain: 'sea', where: 'any' }] },
  'jpn-indian-ocean-patrols': {
    type: 'economic-warfare',
    steps: [
      {
        op: 'ew',
        targets: ['united-kingdom'],
        per: { kind: 'navy', nations: ['japan'], where: { around: 'bay-of-bengal' } },
        discard: 2,
        vp: 2,
      },
    ],
  },
  'jpn-submarines-support-pacific-islands': {
    type: 'economic-warfare',
    submarines: true,
    steps: [
      {
        op: 'ew',
        targets: ['united-states'],
        per: { kind: 'navy', nations: ['japan'], where: { around: 'east-pacific' } },
        discard: 2,
        vp: 2,
      },
    ],
  },
  'jpn-banzai-charge': {
    type: 'response',
    window: 'landBattle',
    steps: [{ op: 'battle', terrain: 'land', where: { around: 'trigger' } }],
  },
  'jpn-battleship-repair': {
    type: 'response',
    window: 'removal',
    on: { kind: 'navy', nations: ['japan'], supplied: true },
    steps: [{ op: 'protect' }],
  },
  'jpn-china-offensive': {
    type: 'response',
    window: 'landBattle',
    on: { space: { around: 'china' } },
    steps: [
      { op: 'build', kind: 'army', where: 'trigger' },
      { op: 'battle', terrain: 'land', where: { around: 'china' } },
    ],
  },
  'jpn-destroyer-transport': {
    type: 'response',
    window: 'seaBattle',
    steps: [{ op: 'build', kind: 'army', where: { nextTo: 'trigger' }, max: 2 }],
  },
  'jpn-fall-of-singapore': {
    type: 'response',
    window: 'landBattle',
    on: { space: ['southeast-asia'] },
    steps: [
      { op: 'battle', terrain: 'sea', where: ['south-china-sea'] },
      { op: 'recruit', kind: 'army', where: ['southeast-asia'] },
    ],
  },
  'jpn-kamikaze': {
    type: 'response',
    window: 'enemyNavy',
    on: { nations: ['united-kingdom', 'soviet-union', 'united-states'], near: { nations: ['japan'] } },
    steps: [{ op: 'eliminateTrigger' }],
  },
  'jpn-kwantung-army': {
    type: 'response',
    window: 'removal',
    on: { kind: 'army', nations: ['japan'], space: ['china', 'szechuan', 'mongolia', 'vladivostok'], supplied: true },
    steps: [{ op: 'protect' }],
  },
  'jpn-mobile-force': {
    type: 'response',
    window: 'turnStart',
    steps: [{ op: 'recruit', kind: 'navy', where: { around: 'north-pacific' } }],
  },
  'jpn-special-naval-landing-forces': {
    type: 'response',
    window: 'navyBuilt',
    steps: [{ op: 'build', kind: 'army', where: { nextTo: 'trigger' }, max: 2 }],
  },
  'jpn-surprise-attack': {
    type: 'response',
    window: 'seaBattle',
    steps: [
      { op: 'battle', terrain: 'sea', where: 'any' },
      { op: 'battle', terrain: 'land', where: 'any' },
    ],
  },
  'jpn-truk': {
    type: 'response',
    window: 'ownTurn',
    steps: [{ op: 'supply', nations: ['japan'], where: { around: 'central-pacific' } }],
  },
  'jpn-forward-bases': {
    type: 'status',
    window: 'victory',
    perTurn: true,
    steps: [
      {
        op: 'vpIf',
        amount: 2,
        if: { kind: 'army', nations: ['japan'], where: ['hawaii', 'pacific-northwest', 'new-zealand'] },
      },
    ],
  },
  'jpn-greater-east-asia-co-prosperity-sphere': {
    type: 'status',
    window: 'victory',
    perTurn: true,
    steps: [
      {
        op: 'vpPer',
        amount: 1,
        count: { kind: 'army', nations: ['japan'], where: ['indonesia', 'new-guinea', 'southeast-asia'] },
      },
    ],
  },
  'jpn-imperial-designs': {
    type: 'status',
    window: 'victory',
    perTurn: true,
    steps: [{ op: 'vpIf', amount: 1, if: { kind: 'army', nations: ['japan'], where: ['iwo-jima', 'philippines'] } }],
  },
  'jpn-unimpeded-merchant-shipping': {
    type: 'status',
    window: 'victory',
    perTurn: true,
    steps: [
      {
        op: 'vpIf',
        amount: 1,
        unless: { kind: 'army', nations: ['united-kingdom', 'soviet-union', 'united-states'], where: ['hawaii'] },
      },
    ],
  },
} as const satisfies Readonly<Record<string, CardFacts>>;
