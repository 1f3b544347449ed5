// The board in a real browser on the whole program: pressed on a phone, by keyboard alone, in Korean, watched by its link; nothing a screen reader stumbles over.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { hasBrowser, inBrowser, personOf } from '../support/in-browser.js';

/** Longer than anything a page does takes, in milliseconds. */
const patience = 60_000;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

describe.skipIf(!hasBrowser)('the board in a browser', () => {
  const games = new Map<string, number>();
  const there = inBrowser({}, async ({ play }, local) => {
    const mina = personOf(local, 'Mina');
    const hana = personOf(local, 'Hana');
    let hosts = 0;
    const begin = async (kind: string, seat: string | null, player = mina): Promise<number> => {
      // Nobody hosts them all: there is a limit.
      const host = { id: `9${String(hosts++).padStart(18, '0')}`, name: 'Host', locale: 'en' } as const;
      const input = { guildId: local.guild.id, kind, name: null, language: 'en', options: {}, paces: {} } as const;
      const { id } = await play.create(host, { ...input, settings: { readyCheck: false, computers: 'beginner' } });
      await play.join(id, player, seat);
      await play.start(id, host.id, true);
      games.set(player === mina ? kind : `${kind} of Hana`, id);
      return id;
    };
    for (const [kind, seat] of [
      ['diplomacy', 'england'],
      ['quartermaster-general', null],
      ['twilight-struggle', 'ussr'],
    ] as const) {
      await begin(kind, seat);
    }
    // One person opens so many boards within a minute and no more: some of them are another's.
    await begin('quartermaster-general', null, hana);
    // Three hands of four hold a card that may be played before an order: dealt until there is one.
    for (let dealt = 0; dealt < 10; dealt += 1) {
      const { tasks } = await play.desk(await begin('downfall', 'western'), mina.id);
      if (tasks.some(({ question }) => question.fromHand === true)) break;
    }
    // What is shown changes while computer players move, and what a page asks for may be gone by then: they have moved before it opens.
    const haveMoved = async (id: number): Promise<boolean> =>
      (await play.info(id)).seats.every(({ computer, owes }) => !computer || !owes);
    for (const id of games.values()) await vi.waitUntil(() => haveMoved(id), { timeout: patience, interval: 200 });
  });

  /** A page on which somebody has opened a board by the button of their post. */
  async function open(kind: string, who: 'Mina' | 'Hana' | 'Leo', { width = 360, lang = 'en-US' } = {}): Promise<Page> {
    const actor = there
      .local()
      .as(who)
      .in('lobby')
      .speak(lang === 'ko-KR' ? 'ko' : 'en-US');
    const shown = await actor.slash('game info', {
      game: String(games.get(who === 'Hana' ? `${kind} of Hana` : kind)),
    });
    const answer = await actor.press('👆 Open the board', shown.message?.id);
    const url = answer.message?.buttons.find((one) => one.url !== null)?.url ?? '';
    const page = await there.page({ bypassCSP: true, locale: lang, viewport: { width, height: 740 } });
    if (who === 'Leo') await page.clock.install();
    await page.goto(url);
    if (url.includes('/open/')) await page.getByRole('button').click();
    await page.locator('.board svg g[data-of], .board svg [data-of]').first().waitFor({ state: 'attached' });
    return page;
  }

  /** What a checker of accessibility finds that keeps somebody from using the page. */
  async function serious(page: Page): Promise<readonly string[]> {
    await page.evaluate(axe);
    const found = await page.evaluate<AxeResults>('axe.run(document)');
    return found.violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
  }

  /** Presses in the middle of the n-th light, once it lies somewhere: the board may just be drawn anew. */
  async function pressLight(page: Page, kind: string, n = 0): Promise<void> {
    const light = page.locator(`.lights .light.${kind}`).nth(n);
    const box = await vi.waitUntil(() => light.boundingBox(), { timeout: patience });
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }

  it('takes an order in two presses at 360 pixels, and shows it as an arrow and in words', async () => {
    const page = await open('diplomacy', 'Mina');
    await page.locator('.lights .light.open').first().waitFor({ state: 'attached' });
    await pressLight(page, 'open');
    await page.locator('.lights .light.held').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Back' }).waitFor();
    // What is being made is named, with what to press next; nothing ends the season by the way.
    expect(await page.locator('.question h2').innerText()).toMatch(/^England (Fleet|Army) /);
    expect(await page.locator('.prompt').innerText()).toBe('Press a lit place, or choose below.');
    expect(await page.locator('.go').count()).toBe(0);
    // What cannot be pressed stands back as long as something is held.
    expect(await page.locator('.board .dimmed').count()).toBe(1);
    await pressLight(page, 'open');
    await page.locator('.chip').waitFor();
    await expect.poll(() => page.locator('.board .dimmed').count(), { timeout: patience }).toBe(0);
    await page.locator('header time', { hasText: /^in \d+ (?:hours|days)$/ }).waitFor();
    // Whoever sees no board is told it.
    expect(await page.locator('.words').textContent()).toMatch(/F Lon.*F Bre/s);
    expect(await page.locator('.go').innerText()).toBe('Hand in 1 order as final');
    expect(await page.locator('.prompt').innerText()).toBe('Press what is lit to give it an order.');
    expect(await page.locator('.chip').count()).toBe(1);
    expect(await serious(page)).toEqual([]);
    await page.evaluate("document.documentElement.dataset.theme = 'dark'");
    expect(await serious(page)).toEqual([]);
    await page.context().close();
  });

  it('asks for what it shows first once, beside its script', async () => {
    const before = await open('diplomacy', 'Mina');
    // Another page of the same browser: what an open one still asks for would count if it were loaded anew.
    const page = await before.context().newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(before.url());
    await page.locator('.lights .light.open').first().waitFor({ state: 'attached' });
    const path = `/api/game/${String(games.get('diplomacy'))}`;
    // Once it listens it asks again for what changes: here computers may still be handing in.
    const listens = asked.indexOf(`${path}/events`);
    const first = listens === -1 ? asked : asked.slice(0, listens);
    expect(first.filter((one) => one === path)).toHaveLength(1);
    expect(asked.indexOf(path)).toBeLessThan(asked.findIndex((one) => one.startsWith('/files/app.')));
    await page.context().close();
  });

  it('takes a press beside what is lit as one on it, as wide as a finger is', async () => {
    const page = await open('twilight-struggle', 'Mina', { width: 1280 });
    await page.locator('.lights .light.open').first().waitFor({ state: 'attached' });
    // Beside a light, nearer to it than half a finger, where nothing that can be pressed lies.
    const found = await page.evaluate<readonly [number, number] | null>(`(() => {
      const boxes = [...document.querySelectorAll('.lights .light.open')].map((one) => one.getBoundingClientRect());
      const gap = ({ left, right, top, bottom }, x, y) =>
        Math.hypot(Math.max(0, left - x, x - right), Math.max(0, top - y, y - bottom));
      for (const box of boxes)
        for (const [x, y] of [[box.right + 8, box.top + box.height / 2], [box.left - 8, box.top + box.height / 2]])
          if (
            boxes.filter((other) => gap(other, x, y) < 40).length === 1 &&
            document.elementFromPoint(x, y)?.closest('.board') != null
          ) return [x, y];
      return null;
    })()`);
    if (found === null) throw new Error('no light stands alone');
    await page.mouse.click(...found);
    await page.locator('.lights .light.chosen').waitFor({ state: 'attached' });
    await page
      .getByRole('button', { name: /^One less/ })
      .first()
      .click();
    await page.locator('.lights .light.chosen').waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('takes an order by dragging a unit onto a lit place, and moves the board under a finger anywhere else', async () => {
    const page = await open('diplomacy', 'Mina', { width: 1280 });
    await page.locator('.chip').click();
    await page.locator('.chip').waitFor({ state: 'detached' });
    const viewBox = (): Promise<string | null> => page.locator('.board > svg').getAttribute('viewBox');
    const middle = async (): Promise<readonly [number, number]> => {
      for (;;) {
        // Lights are put up anew with each picture.
        const box = await page.locator('.lights .light.open').first().boundingBox();
        if (box !== null) return [box.x + box.width / 2, box.y + box.height / 2];
      }
    };
    await middle();
    const before = await viewBox();
    // Once the unit is lifted, its goals are lit where they would be after a press.
    await page.mouse.move(...(await middle()));
    await page.mouse.down();
    const [x, y] = await middle();
    await page.mouse.move(x + 30, y + 30, { steps: 4 });
    await page.locator('.lights .light.held').waitFor({ state: 'attached' });
    await page.mouse.move(...(await middle()), { steps: 6 });
    expect(await viewBox()).toBe(before);
    await page.mouse.up();
    await page.locator('.chip').waitFor();
    const board = await page.locator('.board').boundingBox();
    if (board === null) throw new Error('no board');
    await page.mouse.move(board.x + 20, board.y + board.height - 20);
    await page.mouse.down();
    await page.mouse.move(board.x + 120, board.y + board.height - 80, { steps: 4 });
    await page.mouse.up();
    expect(await viewBox()).not.toBe(before);
    expect(await page.locator('.chip').count()).toBe(1);
    await page.context().close();
  });

  it('stands still where a finger has moved it when its sheet grows', async () => {
    const page = await open('diplomacy', 'Mina');
    // So high that the sheet has room to grow.
    await page.setViewportSize({ width: 600, height: 1300 });
    const light = page.locator('.lights .light.open').first();
    await light.waitFor({ state: 'attached' });
    const board = page.locator('.board');
    const frame = await board.boundingBox();
    if (frame === null) throw new Error('no board');
    await page.mouse.move(frame.x + 20, frame.y + 20);
    await page.mouse.down();
    await page.mouse.move(frame.x + 50, frame.y + 45, { steps: 4 });
    await page.mouse.up();
    const place = async (): Promise<readonly number[]> => {
      const box = await light.boundingBox();
      return box === null ? [] : [box.x, box.y, box.width, box.height].map(Math.round);
    };
    let before = await place();
    // Lights are put up anew with each picture.
    for (let again = await place(); before.length === 0 || String(again) !== String(before); again = await place())
      before = again;
    await page.locator('.doors button[aria-expanded]').last().click();
    const height = async (): Promise<number> => (await board.boundingBox())?.height ?? 0;
    await expect.poll(height, { timeout: patience }).toBeLessThan(frame.height);
    await expect.poll(place).toEqual(before);
    await page.context().close();
  });

  it('shows all of its head when that is pressed, doors that wrap, and nothing to search in a short list', async () => {
    const page = await open('diplomacy', 'Mina');
    const sign = (): Promise<string> =>
      page.evaluate("getComputedStyle(document.querySelector('.head'), '::after').content");
    expect(await sign()).toContain('▾');
    await page.locator('.head').click();
    await page.locator('.head[aria-expanded="true"]').waitFor();
    expect(await sign()).toContain('▴');
    expect(await page.locator('.doors button').count()).toBeGreaterThan(4);
    const tooWide = "(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('.sheet'))";
    expect(await page.evaluate(tooWide)).toBe(0);
    await page.locator('.doors button[aria-pressed]').click();
    await page.locator('.list .option').first().click();
    await page.getByRole('button', { name: 'Back' }).waitFor();
    expect(await page.locator('.list .option').count()).toBeGreaterThan(2);
    expect(await page.getByRole('searchbox').count()).toBe(0);
    // What is begun would stand before what comes next.
    await page.getByRole('button', { name: 'Back' }).click();
    await page.locator('.chip').waitFor();
    await page.context().close();
  });

  it('says once what is being placed: the picture, not the light above it', async () => {
    const page = await open('twilight-struggle', 'Mina');
    await pressLight(page, 'open');
    await page.locator('.board svg text', { hasText: '+1' }).first().waitFor({ state: 'attached' });
    await expect.poll(() => page.locator('.lights .chosen text').count(), { timeout: patience }).toBe(0);
    expect(await page.locator('.lights .chosen').count()).toBe(1);
    await page.context().close();
  });

  it('can be played by keyboard alone', async () => {
    const page = await open('diplomacy', 'Mina', { width: 1280 });
    await page.locator('.chip').waitFor();
    await page.locator('.board').focus();
    await page.keyboard.press('Backspace');
    await page.locator('.chip').waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowRight');
    await page.locator('.light.focused').waitFor({ state: 'attached' });
    expect(await page.locator('.heard').textContent()).toMatch(/^(?:Fleet|Army) \w/);
    await page.keyboard.press('Space');
    await page.locator('.lights .light.held').waitFor({ state: 'attached' });
    // One step back is one step: what was begun is left when it has none.
    const title = page.locator('.question h2');
    const begun = await title.innerText();
    await page.locator('.list .option', { hasText: 'Support' }).click();
    await page.locator('.question h2', { hasText: '→' }).waitFor();
    await page.locator('.board').focus();
    await page.keyboard.press('Backspace');
    await expect.poll(() => title.innerText(), { timeout: patience }).toBe(begun);
    await page.keyboard.press('Backspace');
    await page.locator('.lights .light.held').waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowRight');
    await page.locator('.light.focused').waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    await page.locator('.lights .light.held').waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.locator('.chip').waitFor();
    await page.context().close();
  });

  it('lays cards side by side in Korean: each chosen by one press and read by a button below, counted, with the reason beside the button that is off', async () => {
    const page = await open('quartermaster-general', 'Mina', { lang: 'ko-KR' });
    await page.locator('.face').first().waitFor();
    expect(await page.evaluate('document.documentElement.lang')).toBe('ko');
    expect(await page.locator('.face').count()).toBeGreaterThan(3);
    await page
      .getByRole('button', { name: /^자세히/ })
      .first()
      .click();
    await page.locator('.face.raised').waitFor();
    expect(await page.locator('.face.on').count()).toBe(0);
    expect(await page.locator('.prompt').innerText()).toMatch(/^7개 중 0개 선택/);
    for (const n of [1, 2, 3]) {
      await page.locator('.face:not(.on)').first().click();
      await expect.poll(() => page.locator('.face.on').count(), { timeout: patience }).toBe(n);
    }
    expect(await page.locator('.prompt').innerText()).toMatch(/^7개 중 3개 선택/);
    expect(await page.locator('.go').isDisabled()).toBe(true);
    expect(await page.locator('.end .why').innerText()).toContain('7');
    expect(await serious(page)).toEqual([]);
    const buttons = await page.locator('button:visible').all();
    const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
    const small = boxes.filter((box) => box !== null && (box.width < 44 || box.height < 44));
    expect(small).toEqual([]);
    await page.context().close();
  });

  it('lays what a question is about before the cards that lie behind it', async () => {
    const page = await open('downfall', 'Mina');
    await page.locator('.face').first().waitFor();
    const [option, face] = await Promise.all(
      ['.question .option', '.question .face'].map((one) => page.locator(one).first().boundingBox()),
    );
    expect(option?.y).toBeLessThan(face?.y ?? 0);
    await page.context().close();
  });

  it('says in words what did not get through, and does it when asked again', async () => {
    const page = await open('quartermaster-general', 'Hana');
    await page.locator('.face').first().waitFor();
    if ((await page.locator('.face.on').count()) === 0) await page.locator('.face').first().click();
    await page.locator('.face.on').first().waitFor();
    // A beat of the connection would try it again by itself, at any moment.
    await page.route('**/api/game/*/events', (route) => route.abort());
    await page.reload();
    await page.locator('.face.on').first().waitFor();
    // One more of the same card, or none of it: the hand decides which.
    const prompt = page.locator('.prompt');
    const before = await prompt.innerText();
    await page.route('**/api/game/*/act', (route) => route.abort());
    await page.locator('.face.on').first().click();
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    expect(await prompt.innerText()).toBe(before);
    expect(await serious(page)).toEqual([]);
    await page.unroute('**/api/game/*/act');
    await again.click();
    await expect.poll(() => prompt.innerText(), { timeout: patience }).not.toBe(before);
    expect(await again.count()).toBe(0);
    await page.context().close();
  });

  it('loses no press that is made before the one before it has come through', async () => {
    const page = await open('quartermaster-general', 'Hana');
    await page.locator('.face').first().waitFor();
    const chosen = async (): Promise<number> => Number(/\d+/.exec(await page.locator('.prompt').innerText())?.[0]);
    const before = await chosen();
    await page.route('**/api/game/*/act', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    const [one, other] = await page.locator('.face:not(.on)').elementHandles();
    await one?.click();
    await other?.click();
    await expect.poll(chosen, { timeout: patience }).toBe(before + 2);
    await page.context().close();
  });

  it('does once what came through though its answer was lost, when it is asked again', async () => {
    const [id, userId] = [games.get('diplomacy') ?? 0, there.local().as('Mina').id];
    const { play } = there.program();
    const [task] = (await play.desk(id, userId)).tasks;
    if (task?.question.form.kind !== 'orders') throw new Error('orders are asked');
    const value = task.question.form.subjects([]).map(({ id: subject }) => ({ subject, path: ['hold'] }));
    const at = { gameId: id, userId, checkpoint: task.checkpoint, question: task.id };
    await play.answer({ ...at, value, final: false, confirmed: false });
    const page = await open('diplomacy', 'Mina');
    await page.locator('.chip').nth(2).waitFor();
    const chips = await page.locator('.chip').count();
    await page.route('**/api/game/*/act', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.locator('.chip').first().click();
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await page.unroute('**/api/game/*/act');
    await again.click();
    await again.waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.chip').count(), { timeout: patience }).toBe(chips - 1);
    await page.context().close();
  });

  it('keeps an open door in sight, lies beside its sheet on a phone that is turned, moves nothing under a finger while it loads, and brings what is next clear of its buttons', async () => {
    const page = await open('diplomacy', 'Mina');
    const boxOf = async (one: string): Promise<{ x: number; y: number; width: number; height: number }> =>
      (await page.locator(one).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.locator('.doors button', { hasText: 'Earlier turns' }).click();
    const door = await boxOf('.doors [aria-expanded="true"]');
    expect(door.x).toBeGreaterThan(0);
    expect(door.x + door.width).toBeLessThan(360);
    await page.getByRole('slider').waitFor();
    const [sheet, past] = [await boxOf('.sheet'), await boxOf('.past .bar')];
    expect(past.y + past.height).toBeLessThanOrEqual(sheet.y + sheet.height);
    for (const button of await page.locator('.past button').all())
      expect((await button.boundingBox())?.width).toBeGreaterThanOrEqual(44);
    await page.setViewportSize({ width: 740, height: 360 });
    await expect.poll(async () => (await boxOf('.board')).height, { timeout: patience }).toBeGreaterThan(250);
    expect((await boxOf('.sheet')).x).toBeGreaterThanOrEqual((await boxOf('.board')).width);
    await page.setViewportSize({ width: 360, height: 740 });

    // What may stand on the board stands nowhere until it lies there.
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/game/*/scene*', async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await page.locator('.loading').waitFor();
    await page.locator('.go').waitFor();
    expect(await page.locator('.question .option').count()).toBe(0);
    expect(await page.locator('.go').isDisabled()).toBe(true);
    letGo();
    await page.locator('.lights .light').first().waitFor({ state: 'attached' });
    await expect.poll(() => page.locator('.go').isEnabled(), { timeout: patience }).toBe(true);
    expect(await page.locator('.question .option').count()).toBe(0);

    // Units are looked for where they stand by then, not where they stood.
    const actor = there.local().as('Mina').speak('en-US').inDm();
    actor.dm('F Edi - Nwg; F Lon - Nth; A Lvp - Yor');
    await page.locator('.chip', { hasText: 'F Edi - Nwg' }).waitFor();
    await page.locator('.chip', { hasText: 'A Lvp - Yor' }).waitFor();
    await page.locator('.go').click();
    await page.getByRole('heading', { name: /Fall 1901/ }).waitFor();
    const covered = async (): Promise<readonly string[]> => {
      const [board, zoom] = await Promise.all(['.board', '.zoom'].map((one) => page.locator(one).boundingBox()));
      const lights = await Promise.all(
        (await page.locator('.lights .light.open').all()).map((one) => one.boundingBox().catch(() => null)),
      );
      if (board === null || board === undefined || zoom === null || zoom === undefined || lights.length !== 3)
        return ['not drawn yet'];
      return lights.flatMap((box) => {
        if (box === null) return ['not drawn yet'];
        const [right, bottom] = [box.x + box.width, box.y + box.height];
        const isSeen = box.x >= 0 && right <= board.width && box.y >= board.y && bottom <= board.y + board.height;
        return isSeen && (right <= zoom.x || bottom <= zoom.y) ? [] : [JSON.stringify(box)];
      });
    };
    await expect.poll(covered, { timeout: patience }).toEqual([]);

    // Moved as far up as it goes, or away as far as it goes, the board ends above the buttons: its legend is at its lower end.
    const endsAbove = async (): Promise<boolean> => {
      const [zoom, ...parts] = await Promise.all([
        page.locator('.zoom').boundingBox(),
        ...(await page.locator('.board svg > g').first().locator('> g').all()).map((one) => one.boundingBox()),
      ]);
      const end = Math.max(...parts.map((box) => (box === null ? 0 : box.y + box.height)));
      const frame = await page.locator('.board').boundingBox();
      if (zoom === null || frame === null) return false;
      return end <= zoom.y + 2 || end > frame.y + frame.height;
    };
    const [out] = await page
      .locator('.zoom button')
      .all()
      .then(([, away]) => [away]);
    for (let n = 0; n < 4; n++) await out?.click();
    await expect.poll(endsAbove, { timeout: patience }).toBe(true);
    const frame = await boxOf('.board');
    for (const by of [30, 30, 30, 30]) {
      const [x, y] = [frame.x + 60, frame.y + frame.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y + by, { steps: 4 });
      await page.mouse.up();
      expect(await endsAbove()).toBe(true);
    }
    await page.context().close();
  });

  it('is watched by its link: earlier turns, no orders, nothing to press', async () => {
    const page = await open('diplomacy', 'Leo', { lang: 'ko-KR' });
    await page.getByText('관전하고 있습니다.').waitFor();
    // It looks by itself whether something has changed.
    const looked = page.waitForRequest(/\/api\/view\/\d+\/[\w-]+$/u);
    await page.clock.runFor(31_000);
    await looked;
    expect(await page.locator('.lights .light').count()).toBe(0);
    await page.getByRole('button', { name: '지난 차례' }).click();
    await page.getByRole('slider').waitFor();
    expect(await serious(page)).toEqual([]);
    await page.context().close();
  });

  it('ran without an error in any page', () => {
    // What a page itself tries again after its connection was cut is told by the browser as an error.
    there.noTroubles('net::ERR_FAILED');
  });
});
