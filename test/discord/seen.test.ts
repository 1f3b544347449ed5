// What is shown with a question: the part of the board it asks about, the hand only where cards are asked for.
import { expect, it } from 'vitest';
import { appWording } from '../../src/app/wording.js';
import type { Deps } from '../../src/discord/deps.js';
import { deskPictures } from '../../src/discord/ask/seen.js';
import { voice } from '../../src/discord/voice.js';
import { quartermasterGeneral } from '../../src/games/quartermaster-general/index.js';
import { setup } from '../../src/games/quartermaster-general/setup.js';
import type { Since } from '../../src/play/history/since.js';
import type { Desk, Task } from '../../src/play/turn/desk.js';
import { loadBoardMaps } from '../../src/render/index.js';
import { SeededDice } from '../../src/table/dice.js';
import type { Answer, Option, Question } from '../../src/table/question.js';
import type { Look } from '../../src/table/scene.js';

const { state } = setup(quartermasterGeneral.options.parse({}), new SeededDice('hands'));
const wording = appWording();
/** How the boards drawn so far were looked at, oldest first. */
const drawn: Look[] = [];
const deps = {
  png: () => Promise.resolve(new Uint8Array()),
  boardMaps: loadBoardMaps,
  wording,
  play: {
    scene: (_game: number, _user: string, look: Look) => {
      drawn.push(look);
      return Promise.resolve({});
    },
  },
} as unknown as Deps;

/** The names of the pictures shown to somebody of these nations when one of them is asked. */
async function shown(
  seats: readonly string[],
  front: string,
  question: Pick<Question, 'places' | 'fromHand'> = {},
  since: readonly Since[] = [],
  draft: Answer | null = null,
  options: readonly Option[] = [],
  isPicked = true,
): Promise<readonly string[]> {
  const panels = seats.flatMap((seat) =>
    (quartermasterGeneral.panels?.(quartermasterGeneral.view(state, seat), seat) ?? [])
      .filter(({ role }) => role === 'hand')
      .map((panel) => ({ ...panel, key: `hand@${seat}`, seat })),
  );
  const view = quartermasterGeneral.view(state, front);
  const game = { id: 1, kind: quartermasterGeneral.id, checkpoint: 2, name: null };
  const task = {
    seat: front,
    question: { form: { kind: draft === null ? 'choose' : 'spread', options: () => options }, ...question },
    draft,
  } as unknown as Task;
  const desk = {
    rules: quartermasterGeneral,
    game,
    seats,
    front: seats[0],
    view,
    views: [],
    tasks: isPicked ? [] : [task],
    panels,
  } as unknown as Desk;
  const reader = voice(wording, 'en', quartermasterGeneral.id);
  const choices = { palette: 'standard', theme: 'light' } as const;
  const seeing = { userId: 'ann', since, reader, choices };
  const pictures = await deskPictures(deps, desk, isPicked ? { ...seeing, task } : seeing);
  return pictures.map(({ name }) => name);
}

it('shows of several hands only that of the seat that is asked', async () => {
  expect(await shown(['germany', 'japan'], 'japan')).toEqual(['hand-japan.png']);
  expect(await shown(['germany', 'japan', 'italy'], 'italy')).toEqual(['hand-italy.png']);
  expect(await shown(['germany', 'japan'], 'japan', {}, [], null, [], false)).toEqual(['hand-japan.png']);
});

it('shows no hand where places are asked about, unless the answer comes from the hand', async () => {
  expect(await shown(['germany'], 'germany', { places: ['western-europe'] })).toEqual(['board-1-position.png']);
  expect(await shown(['germany'], 'germany', { places: ['western-europe'], fromHand: true })).toEqual([
    'board-1-position.png',
    'hand-germany.png',
  ]);
});

it('shows what is asked about rather than what has changed elsewhere', async () => {
  const since = [{ id: 1, checkpoint: 1, focus: ['china'], weight: 'main', private: false, retracted: false }];
  await shown(['germany'], 'germany', { places: ['western-europe', 'germany'] }, since as unknown as readonly Since[]);
  const seen = quartermasterGeneral.view(state, null);
  const area = quartermasterGeneral.closeUp?.(['western-europe', 'germany'], seen);
  expect(area).not.toBe(quartermasterGeneral.closeUp?.(['china'], seen));
  expect(drawn.at(-1)).toMatchObject({ area, focus: ['china'] });
});

it('shows where numbers have been put down rather than elsewhere among what is asked about', async () => {
  const places = ['western-europe', 'germany', 'italy', 'china'];
  await shown(['germany'], 'germany', { places }, [], { china: 2, germany: 0 });
  const seen = quartermasterGeneral.view(state, null);
  const area = quartermasterGeneral.closeUp?.(['china'], seen);
  expect(area).not.toBe(quartermasterGeneral.closeUp?.(places, seen));
  expect(drawn.at(-1)).toMatchObject({ area });
});

it('follows the open page of a long list to another part of the board', async () => {
  const option = (id: string, group: string): Option => ({ id, text: { key: `space.${id}` }, group: { key: group } });
  const far = ['china', 'szechuan', 'india', 'southeast-asia', 'japan', 'philippines', 'indonesia', 'vladivostok'];
  // More than one menu holds, under more headings than stand one below the other.
  const options = Array.from({ length: 8 }, (_, n) => far.slice(0, 4).map((id) => option(id, `space.${far[n] ?? ''}`)));
  const [name] = await shown(['germany'], 'germany', { places: ['western-europe'] }, [], null, options.flat());
  expect(name).toMatch(/^board-1-position-at-[\w-]+\.png$/u);
  expect(drawn.at(-1)?.area).toBe('asia');
});
