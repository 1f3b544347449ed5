// What is stored of a person, and what they can do with it, in English.

export const ownData = {
  'me.somebody': 'Somebody',
  'me.title': 'What is stored about you',
  'me.settings': 'Language: {{language}} · notices: {{notices}} · `/settings` changes these',
  'me.games':
    'Seats: {{seats}} · sign-ups: {{signUps}} · answers: {{answers}} · letters: {{letters}} · notes: {{notes}}',
  'me.hosted': 'As host: games {{games}} · tournaments {{tournaments}}',
  'me.records': 'Results: {{results}} · missed deadlines: {{misses}} · tournaments: {{tournaments}}',
  'me.listed': 'You are on leaderboards, and others see your results.',
  'me.unlisted':
    'You are on no leaderboard, and only you see your results. Everybody can see how well you meet deadlines.',
  'me.list': 'Show my results',
  'me.unlist': 'Keep my results to myself',
  'me.export': 'Take it with me',
  'me.exported': 'All that is stored about you, as one file. Nobody else sees this message.',
  'me.erase': 'Erase it',
  'me.eraseAsk':
    'Your settings, ratings, letters, notes and votes are erased. Games you have played stay, without your name: your answers belong to nobody, and your results to “somebody”. What was posted on Discord stays there. Go on?',
  'me.eraseOn': 'Go on',
  'me.eraseAgain': 'This cannot be taken back, by anybody. Erase everything?',
  'me.eraseNow': 'Erase for good',
  'me.keep': 'Keep it',
  'me.erased': 'Done: nothing about you is stored any more. Whatever you do next starts afresh.',
  'me.leaveGames': 'You still sit in {{games}}. Leave these first with `/game leave`, so that somebody can take over.',
  'me.closeGames': 'You have opened the sign-up of {{games}}. Start or close it first: `/game cancel`.',
  'me.openedToday': 'You opened a game less than a day ago, and it still counts. Erasing is possible in {{hours}} h.',
  'me.writtenLately':
    'You have invited people or written letters lately, which still counts. Erasing is possible in {{hours}} h.',
  'me.leaveTournaments':
    'You still take part in a tournament: {{tournaments}}. Leave it first with `/tournament leave`.',
} as const;
