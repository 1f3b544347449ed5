// Which question a press is about: only the one it was made for, and nobody else's.
import { describe, expect, it } from 'vitest';
import { byToken, cursorOf, makingToken, taskOf, taskToken, top } from '../../src/discord/ask/cursor.js';
import { readPress, token, writePress, type Press } from '../../src/discord/custom-id.js';
import type { Task } from '../../src/play/turn/desk.js';
import { pick } from '../support/one-phase.js';

function task(id: string, key: string, rest: Partial<Task> = {}): Task {
  return {
    checkpoint: 3,
    id,
    seat: 'red',
    question: { ...pick('red', ['go', 'stay']), key },
    sealed: true,
    window: false,
    saved: null,
    savedBy: null,
    final: false,
    draft: null,
    making: null,
    ...rest,
  };
}

function pressOn(one: Task): Press {
  return { game: 7, checkpoint: one.checkpoint, question: taskToken(one), verb: 'pick', args: [] };
}

describe('a press', () => {
  const orders = task('1.red.0', 'orders');
  const builds = task('1.blue.0', 'builds', { seat: 'blue' });
  const desk = { tasks: [orders, builds] };

  it('finds the question it was made for', () => {
    expect(taskOf(desk, pressOn(builds))).toBe(builds);
    expect(taskOf(desk, pressOn(orders))).toBe(orders);
  });

  it('is old once the phase has gone on, though the question has the same name', () => {
    expect(taskOf({ tasks: [{ ...orders, checkpoint: 4 }] }, pressOn(orders))).toBeUndefined();
  });

  it('is old when after an undo another kind of question stands in its place', () => {
    expect(taskOf({ tasks: [task('1.red.0', 'retreats')] }, pressOn(orders))).toBeUndefined();
  });

  it('on somebody else’s button finds nothing on one’s own desk', () => {
    expect(taskOf({ tasks: [builds] }, pressOn(orders))).toBeUndefined();
    expect(taskOf({ tasks: [] }, pressOn(orders))).toBeUndefined();
  });
});

describe('where somebody looks', () => {
  it('comes back as it was sent, page, row, order and argument', () => {
    const press = { ...pressOn(task('1', 'orders')), args: ['1a', token('row'), token('order'), 'all'] };
    const read = readPress(writePress(press));
    expect(read === null ? null : cursorOf(read)).toEqual({
      cursor: { page: 46, subject: token('row'), making: token('order') },
      extra: 'all',
    });
  });

  it('is the top where nothing was sent or nothing can be read', () => {
    const press = pressOn(task('1', 'orders'));
    expect(cursorOf(press)).toEqual({ cursor: top, extra: '' });
    expect(cursorOf({ ...press, args: ['?!'] })).toEqual({ cursor: top, extra: '' });
  });

  it('tells an order in the making from every other state of it', () => {
    const making = { order: { subject: 'army', path: ['move'] }, at: null };
    const others = [
      null,
      { ...making, at: 0 },
      { ...making, order: { ...making.order, path: ['move', 'paris'] } },
      { ...making, order: { ...making.order, units: { tank: 1 } } },
    ];
    expect(new Set([making, ...others].map(makingToken)).size).toBe(5);
  });

  it('finds things by their tokens alone', () => {
    const list = [{ id: 'a' }, { id: 'b' }];
    expect(byToken(list, token('b'))).toEqual({ id: 'b' });
    expect(byToken(list, 'b')).toBeUndefined();
  });
});
