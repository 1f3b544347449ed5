// Which of a person's seats a typed line is for, where it names one first: `Germany: keep Build Army`, `독일: 육군 창설`.
import { foldName, withoutParticle } from '../../table/names.js';
import type { Form, Option, SeatId } from '../../table/question.js';
import { languages, type Wording } from '../../words/words.js';
import { inWordsOf, seatName } from '../change/refuse.js';

/** What follows the name of a seat and a colon at the beginning of a line; undefined where it is not named there. */
export function saidTo(seat: SeatId, kind: string, text: string, wording: Wording): string | undefined {
  const { said, rest } = parted(text);
  if (said.length === 0) return undefined;
  const isNamed = languages.some((lang) => said.includes(foldName(wording.say(seatName(kind, seat), lang, kind))));
  return isNamed && rest !== '' ? rest : undefined;
}

/** Whether what stands before the colon may be meant by itself where a choice is asked for: all of a name on offer is. */
export function isOffered(form: Form, kind: string, text: string, wording: Wording): boolean {
  if (form.kind !== 'choose') return true;
  const { said } = parted(text);
  const namesOf = ({ text: name, also }: Option): readonly string[] =>
    [name, ...(also === undefined ? [] : [also])].flatMap((one) =>
      languages.flatMap((lang) => wording.say(inWordsOf(kind, one), lang, kind).split(' / ')),
    );
  return form.options().some((option) => namesOf(option).some((name) => said.includes(foldName(name))));
}

/** What stands before the first colon, in the ways it may be written, and what stands behind it. */
function parted(text: string): { readonly said: readonly string[]; readonly rest: string } {
  const at = text.search(/[:：]/u);
  const head = text.slice(0, Math.max(0, at)).trim();
  const said = head === '' ? [] : [head, ...withoutParticle(head)].map(foldName);
  return { said, rest: text.slice(at + 1).trim() };
}
