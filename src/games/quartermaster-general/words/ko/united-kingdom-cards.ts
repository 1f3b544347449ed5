// What the cards of the United Kingdom do, in Korean.
import type { unitedKingdomCards as en } from '../en/united-kingdom-cards.js';

export const unitedKingdomCards = {
  'card.uk-australia-forms-the-directorate-of-manpower.effect':
    '육군을 창설할 수 있을 때마다 대신 호주에 모집할 수 있습니다.',
  'card.uk-free-france.effect': '카드를 내는 대신 손에서 2장을 버리고 서유럽에 육군을 창설합니다.',
  'card.uk-lord-linlithgow-declares-india-to-be-at-war.effect':
    '육군을 창설할 수 있을 때마다 대신 인도에 모집할 수 있습니다.',
  'card.uk-mackenzie-king-drafts-the-national-resources-mobilization-act.effect':
    '승점 획득 단계: 북대서양에 영국 해군이 있으면 승점 1점, 캐나다에 영국 육군이 있으면 승점 1점.',
  'card.uk-resistance.effect': '카드를 내는 대신 손에서 2장을 버리고 서유럽이나 이탈리아에서 전투합니다.',
  'card.uk-the-royal-navy.effect':
    '차례마다 한 번, 해양 전투 뒤 손에서 2장을 버리면 같은 바다나 다른 바다에서 다시 전투합니다.',
  'card.uk-dutch-east-indies.effect':
    '인도네시아와 뉴기니에 육군을 하나씩 모집하고, 그다음 남중국해에 해군을 모집합니다.',
  'card.uk-general-smuts-strengthens-ties-to-uk.effect': '아프리카에 육군을, 남극해나 벵골만에 해군을 모집합니다.',
  'card.uk-increased-commonwealth-support.effect': '인도, 호주, 캐나다 가운데 한 곳에 육군을 모집합니다.',
  'card.uk-king-peter-enthroned-in-yugoslavia.effect':
    '발칸 반도의 추축국 육군 1개를 제거하고, 그다음 그곳에 육군을 모집합니다.',
  'card.uk-ledo-and-burma-roads.effect': '동남아시아에 육군을 창설하고, 그다음 중국이나 쓰촨에서 전투합니다.',
  'card.uk-singapore.effect': '동남아시아에 육군을, 그다음 남중국해에 해군을 모집합니다.',
  'card.uk-bomber-command.effect': '독일이나 이탈리아 가운데 고른 국가가 카드 더미에서 4장을 버립니다.',
  'card.uk-malta-submarines.effect':
    '독일과 이탈리아가 저마다 정합니다. 카드 더미에서 2장을 버리거나 지중해의 자국 해군 1개를 내놓습니다.',
  'card.uk-asw-tactics.effect': '추축국이 경제전쟁을 낸 직후 그 카드를 무효로 만듭니다.',
  'card.uk-defensive-posture.effect': '보급이 확보된 영국 육군이 제거되려 할 때 이번 차례 동안 지킵니다.',
  'card.uk-destroyers.effect': '보급이 확보된 영국이나 미국 해군이 제거되려 할 때 이번 차례 동안 지킵니다.',
  'card.uk-enigma-code-cracked.effect':
    '독일이 전술 카드를 사용한 직후 그 카드를 버리게 합니다. 이미 일어난 효과는 남습니다.',
  'card.uk-loyal-to-the-crown.effect': '인도, 호주, 캐나다에 추축국 육군이 놓인 직후 그 육군을 제거합니다.',
  'card.uk-raf.effect': '영국 지역이나 그 옆의 영국 기물이 제거되려 할 때 이번 차례 동안 지킵니다.',
  'card.uk-rationing.effect': '플레이 단계에 카드를 낸 뒤 그 카드를 버리지 않고 카드 더미에 섞습니다.',
} as const satisfies Record<keyof typeof en, string>;
