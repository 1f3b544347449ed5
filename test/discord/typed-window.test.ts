// What is typed in a window: what was refused stands in it again, and nothing is taken for a question that has passed.
import { expect, it } from 'vitest';
import { setUp, testApp } from './harness.js';
import { begun } from './table.js';

const app = testApp();
const typeIt = '⌨️ Type it';
const seats = { red: 'Alex', blue: 'Sam', green: 'Yuki' };

/** Alex's desk in a game that has just begun. */
async function asked() {
  const at = app();
  await setUp(at);
  const { id } = await begun(at, { host: 'Alex', seats, settings: { readyCheck: false } });
  const alex = at.as('Alex').in('lobby').speak('en-US');
  await alex.slash('play', { game: String(id) });
  return { at, id, alex };
}

it('holds what was refused when it is opened again, and nothing once that is put right', async () => {
  const { alex } = await asked();
  expect(JSON.stringify((await alex.press(typeIt)).modal)).not.toContain('"value"');
  const { message } = await alex.submitModal({ text: 'First fleet Northport\nBurn Xyzzy' });
  expect(message?.text).toContain('⛔');
  expect(JSON.stringify((await alex.press(typeIt)).modal)).toContain('"value":"Burn Xyzzy"');
  await alex.submitModal({ text: 'First fleet Northport' });
  expect(JSON.stringify((await alex.press(typeIt)).modal)).not.toContain('Xyzzy');
});

it('holds what was typed where that could not be looked at, as when the database is away', async () => {
  const { at, alex } = await asked();
  await alex.press(typeIt);
  const type = at.play.type.bind(at.play);
  Object.assign(at.play, { type: () => Promise.reject(new Error('the database is away')) });
  await alex.submitModal({ text: 'Burn Xyzzy' });
  Object.assign(at.play, { type });
  expect(JSON.stringify((await alex.press(typeIt)).modal)).toContain('"value":"Burn Xyzzy"');
});

it('holds nothing of what was refused for an earlier question, though the same is asked again', async () => {
  const { at, id, alex } = await asked();
  await alex.press(typeIt);
  await alex.submitModal({ text: 'Burn Xyzzy' });
  await allAnswer(at, id);
  const held = async (): Promise<string> => {
    await at.quiet();
    await alex.slash('play', { game: String(id) });
    return JSON.stringify((await alex.press(typeIt)).modal);
  };
  expect(await held()).not.toContain('Xyzzy');
  const isAskedAgain = async (): Promise<boolean> =>
    (await at.play.desk(id, alex.id)).tasks.some(({ question }) => question.key === 'sheet');
  while (!(await isAskedAgain())) {
    for (const name of Object.values(seats)) {
      const userId = at.as(name).id;
      const [task] = (await at.play.desk(id, userId)).tasks;
      if (task === undefined) continue;
      const asked = { gameId: id, userId, checkpoint: task.checkpoint, question: task.id };
      await at.play.answer({ ...asked, value: task.question.fallback(), final: true, confirmed: true });
      break;
    }
  }
  expect(await held()).not.toContain('Xyzzy');
});

/** Everybody answers with nothing, so that the question passes. */
async function allAnswer(at: ReturnType<typeof app>, gameId: number): Promise<void> {
  for (const name of Object.values(seats)) {
    const userId = at.as(name).id;
    const [task] = (await at.play.desk(gameId, userId)).tasks;
    const asked = { gameId, userId, checkpoint: task?.checkpoint ?? 0, question: task?.id ?? '' };
    await at.play.answer({ ...asked, value: [], final: true, confirmed: true });
  }
}

it('whose question has passed says so and gives the text back', async () => {
  const { at, id, alex } = await asked();
  await alex.press(typeIt);
  await allAnswer(at, id);
  await at.quiet();
  const { message } = await alex.submitModal({ text: 'Burn Xyzzy' });
  expect(message?.text).toContain('is not asked any more, so nothing was taken. You wrote: “Burn Xyzzy”');
});

it('gives back the beginning of a long text, for which there is room beside the desk', async () => {
  const { at, id, alex } = await asked();
  await alex.press(typeIt);
  await allAnswer(at, id);
  const { message } = await alex.submitModal({ text: 'Burn Xyzzy\n'.repeat(350) });
  expect(message?.text).toContain('You wrote: “Burn Xyzzy');
  expect(message?.text).toContain('…”');
  expect(message?.text.length).toBeLessThan(2_000);
});

it.each(['Stand firm', 'undo'])(
  'answers no question but its own, though “%s” would do something there',
  async (text) => {
    const { at, id, alex } = await asked();
    await alex.press(typeIt);
    await allAnswer(at, id);
    const open = async (): Promise<readonly string[]> => (await at.play.desk(id, alex.id)).tasks.map((task) => task.id);
    const before = await open();
    expect((await alex.submitModal({ text })).message?.text).toContain(`You wrote: “${text}”`);
    expect(await open()).toEqual(before);
  },
);

it('answers no question but its own, though that passes just as the text comes', async () => {
  const { at, id, alex } = await asked();
  await alex.press(typeIt);
  const look = at.play.desk.bind(at.play);
  const passing: typeof look = async (...args) => {
    const seen = await look(...args);
    Object.assign(at.play, { desk: look });
    await allAnswer(at, id);
    return seen;
  };
  Object.assign(at.play, { desk: passing });
  expect((await alex.submitModal({ text: 'Stand firm' })).message?.text).toContain('You wrote: “Stand firm”');
  expect((await at.play.desk(id, alex.id)).tasks).toMatchObject([{ question: { key: 'stance' } }]);
});

it('answers its own question, though another of the same person could be meant as well, or fits better', async () => {
  const at = app();
  await setUp(at);
  const { id } = await begun(at, {
    host: 'Alex',
    kind: 'quartermaster-general',
    seats: { germany: 'Alex', italy: 'Alex', 'united-kingdom': 'Sam' },
    settings: { readyCheck: false },
  });
  const alex = at.as('Alex').in('lobby').speak('en-US');
  const drafts = async () =>
    Object.fromEntries((await at.play.desk(id, alex.id)).tasks.map(({ seat, draft }) => [seat, draft]));
  const typeFor = async (seat: string, text: string): Promise<void> => {
    await alex.slash('play', { game: String(id) });
    await alex.select('What is asked of you', [seat]);
    await alex.press(typeIt);
    await alex.submitModal({ text });
  };
  await typeFor('Italy', 'Build Army, Land Battle');
  expect(await drafts()).toEqual({ germany: null, italy: ['ita-build-army', 'ita-land-battle'] });
  await typeFor('Italy', 'Build Army, Build Army, Plunder');
  expect(await drafts()).toEqual({ germany: null, italy: ['ita-build-army', 'ita-build-army'] });
  await typeFor('Germany', 'Build Army, Plunder');
  expect(await drafts()).toMatchObject({ germany: ['ger-build-army', 'ger-plunder'] });
  await typeFor('Italy', 'clear');
  expect(await drafts()).toEqual({ germany: ['ger-build-army', 'ger-plunder'], italy: [] });
});
