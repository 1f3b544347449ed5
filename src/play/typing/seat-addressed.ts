// Which of a person's seats a typed line is for, where it names one first: `Germany: keep Build Army`, `독일: 육군 창설`.
import { foldName, withoutParticle } from '../../table/names.js';
import type { SeatId } from '../../table/question.js';
import { languages, type Wording } from '../../words/words.js';
import { seatName } from '../change/refuse.js';

/** What follows the name of a seat and a colon at the beginning of a line; undefined where it is not named there. */
export function saidTo(seat: SeatId, kind: string, text: string, wording: Wording): string | undefined {
  const at = text.search(/[:：]/u);
  const head = text.slice(0, Math.max(0, at)).trim();
  if (head === '') return undefined;
  const said = [head, ...withoutParticle(head)].map(foldName);
  const isNamed = languages.some((lang) => said.includes(foldName(wording.say(seatName(kind, seat), lang, kind))));
  const rest = text.slice(at + 1).trim();
  return isNamed && rest !== '' ? rest : undefined;
}
