// What somebody types as an answer to a computer player: a yes or a no, in either language.
import { foldName } from '../../table/names.js';

const yes = [
  ...[
    'accept',
    'accepted',
    'i accept',
    'i accept your offer',
    'yes',
    'yes please',
    'yep',
    'ok',
    'okay',
    'agree',
    'agreed',
    'i agree',
    'deal',
    'ok deal',
    'sounds good',
    'sure',
    'sure why not',
  ],
  ...[
    '수락',
    '수락합니다',
    '수락할게요',
    '수락하겠습니다',
    '네 수락합니다',
    '받아들입니다',
    '받아들일게요',
    '네',
    '넵',
    '예',
    '응',
    '좋아',
    '좋아요',
    '좋습니다',
    '네 좋습니다',
    '네 좋아요',
    '그렇게 하죠',
    '그렇게 합시다',
  ],
  ...['동의', '동의합니다', '동의해요', '그래', '그래요', '그럽시다', '찬성', '찬성합니다'],
];
const no = [
  ...[
    'decline',
    'declined',
    'i decline',
    'no',
    'no thanks',
    'no thank you',
    'nope',
    'reject',
    'rejected',
    'refuse',
    'i refuse',
    'no deal',
  ],
  ...[
    '거절',
    '거절합니다',
    '거절할게요',
    '거절하겠습니다',
    '아니요 거절합니다',
    '거부',
    '거부합니다',
    '아니',
    '아니요',
    '아니오',
    '아뇨',
    '싫어',
    '싫어요',
    '싫습니다',
  ],
  ...['안 돼', '안 돼요', '안 됩니다', '반대', '반대합니다'],
];
const meanings: ReadonlyMap<string, boolean> = new Map(
  [...yes.map((word) => [word, true] as const), ...no.map((word) => [word, false] as const)].map(([word, isYes]) => [
    foldName(word),
    isYes,
  ]),
);
/** No answer is longer. */
const longest = 30;

/** Whether a text says yes (true) or no (false); null where it says anything else. */
export function yesOrNo(text: string): boolean | null {
  if (text.length > longest) return null;
  return meanings.get(foldName(text)) ?? null;
}

/** No yes or no with a name beside it is longer. */
const longestNamed = 60;

/** How a text may be a yes or no with a name before or behind it, the rest of it folded as names are; none where it cannot. */
export function answersByName(text: string): readonly { readonly accepted: boolean; readonly rest: string }[] {
  if (text.length > longestNamed) return [];
  const words = text.split(/[\s,:]+/u).filter((word) => word !== '' && word !== 'to');
  return words.slice(1).flatMap((_, n) => {
    const [before, behind] = [words.slice(0, n + 1).join(' '), words.slice(n + 1).join(' ')];
    return [
      [before, behind],
      [behind, before],
    ].flatMap(([answer = '', rest = '']) => {
      const accepted = yesOrNo(answer);
      return accepted === null ? [] : [{ accepted, rest: foldName(rest) }];
    });
  });
}
