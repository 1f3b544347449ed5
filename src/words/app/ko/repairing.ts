// Putting a position right by name, in Korean.
import type { repairing as en } from '../en/repairing.js';
import type { InKorean } from '../../words.js';

export const repairing: InKorean<typeof en> = {
  'repair.title': '상황 바로잡기',
  'repair.button': '바로잡기…',
  'repair.about': '틀린 것과 맞는 값을 고르고 이유를 적어 주세요. 게임은 이 단계의 처음으로 돌아갑니다.',
  'repair.what': '무엇이 틀렸나요?',
  'repair.becomes': '무엇이 맞나요?',
  'repair.number': '숫자 입력…',
  'repair.bounds': '{{min}}에서 {{max}}까지',
  'repair.change': '{{part}} ({{before}} → {{after}})',
  'repair.byPath': '이 게임에는 이름으로 바로잡을 것이 없습니다. `/진행자 바로잡기`에 경로를 적어 주세요.',
  'refuse.repairSame': '이미 그렇게 되어 있습니다. 다른 값을 골라 주세요.',
  'refuse.repairValue':
    '거기에 둘 수 없는 값입니다: {{part}}. 진행자 책상의 “바로잡기…” 메뉴에 둘 수 있는 값이 나옵니다.',
  'news.repaired':
    '{{phase}}의 상황을 바로잡았습니다. 이유: {{reason, literal}}\n그 뒤의 일은 무효이고, 답을 다시 여쭙니다.',
  'news.rolledBack':
    '게임이 {{phase, josa(으로/로)}} 되돌아갔습니다. 이유: {{reason, literal}}\n그 뒤의 일은 무효이고, 답을 다시 여쭙니다.',
  'notice.repairedTo': '상황을 바로잡았습니다: {{changes}}.',
  'act.repairTo': '{{phase}} 시점의 상황을 바로잡았습니다: {{changes}}. 이유: {{reason, literal}}',
};
