// A card, what it is used for and where, typed in one line: all of it counts, or nothing does.
import { expect, it } from 'vitest';
import { twilightStruggle } from '../../../../src/games/twilight-struggle/index.js';
import { ann, bob, testTable } from '../../../support/table.js';
import { position } from '../support/test-table.js';

const table = testTable();
const games = new Map([[twilightStruggle.id, twilightStruggle]]);
const state = position({
  ussr: ['de_stalinization', 'fidel', 'nasser', 'nato'],
  us: ['duck_and_cover', 'five_year_plan'],
  influence: { iran: [1, 1], poland: [0, 3], iraq: [0, 1], panama: [1, 0] },
});

/** What came of a line that the Soviet Union types in its action round. */
async function typed(line: string, phase = 'round') {
  const play = table.play({ games });
  const { id } = await play.create(ann, {
    guildId: 'guild',
    kind: twilightStruggle.id,
    name: null,
    language: 'both',
    options: {},
    paces: {},
    settings: { quiet: null, readyCheck: false },
  });
  await play.join(id, ann, 'ussr');
  await play.join(id, bob, 'us');
  await play.start(id, ann.id, true);
  await table.store().db.checkpoint.updateMany({
    where: { gameId: id },
    data: { state: structuredClone(state), phase },
  });
  const again = table.play({ games });
  const { readings, answered } = await again.type(id, ann.id, line, /[가-힣]/u.test(line) ? 'ko' : 'en');
  const { tasks } = await again.desk(id, ann.id);
  return { readings, answered, asked: tasks.map(({ question, draft }) => [question.key, draft]) };
}

it.each([
  ['탈스탈린주의 작전 폴란드', 'refuse.whichUse'],
  ['De-Stalinization ops Poland', 'refuse.whichUse'],
  ['fidel evnt', 'read.suggest'],
  ['destal coup Atlantis', 'read.unknownOf'],
  ['fidel influence Atlantis 2', 'read.unknownMany'],
])('%s: nothing of it is taken, and one refusal tells what was understood', async (line, why) => {
  const { readings, answered, asked } = await typed(line);
  expect(readings).toMatchObject([{ problem: { key: 'read.spoils', args: { problem: { key: why } } } }]);
  expect(answered).toBeNull();
  expect(asked).toEqual([['play', null]]);
});

it.each([
  ['피델 작전 폴란드 1 이라크 1', { poland: 1, iraq: 1 }],
  ['Fidel for ops: Poland 1, Iraq 1', { poland: 1, iraq: 1 }],
  ['탈스탈린주의 영향력 폴란드 3', { poland: 3 }],
  ['De-Stalinization, ops, influence: Poland 2, Iraq 1', { poland: 2, iraq: 1 }],
])('%s: all of it is taken', async (line, put) => {
  const { readings, asked } = await typed(line);
  expect(readings.filter((reading) => 'problem' in reading)).toEqual([]);
  expect(asked).toEqual([['influence', put]]);
});

it.each(['coup with Fidel, Panama', 'coup using fidel: Panama'])('%s: the card may stand between', async (line) => {
  const { readings } = await typed(line);
  expect(readings.map((one) => ('part' in one ? one.part : one.problem.key))).toEqual([
    ['fidel'],
    ['coup'],
    ['panama'],
  ]);
});

it('takes no headline of a line that goes on with what cannot be read', async () => {
  const { readings, answered, asked } = await typed('headline fidel castro', 'headline');
  expect(readings).toMatchObject([{ source: 'castro', problem: { key: 'read.spoils' } }]);
  expect(answered).toBeNull();
  expect(asked).toEqual([['headline', null]]);
});
