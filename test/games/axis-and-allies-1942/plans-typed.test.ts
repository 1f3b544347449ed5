// Plans for battles, typed where a battle is asked for: by its name before a colon, or alone where only one can be meant.
import { expect, it } from 'vitest';
import { axisAndAllies1942 } from '../../../src/games/axis-and-allies-1942/index.js';
import type { Play } from '../../../src/play/play.js';
import type { AnyGame } from '../../../src/table/game.js';
import { wording } from '../../support/contract.js';
import { ann, bob, give, testTable } from '../../support/table.js';
import { order } from './sample.js';

const table = testTable();
const game: AnyGame = axisAndAllies1942;

/** Ann's American landings in China, before their battles. */
async function landing(...goals: readonly string[]): Promise<{ play: Play; id: number }> {
  const units = {
    sz61: 'usa 1 battleship, 2 transport',
    yunnan: 'usa 4 infantry, 2 artillery',
    formosa: 'japan 1 infantry',
    kiangsu: 'japan 1 infantry',
  };
  const there: AnyGame = {
    ...game,
    setup: (options, dice) => {
      const written = { active: 'usa', units, control: { yunnan: 'usa' } };
      const read = game.notation?.read(written, game.setup(options, dice).state, 'combatMove');
      return { state: game.state.parse(read), phase: 'combatMove' };
    },
  };
  const play = table.play({ games: new Map([[game.id, there]]) });
  const settings = { quiet: null };
  const made = {
    guildId: 'guild',
    kind: game.id,
    name: null,
    language: 'en',
    options: {},
    paces: {},
    settings,
  } as const;
  const { id } = await play.create(ann, made);
  for (const seat of ['ussr', 'uk', 'usa']) await play.join(id, ann, seat);
  for (const seat of ['germany', 'japan']) await play.join(id, bob, seat);
  await play.start(id, ann.id, true);
  await give(
    play,
    id,
    ann,
    goals.map((goal) => order('yunnan', { infantry: 1, artillery: 1 }, 'sz61', goal)),
  );
  return { play, id };
}

/** What is kept for a battle. */
async function plan(play: Play, id: number, land: string): Promise<unknown> {
  return (await play.instructions(id, ann.id)).find(({ offer }) => offer.key === `plan.${land}`)?.saved?.value ?? null;
}

/** How a line was taken, as it is told. */
async function told({ play, id }: { play: Play; id: number }, text: string, lang: 'en' | 'ko'): Promise<string[]> {
  const typed = (await play.typeInstruction(id, ann.id, text, lang)) ?? (await play.type(id, ann.id, text, lang));
  return typed.readings.map((one) => wording.say('echo' in one ? one.echo : one.problem, lang, game.id));
}

it.each([
  ['Kiangsu: ask me at each loss', 'en', 'United States 2. Kiangsu: Ask me about every loss'],
  ['장쑤: 손실마다 나에게 묻기', 'ko', '미국 2번 장쑤(강소): 손실마다 나에게 묻기'],
  ['강소: 손실마다 묻기', 'ko', '미국 2번 장쑤(강소): 손실마다 나에게 묻기'],
] as const)('are kept by the name of a battle, and told with it: %s', async (text, lang, said) => {
  const begun = await landing('formosa', 'kiangsu');
  expect(await told(begun, text, lang)).toEqual([said]);
  expect(await plan(begun.play, begun.id, 'kiangsu')).toEqual(['asks']);
});

it.each([
  ['ask me at each loss', 'en', ['asks']],
  ['artillery first, keep one infantry', 'en', ['lose:artillery', 'keep:infantry']],
  ['포병 먼저, 손실마다 묻기', 'ko', ['lose:artillery', 'asks']],
] as const)('are kept for the only battle without its name: %s', async (text, lang, ids) => {
  const begun = await landing('kiangsu');
  const [first] = await told(begun, text, lang);
  expect(first).toMatch(lang === 'en' ? /^United States 1\. Kiangsu: /u : /^미국 1번 장쑤\(강소\): /u);
  expect(await plan(begun.play, begun.id, 'kiangsu')).toEqual(ids);
});

it('ask which battle is meant where several could be, and keep nothing', async () => {
  const begun = await landing('formosa', 'kiangsu');
  expect(await told(begun, 'ask me at each loss', 'en')).toEqual([
    'Which of these is it for: 1. Formosa and 2. Kiangsu? Write its name and a colon before it.',
  ]);
  expect(await plan(begun.play, begun.id, 'kiangsu')).toBeNull();
});
