// The documentation tells the truth: its examples run, and the commands, buttons, scripts and pages it names exist.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { ApplicationCommandOptionType, PermissionFlagsBits } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { playScenarioFile } from '../../src/cli/scenarios.js';
import { cliWords } from '../../src/cli/words.js';
import { askedFor } from '../../src/discord/permissions.js';
import { commandBodies } from '../../src/discord/register.js';
import { games } from '../../src/games/registry.js';
import { drawValue, mixed } from '../../src/table/dice.js';
import { appWording } from '../../src/app/wording.js';
import { appWords } from '../../src/words/app/index.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const pages = [
  'README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];
const wording = appWording();

describe('the examples', () => {
  it.each(readdirSync(join(root, 'docs/examples')))('%s comes out as written', (name) => {
    const played = playScenarioFile(JSON.parse(read(`docs/examples/${name}`)), games, wording);
    if (typeof played === 'string') throw new Error(`no game ${played}`);
    expect(played.length).toBeGreaterThan(0);
    expect(played.filter(({ faults }) => faults.length > 0)).toEqual([]);
  });

  it('adjudicate.json tells what came of its four orders', () => {
    const played = playScenarioFile(JSON.parse(read('docs/examples/adjudicate.json')), games, wording, true);
    const told = typeof played === 'string' ? [] : played.flatMap((one) => one.told);
    expect(told.filter(({ key }) => key.startsWith('unread.'))).toEqual([]);
    expect(told.filter(({ key }) => key.startsWith('result.'))).toHaveLength(4);
  });

  it('in dice.md recomputes the draws of the dice', () => {
    const [, program = ''] = /```js\n([^]*?)```/u.exec(read('docs/dice.md')) ?? [];
    const secret = '5eed'.repeat(16);
    const lines = ['1001 2002 plum', '2003'];
    const filled = program.replace("'…'", `'${secret}'`).replace("['…', '…']", JSON.stringify(lines));
    const seed = mixed(secret, lines);
    const draw: unknown = runInNewContext(`${filled}\ndraw`, {
      require: createRequire(import.meta.url),
    });
    if (typeof draw !== 'function') throw new Error('the page has no draw');
    for (const sides of [1, 6, 52, 0x8000_0001])
      for (let n = 0; n < 40; n++) expect(Reflect.apply(draw, null, [n, sides])).toBe(drawValue(seed, n, sides));
  });

  it('are shown word for word', () => {
    const shown = read('docs/scenarios.md');
    for (const name of readdirSync(join(root, 'docs/examples'))) {
      expect(shown).toContain(`](examples/${name})`);
      expect(shown).toContain(read(`docs/examples/${name}`).trim());
    }
  });
});

/** Every name a command goes by, with its subcommands. */
function registered(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, ReadonlySet<string>>();
  for (const body of commandBodies()) {
    const { name, name_localizations: local, options = [] } = z.looseObject(namedShape).parse(body);
    const below = options.filter(({ type }) => type === subcommand);
    for (const lang of ['en-US', 'ko'] as const) {
      found.set(local?.[lang] ?? name, new Set(below.map((one) => one.name_localizations?.[lang] ?? one.name)));
    }
  }
  return found;
}

const subcommand: number = ApplicationCommandOptionType.Subcommand;
const localized = z.record(z.string(), z.string()).nullish();
const namedShape = {
  name: z.string(),
  name_localizations: localized,
  options: z.array(z.looseObject({ type: z.number(), name: z.string(), name_localizations: localized })).optional(),
};

const optionsShape = z.looseObject({ properties: z.record(z.string(), z.unknown()) });

/** Words in backticks that begin like a command but are web addresses of the program. */
const addresses = new Set(['healthz', 'readyz']);

const spans = (text: string, pattern: RegExp): string[][] => [...text.matchAll(pattern)].map((match) => [...match]);

/** The text without its code blocks. */
const prose = (page: string): string => read(page).replaceAll(/^```[\s\S]*?^```$/gm, '');

/** A heading as the address that leads to it. */
function anchor(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}

describe.each(pages)('%s', (page) => {
  it('names only commands that are registered', () => {
    const commands = registered();
    const wrong = spans(prose(page), /`\/([\p{L}-]+)(?: ([\p{L}-]+))?/gu).flatMap(([whole = '', name = '', sub]) => {
      if (addresses.has(name)) return [];
      const below = commands.get(name);
      const fine = below !== undefined && (below.size === 0 || sub === undefined || below.has(sub));
      return fine ? [] : [whole];
    });
    expect(wrong).toEqual([]);
  });

  it('names only command lines that exist', () => {
    const { scripts } = z
      .looseObject({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(read('package.json')));
    const text = read(page);
    const lines = cliWords.en.usage.split('\n').map((line) => line.trim().split(' ')[0]);
    const unknown = [
      ...spans(text, /npx fieldpost ([a-z-]+)/g).filter(([, name]) => !lines.includes(name)),
      ...spans(text, /npm run ([a-z:]+)/g).filter(([, name = '']) => scripts[name] === undefined),
    ];
    expect(unknown).toEqual([]);
  });

  it('links to pages, pictures and headings that exist', () => {
    const broken = spans(prose(page), /\]\(([^)\s]+)\)/g).flatMap(([, target = '']) => {
      if (/^[a-z]+:/.test(target)) return [];
      const [path = '', heading] = target.split('#');
      const file = path === '' ? page : join(dirname(page), path);
      if (!existsSync(join(root, file))) return [target];
      if (heading === undefined) return [];
      const headings = spans(read(file), /^#+ (.+)$/gm).map(([, text = '']) => anchor(text));
      return headings.includes(decodeURIComponent(heading)) ? [] : [target];
    });
    expect(broken).toEqual([]);
  });
});

/** On these pages bold type is for buttons, menus and fields, written as they are on the screen. */
const pagesWithButtons = [
  'docs/players.md',
  'docs/hosts.md',
  'docs/orders.md',
  'docs/twilight-struggle.md',
  'docs/quartermaster-general.md',
];

describe.each(pagesWithButtons)('%s', (page) => {
  it('calls buttons and menus by their names', () => {
    const catalogues = [appWords, ...[...games.values()].map((game) => game.words)];
    const labels = new Set(
      catalogues.flatMap(({ en, ko }) => [...Object.values(en), ...Object.values(ko)]).map(String),
    );
    const wrong = spans(prose(page), /\*\*([^*]+)\*\*/g).flatMap(([, name = '']) => (labels.has(name) ? [] : [name]));
    expect(wrong).toEqual([]);
  });
});

it('asks for the permissions that the bot needs, in the address of its invitation', () => {
  const wanted = String(askedFor.reduce((bits, name) => bits | PermissionFlagsBits[name], 0n));
  for (const page of ['README.md', 'docs/hosts.md']) {
    const asked = spans(read(page), /&permissions=(\d+)/g).map(([, bits]) => bits);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((bits) => bits !== wanted)).toEqual([]);
  }
});

it.each([...games])('%s: rulings name only options that the game has', (id, game) => {
  const { properties } = optionsShape.parse(z.toJSONSchema(game.options, { io: 'input' }));
  const page = read(`docs/rulings/${id}.md`);
  const named = spans(page, /\| +`(\w+)`(?:, `(\w+)`)? +\|$/gm).flatMap(([, ...names]) => names.filter(Boolean));
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => properties[name] === undefined)).toEqual([]);
});
