// What is laid down ahead: which of it is offered, what it answers question after question, and when it goes back to its player.
import { describe, expect, it } from 'vitest';
import { check } from '../../../../src/table/answer.js';
import type { Instructed, Instruction } from '../../../../src/table/instruction.js';
import type { Answer, Order, Orders, Question } from '../../../../src/table/question.js';
import { actionRound } from '../../../../src/games/twilight-struggle/phases/round.js';
import { chooseHeadlines } from '../../../../src/games/twilight-struggle/phases/headline.js';
import { coup } from '../../../../src/games/twilight-struggle/phases/effects/coup.js';
import { askCoup } from '../../../../src/games/twilight-struggle/phases/operations/spend.js';
import { budgetOf } from '../../../../src/games/twilight-struggle/rules/ops-value.js';
import { instructions } from '../../../../src/games/twilight-struggle/questions/instructions.js';
import type { TwilightState } from '../../../../src/games/twilight-struggle/state.js';
import { view } from '../../../../src/games/twilight-struggle/view.js';
import { position, TestTable, type Given } from '../support/test-table.js';

const given: Given = {
  ussr: ['fidel', 'nasser', 'duck_and_cover'],
  us: ['nato', 'truman_doctrine'],
  influence: { iran: [1, 0], iraq: [0, 1], panama: [1, 0], cuba: [0, 3] },
};

function laid(key: string, value: Answer, filter: readonly string[] | null = null): Instruction {
  return { key, value, filter, mode: 'use', priority: 0, fallback: 'pass', once: true, until: null };
}

function ahead(key: 'play' | 'coup', path: readonly string[], filter: readonly string[] | null = null): Instruction {
  return laid(`ahead.${key}`, [{ subject: 'fidel', path }], filter);
}

interface Played {
  readonly answers: readonly Answer[];
  readonly open: Question | undefined;
  readonly last: Instructed | undefined;
  readonly left: readonly Instruction[];
}

/** Plays the USSR's round by what is laid down, as the platform does, up to the first question it leaves to the player. */
function play(state: TwilightState, kept: readonly Instruction[], dice: readonly number[] = [3, 3, 3, 3]): Played {
  const table = new TestTable(state, dice);
  const script = actionRound(table);
  const answers: Answer[] = [];
  let left = [...kept];
  let step = script.next();
  for (;;) {
    if (step.done === true) return { answers, open: undefined, last: undefined, left };
    if (step.value.kind !== 'ask') throw new Error('no question');
    const { question } = step.value;
    const found = instructions.answer(question, left, view(state, question.seat));
    if (found?.kind !== 'answer') return { answers, open: question, last: found, left };
    expect(check(question, found.value).ok).toBe(true);
    answers.push(found.value);
    const [first] = found.keys;
    const rest = found.left;
    left = left.flatMap((one) => {
      if (rest !== undefined && one.key === first) return [{ ...one, value: rest }];
      return found.keys.includes(one.key) ? [] : [one];
    });
    step = script.next(found.value);
  }
}

describe('a card laid down ahead', () => {
  it('is played with its use and its target, and is used up then', () => {
    const { answers, open, left } = play(position(given), [ahead('play', ['coup', 'iran'])]);
    expect(answers).toEqual([['fidel'], ['coup'], ['iran']]);
    expect(open).toBeUndefined();
    expect(left).toEqual([]);
  });

  it('places its influence point by point', () => {
    const path = ['influence', 'iraq', 'iraq'];
    expect(play(position(given), [ahead('play', path)]).answers).toEqual([['fidel'], ['influence'], { iraq: 2 }]);
  });

  it('asks for what was left open', () => {
    const { answers, open, last } = play(position(given), [ahead('play', ['coup'])]);
    expect(answers).toEqual([['fidel'], ['coup']]);
    expect([open?.key, last]).toEqual(['coupTarget', undefined]);
  });

  it('goes on after the event of the other side', () => {
    const order = laid('ahead.play', [{ subject: 'nato', path: ['eventFirst', 'coup', 'iran'] }]);
    const state = position({ ...given, ussr: ['nato', 'fidel'], change: (s) => (s.effects.marshallPlan = true) });
    expect(play(state, [order]).answers).toEqual([['nato'], ['eventFirst'], ['coup'], ['iran']]);
  });

  it.each<readonly [string, Given, readonly string[], string]>([
    ['it is not in the hand any more', { ...given, ussr: ['nasser'] }, [], 'ahead.gone'],
    ['its use is not open any more', { ...given, influence: { iraq: [0, 1] } }, ['fidel'], 'ahead.gone'],
  ])('goes back to its player where %s', (_why, now, done, reason) => {
    const { answers, last } = play(position(now), [ahead('play', ['coup', 'iran'])]);
    expect(answers.flat()).toEqual(done);
    expect(last).toMatchObject({ kind: 'handBack', keys: ['ahead.play'], reason: { key: reason } });
  });

  it('goes back to its player where its target would lose the game by now', () => {
    const now = position({ ...given, influence: { panama: [1, 0], kenya: [1, 0] }, change: (s) => (s.defcon = 2) });
    const { answers, last } = play(now, [ahead('play', ['coup', 'panama'])]);
    expect(answers).toEqual([['fidel'], ['coup']]);
    expect(last).toMatchObject({ kind: 'handBack', keys: ['ahead.play'], reason: { key: 'danger.nuclearCoup' } });
  });

  it('does not name the target of a coup that some event grants', () => {
    const state = position(given);
    const rest = laid('ahead.play', [{ subject: 'fidel', path: ['>', 'iran'] }]);
    const asked = askCoup(new TestTable(state), {
      side: 'ussr',
      budget: budgetOf(state, 'ussr', 2),
      free: true,
    }).next();
    if (asked.done === true || asked.value.kind !== 'ask') throw new Error('no question');
    expect(instructions.answer(asked.value.question, [rest], view(state, 'ussr'))).toBeUndefined();
  });

  it('is not played on where its rest was meant for an earlier round', () => {
    const rest = laid('ahead.play', [{ subject: 'fidel', path: ['>', 'iran'] }]);
    expect(play(position(given), [rest]).last).toMatchObject({ kind: 'handBack', keys: ['ahead.play'] });
  });
});

describe('a card for the case of a coup', () => {
  const struck = (country: 'iraq' | 'cuba'): TwilightState => {
    const state = position(given);
    coup(new TestTable(state, [1]), 'us', country, 2);
    return state;
  };

  it('waits for a coup of the other side, and leaves every other round to its player', () => {
    const waits = ahead('coup', ['event']);
    expect(play(position(given), [waits])).toMatchObject({ answers: [], last: undefined, left: [waits] });
    expect(play(struck('iraq'), [waits]).answers).toEqual([['fidel'], ['event']]);
  });

  it('is for some countries alone where they are named', () => {
    expect(play(struck('iraq'), [ahead('coup', ['event'], ['iraq', 'iran'])]).answers).toHaveLength(2);
    expect(play(struck('cuba'), [ahead('coup', ['event'], ['iraq', 'iran'])]).answers).toEqual([]);
  });

  it('goes before the next card, which stays for the round after', () => {
    const next = laid('ahead.play', [{ subject: 'nasser', path: ['event'] }]);
    expect(play(struck('iraq'), [next, ahead('coup', ['event'])])).toMatchObject({
      answers: [['fidel'], ['event']],
      left: [next],
    });
  });

  it('does not wait for a coup of one’s own, nor for one of an earlier round', () => {
    const state = position(given);
    coup(new TestTable(state, [1]), 'ussr', 'iran', 2);
    expect(play(state, [ahead('coup', ['event'])]).answers).toEqual([]);
    const before = struck('iraq');
    before.phasing = 'us';
    actionRound(new TestTable(before)).next();
    expect(before.lastCoup).toBeNull();
  });
});

describe('a headline laid down ahead', () => {
  it('is laid if it is still there', () => {
    const state = position(given);
    const script = chooseHeadlines(new TestTable(state));
    const step = script.next();
    if (step.done === true || step.value.kind !== 'together') throw new Error('no headlines');
    const asked = step.value.branches
      .find(({ id }) => id === 'ussr')
      ?.script()
      .next();
    if (asked === undefined || asked.done === true || asked.value.kind !== 'ask') throw new Error('no question');
    const { question } = asked.value;
    const seen = view(state, 'ussr');
    const of = (id: string) => instructions.answer(question, [laid('ahead.headline', [id])], seen);
    expect(of('nasser')).toMatchObject({ kind: 'answer', value: ['nasser'] });
    expect(of('nato')).toMatchObject({ kind: 'handBack', keys: ['ahead.headline'] });
    expect(instructions.answer(question, [], seen)).toBeUndefined();
  });
});

describe('what can be laid down', () => {
  const form = (state: TwilightState): Orders => {
    const found = instructions.offers(state, 'ussr').find(({ key }) => key === 'ahead.play')?.value?.form;
    if (found?.kind !== 'orders') throw new Error('not offered');
    return found;
  };
  const ids = (state: TwilightState, path: readonly string[], subject = 'fidel'): readonly string[] =>
    form(state)
      .step({ subject, path }, [])
      .options.map(({ id }) => id);
  const whole = (state: TwilightState, order: Order): boolean => form(state).step(order, []).complete;

  it('are the cards of one’s own hand, as one could use them now', () => {
    const state = position(given);
    expect(
      form(state)
        .subjects([])
        .map(({ id }) => id),
    ).toEqual(['fidel', 'nasser', 'duck_and_cover', 'the_china_card']);
    expect(ids(state, [])).toEqual(['event', 'influence', 'coup', 'realign', 'space']);
    expect(ids(state, ['coup'])).toContain('iran');
    expect(ids(state, ['coup', 'iran'])).toEqual([]);
    expect(ids(state, ['coup', 'kenya'])).toEqual([]);
  });

  it('may end after the use, and with influence only where every point is placed', () => {
    const state = position(given);
    const at = (path: readonly string[]): boolean => whole(state, { subject: 'fidel', path });
    expect([at([]), at(['event']), at(['coup']), at(['influence'])]).toEqual([false, true, true, true]);
    expect([at(['influence', 'iraq']), at(['influence', 'iraq', 'iraq'])]).toEqual([false, true]);
    expect(ids(state, ['influence', 'iraq', 'iraq'])).toEqual([]);
  });

  it('is nothing that would lose the game as it stands', () => {
    const state = position({ ...given, change: (s) => (s.defcon = 2) });
    expect(ids(state, ['coup'])).not.toContain('iran');
    expect(ids(state, [], 'duck_and_cover')).toEqual(['space']);
    const kenya = position({
      influence: { panama: [1, 0], kenya: [1, 0] },
      ussr: ['fidel'],
      change: (s) => (s.defcon = 2),
    });
    expect(ids(kenya, ['coup'])).toEqual(['kenya']);
  });

  it('is nothing with an empty hand, and nobody else’s', () => {
    const none = position({ ...given, ussr: [] });
    const aheads = (state: TwilightState, seat: string): readonly string[] =>
      instructions.offers(state, seat).flatMap(({ key }) => (key.startsWith('ahead.') ? [key] : []));
    expect(aheads(none, 'ussr')).toEqual([]);
    expect(aheads(none, 'us')).toEqual(['ahead.headline', 'ahead.play', 'ahead.coup']);
    expect(aheads(none, 'nobody')).toEqual([]);
  });
});
