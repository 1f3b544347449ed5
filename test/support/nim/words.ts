// What Nim says, in both languages.
export const en = {
  'game.title': 'Nim',
  'seat.first': 'First',
  'seat.second': 'Second',
  'option.sticks': 'Sticks',
  title_one: '{{count}} stick left',
  title_other: '{{count}} sticks left',
  'look.position': 'Sticks',
  'ask.take': 'How many of the {{left}} sticks do you take?',
  'take.1': 'One',
  'take.2': 'Two',
  'take.3': 'Three',
  'report.taken_one': '{{seat}} takes {{count}} stick.',
  'report.taken_other': '{{seat}} takes {{count}} sticks.',
  over: '{{seat}} takes the last stick and wins.',
} as const;

export const ko = {
  'game.title': '님',
  'seat.first': '선',
  'seat.second': '후',
  'option.sticks': '막대 수',
  title_other: '막대 {{count}}개',
  'look.position': '막대',
  'ask.take': '막대 {{left}}개 가운데 몇 개를 가져가시겠습니까?',
  'take.1': '하나',
  'take.2': '둘',
  'take.3': '셋',
  'report.taken_other': '{{seat, josa(이/가)}} 막대 {{count}}개를 가져갑니다.',
  over: '{{seat, josa(이/가)}} 마지막 막대를 가져가 이깁니다.',
} as const;
