// The cards of the Soviet Union, as data for the interpreter.
import type { CardFacts } from '../card-terms.js';

export const sovietUnionCards = {
  'sov-build-army': { type: 'build-army', copies: 8, steps: [{ op: 'build', kind: 'army', where: 'any' }] },
  'sov-build-navy': { type: 'build-navy', steps: [{ op: 'build', kind: 'navy', where: 'any' }] },
  'sov-land-battle': { type: 'land-battle', copies: 6, steps: [{ op: 'battle', terrain: 'land', where: 'any' }] },
  'sov-sea-battle': { type: 'sea-battle', copies: 2, steps: [{ op: 'battle', terrain: 'sea', where: 'any' }] },
  'sov-general-winter': {
    type: 'event',
    steps: [{ op: 'eliminate', nations: ['germany', 'japan', 'italy'], where: { around: 'moscow' }, max: 2 }],
  },
  'sov-german-soviet-treaty': {
    type: 'event',
    anyOrder: true,
    steps: [
      { op: 'recruit', kind: 'army', where: ['russia'] },
      { op: 'recruit', kind: 'army', where: ['eastern-europe'] },
    ],
  },
  'sov-mao-tse-tung': {
    type: 'event',
    steps: [{ op: 'eliminate', nations: ['germany', 'japan', 'italy'], where: ['china', 'szechuan'] }],
  },
  'sov-titos-partisans': {
    type: 'event',
    steps: [
      { op: 'eliminate', nations: ['germany', 'japan', 'italy'], where: ['balkans'] },
      { op: 'recruit', kind: 'army', nations: ['soviet-union', 'united-kingdom'], where: ['balkans'] },
    ],
  },
  'sov-trans-siberian-railroad': { type: 'event', steps: [{ op: 'redeploy', kind: 'army' }] },
  'sov-vasilevsky-takes-command-in-the-far-east': {
    type: 'event',
    steps: [
      { op: 'recruit', kind: 'army', where: ['vladivostok'] },
      { op: 'battle', terrain: 'land', where: ['china'] },
    ],
  },
  'sov-defense-of-the-motherland': {
    type: 'response',
    window: 'turnStart',
    steps: [
      { op: 'recruit', kind: 'army', where: { around: 'moscow' } },
      { op: 'eliminate', nations: ['germany', 'japan', 'italy'], where: ['moscow'] },
    ],
  },
  'sov-leningrad': {
    type: 'response',
    window: 'removal',
    on: { kind: 'army', nations: ['soviet-union'], space: ['russia'] },
    steps: [{ op: 'protect' }],
  },
  'sov-moscow': {
    type: 'response',
    window: 'removal',
    on: { kind: 'army', nations: ['soviet-union'], space: ['moscow'] },
    steps: [{ op: 'protect' }],
  },
  'sov-rasputitsa': {
    type: 'response',
    window: 'enemyArmy',
    on: { nations: ['germany', 'japan', 'italy'], space: { around: 'moscow' } },
    steps: [{ op: 'eliminateTrigger' }],
  },
  'sov-stalingrad': {
    type: 'response',
    window: 'removal',
    on: { kind: 'army', nations: ['soviet-union'], space: ['ukraine'] },
    steps: [{ op: 'protect' }],
  },
  'sov-frontal-assault': {
    type: 'status',
    window: 'landBattle',
    perTurn: true,
    cost: { from: 'hand', n: 2 },
    steps: [{ op: 'battle', terrain: 'land', where: { around: 'trigger' } }],
  },
  'sov-guards': {
    type: 'status',
    window: 'instead',
    perTurn: true,
    cost: { from: 'hand', n: 2 },
    steps: [{ op: 'playDiscard', type: 'build-army' }],
  },
  'sov-scorched-earth': {
    type: 'status',
    window: 'continuous',
    steps: [{ op: 'denySupply', space: 'ukraine', side: 'axis' }],
  },
  'sov-shverniks-evacuation-council': {
    type: 'status',
    window: 'continuous',
    steps: [{ op: 'supply', nations: ['soviet-union'], kind: 'army', where: 'any' }],
  },
  'sov-stavka-forms-artillery-corps': {
    type: 'status',
    window: 'landBattle',
    perTurn: true,
    cost: { from: 'hand', n: 1 },
    steps: [{ op: 'battle', terrain: 'land', where: 'trigger' }],
  },
  'sov-women-conscripts': {
    type: 'status',
    window: 'cardPlayed',
    on: { type: 'build-army' },
    steps: [{ op: 'keepPlayed', to: 'top' }],
  },
} as const satisfies Readonly<Record<string, CardFacts>>;
