// Beginning a table from an exported game, in Korean.
import type { importing as en } from '../en/importing.js';
import type { InKorean } from '../../words.js';

export const importing: InKorean<typeof en> = {
  'cmd.host.import.about': '내보낸 게임에서 이어지는 새 테이블을 엽니다',
  'cmd.host.import.name': '가져오기',
  'opt.file.about': '끝난 게임에서 `/게임 내보내기`로 받은 파일',
  'opt.file.name': '파일',
  'import.large': '파일이 너무 큽니다. 내보낸 게임은 2 MB까지 읽습니다.',
  'import.unread': '끝난 게임의 파일이 아닙니다. 게임이 끝난 뒤 `/게임 내보내기`로 받은 파일을 올려 주세요.',
  'import.kind': '여기에는 없는 게임입니다. 할 수 있는 게임: {{games}}',
  'import.rules': '파일에 적힌 상황이 지금 규칙에 맞지 않습니다. 새 테이블을 열어 주세요: `/게임 새로`',
  'import.hidden':
    '카드나 주사위를 숨기는 게임이라 파일을 가진 사람이 그것을 알 수 있습니다. 모두가 모든 것을 보는 게임만 파일에서 이어 갈 수 있습니다. 처음부터 다시 보려면 `/진행자 재생`을 쓰고, 새로 하려면 `/게임 새로`로 테이블을 열어 주세요.',
  'import.over':
    '이 파일에는 더 결정할 것이 남아 있지 않습니다. 처음부터 다시 보려면 `/진행자 재생`을 쓰고, 새로 하려면 `/게임 새로`로 테이블을 열어 주세요.',
  'import.long': '지금은 이 파일을 읽지 못했습니다. 나중에 다시 해 주세요.',
  'import.notFetched': '디스코드에서 파일을 받지 못했습니다. 다시 올려 주세요.',
};
