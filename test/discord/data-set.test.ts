// Where a game is played with data that is not the printed one, its table says so.
import { expect, it } from 'vitest';
import { setUp, testApp } from './harness.js';

const app = testApp();

it('names the data set in the information on a game, in both languages, and only there where it matters', async () => {
  const at = app();
  await setUp(at);
  const mina = at.as('Mina');
  const host = { id: mina.id, name: 'Mina', locale: 'ko' as const };
  const about = async (kind: string): Promise<string> => {
    const given = { guildId: at.discord.guild.id, kind, name: null, language: 'both', options: {}, paces: {} } as const;
    const { id } = await at.play.create(host, given);
    const { message } = await mina.in('lobby').slash('game info', { game: String(id) });
    return message?.text ?? '';
  };
  const words = await about('downfall');
  expect(words).toContain('자료: Fieldpost가 재구성한');
  expect(words).toContain('Data: Fieldpost’s reconstruction');
  expect(await about('diplomacy')).not.toContain('Data:');
});
