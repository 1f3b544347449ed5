// A finger on the board's page in a real browser: sees what is lit and what can be pressed, and knows neither the game nor the program behind it.
import { readFileSync } from 'node:fs';
import type { Page, Request } from 'playwright-core';

/** Something that can be pressed, as it looks. */
interface Seen {
  /** A light on the board, or what a button looks like. */
  readonly kind: 'open' | 'chosen' | 'option' | 'more' | 'less' | 'go' | 'agree' | 'other';
  readonly text: string;
  readonly danger: boolean;
  /** Its place in the list of its kind, or on the screen. */
  readonly at: { readonly n: number } | { readonly x: number; readonly y: number };
}

/** What the page shows. */
interface Sight {
  /** What is asked; empty when nothing is. */
  readonly question: string;
  /** It has been handed in and waits. */
  readonly waits: boolean;
  readonly things: readonly Seen[];
  /** Everything that can be read in the sheet. */
  readonly sheet: string;
}

/** Reads the page; runs in it. */
const look = readFileSync(new URL('./written/board-sight.js', import.meta.url), 'utf8');
const drawn = 'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))';

export class BoardFinger {
  presses = 0;
  readonly #page: Page;
  /** Requests under way; of those that began before it looked nothing is known. */
  readonly #asking = new Set<Request>();

  constructor(page: Page) {
    this.#page = page;
    const isOurs = (url: string): boolean => url.includes('/api/') && !url.endsWith('/events');
    page.on('request', (request) => {
      if (isOurs(request.url())) this.#asking.add(request);
    });
    const ended = (request: Request): void => void this.#asking.delete(request);
    page.on('requestfinished', ended);
    // What the page does not read of an answer that says no never ends for the browser.
    page.on('response', (response) => {
      if (!response.ok()) ended(response.request());
    });
    page.on('requestfailed', ended);
  }

  /** What is shown once all that was asked for has come. */
  async sees(): Promise<Sight> {
    for (let n = 0; n < 200; n++) {
      await this.#page.waitForTimeout(25);
      if (this.#asking.size === 0) break;
    }
    await this.#page.evaluate(drawn);
    return this.#page.evaluate<Sight>(look);
  }

  async press({ at }: Seen): Promise<void> {
    this.presses += 1;
    if ('n' in at) await this.#page.locator('.sheet .question button').nth(at.n).click({ timeout: 5_000 });
    else await this.#page.mouse.click(at.x, at.y);
  }

  /** The whole board, where nothing lit is in sight. */
  async showAll(): Promise<void> {
    await this.#page.locator('.zoom button').last().click();
  }
}

/** What somebody presses who knows no game: what is offered and harms nothing, and the green button once in a while. */
export function pressOf({ things }: Sight, n: number, random: (below: number) => number): Seen | undefined {
  const among = (...kinds: readonly Seen['kind'][]): Seen | undefined => {
    const some = things.filter(({ kind, danger }) => kinds.includes(kind) && !danger);
    return some[random(Math.max(1, some.length))];
  };
  const agree = among('agree');
  if (agree !== undefined) return agree;
  const go = among('go');
  if (go !== undefined && random(100) < 25 + n) return go;
  if (random(100) < 4) return among('other') ?? among('open', 'option', 'more') ?? go;
  return among('open', 'option', 'more') ?? go ?? among('chosen', 'less', 'other') ?? things[0];
}
