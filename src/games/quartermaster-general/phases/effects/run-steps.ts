// The interpreter: carries out the steps of a card one after another, each with all that follows from it (rulebook, Carrying out a card).
import type { Script } from '../../../../table/script.js';
import type { Step } from '../../data/card-terms.js';
import { card } from '../../data/cards.js';
import { sideOf, type Flag } from '../../data/nations.js';
import type { SpaceId } from '../../data/spaces.js';
import { chooseOne, oneOf } from '../../questions/ask.js';
import { cardName, nationName, say } from '../../reports/names.js';
import { stepText } from '../../reports/steps.js';
import { ownGround, piecesOf } from '../../rules/places.js';
import { stepPoints } from '../../rules/scoring.js';
import { couldDo, isMet, placementOf, stepsOf, type StepPlace } from '../../rules/steps.js';
import { spaceOf } from '../../rules/triggers.js';
import { bolsterStep } from './bolster-steps.js';
import { flyStep } from './air-steps.js';
import { battle } from './battle.js';
import { unseenOf, type QmgState } from '../../state.js';
import type { Desk, Use } from './desk.js';
import { discardDeck, isPaid } from './piles.js';
import { place } from './placing.js';
import { changePoints } from './points.js';
import { redeploy } from './redeploy.js';
import { remove } from './removal.js';
import { offerTruk } from './truk.js';
import { chooseVictim } from './victims.js';
import { allyPlays, discardStatus, handToBottom, loseResponse, playDiscard, reorderTop } from './card-steps.js';

/** Carries out all steps of a card; what Economic Warfare does has been done before. */
export function* runSteps(d: Desk, use: Use): Script<void> {
  if (!isMet(d.t.state, placeOf(use))) return;
  const steps = yield* inOrder(d, use, stepsOf(d.t.state, use.card));
  let previous: SpaceId | undefined;
  for (const step of steps) previous = yield* runStep(d, { ...use, previous }, step);
}

/** Steps that may be taken in either order: its owner says which comes first. */
function* inOrder({ t }: Desk, use: Use, steps: readonly Step[]): Script<readonly Step[]> {
  const [first, second] = steps;
  if (card(use.card).anyOrder !== true || first === undefined || second === undefined) return steps;
  const place = seenBy(t.state, use);
  // What the one makes possible for the other is found out by trying, so only a step that can be taken may come first.
  if (!couldDo(t.state, second, place)) return steps;
  const decider = first.op === 'build' ? (first.decider ?? use.owner) : use.owner;
  const chosen = yield* chooseOne(t, {
    key: 'order',
    nation: decider,
    text: say('ask.order', { card: cardName(use.card) }),
    places: ownGround(t.state, decider),
    about: { card: use.card },
    ways: [
      { id: 'first', text: stepText(first) },
      { id: 'second', text: stepText(second) },
    ],
    fallback: 'first',
  });
  return chosen === 'first' ? steps : [second, first];
}

/** As the owner of the card sees it, whose own cards may follow. */
function seenBy(state: QmgState, use: Use): StepPlace {
  return { ...placeOf(use), held: unseenOf(state, use.owner) };
}

function placeOf({ owner, card: id, trigger, previous }: Use): StepPlace {
  return { owner, card: id, trigger: trigger === null ? undefined : spaceOf(trigger), previous };
}

/** Carries out one step; returns where it placed a piece. */
function* runStep(d: Desk, use: Use, step: Step): Script<SpaceId | undefined> {
  switch (step.op) {
    case 'build':
    case 'recruit':
      return yield* placeAll(d, use, step);
    case 'chooseOne':
      return yield* chooseWay(d, use, step.ways);
    default:
      yield* carryOut(d, use, step);
      return undefined;
  }
}

function* carryOut(d: Desk, use: Use, step: Exclude<Step, Of<'build' | 'recruit' | 'chooseOne'>>): Script<void> {
  const { t } = d;
  const { owner, card: id, trigger } = use;
  switch (step.op) {
    case 'battle':
      for (let n = 0; n < (step.times ?? 1); n++) if (!(yield* battle(d, step, placeOf(use)))) return;
      return;
    case 'eliminate':
      for (let n = 0; n < (step.max ?? 1); n++) {
        const victim = yield* chooseVictim(t, step, placeOf(use));
        if (victim === undefined) return;
        yield* remove(d, victim, { by: owner, cause: 'card' });
      }
      return;
    case 'eliminateTrigger':
      if (trigger?.kind === 'placed') yield* remove(d, trigger, { by: owner, cause: 'card' });
      return;
    case 'protect':
    case 'prevent':
    case 'unlessPaid':
      return yield* keep(d, use, step);
    case 'redeploy':
      return yield* redeploy(d, owner, id, step.kind);
    case 'modifyEw':
    case 'noDiscard':
    case 'cancelCard':
    case 'keepPlayed': {
      changePlayed(d, use, step);
      return;
    }
    case 'vpPer':
    case 'vpIf': {
      changePoints(t, sideOf(owner), stepPoints(t.state, step, id, owner));
      return;
    }
    case 'discardDeck': {
      const times = step.per === undefined ? 1 : piecesOf(t.state, step.per, { owner }).length;
      const target = step.nation ?? trigger?.by;
      if (target !== undefined && times > 0) discardDeck(t, target, step.n * times);
      return;
    }
    case 'discardStatus':
      return yield* discardStatus(d, owner, trigger);
    case 'loseResponse': {
      loseResponse(d, step.nation);
      return;
    }
    case 'playDiscard':
      return yield* playDiscard(d, owner, id, step.type);
    case 'allyPlays':
      return yield* allyPlays(d, owner, id, step.nations);
    case 'reorderTop':
      return yield* reorderTop(d, owner, id, step.n);
    case 'handToBottom':
      return yield* handToBottom(d, owner, id, step.max);
    // Economic Warfare is carried out where it is played, and these say what holds while a card lies on the table.
    case 'ew':
    case 'denySupply':
    case 'recruitInstead':
    case 'source':
    case 'home':
    case 'joins':
    case 'parts':
    case 'chain':
    case 'ignoreStatus':
    case 'reallocating':
      return;
    case 'supply':
      if (id === 'jpn-truk') t.state.truk = true;
      return;
    case 'deploy':
    case 'marshal':
    case 'superiority':
    case 'eliminateAir':
      return yield* flyStep(d, placeOf(use), step, trigger);
    default:
      return yield* bolsterStep(d, use, step);
  }
}

type Of<Op extends Step['op']> = Extract<Step, { readonly op: Op }>;

function* placeAll(d: Desk, use: Use, step: Of<'build' | 'recruit'>): Script<SpaceId | undefined> {
  const nation = yield* whosePiece(d, use, step);
  let last: SpaceId | undefined;
  for (let n = 0; n < (step.max ?? 1); n++) {
    const placement = placementOf(d.t.state, step, placeOf(use), nation);
    const placed = yield* place(d, { ...placement, card: use.card, decider: step.decider ?? use.owner });
    if (placed === undefined) return last;
    last = placed;
  }
  return last;
}

function* whosePiece({ t }: Desk, use: Use, step: Of<'build' | 'recruit'>): Script<Flag> {
  const { owner, card: id } = use;
  const place = seenBy(t.state, use);
  const able = (step.nations ?? []).filter((nation) => couldDo(t.state, { ...step, nations: [nation] }, place));
  const asked = { key: 'whose', nation: owner, text: say('ask.whose', { card: cardName(id) }), about: { card: id } };
  return (yield* oneOf(t, { ...asked, ids: able }, nationName)) ?? step.nation ?? owner;
}

/** A piece about to be removed is kept: for the rest of the turn, or this once, unless who battles pays. */
function* keep({ t }: Desk, { card: id, trigger }: Use, step: Of<'protect' | 'prevent' | 'unlessPaid'>): Script<void> {
  if (trigger?.kind !== 'removal') return;
  if (step.op === 'protect') {
    t.state.protections.push({ nation: trigger.nation, space: trigger.space });
    return;
  }
  if (step.op === 'unlessPaid') {
    const asked = { key: 'pay', text: say('ask.pay', { card: cardName(id), count: step.n }), n: step.n };
    if (yield* isPaid(t, trigger.by, id, { ...asked, leave: say('way.letBe') })) return;
  }
  trigger.prevented = true;
}

/** Changes what a card that has just been played does, or where it goes. */
function changePlayed(
  { t }: Desk,
  { owner, trigger }: Use,
  step: Of<'modifyEw' | 'noDiscard' | 'cancelCard' | 'keepPlayed'>,
): void {
  if (trigger?.kind !== 'played') return;
  if (step.op === 'keepPlayed') {
    trigger.keep = step.to;
    return;
  }
  const { raid } = trigger;
  if (raid === null) return;
  switch (step.op) {
    case 'cancelCard':
      raid.cancelled = true;
      t.tell(say('report.cancelled', { card: cardName(trigger.card) }));
      return;
    case 'noDiscard':
      raid.spared = [...raid.spared, owner];
      return;
    case 'modifyEw': {
      const { who, better, per } = step;
      const delta =
        better !== undefined && piecesOf(t.state, better.if, { owner }).length > 0 ? better.delta : step.delta;
      for (const target of who === 'self' ? [owner] : raid.targets) {
        const times = per === undefined ? 1 : piecesOf(t.state, per, { owner, target }).length;
        raid.delta[target] = (raid.delta[target] ?? 0) + delta * times;
      }
    }
  }
}

function* chooseWay(d: Desk, use: Use, ways: readonly Step[]): Script<SpaceId | undefined> {
  const place = seenBy(d.t.state, use);
  yield* offerTruk(d, use.owner, (table) => ways.filter((step) => couldDo(table, step, place)).length);
  const able = ways.flatMap((step, n) => (couldDo(d.t.state, step, place) ? [{ id: String(n), step }] : []));
  const [first] = able;
  if (first === undefined) return undefined;
  const chosen = yield* chooseOne(d.t, {
    key: 'way',
    nation: use.owner,
    text: say('ask.way', { card: cardName(use.card) }),
    places: ownGround(d.t.state, use.owner),
    about: { card: use.card, ways: able.map(({ id, step }) => [id, step.op]) },
    ways: able.map(({ id, step }) => ({ id, text: stepText(step) })),
    fallback: first.id,
  });
  const step = able.find(({ id }) => id === chosen)?.step;
  return step === undefined ? undefined : yield* runStep(d, use, step);
}
