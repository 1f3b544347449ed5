// The words of the order grammar other than names of provinces, in both languages.
import type { Coast, Power, ProvinceId } from '../../data/geography.js';

/** What a unit is told to do, and the small words that hold an order together. */
export const verbIds = [
  'hold',
  'move',
  'support',
  'convoy',
  'via',
  'retreat',
  'disband',
  'build',
  'waive',
  'from',
  'and',
] as const;
export type Verb = (typeof verbIds)[number];

export const verbs: Readonly<Record<Verb, readonly string[]>> = {
  hold: [
    ...['h', 'hold', 'holds', 'holding', 'stand', 'stands', 'stay', 'stays', 'defend', 'defends', 'defending'],
    ...['대기', '홀드', '유지', '정지', '방어', '수비', '주둔'],
  ],
  move: [
    ...['-', 'to', 'm', 'mv', 'mov', 'move', 'moves', 'moves to', 'move to', 'moving', 'moving to', 'go', 'goes to'],
    ...['attack', 'attacks', 'attacking', '이동', '공격', '진격', '진군', '진입', '간다', '갑니다', '가고'],
  ],
  support: ['s', 'sup', 'supp', 'support', 'supports', 'supporting', '지원', '서포트'],
  convoy: ['c', 'conv', 'convoy', 'convoys', 'convoying', '호송', '콘보이', '수송'],
  via: [
    ...['via convoy', 'by convoy', 'via', 'vc', 'by sea', 'over sea', 'via sea'],
    ...['호송을 거쳐', '호송 경유', '호송으로', '호송을 통해', '호송 거쳐', '호송받아', '바다로', '바닷길로', '해로로'],
  ],
  retreat: ['r', 'retreat', 'retreats', 'retreats to', 'retreat to', '퇴각', '후퇴'],
  disband: [
    'd',
    'disband',
    'disbands',
    'remove',
    'removes',
    'destroy',
    'disbanded',
    '해산',
    '제거',
    '해체',
    '없애기',
    '없애',
  ],
  build: ['b', 'build', 'builds', 'raise', 'new', '배치', '건설', '생산'],
  waive: ['w', 'waive', 'waives', 'pass', '배치 포기', '건설 포기', '포기', '패스'],
  from: ['from'],
  and: ['and', 'and then', 'then', '그리고', '&', '+'],
};

export const unitTypes: Readonly<Record<'A' | 'F', readonly string[]>> = {
  A: ['a', 'army', '육', '육군'],
  F: ['f', 'fleet', '해', '해군', '함대', '함'],
};

/** Words for coasts; `none` are coasts that do not exist and are read and ignored. */
export const coastWords: Readonly<Record<Coast | 'none', readonly string[]>> = {
  nc: ['nc', 'north coast', 'n coast', 'northern coast', '북부 해안', '북부해안', '북해안', '북안', '북쪽 해안'],
  sc: ['sc', 's coast', 'south coast', 'southern coast', '남부 해안', '남부해안', '남해안', '남안', '남쪽 해안'],
  ec: ['ec', 'east coast', 'e coast', 'eastern coast', '동부 해안', '동부해안', '동해안', '동안', '동쪽 해안'],
  none: ['wc', 'west coast', 'w coast', '서부 해안', '서부해안', '서해안', '서안', '해안', 'coast'],
};

/** Words that are a coast only right behind a province that has it: `StP north`, `스페인(북)`. */
export const bareCoastWords: Readonly<Record<Coast, readonly string[]>> = {
  nc: ['north', 'northern', '북', '북부', '북쪽'],
  sc: ['south', 'southern', '남', '남부', '남쪽'],
  ec: ['east', 'eastern', '동', '동부', '동쪽'],
};

export const nationalityWords: Readonly<Record<Power, readonly string[]>> = {
  austria: [
    'austrian',
    'austria',
    'austria-hungary',
    'austro-hungarian',
    '오스트리아군',
    '오스트리아',
    '오스트리아-헝가리',
  ],
  england: ['english', 'british', 'england', 'britain', 'great britain', '영국군', '영국'],
  france: ['french', 'france', '프랑스군', '프랑스'],
  germany: ['german', 'germany', '독일군', '독일'],
  italy: ['italian', 'italy', '이탈리아군', '이탈리아'],
  russia: ['russian', 'russia', '러시아군', '러시아'],
  turkey: ['turkish', 'turkey', 'ottoman', '터키군', '터키', '튀르키예', '튀르키예군', '오스만'],
};

/** Letters that stand for a power in front of a colon only. */
export const powerLetters: Readonly<Record<Power, readonly string[]>> = {
  austria: ['a', '오'],
  england: ['e', '영'],
  france: ['f', '프'],
  germany: ['g', '독'],
  italy: ['i', '이'],
  russia: ['r', '러'],
  turkey: ['t', '터'],
};

/** Words that could mean several provinces and are the beginning of none, or of too few of them. */
export const ambiguousWords: Readonly<Record<string, readonly ProvinceId[]>> = {
  nor: ['nwy', 'nwg', 'nth', 'naf', 'nao'],
  liv: ['lvn', 'lvp'],
  north: ['nth', 'naf', 'nao'],
  gulf: ['bot', 'lyo'],
  mediterranean: ['eas', 'wes'],
  med: ['eas', 'wes'],
  atlantic: ['mao', 'nao'],
  북: ['nth', 'nao', 'naf'],
  대서양: ['mao', 'nao'],
  지중해: ['eas', 'wes'],
};

/** What may be stuck to a Korean verb: 이동한다, 지원합니다. */
export const verbEndings: readonly string[] = [
  ...[
    '하겠습니다',
    '하십시오',
    '해주세요',
    '합니다',
    '하세요',
    '할게요',
    '했다',
    '한다',
    '해요',
    '하라',
    '해라',
    '하자',
  ],
  ...['하기', '하고', '하며', '하여', '하는', '해서', '시킨다', '해줘', '함', '해'],
];

/** Small words that carry no meaning here and are skipped where they are part of no name. */
export const fillers: ReadonlySet<string> = new Set([
  'in',
  'at',
  'the',
  'of',
  'on',
  'unit',
  'order',
  'orders',
  'its',
  'into',
  'please',
  'an',
  'my',
  'our',
  'with',
  '새',
  '하나',
  '부대',
  '명령',
  '한다',
  '합니다',
  '하는',
  '하기',
  '하라',
  '하겠습니다',
  '해주세요',
]);
