// Looking at an exported game again, in English.

export const replaying = {
  'cmd.host.replay.about': 'Show an exported game again, phase by phase',
  'cmd.host.replay.name': 'replay',
  'replay.agreed': 'Its players ended it together: {{winners}}',
  'replay.differs':
    'Under the rules as they are now, this game differs from the file from {{title}} on. Where it was played, `/history` and `/game film` still show it.',
  'replay.fromFile':
    'From a file: counts for nobody. That it can be played like this was checked; who played it was not.',
  'replay.kept':
    '**{{game}}** can be looked at here now, by everybody on this server: `/history game:#{{id}}`, `/game film game:#{{id}}`. It counts for nobody.',
  'replay.large': 'This file is too large: at most 8 MB of an exported game are read.',
  'replay.long':
    'This game could not be replayed just now. Please try later; its film, by `/game film` where it was played, shows it too.',
  'replay.rules':
    'The rules as they are now do not allow what stands in this file. Where the game was played, `/history` and `/game film` show it.',
  'replay.unread':
    'This is not the file of a game that was begun and has ended. Take one with `/game export` after a game’s end.',
} as const;
