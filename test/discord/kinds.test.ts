// Numbers over several kinds: which of them one more and one less mean is seen, and can be said, without adding to it.
import { ComponentType, type APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { act, noInput } from '../../src/discord/ask/act.js';
import { deskScreen } from '../../src/discord/ask/desk.js';
import { taskVerbs } from '../../src/discord/ask/verbs.js';
import { readPress } from '../../src/discord/custom-id.js';
import type { Deps } from '../../src/discord/deps.js';
import type { Screen } from '../../src/discord/screen.js';
import { voice } from '../../src/discord/voice.js';
import { axisAndAllies1942 } from '../../src/games/axis-and-allies-1942/index.js';
import { twoBeginning } from '../games/axis-and-allies-1942/two-players.js';
import { wording } from '../support/contract.js';
import { ann, testTable } from '../support/table.js';

const table = testTable();
const actor = { userId: ann.id, voice: voice(wording, 'en', axisAndAllies1942.id) };

/** The rows of controls of a screen. */
function rowsOf(components: readonly APIMessageTopLevelComponent[]) {
  return components
    .flatMap((part) => (part.type === ComponentType.Container ? part.components : [part]))
    .flatMap((part) => (part.type === ComponentType.ActionRow ? [part.components] : []));
}

interface Control {
  readonly id: string;
  readonly label: string;
  readonly value?: string;
}

/** All that can be pressed or picked on a screen. */
function controlsOf({ components }: Screen): readonly Control[] {
  return rowsOf(components)
    .flat()
    .flatMap((one): readonly Control[] => {
      if (one.type === ComponentType.StringSelect)
        return one.options.map(({ label, value }) => ({ id: one.custom_id, label, value }));
      return one.type === ComponentType.Button && 'custom_id' in one
        ? [{ id: one.custom_id, label: one.label ?? '' }]
        : [];
    });
}

it('has one less and one more of each kind that has been put down', async () => {
  const { play, id } = await twoBeginning(table);
  const deps = { play, wording } as unknown as Deps;
  let screen = deskScreen(await play.desk(id, ann.id), actor.voice);
  const press = async (label: string): Promise<void> => {
    const control = controlsOf(screen).find((one) => one.label === label);
    const read = readPress(control?.id ?? '');
    const verb = taskVerbs[read?.verb ?? ''];
    if (read === null || verb === undefined) throw new Error(`nothing is called ${label}`);
    const input = control?.value === undefined ? noInput : { ...noInput, values: [control.value] };
    const { desk, view } = await act(deps, actor, read, input, verb);
    screen = deskScreen(desk, actor.voice, view);
  };
  for (let n = 0; n < 2; n += 1) await press('Infantry +1');
  await press('Tank +1');
  const labels = (): readonly string[] => controlsOf(screen).map(({ label }) => label);
  // What the buttons mean is seen, and the other kind can be meant instead.
  expect(labels()).toEqual(expect.arrayContaining(['Tank −1', 'Change Infantry: 2']));
  expect(labels()).not.toContain('Infantry −1');
  await press('Change Infantry: 2');
  expect(labels()).not.toContain('Tank −1');
  await press('Infantry −1');
  expect(labels()).toEqual(expect.arrayContaining(['Change Infantry: 1', 'Change Tank: 1']));
  // All of it fits one screen of a phone.
  expect(rowsOf(screen.components).length).toBeLessThanOrEqual(5);
  // Shown anew, it still has its buttons.
  screen = deskScreen(await play.desk(id, ann.id), actor.voice);
  expect(labels()).toContain('Tank −1');
});
