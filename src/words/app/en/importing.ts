// Beginning a table from an exported game, in English.

export const importing = {
  'cmd.host.import.about': 'Open a table that goes on from an exported game',
  'cmd.host.import.name': 'import',
  'opt.file.about': 'The file of `/game export` from a game that has ended',
  'opt.file.name': 'file',
  'import.large': 'This file is too large: an exported game has at most 2 MB.',
  'import.unread': 'This is not the file of a game that has ended. Take one with `/game export` after a game’s end.',
  'import.kind': 'That game is not known here. Games here: {{games}}.',
  'import.rules':
    'The rules as they are now do not allow what stands in this file. Open a fresh table instead: `/game new`',
  'import.hidden':
    'This game hides cards or dice, and you could read them in the file. Only games in which everybody sees everything can go on from a file. `/host replay` shows it again; to play, open a fresh table: `/game new`',
  'import.over':
    'Nobody has anything to decide in this file any more. `/host replay` shows it again; to play, open a fresh table: `/game new`',
  'import.long': 'This file could not be read just now. Please try again later.',
  'import.notFetched': 'The file could not be fetched from Discord. Please attach it again.',
} as const;
