// What cards do with Air Forces: deploy, marshal, take air superiority, remove one (Total War).
import type { Option } from '../../../../table/question.js';
import type { Script } from '../../../../table/script.js';
import type { AirStep } from '../../data/card-terms.js';
import { framed } from '../../questions/ask.js';
import { cardName, say, spaceName } from '../../reports/names.js';
import { airPlaces, suppliedAir } from '../../rules/air.js';
import { airTargets, deployPlaces, type StepPlace } from '../../rules/steps.js';
import type { Trigger } from '../../rules/triggers.js';
import type { Piece } from '../../state.js';
import { deploy, downAir, marshal, takeSuperiority, type Flight } from './air-forces.js';
import type { Desk } from './desk.js';
import { offerTruk } from './truk.js';

/** Carries out what a card does with an Air Force. */
export function* flyStep(d: Desk, place: StepPlace, step: AirStep, trigger: Trigger | null): Script<void> {
  const { owner, card } = place;
  if (step.op === 'eliminateAir') return yield* eliminateAir(d, place, step, trigger);
  const flight: Flight = {
    by: owner,
    flag: step.flag ?? owner,
    decider: step.op === 'superiority' ? owner : (step.decider ?? owner),
    card,
  };
  yield* offerTruk(d, owner, (table) => airPlaces(table, owner).length + suppliedAir(table, owner).length);
  if (step.op === 'deploy') yield* deploy(d, flight, (table) => deployPlaces(table, step, place));
  else if (step.op === 'marshal') yield* marshal(d, flight, step.upon);
  else yield* takeSuperiority(d, flight);
}

/** An enemy Air Force is removed: the one that has just taken air superiority, or one of several. */
function* eliminateAir(
  { t }: Desk,
  place: StepPlace,
  step: Extract<AirStep, { readonly op: 'eliminateAir' }>,
  trigger: Trigger | null,
): Script<void> {
  const used = trigger?.kind === 'superiority' ? { nation: trigger.nation, space: trigger.from } : undefined;
  const able = step.where === 'trigger' ? (used === undefined ? [] : [used]) : airTargets(t.state, step, place);
  const standing = able.filter(({ nation, space }) => t.state.air[space]?.includes(nation) === true);
  const [first, ...others] = standing;
  if (first === undefined) return;
  const gone = others.length === 0 ? first : yield* chosenOf(t, place, standing);
  if (gone === undefined) return;
  downAir(t.state, gone.nation, gone.space);
  const args = { people: say(`people.${gone.nation}`), space: spaceName(gone.space) };
  t.tell(say('report.airLost', args), { focus: [gone.space] });
}

function* chosenOf(t: Desk['t'], { owner, card }: StepPlace, pieces: readonly Piece[]): Script<Piece | undefined> {
  const options: readonly Option[] = pieces.map(({ nation, space }) => ({
    id: `${nation}@${space}`,
    of: space,
    text: say('piece.at', { piece: say('piece.air', { people: say(`people.${nation}`) }), space: spaceName(space) }),
  }));
  const [chosen] = yield* t.ask({
    ...framed(t.state, {
      key: 'eliminateAir',
      nation: owner,
      text: say('ask.eliminateAir', { card: cardName(card) }),
      places: pieces.map(({ space }) => space),
      about: { card },
    }),
    form: { kind: 'choose', min: 0, max: 1, options: () => options },
    fallback: () => [],
  });
  return pieces.find((_, n) => options[n]?.id === chosen);
}
