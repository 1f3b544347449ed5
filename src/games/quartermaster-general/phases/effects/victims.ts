// Which army a card eliminates.
import type { Option } from '../../../../table/question.js';
import type { Script } from '../../../../table/script.js';
import type { Step } from '../../data/card-terms.js';
import { framed } from '../../questions/ask.js';
import { cardName, say, spaceName } from '../../reports/names.js';
import { pieceName } from '../../reports/pieces.js';
import { isProtected } from '../../rules/battles.js';
import { eliminable, type StepPlace } from '../../rules/steps.js';
import type { Piece, QmgTable } from '../../state.js';

/** Asks for one of the armies a card may eliminate; its owner may leave it. */
export function* chooseVictim(
  t: QmgTable,
  step: Extract<Step, { readonly op: 'eliminate' }>,
  from: StepPlace,
): Script<Piece | undefined> {
  const pieces = eliminable(t.state, step, from).filter((piece) => !isProtected(t.state, piece));
  if (pieces.length === 0) return undefined;
  const options: readonly Option[] = pieces.map(({ nation, space }) => ({
    id: `${nation}@${space}`,
    of: space,
    text: say('piece.at', { piece: pieceName(nation, space), space: spaceName(space) }),
  }));
  const [chosen] = yield* t.ask({
    ...framed(t.state, {
      key: 'eliminate',
      nation: from.owner,
      text: say('ask.eliminate', { card: cardName(from.card) }),
      places: pieces.map(({ space }) => space),
      about: { card: from.card },
    }),
    form: { kind: 'choose', min: 0, max: 1, options: () => options },
    fallback: () => [],
  });
  return pieces.find((_, n) => options[n]?.id === chosen);
}
