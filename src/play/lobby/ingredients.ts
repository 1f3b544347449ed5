// What goes into a game's dice after their promise, so that nobody has chosen them: Discord's numbers of the presses, and words of the players' own.
import { deleteControls } from '../../words/literal.js';
import { refused, say } from '../change/refuse.js';
import { changeGame, type Session } from '../change/session.js';
import type { Person } from '../change/person.js';
import { settingsOf } from '../settings/settings.js';

/** A player's own word is at most this long. */
const longestWord = 60;

/** Adds a person's press to the dice, in place of their earlier one; their word stays unless there is a new one. */
export function addToDice(s: Session, { id: userId, act = '' }: Person, word?: string): void {
  const { dice } = settingsOf(s.row);
  if (dice.closedBy !== null) return;
  const before = dice.added.find((one) => one.userId === userId);
  const own = word ?? before?.word ?? '';
  if (act === '' && own === '') return;
  const others = dice.added.filter((one) => one !== before);
  change(s, { ...dice, added: [...others, { userId, act, word: own }] });
}

/** Adds a word to the dice. Throws Refused when something has been drawn already, or the person has not signed up. */
export function addWord(s: Session, person: Person, typed: string): void {
  if (!s.signUps.some((one) => one.userId === person.id)) throw refused(say('refuse.notIn'));
  if (settingsOf(s.row).dice.closedBy !== null) throw refused(say('refuse.diceDrawn'));
  const word = deleteControls(typed).replaceAll('`', '').trim().replaceAll(/\s+/gu, ' ');
  addToDice(s, person, Array.from(word).slice(0, longestWord).join(''));
}

/** Whoever leaves takes with them what they have added. */
export function takeFromDice(s: Session, userId: string): void {
  const { dice } = settingsOf(s.row);
  if (dice.closedBy !== null || !dice.added.some((one) => one.userId === userId)) return;
  change(s, { ...dice, added: dice.added.filter((one) => one.userId !== userId) });
}

/** From the first draw on nothing more goes in; the press that leads to it is the last, and nobody can know its number before. */
export function closeDice(s: Session, act = ''): void {
  const { dice } = settingsOf(s.row);
  if (dice.closedBy === null) change(s, { ...dice, closedBy: act });
}

function change(s: Session, dice: ReturnType<typeof settingsOf>['dice']): void {
  changeGame(s, { settings: { ...settingsOf(s.row), dice } });
}
