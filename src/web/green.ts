// What the green button of the page says that it will do, and how many of how many things are chosen.
import { asChoice, asCounts, asSheet, priceOf } from '../table/answer.js';
import { sayer, type Text } from '../table/text.js';
import type { Task } from '../play/turn/desk.js';
import type { board } from '../words/app/en/board.js';
import { shownValue } from './forms.js';

const t = sayer<typeof board>('app');

/** Longer names make a button of three lines. */
const longName = 60;

/** What the green button does with what has been put together, an order that is being made and is whole included. */
export function goText(task: Task, say: (text: Text) => string): string {
  const { question } = task;
  // What is said in a window is never final: it can be changed until the window closes.
  const sealed = task.sealed && !task.window;
  const { form } = question;
  const value = shownValue(task);
  const plain = t(sealed ? 'board.final' : 'board.confirm');
  const named = (name: Text): string => {
    const what = say(name);
    return say(what.length > longName ? plain : t(sealed ? 'board.finalWhat' : 'board.confirmWhat', { what }));
  };
  switch (form.kind) {
    case 'choose': {
      const chosen = asChoice(value);
      if (chosen.length > 1 || form.min > 1) return say(plain);
      const option = form.options().find(({ id }) => id === chosen[0]);
      if (option !== undefined) return named(option.text);
      return form.min > 0 ? say(plain) : named(form.none ?? t('board.none'));
    }
    case 'spread': {
      const spent = priceOf(form, asCounts(value));
      const most = form.max;
      return say(spent === 0 ? plain : t(sealed ? 'board.finalSpent' : 'board.confirmSpent', { spent, most }));
    }
    case 'orders': {
      const count = asSheet(value).length;
      if (sealed) return say(count === 0 ? t('board.finalNoOrders') : t('board.finalOrders', { count }));
      return say(count === 0 ? t('board.endNoOrders') : t('board.endOrders', { count }));
    }
  }
}

/** How many are chosen of those that may be; null where no more than one may. */
export function countText({ question: { form }, draft, saved }: Task): Text | null {
  if (form.kind !== 'choose' || form.max === 1) return null;
  const count = asChoice(draft ?? saved).length;
  const all = form.options().reduce((sum, { max = 1 }) => sum + max, 0);
  const most = Math.min(form.max, all);
  if (form.min === most) return t('board.chosenOf', { count, most });
  return form.min === 0
    ? t('board.chosenUpTo', { count, most })
    : t('board.chosenBetween', { count, least: form.min, most });
}
