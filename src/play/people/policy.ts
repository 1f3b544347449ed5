// What a table's game says of votes and absence, joined with the table's own settings.
import type { Policy } from '../../table/game.js';
import { optionsOf, type Snapshot } from '../change/snapshot.js';
import { hourMs } from '../calendar/time.js';

function policyOf(s: Snapshot): Policy {
  return s.rules.policy(optionsOf(s));
}

/** Whether votes on ending the game stay hidden. */
export function votesAreSecret(s: Snapshot): boolean {
  const { ballots } = policyOf(s);
  return ballots === 'table' ? s.settings.drawVote === 'secret' : ballots === 'secret';
}

/** Whether all others may together concede the game to one side. */
export function mayConcede(s: Snapshot): boolean {
  return policyOf(s).concession;
}

/** Who may share a draw. */
export function drawRule(s: Snapshot): Policy['draw'] {
  return policyOf(s).draw;
}

/** Whether a substitute is asked for as soon as a player has missed a deadline. */
export function looksForSubstitutes(s: Snapshot): boolean {
  return policyOf(s).absence === 'substitute';
}

/** Whether the game waits for a substitute when a player has gone. */
export function waitsForSubstitutes(s: Snapshot): boolean {
  return policyOf(s).absence === 'pause';
}

/** Turn deadlines missed in a row after which a seat is open for others. */
export function missesUntilLeft(s: Snapshot): number {
  return policyOf(s).absence === 'playsOn' ? s.settings.misses : 1;
}

/** From when on any player may let a stopped game go on; null while nobody has stopped it. */
export function resumableFrom(s: Snapshot): Date | null {
  const { status, pausedAt } = s.row;
  return status !== 'paused' || pausedAt === null ? null : new Date(pausedAt.getTime() + s.settings.pause * hourMs);
}
