// Economic Warfare reckoned plainly from the texts of its cards: what each target discards, and what helping and hindering cards make of it.
import type { CardId } from '../../../../src/games/quartermaster-general/data/cards.js';
import { nations, type Flag, type Nation } from '../../../../src/games/quartermaster-general/data/nations.js';
import { spaceIds, type SpaceId } from '../../../../src/games/quartermaster-general/data/spaces.js';
import type { QmgState } from '../../../../src/games/quartermaster-general/state.js';
import { homeOf, isAxis, isLand, sideStands, spacesOf, stands, steps, touch } from './board.js';
import { suppliedOf } from './supply.js';

/** How many cards a card makes a target discard by itself. */
type Sum = (state: QmgState, target: Nation) => number;

const all =
  (n: number, ...targets: readonly Nation[]): Sum =>
  (_, target) =>
    targets.includes(target) ? n : 0;
const inOrBeside = (s: QmgState, flag: Flag, middle: SpaceId): readonly SpaceId[] =>
  spacesOf(s, flag).filter((space) => space === middle || touch(s, isAxis(flag), middle, space));
const flown = (s: QmgState, flag: Flag): readonly SpaceId[] =>
  spaceIds.filter((space) => s.air[space]?.includes(flag) === true);
const within = (s: QmgState, from: readonly SpaceId[], to: SpaceId, n: number): number =>
  from.filter((space) => steps(s, false, space, to) <= n).length;
const armies = (s: QmgState, flag: Flag): readonly SpaceId[] => spacesOf(s, flag).filter(isLand);
const navies = (s: QmgState, flag: Flag): readonly SpaceId[] => spacesOf(s, flag).filter((space) => !isLand(space));

/** Every card whose number the table below gives. */
export const sums: Readonly<Partial<Record<CardId, Sum>>> = {
  'ger-submarines-enforce-blockade': (s, target) =>
    target === 'united-kingdom'
      ? 2 * armies(s, 'germany').filter((space) => touch(s, true, 'north-sea', space)).length
      : 0,
  'ger-submarines-lead-the-battle-of-the-atlantic': (s, target) =>
    target === 'united-kingdom' ? 2 * navies(s, 'germany').length : 0,
  'ger-submarines-of-the-monsoon-group': all(2, 'united-kingdom', 'soviet-union', 'united-states'),
  'ger-submarines-prey-on-unprotected-shipping': (s, target) =>
    target === 'united-kingdom' ? 2 + (sideStands(s, false, 'north-sea') ? 0 : 3) : 0,
  'ger-submarines-raid-murmansk-convoy': (s, target) =>
    target === 'soviet-union' ? 2 * inOrBeside(s, 'germany', 'scandinavia').length : 0,
  'ger-v-weapons': (s, target) => (target === 'united-kingdom' && stands(s, 'germany', 'western-europe') ? 1 : 0),
  'ger-arkhangelsk-overrun': (s, target) =>
    target === 'soviet-union' && sideStands(s, true, 'scandinavia') && sideStands(s, true, 'russia') ? 5 : 0,
  'ger-elektroboot-submarines': all(1, 'united-kingdom', 'soviet-union', 'united-states'),
  'uk-bomber-command': all(4, 'germany', 'italy'),
  'uk-malta-submarines': all(2, 'germany', 'italy'),
  'jpn-indian-ocean-patrols': (s, target) =>
    target === 'united-kingdom'
      ? 2 * inOrBeside(s, 'japan', 'bay-of-bengal').filter((space) => !isLand(space)).length
      : 0,
  'jpn-submarines-support-pacific-islands': (s, target) =>
    target === 'united-states'
      ? 2 * inOrBeside(s, 'japan', 'east-pacific').filter((space) => !isLand(space)).length
      : 0,
  'jpn-bombing-of-chongqing': all(2, 'united-states'),
  'jpn-japanese-fleet-blockades-vladivostok': all(1, 'soviet-union'),
  'ita-decima-flottiglia-mas': (s, target) =>
    target === 'united-kingdom' ? 1 + (sideStands(s, false, 'mediterranean-sea') ? 0 : 1) : 0,
  'ita-regia-marina-closes-shipping-lanes': (s, target) =>
    target === 'united-kingdom' ? navies(s, 'italy').length : 0,
  'ita-ireland-revolts': all(2, 'united-kingdom'),
  'ita-operation-pike': (s, target) =>
    target === 'soviet-union' && within(s, armies(s, 'united-kingdom'), 'ukraine', 2) > 0 ? 2 : 0,
  'usa-b-24-liberator': (s, target) =>
    target === 'italy' && within(s, armies(s, 'united-states'), 'italy', 2) > 0 ? 4 : 0,
  'usa-b-26-marauder': (s, target) => (within(s, armies(s, 'united-states'), homeOf(s, target), 3) > 0 ? 4 : 0),
  'usa-b-29-superfortress': (s, target) =>
    target === 'germany' && within(s, armies(s, 'united-states'), 'germany', 3) > 0 ? 5 : 0,
  'usa-firestorm-bombing': (s, target) =>
    spacesOf(s, 'united-states').some((space) => touch(s, false, space, homeOf(s, target))) ? 7 : 0,
  'usa-sbd-dauntless': (s, target) =>
    target === 'japan' && within(s, navies(s, 'united-states'), 'japan', 2) > 0 ? 4 : 0,
  'usa-doolittles-bombers': (s, target) => {
    const fed = navies(s, 'united-states').filter((space) => suppliedOf(s, 'united-states').includes(space));
    return target === 'japan' && within(s, fed, 'japan', 3) > 0 ? 1 : 0;
  },
  'usa-oil-embargo': all(2, 'germany', 'italy', 'japan'),
  'usa-stalemate-in-china': (s, target) =>
    target === 'japan' ? 2 * (armies(s, 'china').length + flown(s, 'china').length) : 0,
  'usa-united-states-submarines-patrol-japanese-shipping-lanes': (s, target) =>
    target === 'japan' ? 2 * within(s, navies(s, 'united-states'), 'japan', 2) : 0,
};

/** What the cards that help and hinder add for a target. */
const helps: Readonly<Partial<Record<CardId, Sum>>> = {
  'ger-jet-fighters': all(-3, 'germany'),
  'ita-skilled-pilots': all(-5, 'italy'),
  'ger-wolf-packs': (s) => (stands(s, 'germany', 'scandinavia') ? 3 : 2),
  'usa-flying-fortresses': () => 2,
  'ita-betasom': () => 3,
  'usa-p-51-mustang': (s, target) => within(s, flown(s, 'united-states'), homeOf(s, target), 2),
};

/** Whether nothing but what is reckoned here has been used in answer to a card. */
export function isReckoned(used: readonly CardId[]): boolean {
  return used.every((id) => helps[id] !== undefined || id === 'ita-regia-aeronautica');
}

/** L1277-1283: both sides add and take away, one card each in turn; the sum is never less than nothing, and nothing comes of nothing. */
export function dueOf(state: QmgState, card: CardId, target: Nation, used: readonly CardId[]): number {
  const base = sums[card]?.(state, target) ?? 0;
  if (base === 0 || (target === 'italy' && used.includes('ita-regia-aeronautica'))) return 0;
  return Math.max(
    0,
    used.reduce((sum, id) => sum + (helps[id]?.(state, target) ?? 0), base),
  );
}

/** All nations a card may be aimed at by its text. */
export function targetsOf(card: CardId): readonly Nation[] {
  return nations.filter(
    (nation) => isAxis(nation) !== (card.startsWith('ger-') || card.startsWith('jpn-') || card.startsWith('ita-')),
  );
}
