// Events of promotional cards that have rules of their own.
import { chooseCountry, chooseOne } from '../../questions/ask.js';
import { discard } from '../effects/piles.js';
import { influenceOf } from '../../rules/control.js';
import { setDefcon, setMilOps } from '../effects/tracks.js';
import { sides } from '../../data/terms.js';
import { isIn } from '../../data/geography.js';
import { countryIds } from '../../data/countries.js';
import { removeAll } from '../effects/influence.js';
import type { Frame } from './event-script.js';
import { cardName, regionName, say } from '../../reports/names.js';
import type { Script } from '../../../../table/script.js';
import type { TwilightTable } from '../../state.js';
import { eventKey } from './steps/resolve.js';

const unalignedAreas = ['africa', 'southeast_asia', 'middle_east', 'south_america'] as const;
const swept = 4;

/** Non-Aligned Movement: a contested country is emptied of both sides, then the top of the deck is discarded. */
export function* nonAligned(t: TwilightTable, frame: Frame): Script<void> {
  const { state } = t;
  const lead = (id: (typeof countryIds)[number]): number =>
    influenceOf(state, frame.opponent, id) - influenceOf(state, frame.player, id);
  const open = countryIds.filter(
    (id) =>
      (id === 'india' || unalignedAreas.some((area) => isIn(id, area))) &&
      sides.every((side) => influenceOf(state, side, id) >= 2),
  );
  const chosen = yield* chooseCountry(t, {
    key: eventKey(frame),
    side: frame.player,
    text: say('ask.nonAligned', { card: cardName(frame.card), areas: unalignedAreas.map(regionName) }),
    about: { card: frame.card },
    ids: open,
    fallback: open.toSorted((a, b) => lead(b) - lead(a)).slice(0, 1),
  });
  if (chosen === undefined) t.tell(say('event.nothing'));
  else for (const side of sides) removeAll(t, side, chosen);
  const top = state.deck.slice(0, swept);
  if (top.length === 0) return;
  for (const id of top) discard(state, id);
  t.reveal();
  t.tell(say('event.nonAligned.sweeps', { cards: top.map(cardName) }));
}

/** Stanislav Petrov: DEFCON rises to 4 or 5. */
export function* petrov(t: TwilightTable, frame: Frame): Script<void> {
  const level = yield* chooseOne(t, {
    key: eventKey(frame),
    side: frame.player,
    text: say('ask.petrov', { card: cardName(frame.card) }),
    about: { card: frame.card },
    ways: [
      { id: '4', text: say('event.petrov.level', { level: 4 }) },
      { id: '5', text: say('event.petrov.level', { level: 5 }) },
    ],
    fallback: '4',
  });
  setDefcon(t, Number(level));
}

/** Who Lost China: US military operations fall to 0 while the USSR holds The China Card. */
// oxlint-disable-next-line require-yield -- every event is a script, also one that asks nothing
export function* whoLostChina(t: TwilightTable): Script<void> {
  if (t.state.china.holder === 'ussr') setMilOps(t, 'us', 0);
  else t.tell(say('event.nothing'));
}
