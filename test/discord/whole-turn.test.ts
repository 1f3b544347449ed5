// A turn of Axis & Allies typed on the wire: what moves would bring is told before they count.
import { expect, it } from 'vitest';
import { axisAndAllies1942 } from '../../src/games/axis-and-allies-1942/index.js';
import { testApp } from './harness.js';
import { begin } from './players.js';

const app = testApp([axisAndAllies1942]);

it('tells the odds of typed moves before they are handed in', { timeout: 120_000 }, async () => {
  const { alex } = await begin(app(), 'axis-and-allies-1942', {
    menu: 'Take particular seats',
    alex: ['Soviet Union', 'United Kingdom', 'United States'],
    sam: ['Germany', 'Japan'],
  });
  const bought = await alex.type('4 inf, 3 art');
  expect(bought.text).not.toContain('⛔');
  // As the menus', a typed purchase counts once it is confirmed.
  expect(bought.text).toContain('What do you buy?');
  const confirmed = await alex.type('confirm');
  expect(confirmed.text).toContain('Combat moves');
  await app().quiet();
  const moved = await alex.type('russia: 4 inf, art, 2 tnk > west russia\ncaucasus: 3 inf art tnk > ukraine');
  expect(moved.text).not.toContain('⛔');
  expect(moved.text).toContain('2 Tanks');
  expect(moved.text).toMatch(/West Russia: 4 Infantry.*Won \d+%/u);
  expect(moved.text).toMatch(/Ukraine.*Won \d+%/u);
  expect(moved.text).toContain('Not handed in yet');
  const odds = await alex.actor.slash('odds');
  expect(odds.message?.text).toMatch(/West Russia: 4 Infantry.*\n.*\nLeft on average/u);
  expect(odds.message?.files).toHaveLength(1);
  // One line wrong must not hide what the others bring.
  const partly = await alex.type('archangel tnk > west rusia');
  expect(partly.text).toContain('⛔');
  expect(partly.text).toMatch(/Ukraine.*Won \d+%/u);
  // And what is wrong stands below that, where the thumb is.
  expect(partly.text.indexOf('⛔')).toBeGreaterThan(partly.text.lastIndexOf('Won'));
});

it(
  'asks whether nothing is bought and nothing attacked, typed or not, and goes on with a word',
  { timeout: 120_000 },
  async () => {
    const { alex } = await begin(app(), 'axis-and-allies-1942', {
      menu: 'Take particular seats',
      alex: ['Soviet Union', 'United Kingdom', 'United States'],
      sam: ['Germany', 'Japan'],
    });
    const say = async (text: string): Promise<string> => {
      const answer = await alex.type(text);
      await app().quiet();
      return answer.text;
    };
    await app().quiet();
    expect(await say('done')).toContain('Buy nothing and keep your 24 IPC?');
    expect(await say('yes')).toContain('Combat moves');
    // A no to nothing is no answer, and spoils none.
    for (const no of ['no', '아니요']) expect(await say(no)).toContain('Nothing is waiting for a yes or no');
    expect(await say('archangel tnk > west rusia')).toContain('Did you mean West Russia?');
    expect(await say('pass')).toContain('Attack nothing this turn?');
    expect(await say('no')).toContain('Combat moves');
    expect(await say('end')).toContain('Attack nothing this turn?');
    expect(await say('no')).toContain('Combat moves');
    expect(await say('끝')).toContain('Attack nothing this turn?');
    expect(await say('네')).toContain('Noncombat moves');
  },
);

it('takes a typed yes of somebody whose direct messages are closed', { timeout: 120_000 }, async () => {
  app().as('Alex').closeDms();
  const { id } = await begin(app(), 'axis-and-allies-1942', {
    menu: 'Take particular seats',
    alex: ['Soviet Union', 'United Kingdom', 'United States'],
    sam: ['Germany', 'Japan'],
  });
  const { channelId } = await app().play.info(id);
  const say = async (text: string): Promise<string> => {
    const alex = app()
      .as('Alex')
      .in(channelId ?? '');
    const { message } = await alex.slash('order', { text, game: String(id) });
    await app().quiet();
    return message?.text ?? '';
  };
  expect(await say('done')).toContain('Buy nothing and keep your 24 IPC?');
  expect(await say('no')).toContain('What do you buy?');
  // Whoever has gone back is asked once more.
  expect(await say('yes')).not.toContain('Combat moves');
  expect(await say('done')).toContain('Buy nothing and keep your 24 IPC?');
  expect(await say('yes')).toContain('Combat moves');
});
