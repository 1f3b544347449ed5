// Renders every sentence a person could see at a moment of a game, in both languages; throws when one has no words.
import type { AnyGame } from '../../src/table/game.js';
import type { Option, Question } from '../../src/table/question.js';
import type { Report } from '../../src/table/replay.js';
import type { Text } from '../../src/table/text.js';
import { languages } from '../../src/words/words.js';
import { wording } from './contract.js';
import { pagesOf } from './pages.js';

/** Problems with a sentence: no words for it, something left unfilled, something undefined. */
function problemsOf(text: Text, ns: string): readonly string[] {
  return languages.flatMap((lang) => {
    try {
      const said = wording.say(text, lang, ns);
      return /\{\{|undefined|\[object|NaN/.test(said) || said.trim() === '' ? [`${lang} ${text.key}: ${said}`] : [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}

function optionTexts(option: Option): readonly Text[] {
  return [option.text, option.group, option.detail, option.danger].filter((text) => text !== undefined);
}

/** Every sentence of a question, down to the second step of its orders. */
export function textsOf(question: Question): readonly Text[] {
  const { form } = question;
  switch (form.kind) {
    case 'choose':
      return [question.text, ...form.options().flatMap(optionTexts)];
    case 'spread':
      return [question.text, ...form.rows().flatMap(optionTexts)];
    case 'orders':
      return [
        question.text,
        ...form.subjects([]).flatMap((subject) => {
          const first = form.step({ subject: subject.id, path: [] }, []);
          const paths = first.options.slice(0, 6).map((option) => [option.id]);
          const next = paths.map((path) => form.step({ subject: subject.id, path }, []));
          const complete = paths
            .filter((_, n) => next[n]?.complete === true)
            .map((path) => form.describe({ subject: subject.id, path }));
          const steps = [first, ...next].flatMap((step) => [
            step.text,
            ...step.options.slice(0, 20).flatMap(optionTexts),
          ]);
          return [...optionTexts(subject), ...steps, ...complete];
        }),
      ];
  }
}

/** Sentences without a problem, by game: from one moment to the next most are the same. */
const sayable = new Map<string, Set<string>>();
/** So many of a game are remembered. */
const mostKept = 100_000;

/** What cannot be put into words in either language. */
export function unsayable(game: AnyGame, texts: readonly Text[]): readonly string[] {
  const known = sayable.get(game.id) ?? new Set();
  sayable.set(game.id, known);
  const problems: string[] = [];
  for (const text of texts) {
    const name = JSON.stringify(text);
    if (known.has(name)) continue;
    const found = problemsOf(text, game.id);
    if (found.length > 0) problems.push(...found);
    else known.add(name);
    if (known.size > mostKept) known.clear();
  }
  return problems;
}

/** The sentences of a view: title, board in words, panels, kinds of picture. */
export function textsOfView(game: AnyGame, view: object, seat: string | null): readonly Text[] {
  const looks = game.looks(view);
  return [
    game.title(view),
    ...game.describe(view),
    ...pagesOf(game, view, seat).flatMap((panel) => [panel.title, ...panel.lines]),
    ...[...looks.variants, ...looks.areas].map((look) => look.title),
  ];
}

/** The sentences of reports. */
export function textsOfReports(reports: readonly Report[]): readonly Text[] {
  return reports.map((report) => report.text);
}
