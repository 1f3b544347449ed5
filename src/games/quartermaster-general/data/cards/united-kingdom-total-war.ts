// The cards of the United Kingdom in Total War, as data for the interpreter; those of France are among them.
import type { CardFacts } from '../card-terms.js';

export const unitedKingdomTotalWarCards = {
  'uk-air-power': { type: 'air-power', copies: 4, steps: [] },
  'uk-armee-de-lair': { type: 'bolster', window: 'airStart', steps: [{ op: 'deploy', flag: 'france' }] },
  'uk-bletchley-park': {
    type: 'bolster',
    window: 'bolsterDeclared',
    cost: { from: 'hand', n: 1 },
    steps: [{ op: 'cancelDeclared' }],
  },
  'uk-commonwealth-irregulars': {
    type: 'bolster',
    window: 'victoryStart',
    cost: { from: 'hand', n: 2 },
    steps: [{ op: 'recruit', kind: 'army', where: ['north-africa', 'middle-east', 'southeast-asia', 'indonesia'] }],
  },
  'uk-keep-calm-and-carry-on': {
    type: 'bolster',
    window: 'statusDeclared',
    cost: { from: 'hand', n: 1 },
    steps: [{ op: 'cancelDeclared' }],
  },
  'uk-maginot-line': {
    type: 'bolster',
    window: 'removal',
    cost: { from: 'hand', n: 4 },
    on: { kind: 'army', nations: ['france'], space: ['western-europe'] },
    steps: [{ op: 'shelter', flag: 'france', spaces: ['western-europe'] }],
  },
  'uk-special-air-service-raids-airfields': {
    type: 'bolster',
    window: 'playStart',
    cost: { from: 'hand', n: 2 },
    steps: [{ op: 'eliminateAir', where: { besideAir: true } }],
  },
  'uk-warsaw-uprising': {
    type: 'bolster',
    window: 'victoryStart',
    cost: { from: 'hand', n: 2 },
    steps: [{ op: 'recruit', kind: 'army', where: ['eastern-europe'] }],
  },
  'uk-armee-de-terre': { type: 'event', steps: [{ op: 'build', kind: 'army', nation: 'france', where: 'any' }] },
  'uk-foreign-legion': {
    type: 'event',
    steps: [
      {
        op: 'recruit',
        kind: 'army',
        nation: 'france',
        where: ['africa', 'north-africa', 'madagascar', 'southeast-asia', 'new-guinea', 'middle-east'],
      },
    ],
  },
  'uk-france-combattante': { type: 'event', steps: [{ op: 'build', kind: 'army', nation: 'france', where: 'any' }] },
  'uk-free-forces-of-the-low-countries': {
    type: 'event',
    steps: [
      {
        op: 'chooseOne',
        ways: [
          { op: 'recruit', kind: 'army', nation: 'france', where: ['western-europe'] },
          { op: 'battle', terrain: 'land', nation: 'france', where: ['western-europe'] },
        ],
      },
    ],
  },
  'uk-la-royale': { type: 'event', steps: [{ op: 'build', kind: 'navy', nation: 'france', where: 'any' }] },
  'uk-les-forces-navales-francaises-libres': {
    type: 'event',
    steps: [{ op: 'build', kind: 'navy', nation: 'france', where: 'any' }],
  },
  'uk-polskie-panstwo-podziemne': {
    type: 'event',
    steps: [{ op: 'eliminate', nations: ['germany', 'japan', 'italy'], where: ['eastern-europe'] }],
  },
  'uk-rhin-et-danube': {
    type: 'event',
    steps: [{ op: 'battle', terrain: 'land', nation: 'france', where: 'any' }],
  },
  'uk-elan-vital': {
    type: 'response',
    window: 'removal',
    on: { kind: 'army', nations: ['france'] },
    steps: [{ op: 'protect' }],
  },
  'uk-french-patriots-join-allies': {
    type: 'response',
    window: 'landBattle',
    on: {
      by: ['united-states', 'france', 'united-kingdom'],
      space: ['north-africa', 'africa', 'middle-east', 'western-europe'],
    },
    steps: [{ op: 'recruit', kind: 'army', nation: 'france', where: 'trigger' }],
  },
  'uk-government-in-exile': {
    type: 'status',
    window: 'continuous',
    steps: [{ op: 'home', flag: 'france', to: 'united-kingdom', whileLost: 'western-europe' }],
  },
  'uk-hobarts-funnies': { type: 'status', window: 'continuous', steps: [{ op: 'ignoreStatus' }] },
  'uk-polish-sovereignty': {
    type: 'status',
    window: 'instead',
    perTurn: true,
    always: [{ op: 'supply', nations: ['united-kingdom'], kind: 'army', where: ['eastern-europe'] }],
    steps: [{ op: 'recruit', kind: 'army', where: ['eastern-europe'] }],
  },
  'uk-senegalese-tirailleurs': {
    type: 'status',
    window: 'instead',
    perTurn: true,
    always: [
      { op: 'supply', nations: ['united-kingdom', 'soviet-union', 'united-states'], kind: 'army', where: ['africa'] },
    ],
    steps: [{ op: 'recruit', kind: 'army', nation: 'france', where: ['africa'] }],
  },
  'uk-dutch-east-indies-tw': {
    type: 'event',
    steps: [
      { op: 'recruit', kind: 'army', nation: 'france', where: ['indonesia'] },
      { op: 'recruit', kind: 'army', nation: 'france', where: ['new-guinea'] },
      { op: 'recruit', kind: 'navy', nation: 'france', where: ['south-china-sea'] },
    ],
  },
  'uk-free-france-tw': {
    type: 'status',
    window: 'continuous',
    steps: [{ op: 'supply', nations: ['france'], where: 'any' }],
  },
  'uk-free-french-allies-tw': {
    type: 'event',
    steps: [
      {
        op: 'recruit',
        kind: 'army',
        nation: 'france',
        where: ['western-europe', 'africa', 'north-africa'],
        max: 2,
      },
    ],
  },
} as const satisfies Readonly<Record<string, CardFacts>>;
