// A typed line of which a part is refused: it is put right where it was meant, typed once more it chooses nothing twice, and it goes with its question.
import { expect, it } from 'vitest';
import type { SeenMessage } from '@fieldpost/local';
import { appWording } from '../../src/app/wording.js';
import type { Task } from '../../src/play/turn/desk.js';
import { asChoice } from '../../src/table/answer.js';
import { setUp, testApp } from './harness.js';
import { begun } from './table.js';

const app = testApp();
const wording = appWording();

/** The names of what a question offers. */
function namesIn({ question: { form } }: Task): readonly string[] {
  if (form.kind !== 'choose') throw new Error('a choice is asked');
  return form.options().map(({ text }) => wording.say(text, 'en', 'quartermaster-general'));
}

it('stays at the question it was typed for, and adds only what was not chosen yet', async () => {
  const at = app();
  await setUp(at);
  const host = { id: at.as('Mina').id, name: 'Mina', locale: 'en' as const };
  const input = { guildId: at.discord.guild.id, kind: 'quartermaster-general', name: null, language: 'en' } as const;
  const { id } = await at.play.create(host, { ...input, options: {}, paces: {} });
  for (const seat of ['germany', 'japan']) await at.play.join(id, host, seat);
  await at.play.start(id, host.id, true);
  await at.quiet();
  const tasks = async (): Promise<readonly Task[]> => (await at.play.desk(id, host.id)).tasks;
  const [germany, japan] = await tasks();
  if (germany === undefined || japan === undefined) throw new Error('both are asked');
  const held = namesIn(germany);
  const foreign = namesIn(japan).find((name) => !held.includes(name)) ?? '';
  const line = [...held.slice(0, 6), foreign].join(', ');
  const mina = at.as('Mina').inDm().speak('en-US');
  for (let times = 0; times < 2; times += 1) {
    const sent = mina.dm(line);
    const answer: SeenMessage = await mina.until((one) => one.id > sent.id && one.text.includes('⛔'));
    await at.quiet();
    expect(answer.text).toContain(`⛔ ${foreign} is not in your hand.`);
    expect(answer.text).toContain('Germany: Which 7 cards do you keep?');
    const [now] = await tasks();
    expect(asChoice(now?.draft ?? now?.saved ?? null)).toHaveLength(6);
  }
});

it('is gone once its question is over, also where nothing is asked next', async () => {
  const at = app();
  await setUp(at);
  const seats = { red: 'Alex', blue: 'Sam', green: 'Yuki' };
  const { id } = await begun(at, { host: 'Alex', seats, settings: { readyCheck: false } });
  const give = async (name: string, value: unknown): Promise<void> => {
    const userId = at.as(name).id;
    const [task] = (await at.play.desk(id, userId)).tasks;
    const asked = { gameId: id, userId, checkpoint: task?.checkpoint ?? 0, question: task?.id ?? '' };
    await at.play.answer({ ...asked, value, final: true, confirmed: true });
  };
  for (const name of Object.values(seats)) await give(name, []);
  await at.quiet();
  const alex = at.as('Alex').inDm().speak('en-US');
  const sent = alex.dm('Burn Xyzzy');
  const answer = await alex.until((one) => one.id > sent.id && one.text.includes('⛔'));
  await at.quiet();
  // Handed in elsewhere, as on the board.
  for (const stance of ['stand', 'stand']) await give('Alex', [stance]);
  await at.quiet();
  await at.play.extend(id, at.as('Hana').id, 12, { name: 'Hana' });
  await at.quiet();
  const now = alex.dms().find((one) => one.id === answer.id);
  expect(now?.text).not.toBe(answer.text);
  expect(now?.text).not.toContain('⛔');
});
