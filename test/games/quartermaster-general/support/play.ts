// Positions and moments of Quartermaster General for tests.
import type { CardId } from '../../../../src/games/quartermaster-general/data/cards.js';
import { nations, type Nation } from '../../../../src/games/quartermaster-general/data/nations.js';
import { spaceIds, type SpaceId } from '../../../../src/games/quartermaster-general/data/spaces.js';
import { quartermasterGeneral } from '../../../../src/games/quartermaster-general/index.js';
import { setup } from '../../../../src/games/quartermaster-general/setup.js';
import type { QmgState } from '../../../../src/games/quartermaster-general/state.js';
import { SeededDice } from '../../../../src/table/dice.js';
import type { Question } from '../../../../src/table/question.js';
import { replay, type Given, type Replay } from '../../../../src/table/replay.js';

/** A position in a nation's turn with just these pieces, and otherwise as after set-up. */
export function position(
  active: Nation,
  pieces: Readonly<Partial<Record<Nation, readonly SpaceId[]>>>,
  rest: Partial<QmgState> = {},
): QmgState {
  const { state } = setup(quartermasterGeneral.options.parse({}), new SeededDice('a position'));
  for (const space of spaceIds) {
    state.pieces[space] = nations.filter((nation) => pieces[nation]?.includes(space) === true);
  }
  return Object.assign(state, { active, step: 'play' }, rest);
}

/** Deals a nation these cards, out of all it has; the others are its deck. */
export function deal(
  state: QmgState,
  nation: Nation,
  wanted: Readonly<Partial<Record<'hand' | 'responses' | 'status', readonly CardId[]>>>,
): void {
  const { hand, deck, responses, status } = state;
  const left = [...hand[nation], ...deck[nation], ...responses[nation], ...status[nation]];
  const taken = (ids: readonly CardId[] = []): CardId[] => ids.map((id) => left.splice(left.indexOf(id), 1)[0] ?? id);
  responses[nation] = taken(wanted.responses);
  status[nation] = taken(wanted.status);
  hand[nation] = wanted.hand === undefined ? left.splice(0, 7) : taken(wanted.hand);
  deck[nation] = left;
}

/** A phase run from a position through answers, each to the question that is open then; nobody takes pieces off unasked. */
export function run(
  state: QmgState,
  phase: string,
  answers: readonly (readonly string[])[] = [],
  seed = 'seed',
): Replay {
  let given: readonly Given[] = [];
  const left = [...answers];
  for (;;) {
    const replayed = replay(quartermasterGeneral, seed, { phase, state, draws: 0 }, given);
    const [open] = openOf(replayed);
    const stands = open?.question.key === 'withdraw';
    if (left.length === 0 && !stands) return replayed;
    if (open === undefined) throw new Error('nobody is asked');
    const value = stands ? open.question.fallback() : (left.shift() ?? []);
    const by = stands ? 'forced' : 'player';
    given = [...given, { question: open.id, seat: open.question.seat, value, by, final: true }];
  }
}

function openOf({ progress }: Replay): readonly { readonly id: string; readonly question: Question }[] {
  return progress.kind === 'waiting' ? progress.open : [];
}

/** The questions that are open. */
export function questionsIn(replayed: Replay): readonly Question[] {
  return openOf(replayed).map(({ question }) => question);
}

/** The only question that is open; throws when there is not just one. */
export function questionIn(replayed: Replay): Question {
  const [only, ...others] = questionsIn(replayed);
  if (only === undefined || others.length > 0) throw new Error('not one question');
  return only;
}
