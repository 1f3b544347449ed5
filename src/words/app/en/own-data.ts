// What is stored of a person, and what they can do with it, in English.

export const ownData = {
  'me.somebody': 'Somebody',
  'me.title': 'What is known of you',
  'me.settings': 'Language: {{language}} · reaching you: {{notices}} · `/settings` changes these',
  'me.games':
    'Seats: {{seats}} · sign-ups: {{signUps}} · answers: {{answers}} · letters: {{letters}} · notes: {{notes}}',
  'me.hosted': 'As host: games {{games}} · tournaments {{tournaments}}',
  'me.records': 'Results: {{results}} · missed deadlines: {{misses}} · tournaments: {{tournaments}}',
  'me.listed': 'You are on leaderboards, and others see your results.',
  'me.unlisted':
    'You are on no leaderboard, and only you see your results. How you meet deadlines is for everybody to see.',
  'me.list': 'Show my results',
  'me.unlist': 'Keep my results to myself',
  'me.export': 'Take it with me',
  'me.exported': 'All that is stored of you, as one file. Nobody else sees this message.',
  'me.erase': 'Erase it',
  'me.eraseAsk':
    'Your settings, ratings, letters, notes and votes are erased. Games you have played stay, without your name: your answers are nobody’s, and your results are somebody’s. What stands on Discord stays there. Go on?',
  'me.eraseOn': 'Go on',
  'me.eraseAgain': 'This cannot be taken back, by anybody. Erase everything?',
  'me.eraseNow': 'Erase for good',
  'me.keep': 'Keep it',
  'me.erased': 'Done: nothing is known of you any more. Whatever you do next is a beginning.',
  'me.leaveGames':
    'You still sit in {{games}}. Leave these first with `/game leave`, so that somebody can take over; then nothing is lost to the others.',
  'me.closeGames': 'You have opened {{games}}, which has not begun. Start it or close it first with `/game cancel`.',
  'me.openedToday':
    'You have opened a game within a day, and until a day is over it counts. Erasing is possible in {{hours}} h.',
  'me.writtenLately':
    'You have invited people or written letters of late, and for a while that counts. Erasing is possible in {{hours}} h.',
  'me.leaveTournaments':
    'You still take part in a tournament: {{tournaments}}. Leave it first with `/tournament leave`.',
} as const;
