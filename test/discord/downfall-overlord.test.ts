// Overlord on the wire as two people play it, one in English and one in Korean: each types what the bot calls things, and presses,
// in turn. The computer player thinks for both. DOWNFALL_ANSWERS=5000 plays to the end and prints what is entered.
import { expect, it } from 'vitest';
import { games } from '../../src/games/registry.js';
import { SeededDice } from '../../src/table/dice.js';
import type { Answer, Order } from '../../src/table/question.js';
import { Entering } from './entering.js';
import { setUp, testApp } from './harness.js';

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
  const people = [new Entering(at, 'Alex', id, 'en', 'downfall'), new Entering(at, 'Sam', id, 'ko', 'downfall')];
  const rules = games.get('downfall');
  if (rules === undefined) throw new Error('no Downfall');
  const dice = new SeededDice('two at a table');
  const ended = async (): Promise<boolean> => (await at.play.info(id)).status === 'finished';

  /** The first who is asked something answers it. */
  const somebody = async (n: number): Promise<boolean> => {
    for (const person of people) {
      const desk = await person.desk();
      const [task] = desk.tasks;
      if (task === undefined || task.final || task.saved !== null) continue;
      const { question, seat } = task;
      const view = desk.views.find((one) => one.seat === seat)?.view ?? desk.view;
      const way = n % 2 === 0 ? 'types' : 'presses';
      const whole = rules.computer({ question, view, seat, dice });
      const answer: Answer = question.key === 'march' ? (whole as readonly Order[]).slice(0, mostOrders[way]) : whole;
      const before = person.faults.length;
      await person.enter(task, answer, way);
      if (isWhole) {
        const said = person.words(question, answer).replaceAll('\n', ' / ').slice(0, 160);
        const line = [n, person.player.name, way, seat, question.key, said, ...person.faults.slice(before)];
        process.stdout.write(`${line.join(' | ')}\n`);
      }
      return true;
    }
    return false;
  };

  let idle = 0;
  for (let n = 0; n < most && idle < 50 && !(await ended());) {
    await at.quiet();
    const isEntered = await somebody(n);
    n += isEntered ? 1 : 0;
    idle = isEntered ? 0 : idle + 1;
    // A window closes after a while, whoever is in it.
    if (!isEntered) at.clock.advance(6 * 60_000);
  }
  expect(people.flatMap(({ faults }) => faults)).toEqual([]);
  expect(idle).toBeLessThan(50);
  if (!isWhole) return;
  expect(await ended()).toBe(true);
});
