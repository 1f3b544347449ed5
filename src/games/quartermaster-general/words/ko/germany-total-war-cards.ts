// What the cards of Germany in Total War do, in Korean.
import type { germanyTotalWarCards as en } from '../en/germany-total-war-cards.js';

export const germanyTotalWarCards = {
  'card.ger-flakzwilling.effect':
    '연합국이 제공권을 확보하여 이탈리아 공군을 제거할 때: 제공권 확보에 사용한 그 공군을 제거합니다.',
  'card.ger-admiral-graf-spee.effect':
    '해군을 창설할 때: 카드 더미 맨 위 1장을 버려서 북해, 북대서양, 남대서양 중 한 곳에서 전투합니다.',
  'card.ger-cloud-cover.effect':
    '플레이 단계를 시작할 때: 이번 차례에 아무도 공군 방어를 할 수 없습니다(따라서 공군 공격도 없습니다).',
  'card.ger-fallschirmjaeger.effect':
    '플레이 단계를 시작할 때: 카드 더미 맨 위 1장을 버려서 자국 공군에 인접한 육지 지역 한 곳에서 전투합니다.',
  'card.ger-g7e-torpedo.effect':
    '이름에 ‘잠수함대’가 들어간 경제전쟁 카드를 플레이할 때: 카드 더미 맨 위 1장을 버려서 해양 전투를 1번 합니다.',
  'card.ger-ju-52s-airlift-supplies.effect':
    '플레이 단계를 시작할 때, 게임판에 독일 공군이 있다면: 이번 차례에 모든 독일 기물의 보급이 확보됩니다.',
  'card.ger-ju-87.effect':
    '공군을 배치하거나 이동시킬 때: 카드 더미 맨 위 1장을 버려서 그 공군에 인접한 육지 지역 한 곳에서 전투합니다.',
  'card.ger-operation-weseruebung.effect':
    '승점 획득 단계를 시작할 때: 카드 더미 맨 위 1장을 버려서 스칸디나비아에 육군 1개를 모집합니다.',
  'card.ger-tactical-innovations.effect':
    '플레이 단계를 시작할 때: 테이블에 깔아 둔 자국 전술 카드 1장을 버려서 손에 든 전술 카드 1장을 깔아 둡니다.',
  'card.ger-the-blitz.effect':
    '경제전쟁 카드를 플레이할 때: 영국 지역에서 2칸 이내에 있는 독일 공군 1개당, 영국은 카드 더미 맨 위 2장을 버립니다.',
  'card.ger-arkhangelsk-overrun.effect':
    '스칸디나비아와 러시아에 모두 추축국 육군이 있다면: 소련은 카드 더미 맨 위 5장을 버리고, 독일은 승점 1점을 얻습니다.',
  'card.ger-elektroboot-submarines.effect': '연합국 하나를 골라, 그 국가는 카드 더미 맨 위 1장을 버립니다. 승점 2점.',
  'card.ger-ardennes-offensive.effect': '서유럽에서 전투합니다. 그런 다음, 서유럽에 육군 1개를 창설합니다.',
  'card.ger-fall-weiss.effect':
    '카드 더미 맨 위 1장을 버려서 동유럽에 육군 1개를 모집합니다. 그런 다음, 손에 든 카드 1장을 더 플레이합니다.',
  'card.ger-production-initiative.effect':
    '자국 카드 더미에서 전술 카드 1장을 골라 테이블에 깔아 두고, 카드 더미를 섞습니다.',
  'card.ger-sea-lion.effect': '북해에 해군 1개를 창설합니다. 그런 다음, 영국 지역에서 전투합니다.',
  'card.ger-strategic-planning.effect':
    '카드 더미에서 원하는 카드 1~2장을 골라 손에 넣은 다음, 손에 든 카드 1장을 버립니다. 카드 더미를 섞습니다.',
  'card.ger-sweden-supports-finland.effect':
    '러시아에 독일 육군이나 소련 육군이 있다면: 발트해에 해군 1개를 창설하고, 스칸디나비아에 육군 1개를 모집합니다.',
  'card.ger-turkey-joins-axis.effect': '흑해에 해군 1개를 창설합니다. 그런 다음, 중동에 육군 1개를 모집합니다.',
  'card.ger-landkreuzers.effect': '독일 육군이 전투 대상이 되었을 때: 전투를 한 국가는 카드 더미 맨 위 2장을 버립니다.',
  'card.ger-westwall.effect':
    '독일 지역의 추축국 육군이 전투 대상이 되었을 때: 전투를 한 국가는 카드 더미 맨 위 3장을 버립니다.',
} as const satisfies Record<keyof typeof en, string>;
