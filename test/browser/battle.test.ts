// A battle on the page in a real browser: which is fought next is chosen by its line, and losses by pressing the units that go.
import { describe, it } from 'vitest';
import { order } from '../games/axis-and-allies-1942/sample.js';
import { hasBrowser, inBrowser, personOf } from '../support/in-browser.js';
import { give } from '../support/table.js';

describe.skipIf(!hasBrowser)('a battle in a browser', () => {
  let game = 0;
  const there = inBrowser({}, async ({ play }, local) => {
    const host = { id: '900000000000000001', name: 'Host', locale: 'en' } as const;
    const mina = personOf(local, 'Mina');
    const place = { guildId: local.guild.id, kind: 'axis-and-allies-1942', name: null, language: 'en' } as const;
    const settings = { readyCheck: false, computers: 'beginner' } as const;
    const { id } = await play.create(host, { ...place, options: {}, paces: {}, settings });
    await play.join(id, mina, 'ussr');
    await play.start(id, host.id, true);
    await play.setInstruction(id, mina.id, 'ussr', 'stand.attackLand', { value: ['asks'] });
    // The first turn of a game, so that it is the same whatever computer players do.
    await give(play, id, mina, {}, { confirmed: true });
    await give(play, id, mina, [
      order('russia', { infantry: 3, artillery: 1, tank: 2 }, 'west_russia'),
      order('caucasus', { infantry: 3, artillery: 1, tank: 1 }, 'ukraine_ssr'),
    ]);
    game = id;
  });

  it('is chosen by its line, and its losses are pressed on the battle board', { timeout: 180_000 }, async () => {
    const mina = there.local().as('Mina').in('lobby').speak('en-US');
    const shown = await mina.slash('game info', { game: String(game) });
    const answer = await mina.press('👆 Open the board', shown.message?.id);
    const page = await there.page({ viewport: { width: 390, height: 844 } });
    await page.goto(answer.message?.buttons.find(({ url }) => url !== null)?.url ?? '');
    await page.getByRole('button').click();

    await page.locator('.question button.wide', { hasText: 'Ukraine' }).click();
    await page.getByRole('button', { name: /^Confirm: .*Ukraine/ }).click();
    const asksLosses = page.locator('h2', { hasText: 'Which units take them?' });
    await asksLosses.waitFor();
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
    there.noTroubles();
  });
});
