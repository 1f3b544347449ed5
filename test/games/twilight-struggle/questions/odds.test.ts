// What stands beside a target and in the report of a roll: of the die only where something changes it, and no heading within a heading.
import { expect, it } from 'vitest';
import { appWording } from '../../../../src/app/wording.js';
import { voice } from '../../../../src/discord/voice.js';
import { coupDetail } from '../../../../src/games/twilight-struggle/questions/operations.js';
import { rolled } from '../../../../src/games/twilight-struggle/reports/figures.js';
import { say } from '../../../../src/games/twilight-struggle/reports/names.js';
import { setup } from '../../../../src/games/twilight-struggle/setup.js';
import { twilightStruggle } from '../../../../src/games/twilight-struggle/index.js';
import { inWordsOf } from '../../../../src/play/change/refuse.js';
import { SeededDice } from '../../../../src/table/dice.js';
import type { Text } from '../../../../src/table/text.js';

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

it('tells a lasting effect in one heading', () => {
  for (const lang of ['ko', 'en'] as const)
    for (const key of ['event.begins', 'event.ends'] as const)
      expect(words(lang, say(key, { effect: say('effect.marshallPlan') })).match(/:/gu)).toHaveLength(1);
});
