// Computer players concede: what those who have won read of it and press, in both languages.
import { expect, it } from 'vitest';
import type { AnyGame } from '../../src/table/game.js';
import { teamGame } from '../support/team-game.js';
import { setUp, testApp } from './harness.js';

const beaten = ['sun', 'moon', 'star'];
const given: AnyGame = { ...teamGame, id: 'given', wouldEnd: (_, seat) => (beaten.includes(seat) ? 'concede' : null) };
const app = testApp([given]);

const read = {
  Mina: {
    locale: 'en',
    says: 'The computer players see no way to win any more and concede. Winner, if you accept: Trees.',
    buttons: ['Accept the victory: yes', 'Accept the victory: no'],
    sure: 'Accept the victory: yes, I am sure',
  },
  Alex: {
    locale: 'ko',
    says: '컴퓨터 플레이어들이 이길 길이 더 없다고 보고 패배를 인정합니다. 받아들이시면 나무 편의 승리로 끝납니다.',
    buttons: ['승리 받아들이기: 찬성', '승리 받아들이기: 반대'],
    sure: '승리 받아들이기: 확실히 찬성',
  },
} as const;

it('offers them the victory by two buttons that say so, and ends the game once all have accepted', async () => {
  const at = app();
  await setUp(at);
  const person = (name: 'Hana' | 'Mina' | 'Alex') =>
    ({ id: at.as(name).id, name, locale: name === 'Alex' ? 'ko' : 'en' }) as const;
  const { id } = await at.play.create(person('Hana'), {
    guildId: at.discord.guild.id,
    kind: given.id,
    name: null,
    language: 'en',
    options: {},
    paces: {},
    settings: { quiet: null, readyCheck: false },
  });
  at.as('Mina').speak('en-US');
  at.as('Alex').speak('ko');
  await at.play.join(id, person('Mina'), 'oak');
  for (const seat of ['elm', 'ash']) await at.play.join(id, person('Alex'), seat);
  await at.play.start(id, at.as('Hana').id, true);
  await at.quiet();
  at.clock.advance(5_000);
  await at.quiet();
  for (const who of ['Mina', 'Alex'] as const) {
    const { says, buttons, sure } = read[who];
    const asked = at
      .as(who)
      .dms()
      .find(({ text }) => text.includes(says));
    expect(asked?.buttons.map(({ label }) => label)).toEqual(expect.arrayContaining([...buttons]));
    expect((await at.play.info(id)).status).toBe('running');
    await at.as(who).press(buttons[0], asked?.id);
    await at.as(who).press(sure);
    await at.quiet();
  }
  expect((await at.play.info(id)).outcome).toMatchObject({ kind: 'win', winners: ['oak', 'elm', 'ash'] });
  // Of two sides, the other has conceded: nobody “is granted” a victory.
  const ends = (['Mina', 'Alex'] as const).map((who) => at.as(who).dms().at(-1)?.text ?? '');
  expect(ends[0]).toContain('Trees won: Lights conceded.');
  expect(ends[1]).toMatch(/[이가] 패배를 인정하여 나무 편이 이겼습니다\./u);
  // Nothing is left to press once it is decided.
  const left = (['Mina', 'Alex'] as const).flatMap((who) =>
    at
      .as(who)
      .dms()
      .flatMap(({ buttons }) => buttons.map(({ label }) => label)),
  );
  expect(left.filter((label) => /Accept the victory|승리 받아들이기/u.test(label))).toEqual([]);
});
