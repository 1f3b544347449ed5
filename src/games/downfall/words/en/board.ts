// What stands in the pictures of the board, in English.

export const board = {
  'look.position': 'Position',
  'look.status': 'Tracks and orders',
  'look.zones': 'Zones of control',
  'look.orders': 'My moves',
  'area.west': 'Western Europe',
  'area.germany': 'Germany',
  'area.italy': 'Italy',
  'area.balkans': 'Balkans',
  'area.east-north': 'Eastern front, north',
  'area.east-centre': 'Eastern front, centre',
  'area.east-south': 'Eastern front, south',
  'area.north': 'Baltic and Scandinavia',
  'area.africa': 'Western Mediterranean',
  'area.egypt': 'Eastern Mediterranean',
  'board.letter.western': 'W',
  'board.letter.soviet': 'S',
  'board.letter.okh': 'OKH',
  'board.letter.okw': 'OKW',
  'board.letter.axis': 'Axis',
} as const;
