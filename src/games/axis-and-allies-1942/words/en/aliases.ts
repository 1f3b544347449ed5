// Other names that may be typed, in English.

export const aliases = {
  'also.zone': 'sz{{number}} / sz-{{number}} / zone {{number}} / {{number}}',
  'also.ships':
    'tra sz{{number}} / tra zone {{number}} / tra sea zone {{number}} / trn sz{{number}} / trn zone {{number}} / trn sea zone {{number}} / ap sz{{number}} / ap zone {{number}} / ap sea zone {{number}} / transport sz{{number}} / transport zone {{number}} / transport sea zone {{number}} / transports sz{{number}} / transports zone {{number}} / transports sea zone {{number}} / sz{{number}} tra / zone {{number}} tra / sea zone {{number}} tra / sz{{number}} trn / zone {{number}} trn / sea zone {{number}} trn / sz{{number}} ap / zone {{number}} ap / sea zone {{number}} ap / sz{{number}} transport / zone {{number}} transport / sea zone {{number}} transport / sz{{number}} transports / zone {{number}} transports / sea zone {{number}} transports',
  'also.zoneOfShips': 'sz{{number}} / zone {{number}}',
  'also.infantry': 'inf',
  'also.artillery': 'art',
  'also.tank': 'tnk / tanks / arm / armor / armour',
  'also.aaa': 'aa / aaa / aa gun',
  'also.complex': 'ic / factory / factories / industrial complexes',
  'also.fighter': 'ftr / ftrs / fig / figs / fighters',
  'also.bomber': 'bmb / bom / bombers',
  'also.battleship': 'bb / bbs / battleships',
  'also.carrier': 'cv / ac / carriers / aircraft carriers',
  'also.cruiser': 'ca / cru / cruisers',
  'also.destroyer': 'dd / dds / des / destroyers',
  'also.submarine': 'ss / sub / subs / submarines',
  'also.transport': 'ap / tra / trn / trns / transports',
  'also.united_kingdom': 'uk / britain / london',
  'also.eastern_united_states': 'eus / eastern us / washington',
  'also.western_united_states': 'wus / western us',
  'also.russia': 'moscow',
  'also.germany': 'berlin',
  'also.japan': 'tokyo',
  'also.karelia_ssr': 'leningrad',
  'also.raid': 'sbr',
} as const;
