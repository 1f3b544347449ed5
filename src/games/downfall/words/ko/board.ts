// What stands in the pictures of the board, in Korean.

export const board = {
  'look.position': '위치',
  'look.status': '트랙과 명령',
  'look.zones': '통제 구역',
  'look.orders': '내 이동',
  'area.west': '서유럽',
  'area.germany': '독일',
  'area.italy': '이탈리아',
  'area.balkans': '발칸',
  'area.east-north': '동부 전선 북부',
  'area.east-centre': '동부 전선 중부',
  'area.east-south': '동부 전선 남부',
  'area.north': '발트와 스칸디나비아',
  'area.africa': '서지중해',
  'area.egypt': '동지중해',
  'board.letter.western': '서',
  'board.letter.soviet': '소',
  'board.letter.okh': 'OKH',
  'board.letter.okw': 'OKW',
  'board.letter.axis': '추축',
} as const;
