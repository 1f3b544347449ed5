// What was laid down ahead for one occasion holds nobody up when it comes: a sealed answer given so is final.
import { expect, it } from 'vitest';
import { twilightStruggle } from '../../src/games/twilight-struggle/index.js';
import type { Play } from '../../src/play/play.js';
import { ann, bob, testTable } from '../support/table.js';

const table = testTable();
const { id: kind } = twilightStruggle;

/** Everybody answers what is asked with what would stand at the deadline, until headlines are chosen; Ann is the US. */
async function upToHeadlines(play: Play): Promise<number> {
  const input = { guildId: 'guild', kind, name: null, language: 'en', options: {}, paces: {} } as const;
  const { id } = await play.create(ann, { ...input, settings: { readyCheck: false } });
  await play.join(id, ann, 'us');
  await play.join(id, bob, 'ussr');
  await play.start(id, ann.id, false);
  for (let n = 0; n < 20; n++) {
    for (const { id: userId } of [ann, bob]) {
      const [task] = (await play.desk(id, userId)).tasks;
      if (task === undefined) continue;
      if (task.question.key === 'headline') return id;
      const { checkpoint, question } = task;
      await play.answer({
        ...{ gameId: id, userId, checkpoint, question: task.id },
        ...{ value: question.fallback(), final: true, confirmed: true },
      });
    }
  }
  throw new Error('no headlines');
}

it('is the headline as soon as headlines are chosen, and told to its player alone', async () => {
  const play = table.play({ games: new Map([[kind, twilightStruggle]]) });
  const id = await upToHeadlines(play);
  const offer = (await play.instructions(id, bob.id)).find((one) => one.offer.key === 'ahead.headline');
  const form = offer?.offer.value?.form;
  const [card] = form?.kind === 'choose' ? form.options() : [];
  if (card === undefined) throw new Error('nothing to lay down');
  await table.said();
  await play.setInstruction(id, bob.id, 'ussr', 'ahead.headline', { mode: 'use', value: [card.id] });
  const [task] = (await play.desk(id, bob.id)).tasks;
  expect(task).toMatchObject({ saved: [card.id], savedBy: 'instruction', final: true });
  const told = (await table.said()).flatMap((one) => ('given' in one ? [one.userId] : []));
  expect(told).toEqual([bob.id]);
  // It was for one occasion.
  const [after] = (await play.instructions(id, bob.id)).filter((one) => one.offer.key === 'ahead.headline');
  expect(after?.saved).toBeNull();
});
