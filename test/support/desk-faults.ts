// Walks everything the desk can show for a question and lists what Discord would refuse; every game's questions go through it.
import { ComponentType, type APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { Desk, Making, Task } from '../../src/play/turn/desk.js';
import type { Answer, Order, Orders } from '../../src/table/question.js';
import { token } from '../../src/discord/custom-id.js';
import { messageFaults, modalFaults } from './discord-faults.js';
import type { Voice } from '../../src/discord/voice.js';
import { deskScreen } from '../../src/discord/ask/desk.js';
import { makingToken, taskToken, top, type Cursor, type TaskContext } from '../../src/discord/ask/cursor.js';
import { paginate } from '../../src/discord/ask/menu-pages.js';
import { numbersModal } from '../../src/discord/ask/spread.js';
import { slide } from '../../src/table/sheet.js';
import { limits } from '../../src/discord/limits.js';

/** How much of an order sheet is walked; sheets grow with the board. */
export interface Walk {
  /** Subjects whose paths are walked. */
  readonly subjects: number;
  /** Steps looked at per subject. */
  readonly steps: number;
}

/**
 * What of a task does not fit into Discord's messages, menus, windows and ids.
 * @returns one line per fault, empty when everything fits.
 */
export function faultsOf(desk: Desk, task: Task, voice: Voice, walk: Walk = { subjects: 40, steps: 60 }): string[] {
  const faults: string[] = [];
  const look = (what: string, cursor: Cursor, shown: Task = task): void => {
    try {
      const screen = deskScreen({ ...desk, tasks: [shown] }, voice, { task: taskToken(shown), cursor, notes: [] });
      // What is put to the vote comes on top of any question.
      const asked = deskScreen({ ...desk, votes: [], tasks: [shown] }, voice, {
        task: taskToken(task),
        cursor,
        notes: [],
      });
      const found = [...messageFaults(screen.components), ...clumsy(asked.components)];
      faults.push(...found.map((fault) => `${what}: ${fault}`));
    } catch (error) {
      faults.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const lookAt = (what: string, order: Order, page = 0): void => {
    const making: Making = { order, at: null };
    look(what, { ...top, page, making: makingToken(making) }, { ...task, making });
  };
  const context: TaskContext = { desk, task, voice };
  const { form } = task.question;
  look('as asked', top);
  look('with the fallback put together', top, { ...task, draft: task.question.fallback() });
  switch (form.kind) {
    case 'choose': {
      const options = form.options();
      const all: Answer = options.slice(0, form.max).map((option) => option.id);
      const pages = paginate(options, voice.say, '–');
      for (const page of pages.keys()) look(`page ${page}`, { ...top, page }, { ...task, draft: all });
      faults.push(...twins(options, 'option'));
      break;
    }
    case 'spread': {
      const rows = form.rows();
      const pages = paginate(rows, voice.say, '–');
      for (const page of pages.keys()) look(`page ${page}`, { ...top, page });
      for (const row of rows) look(`row ${row.id}`, { ...top, subject: token(row.id) });
      if (rows.length > 0 && rows.length <= limits.modalParts)
        faults.push(...modalFaults(numbersModal(context, form, top)));
      faults.push(...twins(rows, 'row'));
      break;
    }
    case 'orders': {
      const subjects = form.subjects([]);
      for (const page of paginate(subjects, voice.say, '–').keys()) look(`page ${page}`, { ...top, page });
      for (const { id, units } of subjects.slice(0, walk.subjects)) {
        const all = units === undefined ? {} : { units: Object.fromEntries(units.map((row) => [row.id, row.max])) };
        if (units !== undefined) lookAt(`${id} units`, { subject: id, units: {}, path: [] });
        for (const order of paths(form, { subject: id, path: [], ...all }, walk.steps)) {
          const step = form.step(order, []);
          const what = `${id} ${order.path.join(' ')}`;
          for (const page of paginate(step.options, voice.say, '–').keys()) lookAt(what, order, page);
          if (step.options.length === 0 && !step.complete) faults.push(`${what}: leads nowhere`);
          faults.push(...twins(step.options, what));
        }
      }
      faults.push(...twins(subjects, 'subject'));
    }
  }
  return faults;
}

/** So many rows of controls fit one screen of a phone with their question. */
const mostRows = 5;

/** What Discord would show, and people stumble over: menus in which there is nothing to choose, more rows than a phone shows. */
function clumsy(components: readonly APIMessageTopLevelComponent[]): string[] {
  const rows = components
    .flatMap((part) => (part.type === ComponentType.Container ? part.components : [part]))
    .filter((part) => part.type === ComponentType.ActionRow);
  const menus = rows.flatMap((row) => row.components.filter((one) => one.type === ComponentType.StringSelect));
  return [
    ...menus.flatMap(({ options, placeholder }) =>
      options.length === 1 ? [`a menu of one: ${placeholder ?? ''} ${options[0]?.label ?? ''}`] : [],
    ),
    ...(rows.length > mostRows ? [`${rows.length} rows of controls`] : []),
  ];
}

/** Paths at which somebody stops to choose, spread over the whole tree. */
function paths(form: Orders, start: Order, most: number): Order[] {
  const found: Order[] = [];
  let level: Order[] = [slide(form, start, [])];
  while (level.length > 0 && found.length < most) {
    found.push(...level.slice(0, most - found.length));
    const next = level.flatMap((order) =>
      form.step(order, []).options.map((option) => slide(form, { ...order, path: [...order.path, option.id] }, [])),
    );
    const stride = Math.max(1, Math.ceil(next.length / most));
    level = next.filter((_, at) => at % stride === 0);
  }
  return found;
}

/** Two things that would be taken for one another. */
function twins(list: readonly { readonly id: string }[], what: string): string[] {
  const ids = list.map((one) => token(one.id));
  const same = ids.filter((id, at) => ids.indexOf(id) !== at);
  return same.map((id) => `${what}: two share the token ${id}`);
}
