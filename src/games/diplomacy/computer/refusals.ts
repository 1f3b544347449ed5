// Why a computer player declines a proposal, as far as the board and the letters between the two show it: nothing of what it plans, nor of its word to others.
import type { Proposed } from '../../../table/envoy.js';
import { canReach, provinceOf, type Power } from '../data/geography.js';
import { isProposal, type Proposal, type Said, type Why } from '../questions/letters.js';
import { canSupportInto } from '../rules/legality.js';
import { centresOf } from '../rules/ownership.js';
import type { DiplomacyView } from '../view.js';
import { between, nearlyWins, termsWith, turnNumber } from './accords.js';
import {
  bearsGrudge,
  hasOutgrown,
  inReach,
  isBetween,
  livingPowers,
  situationOf,
  turnsTo,
  type Situation,
} from './proposals.js';

/** The same proposal with why it is declined, where a reason can be told. */
export function declined({ view, seat, from, said, letters }: Proposed<DiplomacyView, Said>): Said {
  const situation = situationOf(view, seat, from);
  if (situation === undefined || !isProposal(said)) return said;
  const own = between(letters, seat, from, view).filter((one) => one.from === seat);
  const { endedBy } = termsWith(view, seat, from, letters);
  const hasBroken = endedBy === 'them' || bearsGrudge(own, turnNumber(view));
  const why = reasonAgainst(situation, said, { hasBroken, isOver: endedBy === 'me' });
  return why === undefined ? said : { ...said, why };
}

/** @param between whether the other has broken a word lately, and whether the writer has just ended what was agreed. */
function reasonAgainst(
  situation: Situation,
  said: Proposal,
  between: { readonly hasBroken: boolean; readonly isOver: boolean },
): Why | undefined {
  const { view, me, other } = situation;
  if (nearlyWins(view, other)) return 'solo';
  if (between.hasBroken) return 'broke';
  if (between.isOver) return 'ended';
  switch (said.kind) {
    case 'peace':
      return hasOutgrown(view, me, other) ? 'grown' : undefined;
    case 'border':
      return isBetween(situation, said.province) ? undefined : 'place';
    case 'together':
      return against(situation, said.against);
    case 'support':
      return supporting(situation, said);
  }
}

function against({ view, me }: Situation, power: Power): Why | undefined {
  if (!livingPowers(view).includes(power)) return 'gone';
  if (centresOf(view.owners, power).length < centresOf(view.owners, me).length) return 'smaller';
  return turnsTo(view, me, power) > inReach ? 'far' : undefined;
}

function supporting(
  { view, analysis, me, other }: Situation,
  { unit, of, to }: Extract<Proposal, { kind: 'support' }>,
): Why | undefined {
  const [mine, theirs] = [unit.at, of.at].map((at) => view.units.find((one) => one.at === at));
  const id = provinceOf(to);
  if (view.owners[id] === me || analysis.board.at(id)?.power === me) return 'own';
  const isPossible =
    mine?.power === me &&
    theirs?.power === other &&
    canReach(theirs.type, theirs.at, id) &&
    canSupportInto(analysis.board, mine, id);
  return isPossible ? undefined : 'support';
}
