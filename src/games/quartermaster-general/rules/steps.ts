// The steps of cards as the options have them, and whether a step could do anything now.
import type { Battle, Step } from '../data/card-terms.js';
import { card, type CardId } from '../data/cards.js';
import { isAmong, type Flag, type Nation } from '../data/nations.js';
import { kindAt, spaceIds, type SpaceId } from '../data/spaces.js';
import type { OpenTable, Piece } from '../state.js';
import { airPlaces, allAir, enemyAirIn, marshalPlaces, suppliedAir, superiorityPlaces } from './air.js';
import { spacesHeld, withoutPiece } from './board.js';
import { battlePlaces, isProtected } from './battles.js';
import { areThere, spacesOf } from './places.js';
import { canPlace, mayName, placesFor, type Placement } from './placing.js';
import { stepPoints } from './scoring.js';

/** What a step is seen from. */
export interface StepPlace {
  readonly owner: Nation;
  readonly card: CardId;
  /** The space of what the card answers. */
  readonly trigger?: SpaceId | undefined;
  /** Where the step before has placed a piece. */
  readonly previous?: SpaceId | undefined;
  /** Cards that its owner holds or may hold unseen; none where only what lies open counts. */
  readonly held?: readonly CardId[] | undefined;
}

/** What a card does, step by step, under the options of the game. */
export function stepsOf({ options }: Pick<OpenTable, 'options'>, id: CardId): readonly Step[] {
  const { steps } = card(id);
  const recruits =
    (id === 'ita-italian-east-africa' && options.italianEastAfricaRecruits) ||
    (id === 'ita-italy-attacks-communists' && options.italyAttacksCommunistsRecruits);
  if (recruits) return steps.map((step) => (step.op === 'build' ? { ...step, op: 'recruit' } : step));
  const anyway = id === 'usa-doolittles-bombers' && options.doolittleVpAlways;
  return anyway ? steps.map((step) => (step.op === 'ew' ? { ...step, pointsAnyway: true } : step)) : steps;
}

/** Whether what a card asks for is there; without it, its steps do nothing. */
export function isMet(table: OpenTable, { owner, card: id }: StepPlace): boolean {
  const { if: needed } = card(id);
  return needed === undefined || areThere(table, needed, { owner });
}

type Of<Op extends Step['op']> = Extract<Step, { readonly op: Op }>;

/** What a step places, once it is settled whose piece it is. */
export function placementOf(
  table: OpenTable,
  step: Of<'build' | 'recruit'>,
  place: StepPlace,
  nation: Flag = step.nation ?? place.owner,
): Placement {
  const list = spacesOf(table, step.where, { ...place, flag: nation });
  return { how: step.op, nation, kind: step.kind, list };
}

/** The armies a step may eliminate. */
export function eliminable(table: OpenTable, step: Of<'eliminate'>, place: StepPlace): readonly Piece[] {
  return spacesOf(table, step.where, place)
    .filter((space) => kindAt(space) === 'army')
    .flatMap((space) => table.pieces[space].map((nation) => ({ nation, space })))
    .filter(({ nation }) => isAmong(step.nations, nation));
}

/** The enemy Air Forces a step may remove. */
export function airTargets(table: OpenTable, step: Of<'eliminateAir'>, place: StepPlace): readonly Piece[] {
  return spacesOf(table, step.where, place).flatMap((space) =>
    enemyAirIn(table, place.owner, space).map((nation) => ({ nation, space })),
  );
}

/** Where a step may battle. */
export function battleList(table: OpenTable, step: Battle, place: StepPlace): readonly SpaceId[] {
  return battlePlaces(table, step.nation ?? place.owner, step.terrain, spacesOf(table, step.where, place));
}

/** Where a step may deploy an Air Force, were one in reserve. */
export function deployPlaces(table: OpenTable, step: Of<'deploy' | 'marshal'>, place: StepPlace): readonly SpaceId[] {
  const list = step.where === undefined ? spaceIds : spacesOf(table, step.where, place);
  return airPlaces(table, step.flag ?? place.owner, { upon: step.upon, list });
}

/** Own pieces that may be taken off and built again somewhere. */
export function redeployable(table: OpenTable, owner: Nation, among: readonly SpaceId[]): readonly SpaceId[] {
  return among.filter((id) => {
    const lifted = withoutPiece(table, owner, id);
    return placesFor(lifted, rebuildOf(owner, id)).length > 0;
  });
}

/** The building of a piece that has been taken off a space. */
export function rebuildOf(owner: Nation, from: SpaceId): Placement {
  return { how: 'build', nation: owner, kind: kindAt(from), list: spaceIds };
}

/** Whether a step could do anything now, as far as everybody can know. */
export function couldDo(table: OpenTable, step: Step, place: StepPlace): boolean {
  const { owner } = place;
  if (!isMet(table, place)) return false;
  switch (step.op) {
    case 'build':
    case 'recruit':
      return (step.nations ?? [step.nation ?? owner]).some((nation) => {
        const placement = placementOf(table, step, place, nation);
        return canPlace(table, placement) || mayName(table, placement, nation === owner ? place.held : []);
      });
    case 'battle':
      return battleList(table, step, place).length > 0;
    case 'eliminate':
      return eliminable(table, step, place).some((piece) => !isProtected(table, piece));
    case 'redeploy':
      return redeployable(table, owner, spacesHeld(table, owner, step.kind)).length > 0;
    case 'chooseOne':
      return step.ways.some((way) => couldDo(table, way, place));
    case 'vpPer':
    case 'vpIf':
      return stepPoints(table, step, place.card, owner) > 0;
    case 'deploy':
      return deployPlaces(table, step, place).length > 0;
    case 'marshal':
      return suppliedAir(table, owner).some((from) => marshalPlaces(table, owner, from, step.upon).length > 0);
    case 'superiority':
      return superiorityPlaces(table, step.flag).length > 0;
    case 'eliminateAir':
      return step.where === 'trigger' ? allAir(table).length > 0 : airTargets(table, step, place).length > 0;
    case 'removeOwn':
      return spacesHeld(table, owner, 'army').length > 0;
    case 'discardDeck':
      return step.per === undefined || areThere(table, step.per, place);
    case 'supply':
    case 'denySupply':
    case 'source':
    case 'home':
    case 'joins':
    case 'parts':
    case 'chain':
    case 'ignoreStatus':
    case 'reallocating':
    case 'recruitInstead':
      return false;
    case 'eliminateTrigger':
      return place.trigger !== undefined;
    case 'ew':
    case 'protect':
    case 'prevent':
    case 'modifyEw':
    case 'cancelCard':
    case 'noDiscard':
    case 'discardStatus':
    case 'loseResponse':
    case 'playDiscard':
    case 'allyPlays':
    case 'reorderTop':
    case 'handToBottom':
    case 'keepPlayed':
    case 'noAirDefence':
    case 'airlift':
    case 'layStatus':
    case 'layBolster':
    case 'cancelDeclared':
    case 'pact':
    case 'playHand':
    case 'search':
    case 'discardHand':
    case 'recall':
    case 'takeDiscard':
    case 'returnPlayed':
    case 'shelter':
    case 'unlessPaid':
      return true;
  }
}
