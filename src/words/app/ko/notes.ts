// What people note for themselves, in Korean.
import type { notes as en } from '../en/notes.js';
import type { InKorean } from '../../words.js';

export const notes: InKorean<typeof en> = {
  'cmd.note.about': '게임마다 나만 보는 메모를 남깁니다',
  'cmd.note.name': '메모',
  'cmd.note.write.about': '나만 볼 수 있는 메모를 씁니다',
  'cmd.note.write.name': '쓰기',
  'cmd.note.list.about': '내 메모를 봅니다',
  'cmd.note.list.name': '목록',
  'cmd.note.delete.about': '메모를 지웁니다',
  'cmd.note.delete.name': '지우기',
  'opt.noteText.about': '기억해 둘 내용',
  'opt.noteText.name': '내용',
  'opt.noteNumber.about': '메모 앞에 적힌 번호',
  'opt.noteNumber.name': '번호',
  'note.button': '메모',
  'note.title': '내 메모',
  'note.write': '메모 쓰기',
  'note.text': '메모',
  'note.delete': '{{number}}번 지우기',
  'note.nothing': '이 게임에 남긴 메모가 없습니다. 여기에 쓴 것은 나만 볼 수 있습니다.',
  'note.kept': '{{number}}번 메모로 남겼습니다. 나만 볼 수 있습니다.',
  'note.gone': '{{number}}번 메모를 지웠습니다.',
  'note.empty': '메모에 내용이 없습니다. 기억해 둘 것을 적어 주세요.',
  'note.long': '메모는 {{max}}자까지 쓸 수 있는데 {{count}}자입니다. 나누어 적어 주세요.',
  'note.full': '이 게임에 메모가 이미 {{max}}개 있습니다. 먼저 하나를 지워 주세요: `/메모 목록`',
  'note.none': '이 게임에 {{number}}번 메모가 없습니다. `/메모 목록`에서 번호를 확인해 주세요.',
};
