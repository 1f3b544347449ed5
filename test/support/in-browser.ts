// The whole program on its local Discord, with a browser beside it, for the tests of a file; where there is no browser they are skipped and say so.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { readConfig } from '../../src/app/config.js';
import { createLog } from '../../src/app/log.js';
import { startProgram, type Program } from '../../src/app/program.js';

const path = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
/** Whether there is a browser. */
export const hasBrowser = existsSync(path);
if (!hasBrowser) process.stderr.write(`\nSKIPPED: nothing is tried in a browser, ${path} is absent\n`);

/** How long anything in a page may take, in milliseconds. */
const patience = 60_000;

type Local = NonNullable<Program['local']>;

/** Somebody of the local Discord, as those who play are known. */
export function personOf(local: Local, name: string) {
  return { id: local.as(name).id, name, locale: 'en' } as const;
}

export interface InBrowser {
  program(): Program;
  local(): Local;
  /** Stops the program and starts it on what it has stored. */
  restart(): Promise<void>;
  /** A page of a browser of its own. */
  page(options?: BrowserContextOptions): Promise<Page>;
  /**
   * @param excused troubles whose text holds this are none.
   * @throws Error that names what went wrong in any page, and what the program said of it.
   */
  noTroubles(excused?: string): void;
  /** The hosts that pages have asked. */
  readonly hosts: ReadonlySet<string>;
}

/**
 * Starts both before the tests and stops them behind.
 * @param settings of the program, beside its folder.
 * @param begin what is to be there before the first test.
 */
export function inBrowser(
  settings: Readonly<Record<string, string>>,
  begin: (program: Program, local: Local) => Promise<void> = () => Promise.resolve(),
): InBrowser {
  let folder = '';
  let games = 0;
  let program: Program | undefined;
  let browser: Browser | undefined;
  const troubles: string[] = [];
  /** What the server answered with an error, and what the program warned of: told where something went wrong. */
  const refusals: string[] = [];
  const warnings: string[] = [];
  const hosts = new Set<string>();
  const running = (): Program => {
    if (program === undefined) throw new Error('the program has not been started');
    return program;
  };
  const local = (): Local => {
    const found = running().local;
    if (found === null) throw new Error('there is no local Discord');
    return found;
  };
  const start = async (): Promise<Program> => {
    const config = readConfig({ DATA_DIR: folder, TZ: 'Asia/Seoul', ...settings });
    const log = createLog({ level: 'warn', pretty: false, secrets: [], write: (line) => warnings.push(line) });
    return startProgram({
      config,
      log,
      waits: { computerDelayMs: 0 },
      seed: () => `browser ${String((games += 1))}`,
      localPort: 0,
    });
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fieldpost-browser-'));
    program = await start();
    await begin(program, local());
    browser = await chromium.launch({
      executablePath: path,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    });
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await program?.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    program: running,
    local,
    hosts,
    noTroubles(excused) {
      const found = troubles.filter((text) => excused === undefined || !text.includes(excused));
      if (found.length > 0) throw new Error([...found, ...refusals, ...warnings].join('\n').slice(0, 5_000));
    },
    async restart() {
      await running().stop();
      program = await start();
    },
    async page(options = {}) {
      if (browser === undefined) throw new Error('the browser has not been started');
      const page = await (await browser.newContext({ locale: 'en-US', ...options })).newPage();
      page.setDefaultTimeout(patience);
      page.on('pageerror', (error) => troubles.push(String(error)));
      page.on('console', (line) => {
        if (line.type() === 'error') troubles.push(`${line.text()} ${line.location().url}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400) refusals.push(`${String(response.status())} ${response.url()}`);
      });
      page.on('request', (request) => hosts.add(new URL(request.url()).host));
      return page;
    },
  };
}
