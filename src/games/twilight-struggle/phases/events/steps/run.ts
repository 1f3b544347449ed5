// Carries out the steps of an event's table, one after the other.
import { chooseOne } from '../../../questions/ask.js';
import { giveChina } from '../../effects/china-card.js';
import { influenceOf } from '../../../rules/control.js';
import type { CountryId } from '../../../data/countries.js';
import { opponent } from '../../../data/terms.js';
import { changeDefcon, addMilOps, scorePoints } from '../../effects/tracks.js';
import { addInfluence, raiseToControl, removeInfluence } from '../../effects/influence.js';
import type { EventScript, Frame } from '../event-script.js';
import { cardName, say } from '../../../reports/names.js';
import { scoreCard } from '../../effects/scoring.js';
import { advanceSpace } from '../../effects/space-race.js';
import { spendOps } from '../../operations/spend.js';
import { grantOps } from '../../../rules/operations.js';
import type { Script } from '../../../../../table/script.js';
import type { TwilightTable } from '../../../state.js';
import { askClear, askMatch, askPlace, askSpread, askWar } from './ask.js';
import { openHand } from '../../effects/piles.js';
import { countOne, endEffect, beginEffect } from '../../effects/lasting-effects.js';
import { amountOf, eventKey, inEach, sideFor } from './resolve.js';
import type { Step, StepOf } from './step.js';

/** The script that carries out these steps. */
export function scriptOf(steps: readonly Step[]): EventScript {
  return (t, frame) => runSteps(t, frame, steps);
}

/** Carries out steps in order. */
export function* runSteps(t: TwilightTable, frame: Frame, steps: readonly Step[]): Script<void> {
  for (const step of steps) yield* runStep(t, frame, step);
}

function listOf(ids: CountryId | readonly CountryId[]): readonly CountryId[] {
  return typeof ids === 'string' ? [ids] : ids;
}

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
      yield* askSpread(t, frame, step);
      return;
    case 'clear':
      yield* askClear(t, frame, step);
      return;
    case 'place':
      yield* askPlace(t, frame, step);
      return;
    case 'match':
      yield* askMatch(t, frame, step);
      return;
    case 'war':
      yield* askWar(t, frame, step);
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
