// The cards of the United Kingdom, as data for the interpreter.
import type { CardFacts } from '../card-terms.js';

export const unitedKingdomCards = {
  'uk-build-army': { type: 'build-army', copies: 5, steps: [{ op: 'build', kind: 'army', where: 'any' }] },
  'uk-build-navy': { type: 'build-navy', copies: 5, steps: [{ op: 'build', kind: 'navy', where: 'any' }] },
  'uk-land-battle': { type: 'land-battle', copies: 4, steps: [{ op: 'battle', terrain: 'land', where: 'any' }] },
  'uk-sea-battle': { type: 'sea-battle', copies: 5, steps: [{ op: 'battle', terrain: 'sea', where: 'any' }] },
  'uk-dutch-east-indies': {
    type: 'event',
    steps: [
      { op: 'recruit', kind: 'army', where: ['indonesia'] },
      { op: 'recruit', kind: 'army', where: ['new-guinea'] },
      { op: 'recruit', kind: 'navy', where: ['south-china-sea'] },
    ],
  },
  'uk-general-smuts-strengthens-ties-to-uk': {
    type: 'event',
    anyOrder: true,
    steps: [
      { op: 'recruit', kind: 'army', where: ['africa'] },
      { op: 'recruit', kind: 'navy', where: ['southern-ocean', 'bay-of-bengal'] },
    ],
  },
  'uk-increased-commonwealth-support': {
    type: 'event',
    steps: [{ op: 'recruit', kind: 'army', where: ['india', 'australia', 'canada'] }],
  },
  'uk-king-peter-enthroned-in-yugoslavia': {
    type: 'event',
    steps: [
      { op: 'eliminate', nations: ['germany', 'japan', 'italy'], where: ['balkans'] },
      { op: 'recruit', kind: 'army', where: ['balkans'] },
    ],
  },
  'uk-ledo-and-burma-roads': {
    type: 'event',
    steps: [
      { op: 'build', kind: 'army', where: ['southeast-asia'] },
      { op: 'battle', terrain: 'land', where: ['china', 'szechuan'] },
    ],
  },
  'uk-singapore': {
    type: 'event',
    steps: [
      { op: 'recruit', kind: 'army', where: ['southeast-asia'] },
      { op: 'recruit', kind: 'navy', where: ['south-china-sea'] },
    ],
  },
  'uk-bomber-command': {
    type: 'economic-warfare',
    steps: [{ op: 'ew', targets: ['germany', 'italy'], choose: true, discard: 4 }],
  },
  'uk-malta-submarines': {
    type: 'economic-warfare',
    submarines: true,
    steps: [{ op: 'ew', targets: ['germany', 'italy'], discard: 2, insteadNavyIn: 'mediterranean-sea' }],
  },
  'uk-asw-tactics': {
    type: 'response',
    window: 'economicWarfare',
    on: { by: ['germany', 'japan', 'italy'] },
    steps: [{ op: 'cancelCard' }],
  },
  'uk-defensive-posture': {
    type: 'response',
    window: 'removal',
    on: { kind: 'army', nations: ['united-kingdom'], supplied: true },
    steps: [{ op: 'protect' }],
  },
  'uk-destroyers': {
    type: 'response',
    window: 'removal',
    on: { kind: 'navy', nations: ['united-kingdom', 'united-states'], supplied: true },
    steps: [{ op: 'protect' }],
  },
  'uk-enigma-code-cracked': { type: 'response', window: 'germanStatus', steps: [{ op: 'discardStatus' }] },
  'uk-loyal-to-the-crown': {
    type: 'response',
    window: 'enemyArmy',
    on: { nations: ['germany', 'japan', 'italy'], space: ['india', 'australia', 'canada'] },
    steps: [{ op: 'eliminateTrigger' }],
  },
  'uk-raf': {
    type: 'response',
    window: 'removal',
    on: { nations: ['united-kingdom'], space: { around: 'united-kingdom' } },
    steps: [{ op: 'protect' }],
  },
  'uk-rationing': { type: 'response', window: 'cardPlayed', steps: [{ op: 'keepPlayed', to: 'deck' }] },
  'uk-australia-forms-the-directorate-of-manpower': {
    type: 'status',
    window: 'buildChoice',
    steps: [{ op: 'recruitInstead', where: ['australia'] }],
  },
  'uk-free-france': {
    type: 'status',
    window: 'instead',
    perTurn: true,
    cost: { from: 'hand', n: 2 },
    steps: [{ op: 'build', kind: 'army', where: ['western-europe'] }],
  },
  'uk-lord-linlithgow-declares-india-to-be-at-war': {
    type: 'status',
    window: 'buildChoice',
    steps: [{ op: 'recruitInstead', where: ['india'] }],
  },
  'uk-mackenzie-king-drafts-the-national-resources-mobilization-act': {
    type: 'status',
    window: 'victory',
    perTurn: true,
    steps: [
      { op: 'vpIf', amount: 1, if: { kind: 'navy', nations: ['united-kingdom'], where: ['north-atlantic'] } },
      { op: 'vpIf', amount: 1, if: { kind: 'army', nations: ['united-kingdom'], where: ['canada'] } },
    ],
  },
  'uk-resistance': {
    type: 'status',
    window: 'instead',
    perTurn: true,
    cost: { from: 'hand', n: 2 },
    steps: [{ op: 'battle', terrain: 'land', where: ['western-europe', 'italy'] }],
  },
  'uk-the-royal-navy': {
    type: 'status',
    window: 'seaBattle',
    perTurn: true,
    cost: { from: 'hand', n: 2 },
    steps: [{ op: 'battle', terrain: 'sea', where: 'any' }],
  },
} as const satisfies Readonly<Record<string, CardFacts>>;
