// The film of an ended game in a real browser: a file that opens without a network, and the same turns behind a link where boards are served.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AxeResults } from 'axe-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser, inBrowser, personOf } from '../support/in-browser.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

describe.skipIf(!hasBrowser)('a film', () => {
  const ended = { game: 0, link: '' };
  const there = inBrowser({}, async ({ play }, local) => {
    const mina = personOf(local, 'Mina');
    const place = { guildId: local.guild.id, kind: 'diplomacy', name: null, language: 'en', paces: {} } as const;
    const settings = { readyCheck: false, computers: 'beginner' } as const;
    const { id } = await play.create(mina, { ...place, options: { lastYear: 1901 }, settings });
    await play.join(id, mina, 'england');
    await play.start(id, mina.id, true);
    while ((await play.info(id)).status === 'running') {
      for (const { checkpoint, id: question, question: asked } of (await play.desk(id, mina.id)).tasks)
        await play.answer({
          gameId: id,
          userId: mina.id,
          checkpoint,
          question,
          value: asked.fallback(),
          final: true,
          confirmed: true,
        });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    ended.game = id;
  });

  it('is one file, with its turns, hands down, in both languages, and asks nobody for anything', async () => {
    const actor = there.local().as('Mina').in('lobby').speak('en-US');
    const shown = await actor.slash('game film', { game: String(ended.game) });
    ended.link = shown.message?.buttons.find(({ url }) => url !== null)?.url ?? '';
    const [file] = shown.message?.files ?? [];
    const folder = await mkdtemp(join(tmpdir(), 'fieldpost-film-'));
    const path = join(folder, 'film.html');
    await writeFile(path, Buffer.from(await (await fetch(file?.url ?? '')).arrayBuffer()));
    const page = await there.page({ viewport: { width: 360, height: 740 }, offline: true });
    await page.goto(pathToFileURL(path).href);
    await page.locator('.board svg [data-area]').first().waitFor({ state: 'attached' });
    const turn = page.getByLabel('Turn', { exact: true });
    expect(await turn.locator('option:checked').innerText()).toMatch(/Spring 1901/);
    expect(await page.locator('.told').innerText()).toMatch(/England/);
    const onBoard = (words: RegExp): Promise<void> =>
      page.locator('.board > svg text', { hasText: words }).first().waitFor({ state: 'attached' });
    await onBoard(/Spring 1901/);
    await page.getByLabel('One turn on').click();
    await onBoard(/Fall 1901/);
    await page.getByRole('button', { name: '한국어' }).click();
    await page.getByRole('heading', { name: '참가자' }).waitFor();
    await page.locator('.told', { hasText: /[가-힣]/ }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    await page.evaluate(axe);
    const { violations } = await page.evaluate<AxeResults>('axe.run(document)');
    expect(
      violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id }) => id),
    ).toEqual([]);
    // It has asked for nothing but the file itself, which has no host.
    expect([...there.hosts].filter((host) => host !== '')).toEqual([]);
    await page.context().close();
    await rm(folder, { recursive: true });
  });

  it('is behind a link that opens at its turn, for anybody', async () => {
    expect(ended.link).toMatch(/#past\/0$/);
    const page = await there.page({ viewport: { width: 1280, height: 800 } });
    await page.goto(ended.link);
    const turn = page.getByLabel('Turn', { exact: true });
    await turn.waitFor();
    await page.locator('.told li').first().waitFor();
    expect(await turn.locator('option:checked').innerText()).toMatch(/Spring 1901/);
    await page.locator('.over .chart').first().waitFor();
    await page.locator('.told button.line').first().click();
    await page.locator('.lights .light.held').first().waitFor({ state: 'attached' });
    expect(await page.getByText('Players', { exact: true }).count()).toBe(0);
    there.noTroubles();
    await page.context().close();
  });
});
