// A finger on the page of the board: it knows the state the page is given and the shapes of its board, presses what they offer and nothing else, and counts.
import type { LaidOutShape } from '../../src/render/layout.js';
import {
  endsWith,
  goalsOf,
  lightsOf,
  chosenWith,
  counted,
  meaningOf,
  opened,
  without,
} from '../../src/web/client/press.js';
import type { Act, Asked, BoardState, Done } from '../../src/web/wire.js';
import type { Visit } from './visit.js';

/** Something under the finger. */
export interface Pressable {
  /** A place of the board, a line of the sheet, one of its − and +, the green button, what choosing nothing is called, keeping an order. */
  readonly kind: 'place' | 'line' | 'less' | 'more' | 'send' | 'none' | 'keep' | 'way' | 'agree';
  /** What it stands for: a place's name, an option's id. */
  readonly id: string;
  readonly text: string;
  readonly danger: boolean;
}

type Offered = Pressable & { readonly does: { readonly act: Act } | { readonly pick: string } };

export class Finger {
  /** How often it has pressed. */
  presses = 0;
  readonly #visit: Visit;
  #state: BoardState | null = null;
  #picked: string | null = null;
  #sure: boolean | null = null;
  #notes: Done['notes'] = [];
  #drawn: { readonly version: string; readonly names: ReadonlySet<string> } | null = null;

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  /** What the page has said of the last press. */
  get notes(): Done['notes'] {
    return this.#notes;
  }

  /** Reads the page anew. */
  async look(): Promise<BoardState> {
    this.#state = await this.#visit.state();
    return this.#state;
  }

  /** The question in front; undefined when nothing is asked any more. */
  get asked(): Asked | undefined {
    return this.#state?.asked.find(({ isFinal }) => !isFinal);
  }

  /** All that can be pressed. */
  async offered(): Promise<readonly Offered[]> {
    const { asked } = this;
    if (asked === undefined) return [];
    if (this.#sure !== null)
      return [of('agree', 'yes', { act: { do: 'send', final: this.#sure, confirmed: true } }, { text: 'yes' })];
    const names = await this.#names(asked);
    const isOnBoard = (name: string): boolean => names.has(name);
    return [...places(asked, isOnBoard), ...lines(asked, isOnBoard, this.#picked), ...buttons(asked)];
  }

  /** @throws when the page does not offer it. */
  async press(wanted: (one: Pressable) => boolean): Promise<void> {
    const all = await this.offered();
    const found = all.find(wanted);
    const { asked } = this;
    if (found === undefined || asked === undefined) {
      const shown = all.map(({ kind, id, text }) => `${kind} ${id} (${text})`).join(', ');
      throw new Error(`${asked?.text ?? 'nothing is asked'}: not offered among ${shown}`);
    }
    this.presses += 1;
    if ('pick' in found.does) {
      this.#picked = found.does.pick;
      return;
    }
    const { act } = found.does;
    const done = await this.#visit.act(asked, act);
    this.#state = done.state;
    this.#notes = done.notes;
    this.#picked = null;
    this.#sure = done.confirm === null ? null : act.do === 'send' && act.final;
  }

  /** A press on a place of the board. */
  place(id: string): Promise<void> {
    return this.press((one) => one.kind === 'place' && one.id === id);
  }

  /** What the shapes of the board stand for. */
  /** How wide the board is that is shown, in its own units. */
  async width(): Promise<number> {
    return (await this.#visit.scene(this.asked?.seat ?? '')).width;
  }

  async #names({ seat }: Asked): Promise<ReadonlySet<string>> {
    const version = `${this.#state?.version ?? ''} ${seat}`;
    if (this.#drawn?.version !== version) {
      const scene = await this.#visit.scene(seat);
      this.#drawn = { version, names: new Set(scene.layers.flatMap(({ shapes }) => shapes.flatMap(namesOf))) };
    }
    return this.#drawn.names;
  }
}

function namesOf(shape: LaidOutShape): readonly string[] {
  const own = 'of' in shape ? [shape.of] : [];
  return shape.kind === 'group' ? [...own, ...shape.shapes.flatMap(namesOf)] : own;
}

function of(
  kind: Pressable['kind'],
  id: string,
  does: Offered['does'],
  { text, danger }: { readonly text: string; readonly danger?: string },
): Offered {
  return { kind, id, text, danger: danger !== undefined, does };
}

/** What is lit on the board. */
function places(asked: Asked, isOnBoard: (name: string) => boolean): readonly Offered[] {
  const { open, chosen } = lightsOf(asked);
  return [...new Set([...open, ...chosen.keys()])].filter(isOnBoard).flatMap((name) => {
    const meaning = meaningOf(asked, name);
    if (meaning.kind === 'nothing') return [];
    const does = meaning.kind === 'act' ? { act: meaning.act } : { pick: name };
    return [of('place', name, does, { text: name, ...dangerAt(asked, name) })];
  });
}

/** A place is dangerous where all that a press there can mean is. */
function dangerAt({ form }: Asked, name: string): { readonly danger?: string } {
  const there = (
    form.kind === 'choose' ? form.options : form.kind === 'orders' && form.making !== null ? goalsOf(form.making) : []
  ).filter((one) => one.of === name);
  const [first] = there;
  return first?.danger !== undefined && there.every(({ danger }) => danger !== undefined)
    ? { danger: first.danger }
    : {};
}

/** What stands in the sheet: all that the board does not show, or what lies where was pressed. */
function lines(asked: Asked, isOnBoard: (name: string) => boolean, picked: string | null): readonly Offered[] {
  const { form } = asked;
  const isHere = (name: string): boolean => (picked === null ? !isOnBoard(name) : name === picked);
  switch (form.kind) {
    case 'choose':
      return form.options
        .filter((option) => isHere(option.of))
        .flatMap((option) => {
          const isChosen = form.chosen.includes(option.id);
          const isOpen = form.open.includes(option.id) && (form.max > 1 ? !isChosen || option.max > 1 : !isChosen);
          if (!isOpen && !isChosen) return [];
          const value = isOpen ? chosenWith(form.chosen, option.id, form.max) : without(form.chosen, option.id);
          return [of(isOpen ? 'line' : 'less', option.id, { act: { do: 'set', value } }, option)];
        });
    case 'spread':
      return form.rows
        .filter((row) => (picked === null ? row.count > row.min || !isOnBoard(row.of) : row.of === picked))
        .flatMap((row) => [
          ...(row.room > 0
            ? [of('more', row.id, { act: { do: 'set', value: counted(form.rows, row.id, 1) } }, row)]
            : []),
          ...(row.count > row.min
            ? [of('less', row.id, { act: { do: 'set', value: counted(form.rows, row.id, -1) } }, row)]
            : []),
        ]);
    case 'orders': {
      const { making } = form;
      if (making === null)
        return form.subjects
          .filter((subject) => isHere(subject.of) && (!subject.isOrdered || picked !== null))
          .map((subject) => of('line', subject.id, { act: opened(form.orders, subject) }, subject));
      const { order, at } = making;
      const counts = order.path.length === 0 ? [] : making.kinds;
      const goals =
        picked === null
          ? making.options
              .filter((option) => isHere(option.of))
              .map((option) => {
                const act = { do: 'make', order: { ...order, path: [...order.path, option.id] }, at } as const;
                return of('line', option.id, { act }, option);
              })
          : goalsOf(making)
              .filter((goal) => isHere(goal.of))
              .map((goal) => of('line', goal.id, { act: goal.act }, goal));
      return [
        ...counts.flatMap((kind) => {
          const changed = (by: number): Offered['does'] => {
            const units = Object.entries({ ...order.units, [kind.id]: kind.count + by }).filter(([, n]) => n > 0);
            return { act: { do: 'make', order: { ...order, units: Object.fromEntries(units) }, at } };
          };
          return [
            ...(kind.count > 0 ? [of('less', kind.id, changed(-1), kind)] : []),
            ...(kind.isMore ? [of('more', kind.id, changed(1), kind)] : []),
          ];
        }),
        ...goals,
        ...(making.complete ? [of('keep', 'keep', { act: { do: 'place', order, at } }, { text: 'keep' })] : []),
        of('less', 'back', { act: { do: 'leave' } }, { text: 'back' }),
      ];
    }
  }
}

/** The green button, what choosing nothing is called, and other ways out of the question. */
function buttons(asked: Asked): readonly Offered[] {
  const { form, amiss, sealed, passes } = asked;
  const isEmpty = form.kind === 'choose' && form.chosen.length === 0;
  const send = (final: boolean): Offered['does'] => ({ act: { do: 'send', final, confirmed: false } });
  if (form.kind === 'orders' && form.making !== null)
    return endsWith(asked) ? [of('send', 'send', send(sealed), { text: 'send' })] : [];
  return [
    ...(amiss.length === 0 && !isEmpty ? [of('send', 'send', send(sealed), { text: 'send' })] : []),
    ...(form.kind === 'choose' && form.mayBeNone && isEmpty
      ? [of('none', 'none', send(true), { text: asked.go })]
      : []),
    ...passes.map(({ id, text }) => of('way', id, { act: { do: 'pass', way: id } }, { text })),
  ];
}
