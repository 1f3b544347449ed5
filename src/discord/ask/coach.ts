// The first-turn coach: at a practice table a short tip stands above each kind of question that is new, until its reader has had enough.
import { isPractice } from '../../play/records/practice.js';
import type { Desk, Task } from '../../play/turn/desk.js';
import type { Text } from '../../table/text.js';
import type { PressCall } from '../call.js';
import { token, writePress } from '../custom-id.js';
import type { Deps } from '../deps.js';
import { deskPress } from './cursor.js';
import { button, buttonRows } from '../screen.js';
import { t, type Voice } from '../voice.js';
import { frontTask, type DeskView, type Note } from './desk.js';
import { instructionsCheckpoint } from './in-advance.js';

/** Where it is kept how far somebody has read the tips of a question, and that they want none. */
const readTo = 'coach';
const enough = 'off';

/** The tips of a kind of question, in the order in which they are given: `coach.<key>.1` and so on in the game's catalogue. */
function tipsOf(deps: Pick<Deps, 'wording'>, kind: string, key: string): readonly Text[] {
  const tips: Text[] = [];
  for (let n = 1; deps.wording.has(`coach.${key}.${n}`, kind); n++) tips.push({ key: `coach.${key}.${n}`, ns: kind });
  return tips;
}

/** Which question of which phase a tip stands beside. */
function placeOf({ checkpoint, id }: Pick<Task, 'checkpoint' | 'id'>): string {
  return `${checkpoint} ${id}`;
}

/** What the coach adds to a desk at practice: a button for a hint, and a tip while there is one left for what is asked. */
export async function coached(
  deps: Pick<Deps, 'wording' | 'profiles'>,
  desk: Desk,
  userId: string,
  reader: Voice,
): Promise<{ readonly notes: readonly Note[]; readonly extra: NonNullable<DeskView['extra']> }> {
  const { game } = desk;
  const task = isPractice(game) ? frontTask(desk, undefined) : undefined;
  // A computer player answers what is asked now, and nothing in advance.
  if (task === undefined || task.checkpoint === instructionsCheckpoint) return { notes: [], extra: [] };
  const { key } = task.question;
  const hint = button(deskPress({ desk, task, voice: reader }, 'hint'), reader.say(t('hint.button')), 'secondary', {
    emoji: '💡',
  });
  const alone = { notes: [], extra: buttonRows([hint]) };
  const tips = tipsOf(deps, game.kind, key);
  if (tips.length === 0) return alone;
  const stopped = await deps.profiles.post(game.id, readTo, userId);
  const read = await deps.profiles.post(game.id, `${readTo} ${key}`, userId);
  const stoodAt = read?.stamp ?? null;
  // What stood beside a question that has been answered has been read.
  const isRead = stoodAt !== null && !desk.tasks.some((one) => placeOf(one) === stoodAt);
  const at = Number(read?.messageId ?? 0) + Number(isRead);
  const tip = tips[at];
  if (stopped?.messageId === enough || tip === undefined) return alone;
  if (isRead || stoodAt === null)
    await deps.profiles.savePost(
      game.id,
      `${readTo} ${key}`,
      { channelId: '', messageId: String(at), stamp: placeOf(task) },
      userId,
    );
  const press = (verb: string): string =>
    writePress({ game: game.id, checkpoint: 0, question: '', verb, args: [token(key), String(at)] });
  const words = tips.length === 1 ? t('coach.onlyTip', { tip }) : t('coach.tip', { n: at + 1, all: tips.length, tip });
  return {
    notes: [{ tone: 'info', words: reader.say(words) }],
    extra: buttonRows([
      hint,
      button(press('tip'), reader.say(at + 1 < tips.length ? t('coach.next') : t('coach.understood')), 'secondary', {
        emoji: '🧭',
      }),
      button(press('tipoff'), reader.say(t('coach.stop')), 'secondary'),
    ]),
  };
}

/** Takes the reader on to the next tip of the question that was in front, or leaves tips out from now on. */
export async function turnTip(call: PressCall): Promise<void> {
  const { play, profiles } = call.deps;
  const { game, verb, args } = call.press;
  const [of = '', at = '0'] = args;
  const keep = (purpose: string, value: string): Promise<unknown> =>
    profiles.savePost(game, purpose, { channelId: '', messageId: value }, call.person.id);
  if (verb === 'tipoff') {
    await keep(readTo, enough);
    return;
  }
  const { tasks } = await play.desk(game, call.person.id);
  const key = tasks.map(({ question }) => question.key).find((one) => token(one) === of);
  if (key !== undefined) await keep(`${readTo} ${key}`, String(Number(at) + 1));
}
