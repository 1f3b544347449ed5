// What stands beside a target and in the report of a roll: of the die only where something changes it, and no heading within a heading.
import { describe, expect, it } from 'vitest';
import { appWording } from '../../../../src/app/wording.js';
import { voice } from '../../../../src/discord/voice.js';
import { coupDetail } from '../../../../src/games/twilight-struggle/questions/operations.js';
import { rolled } from '../../../../src/games/twilight-struggle/reports/figures.js';
import { say } from '../../../../src/games/twilight-struggle/reports/names.js';
import { playEvent } from '../../../../src/games/twilight-struggle/phases/play-card.js';
import { setup } from '../../../../src/games/twilight-struggle/setup.js';
import { twilightStruggle } from '../../../../src/games/twilight-struggle/index.js';
import { inWordsOf } from '../../../../src/play/change/refuse.js';
import { SeededDice } from '../../../../src/table/dice.js';
import type { Text } from '../../../../src/table/text.js';
import type { TwilightState } from '../../../../src/games/twilight-struggle/state.js';
import { firstQuestion, position, run, TestTable } from '../support/test-table.js';

const wording = appWording();
const words = (lang: 'en' | 'ko', text: Text): string =>
  voice(wording, lang, 'twilight-struggle').say(inWordsOf('twilight-struggle', text));
const { state } = setup(twilightStruggle.options.parse({}), new SeededDice('odds'));

it('says what a die is changed by only where it is', () => {
  expect(words('ko', coupDetail(state, 'us', 'iran', 3))).not.toContain('주사위');
  expect(words('en', coupDetail(state, 'us', 'iran', 3))).toMatch(/at best \d · DEFCON −1$/u);
  const salt = { ...state, effects: { ...state.effects, salt: true } };
  expect(words('ko', coupDetail(salt, 'us', 'iran', 3))).toMatch(/주사위 −1 · 데프콘 −1$/u);
  const war = (modifier: number): string =>
    words(
      'ko',
      say('war.won', { side: say('side.us'), country: say('country.iran'), roll: rolled(5, modifier), needed: 4 }),
    );
  expect(war(0)).toContain('주사위 5, 4 이상');
  expect(war(-1)).toContain('주사위 5 −1 = 4, 4 이상');
});

describe('a war', () => {
  /** India is controlled, and lies between Pakistan and Burma; nobody has anything around Nicaragua. */
  const around = (): TwilightState => position({ influence: { india: [3, 0] } });
  const wars = { pakistan: 'indo_pakistani_war', nicaragua: 'brush_war' } as const;

  it.each([
    ['pakistan', /· die −1, won on 4 or more$/u],
    ['nicaragua', /^0–0 · won on 3 or more$/u],
  ] as const)('says beside its target what the neighbours take from the die, and only then: %s', (target, said) => {
    const script = playEvent(new TestTable(around()), wars[target], { user: 'ussr', source: 'round' });
    const { form } = firstQuestion(script);
    const option = form.kind === 'choose' ? form.options().find(({ id }) => id === target) : undefined;
    expect(option?.detail === undefined ? '' : words('en', option.detail)).toMatch(said);
  });

  it.each([
    [4, 'die 4 −1 = 3, 4 needed: no victory'],
    [5, 'die 5 −1 = 4, 4 needed: victory'],
  ])('is told as it is counted: a %i', (die, said) => {
    const table = new TestTable(around(), [die]);
    const play = playEvent(table, 'indo_pakistani_war', { user: 'ussr', source: 'round' });
    run(play, [['event.indo_pakistani_war', ['pakistan']]]);
    const told = table.told.map(({ text }) => words('en', text)).join(' ');
    expect(told).toContain(said);
  });
});

it('tells a lasting effect in one heading', () => {
  for (const lang of ['ko', 'en'] as const)
    for (const key of ['event.begins', 'event.ends'] as const)
      expect(words(lang, say(key, { effect: say('effect.marshallPlan') })).match(/:/gu)).toHaveLength(1);
});
