// The interpreter: carries out the steps of a card one after another, each with all that follows from it (rulebook, Carrying out a card).
import type { Script } from '../../../../table/script.js';
import type { Step } from '../../data/card-terms.js';
import { card, type CardId } from '../../data/cards.js';
import { sideOf, type Nation } from '../../data/nations.js';
import { chooseOne } from '../../questions/ask.js';
import { cardName, nationName, say } from '../../reports/names.js';
import { stepText } from '../../reports/steps.js';
import { piecesOf } from '../../rules/places.js';
import { stepPoints } from '../../rules/scoring.js';
import { couldDo, placementOf, stepsOf } from '../../rules/steps.js';
import { spaceOf, type Trigger } from '../../rules/triggers.js';
import { battle } from './battle.js';
import type { Desk } from './desk.js';
import { discardDeck } from './piles.js';
import { place } from './placing.js';
import { changePoints } from './points.js';
import { redeploy } from './redeploy.js';
import { remove } from './removal.js';
import { chooseVictim } from './victims.js';
import { allyPlays, discardStatus, handToBottom, loseResponse, playDiscard, reorderTop } from './card-steps.js';

/** Whose card it is, and what it answers. */
export interface Use {
  readonly owner: Nation;
  readonly card: CardId;
  readonly trigger: Trigger | null;
}

/** Carries out all steps of a card. */
export function* runSteps(d: Desk, use: Use): Script<void> {
  const steps = yield* inOrder(d, use, stepsOf(d.t.state, use.card));
  for (const step of steps) yield* runStep(d, use, step);
}

/** Steps that may be taken in either order: its owner says which comes first. */
function* inOrder({ t }: Desk, use: Use, steps: readonly Step[]): Script<readonly Step[]> {
  const [first, second] = steps;
  if (card(use.card).anyOrder !== true || first === undefined || second === undefined) return steps;
  const place = placeOf(use);
  // What the one makes possible for the other is found out by trying, so only a step that can be taken may come first.
  if (!couldDo(t.state, second, place)) return steps;
  const decider = first.op === 'build' ? (first.decider ?? use.owner) : use.owner;
  const chosen = yield* chooseOne(t, {
    key: 'order',
    nation: decider,
    text: say('ask.order', { card: cardName(use.card) }),
    about: { card: use.card },
    ways: [
      { id: 'first', text: stepText(first) },
      { id: 'second', text: stepText(second) },
    ],
    fallback: 'first',
  });
  return chosen === 'first' ? steps : [second, first];
}

function placeOf({ owner, card: id, trigger }: Use): {
  owner: Nation;
  card: CardId;
  trigger: ReturnType<typeof spaceOf>;
} {
  return { owner, card: id, trigger: trigger === null ? undefined : spaceOf(trigger) };
}

function* runStep(d: Desk, use: Use, step: Step): Script<void> {
  const { t } = d;
  const { owner, card: id, trigger } = use;
  switch (step.op) {
    case 'build':
    case 'recruit':
      return yield* placeAll(d, use, step);
    case 'battle': {
      const from = { nation: owner, card: id, trigger: placeOf(use).trigger };
      for (let n = 0; n < (step.times ?? 1); n++) if (!(yield* battle(d, step, from))) return;
      return;
    }
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
    case 'prevent': {
      keep(d, trigger, step.op);
      return;
    }
    case 'redeploy':
      return yield* redeploy(d, owner, id, step.kind);
    case 'modifyEw': {
      modify(d, use, step);
      return;
    }
    case 'cancelCard':
      if (trigger?.kind === 'played' && trigger.raid !== null) {
        trigger.raid.cancelled = true;
        t.tell(say('report.cancelled', { card: cardName(trigger.card) }));
      }
      return;
    case 'vpPer':
    case 'vpIf': {
      changePoints(t, sideOf(owner), stepPoints(t.state, step, id, owner));
      return;
    }
    case 'discardDeck':
      if (trigger !== null) discardDeck(t, trigger.by, step.n);
      return;
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
    case 'chooseOne':
      return yield* chooseWay(d, use, step.ways);
    case 'reorderTop':
      return yield* reorderTop(d, owner, id, step.n);
    case 'handToBottom':
      return yield* handToBottom(d, owner, id, step.max);
    case 'keepPlayed':
      if (trigger?.kind === 'played') trigger.keep = step.to;
      return;
    case 'supply':
      if (id === 'jpn-truk') t.state.truk = true;
      return;
    // Economic Warfare is carried out where it is played, and these say what holds while a card lies on the table.
    case 'ew':
    case 'denySupply':
    case 'recruitInstead':
      return;
  }
}

type Of<Op extends Step['op']> = Extract<Step, { readonly op: Op }>;

function* placeAll(d: Desk, use: Use, step: Of<'build' | 'recruit'>): Script<void> {
  const nation = yield* whosePiece(d, use, step);
  for (let n = 0; n < (step.max ?? 1); n++) {
    const placement = placementOf(d.t.state, step, placeOf(use), nation);
    const placed = yield* place(d, { ...placement, card: use.card, decider: step.decider ?? use.owner });
    if (placed === undefined) return;
  }
}

function* whosePiece({ t }: Desk, { owner, card: id, trigger }: Use, step: Of<'build' | 'recruit'>): Script<Nation> {
  const place = placeOf({ owner, card: id, trigger });
  const able = (step.nations ?? []).filter((nation) => couldDo(t.state, { ...step, nations: [nation] }, place));
  const [first, ...others] = able;
  if (first === undefined) return step.nation ?? owner;
  if (others.length === 0) return first;
  return yield* chooseOne(t, {
    key: 'whose',
    nation: owner,
    text: say('ask.whose', { card: cardName(id) }),
    about: { card: id },
    ways: able.map((nation) => ({ id: nation, text: nationName(nation) })),
    fallback: first,
  });
}

/** A piece about to be removed is kept: for the rest of the turn, or this once. */
function keep({ t }: Desk, trigger: Trigger | null, op: 'protect' | 'prevent'): void {
  if (trigger?.kind !== 'removal') return;
  if (op === 'prevent') trigger.prevented = true;
  else t.state.protections.push({ nation: trigger.nation, space: trigger.space });
}

/** More or fewer cards to discard: for its owner, or for what its owner's side aims at. */
function modify({ t }: Desk, { owner, trigger }: Use, { who, delta, better }: Of<'modifyEw'>): void {
  if (trigger?.kind !== 'played' || trigger.raid === null) return;
  const { raid } = trigger;
  const betters = better !== undefined && piecesOf(t.state, better.if, { owner }).length > 0;
  for (const target of who === 'self' ? [owner] : raid.targets) {
    raid.delta[target] = (raid.delta[target] ?? 0) + (betters ? better.delta : delta);
  }
}

function* chooseWay(d: Desk, use: Use, ways: readonly Step[]): Script<void> {
  const place = placeOf(use);
  const able = ways.flatMap((step, n) => (couldDo(d.t.state, step, place) ? [{ id: String(n), step }] : []));
  const [first] = able;
  if (first === undefined) return;
  const chosen = yield* chooseOne(d.t, {
    key: 'way',
    nation: use.owner,
    text: say('ask.way', { card: cardName(use.card) }),
    about: { card: use.card, ways: able.map(({ id, step }) => [id, step.op]) },
    ways: able.map(({ id, step }) => ({ id, text: stepText(step) })),
    fallback: first.id,
  });
  const step = able.find(({ id }) => id === chosen)?.step;
  if (step !== undefined) yield* runStep(d, use, step);
}
