// The trial of hostile texts: none may end the reader, commit what does not fit, or keep everybody else waiting.
import { sliceMs } from '../../src/store/yielding.js';
import { check } from '../../src/table/answer.js';
import { merged } from '../../src/table/merge.js';
import type { Question } from '../../src/table/question.js';
import type { OpenQuestion } from '../../src/table/replay.js';
import type { Text } from '../../src/table/text.js';
import { languages } from '../../src/words/words.js';
import { readAt } from '../../src/play/typing/typing.js';
import { atRandom, contractGames, optionSets, playOut, wording, type Moment } from '../../test/support/contract.js';
import { Chance } from './chance.js';
import { hostileText } from './hostile.js';
import { never, tried, within, type Trial } from './trial.js';

interface TextsReport {
  readonly texts: number;
  readonly questions: number;
  readonly games: number;
  /** What was thrown, with the beginning of the text. */
  readonly thrown: readonly string[];
  readonly longestMs: number;
  readonly longestText: string;
}

/** A question that somebody is asked, and the moment at which it is. */
interface Asking {
  readonly moment: Moment;
  readonly open: OpenQuestion;
}

/**
 * @param until no more is read from then on.
 * @internal
 */
export function runTexts(texts: number, seed: number, until = Infinity): TextsReport {
  const chance = new Chance(seed);
  const askings = contractGames.flatMap((game) => askingsOf(game, chance));
  const thrown: string[] = [];
  let longestMs = 0;
  let longestText = '';
  let count = 0;
  for (; count < texts && Date.now() < until; count += 1) {
    const { moment, open } = chance.pick(askings);
    const lang = chance.pick(languages);
    const text = hostileText(chance, namesIn(moment, open.question));
    const read = (): number => {
      try {
        return heldBy(moment, open, text, lang);
      } catch (error) {
        const what = error instanceof Error ? error.message : String(error);
        thrown.push(`${moment.game.id} ${open.question.key}: ${what}: ${JSON.stringify(text.slice(0, 60))}`);
        return 0;
      }
    };
    const first = read();
    // Something else on the machine may have been in the way: what is slow by itself is slow again.
    const ms = first <= longestMs ? first : Math.min(first, read(), read(), read(), read());
    if (ms > longestMs) [longestMs, longestText] = [ms, `${moment.game.id} ${open.question.key}: ${text}`];
  }
  const games = new Set(askings.map(({ moment }) => moment.game.id)).size;
  return { texts: count, questions: askings.length, games, thrown, longestMs, longestText };
}

/**
 * As it is read when it is typed: what was read becomes an answer, and that is checked.
 * @returns how long in milliseconds nobody else had a turn, at the longest.
 */
function heldBy(moment: Moment, { question, saved }: OpenQuestion, text: string, lang: 'en' | 'ko'): number {
  const { game, replayed } = moment;
  const begun = saved?.value ?? null;
  let [since, longest] = [performance.now(), 0];
  const reading = readAt(game, replayed.state, { question, seat: question.seat, begun }, text, lang, wording);
  let step = reading.next();
  for (; step.done !== true; step = reading.next()) {
    const held = performance.now() - since;
    if (held < sliceMs) continue;
    longest = Math.max(longest, held);
    since = performance.now();
  }
  const readings = step.value;
  const parts = readings.flatMap((reading) => ('part' in reading ? [reading.part] : []));
  if (parts.length > 0) check(question, merged(question.form, begun, parts));
  const told = readings.flatMap((reading) => ('problem' in reading ? [reading.problem] : []));
  for (const it of told) wording.say(it, lang, game.id);
  return Math.max(longest, performance.now() - since);
}

/** Some of the questions of a random game, a few of each kind. */
function askingsOf(game: Moment['game'], chance: Chance): Asking[] {
  const found = new Map<string, Asking[]>();
  const [options = {}] = optionSets(game, 0);
  playOut(game, options, {
    seed: `texts ${chance.below(1_000_000)}`,
    chooser: atRandom,
    maxQuestions: 400,
    look: (moment) => {
      for (const open of moment.open) {
        const known = found.get(open.question.key) ?? [];
        if (known.length < 4) found.set(open.question.key, [...known, { moment, open }]);
      }
    },
  });
  return [...found.values()].flat();
}

/** What can be named in an answer, in both languages. */
function namesIn({ game }: Moment, { form }: Question): readonly string[] {
  const inWords = (texts: readonly Text[]): readonly string[] =>
    texts.slice(0, 40).flatMap((text) => languages.map((lang) => wording.say(text, lang, game.id)));
  switch (form.kind) {
    case 'choose':
      return inWords(form.options().map(({ text }) => text));
    case 'spread':
      return inWords(form.rows().map(({ text }) => text));
    case 'orders': {
      const subjects = form.subjects([]);
      const steps = subjects.slice(0, 5).flatMap(({ id }) => form.step({ subject: id, path: [] }, []).options);
      return inWords([...subjects, ...steps].map(({ text }) => text));
    }
  }
}

export const textsTrial: Trial = {
  title: 'Hostile texts into the readers',
  does: 'Made-up texts are read for open questions of all games, without Discord.',
  share: 1,
  run: ({ short, until }) => {
    const report = runTexts(short ? 2_000 : 20_000, 1, until);
    for (const it of report.thrown.slice(0, 5)) console.error(it);
    console.log(`  longest to read: ${report.longestText.slice(0, 120)}`);
    return Promise.resolve([
      tried('texts, most of 2,000 characters', report.texts),
      tried('questions they were read for', report.questions),
      never('texts that ended a reader', report.thrown.length),
      within('longest time a text held everything else up', report.longestMs, 20),
    ]);
  },
};
