// Events that grant coups or realignments in certain countries: Ortega Elected in Nicaragua, Tear Down this Wall, Che, Junta.
import { card, type CardId } from '../../data/cards.js';
import { countriesIn, isBattleground, neighbours } from '../../data/geography.js';
import { addInfluence, removeAll } from '../effects/influence.js';
import { budgetOf, type Budget } from '../../rules/ops-value.js';
import type { Frame } from './event-script.js';
import { countryName, regionName, say, sideName } from '../../reports/names.js';
import { askCoup, askFreeAction } from '../operations/spend.js';
import type { TwilightState, TwilightTable } from '../../state.js';
import type { Script } from '../../../../table/script.js';
import { endEffect, beginEffect } from '../effects/lasting-effects.js';
import { runSteps } from './steps/run.js';

function sovietBudget(state: TwilightState, id: CardId): Budget {
  return budgetOf(state, 'ussr', card(id).ops);
}

/** The US leaves Nicaragua; the USSR may attempt one free coup next to it. */
export function* ortega(t: TwilightTable, frame: Frame): Script<void> {
  removeAll(t, 'us', 'nicaragua');
  const made = yield* askCoup(t, {
    side: 'ussr',
    budget: sovietBudget(t.state, frame.card),
    countries: neighbours('nicaragua'),
    where: say('where.nextTo', { country: countryName('nicaragua') }),
    free: true,
    optional: true,
  });
  if (made === undefined) t.tell(say('event.noCoup', { side: sideName('ussr') }));
}

/** Willy Brandt ends for good, the US enters East Germany and may act freely in Europe. */
export function* tearDownWall(t: TwilightTable, frame: Frame): Script<void> {
  endEffect(t, 'willyBrandt');
  beginEffect(t, 'tearDown');
  addInfluence(t, 'us', { east_germany: 3 });
  yield* askFreeAction(t, {
    side: 'us',
    printed: card(frame.card).ops,
    countries: countriesIn('europe'),
    where: regionName('europe'),
  });
}

const cheAreas = ['central_america', 'south_america', 'africa'] as const;

/** Up to two ordinary coups away from the battlegrounds, the second elsewhere and only after the first cost US influence (see docs/rulings/twilight-struggle.md). */
export function* che(t: TwilightTable, frame: Frame): Script<void> {
  const countries = countriesIn(...cheAreas).filter((id) => !isBattleground(id));
  const where = say('where.both', {
    where: say('where.list', { places: cheAreas.map(regionName) }),
    condition: say('where.noBattlegrounds'),
  });
  const grant = { side: 'ussr', budget: sovietBudget(t.state, frame.card), optional: true } as const;
  const first = yield* askCoup(t, { ...grant, countries, where });
  if (first === undefined) t.tell(say('event.noCoup', { side: sideName('ussr') }));
  if (first === undefined || first.removed === 0) return;
  yield* askCoup(t, { ...grant, countries: countries.filter((id) => id !== first.target), where });
}

const area = ['central_america', 'south_america'] as const;

/** 2 influence in one country; then a free coup, or realignments within one of both regions, or neither. */
export function* junta(t: TwilightTable, frame: Frame): Script<void> {
  yield* runSteps(t, frame, [{ do: 'place', side: 'player', points: 2, where: { within: area } }]);
  yield* askFreeAction(t, {
    side: frame.player,
    printed: card(frame.card).ops,
    countries: countriesIn(...area),
    where: say('where.list', { places: area.map(regionName) }),
    oneRegion: true,
  });
}
