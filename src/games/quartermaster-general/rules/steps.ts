// The steps of cards as the options have them, and whether a step could do anything now.
import type { Step } from '../data/card-terms.js';
import { card, type CardId } from '../data/cards.js';
import { sideOf, type Nation } from '../data/nations.js';
import { kindAt, type SpaceId } from '../data/spaces.js';
import type { OpenTable } from '../state.js';
import { spacesHeld, withoutPiece } from './board.js';
import { battlePlaces, isProtected } from './battles.js';
import { spacesOf } from './places.js';
import { canPlace, placesFor, type Placement } from './placing.js';
import { stepPoints } from './scoring.js';

/** What a step is seen from. */
export interface StepPlace {
  readonly owner: Nation;
  readonly card: CardId;
  /** The space of what the card answers. */
  readonly trigger?: SpaceId | undefined;
}

/** What a card does, step by step, under the options of the game. */
export function stepsOf({ options }: Pick<OpenTable, 'options'>, id: CardId): readonly Step[] {
  const { steps } = card(id);
  const recruits =
    (id === 'ita-italian-east-africa' && options.italianEastAfricaRecruits) ||
    (id === 'ita-italy-attacks-communists' && options.italyAttacksCommunistsRecruits);
  return recruits ? steps.map((step) => (step.op === 'build' ? { ...step, op: 'recruit' } : step)) : steps;
}

type Of<Op extends Step['op']> = Extract<Step, { readonly op: Op }>;

/** What a step places, once it is settled whose piece it is. */
export function placementOf(
  table: OpenTable,
  step: Of<'build' | 'recruit'>,
  { owner, trigger }: StepPlace,
  nation: Nation = step.nation ?? owner,
): Placement {
  const list = spacesOf(table, sideOf(owner), step.where, trigger);
  return { how: step.op, nation, kind: step.kind, list };
}

/** The armies a step may eliminate. */
export function eliminable(
  table: OpenTable,
  step: Of<'eliminate'>,
  { owner, trigger }: StepPlace,
): readonly { readonly nation: Nation; readonly space: SpaceId }[] {
  return spacesOf(table, sideOf(owner), step.where, trigger)
    .filter((space) => kindAt(space) === 'army')
    .flatMap((space) => table.pieces[space].map((nation) => ({ nation, space })))
    .filter(({ nation }) => step.nations.includes(nation));
}

/** Own pieces that may be taken off and built again somewhere. */
export function redeployable(table: OpenTable, owner: Nation, among: readonly SpaceId[]): readonly SpaceId[] {
  return among.filter((id) => {
    const lifted = withoutPiece(table, owner, id);
    return placesFor(lifted, rebuildOf(table, owner, id)).length > 0;
  });
}

/** The building of a piece that has been taken off a space. */
export function rebuildOf(table: OpenTable, owner: Nation, from: SpaceId): Placement {
  return { how: 'build', nation: owner, kind: kindAt(from), list: spacesOf(table, sideOf(owner), 'any') };
}

/** Whether a step could do anything now, as far as everybody can know. */
export function couldDo(table: OpenTable, step: Step, place: StepPlace): boolean {
  const { owner } = place;
  switch (step.op) {
    case 'build':
    case 'recruit':
      return (step.nations ?? [step.nation ?? owner]).some((nation) =>
        canPlace(table, placementOf(table, step, place, nation)),
      );
    case 'battle':
      return (
        battlePlaces(table, owner, step.terrain, spacesOf(table, sideOf(owner), step.where, place.trigger)).length > 0
      );
    case 'eliminate':
      return eliminable(table, step, place).some((piece) => !isProtected(table, piece));
    case 'redeploy':
      return redeployable(table, owner, spacesHeld(table, owner, step.kind)).length > 0;
    case 'chooseOne':
      return step.ways.some((way) => couldDo(table, way, place));
    case 'vpPer':
    case 'vpIf':
      return stepPoints(table, step, place.card, owner) > 0;
    case 'supply':
    case 'denySupply':
    case 'recruitInstead':
      return false;
    case 'eliminateTrigger':
      return place.trigger !== undefined;
    case 'ew':
    case 'protect':
    case 'prevent':
    case 'modifyEw':
    case 'cancelCard':
    case 'discardDeck':
    case 'discardStatus':
    case 'loseResponse':
    case 'playDiscard':
    case 'allyPlays':
    case 'reorderTop':
    case 'handToBottom':
    case 'keepPlayed':
      return true;
  }
}
