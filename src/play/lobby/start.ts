// From sign-up to the first turn: giving out seats, confirming, setting the game up.
import { createHash } from 'node:crypto';
import { deleteSignUps, listSeats, listSignUps, saveSeat, saveSignUp } from '../../store/seats.js';
import { SeededDice } from '../../table/dice.js';
import { bundlesOf, mayHold } from '../../table/seats.js';
import { advance, enterPhase } from '../turn/advance.js';
import { audit, closeChange } from '../change/commit.js';
import { refused, say } from '../change/refuse.js';
import { changeGame, type Session } from '../change/session.js';
import { optionsOf, seatsOf } from '../change/snapshot.js';
import { allocate, drawsOf, type Allocation } from './allocation.js';
import { diceSeed, ingredientsOf } from '../change/dice-seed.js';
import { closeDice } from './ingredients.js';
import { levelsOf } from '../settings/desk-choices.js';
import { settingsOf } from '../settings/settings.js';
import { asksReady, openReadyCheck } from './ready-check.js';
import { remember } from '../people/secrets.js';
import { requireSignUp } from './sign-up.js';

/** Starts a game, or asks everybody to confirm first where the table says so. */
export async function start(s: Session, fillWithComputers: boolean, act?: string): Promise<void> {
  requireSignUp(s);
  const free = allocation(s, diceOf(s)).free.flat().length;
  if (free > 0 && !fillWithComputers) throw refused(say('refuse.seatsFree', { count: free }));
  await audit(s, 'start', { computers: free });
  if (asksReady(s)) {
    await openReadyCheck(s);
    return;
  }
  await begin(s, act);
}

/** A person confirms at the ready check; the last one starts the game. */
export async function ready(s: Session, userId: string, act?: string): Promise<void> {
  if (s.row.status !== 'readyCheck') throw refused(say('refuse.noReadyCheck'));
  if (!s.signUps.some((one) => one.userId === userId)) throw refused(say('refuse.notIn'));
  await saveSignUp(s.tx, s.row.id, userId, { ready: true }, s.now);
  s.signUps = await listSignUps(s.tx, s.row.id);
  if (s.signUps.every((one) => one.ready)) await begin(s, act);
  else await closeChange(s);
}

/** Gives out seats before the start to all who have none yet. */
export async function giveOut(s: Session, act?: string): Promise<void> {
  requireSignUp(s);
  if (s.signUps.every((one) => seatsOf(s, one.userId).length > 0 && !one.more)) throw refused(say('refuse.allSeated'));
  closeDice(s, act);
  await giveSeats(s, diceOf(s));
  s.messages.push({ kind: 'notice', gameId: s.row.id, text: say('notice.seatsGiven') });
  await audit(s, 'giveOut');
  await closeChange(s);
}

/** Gives seats to those who have none, puts computer players into what is left, and sets the game up. */
async function begin(s: Session, act?: string): Promise<void> {
  closeDice(s, act);
  const dice = diceOf(s);
  await giveSeats(s, dice);
  for (const { seat } of s.seats.filter((row) => row.userId === null)) {
    await saveSeat(s.tx, s.row.id, seat, { computer: true });
  }
  s.seats = await listSeats(s.tx, s.row.id);
  // Who stands in later plays as the table says.
  const seatLevels = levelsOf(s.settings, (seat) => s.seats.some((row) => row.seat === seat && row.computer));
  changeGame(s, { settings: { ...settingsOf(s.row), seatLevels } });
  await remember(
    s,
    s.seats.flatMap(({ seat, userId }) => (userId === null ? [] : [{ seat, userId }])),
  );
  await deleteSignUps(s.tx, s.row.id);
  s.signUps = [];
  const { state, phase } = settingsOf(s.row).start ?? s.rules.setup(optionsOf(s), dice);
  changeGame(s, { status: 'running', startedAt: s.now });
  await enterPhase(s, { phase, state, draws: dice.draws }, 0, true);
  s.messages.push({ kind: 'notice', gameId: s.row.id, text: say('notice.started') });
  tellIngredients(s);
  await advance(s);
  await closeChange(s);
}

/** The hash of what has gone into the dice is posted before anything is drawn; the lines name the players, and are long. */
function tellIngredients(s: Session): void {
  const lines = ingredientsOf(s.row);
  if (lines.length === 0) return;
  const text = say('notice.ingredientsSealed', { count: lines.length, hash: hashOf(lines) });
  s.messages.push({ kind: 'notice', gameId: s.row.id, text });
}

function hashOf(lines: readonly string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

/** The game's dice, behind what has been drawn for seats so far. */
function diceOf(s: Session): SeededDice {
  const drawn = drawsOf(settingsOf(s.row).lots);
  return new SeededDice(diceSeed(s.row, drawn), drawn);
}

function allocation(s: Session, dice: SeededDice): Allocation {
  const options = optionsOf(s);
  const applicants = s.signUps.map(({ userId, wishes, more }) => ({
    userId,
    wishes,
    more,
    seats: seatsOf(s, userId).map((row) => row.seat),
  }));
  return allocate(
    { bundles: bundlesOf(s.rules, options), applicants },
    (seats) => mayHold(s.rules, options, seats),
    dice,
  );
}

async function giveSeats(s: Session, dice: SeededDice): Promise<void> {
  const { given, lots } = allocation(s, dice);
  for (const { userId, bundle } of given) {
    for (const seat of bundle) await saveSeat(s.tx, s.row.id, seat, { userId, since: s.now });
  }
  s.seats = await listSeats(s.tx, s.row.id);
  if (lots.length === 0) return;
  const before = settingsOf(s.row);
  changeGame(s, { settings: { ...before, lots: [...before.lots, ...lots] } });
}
