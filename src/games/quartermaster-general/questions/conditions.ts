// On what conditions a card is used by itself: in which spaces, against whom, for whose piece, why it would go, from how many cards at stake.
import { asChoice } from '../../../table/answer.js';
import type { Instruction } from '../../../table/instruction.js';
import type { Choose, Option, Question, SeatId } from '../../../table/question.js';
import type { WindowId } from '../data/card-terms.js';
import { card, ownerOf, type CardId } from '../data/cards.js';
import { nationsOf, opponent, sideOf } from '../data/nations.js';
import { isSpaceId, kindAt, spaceIds, type SpaceId } from '../data/spaces.js';
import { cardName, nationName, say } from '../reports/names.js';
import type { Cause } from '../rules/triggers.js';
import { stoppable } from './declared.js';
import { plain, spacesForm } from './instruction-forms.js';

/** Cards with these windows answer what happens in a space; it can be said in which. */
export const spaceWindows: readonly WindowId[] = [
  'removal',
  'removed',
  'landBattle',
  'seaBattle',
  'armyBuilt',
  'navyBuilt',
  'enemyArmy',
  'enemyNavy',
  'anyBattle',
  'airPlaced',
  'superiority',
];

/** Cards with these answer what enemies do. */
const againstEnemies: readonly WindowId[] = [
  'removal',
  'removed',
  'enemyArmy',
  'enemyNavy',
  'superiority',
  'economicWarfare',
];

/** The most cards that can be named as the least stake of an answer to Economic Warfare. */
const mostStake = 9;
const causes: readonly Cause[] = ['battle', 'card', 'supply'];

/** What may be said of when a card is used; undefined where there is nothing to say. */
export function conditionsOf(id: CardId, seat: SeatId): Question<Choose> | undefined {
  const { window } = card(id);
  if (window === undefined) return undefined;
  if (window === 'economicWarfare' && card(id).type === 'response') return stakes(id, seat);
  if (window === 'bolsterDeclared' || window === 'statusDeclared') return stoppable(id, seat, window);
  if (!spaceWindows.includes(window)) return undefined;
  const spaces = spacesOf(id, window);
  const others = [...enemies(id, window), ...owners(id, window), ...reasons(id, window)];
  const form: Choose = {
    kind: 'choose',
    min: 1,
    max: spaces.length + others.length,
    options: () => [...spacesForm(spaces, spaces.length).options(), ...others],
  };
  const text =
    others.length === 0
      ? say('instruct.spaces', { card: cardName(id) })
      : say('instruct.conditions', { card: cardName(id) });
  return plain(id, seat, text, form, () => [spaces[0] ?? 'germany']);
}

function stakes(id: CardId, seat: SeatId): Question<Choose> {
  const counts = Array.from({ length: mostStake }, (_, n) => ({
    id: String(n + 1),
    text: say('instruct.stake.value', { count: n + 1 }),
    group: say('group.stake'),
  }));
  const options = [...counts, ...enemies(id, 'economicWarfare')];
  const form: Choose = { kind: 'choose', min: 1, max: options.length, options: () => options };
  return plain(id, seat, say('instruct.stake'), form, () => ['1']);
}

function spacesOf(id: CardId, window: WindowId): readonly SpaceId[] {
  const sea = window === 'seaBattle' || window === 'navyBuilt' || window === 'enemyNavy';
  const { on } = card(id);
  if (on?.space !== undefined && !('around' in on.space)) return on.space;
  return spaceIds.filter(
    (space) => on?.kind === kindAt(space) || (on?.kind === undefined && (kindAt(space) === 'navy') === sea),
  );
}

/** The enemies a card can be kept for. */
function enemies(id: CardId, window: WindowId): readonly Option[] {
  if (!againstEnemies.includes(window)) return [];
  return nationsOf(opponent(sideOf(ownerOf(id)))).map((nation) => ({
    id: `by:${nation}`,
    text: say('condition.by', { nation: nationName(nation) }),
    group: say('group.by'),
  }));
}

/** Whose piece a card can be kept for, where it keeps those of several. */
function owners(id: CardId, window: WindowId): readonly Option[] {
  const { nations = [] } = card(id).on ?? {};
  if (window !== 'removal' || nations.length < 2) return [];
  return nations.map((flag) => ({
    id: `of:${flag}`,
    text: say('condition.of', { nation: nationName(flag) }),
    group: say('group.of'),
  }));
}

/** Why a piece would leave the board, where a card keeps it in several cases. */
function reasons(id: CardId, window: WindowId): readonly Option[] {
  if (window !== 'removal' || card(id).on?.cause !== undefined) return [];
  return causes.map((cause) => ({ id: `cause:${cause}`, text: say(`cause.${cause}`), group: say('group.cause') }));
}

/** Whether the conditions of an instruction are met: of each sort one of those named, where any is named. */
export function isMet({ filter }: Pick<Instruction, 'filter'>, about: Readonly<Record<string, unknown>>): boolean {
  if (filter === null) return true;
  const wanted = asChoice(filter);
  const { space, stake, cards } = about;
  if (Array.isArray(cards)) return wanted.some((id) => cards.includes(id));
  const named = (sort: 'by' | 'of' | 'cause'): boolean => {
    const list = wanted.filter((id) => id.startsWith(`${sort}:`));
    return list.length === 0 || list.includes(`${sort}:${String(about[sort])}`);
  };
  if (!named('by') || !named('of') || !named('cause')) return false;
  const spaces = wanted.filter(isSpaceId);
  if (spaces.length > 0 && typeof space === 'string' && !spaces.some((id) => id === space)) return false;
  const least = wanted.map(Number).filter((count) => count > 0);
  return least.length === 0 || typeof stake !== 'number' || stake >= Math.min(...least);
}
