// What a choice says of itself: who stands where one may go, and whom a retreat leaves behind.
import { expect, it } from 'vitest';
import { appWording } from '../../../src/app/wording.js';
import { casualtiesQuestion } from '../../../src/games/axis-and-allies-1942/questions/casualties.js';
import { pressQuestion } from '../../../src/games/axis-and-allies-1942/questions/combat.js';
import { movesQuestion } from '../../../src/games/axis-and-allies-1942/questions/moves.js';
import { usualOrders } from '../../../src/games/axis-and-allies-1942/rules/battle-orders.js';
import { orderOfLoss } from '../../../src/games/axis-and-allies-1942/rules/casualties.js';
import type { Text } from '../../../src/table/text.js';
import { position } from './sample.js';

const wording = appWording();
const said = (text: Text | undefined, lang: 'en' | 'ko'): string =>
  text === undefined ? '' : wording.say(text, lang, 'axis-and-allies-1942');

it('a place to move to says who stands there', () => {
  const state = position('germany', [
    ['germany', 'finland', { infantry: 1 }],
    ['ussr', 'karelia_ssr', { infantry: 2, tank: 1 }],
  ]);
  state.step = 'combatMove';
  const { form } = movesQuestion(state);
  const { options } = form.step({ subject: 'finland', units: { infantry: 1 }, path: [] }, []);
  const there = options.find(({ id }) => id === 'karelia_ssr');
  expect(said(there?.detail, 'en')).toBe('Soviet Union: 2 Infantry and 1 Tank');
  expect(said(there?.detail, 'ko')).toBe('소련 보병 2, 전차 1');
});

it('a battle says what has been lost, who stands, and what each answer does', () => {
  const state = position('germany', [
    ['germany', 'egypt', { infantry: 2, tank: 1 }],
    ['uk', 'egypt', { infantry: 1, artillery: 1 }],
  ]);
  for (const unit of state.units.filter(({ power }) => power === 'germany'))
    Object.assign(unit, { task: 'battle', from: 'libya' });
  const battle = { space: 'egypt', kind: 'land', round: 1 } as const;
  const asked = () => pressQuestion(state, battle, { to: ['libya'], withdraw: false }, usualOrders);
  expect(said(asked().text, 'en')).toContain('Nothing lost so far.');
  state.losses = [
    { space: 'egypt', power: 'germany', type: 'infantry', count: 1 },
    { space: 'libya', power: 'uk', type: 'tank', count: 1 },
  ];
  expect(said(asked().text, 'en')).toBe(
    'Egypt after round 1. Standing: Germany 2 Infantry and 1 Tank; United Kingdom 1 Infantry and 1 Artillery. Lost so far: Germany 1 Infantry. Do you go on?',
  );
  expect(said(asked().text, 'ko')).toBe(
    '이집트, 1라운드 뒤. 남은 유닛: 독일 보병 2, 전차 1 / 영국 보병 1, 포병 1. 지금까지 손실: 독일 보병 1. 계속할까요?',
  );
  const { form } = asked();
  for (const lang of ['en', 'ko'] as const)
    for (const { detail } of form.options()) expect(said(detail, lang)).not.toBe('');
  const slots = orderOfLoss(
    state.units.filter(({ power }) => power === 'uk'),
    { side: 'defense', foes: [] },
  );
  const losses = casualtiesQuestion('uk', battle, { hits: { sub: 0, air: 0, free: 1 }, slots, own: slots }, state);
  expect(said(losses.text, 'en')).toBe(
    'Egypt, round 1: you take 1 hit. Standing: Germany 2 Infantry and 1 Tank; United Kingdom 1 Infantry and 1 Artillery. Lost so far: Germany 1 Infantry. Which unit takes it?',
  );
  const blow = { hits: { sub: 0, air: 0, free: 1 }, slots, own: slots };
  const early = (power: 'uk' | 'germany', lang: 'en' | 'ko'): unknown =>
    said(casualtiesQuestion(power, { ...battle, round: 0 }, blow, state).text, lang);
  expect(early('uk', 'en')).toMatch(/^Egypt, bombardment from the sea: you take 1 hit\./u);
  expect(early('uk', 'ko')).toMatch(/^이집트, 연안 포격: 명중 1개를 받았습니다\./u);
  expect(early('germany', 'en')).toMatch(/^Egypt, antiaircraft fire: /u);
});

it('a retreat says who has landed and stays', () => {
  const state = position('germany', [
    ['germany', 'egypt', { infantry: 2 }],
    ['uk', 'egypt', { infantry: 1 }],
  ]);
  for (const [n, unit] of state.units.filter(({ power }) => power === 'germany').entries())
    Object.assign(unit, { task: 'battle', from: n === 0 ? null : 'libya' });
  const battle = { space: 'egypt', kind: 'land', round: 1 } as const;

  const { form } = pressQuestion(state, battle, { to: ['libya'], withdraw: false }, usualOrders);
  const libya = form.options().find(({ id }) => id === 'libya');
  expect(said(libya?.detail, 'en')).toBe('Landed units stay and fight on: 1 Infantry');
  expect(said(libya?.detail, 'ko')).toBe('상륙해 남아서 계속 싸우는 유닛: 보병 1');
});
