// Places and orders that a player may name although they cannot be had now, each with the reason.
import type { OrderPlace, Unoffered } from '../../../table/game.js';
import type { Question, Sheet } from '../../../table/question.js';
import { byFacts, type Facts } from '../data/facts.js';
import { generalKinds, opsIds } from '../data/orders.js';
import { factsOf } from '../data/own-files.js';
import { marchAfter, stuckText, withoutOrderOf } from '../questions/march.js';
import type { UnitId } from '../data/units.js';
import { factionName, say } from '../reports/names.js';
import { boxName } from '../reports/orders.js';
import { placeName, unitName } from '../reports/places.js';
import { subjectName } from '../reports/subjects.js';
import { choicesOf, ownerOf, whyNoOrder } from '../rules/display.js';
import { Ground } from '../rules/ground.js';
import { canBegin } from '../rules/first-step.js';
import { groundOf } from '../rules/march.js';
import { moverOf } from '../rules/movers.js';
import { mayMove } from '../rules/movement.js';
import type { BoxId, OrderContext, Place } from '../state.js';
import type { DownfallView } from '../view.js';
import { placeNames } from './also.js';
import { whyBeforeSailing, whyNotSailing, whyNotTo, whyNoTarget } from '../reports/reasons.js';
import { shortNames } from './unit-names.js';

/** All places by each of their names. */
const placesByName = byFacts((facts): readonly (readonly [id: Place, text: Unoffered['text']])[] =>
  [...facts.hexes.keys(), ...facts.beachAt.keys()].flatMap((id) => {
    const texts = [placeName(facts, id), ...placeNames(facts, id).map((names) => say('also.names', { names }))];
    return texts.map((text) => [id, text] as const);
  }),
);

/** A place with its reason, which is looked for when it is told. */
class PlaceNotToBeHad implements Unoffered {
  constructor(
    readonly id: Place,
    readonly text: Unoffered['text'],
    private readonly reason: (id: Place) => Unoffered['why'],
  ) {}

  get why(): Unoffered['why'] {
    return this.reason(this.id);
  }
}

function placed(facts: Facts, why: (id: Place) => Unoffered['why']): readonly Unoffered[] {
  return placesByName(facts).map(([id, text]) => new PlaceNotToBeHad(id, text, why));
}

function marches(
  view: DownfallView,
  order: OrderContext,
  { order: { subject }, sheet }: OrderPlace,
): readonly Unoffered[] {
  const facts = factsOf(view);
  const mover = moverOf(facts, subject);
  const unit = mover?.kind === 'stack' ? mover.units[0] : mover?.kind === 'unit' ? mover.unit : undefined;
  if (unit === undefined) return afloat(facts, subject, sheet);
  const march = marchAfter(view, order, withoutOrderOf(subject, sheet));
  const full = whyNotSailing(march, unit);
  const itself = full === undefined ? [] : [{ id: subject, text: unitName(facts, unit), why: full }];
  return [
    ...itself,
    ...placed(facts, (id) => whyNotSailing(march, unit, id) ?? whyNotTo(groundOf(march), unit, id, order.mp)),
  ];
}

/** A beachhead or fleet that could have had its order before units went by sea; it says whose comes too early. */
function afloat(facts: Facts, subject: string, sheet: Sheet): readonly Unoffered[] {
  const kind = moverOf(facts, subject)?.kind;
  const why = kind === 'beachhead' || kind === 'naval' ? whyBeforeSailing(facts, subject, sheet) : undefined;
  return why === undefined ? [] : [{ id: subject, text: subjectName(facts, subject), why }];
}

/** Combat units that an order does not move, or that have nowhere to go, by each of their names: those of its faction first. */
function standing(view: DownfallView, order: OrderContext): readonly Unoffered[] {
  const ground = new Ground(view);
  const march = marchAfter(view, order, []);
  const why = (id: UnitId): Unoffered['why'] => {
    const { faction } = ground.facts.units[id];
    const unit = unitName(ground.facts, id);
    if (view.units[id].status !== 'map') return say('whatIf.off', { unit });
    if (faction !== order.faction) return say('why.notIts', { unit, faction: factionName(faction) });
    return mayMove(ground, order, id) ? stuckText(march, id, []) : say('why.notMoved', { unit });
  };
  return ground.facts.unitIds
    .filter((id) => !mayMove(ground, order, id) || !canBegin(march, id))
    .toSorted(
      (a, b) =>
        Number(ground.facts.units[b].faction === order.faction) -
        Number(ground.facts.units[a].faction === order.faction),
    )
    .flatMap((id) =>
      [unitName(ground.facts, id), ...shortNames(ground.facts, id).map((names) => say('also.names', { names }))].map(
        (text) => ({
          id,
          text,
          why: why(id),
        }),
      ),
    );
}

/** Orders of the own display that no marker stands for now. */
function orders(view: DownfallView): readonly Unoffered[] {
  const faction = view.active;
  const boxes: readonly BoxId[] = [...opsIds.filter((id) => ownerOf(id) === faction), ...generalKinds];
  const offered = new Set(choicesOf(view, faction).map(({ box }) => box));
  return boxes
    .filter((box) => !offered.has(box))
    .map((box) => {
      const order = boxName(factsOf(view), box);
      return { id: box, text: order, why: say(`why.order.${whyNoOrder(view, faction, box)}`, { order }) };
    });
}

/** What a question leaves out, with the reason. */
export function unoffered({
  question,
  view,
  at,
}: {
  readonly question: Question;
  readonly view: DownfallView;
  readonly at?: OrderPlace;
}): readonly Unoffered[] {
  const { order } = view;
  if (question.key === 'order') return orders(view);
  if (order === null) return [];
  if (question.key === 'march') return at === undefined ? standing(view, order) : marches(view, order, at);
  if (question.key !== 'attack') return [];
  const ground = new Ground(view);
  return placed(ground.facts, (id) => whyNoTarget(ground, order, id));
}
