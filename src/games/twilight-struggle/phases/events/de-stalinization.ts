// De-Stalinization: Soviet influence moves to countries the US does not control.
import { spreadInfluence } from '../../questions/ask.js';
import { influenceOf } from '../../rules/control.js';
import { countryIds } from '../../data/countries.js';
import { addInfluence, removeInfluence } from '../effects/influence.js';
import type { Frame } from './event-script.js';
import { cardName, say } from '../../reports/names.js';
import type { Script } from '../../../../table/script.js';
import type { TwilightTable } from '../../state.js';
import { countriesFor, eventKey } from './steps/resolve.js';
import { scoped } from './steps/scope.js';

const most = 4;
const each = 2;
const open = { notControlledBy: 'us' } as const;

/** Up to 4 points are lifted anywhere; all of them are placed again, control being looked at after the lifting. */
export function* deStalinization(t: TwilightTable, frame: Frame): Script<void> {
  const { state } = t;
  const card = cardName(frame.card);
  const shared = { side: 'ussr', owner: 'ussr', about: { card: frame.card } } as const;
  const lifted = yield* spreadInfluence(t, {
    ...shared,
    key: eventKey(frame, 'lift'),
    text: say('ask.deStalinizationLift', { card, total: most }),
    does: 'remove',
    countries: countryIds.filter((id) => influenceOf(state, 'ussr', id) > 0),
    total: most,
    optional: true,
    fallback: {},
  });
  const points = removeInfluence(t, 'ussr', lifted);
  if (points === 0) {
    t.tell(say('event.nothing'));
    return;
  }
  const placed = yield* spreadInfluence(t, {
    ...shared,
    key: eventKey(frame, 'place'),
    text: scoped(say('ask.deStalinizationPlace', { card, total: points, each }), open, frame),
    does: 'add',
    countries: countriesFor(state, frame, open),
    total: points,
    each,
  });
  addInfluence(t, 'ussr', placed);
}
