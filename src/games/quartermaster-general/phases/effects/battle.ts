// A battle: a space, a target if there is one, and what follows (rulebook, Battle).
import type { Script } from '../../../../table/script.js';
import type { Battle } from '../../data/card-terms.js';
import type { Flag, Nation } from '../../data/nations.js';
import { kindAt, type SpaceId } from '../../data/spaces.js';
import { chooseSpaces, oneOf } from '../../questions/ask.js';
import { cardName, nationName, say, spaceName } from '../../reports/names.js';
import { pieceName } from '../../reports/pieces.js';
import { enemiesIn } from '../../rules/board.js';
import { battleList, type StepPlace } from '../../rules/steps.js';
import { noteDeed } from '../../state.js';
import type { Desk } from './desk.js';
import { remove } from './removal.js';
import { offerTruk } from './truk.js';

/**
 * Asks where to battle and carries it out; the nation may leave it.
 * @returns whether there was a battle.
 */
export function* battle(d: Desk, step: Battle, from: StepPlace): Script<boolean> {
  const { t } = d;
  const { owner, card } = from;
  const nation = step.nation ?? owner;
  yield* offerTruk(d, nation, (table) => battleList(table, step, from).length);
  const space = yield* chooseSpaces(t, {
    key: 'battle',
    nation: owner,
    text: say(`ask.battle.${step.terrain}`, { card: cardName(card) }),
    about: { card, terrain: step.terrain, of: nation },
    spaces: battleList(t.state, step, from),
    none: say('battle.none'),
    // Such a battle may still serve a card, but is seldom meant.
    detail: (id) => (enemiesIn(t.state, nation, id).length === 0 ? say('battle.nobody') : undefined),
  });
  if (space === undefined) return false;
  const target = yield* chooseTarget(d, owner, nation, space);
  noteDeed(t.state, 'battled', nation, kindAt(space), space);
  const args = { nation: nationName(nation), space: spaceName(space) };
  t.tell(target === null ? say('report.battleEmpty', args) : say('report.battle', args), { focus: [space] });
  if (target !== null) yield* remove(d, { nation: target, space }, { by: owner, cause: 'battle', attacker: nation });
  yield* d.announce({ kind: 'battle', by: owner, nation, space, target });
  return true;
}

function* chooseTarget({ t }: Desk, owner: Nation, nation: Flag, space: SpaceId): Script<Flag | null> {
  const asked = {
    key: 'target',
    nation: owner,
    text: say('ask.target', { space: spaceName(space) }),
    about: { space },
  };
  const ids = enemiesIn(t.state, nation, space);
  return (yield* oneOf(t, { ...asked, ids }, (id) => pieceName(id, space))) ?? null;
}
