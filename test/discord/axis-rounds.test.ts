// Whole rounds of Axis & Allies on the wire: two people by presses alone, and typed in Korean and English; with AXIS_PEOPLE=5 five people, a power each.
import { expect, it } from 'vitest';
import { axisAndAllies1942 } from '../../src/games/axis-and-allies-1942/index.js';
import type { AaView } from '../../src/games/axis-and-allies-1942/view.js';
import { DmDesk } from './driving/at-desk.js';
import { play, thoughtOut } from './driving/course.js';
import type { Way } from './driving/entering.js';
import { Person } from './driving/person.js';
import { begunWith, type Seated } from './driving/seated.js';
import { testApp } from './harness.js';

const app = testApp([axisAndAllies1942]);
/** So many rounds are played; more to look for what goes wrong. */
const rounds = Number(process.env['AXIS_ROUNDS'] ?? 1);

const two = (way: Way): readonly Seated[] => [
  { name: 'Alex', lang: 'en', way, seats: ['ussr', 'uk', 'usa'] },
  { name: 'Sam', lang: 'ko', way, seats: ['germany', 'japan'] },
];
/** A power each; Hana opens the table and plays. */
const five: readonly Seated[] = [
  { name: 'Alex', lang: 'en', way: 'presses', seats: ['ussr'] },
  { name: 'Sam', lang: 'ko', way: 'types', seats: ['germany'] },
  { name: 'Leo', lang: 'en', way: 'types', seats: ['uk'] },
  { name: 'Mina', lang: 'ko', way: 'presses', seats: ['japan'] },
  { name: 'Hana', lang: 'ko', way: 'presses', seats: ['usa'] },
];

const tables: readonly (readonly [title: string, people: readonly Seated[]])[] = [
  ['two people by presses alone', two('presses')],
  ['two people by typed lines in both languages', two('types')],
  ...(process.env['AXIS_PEOPLE'] === '5' ? [['five people, in both languages and both ways', five] as const] : []),
];

it.each(tables)('is played by %s', { timeout: 3_600_000 }, async (_, people) => {
  const at = app();
  const id = await begunWith(at, people, axisAndAllies1942);
  const [first, ...others] = people.map(
    ({ name, lang }) => new Person(new DmDesk(at, name, id), lang, axisAndAllies1942.id),
  );
  if (first === undefined) throw new Error('nobody plays');
  const asked = new Set<string>();
  const seen = async (): Promise<AaView> => axisAndAllies1942.state.parse((await first.asked()).view) as AaView;
  await play(at, [first, ...others], {
    goesOn: async () => (await seen()).round <= rounds,
    way: ({ task }) => people.find(({ seats }) => seats.includes(task.seat))?.way ?? 'presses',
    // Battles one after another every other turn, else all at once.
    answer: (turn) => (turn.task.question.key === 'nextBattle' && turn.n % 2 === 0 ? ['all'] : thoughtOut(turn)),
    note({ task, view }) {
      // Only whose turn it is is asked: a defender is never waited for.
      expect(task.seat).toBe((view as AaView).active);
      asked.add(`${people.length === 2 ? '' : task.seat} ${task.question.key}`.trim());
    },
  });
  const placing = people.length === 2 ? ['mobilize'] : people.map(({ seats }) => `${seats.join('')} mobilize`);
  expect([...asked]).toEqual(expect.arrayContaining(placing));
  const { round, active } = await seen();
  expect(round > rounds || (await at.play.info(id)).status === 'finished', `stopped at ${active}, ${round}`).toBe(true);
});
