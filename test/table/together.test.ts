// Scripts that run side by side: what they may not do, what their answers are worth, and what can be taken back around them.
import { describe, expect, it } from 'vitest';
import { undoable, type Given } from '../../src/table/replay.js';
import type { Script, Table } from '../../src/table/script.js';
import { given, openIn, pick, played, start } from '../support/one-phase.js';

/** Two bid side by side; a high bid is asked about again. Then the first seat is asked alone. */
function* bids(t: Table<object>): Script<string> {
  const sums = yield* t.together(['a', 'b'], function* (seat): Script<string> {
    const [bid = 'low'] = yield* t.ask(pick(seat, ['low', 'high']));
    const [sure = 'no'] = bid === 'high' ? yield* t.ask(pick(seat, ['yes', 'no'])) : ['yes'];
    return `${bid} ${sure}`;
  });
  t.tell({ key: 'bids', args: Object.fromEntries(sums) });
  yield* t.ask(pick('a', ['on']));
  return 'next';
}

describe('an answer given anew', () => {
  it('brings back the questions after it unanswered, though they were answered before', () => {
    const rows = [given('1.a.0', 'a', 'high'), given('1.a.1', 'a', 'yes'), given('1.b.0', 'b', 'low')];
    expect(played(bids, rows).reports).toMatchObject([{ text: { args: { a: 'high yes', b: 'low yes' } } }]);
    const before = rows.slice(0, 2);
    const anew = [...before, given('1.a.0', 'a', 'low', { final: false }), given('1.a.0', 'a', 'high')];
    expect(openIn(played(bids, anew))).toEqual(['a 1.a.1', 'b 1.b.0']);
    expect(openIn(played(bids, [...anew, given('1.b.0', 'b', 'low')]))).toEqual(['a 1.a.1', 'b 1.b.0']);
  });

  it('is waited for until it is final, even as the last of all', () => {
    const saved = given('1.b.0', 'b', 'low', { final: false });
    const rows = [given('1.a.0', 'a', 'low'), saved];
    expect(openIn(played(bids, rows))).toEqual(['a 1.a.0', 'b 1.b.0']);
    expect(openIn(played(bids, [...rows, { ...saved, final: true }]))).toEqual(['a 2']);
  });
});

describe('a branch', () => {
  it('is told from the others by the whole of its name', () => {
    function* regions(t: Table<object>): Script<string> {
      const places = yield* t.together(['gulf.north', 'gulf.south'], (id) => t.ask(pick(id, ['go', 'stay'])));
      t.tell({ key: 'went', args: Object.fromEntries([...places].map(([id, [place = '']]) => [id, place])) });
      return 'next';
    }
    const rows = [given('1.gulf.south.0', 'gulf.south', 'go'), given('1.gulf.north.0', 'gulf.north', 'stay')];
    expect(played(regions, rows).reports).toMatchObject([
      { text: { args: { 'gulf.north': 'stay', 'gulf.south': 'go' } } },
    ]);
  });

  it('may only ask: it neither tells, nor runs others side by side, nor opens a window', () => {
    const doing = (work: (t: Table<object>) => Script<unknown>) => (): unknown =>
      played(function* (t) {
        yield* t.together(['a', 'b'], () => work(t));
        return 'next';
      });
    expect(
      doing(function* (t) {
        t.tell({ key: 'leak' });
        yield* t.ask(pick('a', ['on']));
      }),
    ).toThrow(/nothing may be told/);
    expect(doing((t) => t.together(['a'], (seat) => t.ask(pick(seat, ['on']))))).toThrow(/may only ask/);
    expect(doing((t) => t.window(['a'], (seat) => t.ask(pick(seat, ['on']))))).toThrow(/may only ask/);
  });

  it('leaves tongue and dice free again once all have answered', () => {
    function* rolled(t: Table<object>): Script<string> {
      yield* t.together(['a', 'b'], (seat) => t.ask(pick(seat, ['on'])));
      t.tell({ key: 'rolled', args: { n: t.dice.roll(6, 'after') } });
      return 'next';
    }
    const done = played(rolled, [given('1.a.0', 'a', 'on'), given('1.b.0', 'b', 'on')]);
    expect(done.progress.kind).toBe('next');
    expect(done.draws).toMatchObject([{ n: 0, sides: 6, why: 'after' }]);
    expect(done.reports).toHaveLength(1);
  });
});

describe('taking back', () => {
  const back = (
    script: (t: Table<object>) => Script<string>,
    rows: readonly Given[],
    seat: string,
  ): readonly number[] => undoable(played(script, rows), rows, seat);

  it('ends where sealed answers have been opened, for everybody', () => {
    const rows = [given('1.a.0', 'a', 'low'), given('1.b.0', 'b', 'low')];
    expect(played(bids, rows)).toMatchObject({ reveals: [false, true], cameOut: true });
    for (const seat of ['a', 'b']) expect(back(bids, rows, seat)).toEqual([]);
  });

  it('goes over what one seat answered sealed, since nobody else’s hand was opened with it', () => {
    function* alone(t: Table<object>): Script<string> {
      yield* t.together(['a'], (seat) => t.ask(pick(seat, ['low', 'high'])));
      yield* t.ask(pick('b', ['on']));
      return 'next';
    }
    expect(back(alone, [given('1.a.0', 'a', 'low')], 'a')).toEqual([0]);
  });

  it('drops with a sealed answer all that was answered in the seat’s place after it', () => {
    const rows = [given('1.a.0', 'a', 'high'), given('1.a.1', 'a', 'yes', { by: 'forced' })];
    expect(back(bids, rows, 'a')).toEqual([0, 1]);
    expect(back(bids, [...rows, given('1.a.0', 'a', 'low')], 'a')).toEqual([2]);
    expect(back(bids, rows, 'b')).toEqual([]);
  });

  it('goes back before others were asked side by side no more, whether they have answered or not', () => {
    function* thenBids(t: Table<object>): Script<string> {
      yield* t.ask(pick('a', ['open']));
      yield* t.together(['a', 'b'], (seat) => t.ask(pick(seat, ['low', 'high'])));
      return 'next';
    }
    const opened = given('1', 'a', 'open');
    expect(back(thenBids, [opened], 'a')).toEqual([]);
    for (const by of ['player', 'computer'] as const)
      expect(back(thenBids, [opened, given('2.b.0', 'b', 'low', { by })], 'a')).toEqual([]);
    function* thenAlone(t: Table<object>): Script<string> {
      yield* t.ask(pick('a', ['open']));
      yield* t.together(['a'], (seat) => t.ask(pick(seat, ['low', 'high'])));
      return 'next';
    }
    expect(back(thenAlone, [opened], 'a')).toEqual([0]);
  });

  it('takes what followed by itself, stops at what another seat did, and takes nobody else’s', () => {
    function* row(t: Table<object>): Script<string> {
      for (const seat of ['a', 'b', 'b', 'a', 'a']) yield* t.ask(pick(seat, ['on']));
      return 'next';
    }
    const mine = [given('1', 'a', 'on'), given('2', 'b', 'on', { by: 'instruction' })];
    expect(back(row, mine, 'a')).toEqual([0, 1]);
    expect(back(row, mine, 'b')).toEqual([]);
    const theirs = [...mine, given('3', 'b', 'on')];
    expect(back(row, theirs, 'a')).toEqual([]);
    expect(back(row, theirs, 'b')).toEqual([2]);
    expect(back(row, [...theirs, given('4', 'a', 'on', { by: 'host' })], 'a')).toEqual([3]);
  });
});

describe('what is stored', () => {
  it('is not changed by running it', () => {
    const checkpoint = { ...start, state: { count: 1 } };
    const { state } = played(
      function* (t) {
        Object.assign(t.state, { count: 2 });
        yield* t.ask(pick('a', ['on']));
        return 'next';
      },
      [],
      checkpoint,
    );
    expect([state, checkpoint.state]).toEqual([{ count: 2 }, { count: 1 }]);
  });

  it('holds no answer too many: what nobody asks for opens the phase again there', () => {
    function* once(t: Table<object>): Script<string> {
      yield* t.ask(pick('a', ['on']));
      return 'next';
    }
    const first = given('1', 'a', 'on');
    expect(played(once, [first, given('2', 'a', 'on')]).progress).toMatchObject({ kind: 'stale', index: 1 });
    const stray = [given('1.a.0', 'a', 'low'), given('2', 'b', 'low')];
    expect(played(bids, stray).progress).toMatchObject({ kind: 'stale', index: 1 });
    expect(played(once, [given('7', 'a', 'on')]).progress).toMatchObject({ kind: 'stale', index: 0 });
  });
});
