// What the cards of Italy in Total War do, in Korean.
import type { italyTotalWarCards as en } from '../en/italy-total-war-cards.js';

export const italyTotalWarCards = {
  'card.ita-betasom.effect':
    '독일이 이름에 ‘잠수함대’가 들어간 경제전쟁 카드를 플레이할 때: 그 카드의 대상은 카드 3장을 더 버립니다.',
  'card.ita-golden-square-coup.effect': '승점 획득 단계를 시작할 때: 중동에 육군 1개를 모집합니다.',
  'card.ita-italy-completes-carriers-early.effect':
    '플레이 단계를 시작할 때: 손에 든 카드 1장을 버려서, 보급이 확보된 자국 해군이 있는 지역에 공군 1개를 배치하거나 이동시킵니다.',
  'card.ita-pact-of-steel.effect':
    '언제든지: 독일은 손에 든 카드를 0~5장 원하는 만큼 버립니다. 그런 다음, 이탈리아는 자기 버린 카드 더미에서 같은 수의 카드를 무작위로 골라 카드 더미 맨 위에 놓을 수 있습니다.',
  'card.ita-regia-aeronautica.effect':
    '경제전쟁 카드의 대상이 되었을 때: 카드를 버리는 대신 자국 공군을 게임판에서 제거합니다.',
  'card.ita-somaliland.effect': '승점 획득 단계에: 아프리카에 육군 1개를 모집합니다.',
  'card.ita-supermarina.effect': '승점 획득 단계에: 게임판의 이탈리아 해군 1개당 승점 1점.',
  'card.ita-ireland-revolts.effect': '영국은 카드 더미 맨 위 2장을 버립니다.',
  'card.ita-operation-pike.effect':
    '우크라이나에서 2칸 이내에 영국 육군이 있으면, 소련은 카드 더미 맨 위 2장을 버립니다. 이와 별개로 승점 1점.',
  'card.ita-giuliani-cappellini-and-torelli.effect':
    '독일, 이탈리아, 일본은 각자 버린 카드 더미에서 무작위로 1장을 카드 더미 맨 위에 놓습니다. 승점 1점.',
  'card.ita-operation-herkules.effect': '지중해에 이탈리아 해군 1개와 독일 해군 1개를 모집합니다.',
  'card.ita-reza-shah-supports-axis.effect': '중동의 연합국 육군 1개를 제거합니다.',
  'card.ita-spain.effect':
    '서유럽이나 북아프리카에 육군 1개를 창설합니다. 그런 다음, 지중해나 북해에 해군 1개를 창설합니다.',
  'card.ita-wafdist-uprising.effect': '북아프리카의 연합국 육군 1개를 제거합니다.',
  'card.ita-alpini.effect':
    '이탈리아나 그에 인접한 지역에 있는 자국 육군이 전투 대상이 되었을 때: 그 전투로 그 육군을 제거하지 않습니다.',
  'card.ita-operation-unthinkable.effect':
    '소련이 영국 육군이나 미국 육군에 인접한 지역에 육군을 창설한 직후: 그 육군을 제거합니다.',
  'card.ita-irredentismo-italiano.effect': '승점 획득 단계에: 서유럽에 이탈리아 육군이 있으면 승점 1점.',
  'card.ita-spanish-troops-seize-gibraltar.effect':
    '북해와 지중해는 추축국에게는 항상 인접하고, 연합국에게는 인접하지 않습니다.',
  'card.ita-turkey-opens-the-straits.effect': '추축국에게 중동은 발칸 반도와, 흑해는 지중해와 인접합니다.',
} as const satisfies Record<keyof typeof en, string>;
