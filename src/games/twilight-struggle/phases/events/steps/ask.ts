// Steps of events that ask where: points spread, influence cleared, placed or matched, wars.
import type { Text } from '../../../../../table/text.js';
import { chooseCountries, chooseCountry, spreadInfluence } from '../../../questions/ask.js';
import { spreadByRule } from '../../../questions/absence-spread.js';
import { influenceOf } from '../../../rules/control.js';
import type { CountryId } from '../../../data/countries.js';
import { opponent } from '../../../data/terms.js';
import { signed, standing } from '../../../reports/figures.js';
import { addInfluence, removeInfluence } from '../../effects/influence.js';
import { entriesOf } from '../../../rules/influence.js';
import type { Frame } from '../event-script.js';
import { natoProtects } from '../../../rules/realignments.js';
import { cardName, say, sideName } from '../../../reports/names.js';
import type { PublicState, TwilightTable } from '../../../state.js';
import type { Script } from '../../../../../table/script.js';
import { fightWar } from '../../effects/war.js';
import { warModifier, type War } from '../../../rules/wars.js';
import { amountOf, countriesFor, eventKey, inEach, sideFor } from './resolve.js';
import { scoped } from './scope.js';
import type { StepOf } from './step.js';

function spreadText(
  step: StepOf<'spread'>,
  args: { readonly card: Text; readonly side: Text; readonly total: number; readonly each: number },
): Text {
  const adds = step.does === 'add';
  if (step.optional === true) return adds ? say('ask.eventAddUpTo', args) : say('ask.eventRemoveUpTo', args);
  if (args.each < args.total) return adds ? say('ask.eventAddEach', args) : say('ask.eventRemoveEach', args);
  return adds ? say('ask.eventAdd', args) : say('ask.eventRemove', args);
}

/** Points spread over countries, added or removed. */
export function* askSpread(t: TwilightTable, frame: Frame, step: StepOf<'spread'>): Script<void> {
  const { state } = t;
  const owner = sideFor(frame, step.side);
  const total = amountOf(state, frame, step.total);
  const each = step.each ?? total;
  const countries = countriesFor(state, frame, step.where);
  const most = (id: CountryId): number => (step.does === 'add' ? each : Math.min(each, influenceOf(state, owner, id)));
  // What fits at all is what is asked for.
  const fits = Math.min(
    total,
    countries.reduce((sum, id) => sum + most(id), 0),
  );
  const args = { card: cardName(frame.card), side: sideName(owner), total: fits, each };
  const amounts = yield* spreadInfluence(t, {
    key: eventKey(frame, step.ask),
    side: sideFor(frame, step.by ?? 'player'),
    text: scoped(spreadText(step, args), step.where, frame),
    about: { card: frame.card },
    owner,
    does: step.does,
    countries,
    total,
    each,
    ...(step.optional === undefined ? {} : { optional: true }),
    ...(step.fallback === undefined ? {} : { fallback: step.fallback }),
  });
  if (Object.keys(amounts).length === 0) t.tell(say('event.nothing'));
  if (step.does === 'add') addInfluence(t, owner, amounts);
  else removeInfluence(t, owner, amounts);
}

/** The countries with most to gain first: what the fallbacks of single choices go by. */
function byGain(ids: readonly CountryId[], gain: (id: CountryId) => number): readonly CountryId[] {
  return ids.toSorted((a, b) => gain(b) - gain(a));
}

/** Influence that goes from a number of countries; nothing is asked when there are no more than that. */
export function* askClear(t: TwilightTable, frame: Frame, step: StepOf<'clear'>): Script<void> {
  const { state } = t;
  const owner = sideFor(frame, step.side);
  const open = countriesFor(state, frame, step.where).filter((id) => influenceOf(state, owner, id) > 0);
  const most = step.points === undefined ? Infinity : amountOf(state, frame, step.points);
  const gone = (id: CountryId): number => Math.min(most, influenceOf(state, owner, id));
  const args = { card: cardName(frame.card), side: sideName(owner), countries: Math.min(step.count, open.length) };
  const chosen =
    open.length <= step.count
      ? open
      : yield* chooseCountries(t, {
          key: eventKey(frame, step.ask),
          side: sideFor(frame, step.by ?? 'player'),
          text: scoped(
            most === Infinity ? say('ask.eventClear', args) : say('ask.eventClearSome', { ...args, points: most }),
            step.where,
            frame,
          ),
          about: { card: frame.card, owner, points: most === Infinity ? null : most },
          ids: open,
          min: step.count,
          max: step.count,
          fallback: byGain(open, gone).slice(0, step.count),
        });
  if (chosen.length === 0) t.tell(say('event.nothing'));
  removeInfluence(t, owner, inEach(chosen, gone));
}

/** Points in one country that is named. */
export function* askPlace(t: TwilightTable, frame: Frame, step: StepOf<'place'>): Script<void> {
  const { state } = t;
  const owner = sideFor(frame, step.side);
  const points = amountOf(state, frame, step.points);
  const by = sideFor(frame, step.by ?? 'player');
  const countries = countriesFor(state, frame, step.where);
  const chosen = yield* chooseCountry(t, {
    key: eventKey(frame, step.ask),
    side: by,
    text: scoped(
      say('ask.eventPlace', { card: cardName(frame.card), side: sideName(owner), points }),
      step.where,
      frame,
    ),
    about: { card: frame.card, owner, points },
    ids: countries,
    fallback: entriesOf(spreadByRule(state, by, { owner, does: 'add', countries, total: points, each: points })).map(
      ([id]) => id,
    ),
  });
  if (chosen === undefined) t.tell(say('event.nothing'));
  else addInfluence(t, owner, { [chosen]: points });
}

/** One country in which a side catches up with the other. */
export function* askMatch(t: TwilightTable, frame: Frame, step: StepOf<'match'>): Script<void> {
  const { state } = t;
  const side = sideFor(frame, step.side);
  const behind = (id: CountryId): number => influenceOf(state, opponent(side), id) - influenceOf(state, side, id);
  const open = countriesFor(state, frame, step.where).filter((id) => behind(id) > 0);
  const chosen = yield* chooseCountry(t, {
    key: eventKey(frame, step.ask),
    side,
    text: scoped(say('ask.eventMatch', { card: cardName(frame.card), side: sideName(side) }), step.where, frame),
    about: { card: frame.card },
    ids: open,
    fallback: byGain(open, behind).slice(0, 1),
  });
  if (chosen === undefined) t.tell(say('event.nothing'));
  else addInfluence(t, side, { [chosen]: behind(chosen) });
}

/** A war's target as an option's second line. */
function warDetail(state: PublicState, fight: War): Text {
  const modifier = warModifier(state, fight);
  return say(modifier === 0 ? 'war.odds' : 'war.oddsModified', {
    standing: standing(state, fight.target),
    modifier: signed(-modifier),
    needed: fight.winsOn,
  });
}

/** A war, its target named where there are several. */
export function* askWar(t: TwilightTable, frame: Frame, step: StepOf<'war'>): Script<void> {
  const { state } = t;
  const attacker = frame.player;
  const fight = (target: CountryId): War => ({
    attacker,
    target,
    winsOn: step.winsOn,
    milOps: step.milOps,
    vp: step.vp,
    ...(step.targetCounts === undefined ? {} : { targetCounts: true }),
    ...(step.civilWarCounts === undefined ? {} : { civilWarCounts: true }),
  });
  const targets = countriesFor(state, frame, step.where).filter(
    (id) => attacker === 'us' || frame.card !== 'brush_war' || !natoProtects(state, id),
  );
  const chance = (id: CountryId): number =>
    influenceOf(state, opponent(attacker), id) - 10 * warModifier(state, fight(id));
  const target =
    targets.length === 1
      ? targets[0]
      : yield* chooseCountry(t, {
          key: eventKey(frame),
          side: attacker,
          text: scoped(say('ask.eventWar', { card: cardName(frame.card) }), step.where, frame),
          about: { card: frame.card, winsOn: step.winsOn },
          ids: targets,
          detail: (id) => warDetail(state, fight(id)),
          fallback: byGain(targets, chance).slice(0, 1),
        });
  if (target !== undefined) fightWar(t, fight(target));
}
