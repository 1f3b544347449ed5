// A whole turn of Quartermaster General typed in one line on the wire: what it would give is told, and it is played.
import { expect, it } from 'vitest';
import { quartermasterGeneral } from '../../src/games/quartermaster-general/index.js';
import type { SeenMessage } from '@fieldpost/local';
import { testApp } from './harness.js';
import { begin } from './players.js';

const app = testApp([quartermasterGeneral]);

/** Alex's Germany and Sam's Japan after their opening hands have been kept. */
async function kept(): ReturnType<typeof begin> {
  const begun = await begin(app(), 'quartermaster-general', {
    menu: 'Take particular seats',
    alex: ['Germany'],
    sam: ['Japan'],
  });
  const { id } = begun;
  const { seats } = await app().play.info(id);
  for (const nation of ['germany', 'japan']) {
    const userId = seats.find(({ seat }) => seat === nation)?.userId ?? '';
    const [task] = (await app().play.desk(id, userId)).tasks;
    if (task === undefined) throw new Error(`${nation} is asked nothing`);
    const place = { gameId: id, userId, checkpoint: task.checkpoint, question: task.id };
    await app().play.answer({ ...place, value: task.question.fallback(), final: true, confirmed: true });
  }
  await app().quiet();
  return begun;
}

it('shows the board a turn put together from menus would lead to, and plays it once confirmed', async () => {
  const { id, alex } = await kept();
  await alex.instructions();
  await alex.step('What you do in your turn');
  const begun = await alex.step('Build Army');
  expect(begun.text).toContain('this turn would give 2 points');
  const drawn = await alex.step('Western Europe');
  expect(drawn.text).toContain('this turn would give 4 points');
  expect(drawn.text).toContain('It counts once you confirm it');
  expect(drawn.files.map(({ name }) => name)).toEqual([`draft-plan-${id}.png`]);
  expect(drawn.files[0]?.alt).toMatch(/^Germany, planned turn: \+4 points/u);
  const log = async (): Promise<readonly string[]> =>
    (await app().play.log(id, null, { limit: 40 })).map(({ text }) => text.key);
  expect(await log()).not.toContain('report.build');
  expect((await alex.press('Confirm')).text).not.toContain('⛔');
  await app().quiet();
  expect(await log()).toContain('report.build');
}, 120_000);

it('tells what the turn would give, and takes it all at once', { timeout: 120_000 }, async () => {
  const { id, alex, sam } = await kept();
  expect((await alex.open()).text).toContain('As the board stands, this turn would give 2 points');
  const later = await sam.type('내 차례 전체: 육군 창설, 중국, 더 버리지 않음');
  expect(later.text).toContain('이번 차례에');
  expect(later.text).toContain('확인을 눌러야 반영됩니다');
  expect(later.files.map(({ name }) => name)).toEqual([`draft-plan-${id}.png`]);
  const confirmed = await sam.type('확인');
  expect(confirmed.text).not.toContain('⛔');
  const of = async (nation: string): Promise<unknown> => {
    const { seats } = await app().play.info(id);
    const userId = seats.find(({ seat }) => seat === nation)?.userId ?? '';
    return (await app().play.instructions(id, userId)).find(({ offer }) => offer.key === 'turn')?.saved?.value;
  };
  expect(await of('japan')).toEqual(['jpn-build-army', 'china', 'stop']);
  const typed = await alex.type('Build Army Western Europe, discard nothing more');
  expect(typed.text).not.toContain('⛔');
  expect(typed.text).toContain('this turn would give 4 points');
  expect(typed.text).toContain('It counts once you confirm it');
  expect(typed.files.map(({ name }) => name)).toEqual([`draft-plan-${id}.png`]);
  const log = async (): Promise<readonly string[]> =>
    (await app().play.log(id, null, { limit: 40 })).map(({ text }) => text.key);
  expect(await log()).not.toContain('report.build');
  const done = await alex.type('confirm');
  expect(done.text).not.toContain('⛔');
  // Told as what was played: neither as decided beforehand, nor with what it would have brought.
  expect(done.text).toContain('Germany builds an army in Western Europe');
  expect(done.text).not.toMatch(/instructions|would give/u);
  expect(done.files.map(({ name }) => name)).not.toContain(`draft-plan-${id}.png`);
  await app().quiet();
  expect(await log()).toEqual(expect.arrayContaining(['report.build', 'report.scoresSpaces']));
  // Each picture of the post has the width of a phone.
  const { channelId } = await app().play.info(id);
  const post = app()
    .as('Sam')
    .in(channelId ?? '')
    .messages()
    .findLast(({ files }) => files.some(({ name }) => name.startsWith('close-up')));
  expect(JSON.stringify(post?.raw).match(/"type":12/gu)).toHaveLength(post?.files.length ?? 0);
});

it('leads from a turn begun in a typed line back to the question that is open', { timeout: 120_000 }, async () => {
  const { alex } = await kept();
  const begun = await alex.type('Build Army Western Europe, discard nothing more');
  expect(begun.text).toContain('It counts once you confirm it');
  // It stands there by itself, with the deadline of what it answers, and not among all that can be said in advance.
  expect(begun.text).toContain('⏰');
  expect(begun.menus.filter(({ placeholder }) => placeholder !== 'After Nothing more: what next?')).toEqual([]);
  const back = await alex.press('Back');
  expect(back.text).toContain('What do you play?');
});

it('says what is open to who is done before anything is chosen', { timeout: 120_000 }, async () => {
  const { alex } = await kept();
  expect((await alex.type('done')).text).toMatch(/Nothing is chosen yet.*What do you play\?/u);
});

it('throws away what was typed as a whole turn when told to', { timeout: 120_000 }, async () => {
  const { id, alex } = await kept();
  await alex.type('Build Army Western Europe, discard nothing more');
  await alex.type('clear');
  const nothing = await alex.type('confirm');
  expect(nothing.text).toContain('What do you play?');
  expect((await app().play.log(id, null, { limit: 40 })).map(({ text }) => text.key)).not.toContain('report.build');
});

it(
  'shows the board beside the hand, in its place where a place is asked about, and then the hand without what has been played',
  { timeout: 120_000 },
  async () => {
    const { id, alex } = await kept();
    const held = ({ files }: SeenMessage): string => files.find(({ name }) => /hand/u.test(name))?.alt ?? '';
    const before = await alex.open();
    expect(before.files.map(({ name }) => name)).toEqual([`board-${id}-position.png`, 'hand.png']);
    const asked = await alex.step('Build Army');
    expect(asked.text).toContain('Build Army');
    expect(asked.text).not.toContain('What do you play?');
    expect(asked.files.map(({ name }) => name)).toEqual([`board-${id}-position.png`]);
    await alex.step('Western Europe');
    const after = await alex.open();
    const [, ...lines] = held(before).split('\n');
    expect(lines.filter((line) => !held(after).includes(line))).toEqual([expect.stringContaining('Build Army')]);
  },
);

it(
  'begins nothing of a turn of which a part cannot be read, and stays at the question',
  { timeout: 120_000 },
  async () => {
    const { id, alex } = await kept();
    const refused = await alex.type('Build Army nowhere at all, discard nothing more');
    expect(refused.text).toContain('⛔');
    expect(refused.text).toContain('What do you play?');
    expect(refused.text).not.toMatch(/It counts once you confirm it|✏️/u);
    const { seats } = await app().play.info(id);
    const userId = seats.find(({ seat }) => seat === 'germany')?.userId ?? '';
    const turn = (await app().play.instructions(id, userId)).find(({ offer }) => offer.key === 'turn');
    expect(turn).toMatchObject({ saved: null, begun: {} });
  },
);
