// The only place that can be attacked: a button says so, and once it has its attack that one alone is offered for a change.
import { expect, it } from 'vitest';
import { appWording } from '../../src/app/wording.js';
import { top, type TaskContext } from '../../src/discord/ask/cursor.js';
import { ordersControls } from '../../src/discord/ask/orders.js';
import type { Orders, Sheet } from '../../src/table/question.js';

const form: Orders = {
  kind: 'orders',
  of: 'attacks',
  optional: true,
  min: 0,
  max: 2,
  subjects: () => [{ id: 'rome', text: { key: 'ask.group.other' } }],
  step: ({ path }) => ({
    text: { key: 'ask.orders.howMany' },
    options: path.length === 0 ? [{ id: 'army', text: { key: 'ask.done' } }] : [],
    complete: path.length === 1,
  }),
  describe: () => ({ key: 'ask.confirm' }),
};

const goals: Orders = {
  ...form,
  step: ({ path }) => ({
    text: { key: 'ask.orders.howMany' },
    options:
      path.length === 0
        ? [
            { id: 'albania', text: { key: 'ask.type.button' } },
            { id: 'disband', text: { key: 'ask.done' } },
          ]
        : [],
    complete: path.length === 1,
  }),
};

function shown(draft: Sheet | null, form_ = form): string {
  const wording = appWording();
  const question = {
    key: 'attack',
    seat: 'red',
    text: { key: 'ask.done' },
    form: form_,
    pace: 'turn',
    fallback: () => [],
  };
  const context = {
    desk: { game: { id: 1 } },
    task: { checkpoint: 1, id: 'a', question, draft, saved: null, making: null, sealed: false },
    voice: { say: (text: Parameters<typeof wording.say>[0]) => wording.say(text, 'en', 'app') },
  } as unknown as TaskContext;
  const { lines, rows } = ordersControls(context, form_, top);
  const labels = JSON.stringify(rows).match(/"label":"([^"]+)"/gu) ?? [];
  return [...lines, ...labels].join('\n');
}

it('is attacked by a button of its own', () => {
  expect(shown(null)).toContain('Attack: Other');
  expect(shown(null)).toContain('Attacks: 0');
});

it('is offered for a change alone once it has its attack', () => {
  const given = shown([{ subject: 'rome', path: ['army'] }]);
  expect(given).toContain('Change: Confirm');
  expect(given).not.toContain('Attack: Other');
  expect(given.match(/"label":"Confirm"/gu)).toHaveLength(1);
});

it('has a menu of all it can do, named by what is chosen last, and nothing that opens the same', () => {
  const menu = shown(null, goals);
  expect(menu.match(/"label":"[^"]+"/gu)).toEqual(expect.arrayContaining(['"label":"Type it"', '"label":"Done"']));
  expect(menu.indexOf('"label":"Type it"')).toBeLessThan(menu.indexOf('"label":"Done"'));
  expect(menu).not.toContain('Attack: Other');
});

it('that is a group goes as a whole by one press, and can be opened to be divided', () => {
  const group: Orders = {
    ...form,
    of: 'placings',
    subjects: (sheet) =>
      sheet.length > 1
        ? []
        : [
            {
              id: 'rome',
              text: { key: 'ask.group.other' },
              units: [{ id: 'army', text: { key: 'ask.done' }, max: 2 }],
            },
          ],
    describe: ({ units = {} }) => ({ key: 'ask.more', args: { count: units['army'] ?? 0 } }),
  };
  const labels = shown(null, group).match(/"label":"[^"]+"/gu);
  expect(labels).toEqual(expect.arrayContaining(['"label":"… and 2 more"', '"label":"Place: Other"']));
});
