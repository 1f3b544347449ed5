// A typed line of which a part is refused: it is put right where it was meant, and typed once more it chooses nothing twice.
import { expect, it } from 'vitest';
import type { SeenMessage } from '@fieldpost/local';
import { appWording } from '../../src/app/wording.js';
import type { Task } from '../../src/play/turn/desk.js';
import { asChoice } from '../../src/table/answer.js';
import { setUp, testApp } from './harness.js';

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
    expect(answer.text).toContain(`⛔ ${foreign} is not in your hand`);
    expect(answer.text).toContain('Germany: Which 7 cards do you keep?');
    const [now] = await tasks();
    expect(asChoice(now?.draft ?? now?.saved ?? null)).toHaveLength(6);
  }
});
