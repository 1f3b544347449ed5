// The cards of the United States in Total War, as data for the interpreter; those of China are among them.
import type { CardFacts } from '../card-terms.js';

const pacific = ['north-pacific', 'central-pacific', 'south-pacific', 'east-pacific', 'southeast-pacific'] as const;
const allied = ['united-kingdom', 'soviet-union', 'united-states', 'france', 'china'] as const;
const axis = ['germany', 'japan', 'italy'] as const;

export const unitedStatesTotalWarCards = {
  'usa-air-power': { type: 'air-power', copies: 6, steps: [] },
  'usa-a-great-sleeping-giant': {
    type: 'bolster',
    window: 'navyBuilt',
    cost: { from: 'deck', n: 1 },
    on: { space: pacific },
    steps: [
      {
        op: 'chooseOne',
        ways: [
          { op: 'build', kind: 'army', where: { nextTo: 'trigger' } },
          { op: 'build', kind: 'navy', where: { nextTo: 'trigger' } },
        ],
      },
    ],
  },
  'usa-carpet-bombing': {
    type: 'bolster',
    window: 'anyBattle',
    cost: { from: 'hand', n: 1, type: 'economic-warfare' },
    steps: [{ op: 'battle', terrain: 'any', where: 'trigger' }],
  },
  'usa-eagle-squadrons': {
    type: 'bolster',
    window: 'airStart',
    steps: [{ op: 'deploy', flag: 'united-kingdom', decider: 'united-kingdom' }],
  },
  'usa-flying-tigers': {
    type: 'bolster',
    window: 'airStart',
    steps: [
      {
        op: 'chooseOne',
        ways: [
          { op: 'deploy', flag: 'china' },
          { op: 'superiority', flag: 'china' },
        ],
      },
    ],
  },
  'usa-navajo-code-talkers': { type: 'bolster', window: 'playStart', steps: [{ op: 'layBolster' }] },
  'usa-our-philosophy-of-government': {
    type: 'bolster',
    window: 'discardStart',
    cost: { from: 'deck', n: 2 },
    steps: [{ op: 'takeDiscard', nation: 'united-kingdom', type: 'response', n: 1, to: 'table' }],
  },
  'usa-p-51-mustang': {
    type: 'bolster',
    window: 'economicWarfare',
    on: { by: ['united-states'] },
    steps: [
      {
        op: 'modifyEw',
        who: 'target',
        delta: 1,
        per: { air: 'only', nations: ['united-states'], within: { n: 2, of: 'targetHome' } },
      },
    ],
  },
  'usa-pacific-bases': {
    type: 'bolster',
    window: 'victoryStart',
    cost: { from: 'deck', n: 1 },
    steps: [{ op: 'recruit', kind: 'army', where: { nextTo: 'central-pacific' } }],
  },
  'usa-pappy-boyington': {
    type: 'bolster',
    window: 'victoryStart',
    cost: { from: 'deck', n: 1 },
    steps: [{ op: 'deploy', where: { around: 'central-pacific' } }],
  },
  'usa-rangers': {
    type: 'bolster',
    window: 'airPlaced',
    cost: { from: 'deck', n: 1 },
    steps: [{ op: 'eliminate', nations: axis, where: { nextTo: 'trigger' } }],
  },
  'usa-doolittles-bombers': {
    type: 'economic-warfare',
    steps: [
      {
        op: 'ew',
        targets: ['japan'],
        if: { kind: 'navy', nations: ['united-states'], supplied: true, within: { n: 3, of: 'japan' } },
        discard: 1,
        vp: 3,
      },
    ],
  },
  'usa-oil-embargo': {
    type: 'economic-warfare',
    steps: [{ op: 'ew', targets: ['germany', 'italy', 'japan'], discard: 2, insteadPiece: true }],
  },
  'usa-stalemate-in-china': {
    type: 'economic-warfare',
    steps: [{ op: 'ew', targets: ['japan'], per: { kind: 'army', air: 'too', nations: ['china'] }, discard: 2 }],
  },
  'usa-united-states-submarines-patrol-japanese-shipping-lanes': {
    type: 'economic-warfare',
    submarines: true,
    steps: [
      {
        op: 'ew',
        targets: ['japan'],
        per: { kind: 'navy', nations: ['united-states'], within: { n: 2, of: 'japan' } },
        discard: 2,
      },
    ],
  },
  'usa-american-public-sympathizes-with-chinese-people': {
    type: 'event',
    steps: [{ op: 'build', kind: 'army', nation: 'china', where: 'any' }],
  },
  'usa-cash-and-carry-replaces-neutrality-acts': {
    type: 'event',
    steps: [
      {
        op: 'chooseOne',
        ways: [
          { op: 'recruit', kind: 'army', nations: allied, where: { around: 'home' } },
          { op: 'recruit', kind: 'navy', nations: allied, where: { around: 'home' } },
        ],
      },
    ],
  },
  'usa-shoot-first-and-argue-afterwards': {
    type: 'event',
    steps: [
      { op: 'build', kind: 'navy', where: pacific },
      { op: 'battle', terrain: 'sea', where: { nextTo: 'previous' } },
    ],
  },
  'usa-the-brazilian-expeditionary-force': {
    type: 'event',
    steps: [
      { op: 'build', kind: 'army', where: ['latin-america'] },
      { op: 'build', kind: 'navy', where: ['south-atlantic', 'southern-ocean'] },
    ],
  },
  'usa-the-hundred-regiments-offensive': {
    type: 'event',
    steps: [{ op: 'battle', terrain: 'land', nation: 'china', where: 'any' }],
  },
  'usa-anti-japanese-volunteer-armies': {
    type: 'status',
    window: 'chineseArmy',
    steps: [{ op: 'discardHand', nation: 'japan', n: 1 }],
  },
  'usa-artificial-harbors': {
    type: 'status',
    window: 'navyBuilt',
    perTurn: true,
    cost: { from: 'deck', n: 1 },
    steps: [{ op: 'build', kind: 'army', where: { nextTo: 'trigger' } }],
  },
  'usa-shaef': {
    type: 'status',
    window: 'continuous',
    steps: [{ op: 'chain', flags: ['france', 'united-states', 'united-kingdom'] }],
  },
  'usa-usmc': {
    type: 'status',
    window: 'navyBuilt',
    cost: { from: 'deck', n: 1 },
    on: { space: pacific },
    steps: [{ op: 'battle', terrain: 'land', where: { nextTo: 'trigger' } }],
  },
  'usa-victory-gardens': { type: 'status', window: 'continuous', steps: [{ op: 'reallocating', cards: 1 }] },
  'usa-war-bonds': { type: 'status', window: 'continuous', steps: [{ op: 'reallocating', discards: true }] },
  'usa-ledo-and-burma-roads-tw': {
    type: 'event',
    if: { kind: 'army', nations: ['united-kingdom', 'soviet-union', 'united-states'], where: ['southeast-asia'] },
    steps: [
      {
        op: 'chooseOne',
        ways: [
          { op: 'recruit', kind: 'army', nation: 'china', where: ['china', 'szechuan'] },
          { op: 'eliminate', nations: axis, where: ['china', 'szechuan'] },
        ],
      },
    ],
  },
  'usa-american-volunteer-group-expands-tw': {
    type: 'status',
    window: 'instead',
    perTurn: true,
    always: [
      { op: 'supply', nations: ['united-kingdom', 'soviet-union', 'united-states'], kind: 'army', where: ['szechuan'] },
    ],
    steps: [{ op: 'recruit', kind: 'army', nation: 'china', where: ['szechuan'] }],
  },
} as const satisfies Readonly<Record<string, CardFacts>>;
