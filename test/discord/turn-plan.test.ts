// A whole turn of Quartermaster General typed in one line on the wire: what it would give is told, and it is played.
import { expect, it } from 'vitest';
import { quartermasterGeneral } from '../../src/games/quartermaster-general/index.js';
import { testApp } from './harness.js';
import { begin } from './players.js';

const app = testApp([quartermasterGeneral]);

it('tells what the turn would give, and takes it all at once', { timeout: 120_000 }, async () => {
  const { id, alex, sam } = await begin(app(), 'quartermaster-general', {
    menu: 'Take particular seats',
    alex: ['Germany'],
    sam: ['Japan'],
  });
  const { seats } = await app().play.info(id);
  for (const nation of ['germany', 'japan']) {
    const userId = seats.find(({ seat }) => seat === nation)?.userId ?? '';
    const [task] = (await app().play.desk(id, userId)).tasks;
    if (task === undefined) throw new Error(`${nation} is asked nothing`);
    const place = { gameId: id, userId, checkpoint: task.checkpoint, question: task.id };
    await app().play.answer({ ...place, value: task.question.fallback(), final: true, confirmed: true });
  }
  await app().quiet();
  expect((await alex.open()).text).toContain('As the board stands, this turn would give 2 points');
  const later = await sam.type('내 차례 전체: 육군 창설, 중국, 더 하지 않음');
  expect(later.text).toContain('이번 차례에');
  const typed = await alex.type('Build Army Western Europe, discard nothing more');
  expect(typed.text).not.toContain('⛔');
  await app().quiet();
  const log = (await app().play.log(id, null, { limit: 40 })).map(({ text }) => text.key);
  expect(log).toEqual(expect.arrayContaining(['report.build', 'report.scoresSpaces']));
});
