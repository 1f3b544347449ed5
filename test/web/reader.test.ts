// How somebody reads boards is how the page shows them: their language, their theme, their palette, in all that is said and drawn.
import { expect, it } from 'vitest';
import { games } from '../../src/games/registry.js';
import type { ReaderChoices } from '../../src/web/deps.js';
import { ann, bob, dan, taskOf, testTable } from '../support/table.js';
import { visitsAt } from './visit.js';

const table = testTable();

it('shows a board in the language, theme and palette of whoever looks, to players and through lent eyes', async () => {
  const play = table.play({ games, computerDelayMs: 0 });
  const input = { guildId: 'g', kind: 'diplomacy', name: null, language: 'en', options: {}, paces: {} } as const;
  const { id } = await play.create(ann, { ...input, settings: { readyCheck: false, quiet: null } });
  await play.join(id, ann, 'england');
  await play.join(id, bob, 'france');
  await play.start(id, ann.id, true);
  await play.askSight(id, dan, 'england');
  await play.answerSight(id, ann.id, { watcher: dan.id, seat: 'england', given: true });
  await play.seeThrough(id, dan.id, 'england', true);
  let chosen: ReaderChoices = { lang: 'en', palette: 'standard', theme: 'light' };
  const visits = visitsAt(table, play, { choices: () => Promise.resolve(chosen) });
  for (const person of [ann, dan]) {
    const visit = await visits.enter(person.id, id);
    const scene = async (choices: Partial<ReaderChoices>): Promise<string> => {
      chosen = { lang: 'en', palette: 'standard', theme: 'light', ...choices };
      const { lang, theme, words } = await visit.state();
      expect({ lang, theme }).toEqual({ lang: chosen.lang, theme: chosen.theme });
      expect(/[가-힣]/.test(words.join())).toBe(lang === 'ko');
      return JSON.stringify(await visit.scene('england'));
    };
    const drawn = [
      await scene({}),
      await scene({ lang: 'ko' }),
      await scene({ theme: 'dark' }),
      await scene({ palette: 'colourblind' }),
    ];
    expect(new Set(drawn).size, person.id).toBe(4);
    expect(drawn.map((one) => /[가-힣]/.test(one))).toEqual([false, true, false, false]);
  }
  // Through lent eyes stands what their seat has saved.
  const lent = await visits.enter(dan.id, id);
  const drawn: string[] = [JSON.stringify(await lent.scene('england'))];
  const { checkpoint, id: question } = await taskOf(play, id, ann);
  for (const to of ['yor', 'wal']) {
    const value = [{ subject: 'lvp', path: ['move', to] }];
    await play.answer({ gameId: id, userId: ann.id, checkpoint, question, value, final: false, confirmed: true });
    drawn.push(JSON.stringify(await lent.scene('england')));
  }
  expect(new Set(drawn).size).toBe(3);
});
