// What a Victory step gives, reckoned plainly from the rulebook (L1466-1490, L2236-2252) and the cards that score in it.
import type { CardId } from '../../../../src/games/quartermaster-general/data/cards.js';
import { flags, nations, type Flag } from '../../../../src/games/quartermaster-general/data/nations.js';
import type { SpaceId } from '../../../../src/games/quartermaster-general/data/spaces.js';
import type { QmgState } from '../../../../src/games/quartermaster-general/state.js';
import { homeOf, isAxis, isLand, lies, sameSide, sideStands, spacesOf, stands } from './board.js';
import { supplySpacesOf } from './supply.js';

const count = (state: QmgState, flag: Flag, spaces: readonly SpaceId[]): number =>
  spaces.filter((space) => stands(state, flag, space)).length;
const once = (is: boolean, points = 1): number => (is ? points : 0);
const navies = (state: QmgState, flag: Flag): readonly SpaceId[] =>
  spacesOf(state, flag).filter((space) => !isLand(space));

/** The Status cards that score, as their texts have it. */
const cards: Readonly<Partial<Record<CardId, (state: QmgState) => number>>> = {
  'ger-abundant-resources': (s) => count(s, 'germany', ['ukraine', 'kazakhstan', 'russia']),
  'ger-swedish-iron-ore': (s) => once(stands(s, 'germany', 'baltic-sea')) + once(stands(s, 'germany', 'scandinavia')),
  'uk-mackenzie-king-drafts-the-national-resources-mobilization-act': (s) =>
    once(stands(s, 'united-kingdom', 'north-atlantic')) + once(stands(s, 'united-kingdom', 'canada')),
  'jpn-forward-bases': (s) => once(count(s, 'japan', ['hawaii', 'pacific-northwest', 'new-zealand']) > 0, 2),
  'jpn-greater-east-asia-co-prosperity-sphere': (s) => count(s, 'japan', ['indonesia', 'new-guinea', 'southeast-asia']),
  'jpn-imperial-designs': (s) => once(count(s, 'japan', ['iwo-jima', 'philippines']) > 0),
  'jpn-unimpeded-merchant-shipping': (s) => once(!sideStands(s, false, 'hawaii')),
  'jpn-absolute-national-defense-sphere': (s) => once(navies(s, 'japan').length >= 3),
  'jpn-hokushin-ron': (s) => count(s, 'japan', ['vladivostok', 'siberia']),
  'jpn-japanese-mandate-for-the-south-seas-islands': (s) => once(stands(s, 'japan', 'central-pacific')),
  'ita-anti-communist-sentiment': (s) => count(s, 'italy', ['russia', 'ukraine']),
  'ita-balkan-resources': (s) => once(stands(s, 'italy', 'balkans')),
  'ita-impero-italiano': (s) =>
    flags.filter(isAxis).reduce((sum, flag) => sum + count(s, flag, ['north-africa', 'africa', 'middle-east']), 0),
  'ita-mare-nostrum': (s) => navies(s, 'italy').length,
  'ita-irredentismo-italiano': (s) => once(stands(s, 'italy', 'western-europe')),
};

/** What somebody's own Victory step gives as things stand. */
export function scoreOf(state: QmgState, flag: Flag): number {
  // L1482-1490: with an enemy army at home the step is passed over, cards included.
  if (sideStands(state, !isAxis(flag), homeOf(state, flag))) return 0;
  // L1466-1474: two points, or one where a team-mate's army stands as well.
  const spaces = supplySpacesOf(state, flag).map((space) =>
    flags.some((other) => other !== flag && sameSide(other, flag) && stands(state, other, space)) ? 1 : 2,
  );
  // L1479: and the Status cards that score in it, once a turn.
  const nation = nations.find((one) => one === flag);
  const laid = nation === undefined ? [] : state.status[nation];
  const byCards = laid.map((id) => (lies(state, id) && !state.used.includes(id) ? (cards[id]?.(state) ?? 0) : 0));
  return [...spaces, ...byCards].reduce((sum, points) => sum + points, 0);
}
