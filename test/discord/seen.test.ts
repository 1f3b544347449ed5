// Which hands a person of several seats is shown with a question: on a phone three side by side cannot be read.
import { expect, it } from 'vitest';
import { appWording } from '../../src/app/wording.js';
import type { Deps } from '../../src/discord/deps.js';
import { deskPictures } from '../../src/discord/ask/seen.js';
import { voice } from '../../src/discord/voice.js';
import { quartermasterGeneral } from '../../src/games/quartermaster-general/index.js';
import { setup } from '../../src/games/quartermaster-general/setup.js';
import type { Desk, Task } from '../../src/play/turn/desk.js';
import { SeededDice } from '../../src/table/dice.js';

const { state } = setup(quartermasterGeneral.options.parse({}), new SeededDice('hands'));
const wording = appWording();
const deps = { png: () => Promise.resolve(new Uint8Array()), wording } as unknown as Deps;

/** The names of the pictures shown to somebody of these nations when one of them is asked. */
async function shown(seats: readonly string[], front: string): Promise<readonly string[]> {
  const panels = seats.flatMap((seat) =>
    (quartermasterGeneral.panels?.(quartermasterGeneral.view(state, seat), seat) ?? [])
      .filter(({ role }) => role === 'hand')
      .map((panel) => ({ ...panel, key: `hand@${seat}`, seat })),
  );
  const view = quartermasterGeneral.view(state, front);
  const desk = { rules: quartermasterGeneral, seats, front: seats[0], view, tasks: [], panels } as unknown as Desk;
  const reader = voice(wording, 'en', quartermasterGeneral.id);
  const choices = { palette: 'standard', theme: 'light' } as const;
  const task = { seat: front, question: {} } as unknown as Task;
  const pictures = await deskPictures(deps, desk, { userId: 'ann', since: [], reader, choices, task });
  return pictures.map(({ name }) => name);
}

it('shows two hands, and of more only that of the seat that is asked', async () => {
  expect(await shown(['germany', 'japan'], 'japan')).toEqual(['hand-germany.png', 'hand-japan.png']);
  expect(await shown(['germany', 'japan', 'italy'], 'italy')).toEqual(['hand-italy.png']);
});
