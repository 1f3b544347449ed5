// What could stand where a typed order stops being understood: the next step of its path, or whole orders as examples.
import type { Orders } from '../../../table/question.js';
import type { Text } from '../../../table/text.js';
import { locationNamed, provinceOf } from '../data/geography.js';
import { say } from '../reports/say.js';
import { normalise } from './normalise.js';
import { tokenise, type Token } from './tokens.js';

/** As many orders, or words, are named as examples. */
const mostOrders = 3;
const mostWords = 6;

interface Place {
  readonly subject: string;
  readonly path: readonly string[];
}

/** Whether an option of a step names a place a word can mean. */
function isNamed(token: Token, id: string): boolean {
  const at = locationNamed(id);
  return token.kind === 'place' && at !== undefined && token.options.includes(provinceOf(at));
}

/** The step behind a word; undefined where the word does not fit, the same place where it says nothing new. */
function behind(form: Orders, { subject, path }: Place, token: Token): Place | undefined {
  const options = form.step({ subject, path }, []).options;
  switch (token.kind) {
    case 'type':
    case 'coast':
    case 'nation':
      return { subject, path };
    case 'verb': {
      if (options.some(({ id }) => id === token.verb)) return { subject, path: [...path, token.verb] };
      // A dash before a target, also in a support or convoy.
      return token.verb === 'move' || token.verb === 'from' ? { subject, path } : undefined;
    }
    case 'place': {
      const direct = options.find(({ id }) => isNamed(token, id));
      if (direct !== undefined) return { subject, path: [...path, direct.id] };
      const moved = path.length === 0 ? form.step({ subject, path: ['move'] }, []).options : [];
      const target = moved.find(({ id }) => isNamed(token, id));
      return target === undefined ? undefined : { subject, path: ['move', target.id] };
    }
    case 'number':
    case 'unknown':
      return undefined;
  }
}

/** How far an order can be followed: the unit it names first, and its steps up to the first word that does not fit. */
function followed(form: Orders, source: string): Place | undefined {
  const [tokens = []] = tokenise(normalise(source), 1);
  const start = tokens.findIndex(({ kind }) => kind === 'place');
  const named = tokens[start];
  const subject =
    named === undefined
      ? undefined
      : form
          .subjects([])
          .find(({ id }) => isNamed(named, id) && form.step({ subject: id, path: [] }, []).options.length > 0);
  if (subject === undefined) return undefined;
  let place: Place = { subject: subject.id, path: [] };
  for (const token of tokens.slice(start + 1)) {
    const next = behind(form, place, token);
    if (next === undefined) return place;
    place = next;
  }
  return place;
}

/** Whole orders of a unit, one of each kind. */
function wholeOrders(form: Orders, subject: string): readonly Text[] {
  const first = form.step({ subject, path: [] }, []).options;
  return first.slice(0, mostOrders).flatMap((option) => {
    let path: readonly string[] = [option.id];
    let step = form.step({ subject, path }, []);
    while (!step.complete && step.options[0] !== undefined) {
      path = [...path, step.options[0].id];
      step = form.step({ subject, path }, []);
    }
    return step.complete ? [form.describe({ subject, path })] : [];
  });
}

/**
 * A problem with what would help: what could stand at the word where reading stopped, once it is known what the unit shall do;
 * before that, whole orders it could be given.
 */
export function withWhatFollows(problem: Text, source: string, form: Orders): Text {
  const place = followed(form, source);
  if (place === undefined) return problem;
  const { subject, path } = place;
  const words = path.length === 0 ? [] : form.step({ subject, path }, []).options.map(({ text }) => text);
  if (words.length > mostWords) return say('unread.here.many', { problem, words: words.slice(0, mostWords) });
  if (words.length > 0) return say('unread.here', { problem, words });
  const orders = wholeOrders(form, subject);
  return orders.length === 0 ? problem : say('unread.follow', { problem, orders });
}
