// What stays of a message that is no longer live: what it said above the line, without pictures and controls.
import { ComponentType } from 'discord-api-types/v10';
import { z } from 'zod';
import { accents, cut, noteId, screen, textBlock, toldId, type Screen } from './screen.js';
import { limits } from './limits.js';

const shape = z.object({
  type: z.number(),
  id: z.number().optional(),
  content: z.string().optional(),
  custom_id: z.string().optional(),
  components: z.array(z.unknown()).optional(),
  items: z
    .array(z.object({ media: z.object({ url: z.string() }), description: z.string().nullish() }))
    .optional()
    .catch(undefined),
});
type Shape = z.infer<typeof shape>;

const kinds: Readonly<Record<'row' | 'text' | 'line', number>> = {
  row: ComponentType.ActionRow,
  text: ComponentType.TextDisplay,
  line: ComponentType.Separator,
};

/** Every component of a message in the order shown; a container's own parts after it. */
function flat(components: readonly unknown[]): Shape[] {
  return components.flatMap((component) => {
    const parsed = shape.safeParse(component);
    return parsed.success ? [parsed.data, ...flat(parsed.data.components ?? [])] : [];
  });
}

/** Whether something on a message can be pressed. */
export function hasControls(components: readonly unknown[]): boolean {
  return flat(components).some(({ type }) => type === kinds.row);
}

/** How a line begins that counts only as long as its question is open: a refusal, a warning, what is put together, what could be typed. */
const passing = /^(?:⛔|⚠️|✏️|⌨️)/u;
/** How a line begins that stands by itself. */
const beginning = /^(?:\p{Extended_Pictographic}|•|-#)/u;

/** How a line begins that foretells what an answer would bring. */
const foretelling = /^ℹ️/u;

/**
 * What is left of what was said of their reader's own act: without what no longer counts, each with the lines that go on from it.
 * @param isAnswered whether the question is over: what was foretold of it is, too.
 */
export function lasting(lines: readonly string[], { isAnswered = false } = {}): string[] {
  let isOver = false;
  return lines.filter((line) => {
    if (beginning.test(line)) isOver = passing.test(line) || (isAnswered && foretelling.test(line));
    return !isOver;
  });
}

/** What a message says above the line under which its controls stand, and of its reader's own act. A deadline is no part of what is kept. */
export function saidLines(components: readonly unknown[]): string[] {
  return linesOf(components, (content) => content.split('\n'));
}

/**
 * The same as far as it still counts when the message is no longer live.
 * @param again what the message in its place says: of that only where the game stood is kept.
 */
export function recordLines(components: readonly unknown[], again: readonly string[] = []): string[] {
  return linesOf(components, (content) => lasting(content.split('\n')), new Set(again));
}

/** How a line begins that only counts what has been left out. */
const counting = '-# ';

function linesOf(
  components: readonly unknown[],
  noted: (content: string) => readonly string[],
  again: ReadonlySet<string> = new Set(),
): string[] {
  const all = flat(components);
  const line = all.findIndex(({ type }) => type === kinds.line);
  return (line < 0 ? all : all.filter(({ id }, at) => at < line || id === noteId))
    .filter(({ type }) => type === kinds.text)
    .flatMap(({ id, content = '' }, at) => {
      const lines = id === noteId ? noted(content) : content.split('\n');
      const left = at === 0 ? lines : lines.filter((words) => !again.has(words));
      return left.length < lines.length && left.every((words) => words.startsWith(counting)) ? [] : left;
    })
    .filter((words) => words !== '' && !words.startsWith('⏰'));
}

/** What a message says to its reader alone, line by line. */
export interface SaidThere {
  /** What they were told beside what has happened. */
  readonly told: readonly string[];
  /** What was understood or refused of their last act. */
  readonly notes: readonly string[];
}

/** What can be pressed on a message, by its ids. */
export function pressesOn(components: readonly unknown[]): readonly string[] {
  return flat(components).flatMap(({ custom_id: id }) => id ?? []);
}

/** What a message says to its reader alone, which an edit for another's act leaves standing. */
export function saidThere(components: readonly unknown[]): SaidThere {
  const of = (wanted: number): readonly string[] =>
    flat(components).flatMap(({ id, content }) => (id === wanted && content !== undefined ? content.split('\n') : []));
  return { told: of(toldId), notes: of(noteId) };
}

/** The pictures of a message, by the names they were sent with. */
export function shownPictures(components: readonly unknown[]): { readonly name: string; readonly alt: string }[] {
  return flat(components).flatMap(({ items = [] }) =>
    items.map(({ media, description }) => ({
      name: decodeURIComponent(new URL(media.url, 'attachment://').pathname.split('/').at(-1) ?? ''),
      alt: description ?? '',
    })),
  );
}

/** A message that only says what it said. */
export function recordScreen(lines: readonly string[]): Screen {
  return screen([textBlock(cut(lines.length === 0 ? '–' : lines.join('\n'), limits.textTotal))], [], accents.quiet);
}
