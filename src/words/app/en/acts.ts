// What the play layer says of a host's acts: refusals, notices, the record, in English.

export const acts = {
  'act.agreed': 'A vote has passed.',
  'act.assign': 'Gave seats to somebody who had signed up: {{seats}}.',
  'act.cancel': 'Stopped the game.',
  'act.deadline': 'Moved the deadline.',
  'act.extend': 'Extended the deadline by {{hours}} h.',
  'act.giveOut': 'Gave out the seats.',
  'act.import': 'Brought the game in from a file.',
  'act.noSeat': 'none',
  'act.nudge': 'Reminded those who owed something.',
  'act.pause': 'Paused the game.',
  'act.repair': 'Put the position right at {{phase}}: {{reason, literal}}',
  'act.replace': '{{seat, capitalThe}} has a new player.',
  'act.resume': 'Let the game go on.',
  'act.rollback': 'Went back to {{phase}}: {{reason, literal}}',
  'act.setTable': 'Changed the settings of the table: {{settings}}.',
  'act.standIn': 'Had {{seat, the}} answered for while the seat was empty.',
  'act.start': 'Started the game.',
  'act.steward': 'Acted as a manager of the server.',
  'act.turnAway': 'Turned somebody away from the sign-up.',
  'notice.deadlineMoved': 'The deadline has been moved.',
  'notice.repaired':
    'The position has been put right at {{phase}}, and the game goes on from there: {{reason, literal}}\nWhat was told since is struck through. Later dice come from another seed: `{{line}}`',
  'notice.rolledBack':
    'The game is back at {{phase}}: {{reason, literal}}\nWhat was told since is struck through, and what was seen stays known. Later dice come from another seed: `{{line}}`',
  'notice.stoodIn.computer': '{{seat, capitalThe}} is empty: a computer player has answered for it this once.',
  'notice.stoodIn.fallback':
    '{{seat, capitalThe}} is empty: its saved answer, or else the default one, has been played.',
  'proposal.repair': 'putting the position right at {{phase}}',
  'proposal.rollback': 'going back to {{phase}}',
  'refuse.badMoment': 'Give a time between {{minutes}} min and {{days}} full days from now.',
  'refuse.deadlineSooner':
    'A deadline brought forward has to leave everybody at least an hour, not counting the table’s quiet hours and days off, and may not fall into them. Give a later time.',
  'refuse.noReason': 'Say in a few words why: everybody is told.',
  'refuse.noSuchPhase': 'There is no such phase to go back to.',
  'refuse.nobodyToNudge': 'There is nobody to remind now: everybody has handed in, or was reminded within a day.',
  'refuse.notVacant':
    '{{seat, capitalThe}} has a player. Only an empty seat can be answered for; `/game replace` asks for another player.',
  'refuse.seatOwesNothing': '{{seat, capitalThe}} has nothing to answer in the open at the moment.',
  'refuse.repairHidden':
    'This game hides things, and you play or have played in it: only somebody without a stake may put its position right.',
  'refuse.repairPath': 'There is nothing public at “{{path, literal}}”.',
  'refuse.repairRules': 'The rules do not allow such a position.',
  'refuse.watchEarly': 'Nothing to watch yet: hands are opened {{n}} phases later.',
  'refuse.watchPlays': 'Players of this game, past and present, may not see the others’ hands.',
  'refuse.sightPlays':
    'Only somebody who neither plays here nor knows another seat’s secrets may watch through a power’s eyes. What everybody sees is in `/board`.',
  'refuse.sightNobody': 'Nobody plays that seat just now, so nobody can allow it. Ask another power: `/watch`.',
  'refuse.sightAsked': 'You have asked that power already. You will get a message when it agrees.',
  'refuse.sightFull':
    'At most {{max}} people at a time watch through powers’ eyes at a table. A place comes free when a player withdraws permission; the board is open to everybody: `/board`.',
  'refuse.sightMany':
    'At most {{max}} people at a time ask or watch at a table. A place comes free in {{hours}} h at the latest: a request lapses after a day.',
  'refuse.sightTooOften': 'You have asked {{max}} times lately. You may ask again in {{hours}} h.',
  'refuse.sightNotAsked': 'That person has not asked you, or no longer does. `/watch` shows who has.',
  'refuse.sightNotGiven':
    'The player of that power has not given you permission, or has withdrawn it. Ask with `/watch`.',
  'refuse.watchPublic': 'At this table spectators see what everybody may know: `/board`.',
} as const;
