// Economic Warfare, once cards could answer it: points, and what the targets lose (rulebook, Economic Warfare).
import type { Script } from '../../../../table/script.js';
import type { EconomicWarfare } from '../../data/card-terms.js';
import type { CardId } from '../../data/cards.js';
import { sideOf, type Nation } from '../../data/nations.js';
import { homeOf, type SpaceId } from '../../data/spaces.js';
import { chooseOne } from '../../questions/ask.js';
import { cardName, nationName, say, spaceName } from '../../reports/names.js';
import { pieceName } from '../../reports/pieces.js';
import { spacesHeld } from '../../rules/board.js';
import { due, raidOf, raidOn, type Raid } from '../../rules/economic-warfare.js';
import type { QmgTable } from '../../state.js';
import { discardDeck } from './piles.js';
import { changePoints } from './points.js';
import { giveBack } from './removal.js';
import type { Desk } from './desk.js';

/** Names the targets of a card that has been shown. */
export function* aim(t: QmgTable, nation: Nation, id: CardId, step: EconomicWarfare): Script<Raid> {
  if (step.choose !== true) return raidOf(t.state, step, nation, step.targets);
  const ways = step.targets.map((target) => {
    const { discard } = raidOn(t.state, step, nation, target);
    return { id: target, of: homeOf(target), text: nationName(target), detail: say('detail.raid', { count: discard }) };
  });
  const best = step.targets.toSorted(
    (a, b) => raidOn(t.state, step, nation, b).discard - raidOn(t.state, step, nation, a).discard,
  );
  const target = yield* chooseOne(t, {
    key: 'raidTarget',
    nation,
    text: say('ask.raidTarget', { card: cardName(id) }),
    places: step.targets.map(homeOf),
    about: { card: id },
    ways,
    fallback: best[0] ?? nation,
  });
  return raidOf(t.state, step, nation, [target]);
}

/** Carries a card out. */
export function* carryOut(d: Desk, raid: Raid): Script<void> {
  const { t } = d;
  if (raid.cancelled) return;
  changePoints(t, sideOf(raid.owner), raid.vp);
  const ceding = yield* whoCedes(t, raid);
  for (const target of raid.targets) {
    const space = ceding.get(target);
    // What its owner gives up of its own will is not about to be removed: no card keeps it (rulebook, Pieces; the cards let each choose).
    if (space !== undefined) yield* giveBack(d, target, space);
    else if (due(raid, target) > 0) discardDeck(t, target, due(raid, target));
  }
}

/** Where a target may give up a piece instead of cards. */
function placesToCede(t: QmgTable, { step }: Raid, target: Nation): readonly SpaceId[] {
  const held = spacesHeld(t.state, target);
  if (step.insteadPiece === true) return held;
  return held.filter((id) => id === step.insteadNavyIn);
}

/** The targets that give up a piece instead of cards, and where; all are asked at once. */
function* whoCedes(t: QmgTable, raid: Raid): Script<ReadonlyMap<Nation, SpaceId>> {
  const asked = raid.targets.filter((target) => due(raid, target) > 0 && placesToCede(t, raid, target).length > 0);
  if (asked.length === 0) return new Map();
  const sea = raid.step.insteadNavyIn;
  const answers = yield* t.together(asked, (target) =>
    chooseOne<string>(t, {
      key: 'cedeNavy',
      nation: target,
      text:
        sea === undefined
          ? say('ask.cedePiece', { count: due(raid, target) })
          : say('ask.cedeNavy', { count: due(raid, target), space: spaceName(sea) }),
      places: placesToCede(t, raid, target),
      about: { count: due(raid, target), ...(sea === undefined ? {} : { space: sea }) },
      ways: [
        { id: 'discard', text: say('way.discard', { count: due(raid, target) }) },
        ...placesToCede(t, raid, target).map((space) => ({
          id: sea === undefined ? space : 'navy',
          text:
            sea === undefined
              ? say('way.cedePiece', { piece: pieceName(target, space), space: spaceName(space) })
              : say('way.cedeNavy', { piece: pieceName(target, sea) }),
        })),
      ],
      fallback: 'discard',
    }),
  );
  return new Map(
    asked.flatMap((target) => {
      const chosen = answers.get(target);
      const space = placesToCede(t, raid, target).find((id) => id === chosen || (sea === id && chosen === 'navy'));
      return space === undefined ? [] : [[target, space] as const];
    }),
  );
}
