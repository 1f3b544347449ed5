// Korean sentences of the events: what questions and reports of several cards share, and the cards 1 to 60.
import type { eventsA as en } from './events-a-en.js';

export const eventsA = {
  'event.begins': '이제부터 적용됩니다: {{effect}}.',
  'event.ends': '더 이상 적용되지 않습니다: {{effect}}.',
  'event.nothing': '달라지는 것이 없습니다.',
  'event.noPoints': '{{side, josa(은/는)}} 승점을 얻지 못합니다.',
  'war.odds': '{{standing}} · 주사위 {{modifier}}, {{needed}} 이상이면 승리',
  'ask.eventAdd': '{{card}}: {{side}} 영향력 {{total}}점을 놓으십시오.',
  'ask.eventAddEach': '{{card}}: {{side}} 영향력 {{total}}점을 놓으십시오. 한 나라에 {{each}}점까지입니다.',
  'ask.eventRemove': '{{card}}: {{side}} 영향력 {{total}}점을 제거하십시오.',
  'ask.eventRemoveEach': '{{card}}: {{side}} 영향력 {{total}}점을 제거하십시오. 한 나라에 {{each}}점까지입니다.',
  'ask.eventClear': '{{card}}: 어느 나라에서 {{side}} 영향력을 모두 제거하시겠습니까? (나라 수: {{countries}})',
  'ask.eventClearSome':
    '{{card}}: 어느 나라에서 {{side}} 영향력을 {{points}}점씩 제거하시겠습니까? (나라 수: {{countries}})',
  'ask.eventPlace': '{{card}}: {{side}} 영향력 {{points}}점을 어느 나라에 놓으시겠습니까?',
  'ask.eventMatch': '{{card}}: 어느 나라에서 {{side}} 영향력을 상대와 같게 하시겠습니까?',
  'ask.eventWar': '{{card}}: 어느 나라를 공격하시겠습니까?',
  'ask.eventWay': '{{card}}: 어느 쪽으로 하시겠습니까?',
  'event.south_african_unrest.inside': '남아프리카 공화국에 2점',
  'event.south_african_unrest.around': '남아프리카 공화국에 1점, 앙골라와 보츠와나에 2점',
} as const satisfies Record<keyof typeof en, string>;
