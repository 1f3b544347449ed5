// How a table of Diplomacy deals with votes and absence.
import type { Policy } from '../../../table/game.js';
import type { DiplomacyOptions } from '../options.js';

/** The table's own options on draws, concession and absent players. */
export function policy({ drawVote, drawIncludes, concession, absentPlayer }: DiplomacyOptions): Policy {
  const absences = { 'civil-disorder': 'playsOn', substitute: 'substitute', pause: 'pause' } as const;
  return {
    ballots: drawVote === 'secret-unanimous' ? 'secret' : 'open',
    draw: drawIncludes === 'survivors' ? 'survivors' : 'named',
    concession,
    absence: absences[absentPlayer],
  };
}
