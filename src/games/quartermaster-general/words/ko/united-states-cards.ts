// What the cards of the United States do, in Korean.
import type { unitedStatesCards as en } from '../en/united-states-cards.js';

export const unitedStatesCards = {
  'card.usa-aircraft-carriers.effect':
    '차례마다 한 번, 해양 전투 뒤 카드 더미에서 1장을 버리면 그 바다에 해군을 창설합니다.',
  'card.usa-american-volunteer-group-expands.effect':
    '쓰촨의 연합국 육군은 늘 보급이 확보됩니다. 카드를 내는 대신 카드 더미에서 2장을 버리고 쓰촨에 육군을 모집합니다.',
  'card.usa-amphibious-landings.effect':
    '차례마다 한 번, 보급이 확보된 자국 해군 옆 육지에서 전투한 뒤 카드 더미에서 1장을 버리면 그곳에 육군을 창설합니다.',
  'card.usa-flying-fortresses.effect': '자신의 경제전쟁 카드로 대상이 버릴 카드가 2장 늘어납니다.',
  'card.usa-radar.effect':
    '차례마다 한 번, 보급이 확보된 미국 해군이 전투를 당할 때 카드 더미에서 2장을 버리면 그 해군이 남습니다.',
  'card.usa-rosie-the-riveter.effect':
    '차례마다 한 번, 카드 버리기 단계가 시작될 때 손에 든 카드를 2장까지 카드 더미 밑에 넣습니다.',
  'card.usa-superior-shipyards.effect':
    '차례마다 한 번, 해군을 창설한 뒤 카드 더미에서 1장을 버리면 하나 더 창설합니다.',
  'card.usa-wartime-production.effect':
    '차례마다 한 번, 육군을 창설한 뒤 카드 더미에서 1장을 버리면 하나 더 창설합니다.',
  'card.usa-arsenal-of-democracy.effect': '영국이 육군과 해군을 하나씩, 원하는 순서로 창설할 수 있습니다.',
  'card.usa-fleet-deployed-to-pearl-harbor.effect': '하와이에 육군을 모집하고, 그다음 그 옆 바다에 해군을 창설합니다.',
  'card.usa-flexible-resources.effect': '버린 카드 더미의 카드 1장을 골라 냅니다.',
  'card.usa-free-french-allies.effect': '영국이 서유럽, 북아프리카, 아프리카 가운데 한 곳에 육군을 모집할 수 있습니다.',
  'card.usa-guadalcanal.effect': '뉴질랜드에 육군을 모집하고, 그다음 그 옆 바다에 해군을 창설합니다.',
  'card.usa-lend-lease.effect': '영국과 소련 가운데 고른 국가가 손에서 카드 1장을 낼 수 있고, 그다음 1장을 뽑습니다.',
  'card.usa-murmansk-convoy.effect': '러시아에 소련 육군을 모집하고, 그다음 소련이 육군을 창설할 수 있습니다.',
  'card.usa-operation-magic.effect': '엎어 놓은 일본 대응 카드 가운데 무작위 1장이 공개되지 않고 버려집니다.',
  'card.usa-patton-advances.effect': '서유럽에 육군을 창설하고, 그다음 독일이나 이탈리아에서 전투합니다.',
  'card.usa-theater-shift.effect': '미국 기물을 하나씩, 저마다 한 번까지 거둬들였다가 다시 창설합니다.',
  'card.usa-b-24-liberator.effect': '이탈리아에서 2칸 안에 미국 육군이 있으면 이탈리아가 카드 더미에서 4장을 버립니다.',
  'card.usa-b-26-marauder.effect':
    '본토에서 3칸 안에 미국 육군이 있는 추축국 하나를 골라 카드 더미에서 4장을 버리게 합니다.',
  'card.usa-b-29-superfortress.effect': '독일에서 3칸 안에 미국 육군이 있으면 독일이 카드 더미에서 5장을 버립니다.',
  'card.usa-firestorm-bombing.effect':
    '본토 옆에 미국 기물이 있는 추축국 하나를 골라 카드 더미에서 7장을 버리게 합니다.',
  'card.usa-sbd-dauntless.effect': '일본에서 2칸 안에 미국 해군이 있으면 일본이 카드 더미에서 4장을 버립니다.',
} as const satisfies Record<keyof typeof en, string>;
