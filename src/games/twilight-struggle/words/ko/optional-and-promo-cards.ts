// What the events of the optional and the promotional cards do, in Korean.
import type { optionalAndPromoCards as en } from '../en/optional-and-promo-cards.js';

export const optionalAndPromoCards = {
  'card.the_cambridge_five.effect':
    '미국이 승점 카드를 보여 줍니다. 소련은 그 카드에 적힌 지역에 영향력 1점을 놓을 수 있습니다. 후기 냉전에는 일어나지 않습니다.',
  'card.special_relationship.effect':
    '미국이 영국을 조종하면 그 이웃 나라에 영향력 1점을 놓습니다. 북대서양조약기구의 효과가 있으면 대신 서유럽의 한 나라에 2점을 놓고 승점 2점을 얻습니다.',
  'card.norad.effect':
    '미국이 캐나다를 조종하는 동안, 데프콘이 2가 된 액션 라운드가 끝나면 미국은 영향력이 있는 나라에 1점을 더 놓을 수 있습니다. 베트남 전쟁이 나오면 끝납니다.',
  'card.che.effect':
    '소련은 중앙아메리카, 남아메리카, 아프리카의 핵심 국가가 아닌 나라에서 작전 3점으로 쿠데타를 할 수 있습니다. 미국 영향력이 사라졌으면 다른 나라에서 한 번 더 할 수 있습니다.',
  'card.our_man_in_tehran.effect':
    '미국이 중동의 나라를 하나라도 조종하면 덱 위의 5장을 보고 원하는 만큼 버립니다. 나머지는 덱에 섞습니다.',
  'card.yuri_and_samantha.effect': '턴이 끝날 때까지 미국이 쿠데타를 시도할 때마다 소련이 승점 1점을 얻습니다.',
  'card.awacs_sale_to_saudis.effect':
    '미국이 사우디아라비아에 영향력 2점을 얻습니다. 남은 게임 동안 이슬람 혁명은 일어나지 않습니다.',
  'card.non_aligned_movement.effect':
    '인도나 아프리카, 동남아시아, 중동, 남아메리카에서 양측 영향력이 2점 이상씩 있는 나라를 골라 영향력을 모두 제거합니다. 덱 위의 4장을 버립니다.',
  'card.mobutu_sese_seko.effect': '남은 게임 동안 자이레의 안정도는 3이고, 미국이 그곳에 영향력 2점을 얻습니다.',
  'card.berlin_wall.effect': '소련이 동독에 영향력 2점을 얻고, 우주 경쟁에서 앞서 있지 않으면 한 칸 나아갑니다.',
  'card.stanislav_petrov.effect': '데프콘이 2일 때만 사건으로 쓸 수 있습니다. 데프콘을 4나 5로 정합니다.',
  'card.kremlin_flu.effect':
    '미국이 이 카드의 작전 2점을 씁니다. 소련은 다음 액션 라운드에 승점 카드만 쓸 수 있고, 없으면 그 라운드를 잃습니다.',
  'card.first_lightning.effect':
    '미국 카드를 작전으로 쓸 때 함께 써서 그 사건을 취소합니다. 우주 경쟁에 쓸 때가 아니면 데프콘 −1.',
  'card.who_lost_china.effect':
    '소련이 차이나 카드를 가지고 있으면 미국의 군사작전 점수가 0이 됩니다. 국공내전이 끝나기 전에는 일어나지 않습니다.',
  'card.dont_wait_for_the_translation.effect': '미국의 군사작전 점수가 소련보다 낮으면 미국이 승점 2점을 얻습니다.',
} as const satisfies Record<keyof typeof en, string>;
