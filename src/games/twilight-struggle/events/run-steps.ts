// Carries out the steps of an event's table, one after the other.
import type { Text } from '../../../table/text.js';
import { chooseCountries, chooseCountry, chooseOne, spreadInfluence } from '../asks.js';
import { showHand } from '../cards.js';
import { spreadByRule } from '../caretaker-spread.js';
import { giveChina } from '../china.js';
import { influenceOf } from '../control.js';
import type { CountryId } from '../data/countries.js';
import { eraOf } from '../data/tracks.js';
import { opponent, type Side } from '../data/terms.js';
import { changeDefcon } from '../defcon.js';
import { signed } from '../dice.js';
import { begin, end } from '../effects.js';
import { addInfluence, entriesOf, raiseToControl, removeInfluence, standing } from '../influence.js';
import { addMilOps } from '../milops.js';
import type { EventScript, Frame } from '../play-event.js';
import { natoProtects } from '../realign.js';
import { cardName, say, sideName } from '../say.js';
import { scoreCard } from '../score-card.js';
import { advanceSpace } from '../space.js';
import { grantOps, spendOps } from '../spend-ops.js';
import type { EffectId, PublicState } from '../state.js';
import type { Script, TwilightTable } from '../table.js';
import { gainVp } from '../vp.js';
import { fightWar, warModifier, type War } from '../war.js';
import { countriesFor, sideFor } from './places.js';
import type { Amount, Step } from './steps.js';

/** The script that carries out these steps. */
export function scriptOf(steps: readonly Step[]): EventScript {
  return (t, frame) => runSteps(t, frame, steps);
}

/** Carries out steps in order. */
export function* runSteps(t: TwilightTable, frame: Frame, steps: readonly Step[]): Script<void> {
  for (const step of steps) yield* runStep(t, frame, step);
}

/** The key of a card's question; `ask` tells several of one card apart. */
export function eventKey(frame: Pick<Frame, 'card'>, ask?: string): string {
  return ask === undefined ? `event.${frame.card}` : `event.${frame.card}.${ask}`;
}

/** Puts a lasting effect in force and tells it. */
export function beginEffect(t: TwilightTable, effect: EffectId): void {
  begin(t.state, effect);
  t.tell(say('event.begins', { effect: { key: `effect.${effect}` } }));
}

/** Ends a lasting effect and tells it, when it was in force. */
export function endEffect(t: TwilightTable, effect: EffectId): void {
  if (!t.state.effects[effect]) return;
  end(t.state, effect);
  t.tell(say('event.ends', { effect: { key: `effect.${effect}` } }));
}

function countOne(t: TwilightTable, which: 'redScare' | 'deathSquads', side: Side): void {
  const level = t.state[which][side] + 1;
  t.state[which][side] = level;
  const name = sideName(side);
  const effect =
    which === 'redScare'
      ? say('effect.redScare', { side: name, less: level })
      : say('effect.deathSquads', { side: name });
  t.tell(say('event.begins', { effect }));
}

/** What an amount comes to now. */
export function amountOf(state: PublicState, frame: Frame, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  return typeof amount === 'function' ? amount(state, frame) : amount.byEra[eraOf(state.turn)];
}

function listOf(ids: CountryId | readonly CountryId[]): readonly CountryId[] {
  return typeof ids === 'string' ? [ids] : ids;
}

function inEach(ids: readonly CountryId[], points: (id: CountryId) => number): Partial<Record<CountryId, number>> {
  return Object.fromEntries(ids.map((id) => [id, points(id)]));
}

type StepOf<K extends Step['do']> = Extract<Step, { readonly do: K }>;

function* runStep(t: TwilightTable, frame: Frame, step: Step): Script<void> {
  const { state } = t;
  switch (step.do) {
    case 'score':
      yield* scoreCard(t, step.area);
      return;
    case 'defcon':
      changeDefcon(t, step.by);
      return;
    case 'vp':
      scorePoints(t, sideFor(frame, step.side), amountOf(state, frame, step.points));
      return;
    case 'milOps':
      addMilOps(t, sideFor(frame, step.side), step.points);
      return;
    case 'add': {
      const points = amountOf(state, frame, step.points);
      addInfluence(
        t,
        sideFor(frame, step.side),
        inEach(listOf(step.to), () => points),
      );
      return;
    }
    case 'remove':
      removeFixed(t, frame, step);
      return;
    case 'control':
      raiseToControl(t, sideFor(frame, step.side), step.in);
      return;
    case 'spread':
      yield* spread(t, frame, step);
      return;
    case 'clear':
      yield* clear(t, frame, step);
      return;
    case 'place':
      yield* place(t, frame, step);
      return;
    case 'match':
      yield* match(t, frame, step);
      return;
    case 'war':
      yield* war(t, frame, step);
      return;
    case 'begin':
      beginEffect(t, step.effect);
      return;
    case 'end':
      endEffect(t, step.effect);
      return;
    case 'count':
      countOne(t, step.which, sideFor(frame, step.side));
      return;
    case 'ops':
      yield* spendOps(
        t,
        grantOps(state, sideFor(frame, step.side), step.points, {
          optional: step.optional === true,
          ...(step.allow === undefined ? {} : { allow: step.allow }),
        }),
      );
      return;
    case 'space':
      advanceSpace(t, sideFor(frame, step.side), step.boxes, step.award);
      return;
    case 'showHand':
      openHand(t, step.of);
      return;
    case 'claimChina':
      if (state.china.holder === opponent(step.side)) giveChina(t, step.side, step.faceUp);
      else yield* runSteps(t, frame, step.otherwise);
      return;
    case 'choose':
      yield* choose(t, frame, step);
      return;
    case 'if':
      if (step.holds(state, frame)) yield* runSteps(t, frame, step.then);
  }
}

/** Gives points and says so even when there are none. */
export function scorePoints(t: TwilightTable, side: Side, points: number): void {
  if (points === 0) t.tell(say('event.noPoints', { side: sideName(side) }));
  gainVp(t, side, points);
}

/** Shows a hand to the other side; under the option it stays open to the end of the turn. */
export function openHand(t: TwilightTable, owner: Side): void {
  showHand(t, owner);
  if (t.state.options.handRevealDuration === 'turn') t.state.handOpen[owner] = true;
}

function removeFixed(t: TwilightTable, frame: Frame, step: StepOf<'remove'>): void {
  const { state } = t;
  const side = sideFor(frame, step.side);
  const points = (id: CountryId): number => {
    const held = influenceOf(state, side, id);
    if (step.points === 'all') return held;
    return step.points === 'half' ? Math.ceil(held / 2) : amountOf(state, frame, step.points);
  };
  removeInfluence(t, side, inEach(listOf(step.from), points));
}

function spreadText(
  step: StepOf<'spread'>,
  args: { readonly card: Text; readonly side: Text; readonly total: number; readonly each: number },
): Text {
  const adds = step.does === 'add';
  if (step.optional === true) return adds ? say('ask.eventAddUpTo', args) : say('ask.eventRemoveUpTo', args);
  if (args.each < args.total) return adds ? say('ask.eventAddEach', args) : say('ask.eventRemoveEach', args);
  return adds ? say('ask.eventAdd', args) : say('ask.eventRemove', args);
}

function* spread(t: TwilightTable, frame: Frame, step: StepOf<'spread'>): Script<void> {
  const { state } = t;
  const owner = sideFor(frame, step.side);
  const total = amountOf(state, frame, step.total);
  const each = step.each ?? total;
  const countries = countriesFor(state, frame, step.where);
  const args = { card: cardName(frame.card), side: sideName(owner), total, each };
  const amounts = yield* spreadInfluence(t, {
    key: eventKey(frame, step.ask),
    side: sideFor(frame, step.by ?? 'player'),
    text: spreadText(step, args),
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

function* clear(t: TwilightTable, frame: Frame, step: StepOf<'clear'>): Script<void> {
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
          text: most === Infinity ? say('ask.eventClear', args) : say('ask.eventClearSome', { ...args, points: most }),
          about: { card: frame.card, owner, points: most === Infinity ? null : most },
          ids: open,
          min: step.count,
          max: step.count,
          fallback: byGain(open, gone).slice(0, step.count),
        });
  if (chosen.length === 0) t.tell(say('event.nothing'));
  removeInfluence(t, owner, inEach(chosen, gone));
}

function* place(t: TwilightTable, frame: Frame, step: StepOf<'place'>): Script<void> {
  const { state } = t;
  const owner = sideFor(frame, step.side);
  const points = amountOf(state, frame, step.points);
  const by = sideFor(frame, step.by ?? 'player');
  const countries = countriesFor(state, frame, step.where);
  const chosen = yield* chooseCountry(t, {
    key: eventKey(frame, step.ask),
    side: by,
    text: say('ask.eventPlace', { card: cardName(frame.card), side: sideName(owner), points }),
    about: { card: frame.card, owner, points },
    ids: countries,
    fallback: entriesOf(spreadByRule(state, by, { owner, does: 'add', countries, total: points, each: points })).map(
      ([id]) => id,
    ),
  });
  if (chosen === undefined) t.tell(say('event.nothing'));
  else addInfluence(t, owner, { [chosen]: points });
}

function* match(t: TwilightTable, frame: Frame, step: StepOf<'match'>): Script<void> {
  const { state } = t;
  const side = sideFor(frame, step.side);
  const behind = (id: CountryId): number => influenceOf(state, opponent(side), id) - influenceOf(state, side, id);
  const open = countriesFor(state, frame, step.where).filter((id) => behind(id) > 0);
  const chosen = yield* chooseCountry(t, {
    key: eventKey(frame, step.ask),
    side,
    text: say('ask.eventMatch', { card: cardName(frame.card), side: sideName(side) }),
    about: { card: frame.card },
    ids: open,
    fallback: byGain(open, behind).slice(0, 1),
  });
  if (chosen === undefined) t.tell(say('event.nothing'));
  else addInfluence(t, side, { [chosen]: behind(chosen) });
}

/** A war's target as an option's second line. */
function warDetail(state: PublicState, fight: War): Text {
  return say('war.odds', {
    standing: standing(state, fight.target),
    modifier: signed(-warModifier(state, fight)),
    needed: fight.winsOn,
  });
}

function* war(t: TwilightTable, frame: Frame, step: StepOf<'war'>): Script<void> {
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
          text: say('ask.eventWar', { card: cardName(frame.card) }),
          about: { card: frame.card, winsOn: step.winsOn },
          ids: targets,
          detail: (id) => warDetail(state, fight(id)),
          fallback: byGain(targets, chance).slice(0, 1),
        });
  if (target !== undefined) fightWar(t, fight(target));
}

function* choose(t: TwilightTable, frame: Frame, step: StepOf<'choose'>): Script<void> {
  const { ways } = step;
  const chosen = yield* chooseOne(t, {
    key: eventKey(frame, step.ask),
    side: sideFor(frame, step.by ?? 'player'),
    text: say('ask.eventWay', { card: cardName(frame.card) }),
    about: { card: frame.card },
    ways,
    fallback: ways[0].id,
  });
  yield* runSteps(t, frame, ways.find((way) => way.id === chosen)?.steps ?? []);
}
