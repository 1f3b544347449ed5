// Tips for a first game, by the question they belong to, in English.

export const coach = {
  'coach.keep.1':
    'Keep what you can use soon: Build and Battle cards for the first turns, and one or two Status cards that work all game long.',
  'coach.play.1':
    'You play one card a turn, so each has to count. Pieces must be linked to a supply space by your own pieces, or they come off in your Supply step.',
  'coach.play.2':
    'Points come every turn from Armies on supply spaces with a gold star. Reaching one early pays off for the whole game.',
  'coach.place.1':
    'A Navy needs a friendly Army on land next to it. Build the Army first where you want to stay at sea.',
  'coach.battle.1':
    'A battle removes a piece; nobody moves in. Build into the empty space next turn, before the enemy does.',
  'coach.respond.1':
    'Everybody who might react is asked this, so it gives nothing away. Use a Response when it saves a turn’s work.',
  'coach.discard.1':
    'Throw away what you will never use: you draw up to seven, so each discard is a new card. But the deck is all you have.',
  'hint.play': 'It looks for the card that opens a star or keeps a piece in supply.',
  'hint.place': 'It looks for the place that brings stars within reach or keeps supply.',
  'hint.battle': 'It looks for the battle that costs the enemy most.',
  'hint.discard': 'It gives up only what it will hardly play.',
  'hint.keep': 'It keeps the cards it expects most of in this game.',
  'hint.respond': 'It answers when what would be lost is worth the card.',
} as const;
