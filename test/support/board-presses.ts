// A game against beginners in a real browser, by presses alone: somebody who knows no game presses what the page of the board offers.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { Program } from '../../src/app/program.js';
import { SeededDice } from '../../src/table/dice.js';
import { BoardFinger, pressOf } from './board-finger.js';

/** A question that is not handed in after so many presses has none that answer it. */
const patience = 200;
/** So many looks in a row may find nothing to press: what is shown may be about to change. */
const mostBlank = 20;
/** So long nothing may happen at all, in milliseconds. */
const stillMs = 180_000;
/** Where pictures of what was shown are put when a finger is at a loss. */
const pictures = '.cache/presses';

export interface Played {
  readonly kind: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly width: number;
  readonly lang: 'en-US' | 'ko';
  readonly seed: string;
}

export interface Course {
  /** What no press helped with, and errors of the page. */
  readonly faults: readonly string[];
  readonly status: string;
  readonly questions: number;
  readonly presses: number;
}

let tables = 0;

/** The board of a new game of Mina's, opened by the button of its post. */
async function opened(browser: Browser, program: Program, { kind, options, width, lang }: Played) {
  const { local, play } = program;
  if (local === null) throw new Error('there is no local Discord');
  const owner = { id: String(900_000_000_000_000_000n + BigInt((tables += 1))), name: 'Host', locale: 'en' } as const;
  const mina = { id: local.as('Mina').id, name: 'Mina', locale: lang === 'ko' ? 'ko' : 'en' } as const;
  const input = { guildId: local.guild.id, kind, name: null, language: 'en', options, paces: {} } as const;
  const { id } = await play.create(owner, { ...input, settings: { readyCheck: false, computers: 'beginner' } });
  await play.join(id, mina, null);
  await play.start(id, owner.id, true);
  const actor = local.as('Mina').in('lobby').speak(lang);
  const shown = await actor.slash('game info', { game: String(id) });
  const button = shown.message?.buttons.find(({ label }) => label.startsWith('👆'));
  const answer = await actor.press(button?.label ?? '', shown.message?.id);
  const context = await browser.newContext({ locale: lang, viewport: { width, height: width < 600 ? 740 : 800 } });
  const page = await context.newPage();
  await page.goto(answer.message?.buttons.find(({ url }) => url !== null)?.url ?? '');
  await page.getByRole('button').click();
  await page.locator('.sheet').waitFor();
  return { id, page, leave: () => play.cancel(id, owner.id) };
}

/** Plays a game to its end. */
export async function playByPresses(browser: Browser, program: Program, played: Played): Promise<Course> {
  const { kind, width, lang, seed } = played;
  const faults: string[] = [];
  const { id, page, leave } = await opened(browser, program, played);
  page.on('pageerror', (error) => faults.push(String(error)));
  const finger = new BoardFinger(page);
  const dice = new SeededDice(`${seed} ${kind} ${String(width)} ${lang}`);
  const random = (below: number): number => dice.roll(below, 'a press') - 1;
  const status = async (): Promise<string> => (await program.play.info(id)).status;
  let [question, n, questions, blank, still] = ['', 0, 0, 0, performance.now()];
  while ((await status()) === 'running') {
    const sight = await finger.sees().catch((error: unknown) => {
      faults.push(`the page could not be read: ${String(error)}`);
      return null;
    });
    if (sight === null) break;
    if (sight.question === '' || sight.waits) {
      if (performance.now() - still > stillMs) {
        faults.push(`nothing happens: ${sight.sheet.slice(0, 300)}`);
        break;
      }
      await page.waitForTimeout(100);
      continue;
    }
    still = performance.now();
    if (sight.question !== question) [question, n, questions] = [sight.question, 0, questions + 1];
    n += 1;
    const press = pressOf(sight, n, random);
    blank = press === undefined ? blank + 1 : 0;
    if (n >= patience || blank >= mostBlank) {
      faults.push(
        `no press answers “${question}”: ${sight.sheet.slice(0, 400)} (${await pictureOf(page, `${kind}-${questions}`)})`,
      );
      break;
    }
    if (press === undefined) await finger.showAll();
    // What others do may take a button away from under the finger.
    else await finger.press(press).catch(() => undefined);
  }
  const ended = await status();
  // A game in which others play on is stopped by a vote, or with the program.
  if (ended === 'running') await leave().catch(() => undefined);
  await page.context().close();
  return { faults, status: ended, questions, presses: finger.presses };
}

async function pictureOf(page: Page, name: string): Promise<string> {
  mkdirSync(pictures, { recursive: true });
  const path = join(pictures, `${name}.png`);
  await page.screenshot({ path });
  return path;
}
