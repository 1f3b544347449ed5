// A battle on the page in a real browser: which is fought next is chosen by its line, and losses by pressing the units that go.
import { describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { SeededDice } from '../../src/table/dice.js';
import { hasBrowser, inBrowser, personOf } from '../support/in-browser.js';

describe.skipIf(!hasBrowser)('a battle in a browser', () => {
  let game = 0;
  const there = inBrowser({}, async ({ play }, local) => {
    const host = { id: '900000000000000001', name: 'Host', locale: 'en' } as const;
    const mina = personOf(local, 'Mina');
    const place = { guildId: local.guild.id, kind: 'axis-and-allies-1942', name: null, language: 'en' } as const;
    const settings = { readyCheck: false, computers: 'beginner' } as const;
    const { id } = await play.create(host, { ...place, options: {}, paces: {}, settings });
    await play.join(id, mina, 'germany');
    await play.start(id, host.id, true);
    await play.setInstruction(id, mina.id, 'germany', 'stand.attackLand', { value: ['asks'] });
    game = id;
  });

  /** What is asked of Mina now, told apart from all that was asked before. */
  async function front(): Promise<string> {
    const { tasks } = await there.program().play.desk(game, there.local().as('Mina').id);
    return `${String(tasks[0]?.checkpoint)} ${String(tasks[0]?.id)}`;
  }

  /** Answers as a computer player would until it is to be chosen which battle is fought, one on land first: small ones at sea ask for no losses. */
  async function untilBattle(): Promise<void> {
    const { play } = there.program();
    const userId = there.local().as('Mina').id;
    for (;;) {
      const { tasks, view, rules } = await play.desk(game, userId);
      const [task] = tasks;
      const form = task?.question.form;
      if (task?.question.key === 'nextBattle' && form?.kind === 'choose' && !form.options()[0]?.id.startsWith('sz'))
        return;
      if (task === undefined) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        continue;
      }
      const dice = new SeededDice(`${task.checkpoint} ${task.id}`);
      const value = rules.computer({ question: task.question, view, seat: task.seat, dice, level: 'beginner' });
      const at = { gameId: game, userId, checkpoint: task.checkpoint, question: task.id };
      await play.answer({ ...at, value, final: true, confirmed: true });
    }
  }

  /** Opens the board and chooses the battle on its first line; the page, once losses are asked for there, or nothing where none are. */
  async function fought(): Promise<Page | null> {
    await untilBattle();
    const mina = there.local().as('Mina').in('lobby').speak('en-US');
    const shown = await mina.slash('game info', { game: String(game) });
    const answer = await mina.press('👆 Open the board', shown.message?.id);
    const page = await there.page({ viewport: { width: 390, height: 844 } });
    await page.goto(answer.message?.buttons.find(({ url }) => url !== null)?.url ?? '');
    await page.getByRole('button').click();

    const line = page.locator('.question button.wide').first();
    const name = await line.locator('b').innerText();
    await line.click();
    await page.locator('.question button.wide.on').waitFor();
    const chosen = await front();
    await page.getByRole('button', { name: `Confirm: ${name}` }).click();
    // A battle may be over at once, and the next be asked for in the same words.
    while ((await front()) === chosen) await new Promise((resolve) => setTimeout(resolve, 50));
    // Losses that leave no choice are answered by themselves.
    const isAsked = (): Promise<boolean> =>
      losses(page)
        .waitFor({ timeout: 10_000 })
        .then(
          () => true,
          () => false,
        );
    const { tasks } = await there.program().play.desk(game, mina.id);
    if (tasks[0]?.question.key === 'casualties' && (await isAsked())) return page;
    // Nothing is answered beside an open page, which would ask for what is there no more.
    await page.close();
    return null;
  }

  // One hit is one press of a unit's line; more are counted.
  const losses = (page: Page): Locator => page.locator('h2', { hasText: /Which units? takes? (?:it|them)\?/ });

  it('is chosen by its line, and its losses are pressed on the battle board', { timeout: 180_000 }, async () => {
    let page: Page | null;
    do page = await fought();
    while (page === null);
    const asksLosses = losses(page);
    // The battle board is fetched after the question.
    await page.locator('.prompt', { hasText: /Press what is lit/ }).waitFor();
    // Those that go in any case are counted from the first.
    const [, least, most] = (/(\d+) \/ (\d+)/.exec(await page.locator('.total').innerText()) ?? []).map(Number);
    if (least === undefined || most === undefined) throw new Error('it is not said how many take hits');
    for (let n = least + 1; n <= most; n++) {
      await page.locator('.battle .may').first().click();
      const total = page.locator('.total', { hasText: `${String(n)} / ${String(most)}` });
      const several = page.getByText('Several lie here');
      await total.or(several).first().waitFor();
      // Of units that look the same it is said which.
      if ((await several.count()) > 0)
        await page
          .getByRole('button', { name: /^One more/, disabled: false })
          .first()
          .click();
      await total.waitFor();
    }
    await page.locator('.battle .goes').first().waitFor();
    await page.getByRole('button', { name: `Confirm: ${String(most)} of ${String(most)}` }).click();
    await asksLosses.waitFor({ state: 'detached' });
    expect(there.troubles).toEqual([]);
  });
});
