// Korean letters of computer players, in three voices.
export const letters = {
  'letter.peace.plain':
    '{{until}}년 말까지 서로 싸우지 맙시다. 저는 귀국의 부대와 병참 중심지를 공격하지 않겠습니다. 귀국도 그렇게 해 주시겠습니까?',
  'letter.peace.warm':
    '우리가 다투어서 좋을 것이 없습니다. {{until}}년 말까지 서로의 부대와 병참 중심지를 건드리지 않기로 하면 어떻겠습니까? 약속해 주시면 저도 지키겠습니다.',
  'letter.peace.blunt':
    '제 관심은 다른 곳에 있습니다. {{until}}년 말까지 제 부대와 병참 중심지에 손대지 않으시면 저도 손대지 않겠습니다. 받아들이시겠습니까?',
  'letter.border.plain':
    '{{province, josa(은/는)}} 우리 두 나라 사이에 있습니다. {{until}}년 말까지 둘 다 그곳에 들어가지 맙시다. 그렇게 하시겠습니까?',
  'letter.border.warm':
    '{{province}}에 누가 서 있으면 서로 불안할 뿐입니다. {{until}}년 말까지 둘 다 비워 두면 어떻겠습니까?',
  'letter.border.blunt': '{{until}}년 말까지 {{province}}에는 귀국도 저도 들어가지 않기로 합시다. 받아들이시겠습니까?',
  'letter.together.plain':
    '{{power, josa(이/가)}} 우리 둘 모두에게 너무 커지고 있습니다. {{until}}년 말까지 서로 싸우지 말고 함께 {{power, josa(을/를)}} 공격합시다. 그렇게 하시겠습니까?',
  'letter.together.warm':
    '{{power, josa(이/가)}} 우리 둘을 앞질러 가고 있지만, 함께라면 아직 막을 수 있습니다. {{until}}년 말까지 서로 싸우지 말고 힘을 모아 {{power, josa(을/를)}} 상대합시다. 함께하시겠습니까?',
  'letter.together.blunt':
    '아무도 막지 않으면 {{power, josa(이/가)}} 이깁니다. {{until}}년 말까지 서로 싸우지 말고 둘 다 {{power, josa(을/를)}} 공격합시다. 받아들이시겠습니까?',
  'letter.support.plain':
    '이번 라운드에 {{of, josa(을/를)}} {{to, josa(으로/로)}} 이동하시면 {{unit, josa(으로/로)}} 지원하겠습니다. 그렇게 할까요?',
  'letter.support.warm':
    '제가 돕겠습니다. 이번 라운드에 {{of, josa(을/를)}} {{to, josa(으로/로)}} 보내시면 {{unit, josa(으로/로)}} 지원하겠습니다. 가시겠습니까?',
  'letter.support.blunt':
    '이번 라운드에 {{of, josa(을/를)}} {{to, josa(으로/로)}} 보내십시오. {{unit, josa(으로/로)}} 지원합니다. 받아들이시겠습니까?',
  'letter.terms.peace': '{{until}}년 말까지 평화',
  'letter.terms.border': '{{until}}년 말까지 둘 다 {{province}}에 들어가지 않기',
  'letter.terms.together': '{{until}}년 말까지 평화, 함께 {{power}} 공격',
  'letter.terms.support': '이번 라운드에 {{unit, josa(이/가)}} {{of}}의 {{to}} 이동을 지원',
  'letter.terms.over': '약속 종료',
  'letter.why.solo': '귀국이 혼자 이기기 직전입니다.',
  'letter.why.broke': '귀국은 약속을 어긴 적이 있습니다.',
  'letter.why.ended': '우리 사이의 약속이 방금 끝났습니다.',
  'letter.why.grown': '귀국이 저보다 너무 커졌습니다.',
  'letter.why.place': '비워 둘 수 있는 곳은 두 나라가 모두 곧 갈 수 있고 병참 중심지가 아닌 빈 지역뿐입니다.',
  'letter.why.gone': '{{power, josa(은/는)}} 이미 탈락했습니다.',
  'letter.why.smaller': '{{power, josa(은/는)}} 저보다 작습니다.',
  'letter.why.far': '{{power, josa(은/는)}} 제게서 너무 멉니다.',
  'letter.why.own': '저를 겨냥한 이동입니다.',
  'letter.why.support': '제가 지원할 수 없는 이동입니다.',
  'letter.examples': '‘평화’, ‘영국 해협 비우기’, ‘함께 러시아 공격’, ‘파리 - 부르고뉴 지원’',
  'letter.broken': '약속과 다르게 움직이셨습니다. 우리 사이의 약속은 끝난 것으로 알겠습니다.',
  'letter.parted.solo':
    '제가 약속을 깼습니다. 귀국이 혼자 이기기 직전이어서 두고 볼 수 없었습니다. 우리 사이의 약속은 끝났습니다.',
  'letter.parted.gain': '제가 약속을 깼습니다. 얻을 것이 너무 컸습니다. 우리 사이의 약속은 끝났습니다.',
} as const;
