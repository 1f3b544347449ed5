// How many messages a person gets, a table reads, and presses it takes: counted over a turn of each game that is played by what direct messages show, and printed.
import { expect, it } from 'vitest';
import { axisAndAllies1942 } from '../../src/games/axis-and-allies-1942/index.js';
import { powerName } from '../../src/games/axis-and-allies-1942/reports/names.js';
import { downfall } from '../../src/games/downfall/index.js';
import { quartermasterGeneral } from '../../src/games/quartermaster-general/index.js';
import { twilightStruggle } from '../../src/games/twilight-struggle/index.js';
import { asSheet } from '../../src/table/answer.js';
import type { AnyGame } from '../../src/table/game.js';
import type { Text } from '../../src/table/text.js';
import { DmDesk } from './driving/at-desk.js';
import { play } from './driving/course.js';
import { Person } from './driving/person.js';
import { begunWith, type Seated } from './driving/seated.js';
import { testApp, type TestApp } from './harness.js';

const app = testApp();

interface Counted {
  /** Messages of the bot to each person. */
  readonly dms: Readonly<Record<string, number>>;
  /** Posts of the bot in the game's channel. */
  readonly posts: number;
  /** What each seat pressed for an answer, and what it was. */
  readonly answers: readonly Answered[];
}

interface Answered {
  readonly seat: string;
  /** Orders on a sheet, kinds of units in them, and steps of their ways; 0 in any other form. */
  readonly orders: number;
  readonly kinds: number;
  readonly steps: number;
  presses: number;
}

interface Counting {
  readonly id: number;
  readonly goesOn: (title: Text | null) => boolean;
  /** Whoever has to wait for another looks elsewhere meanwhile, and has to be called; otherwise all play on in one sitting. */
  readonly away: boolean;
}

/** Plays on while the game's title is such, and counts what comes meanwhile. */
async function counted(
  at: TestApp,
  rules: AnyGame,
  people: readonly Seated[],
  { id, goesOn, away }: Counting,
): Promise<Counted> {
  const desks = people.map(({ name }) => new DmDesk(at, name, id));
  const [first, ...others] = desks.map((desk, n) => new Person(desk, people[n]?.lang ?? 'en', rules.id));
  if (first === undefined) throw new Error('nobody plays');
  const dms = (name: string): number =>
    at
      .as(name)
      .dms()
      .filter(({ authorId }) => authorId !== at.as(name).id).length;
  const pressed = (): number => desks.reduce((all, { presses }) => all + presses, 0);
  const answers: Answered[] = [];
  let before = 0;
  const close = (): void => {
    const last = answers.at(-1);
    if (last !== undefined) last.presses += pressed() - before;
    before = pressed();
  };
  let acting = '';
  const { channelId } = await at.play.info(id);
  const posts = (): number =>
    at
      .as('Hana')
      .in(channelId ?? '')
      .messages().length;
  const start = { dms: new Map(people.map(({ name }) => [name, dms(name)])), posts: posts() };
  await play(at, [first, ...others], {
    goesOn: async () => goesOn((await at.play.info(id)).title),
    note: ({ task: { seat, question } }, answer) => {
      close();
      const sheet = question.form.kind === 'orders' ? asSheet(answer) : [];
      const kinds = sheet.reduce((all, { units = {} }) => all + Math.max(1, Object.keys(units).length), 0);
      const steps = sheet.reduce((all, { path }) => all + path.length, 0);
      answers.push({ seat, orders: sheet.length, kinds, steps, presses: 0 });
    },
    way: async ({ person }): Promise<'presses'> => {
      if (away && person.name !== acting) {
        at.clock.advance(5 * 60_000);
        // Whoever is called is called before they come back.
        await at.quiet();
      }
      acting = person.name;
      return 'presses';
    },
  });
  const count = {
    dms: Object.fromEntries(people.map(({ name }) => [name, dms(name) - (start.dms.get(name) ?? 0)])),
    posts: posts() - start.posts,
  };
  close();
  process.stdout.write(`${rules.id}: ${JSON.stringify(count)}\n`);
  return { ...count, answers };
}

/** Presses by seat, added up and printed. */
function pressesOf(what: string, answers: readonly Answered[]): ReadonlyMap<string, number> {
  const bySeat = new Map<string, number>();
  for (const { seat, presses } of answers) bySeat.set(seat, (bySeat.get(seat) ?? 0) + presses);
  process.stdout.write(`${what}: ${JSON.stringify(Object.fromEntries(bySeat))} presses\n`);
  return bySeat;
}

const number = (title: Text | null, name: string): number => Number(title?.args?.[name] ?? 0);

/** The power, side or nation that a title names. */
const named = (title: Text | null, name: string): string => {
  const arg = title?.args?.[name];
  return typeof arg === 'object' && 'key' in arg ? arg.key : '';
};

it('a round of three nations of Quartermaster General: at most 3 messages', { timeout: 600_000 }, async () => {
  const people: readonly Seated[] = [
    { name: 'Alex', lang: 'en', way: 'presses', seats: ['united-kingdom', 'soviet-union', 'united-states'] },
    { name: 'Sam', lang: 'ko', way: 'presses', seats: ['germany', 'japan', 'italy'] },
  ];
  const id = await begunWith(app(), people, quartermasterGeneral);
  const opening = await counted(app(), quartermasterGeneral, people, {
    id,
    goesOn: (title) => title?.args?.['round'] === undefined,
    away: true,
  });
  const hands = pressesOf('opening hands', opening.answers);
  // Whoever hands in last does so for all.
  expect([...hands.values()].reduce((all, one) => all + one, 0)).toBeLessThanOrEqual(5 * 6);
  const goesOn = (title: Text | null): boolean => number(title, 'round') < 2;
  const { dms, posts, answers } = await counted(app(), quartermasterGeneral, people, { id, goesOn, away: true });
  for (const [seat, presses] of pressesOf('turns', answers)) expect(presses, seat).toBeLessThanOrEqual(4);
  for (const { name } of people) expect(dms[name], name).toBeLessThanOrEqual(3);
  expect(posts).toBeLessThanOrEqual(8);
});

it('a turn of Twilight Struggle: at most 8 posts', { timeout: 600_000 }, async () => {
  const people: readonly Seated[] = [
    { name: 'Alex', lang: 'en', way: 'presses', seats: ['ussr'] },
    { name: 'Sam', lang: 'ko', way: 'presses', seats: ['us'] },
  ];
  const id = await begunWith(app(), people, twilightStruggle);
  const goesOn = (title: Text | null): boolean => number(title, 'turn') < 2;
  const { dms, posts } = await counted(app(), twilightStruggle, people, { id, goesOn, away: true });
  expect(posts).toBeLessThanOrEqual(8);
  for (const { name } of people) expect(dms[name], name).toBeLessThanOrEqual(8);
});

it('the German turn of Axis & Allies: at most 2 messages', { timeout: 600_000 }, async () => {
  const people: readonly Seated[] = [
    { name: 'Alex', lang: 'en', way: 'presses', seats: ['germany', 'japan'] },
    { name: 'Sam', lang: 'ko', way: 'presses', seats: ['ussr', 'uk', 'usa'] },
  ];
  const germany = powerName('germany').key;
  const id = await begunWith(app(), people, axisAndAllies1942);
  await counted(app(), axisAndAllies1942, people, {
    id,
    goesOn: (title) => named(title, 'power') !== germany,
    away: true,
  });
  const goesOn = (title: Text | null): boolean => named(title, 'power') === germany;
  const { dms, posts, answers } = await counted(app(), axisAndAllies1942, people, { id, goesOn, away: true });
  pressesOf('the German turn', answers);
  for (const { orders, kinds, steps, presses } of answers.filter((one) => one.orders > 0)) {
    process.stdout.write(`${orders} orders of ${kinds} kinds: ${presses} presses\n`);
    // From where, how many of each kind, whereto: three for one kind that goes straight; and that all of it is meant.
    expect(presses).toBeLessThanOrEqual(orders + kinds + steps + 2);
  }
  expect(dms['Alex']).toBeLessThanOrEqual(2);
  expect(posts).toBeLessThanOrEqual(3);
});

it('a turn of Downfall: at most 8 messages and 15 posts', { timeout: 900_000 }, async () => {
  const people: readonly Seated[] = [
    { name: 'Alex', lang: 'en', way: 'presses', seats: ['western', 'okh'] },
    { name: 'Sam', lang: 'ko', way: 'presses', seats: ['soviet', 'okw'] },
  ];
  const id = await begunWith(app(), people, downfall);
  const { title } = await app().play.info(id);
  const turn = number(title, 'turn');
  const goesOn = (now: Text | null): boolean => number(now, 'turn') === turn;
  const { dms, posts } = await counted(app(), downfall, people, { id, goesOn, away: false });
  for (const { name } of people) expect(dms[name], name).toBeLessThanOrEqual(8);
  expect(posts).toBeLessThanOrEqual(15);
});
