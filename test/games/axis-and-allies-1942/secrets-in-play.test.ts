// Standing orders, plans and orders in advance swapped in a game of Axis & Allies: what others and the public get stays the same to the byte, and so does every moment.
import { expect, it } from 'vitest';
import { axisAndAllies1942 } from '../../../src/games/axis-and-allies-1942/index.js';
import type { Answer } from '../../../src/table/question.js';
import { emptyTables } from '../../support/database.js';
import { publiclySeen } from '../../support/publicly.js';
import { ann, bob, cho, give, taskOf, testTable } from '../../support/table.js';
import { order } from './sample.js';

const table = testTable();
const game = axisAndAllies1942;
const begins = new Date('2026-03-01T12:00:00Z');

/** What one seat has said in advance; of an exception, for which spaces. */
type Said = readonly (readonly [seat: string, key: string, value: Answer, where?: Answer])[];

interface Message {
  readonly target: string;
}

/** A message that is not to those who have said something in advance: they are told what it has brought; how it is numbered nobody sees. */
function othersGet(message: Message): readonly object[] {
  if ([ann, bob].some((person) => message.target === `user:${person.id}`)) return [];
  return [Object.fromEntries(Object.entries(message).filter(([name]) => name !== 'key'))];
}

/** What a person without these orders gets to see, after each answer of the Soviet turn until its units are placed. */
async function turn(said: Said): Promise<readonly object[]> {
  await emptyTables(table.store());
  table.clock.set(begins);
  const play = table.play({ games: new Map([[game.id, game]]) });
  const { id } = await play.create(ann, {
    guildId: 'guild',
    kind: game.id,
    name: null,
    language: 'en',
    options: { escortsAndInterceptors: true },
    paces: {},
    settings: { quiet: null, readyCheck: false },
  });
  for (const seat of ['ussr', 'uk', 'usa']) await play.join(id, ann, seat);
  await play.join(id, bob, 'germany');
  await play.join(id, cho, 'japan');
  await play.start(id, ann.id, true);
  const holds = (seat: string): string => (seat === 'germany' ? bob : ann).id;
  const tell = async (lines: Said): Promise<void> => {
    for (const [seat, key, value, where] of lines) {
      await play.setInstruction(id, holds(seat), seat, key, {
        value,
        ...(where === undefined ? {} : { filter: where }),
      });
    }
  };
  await tell(said.filter(([, key]) => !key.startsWith('plan.')));
  await give(play, id, ann, { infantry: 4, artillery: 3 });
  const seen: object[] = [];
  const look = async (): Promise<void> => {
    // Japan's player has nothing to do with any of it.
    const { messages, ...rest } = (await publiclySeen(table, play, id, cho)) as {
      readonly messages: readonly Message[];
    };
    seen.push({ ...rest, messages: messages.flatMap(othersGet) });
    table.clock.advance(60_000);
    await play.runDue();
  };
  await look();
  await give(play, id, ann, [
    order('russia', { infantry: 4, artillery: 1, tank: 2 }, 'west_russia'),
    order('karelia_ssr', { artillery: 1 }, 'west_russia'),
    order('caucasus', { infantry: 3, tank: 1 }, 'ukraine_ssr'),
  ]);
  await tell(said.filter(([, key]) => key.startsWith('plan.')));
  await look();
  for (let n = 0; n < 8; n++) {
    const { question } = await taskOf(play, id, ann);
    if (question.key === 'mobilize') break;
    await give(play, id, ann, question.key === 'nextBattle' ? ['all'] : question.fallback());
    await look();
  }
  expect((await taskOf(play, id, ann)).question.key).toBe('mobilize');
  return seen;
}

/** All that can be said in advance, about other spaces than those that are attacked. */
const some: Said = [
  ['germany', 'stand.askMe', ['germany']],
  ['germany', 'stand.defendLand', ['lose:infantry', 'lose:artillery', 'lose:tank', 'lose:fighter']],
  ['germany', 'stand.defendLand.1', ['lose:tank'], ['france']],
  ['germany', 'stand.defendSea', ['lose:submarine']],
  ['germany', 'stand.interceptors', ['none']],
  ['germany', 'stand.homeless', ['germany']],
  ['germany', 'stand.attackLand', ['capturer']],
  ['germany', 'early.purchase', { infantry: 3 }],
  ['germany', 'early.combatMoves', [order('finland', { infantry: 2 }, 'karelia_ssr')]],
  ['ussr', 'plan.ukraine_ssr', ['keep:tank']],
];

/** The same keys, all with something else to say. */
const others: Said = [
  ['germany', 'stand.askMe', ['poland', 'city', 'capital']],
  ['germany', 'stand.defendLand', ['lose:infantry', 'lose:artillery', 'keep:fighter']],
  ['germany', 'stand.defendLand.1', ['asks', 'lose:infantry', 'lose:infantry', 'lose:artillery'], ['poland', 'italy']],
  ['germany', 'stand.defendSea', ['subs:submerge', 'freeHit', 'asks']],
  ['germany', 'stand.interceptors', ['outnumber']],
  ['germany', 'stand.homeless', ['france', 'italy', 'poland']],
  ['germany', 'stand.attackLand', ['retreat:round1', 'noBombardment']],
  ['germany', 'early.purchase', { tank: 6 }],
  ['germany', 'early.combatMoves', []],
  ['ussr', 'plan.ukraine_ssr', ['keep:tank', 'capturer', 'to:caucasus']],
];

/** Where what is seen differs, moment by moment. */
function differences(one: readonly object[], two: readonly object[]): readonly string[] {
  const at = (a: unknown, b: unknown, path: string): readonly string[] => {
    if (JSON.stringify(a) === JSON.stringify(b)) return [];
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
      return [`${path}: ${JSON.stringify(a)} / ${JSON.stringify(b)}`];
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap((key) =>
      at((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], `${path}.${key}`),
    );
  };
  return at(one, two, '');
}

it('tells nobody what was said in advance, nor whether anything was', { timeout: 600_000 }, async () => {
  const none = await turn([]);
  expect(JSON.stringify(none.at(-1))).toContain('report.captured');
  const told = await turn(some);
  expect(JSON.stringify(told)).not.toMatch(/stand\.|plan\.|early\.|lose:|keep:|subs:/u);
  expect(differences(told, none)).toEqual([]);
  expect(differences(await turn(others), none)).toEqual([]);
});
