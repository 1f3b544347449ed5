// What is asked about is named once: in the question for its order, or above it.
import { expect, it } from 'vitest';
import { diplomacy } from '../../src/games/diplomacy/index.js';
import { setUp, testApp } from './harness.js';
import { Player } from './players.js';

const app = testApp();

it.each([
  ['en', 'Army Paris', 'Army Paris: which order?', 'A Par', 'Paris'],
  ['ko', '육군 파리', '육군 파리: 어떤 명령을 내리시겠습니까?', '육 파리', '파리'],
] as const)(
  'a unit, while its order is put together or is not complete (%s)',
  { timeout: 120_000 },
  async (locale, unit, asked, typed, place) => {
    const at = app();
    await setUp(at);
    const person = { id: at.as('Alex').speak(locale === 'en' ? 'en-US' : 'ko').id, name: 'Alex', locale };
    const input = { guildId: at.discord.guild.id, kind: diplomacy.id, name: null, language: locale } as const;
    const settings = { readyCheck: false, computers: 'beginner' } as const;
    const { id } = await at.play.create(person, { ...input, options: {}, paces: {}, settings });
    await at.play.join(id, person, 'france');
    await at.play.start(id, person.id, true);
    await at.quiet();
    const alex = new Player(at, 'Alex', id);
    await alex.open();
    const { text } = await alex.step(unit);
    expect(text).toContain(asked);
    expect(text.split(unit)).toHaveLength(2);
    const refused = (await alex.type(typed)).text.split('\n').find((line) => line.startsWith('⛔')) ?? '';
    expect(refused).toContain(place);
    expect(refused).not.toContain(`“${typed}”`);
  },
);
