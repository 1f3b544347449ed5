// Battles on the page: their odds at the place while orders make them, both sides and the dice beside the question once they are fought.
import { expect, it } from 'vitest';
import { battleOf, fellAt, oddsOf } from '../../src/web/client/beside.js';
import type { PageShown } from '../../src/web/wire.js';
import { thoughtOut } from '../discord/driving/course.js';
import { ann, testTable } from '../support/table.js';
import { askedFor } from './asked-for.js';

const table = testTable();

it('shows the odds of a battle in the making at its place, and nothing before there is one', async () => {
  const { play, id, visit } = await askedFor(table, 'axis-and-allies-1942', 'ussr', 'combatMoves');
  const before = await visit.state();
  const [asked] = before.asked;
  if (asked === undefined) throw new Error('nothing is asked');
  expect(oddsOf(asked, before.pages)).toBeUndefined();
  const { tasks, view, rules } = await play.desk(id, ann.id);
  const [task] = tasks;
  const { state } = await visit.act(asked, { do: 'set', value: thoughtOut({ rules, task, view } as never) });
  const [made] = state.asked;
  const odds = made === undefined ? undefined : oddsOf(made, state.pages);
  const page = (await (await visit.get(`/api/game/${id}/page/${odds?.key}`)).json()) as PageShown;
  expect(page.signs.length).toBeGreaterThan(0);
  for (const { text, detail } of page.signs) {
    expect(text).toMatch(/^\d+%$/);
    expect(detail).toContain('%');
  }
});

it('sets both sides out beside the question of a battle, with what fell last', async () => {
  const { id, visit } = await askedFor(table, 'axis-and-allies-1942', 'ussr', 'press');
  const { asked, pages, told } = await visit.state();
  const [one] = asked;
  const battle = one === undefined ? undefined : battleOf(one, pages);
  if (one === undefined || battle === undefined) throw new Error('there is no battle beside the question');
  const page = (await (await visit.get(`/api/game/${id}/page/${battle.key}`)).json()) as PageShown;
  const words = JSON.stringify(page.scene);
  for (const side of ['Soviet Union', 'Germany']) expect(words).toContain(side);
  expect(fellAt(battle, told).some((line) => /[⚀-⚅]/u.test(line))).toBe(true);
});
