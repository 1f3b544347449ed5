// After a mistake the desk shows how what was meant is written; and the example of a question fits it.
import { expect, it } from 'vitest';
import { exampleOf } from '../../src/discord/ask/example.js';
import { nearestTo } from '../../src/discord/ask/nearest.js';
import { voice } from '../../src/discord/voice.js';
import { axisAndAllies1942 } from '../../src/games/axis-and-allies-1942/index.js';
import { movesQuestion } from '../../src/games/axis-and-allies-1942/questions/moves.js';
import { atOnce } from '../../src/store/yielding.js';
import { readAt } from '../../src/play/typing/typing.js';
import type { AnyGame, Reading } from '../../src/table/game.js';
import type { Question, Sheet } from '../../src/table/question.js';
import { position } from '../games/axis-and-allies-1942/sample.js';
import { wording } from '../support/contract.js';

const game: AnyGame = axisAndAllies1942;
const state = position('germany', [
  ['germany', 'poland', { infantry: 3, tank: 1 }],
  ['germany', 'belorussia', { infantry: 3 }],
  ['ussr', 'baltic_states', { infantry: 1 }],
  ['ussr', 'west_russia', { infantry: 1 }],
]);
for (const land of ['baltic_states', 'west_russia'] as const) state.control[land] = 'ussr';
state.step = 'combatMove';
const question = movesQuestion(state);

async function near(typed: string, lang: 'en' | 'ko' = 'en'): Promise<string | null> {
  const read = (line: string): Promise<readonly Reading[]> =>
    Promise.resolve(atOnce(readAt(game, state, { question, seat: 'germany', begun: null }, line, lang, wording)));
  return nearestTo(typed, await read(typed), { question }, voice(wording, lang, game.id), read);
}

it.each([
  ['Poland: 2 inf -> Baltc Sttes', 'en', 'Poland: 2 Infantry → Baltic States'],
  ['2 inf Poland', 'en', 'Poland: 2 Infantry → Baltic States'],
  ['Poland: 2 inf -> Brazil', 'en', 'Poland: 2 Infantry → Baltic States'],
  ['폴란드 전차 1 브라질', 'ko', '폴란드: 전차 1 → 발트 3국'],
  ['벨로루시 보병 3', 'ko', '벨로루시: 보병 3'],
] as const)('shows how %s is written', async (typed, lang, meant) => {
  expect(await near(typed, lang)).toContain(meant);
});

it('shows nothing of the kind where nothing that is there was named', async () => {
  expect(await near('qwertz uiop')).toBeNull();
});

it('makes the example beside what is on the sheet: not for who attacks or moves already', () => {
  const sheet = [
    { subject: 'poland', units: { infantry: 3 }, path: ['baltic_states'] },
    { subject: 'poland', units: { tank: 1 }, path: ['baltic_states'] },
  ];
  const shown = (on: Sheet): string =>
    exampleOf(question, on)
      .map((part) => voice(wording, 'en', game.id).say(part))
      .join();
  expect(shown([])).toContain('Poland');
  expect(shown(sheet)).toContain('Belorussia');
});

it('shows as many as are asked for, those alike in few words', () => {
  const options = ['build', 'battle', 'plunder', 'ore', 'plan'].map((id, n) => ({
    id,
    text: { key: `card.${id}` },
    max: [3, 2, 1, 1, 1][n] ?? 1,
  }));
  const hand: Question = {
    key: 'keep',
    seat: 'germany',
    text: { key: 'ask.keep' },
    pace: 'setup',
    form: { kind: 'choose', min: 7, max: 7, options: () => options },
    fallback: () => [],
  };
  const said = exampleOf(hand).map(({ key, args }) =>
    args === undefined ? key : `${JSON.stringify(args['row'])} ${JSON.stringify(args['count'])}`,
  );
  expect(said).toEqual(['{"key":"card.build"} 3', '{"key":"card.battle"} 2', 'card.plunder', 'card.ore']);
});
