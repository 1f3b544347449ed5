// Adjudicates a Diplomacy position given as a file, on the real table, and says what came of every order and why.
import { z } from 'zod';
import { diplomacy } from '../games/diplomacy/index.js';
import { SeededDice } from '../table/dice.js';
import { merged } from '../table/merge.js';
import { replay, type Given } from '../table/replay.js';
import type { Text } from '../table/text.js';

const unitPattern = /^(\w+) ([AF]) ([a-z]{3}(?:\/[a-z]{2})?)$/;

const file = z.strictObject({
  options: z.record(z.string(), z.json()).default({}),
  phase: z.enum(['movement', 'retreat', 'adjustment']).default('movement'),
  year: z.int().optional(),
  season: z.enum(['spring', 'autumn']).optional(),
  /** `france A par`; the starting position when absent. */
  units: z.array(z.string().regex(unitPattern)).optional(),
  /** Centres by power; as at the start when absent. */
  owners: z.record(z.string(), z.array(z.string())).optional(),
  /** Orders by power, as a player types them. */
  orders: z.record(z.string(), z.array(z.string())).default({}),
});

/**
 * Adjudicates.
 * @param input the file's JSON, unchecked.
 * @returns what players would be told, as texts of the game's catalogue; unreadable orders come first.
 * @throws ZodError when the file does not fit.
 */
export function adjudicateFile(input: unknown, lang: 'en' | 'ko'): readonly Text[] {
  const given = file.parse(input);
  const dice = new SeededDice('adjudicate');
  const start = diplomacy.setup(diplomacy.options.parse(given.options), dice).state;
  const units = given.units?.map((text) => {
    const [, power, type, at] = unitPattern.exec(text) ?? [];
    return { power, type, at };
  });
  const owners =
    given.owners === undefined
      ? undefined
      : Object.fromEntries(
          Object.entries(given.owners).flatMap(([power, centres]) => centres.map((id) => [id, power])),
        );
  const state = diplomacy.state.parse({
    ...start,
    phase: given.phase,
    ...(given.year === undefined ? {} : { year: given.year }),
    ...(given.season === undefined ? {} : { season: given.season }),
    ...(units === undefined ? {} : { units }),
    ...(owners === undefined ? {} : { owners }),
  });
  const checkpoint = { phase: given.phase, state, draws: dice.draws };
  const opened = replay(diplomacy, 'adjudicate', checkpoint, []);
  if (opened.progress.kind !== 'waiting') return opened.reports.map((report) => report.text);
  const problems: Text[] = [];
  const answers = opened.progress.open.map(({ id, question }): Given => {
    const view = diplomacy.view(state, question.seat);
    const lines = question.seat.split('-').flatMap((power) => given.orders[power] ?? []);
    const readings = lines.flatMap((line) => diplomacy.read?.(line, { question, view, lang }) ?? []);
    problems.push(...readings.flatMap((reading) => ('problem' in reading ? [reading.problem] : [])));
    const parts = readings.flatMap((reading) => ('part' in reading ? [reading.part] : []));
    const value = merged(question.form, null, parts);
    return { question: id, seat: question.seat, value, by: 'player', final: true };
  });
  const replayed = replay(diplomacy, 'adjudicate', checkpoint, answers);
  const refused = replayed.progress.kind === 'stale' ? replayed.progress.reasons : [];
  return [...problems, ...refused, ...replayed.reports.map((report) => report.text)];
}
