// A typed line that names the seat it is for, of several of one person.
import { expect, it } from 'vitest';
import { quartermasterGeneral } from '../../src/games/quartermaster-general/index.js';
import { ann, bob, testTable } from '../support/table.js';

const table = testTable();

it('is read for that seat alone, though another is asked the same', async () => {
  const play = table.play({ games: new Map([[quartermasterGeneral.id, quartermasterGeneral]]) });
  const { id } = await play.create(ann, {
    guildId: 'guild',
    kind: quartermasterGeneral.id,
    name: null,
    language: 'both',
    options: {},
    paces: {},
    settings: { quiet: null, readyCheck: false },
  });
  for (const seat of ['germany', 'italy']) await play.join(id, ann, seat);
  await play.join(id, bob, 'united-kingdom');
  await play.start(id, ann.id, true);
  const begun = async () =>
    Object.fromEntries((await play.desk(id, ann.id)).tasks.map(({ seat, draft, saved }) => [seat, draft ?? saved]));
  const asked = (await play.desk(id, ann.id)).tasks.find(({ seat }) => seat === 'italy');
  const { form } = asked?.question ?? {};
  const hand =
    form?.kind === 'choose'
      ? form.options().flatMap(({ id: card, max = 1 }) => Array.from({ length: max }, () => card))
      : [];
  const short = await play.type(id, ann.id, `Italy: ${hand.slice(0, 5).join(', ')}, xyzzy`, 'en');
  // One mistake has one reason: that a card is missing follows from it.
  expect(short.readings.flatMap((one) => ('problem' in one ? [one.problem.key] : []))).toEqual([
    expect.stringMatching(/^read\./u),
  ]);
  await play.type(id, ann.id, `Italy: ${hand.slice(0, 7).join(', ')}`, 'en');
  const after = await begun();
  expect([after['italy'], after['germany']]).toEqual([expect.any(Array), null]);
});

it('is no card whose name only begins like that of the seat', async () => {
  const games = new Map([[quartermasterGeneral.id, quartermasterGeneral]]);
  const play = table.play({ games, seed: () => 'b' });
  const { id } = await play.create(ann, {
    guildId: 'guild',
    kind: quartermasterGeneral.id,
    name: null,
    language: 'both',
    options: {},
    paces: {},
    settings: { quiet: null, readyCheck: false },
  });
  await play.join(id, ann, 'italy');
  await play.join(id, bob, 'united-kingdom');
  await play.start(id, ann.id, true);
  const kept = async () => (await play.desk(id, ann.id)).tasks.map(({ draft, saved }) => draft ?? saved);
  const [asked] = (await play.desk(id, ann.id)).tasks;
  const { form } = asked?.question ?? {};
  const hand = form?.kind === 'choose' ? form.options().map((option) => option.id) : [];
  expect(hand).toContain('ita-italian-east-africa');
  const six = hand.filter((card) => card !== 'ita-italian-east-africa').slice(0, 6);
  await play.type(id, ann.id, `이탈리아: ${six.join(', ')}`, 'ko');
  expect(await kept()).toEqual([six]);
});
