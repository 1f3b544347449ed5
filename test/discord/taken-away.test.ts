// Where what is allotted is taken away, the controls say so: minus takes, and what was taken can be put back. Nothing full is offered.
import { expect, it } from 'vitest';
import { deskScreen } from '../../src/discord/ask/desk.js';
import { voice } from '../../src/discord/voice.js';
import { twilightStruggle } from '../../src/games/twilight-struggle/index.js';
import type { Answer, Spread } from '../../src/table/question.js';
import { wording } from '../support/contract.js';
import { ann, bob, testTable } from '../support/table.js';

const table = testTable();

/** The desk of the first influence, with a draft, and its form changed. */
async function firstInfluence(): Promise<(draft: Answer, change: (form: Spread) => Partial<Spread>) => string> {
  const play = table.play({ games: new Map([[twilightStruggle.id, twilightStruggle]]) });
  const place = { guildId: 'guild', kind: twilightStruggle.id, name: null, language: 'en', options: {} } as const;
  const { id } = await play.create(ann, { ...place, paces: {}, settings: { quiet: null, readyCheck: false } });
  await play.join(id, ann, 'ussr');
  await play.join(id, bob, 'us');
  await play.start(id, ann.id, false);
  const desk = await play.desk(id, ann.id);
  const [task] = desk.tasks;
  if (task?.question.form.kind !== 'spread') throw new Error('no influence is asked for');
  const asked = task.question.form;
  return (draft, change) => {
    const tasks = [{ ...task, draft, question: { ...task.question, form: { ...asked, ...change(asked) } } }];
    return JSON.stringify(deskScreen({ ...desk, tasks }, voice(wording, 'en', twilightStruggle.id)));
  };
}

it('says where to take away, and less where it has been', async () => {
  const draw = await firstInfluence();
  const shown = (takes: boolean): string => draw({ poland: 1 }, () => (takes ? { takes: true } : {}));
  expect(shown(true)).toContain('Take away…');
  expect(shown(true)).toContain('Poland −1');
  expect(shown(true)).toContain('Poland: put 1 back');
  expect(shown(false)).toContain('Poland +1');
  expect(shown(false)).not.toContain('put 1 back');
});

it('offers nothing that is full, and no menu where nothing fits any more', async () => {
  const draw = await firstInfluence();
  const full = draw({ poland: 1 }, (form) => ({
    rows: () => form.rows().map((row) => ({ ...row, max: row.id === 'poland' ? 1 : row.max })),
  }));
  expect(full).toContain('East Germany +1');
  expect(full).not.toContain('Poland +1');
  const spent = draw({ poland: 6 }, () => ({}));
  expect(spent).toContain('Poland −1');
  expect(spent).not.toMatch(/\+[1-3]"/u);
});
