// Hints at the desk of a practice, and what stays in sight of a draft: one press takes a hint over, and odds stay with their moves.
import { expect, it } from 'vitest';
import { act, noInput, type DeskUpdate } from '../../../src/discord/ask/act.js';
import { deskScreen, plainView } from '../../../src/discord/ask/desk.js';
import { taskVerbs } from '../../../src/discord/ask/verbs.js';
import { deskPress } from '../../../src/discord/ask/cursor.js';
import { readPress } from '../../../src/discord/custom-id.js';
import type { Deps } from '../../../src/discord/deps.js';
import { voice } from '../../../src/discord/voice.js';
import { axisAndAllies1942 } from '../../../src/games/axis-and-allies-1942/index.js';
import type { Play } from '../../../src/play/play.js';
import type { Answer } from '../../../src/table/question.js';
import { buttonsOf } from '../../support/buttons.js';
import { wording } from '../../support/contract.js';
import { ann, give, testTable } from '../../support/table.js';
import { order } from './sample.js';
import { twoBeginning, twoFighting } from './two-players.js';

const table = testTable();
const reader = voice(wording, 'en', axisAndAllies1942.id);

const shown = ({ desk, view }: DeskUpdate): string => JSON.stringify(deskScreen(desk, reader, view));

/** The desk of the only question after a press on a button of it, where a computer player would answer with a value. */
async function press(
  play: Play,
  id: number,
  hint: Answer,
  on?: { after: DeskUpdate; label: string },
): Promise<DeskUpdate> {
  const practised: Play = { ...play, hint: () => Promise.resolve(hint) };
  const deps = { play: practised, wording } as unknown as Deps;
  const desk = await play.desk(id, ann.id);
  const [task] = desk.tasks;
  if (task === undefined) throw new Error('nothing is asked');
  const buttons = on === undefined ? [] : buttonsOf(deskScreen(on.after.desk, reader, on.after.view));
  const found = buttons.find(({ label }) => label === on?.label)?.custom_id;
  const asked = readPress(on === undefined ? deskPress({ desk, task, voice: reader }, 'hint') : (found ?? ''));
  const verb = taskVerbs[asked?.verb ?? ''];
  if (asked === null || verb === undefined) throw new Error('there is no such button');
  return act(deps, { userId: ann.id, voice: reader }, asked, noInput, verb);
}

/** Puts an answer down as a draft of the only question. */
async function draft(play: Play, id: number, answer: Answer): Promise<void> {
  const [task] = (await play.desk(id, ann.id)).tasks;
  const place = { checkpoint: task?.checkpoint ?? 0, question: task?.id ?? '' };
  await play.saveDraft(id, ann.id, place, { answer, making: null });
}

it('puts a hint down where all there is was put back to nothing', async () => {
  const { play, id } = await twoBeginning(table);
  await draft(play, id, {});
  const after = await press(play, id, { infantry: 7 });
  expect(after.desk.tasks[0]?.draft).toEqual({ infantry: 7 });
  expect(shown(after)).toContain('This is what a computer player would answer.');
});

it('names what a draft has otherwise, and one press takes the hint over', async () => {
  const { play, id } = await twoBeginning(table);
  const hint = { infantry: 3, tank: 1, artillery: 1 };
  await draft(play, id, { infantry: 5, tank: 1 });
  const hinted = await press(play, id, hint);
  expect(hinted.desk.tasks[0]?.draft).toEqual({ infantry: 5, tank: 1 });
  const words = shown(hinted);
  expect(words).toContain('➕ Infantry × 3\\n➕ Artillery × 1\\n➖ Infantry × 5');
  expect(words).not.toContain('➕ Tank');
  const taken = await press(play, id, hint, { after: hinted, label: 'Replace mine with the hint' });
  expect(taken.desk.tasks[0]?.draft).toEqual(hint);
  expect(shown(taken)).not.toContain('Replace mine');
});

it('speaks of confirming where there is such a button alone', async () => {
  const { play, id } = await twoFighting(table);
  const [task] = (await play.desk(id, ann.id)).tasks;
  if (task?.question.form.kind !== 'choose') throw new Error('no choice is asked');
  const [option] = task.question.form.options();
  await draft(play, id, [option?.id ?? '']);
  const words = shown({ desk: await play.desk(id, ann.id), view: plainView });
  expect(words).toContain('It counts once you press it.');
  expect(words).not.toContain('once you confirm it');
});

it('keeps the odds in sight as long as the moves are', async () => {
  const { play, id } = await twoBeginning(table);
  await give(play, id, ann, {}, { confirmed: true });
  await draft(play, id, [order('russia', { infantry: 3, artillery: 1, tank: 2 }, 'west_russia')]);
  const words = shown({ desk: await play.desk(id, ann.id), view: plainView });
  expect(words.match(/[Ww]on (?:about )?\d+%/gu)).toHaveLength(1);
  await draft(play, id, []);
  expect(shown({ desk: await play.desk(id, ann.id), view: plainView })).not.toMatch(/[Ww]on (?:about )?\d+%/u);
});
