// What the cards of the Soviet Union do, in Korean.
import type { sovietUnionCards as en } from '../en/soviet-union-cards.js';

export const sovietUnionCards = {
  'card.sov-frontal-assault.effect':
    '차례마다 한 번, 육지 전투 뒤 손에서 2장을 버리면 같은 곳이나 그 옆 육지에서 다시 전투합니다.',
  'card.sov-guards.effect': '카드를 내는 대신 손에서 2장을 버리고, 버린 카드 더미에서 육군 창설 카드를 냅니다.',
  'card.sov-scorched-earth.effect':
    '우크라이나는 추축국의 보급 지역이 아닙니다. 추축국에 보급도 지역 승점도 주지 않습니다.',
  'card.sov-shverniks-evacuation-council.effect':
    '소련 육군은 보급이 끊기지 않습니다. 새로 창설할 때는 여전히 보급이 확보된 소련 기물의 옆이나 모스크바여야 합니다.',
  'card.sov-stavka-forms-artillery-corps.effect':
    '차례마다 한 번, 육지 전투 뒤 손에서 1장을 버리면 같은 곳에서 다시 전투합니다.',
  'card.sov-women-conscripts.effect': '플레이 단계에 낸 육군 창설 카드를 버리지 않고 카드 더미 맨 위에 놓습니다.',
  'card.sov-general-winter.effect': '모스크바와 그 옆 지역의 추축국 육군을 2개까지 제거합니다.',
  'card.sov-german-soviet-treaty.effect': '러시아와 동유럽에 육군을 하나씩 모집합니다.',
  'card.sov-mao-tse-tung.effect': '중국이나 쓰촨의 추축국 육군 1개를 제거합니다.',
  'card.sov-titos-partisans.effect':
    '발칸 반도의 추축국 육군 1개를 제거하고, 그다음 그곳에 소련이나 영국 육군을 모집합니다.',
  'card.sov-trans-siberian-railroad.effect': '소련 육군을 하나씩, 저마다 한 번까지 거둬들였다가 다시 창설합니다.',
  'card.sov-vasilevsky-takes-command-in-the-far-east.effect':
    '블라디보스토크에 육군을 모집하고, 그다음 중국에서 전투합니다.',
  'card.sov-defense-of-the-motherland.effect':
    '차례가 시작될 때 모스크바나 그 옆에 육군을 모집하고, 그다음 모스크바의 추축국 육군 1개를 제거합니다.',
  'card.sov-leningrad.effect': '러시아의 소련 육군이 제거되려 할 때 이번 차례 동안 지킵니다.',
  'card.sov-moscow.effect': '모스크바의 소련 육군이 제거되려 할 때 이번 차례 동안 지킵니다.',
  'card.sov-stalingrad.effect': '우크라이나의 소련 육군이 제거되려 할 때 이번 차례 동안 지킵니다.',
  'card.sov-rasputitsa.effect': '모스크바나 그 옆에 추축국 육군이 놓인 직후 그 육군을 제거합니다.',
} as const satisfies Record<keyof typeof en, string>;
