// Korean letters of computer players.
export const letters = {
  'letter.peace':
    '{{until}}년 말까지 서로 싸우지 맙시다. 저는 귀국의 부대와 병참 중심지를 공격하지 않겠습니다. 귀국도 그렇게 해 주시겠습니까?',
  'letter.border':
    '{{province, josa(은/는)}} 우리 두 나라 사이에 있습니다. {{until}}년 말까지 둘 다 그곳에 들어가지 맙시다. 그렇게 하시겠습니까?',
  'letter.together':
    '{{power, josa(이/가)}} 우리 둘 모두에게 너무 커지고 있습니다. {{until}}년 말까지 서로 싸우지 말고 함께 {{power, josa(을/를)}} 공격합시다. 그렇게 하시겠습니까?',
  'letter.support':
    '이번 라운드에 {{of, josa(을/를)}} {{to, josa(으로/로)}} 이동하시면 제 {{unit, josa(으로/로)}} 지원하겠습니다. 그렇게 할까요?',
  'letter.broken': '약속과 다르게 움직이셨습니다. 우리 사이의 약속은 끝난 것으로 알겠습니다.',
  'letter.parted.solo':
    '제가 약속을 깼습니다. 귀국이 혼자 이기기 직전이어서 두고 볼 수 없었습니다. 우리 사이의 약속은 끝났습니다.',
  'letter.parted.gain': '제가 약속을 깼습니다. 얻을 것이 너무 컸습니다. 우리 사이의 약속은 끝났습니다.',
} as const;
