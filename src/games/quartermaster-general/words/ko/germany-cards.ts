// What the cards of Germany do, in Korean.
import type { germanyCards as en } from '../en/germany-cards.js';

export const germanyCards = {
  'card.ger-abundant-resources.effect': '승점 획득 단계: 우크라이나, 카자흐스탄, 러시아의 독일 육군마다 승점 1점.',
  'card.ger-atlantic-wall.effect':
    '차례마다 한 번, 서유럽의 추축국 육군이 전투를 당하면 공격한 국가가 카드 더미에서 3장을 버립니다.',
  'card.ger-bias-for-action.effect':
    '차례마다 한 번, 육군을 창설한 뒤 카드 더미에서 1장을 버리면 그 육군 옆 육지에서 전투합니다.',
  'card.ger-blitzkrieg.effect':
    '차례마다 한 번, 육지 전투 뒤 카드 더미에서 1장을 버리면 전투한 곳에 육군을 창설합니다.',
  'card.ger-conscription.effect': '카드를 내는 대신 카드 더미에서 2장을 버리고 육군을 창설합니다.',
  'card.ger-dive-bombers.effect':
    '차례마다 한 번, 육지 전투 뒤 카드 더미에서 1장을 버리면 같은 곳이나 그 옆 육지에서 다시 전투합니다.',
  'card.ger-jet-fighters.effect': '경제전쟁의 대상이 되면 버릴 카드가 3장 줄어듭니다.',
  'card.ger-superior-planning.effect':
    '차례마다 한 번, 차례가 시작될 때 카드 더미 맨 위 4장을 보고 원하는 순서로 되돌려 놓습니다.',
  'card.ger-swedish-iron-ore.effect':
    '승점 획득 단계: 발트해에 독일 해군이 있으면 승점 1점, 스칸디나비아에 독일 육군이 있으면 승점 1점.',
  'card.ger-synthetic-fuel.effect':
    '차례마다 한 번, 육군을 창설한 뒤 카드 더미에서 2장을 버리면 그 옆에 육군을 하나 더 창설합니다.',
  'card.ger-volkssturm.effect':
    '차례마다 한 번, 차례가 시작될 때 카드 더미에서 1장을 버리면 독일에 육군을 모집합니다. 플레이 단계는 그대로 남습니다.',
  'card.ger-wolf-packs.effect':
    '이름에 ‘잠수함대’가 든 카드를 쓰면 대상이 버릴 카드가 모두 합해 2장 늘어납니다. 스칸디나비아에 독일 육군이 있으면 3장 늘어납니다.',
  'card.ger-broad-front.effect':
    '차례가 시작될 때 소련 육군이 독일 육군과 맞닿아 있던 곳에서 육지 전투를 3번까지 합니다.',
  'card.ger-forced-conscription.effect': '독일과 그 옆 지역에 육군을 2개까지 모집합니다.',
  'card.ger-guns-and-butter.effect': '육군 창설, 해군 창설, 육지 전투, 해양 전투 가운데 하나를 골라 합니다.',
  'card.ger-military-dictatorships-in-the-balkans.effect':
    '발칸 반도에 이탈리아 육군을 모집하고, 그다음 우크라이나의 연합국 육군 1개를 제거합니다.',
  'card.ger-plunder.effect': '독일 밖에 있는 독일 기물마다 승점 1점.',
  'card.ger-the-autobahn.effect': '독일 육군을 하나씩, 저마다 한 번까지 거둬들였다가 다시 창설합니다.',
  'card.ger-submarines-enforce-blockade.effect':
    '북해 옆의 독일 육군마다 승점 1점을 얻고, 영국이 카드 더미에서 2장을 버립니다.',
  'card.ger-submarines-lead-the-battle-of-the-atlantic.effect':
    '독일 해군마다 승점 1점을 얻고, 영국이 카드 더미에서 2장을 버립니다.',
  'card.ger-submarines-of-the-monsoon-group.effect':
    '승점 2점을 얻고, 고른 연합국 하나가 카드 더미에서 2장을 버립니다.',
  'card.ger-submarines-prey-on-unprotected-shipping.effect':
    '승점 1점을 얻고, 영국이 카드 더미에서 2장을 버립니다. 북해에 연합국 해군이 없으면 5장을 버립니다.',
  'card.ger-submarines-raid-murmansk-convoy.effect':
    '스칸디나비아와 그 옆의 독일 기물마다 승점 1점을 얻고, 소련이 카드 더미에서 2장을 버립니다.',
  'card.ger-v-weapons.effect': '서유럽에 독일 육군이 있으면 승점 3점을 얻고, 영국이 카드 더미에서 1장을 버립니다.',
} as const satisfies Record<keyof typeof en, string>;
