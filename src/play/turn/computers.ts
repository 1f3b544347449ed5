// Computer players: each thinks with its own seat's view only, outside any transaction, and answers when the game still stands as it did.
import { check } from '../../table/answer.js';
import { SeededDice } from '../../table/dice.js';
import type { Answer } from '../../table/question.js';
import { advance, append, type Entry } from './advance.js';
import { waitsForDecoy } from './automatic.js';
import type { ResolvedDeps } from '../deps.js';
import { hold } from './drafts.js';
import { isAnswered, schedule } from '../time/schedule.js';
import { closeChange } from '../change/commit.js';
import type { Session } from '../change/session.js';
import { openIn, positionOf, type Snapshot } from '../change/snapshot.js';

/** What the computer players of a game have thought of, for the version of the game they saw. */
export interface Thoughts {
  readonly version: number;
  readonly entries: readonly Entry[];
}

/** Lets every computer player who is asked something think. */
export function think(s: Snapshot): Thoughts {
  if (s.row.status !== 'running') return { version: s.row.version, entries: [] };
  const { state } = positionOf(s).replay;
  const entries = openIn(s)
    .filter((open) => !isAnswered(s, open) && s.seats.some((seat) => seat.seat === open.question.seat && seat.computer))
    .map(({ id, question }): Entry => {
      const { seat } = question;
      // Dice of its own, so that thinking leaves no trace in the game's draws.
      const dice = new SeededDice(`${s.row.seed}:computer:${s.row.checkpoint}:${positionOf(s).answers.length}:${id}`);
      const value = thought(s.deps, () => s.rules.computer({ question, view: s.rules.view(state, seat), seat, dice }));
      const legal = value !== undefined && check(question, value).ok;
      if (value !== undefined && !legal)
        s.deps.warn(`the computer player's answer to ${question.key} is not legal`, value);
      return {
        question: id,
        seat,
        value: legal ? value : question.fallback(),
        by: 'computer',
        final: true,
        userId: null,
      };
    });
  return { version: s.row.version, entries };
}

/** A computer player that fails gives the fallback; the game goes on and the fault is told. */
function thought(deps: ResolvedDeps, thinking: () => Answer): Answer | undefined {
  try {
    return thinking();
  } catch (error) {
    deps.warn('a computer player failed', error);
    return undefined;
  }
}

/** Records what was thought, unless the game has changed since: then it is thought again. */
export async function answerAsComputers(s: Session, thoughts: Thoughts): Promise<void> {
  if (s.row.status !== 'running') return;
  if (s.row.version !== thoughts.version) {
    await schedule(s);
    return;
  }
  const open = openIn(s);
  const waiting = thoughts.entries.filter((entry) =>
    open.some((one) => one.id === entry.question && waitsForDecoy(s, one)),
  );
  for (const { question, seat, value, by } of waiting) {
    await hold(s, { question, seat, value, by, userId: null });
  }
  // In a window their answers wait with those of everybody else.
  const sealed = thoughts.entries.filter((entry) => open.some((one) => one.id === entry.question && one.window));
  if (sealed.length > 0) {
    await append(
      s,
      sealed.map((entry) => ({ ...entry, final: false })),
    );
  }
  const now = thoughts.entries.filter((entry) => !waiting.includes(entry) && !sealed.includes(entry));
  if (now.length === 0) {
    await schedule(s);
    return;
  }
  await append(s, now);
  await advance(s);
  await closeChange(s);
}
