// The cards of the Soviet Union in Total War, as data for the interpreter.
import type { CardFacts, Cost } from '../card-terms.js';

const oneBuildArmy = { from: 'hand', n: 1, type: 'build-army' } as const satisfies Cost;
const axis = ['germany', 'japan', 'italy'] as const;

export const sovietUnionTotalWarCards = {
  'sov-air-power': { type: 'air-power', copies: 3, steps: [] },
  'sov-asian-reserves': {
    type: 'bolster',
    window: 'discardStart',
    steps: [{ op: 'takeDiscard', type: 'build-army', n: 2, to: 'hand' }],
  },
  'sov-battle-of-moscow': {
    type: 'bolster',
    window: 'removed',
    cost: oneBuildArmy,
    on: { kind: 'army', nations: ['soviet-union'], last: true },
    steps: [{ op: 'eliminate', nations: axis, where: { around: 'moscow' } }],
  },
  'sov-cavalry-corps': {
    type: 'bolster',
    window: 'playStart',
    cost: oneBuildArmy,
    steps: [{ op: 'removeOwn' }, { op: 'build', kind: 'army', where: 'any' }],
  },
  'sov-fortress-rebuilt': {
    type: 'bolster',
    window: 'discardStart',
    cost: oneBuildArmy,
    steps: [{ op: 'takeDiscard', type: 'response', n: 1, to: 'table' }],
  },
  'sov-operation-zet': {
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
  'sov-paratroops': {
    type: 'bolster',
    window: 'airPlaced',
    cost: oneBuildArmy,
    steps: [{ op: 'build', kind: 'army', where: { nextTo: 'trigger' } }],
  },
  'sov-vitebsk-gate': {
    type: 'bolster',
    window: 'victoryStart',
    cost: [oneBuildArmy, { from: 'hand', n: 2 }],
    steps: [{ op: 'eliminate', nations: axis, where: ['moscow', 'russia'] }],
  },
  'sov-zhukov-drives-west': {
    type: 'bolster',
    window: 'landBattle',
    cost: oneBuildArmy,
    on: { space: ['russia', 'eastern-europe', 'ukraine', 'balkans'] },
    steps: [{ op: 'build', kind: 'army', where: 'trigger' }],
  },
  'sov-battles-of-khalkhin-gol': {
    type: 'event',
    steps: [
      { op: 'recruit', kind: 'army', where: ['mongolia'] },
      { op: 'battle', terrain: 'land', where: ['vladivostok', 'china'] },
    ],
  },
  'sov-kuril-islands-landing-operation': {
    type: 'event',
    steps: [
      { op: 'build', kind: 'navy', where: ['sea-of-japan'] },
      { op: 'battle', terrain: 'land', where: ['japan'] },
    ],
  },
  'sov-siberian-transfer': { type: 'event', steps: [{ op: 'recruit', kind: 'army', where: { around: 'siberia' } }] },
  'sov-endless-expanses': {
    type: 'response',
    window: 'removal',
    on: { kind: 'army', nations: ['soviet-union'], space: ['siberia', 'kazakhstan'] },
    steps: [{ op: 'shelter', flag: 'soviet-union', spaces: ['siberia', 'kazakhstan'] }],
  },
  'sov-heavy-tanks': {
    type: 'response',
    window: 'removal',
    on: { kind: 'army', nations: ['soviet-union'], cause: 'battle' },
    steps: [{ op: 'unlessPaid', n: 4 }],
  },
  'sov-retreat-and-regroup': {
    type: 'response',
    window: 'removed',
    on: { kind: 'army', nations: ['soviet-union'], space: ['moscow', 'ukraine'] },
    steps: [
      { op: 'recruit', kind: 'army', where: ['siberia'] },
      { op: 'recruit', kind: 'army', where: ['kazakhstan'] },
    ],
  },
  'sov-attrition': { type: 'status', window: 'discardStep', perTurn: true, steps: [] },
  'sov-government-evacuates-to-kuibyshev': {
    type: 'status',
    window: 'continuous',
    steps: [
      { op: 'home', flag: 'soviet-union', to: 'siberia' },
      { op: 'source', space: 'siberia', flags: ['soviet-union'] },
      { op: 'denySupply', space: 'moscow', side: 'axis' },
      { op: 'denySupply', space: 'moscow', side: 'allies' },
    ],
  },
  'sov-peoples-liberation-army': {
    type: 'status',
    window: 'instead',
    perTurn: true,
    always: [{ op: 'supply', nations: ['china'], where: 'any' }],
    steps: [{ op: 'recruit', kind: 'army', nation: 'china', where: ['szechuan', 'china', 'mongolia'] }],
  },
  'sov-quantity-has-a-quality-all-its-own': {
    type: 'status',
    window: 'armyBuilt',
    perTurn: true,
    cost: oneBuildArmy,
    steps: [{ op: 'build', kind: 'army', where: 'any' }],
  },
  'sov-tank-desant': {
    type: 'status',
    window: 'armyBuilt',
    cost: [oneBuildArmy, { from: 'hand', n: 1, type: 'land-battle' }],
    steps: [{ op: 'battle', terrain: 'land', where: { nextTo: 'trigger' } }],
  },
} as const satisfies Readonly<Record<string, CardFacts>>;
