// The sheet at the thumb: the question in front, what of it is no place on the board, and one green button.
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Act, Asked, BoardState, ChooseForm, Faces, MakingForm, OrdersForm, Says, SpreadForm } from '../wire.js';
import { CardRow, withFaces } from './cards.js';
import { chosenWith, counted, endsWith, goalsOf, opened, stepBack, without } from './press.js';

/** What the sheet needs of the page. */
export interface Desk {
  readonly says: Says;
  readonly act: (act: Act) => void;
  /** Whether something can be pressed on the board, so that it need not stand in the sheet. */
  readonly isOnBoard: (of: string) => boolean;
  /** The faces of cards; null until they are there. */
  readonly deck: Faces | null;
  /** Several things lie where was pressed: only they are listed. */
  readonly picked: string | null;
}

/** A question of more characters is written smaller. */
const longText = 90;

/** A list longer than this can be filtered. */
const longList = 8;

export function Question({
  asked,
  desk,
  children,
}: {
  readonly asked: Asked;
  readonly desk: Desk;
  /** What stands beside the question, under its words. */
  readonly children?: ComponentChildren;
}): JSX.Element {
  const { form } = asked;
  return (
    <div class="question">
      <h2 class={asked.text.length > longText ? 'long' : ''}>
        <span class="seat">{asked.seatName}</span> {asked.text}
      </h2>
      {children}
      {form.kind === 'choose' && <Choices form={form} desk={desk} />}
      {form.kind === 'spread' && <Rows form={form} desk={desk} />}
      {form.kind === 'orders' && <Orders form={form} asked={asked} desk={desk} />}
      {asked.passes.length > 0 && (
        <div class="row">
          {asked.passes.map(({ id, text }) => (
            <Press key={id} act={{ do: 'pass', way: id }} desk={desk}>
              {text}
            </Press>
          ))}
        </div>
      )}
      <Send asked={asked} desk={desk} />
    </div>
  );
}

interface PressProps {
  readonly act: Act;
  readonly desk: Desk;
  readonly kind?: string | undefined;
  readonly label?: string;
  readonly off?: boolean;
  readonly children?: ComponentChildren;
}

function Press({ act, desk, kind = '', label, off = false, children }: PressProps): JSX.Element {
  return (
    <button type="button" class={kind} aria-label={label} disabled={off} onClick={() => desk.act(act)}>
      {children}
    </button>
  );
}

/** A list of things to press, with a filter where it is long. */
function List<T extends { readonly id: string; readonly text: string; readonly group?: string }>({
  items,
  filter,
  asCards = false,
  children,
}: {
  readonly items: readonly T[];
  /** They lie side by side, each with room for what it says. */
  readonly asCards?: boolean;
  readonly filter: string;
  readonly children: (item: T) => ComponentChildren;
}): JSX.Element | null {
  const [wanted, setWanted] = useState('');
  const shown = items.filter(({ text }) => text.toLowerCase().includes(wanted.trim().toLowerCase()));
  if (items.length === 0) return null;
  const groups = asCards ? [''] : [...new Set(shown.map(({ group }) => group ?? ''))];
  return (
    <div class={`list${asCards ? ' cards' : ''}`}>
      {items.length > longList && !asCards && (
        <input
          type="search"
          placeholder={filter}
          aria-label={filter}
          onInput={(event) => setWanted(event.currentTarget.value)}
        />
      )}
      {groups.map((group) => (
        <div class="group" key={group}>
          {group !== '' && <h3>{group}</h3>}
          {shown.filter((item) => asCards || (item.group ?? '') === group).map((item) => children(item))}
        </div>
      ))}
    </div>
  );
}

/** What stands in the sheet: all that the board does not show, or what lies where was pressed. */
function inSheet<T extends { readonly of: string }>(items: readonly T[], { picked, isOnBoard }: Desk): readonly T[] {
  return picked === null ? items.filter(({ of }) => !isOnBoard(of)) : items.filter(({ of }) => of === picked);
}

/** Options that say much of themselves are read as cards are. */
function areCards(options: readonly { readonly detail?: string }[]): boolean {
  const told = options.filter(({ detail = '' }) => detail.length >= cardText);
  return told.length >= 3 && told.length * 2 >= options.length;
}

/** Characters of a detail from which on an option is a card. */
const cardText = 30;

/** A press on an option: chosen, once more where it may be, or not any longer. */
function pressOn({ options, open, chosen, max }: ChooseForm, id: string): Act {
  const most = options.find((option) => option.id === id)?.max ?? 1;
  const isChosen = chosen.includes(id);
  const isOpen = open.includes(id) && (!isChosen || (max > 1 && most > 1));
  return { do: 'set', value: isOpen ? chosenWith(chosen, id, max) : without(chosen, id) };
}

function Choices({ form, desk }: { readonly form: ChooseForm; readonly desk: Desk }): JSX.Element {
  const shown = inSheet(form.options, desk).filter(({ id }) => form.open.includes(id) || form.chosen.includes(id));
  const { faced, plain } = withFaces(shown, desk.deck);
  const isCards = areCards(plain);
  const names = form.chosen.map((id) => form.options.find((option) => option.id === id));
  return (
    <>
      {names.length > 0 && (
        <div class="row chips">
          {names.map((option, n) => (
            <Press key={n} kind="chip" desk={desk} act={{ do: 'set', value: form.chosen.filter((_, at) => at !== n) }}>
              {form.ordered ? `${n + 1}. ` : ''}
              {option?.text} ×
            </Press>
          ))}
        </div>
      )}
      {names.map((option, n) =>
        option?.detail !== undefined && desk.isOnBoard(option.of) ? (
          <p class="hint" key={n}>
            {option.detail}
          </p>
        ) : null,
      )}
      {desk.deck !== null && faced.length > 0 && (
        <CardRow
          deck={desk.deck}
          says={desk.says}
          cards={faced.map((option) => ({ ...option, isChosen: form.chosen.includes(option.id) }))}
          choose={(id) => desk.act(pressOn(form, id))}
        />
      )}
      <List items={plain} filter={desk.says.filter} asCards={isCards}>
        {(option) => {
          const isChosen = form.chosen.includes(option.id);
          return (
            <Press key={option.id} kind={`option${isChosen ? ' on' : ''}`} desk={desk} act={pressOn(form, option.id)}>
              {isCards && option.group !== undefined && <small class="kind">{option.group}</small>}
              <b>{option.text}</b>
              {option.danger !== undefined && <small class="danger">{option.danger}</small>}
              {option.detail !== undefined && <small>{option.detail}</small>}
            </Press>
          );
        }}
      </List>
      {form.none !== null && form.chosen.length === 0 && (
        <div class="row">
          <Press desk={desk} act={{ do: 'send', final: true, confirmed: false }}>
            {form.none}
          </Press>
        </div>
      )}
    </>
  );
}

function Rows({ form, desk }: { readonly form: SpreadForm; readonly desk: Desk }): JSX.Element {
  const shown = form.rows.filter((row) =>
    desk.picked === null ? row.count > row.min || !desk.isOnBoard(row.of) : row.of === desk.picked,
  );
  return (
    <>
      <p class="total">
        {form.price} / {form.max}
        {form.max > form.price && ` · ${form.max - form.price} ${desk.says.left}`}
      </p>
      <List items={shown} filter={desk.says.filter}>
        {(row) => (
          <div class="count" key={row.id}>
            <span>
              <b>{row.text}</b>
              {row.detail !== undefined && <small>{row.detail}</small>}
            </span>
            <Press
              desk={desk}
              kind="step"
              label={`${desk.says.less}: ${row.text}`}
              off={row.count <= row.min}
              act={{ do: 'set', value: counted(form.rows, row.id, -1) }}
            >
              −
            </Press>
            <output>{row.count}</output>
            <Press
              desk={desk}
              kind="step"
              label={`${desk.says.more}: ${row.text}`}
              off={row.room === 0}
              act={{ do: 'set', value: counted(form.rows, row.id, 1) }}
            >
              +
            </Press>
          </div>
        )}
      </List>
    </>
  );
}

function Orders({
  form,
  asked,
  desk,
}: {
  readonly form: OrdersForm;
  readonly asked: Asked;
  readonly desk: Desk;
}): JSX.Element {
  if (form.making !== null) return <Making making={form.making} asked={asked} desk={desk} />;
  const shown = inSheet(form.subjects, desk).filter(({ isOrdered }) => !isOrdered || desk.picked !== null);
  const { faced, plain } = withFaces(shown, desk.deck);
  return (
    <>
      {form.orders.length > 0 && (
        <div class="row chips">
          {form.orders.map((order, at) => (
            <Press key={at} kind="chip" desk={desk} label={`${desk.says.drop}: ${order.text}`} act={{ do: 'drop', at }}>
              {order.text} ×
            </Press>
          ))}
        </div>
      )}
      {desk.deck !== null && faced.length > 0 && (
        <CardRow
          deck={desk.deck}
          says={desk.says}
          cards={faced.map((subject) => ({ ...subject, isChosen: subject.isOrdered }))}
          choose={(id) => {
            const subject = faced.find((one) => one.id === id);
            if (subject !== undefined) desk.act(opened(form.orders, subject));
          }}
        />
      )}
      <List items={plain} filter={desk.says.filter}>
        {(subject) => (
          <Press key={subject.id} kind="option" desk={desk} act={opened(form.orders, subject)}>
            <b>{subject.text}</b>
            {subject.detail !== undefined && <small>{subject.detail}</small>}
          </Press>
        )}
      </List>
    </>
  );
}

function Making({
  making,
  asked,
  desk,
}: {
  readonly making: MakingForm;
  readonly asked: Asked;
  readonly desk: Desk;
}): JSX.Element {
  const goals = goalsOf(making);
  const shown = desk.picked === null ? making.options.filter(({ of }) => !desk.isOnBoard(of)) : [];
  const wanted = desk.picked === null ? [] : goals.filter(({ of }) => of === desk.picked);
  const { order, at } = making;
  const units = (id: string, count: number): Readonly<Record<string, number>> =>
    Object.fromEntries(Object.entries({ ...order.units, [id]: count }).filter(([, n]) => n > 0));
  return (
    <>
      <p class="trail">{[...making.trail, making.text].join(' › ')}</p>
      {order.path.length > 0 &&
        making.kinds.map((kind) => (
          <div class="count" key={kind.id}>
            <b>{kind.text}</b>
            <Press
              desk={desk}
              kind="step"
              label={`${desk.says.less}: ${kind.text}`}
              off={kind.count === 0}
              act={{ do: 'make', order: { ...order, units: units(kind.id, kind.count - 1) }, at }}
            >
              −
            </Press>
            <output>
              {kind.count} / {kind.max}
            </output>
            <Press
              desk={desk}
              kind="step"
              label={`${desk.says.more}: ${kind.text}`}
              off={!kind.isMore}
              act={{ do: 'make', order: { ...order, units: units(kind.id, kind.count + 1) }, at }}
            >
              +
            </Press>
          </div>
        ))}
      <List
        items={
          desk.picked === null
            ? shown.map((option) => ({
                ...option,
                act: { do: 'make', order: { ...order, path: [...order.path, option.id] }, at } as const,
              }))
            : wanted
        }
        filter={desk.says.filter}
      >
        {(goal) => (
          <Press key={goal.id} kind="option" desk={desk} act={goal.act}>
            <b>{goal.text}</b>
            {goal.danger !== undefined && <small class="danger">{goal.danger}</small>}
            {goal.detail !== undefined && <small>{goal.detail}</small>}
          </Press>
        )}
      </List>
      <div class="row">
        <Press desk={desk} act={stepBack(making)}>
          {desk.says.back}
        </Press>
        {at !== null && (
          <Press desk={desk} kind="loss" act={{ do: 'drop', at }}>
            {desk.says.drop}
          </Press>
        )}
        {making.complete && (
          <Press desk={desk} kind={endsWith(asked) ? '' : 'go'} act={{ do: 'place', order, at }}>
            {desk.says.keep}
          </Press>
        )}
        {making.complete && asked.amiss.length > 0 && <span class="why">{asked.amiss[0]}</span>}
        {endsWith(asked) && (
          <Press desk={desk} kind="go" act={{ do: 'send', final: asked.sealed, confirmed: false }}>
            {asked.sealed ? desk.says.final : desk.says.confirm} (
            {asked.form.kind === 'orders' ? asked.form.orders.length + (at === null ? 1 : 0) : 0})
          </Press>
        )}
      </div>
    </>
  );
}

/** The one green button, and beside it why it is off. */
function Send({ asked, desk }: { readonly asked: Asked; readonly desk: Desk }): JSX.Element | null {
  const { form, amiss, sealed, isFinal, isSaved } = asked;
  if (form.kind === 'orders' && form.making !== null) return null;
  const isEmpty =
    form.kind === 'choose'
      ? form.chosen.length === 0
      : form.kind === 'spread'
        ? form.rows.every(({ count }) => count === 0)
        : false;
  if (isFinal)
    return (
      <div class="row end">
        <span class="why">{desk.says.savedFinal}</span>
        <Press desk={desk} act={{ do: 'unfinal' }}>
          {desk.says.unfinal}
        </Press>
      </div>
    );
  const isOff = amiss.length > 0 || (form.kind === 'choose' && isEmpty);
  return (
    <div class="row end">
      {[...asked.warnings, ...asked.forecasts].map((told) => (
        <span class="why" key={told}>
          {told}
        </span>
      ))}
      {amiss.length > 0 && !isEmpty && <span class="why">{amiss[0]}</span>}
      {sealed && isSaved && <span class="why">{desk.says.saved}</span>}
      <Press desk={desk} kind="go" off={isOff} act={{ do: 'send', final: sealed, confirmed: false }}>
        {sealed ? desk.says.final : desk.says.confirm}
        {form.kind === 'orders' && ` (${form.orders.length})`}
      </Press>
    </div>
  );
}

/** Asks once more before something that may lose the game. */
export function Sure({
  text,
  says,
  yes,
  no,
}: {
  readonly text: string;
  readonly says: BoardState['says'];
  readonly yes: () => void;
  readonly no: () => void;
}): JSX.Element {
  return (
    <div class="question">
      <h2>{text}</h2>
      <div class="row end">
        <button type="button" onClick={no}>
          {says.no}
        </button>
        <button type="button" class="loss" onClick={yes}>
          {says.yes}
        </button>
      </div>
    </div>
  );
}
