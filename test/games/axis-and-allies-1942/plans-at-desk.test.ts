// Plans and standing orders at the desk: the way to them, what they are called, and when they apply.
import { expect, it } from 'vitest';
import { act, noInput } from '../../../src/discord/ask/act.js';
import { taskToken } from '../../../src/discord/ask/cursor.js';
import { deskScreen, plainView } from '../../../src/discord/ask/desk.js';
import { instructionsPlay } from '../../../src/discord/ask/in-advance.js';
import { taskVerbs } from '../../../src/discord/ask/verbs.js';
import { readPress, type Press } from '../../../src/discord/custom-id.js';
import type { Deps } from '../../../src/discord/deps.js';
import { voice } from '../../../src/discord/voice.js';
import { axisAndAllies1942 } from '../../../src/games/axis-and-allies-1942/index.js';
import type { AnyGame } from '../../../src/table/game.js';
import { buttonsOf } from '../../support/buttons.js';
import { wording } from '../../support/contract.js';
import { ann, bob, give, testTable } from '../../support/table.js';
import { order } from './sample.js';
import { twoBeginning, twoFighting } from './two-players.js';

const table = testTable();
const game: AnyGame = axisAndAllies1942;

it('has a way to them where the next battle is asked for, and there alone', async () => {
  const { play, id } = await twoBeginning(table);
  const shown = async (): Promise<string> =>
    JSON.stringify(deskScreen(await play.desk(id, ann.id), voice(wording, 'en', game.id)));
  await give(play, id, ann, {}, { confirmed: true });
  expect(await shown()).not.toContain('Decide ahead');
  await give(play, id, ann, [order('russia', { infantry: 3, artillery: 1, tank: 2 }, 'west_russia')]);
  expect((await play.desk(id, ann.id)).tasks.map(({ question }) => question.key)).toEqual(['nextBattle']);
  expect(await shown()).toContain('Decide ahead');
  const [first] = (await instructionsPlay(play).desk(id, ann.id)).tasks;
  expect(first?.question.key).toBe('plan.west_russia.value');
});

it('offers beside the question of a round to fight on from now on, which a press takes back', async () => {
  const { play, id } = await twoFighting(table);
  const deps = { play, wording } as unknown as Deps;
  const actor = { userId: ann.id, voice: voice(wording, 'en', game.id) };
  const pressed = (screen: object, label: string): Press => {
    const id = buttonsOf(screen).find((one) => one.label.startsWith(label))?.custom_id ?? '';
    const press = readPress(id);
    if (press === null) throw new Error(`no button ${label}`);
    return press;
  };
  const desk = await play.desk(id, ann.id);
  expect(desk.tasks.map(({ question }) => question.key)).toEqual(['press']);
  // One plain way to pass stands on the desk; the others are behind *More*.
  const press = pressed(deskScreen(desk, actor.voice, { ...plainView, more: true }), 'Follow my orders');
  const verb = taskVerbs[press.verb];
  if (verb === undefined) throw new Error(press.verb);
  const after = await act(deps, actor, press, noInput, verb);
  expect(after.desk.tasks.map(({ question }) => question.key)).toEqual(['noncombatMoves']);
  const shown = deskScreen(after.desk, actor.voice, after.view);
  expect(JSON.stringify(shown)).toContain('It counts for this question as well');
  const saved = async () =>
    (await play.instructions(id, ann.id)).find(({ seat, offer }) => seat === 'ussr' && offer.key === 'stand.rounds');
  expect((await saved())?.saved).toMatchObject({ value: ['all'], until: 1 });
  expect(pressed(shown, 'Take that instruction back')).toMatchObject({
    verb: 'unsaid',
    args: ['ussr', 'stand.rounds'],
  });
});

it('says that an exception applies only once a space is named', async () => {
  const { play, id } = await twoBeginning(table);
  const advance = instructionsPlay(play);
  const shown = async (): Promise<string> => {
    const desk = await advance.desk(id, bob.id);
    const task = desk.tasks.find((one) => one.id === 'germany|stand.defendLand.1|value');
    if (task === undefined) throw new Error('there is no exception');
    return JSON.stringify(deskScreen(desk, voice(wording, 'en', game.id), { ...plainView, task: taskToken(task) }));
  };
  await play.setInstruction(id, bob.id, 'germany', 'stand.defendLand.1', { value: ['lose:tank'] });
  expect(await shown()).toContain('It counts once you have said where');
  expect(await shown()).toContain('"Where or when"');
  await play.setInstruction(id, bob.id, 'germany', 'stand.defendLand.1', { filter: ['germany'] });
  expect(await shown()).toContain('It counts until you change it');
});

it('takes a standing order by the short name that the page has for it', async () => {
  const { play, id } = await twoBeginning(table);
  const saved = async (key: string): Promise<unknown> =>
    (await play.instructions(id, bob.id)).find((one) => one.seat === 'germany' && one.offer.key === key)?.saved?.value;
  const typed = await play.typeInstruction(id, bob.id, 'Germany ask: SZ5, Italy', 'en');
  expect(typed?.readings.filter((reading) => 'problem' in reading)).toEqual([]);
  expect(await saved('stand.askMe')).toEqual(['sz5', 'italy']);
  await play.typeInstruction(id, bob.id, '독일 지상 손실: 보병, 포병', 'ko');
  expect(await saved('stand.defendLand')).toEqual(['lose:infantry', 'lose:artillery']);
});

it('names a power once in what can be decided ahead', async () => {
  const { play, id } = await twoBeginning(table);
  const shown = JSON.stringify(
    deskScreen(await instructionsPlay(play).desk(id, bob.id), voice(wording, 'en', game.id)),
  );
  expect(shown).toMatch(/"Germany: [^"]+"/u);
  expect(shown).not.toContain('"Germany"');
});
