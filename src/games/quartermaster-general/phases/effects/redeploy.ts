// Pieces taken off the board and built again, one after another, each once (rulebook, Redeploying).
import type { Script } from '../../../../table/script.js';
import type { CardId } from '../../data/cards.js';
import type { Kind, Nation } from '../../data/nations.js';
import { type SpaceId } from '../../data/spaces.js';
import { chooseSpaces } from '../../questions/ask.js';
import { cardName, say } from '../../reports/names.js';
import { holds, spacesHeld } from '../../rules/board.js';
import { rebuildOf, redeployable } from '../../rules/steps.js';
import type { Desk } from './desk.js';
import { rebuild } from './placing.js';
import { offerTruk } from './truk.js';

/** Asks again and again for a piece that was there at the beginning, until its owner stops or none is left. */
export function* redeploy(d: Desk, nation: Nation, card: CardId, kind: Kind | undefined): Script<void> {
  const { t } = d;
  let left: readonly SpaceId[] = spacesHeld(t.state, nation, kind);
  for (;;) {
    const there = left.filter((id) => holds(t.state, nation, id));
    yield* offerTruk(d, nation, (table) => redeployable(table, nation, there).length);
    const able = redeployable(t.state, nation, there);
    const from = yield* chooseSpaces(t, {
      key: 'redeploy',
      nation,
      text: say('ask.redeploy', { card: cardName(card) }),
      about: { card },
      spaces: able,
    });
    if (from === undefined) return;
    const to = yield* rebuild(d, nation, from, card, rebuildOf(nation, from).list);
    // What stands in the new space has had its turn, also where a piece that has gone could have been chosen before.
    left = left.filter((id) => id !== from && id !== to);
  }
}
