// Overlord on the wire as two people play it, one in English and one in Korean: each types what the bot calls things, and presses,
// in turn. The computer player thinks for both. DOWNFALL_ANSWERS=5000 plays to the end and prints what is entered.
import { expect, it } from 'vitest';
import type { Order } from '../../src/table/question.js';
import { play, thoughtOut } from './driving/course.js';
import { Person } from './driving/person.js';
import { wordsOf } from './driving/words.js';
import { setUp, testApp } from './harness.js';
import { Player } from './players.js';

const app = testApp();
const most = Number(process.env['DOWNFALL_ANSWERS'] ?? 16);
const isWhole = most > 100;
/** Orders of a march: what is pressed one by one takes its time. */
const mostOrders = { presses: 2, types: 8 } as const;

it('plays Overlord by presses and typed text in both languages', { timeout: 300_000 + most * 20_000 }, async () => {
  const at = app();
  for (const who of ['Hana', 'Alex', 'Sam']) at.as(who).patience = 240_000;
  await setUp(at);
  const alex = { id: at.as('Alex').speak('en-US').id, name: 'Alex', locale: 'en' } as const;
  const sam = { id: at.as('Sam').speak('ko').id, name: 'Sam', locale: 'ko' } as const;
  const table = { guildId: at.discord.guild.id, kind: 'downfall', name: 'Table', language: 'both', paces: {} } as const;
  const settings = { readyCheck: false };
  const { id } = await at.play.create(alex, { ...table, options: { scenario: 'overlord' }, settings });
  await at.play.join(id, alex, 'western');
  await at.play.join(id, sam, 'soviet');
  await at.play.start(id, alex.id, false);
  const people = [alex, sam].map(({ name, locale }) => new Person(new Player(at, name, id), locale, 'downfall'));
  const faults: string[] = [];
  let given = 0;
  const way = ({ n }: { readonly n: number }) => (n % 2 === 0 ? 'types' : 'presses');
  await play(at, people as [Person, Person], {
    goesOn: (n) => n < most,
    way,
    answer(turn) {
      const whole = thoughtOut(turn);
      return turn.task.question.key === 'march' ? (whole as readonly Order[]).slice(0, mostOrders[way(turn)]) : whole;
    },
    note(turn, answer) {
      given += 1;
      if (!isWhole) return;
      const { person, task, n } = turn;
      const said = wordsOf(person, task.question.form, answer).join(' / ').slice(0, 160);
      process.stdout.write(`${[n, person.name, way(turn), task.seat, task.question.key, said].join(' | ')}\n`);
    },
    amiss(fault) {
      faults.push(fault);
      if (isWhole) process.stdout.write(`${fault}\n`);
    },
  });
  expect(faults).toEqual([]);
  expect(isWhole ? (await at.play.info(id)).status : given).toBe(isWhole ? 'finished' : most);
});
