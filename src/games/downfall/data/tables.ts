// Our tables as they lie in files, in the very format that owners write: what stands in them is read like theirs (`own-files.ts`).
import campaign from './tables/campaign.json' with { type: 'json' };
import cards from './tables/cards.json' with { type: 'json' };
import cities from './tables/cities.json' with { type: 'json' };
import combat from './tables/combat.json' with { type: 'json' };
import conditions from './tables/conditions.json' with { type: 'json' };
import events from './tables/events.json' with { type: 'json' };
import fleets from './tables/fleets.json' with { type: 'json' };
import hexes from './tables/hexes.json' with { type: 'json' };
import hexsides from './tables/hexsides.json' with { type: 'json' };
import husky from './tables/husky.json' with { type: 'json' };
import orders from './tables/orders.json' with { type: 'json' };
import overlord from './tables/overlord.json' with { type: 'json' };
import seas from './tables/seas.json' with { type: 'json' };
import tracks from './tables/tracks.json' with { type: 'json' };
import units from './tables/units.json' with { type: 'json' };
import warfare from './tables/warfare.json' with { type: 'json' };

export const tables = {
  units,
  fleets,
  cards,
  events,
  orders,
  tracks,
  warfare,
  combat,
  hexes,
  hexsides,
  cities,
  seas,
  conditions,
  overlord,
  husky,
  campaign,
} as const;
