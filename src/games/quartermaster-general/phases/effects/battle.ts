// A battle: a space, a target if there is one, and what follows (rulebook, Battle).
import type { Script } from '../../../../table/script.js';
import type { Battle } from '../../data/card-terms.js';
import type { CardId } from '../../data/cards.js';
import { sideOf, type Nation } from '../../data/nations.js';
import { kindAt, type SpaceId } from '../../data/spaces.js';
import { chooseOne, chooseSpaces } from '../../questions/ask.js';
import { cardName, nationName, say, spaceName } from '../../reports/names.js';
import { pieceName } from '../../reports/pieces.js';
import { battlePlaces } from '../../rules/battles.js';
import { enemiesIn } from '../../rules/board.js';
import { spacesOf } from '../../rules/places.js';
import { noteDeed } from '../../state.js';
import type { Desk } from './desk.js';
import { remove } from './removal.js';

/**
 * Asks where to battle and carries it out; the nation may leave it.
 * @returns whether there was a battle.
 */
export function* battle(
  d: Desk,
  { terrain, where }: Battle,
  from: { readonly nation: Nation; readonly card: CardId; readonly trigger: SpaceId | undefined },
): Script<boolean> {
  const { t } = d;
  const { nation, card, trigger } = from;
  const space = yield* chooseSpaces(t, {
    key: 'battle',
    nation,
    text: say(`ask.battle.${terrain}`, { card: cardName(card) }),
    about: { card, terrain },
    spaces: battlePlaces(t.state, nation, terrain, spacesOf(t.state, sideOf(nation), where, trigger)),
  });
  if (space === undefined) return false;
  const target = yield* chooseTarget(d, nation, space);
  noteDeed(t.state, 'battled', nation, kindAt(space), space);
  const args = { nation: nationName(nation), space: spaceName(space) };
  t.tell(target === null ? say('report.battleEmpty', args) : say('report.battle', args), { focus: [space] });
  if (target !== null) yield* remove(d, { nation: target, space }, { by: nation, cause: 'battle' });
  yield* d.announce({ kind: 'battle', by: nation, space, target });
  return true;
}

function* chooseTarget({ t }: Desk, nation: Nation, space: SpaceId): Script<Nation | null> {
  const [first, ...others] = enemiesIn(t.state, nation, space);
  if (first === undefined) return null;
  if (others.length === 0) return first;
  return yield* chooseOne(t, {
    key: 'target',
    nation,
    text: say('ask.target', { space: spaceName(space) }),
    about: { space },
    ways: [first, ...others].map((id) => ({ id, text: pieceName(id, space) })),
    fallback: first,
  });
}
