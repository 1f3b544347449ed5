// Where what is allotted is taken away, the controls say so: minus takes, and what was taken can be put back.
import { expect, it } from 'vitest';
import { deskScreen } from '../../src/discord/ask/desk.js';
import { voice } from '../../src/discord/voice.js';
import { twilightStruggle } from '../../src/games/twilight-struggle/index.js';
import type { Spread } from '../../src/table/question.js';
import { wording } from '../support/contract.js';
import { ann, bob, testTable } from '../support/table.js';

const table = testTable();

it('says where to take away, and less where it has been', async () => {
  const play = table.play({ games: new Map([[twilightStruggle.id, twilightStruggle]]) });
  const place = { guildId: 'guild', kind: twilightStruggle.id, name: null, language: 'en', options: {} } as const;
  const { id } = await play.create(ann, { ...place, paces: {}, settings: { quiet: null, readyCheck: false } });
  await play.join(id, ann, 'ussr');
  await play.join(id, bob, 'us');
  await play.start(id, ann.id, false);
  const desk = await play.desk(id, ann.id);
  const [task] = desk.tasks;
  if (task?.question.form.kind !== 'spread') throw new Error('no influence is asked for');
  const shown = (takes: boolean): string => {
    const form = { ...(task.question.form as Spread), ...(takes ? { takes: true as const } : {}) };
    const tasks = [{ ...task, draft: { poland: 1 }, question: { ...task.question, form } }];
    return JSON.stringify(deskScreen({ ...desk, tasks }, voice(wording, 'en', twilightStruggle.id)));
  };
  expect(shown(true)).toContain('Take away here');
  expect(shown(true)).toContain('Poland −1');
  expect(shown(true)).toContain('Poland: put 1 back');
  expect(shown(false)).toContain('Poland +1');
  expect(shown(false)).not.toContain('put 1 back');
});
