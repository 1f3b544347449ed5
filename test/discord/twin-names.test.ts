// Names of places in what players write, given in both languages.
import { expect, it } from 'vitest';
import { appWording } from '../../src/app/wording.js';
import { twinNames } from '../../src/discord/tables/twin-names.js';
import { games } from '../../src/games/registry.js';
import { setUp, testApp } from './harness.js';

const app = testApp();
const wording = appWording({});

function named(kind: string, text: string): readonly string[] {
  const rules = games.get(kind);
  if (rules === undefined) throw new Error(`no game ${kind}`);
  return twinNames(wording, rules, null, text).map(({ en }) => en);
}

it('finds them in either language, with particles, in the order in which they stand', () => {
  expect(named('diplomacy', 'DMZ in the black sea, please. 뮌헨에서 버건디로 가지 마세요, Paris도.')).toEqual([
    'Black Sea',
    'Munich',
    'Burgundy',
    'Paris',
  ]);
  expect(named('twilight-struggle', '이란과 South Korea')).toEqual(['Iran', 'South Korea']);
});

it('takes the longer of two names that hold one another, and no part of a word', () => {
  expect(named('diplomacy', 'North Africa and comparison of Parisians')).toEqual(['North Africa']);
  expect(named('diplomacy', '그냥 인사')).toEqual([]);
});

it('are a press away under a letter at a table of two languages, and nowhere at a table of one', async () => {
  const at = app();
  await setUp(at);
  const person = (name: string): { id: string; name: string; locale: 'en' } => ({
    id: at.as(name).id,
    name,
    locale: 'en',
  });
  const brought = async (language: 'both' | 'en'): Promise<readonly string[]> => {
    const { id } = await at.play.create(person('Mina'), {
      guildId: at.discord.guild.id,
      kind: 'diplomacy',
      name: null,
      language,
      options: {},
      paces: {},
      settings: { readyCheck: false, press: 'all' },
    });
    await at.play.join(id, person('Alex'), 'france');
    await at.play.join(id, person('Sam'), 'germany');
    await at.play.start(id, at.as('Mina').id, true);
    await at.play.press.write(id, at.as('Alex').id, { to: ['germany'], text: '버건디 and Munich?', as: null });
    await at.quiet();
    const letter = at
      .as('Sam')
      .inDm()
      .messages()
      .findLast(({ text }) => text.includes('버건디 and Munich?'));
    const names = letter?.buttons.find(({ label }) => label.includes('Names'));
    if (names === undefined) return [];
    const shown = await at.as('Sam').inDm().speak('en-US').press(names.label, letter?.id);
    return shown.message?.text.split('\n').slice(1) ?? [];
  };
  expect(await brought('both')).toEqual(['버건디 — Burgundy', '뮌헨 — Munich']);
  expect(await brought('en')).toEqual([]);
});
