// What a person at Diplomacy would type.
import { appWording } from '../../src/app/wording.js';
import type { Play } from '../../src/play/play.js';

/** A hold of one's first unit, in English. */
export async function answeringText(play: Play, gameId: number, userId: string): Promise<string> {
  const form = (await play.desk(gameId, userId)).tasks[0]?.question.form;
  const [subject] = form?.kind === 'orders' ? form.subjects([]) : [];
  if (subject === undefined) throw new Error('no order sheet');
  return `${appWording().say(subject.text, 'en', 'diplomacy')} hold`;
}
