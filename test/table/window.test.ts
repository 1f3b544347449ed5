// A reaction window: sides take turns, of several answers one is carried out at a time, and what is kept must still be legal.
import { describe, expect, it } from 'vitest';
import type { Choose, Question } from '../../src/table/question.js';
import type { Replay } from '../../src/table/replay.js';
import type { Script, Table } from '../../src/table/script.js';
import { openWindow, type Window } from '../../src/table/window.js';
import { given, openIn, played } from '../support/one-phase.js';

/** What each seat has in hand, and what has been played. */
interface Battle {
  hands: Record<string, string[]>;
  played: string[];
}

const east = ['fir', 'oak'];
const west = ['ash'];

function respond({ hands }: Battle, seat: string): Question<Choose> {
  const cards = hands[seat] ?? [];
  return {
    key: 'respond',
    seat,
    text: { key: 'respond' },
    pace: 'reaction',
    form: {
      kind: 'choose',
      min: 0,
      max: 1,
      options: () => [...new Set(cards)].map((id) => ({ id, text: { key: id } })),
    },
    fallback: () => [],
  };
}

/** A window for two sides, the east first; each step is a seat with its card, or with '' for a pass. */
function battle(
  hands: Battle['hands'],
  steps: readonly (readonly [question: string, card: string])[],
  rules: Partial<Window<string>> & { readonly after?: (state: Battle) => void } = {},
): Replay & { readonly state: Battle & { count?: number } } {
  const answers = steps.map(([question, card]) => {
    const seat = question.split('.')[1] ?? '';
    return { ...given(question, seat, card), value: card === '' ? [] : [card] };
  });
  function* phase(t: Table<object>): Script<string> {
    const state = t.state as Battle & { count?: number };
    state.count = yield* openWindow(t, {
      responders: () => [east, west],
      question: (seat) => respond(state, seat),
      *respond(seat, [card = '']) {
        state.played.push(`${seat} ${card}`);
        state.hands[seat] = (state.hands[seat] ?? []).filter((_, n, hand) => n !== hand.indexOf(card));
        rules.after?.(state);
        yield* [];
      },
      ...rules,
    });
    return 'next';
  }
  const checkpoint = { phase: 'only', draws: 0, state: { hands, played: [] } satisfies Battle };
  return played(phase, answers, checkpoint) as Replay & { readonly state: Battle & { count?: number } };
}

const full = { fir: ['sword', 'shield'], oak: ['sword'], ash: ['bow'] };

describe('a window', () => {
  it('closes when each side has passed once, and counts what was played', () => {
    const none = battle(full, [
      ['1.fir.0', ''],
      ['1.oak.0', ''],
      ['2.ash.0', ''],
    ]);
    expect(none).toMatchObject({ progress: { kind: 'next' }, state: { count: 0, played: [] } });
    expect(
      openIn(
        battle(full, [
          ['1.fir.0', ''],
          ['1.oak.0', ''],
        ]),
      ),
    ).toEqual(['ash 2.ash.0']);
  });

  it('lets a side that has passed speak again when the other side acts', () => {
    const acted = [
      ['1.fir.0', ''],
      ['1.oak.0', ''],
      ['2.ash.0', 'bow'],
    ] as const;
    expect(openIn(battle(full, acted))).toEqual(['fir 3.fir.0', 'oak 3.oak.0']);
    const again = [...acted, ['3.fir.0', 'sword'], ['3.oak.0', '']] as const;
    expect(battle(full, again).state.played).toEqual(['ash bow', 'fir sword']);
    expect(openIn(battle(full, again))).toEqual(['ash 4.ash.0']);
    const over = [...again, ['4.ash.0', ''], ['5.fir.0', ''], ['5.oak.0', '']] as const;
    expect(battle(full, over)).toMatchObject({ progress: { kind: 'next' }, state: { count: 2 } });
  });

  it('carries out the answer of the lowest rank first, whatever the order of the seats', () => {
    const both = [
      ['1.fir.0', 'sword'],
      ['1.oak.0', 'sword'],
    ] as const;
    expect(battle(full, both).state.played).toEqual(['fir sword']);
    const oakFirst = { rank: (seat: string) => (seat === 'oak' ? 0 : 1) };
    expect(battle(full, both, oakFirst).state.played).toEqual(['oak sword']);
  });

  it('keeps the other answer for the side’s next turn, uses it once, and asks for no other then', () => {
    const both = [
      ['1.fir.0', 'sword'],
      ['1.oak.0', 'sword'],
      ['2.ash.0', ''],
    ] as const;
    const kept = battle(full, both);
    expect(kept.state.played).toEqual(['fir sword', 'oak sword']);
    // Fir has a shield left, but who is asked must not hang on what Oak had kept.
    expect(openIn(kept)).toEqual(['ash 3.ash.0']);
    // Its second sword is Oak's to use or keep.
    const after = battle({ ...full, oak: ['sword', 'sword'] }, [...both, ['3.ash.0', '']]);
    expect(after.state.played).toHaveLength(2);
    expect(openIn(after)).toEqual(['fir 4.fir.0', 'oak 4.oak.0']);
  });

  it('drops a kept answer that is not legal any more, and asks the whole side anew', () => {
    const disarm = {
      after: (state: Battle) => {
        state.hands['oak'] = ['stone'];
      },
    };
    const both = [
      ['1.fir.0', 'sword'],
      ['1.oak.0', 'sword'],
      ['2.ash.0', ''],
    ] as const;
    const asked = battle(full, both, disarm);
    expect(asked.state.played).toEqual(['fir sword']);
    expect(openIn(asked)).toEqual(['fir 3.fir.0', 'oak 3.oak.0']);
  });

  it('that nobody could answer is none', () => {
    expect(battle(full, [], { responders: () => [] })).toMatchObject({
      progress: { kind: 'next' },
      state: { count: 0 },
      revealedFirst: false,
    });
    const oneSide = battle(full, [['1.ash.0', 'bow']], { responders: () => [[], west] });
    expect(oneSide.state.played).toEqual(['ash bow']);
  });

  it('that never closes is a fault of the rules', () => {
    const endless = { ...full, ash: Array.from({ length: 9 }, (_, n) => `bow${n}`) };
    const steps = Array.from({ length: 201 }, (_, n): [string, string] => [`${n + 1}.ash.0`, 'bow0']);
    const refilled = { responders: () => [west], after: (state: Battle) => void (state.hands['ash'] = ['bow0']) };
    expect(() => battle(endless, steps, refilled)).toThrow('does not close');
  });
});

describe('what was played in a window', () => {
  it('cannot be taken back once it has closed', () => {
    const one = battle(full, [
      ['1.fir.0', 'sword'],
      ['1.oak.0', ''],
    ]);
    expect(one.reveals).toEqual([false, true]);
    // That a window opened comes before any answer, and is public.
    expect(one).toMatchObject({ revealedFirst: true, cameOut: true });
    const sole = battle(full, [['1.ash.0', 'bow']], { responders: () => [west] });
    expect(sole).toMatchObject({ reveals: [true], cameOut: true });
  });
});
