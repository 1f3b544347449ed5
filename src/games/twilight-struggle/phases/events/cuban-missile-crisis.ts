// Cuban Missile Crisis: DEFCON 2, any coup of the other side loses the game, and how that side gets out of it.
import type { CountryId } from '../../data/countries.js';
import { chooseOne } from '../../questions/ask.js';
import type { Way } from '../../../../table/ask.js';
import { influenceOf } from '../../rules/control.js';
import { removeInfluence } from '../effects/influence.js';
import { countryName, say, sideName } from '../../reports/names.js';
import { opponent, type Side } from '../../data/terms.js';
import type { PublicState, TwilightTable } from '../../state.js';
import type { Script } from '../../../../table/script.js';
import { setDefcon } from '../effects/tracks.js';
import type { Act } from '../act.js';
import type { Frame } from './event-script.js';

const price = 2;

/** When the end of the crisis is offered; `threatened`: the other side has announced a coup or realignments. */
type Moment = 'begins' | 'round' | 'coup' | 'threatened';

/** Countries in which a side can pay its way out now. */
function crisisPrices(state: PublicState, side: Side): readonly CountryId[] {
  const payable: readonly CountryId[] = side === 'ussr' ? ['cuba'] : ['west_germany', 'turkey'];
  return payable.filter((id) => influenceOf(state, side, id) >= price);
}

/** Offers the restricted side to end the crisis; asks nothing when it is not restricted or cannot pay. */
function* offerCrisisEnd(t: TwilightTable, side: Side, moment: Moment): Script<void> {
  if (t.state.missileCrisis !== side) return;
  const prices = crisisPrices(t.state, side);
  if (prices.length === 0) return;
  const ways: Way<CountryId | 'keep'>[] = [
    { id: 'keep', text: say('crisis.keep') },
    ...prices.map((id) => ({ id, text: say('crisis.pay', { country: countryName(id), points: price }) })),
  ];
  const chosen = yield* chooseOne(t, {
    key: 'crisis',
    side,
    text: moment === 'threatened' ? say('ask.crisisThreatened') : say('ask.crisis'),
    about: { moment },
    ways,
    fallback: 'keep',
  });
  if (chosen === 'keep') return;
  removeInfluence(t, side, { [chosen]: price });
  t.state.missileCrisis = null;
  t.tell(say('crisis.ends'));
}

/** Before a side names where it strikes: the other side may still pay in a country that could be struck. */
function* offerCrisisEndBeforeStrike(t: TwilightTable, striker: Side, targets: readonly CountryId[]): Script<void> {
  const side = opponent(striker);
  if (t.state.missileCrisis !== side) return;
  if (crisisPrices(t.state, side).some((id) => targets.includes(id))) yield* offerCrisisEnd(t, side, 'threatened');
}

/** Sets DEFCON to 2 and restricts the other side, which may pay its way out at once. */
export function* missileCrisis(t: TwilightTable, { opponent: side }: Frame): Script<void> {
  setDefcon(t, 2);
  t.state.missileCrisis = side;
  t.tell(say('event.begins', { effect: say('effect.missileCrisis', { side: sideName(side) }) }));
  yield* offerCrisisEnd(t, side, 'begins');
}

/** The restricted side may pay its way out when its round begins, before a coup of its own, and before it could be struck where it pays. */
export function* crisisListener(t: TwilightTable, act: Act): Script<void> {
  if (act.do === 'beginRound') yield* offerCrisisEnd(t, act.side, 'round');
  if (act.do !== 'strike') return;
  if (act.by === 'coup') yield* offerCrisisEnd(t, act.side, 'coup');
  yield* offerCrisisEndBeforeStrike(t, act.side, act.targets);
}
