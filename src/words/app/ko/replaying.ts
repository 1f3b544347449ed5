// Looking at an exported game again, in Korean.
import type { replaying as en } from '../en/replaying.js';
import type { InKorean } from '../../words.js';

export const replaying: InKorean<typeof en> = {
  'cmd.host.replay.about': '내보낸 게임을 한 단계씩 다시 보여 줍니다',
  'cmd.host.replay.name': '재생',
  'replay.agreed': '참가자들이 합의해 끝냈습니다: {{winners}}',
  'replay.differs':
    '지금 규칙으로 두어 보면 {{title}}부터 파일에 적힌 것과 달라집니다. 그 게임을 한 곳에서는 `/지난차례`와 `/게임 다시보기`로 볼 수 있습니다.',
  'replay.fromFile':
    '파일에서 가져온 게임이라 누구의 기록에도 들어가지 않습니다. 이렇게 진행할 수 있다는 것은 확인했지만, 누가 했는지는 확인하지 않았습니다.',
  'replay.kept':
    '이제 이 서버의 누구나 볼 수 있습니다: **{{game}}**. `/지난차례 게임:#{{id}}`, `/게임 다시보기 게임:#{{id}}`. 누구의 기록에도 들어가지 않습니다.',
  'replay.large': '파일이 너무 큽니다. 내보낸 게임은 8 MB까지 읽습니다.',
  'replay.long':
    '지금은 이 게임을 다시 진행할 수 없었습니다. 나중에 다시 해 주세요. 그 게임을 한 곳에서 `/게임 다시보기`로도 볼 수 있습니다.',
  'replay.rules':
    '파일에 적힌 것이 지금 규칙에 맞지 않습니다. 그 게임을 한 곳에서는 `/지난차례`와 `/게임 다시보기`로 볼 수 있습니다.',
  'replay.unread':
    '시작해서 끝까지 간 게임의 파일이 아닙니다. 게임이 끝난 뒤 `/게임 내보내기`로 받은 파일을 올려 주세요.',
};
