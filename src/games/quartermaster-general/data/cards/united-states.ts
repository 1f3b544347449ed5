// The cards of the United States, as data for the interpreter.
import type { CardFacts } from '../card-terms.js';

export const unitedStatesCards = {
  'usa-build-army': { type: 'build-army', copies: 5, steps: [{ op: 'build', kind: 'army', where: 'any' }] },
  'usa-build-navy': { type: 'build-navy', copies: 5, steps: [{ op: 'build', kind: 'navy', where: 'any' }] },
  'usa-land-battle': { type: 'land-battle', copies: 4, steps: [{ op: 'battle', terrain: 'land', where: 'any' }] },
  'usa-sea-battle': { type: 'sea-battle', copies: 4, steps: [{ op: 'battle', terrain: 'sea', where: 'any' }] },
  'usa-arsenal-of-democracy': {
    type: 'event',
    anyOrder: true,
    steps: [
      { op: 'build', kind: 'army', nation: 'united-kingdom', decider: 'united-kingdom', where: 'any' },
      { op: 'build', kind: 'navy', nation: 'united-kingdom', decider: 'united-kingdom', where: 'any' },
    ],
  },
  'usa-fleet-deployed-to-pearl-harbor': {
    type: 'event',
    steps: [
      { op: 'recruit', kind: 'army', where: ['hawaii'] },
      { op: 'build', kind: 'navy', where: { nextTo: 'hawaii' } },
    ],
  },
  'usa-flexible-resources': { type: 'event', steps: [{ op: 'playDiscard' }] },
  'usa-free-french-allies': {
    type: 'event',
    steps: [
      {
        op: 'recruit',
        kind: 'army',
        nation: 'united-kingdom',
        decider: 'united-kingdom',
        where: ['western-europe', 'north-africa', 'africa'],
      },
    ],
  },
  'usa-guadalcanal': {
    type: 'event',
    steps: [
      { op: 'recruit', kind: 'army', where: ['new-zealand'] },
      { op: 'build', kind: 'navy', where: { nextTo: 'new-zealand' } },
    ],
  },
  'usa-lend-lease': { type: 'event', steps: [{ op: 'allyPlays', nations: ['united-kingdom', 'soviet-union'] }] },
  'usa-murmansk-convoy': {
    type: 'event',
    steps: [
      { op: 'recruit', kind: 'army', nation: 'soviet-union', where: ['russia'] },
      { op: 'build', kind: 'army', nation: 'soviet-union', decider: 'soviet-union', where: 'any' },
    ],
  },
  'usa-operation-magic': { type: 'event', steps: [{ op: 'loseResponse', nation: 'japan' }] },
  'usa-patton-advances': {
    type: 'event',
    steps: [
      { op: 'build', kind: 'army', where: ['western-europe'] },
      { op: 'battle', terrain: 'land', where: ['germany', 'italy'] },
    ],
  },
  'usa-theater-shift': { type: 'event', steps: [{ op: 'redeploy' }] },
  'usa-b-24-liberator': {
    type: 'economic-warfare',
    steps: [
      {
        op: 'ew',
        targets: ['italy'],
        if: { kind: 'army', nations: ['united-states'], within: { n: 2, of: 'italy' } },
        discard: 4,
      },
    ],
  },
  'usa-b-26-marauder': {
    type: 'economic-warfare',
    steps: [
      {
        op: 'ew',
        targets: ['germany', 'japan', 'italy'],
        choose: true,
        if: { kind: 'army', nations: ['united-states'], within: { n: 3, of: 'targetHome' } },
        discard: 4,
      },
    ],
  },
  'usa-b-29-superfortress': {
    type: 'economic-warfare',
    steps: [
      {
        op: 'ew',
        targets: ['germany'],
        if: { kind: 'army', nations: ['united-states'], within: { n: 3, of: 'germany' } },
        discard: 5,
      },
    ],
  },
  'usa-firestorm-bombing': {
    type: 'economic-warfare',
    steps: [
      {
        op: 'ew',
        targets: ['germany', 'japan', 'italy'],
        choose: true,
        if: { nations: ['united-states'], within: { n: 1, of: 'targetHome' } },
        discard: 7,
      },
    ],
  },
  'usa-sbd-dauntless': {
    type: 'economic-warfare',
    steps: [
      {
        op: 'ew',
        targets: ['japan'],
        if: { kind: 'navy', nations: ['united-states'], within: { n: 2, of: 'japan' } },
        discard: 4,
      },
    ],
  },
  'usa-aircraft-carriers': {
    type: 'status',
    window: 'seaBattle',
    perTurn: true,
    cost: { from: 'deck', n: 1 },
    steps: [{ op: 'build', kind: 'navy', where: 'trigger' }],
  },
  'usa-american-volunteer-group-expands': {
    type: 'status',
    window: 'instead',
    perTurn: true,
    cost: { from: 'deck', n: 2 },
    always: [
      { op: 'supply', nations: ['united-kingdom', 'soviet-union', 'united-states'], kind: 'army', where: ['szechuan'] },
    ],
    steps: [{ op: 'recruit', kind: 'army', where: ['szechuan'] }],
  },
  'usa-amphibious-landings': {
    type: 'status',
    window: 'landBattle',
    perTurn: true,
    cost: { from: 'deck', n: 1 },
    on: { near: { kind: 'navy', nations: ['united-states'], supplied: true } },
    steps: [{ op: 'build', kind: 'army', where: 'trigger' }],
  },
  'usa-flying-fortresses': {
    type: 'status',
    window: 'economicWarfare',
    on: { by: ['united-states'] },
    steps: [{ op: 'modifyEw', who: 'target', delta: 2 }],
  },
  'usa-radar': {
    type: 'status',
    window: 'removal',
    perTurn: true,
    cost: { from: 'deck', n: 2 },
    on: { nations: ['united-states'], kind: 'navy', supplied: true, cause: 'battle' },
    steps: [{ op: 'prevent' }],
  },
  'usa-rosie-the-riveter': {
    type: 'status',
    window: 'discardStart',
    perTurn: true,
    steps: [{ op: 'handToBottom', max: 2 }],
  },
  'usa-superior-shipyards': {
    type: 'status',
    window: 'navyBuilt',
    perTurn: true,
    cost: { from: 'deck', n: 1 },
    steps: [{ op: 'build', kind: 'navy', where: 'any' }],
  },
  'usa-wartime-production': {
    type: 'status',
    window: 'armyBuilt',
    perTurn: true,
    cost: { from: 'deck', n: 1 },
    steps: [{ op: 'build', kind: 'army', where: 'any' }],
  },
} as const satisfies Readonly<Record<string, CardFacts>>;
