// Instructions in typed text: the instruction's name, a colon, and what is to be done.
import type { Reading } from '../../table/game.js';
import { merged } from '../../table/merge.js';
import type { Text } from '../../table/text.js';
import { runYielding } from '../../store/yielding.js';
import { languages, type Lang, type Wording } from '../../words/words.js';
import { inWordsOf, say, seatName } from '../change/refuse.js';
import type { Session } from '../change/session.js';
import type { Snapshot } from '../change/snapshot.js';
import { type InstructionInfo, instruct, instructions } from '../turn/instructions.js';
import type { InstructionName, TypedInstruction } from '../turn/in-advance.js';
import { partsOf } from '../turn/instruction-parts.js';
import { foldName } from '../../table/names.js';
import { begin, foreseenOf, saidFirst, saidOf, warned } from './for-later.js';
import { Reader } from './reader.js';
import { answersOf } from './readings.js';
import { readFor } from './typing.js';

/** No name of an instruction, with that of its seat before it, is longer. */
const longestName = 200;

/**
 * Reads text as an instruction and keeps it, or begins it where it can be seen before it counts.
 * @param about what a text is for that names no instruction; one that is not open any more takes nothing.
 * @returns how it was taken; null when it does not begin with the name of an instruction and a colon.
 * @throws Refused when it cannot be given or is not legal.
 */
export async function typeInstruction(
  s: Session,
  userId: string,
  text: string,
  lang: Lang,
  wording: Wording,
  about?: InstructionName,
): Promise<TypedInstruction | null> {
  const meant = named(s, userId, text, wording) ?? (about === undefined ? null : given(s, userId, text, about));
  if (meant === null) return null;
  const { infos, rest } = meant;
  const [info, other] = infos;
  if (info === undefined) return null;
  if (other !== undefined) {
    const names = infos.map(({ seat, offer }) =>
      say('read.forSeat', { seat: seatName(s.row.kind, seat), about: inWordsOf(s.row.kind, offer.text) }),
    );
    const word = text.slice(0, text.length - rest.length);
    return plainly([{ source: text, problem: say('read.ambiguous', { word, names }) }]);
  }
  const parts = partsOf(s.row.kind, info);
  const mode = parts.find(({ id }) => id === 'mode');
  if (mode !== undefined) {
    const read = await runYielding(new Reader(wording, s.row.kind).read(rest, mode.question));
    const [first] = answersOf(read);
    if (first !== undefined) {
      await instruct(s, userId, info.seat, info.offer.key, mode.change(first));
      return plainly(read.map((one) => ('echo' in one ? { ...one, echo: saidOf(s, userId, info, one.echo) } : one)));
    }
  }
  const value = parts.find(({ id }) => id === 'value');
  if (value === undefined && info.offer.filter !== undefined) {
    const about = { question: info.offer.filter, seat: info.seat, begun: null };
    const conditions = await readFor(s, about, rest, lang, wording);
    const read = answersOf(conditions);
    if (read.length > 0 && read.length === conditions.length) {
      const filter = merged(info.offer.filter.form, null, read);
      const kept = info.saved?.mode ?? 'use';
      await instruct(s, userId, info.seat, info.offer.key, { ...(info.saved === null ? { mode: kept } : {}), filter });
      const echo = saidOf(s, userId, info, say(`instruction.mode.${kept}`));
      return plainly([{ source: text, part: [], echo }, ...conditions]);
    }
  }
  if (value === undefined)
    return mode === undefined
      ? null
      : plainly(await runYielding(new Reader(wording, s.row.kind).read(rest, mode.question)));
  const readings = await readFor(s, { question: value.question, seat: info.seat, begun: null }, rest, lang, wording);
  const read = answersOf(readings);
  // A turn in order must not be kept half understood.
  if (read.length === 0 || (info.offer.takesRest === true && read.length < readings.length)) return plainly(readings);
  const typed = merged(value.question.form, null, read);
  const answer = info.offer.inOrder?.(typed) ?? typed;
  const begun = await begin(s, userId, info, answer);
  if (begun === null) await instruct(s, userId, info.seat, info.offer.key, value.change(answer));
  const said = begun === null ? saidFirst(s, userId, info, readings) : readings;
  return { readings: warned(said, foreseenOf(s.row.kind, value.question, answer)), begun };
}

/** A text as what is said of one instruction, whose name goes without saying. */
function given(s: Snapshot, userId: string, text: string, { seat, key }: InstructionName): ReturnType<typeof named> {
  return { infos: instructions(s, userId).filter((info) => info.seat === seat && info.offer.key === key), rest: text };
}

function plainly(readings: readonly Reading[]): TypedInstruction {
  return { readings, begun: null };
}

/** A name, and where it has another in brackets behind it, each of the two. */
function spellingsOf(name: string): readonly string[] {
  const [, before, within] = /^(.*\S)\s*\(([^()]+)\)$/u.exec(name.trim()) ?? [];
  return before === undefined || within === undefined ? [name] : [name, before, within];
}

/** The instructions a text names, and what it says of them; null when it names none. */
export function named(
  s: Snapshot,
  userId: string,
  text: string,
  wording: Wording,
): { readonly infos: readonly InstructionInfo[]; readonly rest: string } | null {
  const names = (said: Text): readonly string[] =>
    languages.flatMap((lang) => wording.say(said, lang, s.row.kind).split(' / ').flatMap(spellingsOf).map(foldName));
  const all = instructions(s, userId).map((info) => ({
    info,
    called: [info.offer.text, info.offer.also].flatMap((said) => (said === undefined ? [] : names(said))),
    seats: names(seatName(s.row.kind, info.seat)),
  }));
  for (const { index } of text.slice(0, longestName).matchAll(/[:：]/gu)) {
    const name = foldName(text.slice(0, index));
    const rest = text.slice(index + 1).trim();
    if (rest === '') continue;
    const plain = all.filter(({ called }) => called.includes(name));
    if (plain.length > 0) return { infos: plain.map(({ info }) => info), rest };
    const withSeat = all.filter(({ called, seats }) =>
      seats.some((prefix) => called.some((one) => `${prefix}${one}` === name)),
    );
    if (withSeat.length > 0) return { infos: withSeat.map(({ info }) => info), rest };
  }
  return null;
}
