// Chernobyl: a region is closed to Soviet influence bought with Operations until the turn ends.
import { chooseOne } from '../../questions/ask.js';
import { influenceOf } from '../../rules/control.js';
import { regions, type Region } from '../../data/terms.js';
import { countriesIn } from '../../data/geography.js';
import type { Frame } from './event-script.js';
import { cardName, regionName, say } from '../../reports/names.js';
import type { PublicState, TwilightTable } from '../../state.js';
import type { Script } from '../../../../table/script.js';
import { eventKey } from './steps/resolve.js';

function sovietInfluence(state: PublicState, region: Region): number {
  return countriesIn(region).reduce((sum, id) => sum + influenceOf(state, 'ussr', id), 0);
}

/** The US names one of the six regions (see docs/rulings/twilight-struggle.md). */
export function* chernobyl(t: TwilightTable, frame: Frame): Script<void> {
  const { state } = t;
  const [most = 'europe'] = regions.toSorted((a, b) => sovietInfluence(state, b) - sovietInfluence(state, a));
  const region = yield* chooseOne(t, {
    key: eventKey(frame),
    side: 'us',
    text: say('ask.chernobyl', { card: cardName(frame.card) }),
    about: { card: frame.card },
    ways: regions.map((id) => ({
      id,
      text: regionName(id),
      detail: say('event.chernobyl.held', { points: sovietInfluence(state, id) }),
    })),
    fallback: most,
  });
  state.chernobyl = region;
  t.tell(say('event.begins', { effect: say('effect.chernobyl', { region: regionName(region) }) }));
}
